//! How the game is told: prompts, choices, sentences and the table in text.

mod draw;
mod in_words;
mod label;
mod legend;
mod names;
mod prompt;
mod sentence;
mod short;
mod text;

pub use text::Printed;

use crate::Dungeoneer;
use crate::event::Event;
use crate::moves::Move;
use crate::state::{Phase, Side};
use crate::view::View;
use undercroft_core::{Company, Language, Phrase, Tell, Words};

impl<const SET: usize> Tell for Dungeoneer<SET> {
    fn words(language: Language) -> &'static str {
        match language {
            Language::En => concat!(
                include_str!("../../../../../locales/en/dungeoneer.ftl"),
                include_str!("../../../../../locales/en/dungeoneer-card.ftl"),
                include_str!("../../../../../locales/en/vault.ftl"),
                include_str!("../../../../../locales/en/serpent.ftl")
            ),
            Language::Ru => concat!(
                include_str!("../../../../../locales/ru/dungeoneer.ftl"),
                include_str!("../../../../../locales/ru/dungeoneer-card.ftl"),
                include_str!("../../../../../locales/ru/vault.ftl"),
                include_str!("../../../../../locales/ru/serpent.ftl")
            ),
        }
    }

    fn prompt(&self, view: &View) -> Phrase {
        prompt::prompt(&self.0, view)
    }

    fn label(&self, view: &View, mv: Move) -> Phrase {
        label::label(&self.0, view, mv)
    }

    fn expected(&self, view: &View) -> Vec<Move> {
        let asked = view.is_asked() && view.shown.stack.is_empty();
        match view.shown.phase {
            Phase::Hero if asked => {
                Side::ALL.into_iter().map(Move::Go).chain([Move::Explore, Move::Stand]).collect()
            }
            _ => Vec::new(),
        }
    }

    fn sentence(&self, event: &Event) -> Option<Phrase> {
        sentence::sentence(&self.0, event)
    }

    fn draw(&self, view: &View, words: &Words, company: &Company) -> String {
        draw::table(&self.0, view, words, company)
    }

    fn in_words(&self, view: &View) -> Vec<Phrase> {
        in_words::everything(&self.0, view)
    }

    fn legend(&self, view: &View) -> Vec<Phrase> {
        legend::explained(&self.0, view)
    }
}

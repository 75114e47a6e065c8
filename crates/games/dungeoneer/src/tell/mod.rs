//! How the game is told: prompts, choices, sentences and the table in text.

mod draw;
mod label;
mod sentence;

use crate::Dungeoneer;
use crate::event::Event;
use crate::moves::Move;
use crate::state::{Frame, Phase, Side};
use crate::view::View;
use undercroft_core::{Company, Language, Phrase, Tell, Words};

impl<const SET: usize> Tell for Dungeoneer<SET> {
    fn words(language: Language) -> &'static str {
        match language {
            Language::En => include_str!("../../../../../locales/en/dungeoneer.ftl"),
            Language::Ru => include_str!("../../../../../locales/ru/dungeoneer.ftl"),
        }
    }

    fn prompt(&self, view: &View) -> Phrase {
        if view.shown.is_over() {
            return Phrase::new("dungeoneer-prompt-over");
        }
        if !view.is_asked() {
            let names =
                view.acting.iter().map(|seat| Phrase::new("dungeoneer-name").seat("who", seat)).collect();
            return Phrase::new("dungeoneer-prompt-wait").list("who", names);
        }
        match view.shown.stack.last() {
            Some(Frame::Place { location, .. }) => {
                Phrase::new("dungeoneer-prompt-place").phrase("location", self.0.site_phrase(*location))
            }
            Some(_) => Phrase::new("dungeoneer-prompt-choose"),
            None => match view.shown.phase {
                Phase::Heroes => Phrase::new("dungeoneer-prompt-heroes"),
                Phase::Dungeonlord => Phrase::new("dungeoneer-prompt-dungeonlord"),
                Phase::Discard => Phrase::new("dungeoneer-prompt-discard"),
                Phase::Save => Phrase::new("dungeoneer-prompt-save"),
                Phase::Hero | Phase::Laying | Phase::Reset | Phase::Building | Phase::Draw | Phase::Over => {
                    let ap = view.you.map_or(0, |you| view.player(you).ap);
                    Phrase::new("dungeoneer-prompt-hero").number("ap", ap)
                }
            },
        }
    }

    fn label(&self, view: &View, mv: Move) -> Phrase {
        label::label(&self.0, view, mv)
    }

    fn expected(&self, view: &View) -> Vec<Move> {
        if view.is_asked() && view.shown.stack.is_empty() && view.shown.phase == Phase::Hero {
            Side::ALL.into_iter().map(Move::Go).chain([Move::Explore]).collect()
        } else {
            Vec::new()
        }
    }

    fn sentence(&self, event: &Event) -> Option<Phrase> {
        sentence::sentence(&self.0, event)
    }

    fn draw(&self, view: &View, words: &Words, company: &Company) -> String {
        draw::table(&self.0, view, words, company)
    }
}

//! Moves as choices, and the names of things.

use crate::Rules;
use crate::ids::{Card, Location, QuestId};
use crate::moves::Move;
use crate::view::View;
use undercroft_core::Phrase;

impl Rules {
    /// A text of the pack in both languages: the message picks the reader's.
    pub(crate) fn in_both(text: &crate::components::Text) -> Phrase {
        let ru = if text.ru.is_empty() { &text.en } else { &text.ru };
        Phrase::new("dungeoneer-text").text("en", text.en.clone()).text("ru", ru.clone())
    }

    pub(crate) fn card_phrase(&self, card: Card) -> Phrase {
        Rules::in_both(&self.components.card(card).print.name)
    }

    pub(crate) fn site_phrase(&self, location: Location) -> Phrase {
        Rules::in_both(&self.components.site(location).print.name)
    }

    pub(crate) fn quest_phrase(&self, quest: QuestId) -> Phrase {
        Rules::in_both(&self.components.quest(quest).print.name)
    }
}

/// A move as a choice.
pub(super) fn label(rules: &Rules, _view: &View, mv: Move) -> Phrase {
    let side = |side: crate::state::Side| Phrase::member("dungeoneer-side", side.word());
    match mv {
        Move::Done => Phrase::new("dungeoneer-do-done"),
        Move::Build(cell, turned) => Phrase::new("dungeoneer-do-build")
            .text("cell", cell.to_string())
            .number("turned", u8::from(turned)),
        Move::Go(to) => Phrase::new("dungeoneer-do-go").phrase("side", side(to)),
        Move::Explore => Phrase::new("dungeoneer-do-explore"),
        Move::Stand => Phrase::new("dungeoneer-do-stand"),
        Move::Discard(card) => Phrase::new("dungeoneer-do-discard").phrase("card", rules.card_phrase(card)),
        Move::Save => Phrase::new("dungeoneer-do-save"),
        Move::Choose(hero) => {
            let name = Rules::in_both(&rules.components.hero(hero).print.name);
            Phrase::new("dungeoneer-do-choose").phrase("hero", name)
        }
        Move::Pick(nth) => Phrase::new("dungeoneer-do-pick").number("nth", nth + 1),
        Move::Hero(seat) => Phrase::new("dungeoneer-name").seat("who", seat),
        Move::To(location) => rules.site_phrase(location),
        Move::Card(card) => rules.card_phrase(card),
        Move::Quest(quest) => rules.quest_phrase(quest),
        other => {
            Phrase::new("dungeoneer-do-other").text("move", crate::moves::write(&rules.components, other))
        }
    }
}

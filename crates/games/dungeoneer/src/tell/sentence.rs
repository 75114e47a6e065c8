//! Events as sentences of the log.

use crate::Rules;
use crate::event::Event;
use undercroft_core::Phrase;

/// An event as a sentence; nothing if it is not worth one.
pub(super) fn sentence(rules: &Rules, event: &Event) -> Option<Phrase> {
    let site = |word: &str| match rules.components.find_site(word) {
        Some(location) => rules.site_phrase(location),
        None => Phrase::new("dungeoneer-text").text("en", word).text("ru", word),
    };
    Some(match event {
        Event::Turn { round, seat } => {
            Phrase::new("dungeoneer-turn").number("round", *round).seat("who", *seat)
        }
        Event::Placed { seat, location, cell, .. } => Phrase::new("dungeoneer-placed")
            .seat("who", *seat)
            .phrase("location", site(location))
            .text("cell", cell.to_string()),
        Event::Defeated { seat } => Phrase::new("dungeoneer-defeated").seat("who", *seat),
        _ => return None,
    })
}

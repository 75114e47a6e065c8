//! What signs and names mean: the signs of the map, the hero's abilities, the cards at hand and in play.

use super::names;
use crate::Rules;
use crate::components::Print;
use crate::view::View;
use undercroft_core::{Phrase, Seat};

const SIGNS: [&str; 4] = [
    "dungeoneer-legend-turn",
    "dungeoneer-legend-location",
    "dungeoneer-legend-exits",
    "dungeoneer-legend-marks",
];

/// The explanations for this table.
pub(super) fn explained(rules: &Rules, view: &View) -> Vec<Phrase> {
    let components = &rules.components;
    let mut told: Vec<Phrase> = SIGNS.map(Phrase::new).into();
    let mut prints: Vec<&Print> = Vec::new();
    for seat in Seat::all(view.shown.seats()) {
        let player = view.player(seat);
        prints.extend(&components.hero(player.hero).ability_names);
        let items = player.items.iter().map(|item| item.card);
        let lair = player.lair.iter().map(|lurker| lurker.card);
        let cards = player.hand.iter().chain(items).chain(lair);
        prints.extend(cards.map(|card| &components.card(card).print));
    }
    let attached = view.shown.attached.iter().map(|one| one.card);
    let field = view.shown.field.iter().map(|one| one.card);
    prints.extend(attached.chain(field).map(|card| &components.card(card).print));
    prints.extend(view.shown.map.iter().map(|placed| &components.site(placed.location).print));
    let mut seen = Vec::new();
    for print in prints {
        let silent = print.text.en.is_empty() && print.text.ru.is_empty();
        if !silent && !seen.contains(&&print.word) {
            seen.push(&print.word);
            told.push(
                Phrase::new("dungeoneer-legend-thing")
                    .phrase("name", names::text(&print.name))
                    .phrase("text", names::text(&print.text)),
            );
        }
    }
    told
}

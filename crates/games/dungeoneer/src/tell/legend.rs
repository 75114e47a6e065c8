//! What signs and names mean: the signs of the map, the hero's abilities, the cards at hand and in play.

use super::names;
use crate::Rules;
use crate::components::Print;
use crate::state::Item;
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
    if !components.events.is_empty() {
        told.push(Phrase::new("dungeoneer-legend-nakari"));
    }
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
    prints.extend(rules.event(&view.shown).map(|(_, event)| &event.print));
    prints.extend(view.shown.legend.traps.iter().map(|trap| &components.card(trap.card).print));
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

/// The legendary event with its tokens.
pub(super) fn event(rules: &Rules, view: &View) -> Option<Phrase> {
    let (_, event) = rules.event(&view.shown)?;
    let said = Phrase::new("dungeoneer-words-event").phrase("event", names::text(&event.print.name));
    Some(said.number("tokens", view.shown.legend.tokens).number("most", event.max_tokens))
}

/// A readied card with its tokens, a minion with its life.
pub(super) fn item(rules: &Rules, item: &Item) -> Phrase {
    let card = rules.card_phrase(item.card);
    if item.life > 0 {
        return Phrase::new("dungeoneer-words-lurker").phrase("card", card).number("life", item.life);
    }
    if item.tokens > 0 {
        return Phrase::new("dungeoneer-words-charged").phrase("card", card).number("tokens", item.tokens);
    }
    card
}

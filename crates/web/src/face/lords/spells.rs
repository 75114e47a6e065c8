//! The combat cards of the year, and what has left the game.

use super::things::{self, disc, named, pic};
use super::{Easel, asks, piece};
use maud::{Markup, html};
use undercroft_core::{Phrase, Seat};
use undercroft_lords::Move;
use undercroft_lords::components::Card;
use undercroft_lords::state::Ask;

/// Who has looked at the card in this place, counted from 0.
pub(super) fn seen_by(easel: &Easel<'_>, place: usize) -> Vec<Seat> {
    let view = easel.view;
    let seats = Seat::all(view.players.len() as u8);
    seats.filter(|seat| view.player(*seat).shown.spied.get(place).copied().unwrap_or(false)).collect()
}

/// The name of a card and what it does.
pub(super) fn card_told(easel: &Easel<'_>, card: Card) -> String {
    let name = Phrase::member("lords-card", card.id());
    let told = Phrase::new("lords-legend-thing").phrase("name", name);
    easel.speech.say(&told.phrase("text", easel.game.card_text(card)))
}

/// The four cards of the coming combat: backs, and those the reader has seen.
pub(super) fn cards(easel: &Easel<'_>) -> Option<Markup> {
    let speech = easel.speech;
    if easel.view.cards.is_empty() {
        return None;
    }
    Some(html! {
        section.card.spell-cards {
            h2 { (speech.text("web-lords-combat-cards")) }
            ol.spells {
                @for (place, card) in (1..).zip(&easel.view.cards) { li data-inspect=[card.map(|card| things::about_card(easel, card))] { (back(easel, place, *card)) } }
            }
        }
    })
}

fn back(easel: &Easel<'_>, place: u8, card: Option<Card>) -> Markup {
    let speech = easel.speech;
    let seen = seen_by(easel, usize::from(place) - 1);
    let thing = things::spell(place);
    let label = match card {
        Some(card) => card_told(easel, card),
        None => speech.count("web-lords-card-hidden", place),
    };
    let inside = html! {
        span.nth aria-hidden="true" { (place) }
        @match card {
            Some(card) => b { (named(easel, "lords-card", card)) },
            None => span.q aria-hidden="true" { "?" },
        }
        span.seen aria-hidden="true" { @for seat in &seen { (disc(*seat)) } }
    };
    let class = if card.is_some() { "spell face-up" } else { "spell" };
    if asks(easel, Ask::Spy) {
        return piece(easel, Move::Spy(place), &thing, class, inside);
    }
    let names: Vec<Phrase> =
        seen.iter().map(|seat| Phrase::new("lords-occupant").seat("who", *seat)).collect();
    let seen = (!names.is_empty()).then(|| speech.say(&Phrase::new("web-lords-seen-by").list("who", names)));
    html! {
        div.(class) data-thing=(thing) title=(label) {
            span.unseen { (label) @if let Some(seen) = seen { ". " (seen) } } (inside)
        }
    }
}

/// DL-015: what has left the game lies face up.
pub(super) fn gone(easel: &Easel<'_>) -> Option<Markup> {
    let (view, speech) = (easel.view, easel.speech);
    let creatures = view
        .creatures_gone
        .kinds()
        .map(|one| (one.id(), named(easel, "lords-creature", one), view.creatures_gone.count(one)));
    let rooms = view
        .rooms_gone
        .kinds()
        .map(|one| (one.id(), named(easel, "lords-room", one), view.rooms_gone.count(one)));
    let traps = view
        .traps_seen
        .kinds()
        .map(|one| (one.id(), named(easel, "lords-trap", one), view.traps_seen.count(one)));
    let people = view.adventurers_gone.kinds().map(|one| {
        let class = easel.game.components().adventurer(one).class;
        (class.id(), speech.say(&easel.game.adventurer_phrase(one)), view.adventurers_gone.count(one))
    });
    let own = &view.player(view.subject()).shown.buried;
    let buried = own.kinds().map(|one| (one.id(), named(easel, "lords-trap", one), own.count(one)));
    let all: Vec<_> = creatures.chain(rooms).chain(traps).chain(people).chain(buried).collect();
    if all.is_empty() {
        return None;
    }
    Some(html! {
        details.card.fold id="gone" {
            summary { h2 { (speech.text("web-lords-gone")) } }
            div.chips { @for (picture, name, count) in all { span.chip { (pic(picture)) (name) @if count > 1 { " ×" (count) } } } }
        }
    })
}

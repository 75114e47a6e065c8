//! The decks beside the map: places to come, cards to come, and the pile that everybody may look through.

use super::super::{Easel, card_name, cards, legal, pictures};
use crate::art::picture;
use maud::{Markup, html};
use undercroft_dungeoneer::Move;
use undercroft_dungeoneer::state::Phase;

pub(super) fn piles(easel: &Easel<'_>) -> Markup {
    let (view, speech) = (easel.view, easel.speech);
    if view.shown.phase == Phase::Heroes {
        return html! {};
    }
    let explore = legal(easel).into_iter().find(|(mv, _)| *mv == Move::Explore).map(|(_, choice)| choice);
    let places = html! { span.stack { b { (view.locations) } } };
    let stack = |count: u8, key: &'static str| {
        html! {
            span.deck title=(speech.count(key, count)) { span.stack.tall aria-hidden="true" { b { (count) } } span.w aria-hidden="true" { (speech.text("web-dungeoneer-cards")) } span.unseen { (speech.count(key, count)) } }
        }
    };
    html! {
        div.decks {
            @match explore {
                Some(choice) => button.deck.can.spot[easel.choices.wants(&choice.notation)] name="move" value=(choice.notation) title=(choice.label) data-thing="places" {
                    (places) span.w { (speech.text("web-dungeoneer-explore")) " " (picture("dr-step")) "1" }
                },
                None => span.deck data-thing="places" title=(speech.count("web-dungeoneer-places-left", view.locations)) { span aria-hidden="true" { (places) } span.w aria-hidden="true" { (speech.text("web-dungeoneer-places")) } span.unseen { (speech.count("web-dungeoneer-places-left", view.locations)) } },
            }
            (stack(view.decks.cards, "web-dungeoneer-cards-left"))
            @if view.decks.peril > 0 { (stack(view.decks.peril, "web-dungeoneer-peril-left")) }
            (pile(easel))
        }
    }
}

/// Discarded cards lie open (DR-569).
fn pile(easel: &Easel<'_>) -> Markup {
    let (pile, components) = (&easel.view.shown.discard, easel.game.components());
    let count = pile.len() as i64;
    html! {
        details #pile.deck.pile {
            summary title=(easel.speech.count("web-dungeoneer-pile", count)) {
                span.stack.tall.up aria-hidden="true" { @if count > 0 { (picture("dr-card")) } }
                span.w { (easel.speech.count("web-dungeoneer-pile", count)) }
            }
            ul { @for card in pile.iter() { li data-inspect=(cards::about(easel, card)) tabindex="0" { (picture(pictures::card(components, components.card(card)))) " " (card_name(easel, card)) } } }
        }
    }
}

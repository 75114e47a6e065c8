//! Monster cards, face up and face down.

use super::Easel;
use crate::art::picture;
use crate::speech::Speech;
use crate::table::emblem;
use maud::{Markup, html};
use undercroft_core::{Phrase, Seat};
use undercroft_welcome::{Monster, Tile, Welcome};

/// The name of a monster.
pub(super) fn monster_name(speech: &Speech, monster: Monster) -> String {
    speech.say(&Phrase::member("welcome-monster", monster.id()))
}

/// The name of a tile.
pub(super) fn tile_name(speech: &Speech, tile: Tile) -> String {
    speech.say(&Phrase::member("welcome-tile", tile.id()))
}

/// A card face up.
pub(super) fn monster_card(game: &Welcome, speech: &Speech, monster: Monster, class: &str) -> Markup {
    html! {
        span.monster.(class) data-thing={ "monster-" (monster.id()) } {
            span.strength { (game.components().strength(monster)) }
            (picture(monster.id()))
            span.name { (monster_name(speech, monster)) }
        }
    }
}

/// A card face down: who put it there is public, its face only for those who know it.
pub(super) fn card_back(easel: &Easel<'_>, by: Option<Seat>, known: Option<Monster>, vt: &str) -> Markup {
    let speech = easel.speech;
    let title = match (by, known) {
        (Some(seat), Some(monster)) => speech.say(
            &Phrase::new("web-welcome-card-known")
                .seat("who", seat)
                .phrase("monster", Phrase::member("welcome-monster", monster.id())),
        ),
        (Some(seat), None) => speech.say(&Phrase::new("web-welcome-card-by").seat("who", seat)),
        (None, _) => speech.text("web-welcome-card-hidden"),
    };
    html! {
        span.back.known[known.is_some()] data-vt=(vt) title=(title) role="img" aria-label=(title) {
            @if let Some(monster) = known {
                span.peek { (picture(monster.id())) span { (easel.game.components().strength(monster)) } }
            }
            @if let Some(seat) = by { (emblem(seat)) }
        }
    }
}

/// A small label with a monster, for lists.
pub(super) fn chip(easel: &Easel<'_>, monster: Monster, count: Option<u8>) -> Markup {
    let name = monster_name(easel.speech, monster);
    let strength = easel.game.components().strength(monster);
    html! {
        span.chip data-thing={ "monster-" (monster.id()) } title={ (name) " " (strength) } {
            (picture(monster.id()))
            @match count {
                Some(count) => { span.unseen { (name) } b { "×" (count) } }
                None => { span { (name) } b { (strength) } }
            }
        }
    }
}

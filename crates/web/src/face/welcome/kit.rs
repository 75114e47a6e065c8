//! The hero's six equipment tiles.

use super::Easel;
use super::cards::tile_name;
use crate::art::picture;
use maud::{Markup, html};
use undercroft_core::Phrase;
use undercroft_welcome::{Effect, Move, PhaseView, Tile};

/// All six tiles in printed order, also those that are gone.
pub(super) fn kit(easel: &Easel<'_>) -> Markup {
    html! {
        div.kit role="group" aria-label=(easel.speech.text("web-welcome-equipment")) {
            @for (tile, effect) in easel.game.components().tiles(easel.view.hero) { (piece(easel, *tile, effect)) }
        }
    }
}

/// The move that a click on the tile would mean now.
pub(super) fn move_of(easel: &Easel<'_>, tile: Tile, effect: &Effect) -> Move {
    match (easel.view.phase, effect) {
        (PhaseView::Facing, Effect::Axe) => Move::Axe,
        (PhaseView::Facing, Effect::Polymorph) => Move::Polymorph,
        (PhaseView::Dying, Effect::Potion) => Move::Drink,
        (PhaseView::Bidding | PhaseView::Deciding | PhaseView::ChoosingHero | PhaseView::Over, _)
        | (PhaseView::Naming | PhaseView::Delving | PhaseView::Facing | PhaseView::Dying, _) => {
            Move::Discard(tile)
        }
    }
}

fn piece(easel: &Easel<'_>, tile: Tile, effect: &Effect) -> Markup {
    let view = easel.view;
    let thrown = view.discard.iter().find(|card| card.tile == tile);
    let spent = view.delve.as_ref().is_some_and(|delve| delve.spent.contains(&tile));
    let name = tile_name(easel.speech, tile);
    let note = if let Some(card) = thrown {
        easel.speech.say(&Phrase::new("web-welcome-thrown-by").seat("who", card.by))
    } else if spent {
        easel.speech.text("web-welcome-spent")
    } else {
        effect_words(easel, tile, effect)
    };
    let class = if thrown.is_some() {
        "tile gone"
    } else if spent {
        "tile spent"
    } else {
        "tile"
    };
    let inside = html! {
        span.art { (picture(tile.id())) }
        span.name { (name) }
        span.effect { (note) }
        (badge(easel, effect))
    };
    super::piece(easel, move_of(easel, tile, effect), &super::tile_thing(tile), class, inside)
}

/// What the tile does, short enough for a tile: kinds that are beaten are shown as pictures by [`badge`].
fn effect_words(easel: &Easel<'_>, tile: Tile, effect: &Effect) -> String {
    let speech = easel.speech;
    match effect {
        Effect::Beats(_) => speech.text("web-welcome-beats"),
        Effect::Absorbs(_) => speech.text("web-welcome-absorbs"),
        Effect::Health(_)
        | Effect::Vorpal
        | Effect::Axe
        | Effect::Potion
        | Effect::Polymorph
        | Effect::Pact(_)
        | Effect::Omnipotence => speech.say(&easel.game.effect_phrase(easel.view.hero, tile)),
    }
}

fn badge(easel: &Easel<'_>, effect: &Effect) -> Markup {
    let kinds = match effect {
        Effect::Beats(kinds) | Effect::Absorbs(kinds) => *kinds,
        Effect::Vorpal => match easel.view.delve.as_ref().and_then(|delve| delve.named) {
            Some(named) => [named].into_iter().collect(),
            None => return html! {},
        },
        Effect::Pact(kind) => [*kind].into_iter().collect(),
        Effect::Health(_) | Effect::Axe | Effect::Potion | Effect::Polymorph | Effect::Omnipotence => {
            return html! {};
        }
    };
    html! {
        span.kinds {
            @for monster in undercroft_welcome::Monster::ALL {
                @if kinds.contains(monster) {
                    span title=(super::monster_name(easel.speech, monster)) {
                        (picture(monster.id()))
                        (easel.game.components().strength(monster))
                    }
                }
            }
        }
    }
}

//! The hero's six equipment tiles.

use super::Scene;
use super::cards::tile_name;
use crate::art::picture;
use maud::{Markup, html};
use undercroft_core::Phrase;
use undercroft_welcome::{Effect, Move, PhaseView, Tile};

/// All six tiles in printed order, also those that are gone.
pub(super) fn kit(scene: &Scene<'_>) -> Markup {
    html! {
        div.kit role="group" aria-label=(scene.speech.text("web-welcome-equipment")) {
            @for (tile, effect) in scene.game.components().tiles(scene.view.hero) { (piece(scene, *tile, effect)) }
        }
    }
}

/// The move that a click on the tile would mean now.
pub(super) fn move_of(scene: &Scene<'_>, tile: Tile, effect: &Effect) -> Move {
    match (scene.view.phase, effect) {
        (PhaseView::Facing, Effect::Axe) => Move::Axe,
        (PhaseView::Facing, Effect::Polymorph) => Move::Polymorph,
        (PhaseView::Dying, Effect::Potion) => Move::Drink,
        (PhaseView::Bidding | PhaseView::Deciding | PhaseView::ChoosingHero | PhaseView::Over, _)
        | (PhaseView::Naming | PhaseView::Delving | PhaseView::Facing | PhaseView::Dying, _) => {
            Move::Discard(tile)
        }
    }
}

fn piece(scene: &Scene<'_>, tile: Tile, effect: &Effect) -> Markup {
    let view = scene.view;
    let thrown = view.discard.iter().find(|card| card.tile == tile);
    let spent = view.delve.as_ref().is_some_and(|delve| delve.spent.contains(&tile));
    let name = tile_name(scene.speech, tile);
    let note = if let Some(card) = thrown {
        scene.speech.say(&Phrase::new("web-welcome-thrown-by").seat("who", card.by))
    } else if spent {
        scene.speech.text("web-welcome-spent")
    } else {
        effect_words(scene, tile, effect)
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
        (badge(scene, effect))
    };
    let thing = format!("tile-{}", tile.id());
    super::piece(scene, move_of(scene, tile, effect), &thing, class, inside)
}

/// What the tile does, short enough for a tile: kinds that are beaten are shown as pictures by [`badge`].
fn effect_words(scene: &Scene<'_>, tile: Tile, effect: &Effect) -> String {
    let speech = scene.speech;
    match effect {
        Effect::Beats(_) => speech.text("web-welcome-beats"),
        Effect::Absorbs(_) => speech.text("web-welcome-absorbs"),
        Effect::Health(_)
        | Effect::Vorpal
        | Effect::Axe
        | Effect::Potion
        | Effect::Polymorph
        | Effect::Pact(_)
        | Effect::Omnipotence => speech.say(&scene.game.effect_phrase(scene.view.hero, tile)),
    }
}

fn badge(scene: &Scene<'_>, effect: &Effect) -> Markup {
    let kinds = match effect {
        Effect::Beats(kinds) | Effect::Absorbs(kinds) => *kinds,
        Effect::Vorpal => match scene.view.delve.as_ref().and_then(|delve| delve.named) {
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
                    span title=(super::monster_name(scene.speech, monster)) {
                        (picture(monster.id()))
                        (scene.game.components().strength(monster))
                    }
                }
            }
        }
    }
}

//! The hero's six equipment tiles.

use super::Easel;
use super::cards::{monster_name, tile_name};
use super::odds;
use crate::art::picture;
use crate::table::{emblem, inspect};
use maud::{Markup, html};
use undercroft_core::Phrase;
use undercroft_welcome::{Effect, Hero, Monster, Move, PhaseView, Tile};

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
    let (view, speech) = (easel.view, easel.speech);
    let thrown = view.discard.iter().find(|card| card.tile == tile);
    let spent = view.delve.as_ref().is_some_and(|delve| delve.spent.contains(&tile));
    let class = if thrown.is_some() {
        "tile gone"
    } else if spent {
        "tile spent"
    } else {
        "tile"
    };
    let mv = move_of(easel, tile, effect);
    let chance = easel.choices.allowed(&mv.to_string()).and_then(|_| odds::without(easel, tile));
    let inside = html! {
        span.inspectable data-inspect=(about(easel, view.hero, tile)) {
            (picture(tile.id()))
            b { (tile_name(speech, tile)) }
        }
        @if let Some(card) = thrown {
            span.eff { (emblem(card.by)) (speech.say(&Phrase::new("web-welcome-thrown-by").seat("who", card.by))) }
        } @else if spent {
            span.eff { (speech.text("web-welcome-spent")) }
        } @else {
            (effect_of(easel, view.hero, tile, effect))
        }
        @if let Some(chance) = chance {
            span.chip.{ (odds::class(chance)) } { u { (speech.text("web-welcome-without")) } " " (odds::share(chance)) }
        }
    };
    super::piece(easel, mv, &super::tile_thing(tile), class, inside)
}

/// What the inspector says of a tile.
pub(super) fn about(easel: &Easel<'_>, hero: Hero, tile: Tile) -> String {
    let words = easel.speech.say(&easel.game.effect_phrase(hero, tile));
    let rule = easel.game.components().tiles(hero).iter().find(|(one, _)| *one == tile);
    let rule = rule.map(|(_, effect)| match effect {
        Effect::Health(_) => "WD-064",
        Effect::Beats(_) => "WD-073",
        Effect::Absorbs(_) => "WD-094",
        Effect::Vorpal => "WD-066",
        Effect::Axe => "WD-101",
        Effect::Potion => "WD-108",
        Effect::Polymorph => "WD-113",
        Effect::Pact(_) => "WD-120",
        Effect::Omnipotence => "WD-125",
    });
    inspect(tile.id(), &tile_name(easel.speech, tile), &words, rule)
}

/// What the tile does, in pictures where kinds are beaten and in words otherwise; shorter words for a small stage.
pub(super) fn effect_of(easel: &Easel<'_>, hero: Hero, tile: Tile, effect: &Effect) -> Markup {
    let speech = easel.speech;
    let beats = |key: &'static str, kinds: &[Monster]| {
        html! { em { (speech.text(key)) } @for monster in kinds { (kind(easel, *monster)) } }
    };
    let words = |short: &'static str, long: String| {
        html! { q.long { (long) } q.short { (speech.text(short)) } }
    };
    let whole = || speech.say(&easel.game.effect_phrase(hero, tile));
    let of = |kinds: &undercroft_welcome::MonsterSet| -> Vec<Monster> {
        Monster::ALL.into_iter().filter(|monster| kinds.contains(*monster)).collect()
    };
    html! {
        span.eff {
            @match effect {
                Effect::Health(bonus) => span.plus { "+" (bonus) (picture("heart")) span.unseen { " " (speech.text("web-welcome-health")) } },
                Effect::Beats(kinds) => (beats("web-welcome-beats", &of(kinds))),
                Effect::Absorbs(kinds) => (beats("web-welcome-absorbs", &of(kinds))),
                Effect::Pact(one) => { (beats("web-welcome-beats", &[*one])) (words("web-welcome-short-pact", speech.text("web-welcome-and-next"))) },
                Effect::Vorpal => {
                    @match easel.view.delve.as_ref().and_then(|delve| delve.named) {
                        Some(named) => (beats("web-welcome-beats", &[named])),
                        None => (words("web-welcome-short-vorpal", whole())),
                    }
                },
                Effect::Axe => (words("web-welcome-short-axe", whole())),
                Effect::Potion => (words("web-welcome-short-potion", whole())),
                Effect::Polymorph => (words("web-welcome-short-polymorph", whole())),
                Effect::Omnipotence => (words("web-welcome-short-omnipotence", whole())),
            }
        }
    }
}

/// A kind of monster in small, with its name for those who hear it.
fn kind(easel: &Easel<'_>, monster: Monster) -> Markup {
    let name = monster_name(easel.speech, monster);
    html! {
        span.kind title=(name) { (picture(monster.id())) (easel.game.components().strength(monster)) span.unseen { " " (name) "," } }
    }
}

//! In the dungeon: one monster after the other, with the arithmetic shown.

use super::Scene;
use super::cards::{monster_card, tile_name};
use super::stage::{dungeon, hero, signed};
use crate::art::picture;
use maud::{Markup, html};
use undercroft_core::Phrase;
use undercroft_welcome::{DelveView, Effect, Fate, Monster, Move, PhaseView};

/// A monster met, and the health before and after it.
struct Step {
    monster: Monster,
    fate: Fate,
    before: i8,
    after: i8,
}

pub(super) fn corridor(scene: &Scene<'_>) -> Markup {
    let Some(delve) = &scene.view.delve else { return html! {} };
    let steps = steps(scene, delve);
    let naming = scene.view.phase == PhaseView::Naming;
    let over = scene.view.phase == PhaseView::Over;
    html! {
        div.scene.delve {
            (hero(scene))
            div.corridor {
                @if over { (ending(scene)) }
                @if naming { (kinds(scene)) } @else { (march(scene, delve, &steps)) }
            }
            (dungeon(scene))
        }
    }
}

/// Replays the health over the cards met, because the view tells only the last value.
fn steps(scene: &Scene<'_>, delve: &DelveView) -> Vec<Step> {
    let components = scene.game.components();
    let mut health = scene.view.entry_health;
    let mut steps = Vec::new();
    for (monster, fate) in &delve.met {
        let strength = components.strength(*monster) as i8;
        let before = health;
        health = match fate {
            Fate::Facing | Fate::Replaced | Fate::Shown => before,
            Fate::Beaten(tile) if absorbs(scene, *tile, *monster) => before.saturating_add(strength),
            Fate::Beaten(_) => before,
            Fate::Hit => before.saturating_sub(strength),
            Fate::Healed => scene.view.base_health as i8,
        };
        steps.push(Step { monster: *monster, fate: *fate, before, after: health });
    }
    steps
}

fn absorbs(scene: &Scene<'_>, tile: undercroft_welcome::Tile, monster: Monster) -> bool {
    scene.game.components().tiles(scene.view.hero).iter().any(|(other, effect)| match effect {
        Effect::Absorbs(kinds) => *other == tile && kinds.contains(monster),
        Effect::Health(_)
        | Effect::Beats(_)
        | Effect::Vorpal
        | Effect::Axe
        | Effect::Potion
        | Effect::Polymorph
        | Effect::Pact(_)
        | Effect::Omnipotence => false,
    })
}

/// The cards met so far, newest first and largest.
fn march(scene: &Scene<'_>, delve: &DelveView, steps: &[Step]) -> Markup {
    let speech = scene.speech;
    let total = steps.len() + scene.view.pile.len();
    let class = if steps.len() > 8 {
        "march many"
    } else if steps.len() > 4 {
        "march some"
    } else {
        "march"
    };
    html! {
        @if let Some(named) = delve.named {
            p.named { (picture("vorpal-sword")) (speech.say(&Phrase::new("web-welcome-named").phrase("monster", Phrase::member("welcome-monster", named.id())))) }
        }
        @if delve.pact { p.named { (picture("demonic-pact")) (speech.text("web-welcome-pact")) } }
        @if steps.is_empty() && scene.view.outcome.is_none() { p.waiting { (speech.text("web-welcome-nothing-met")) } }
        ol.(class) {
            @for (index, step) in steps.iter().enumerate() {
                li.step.{ (fate_class(step)) } data-vt={ "pile-" (total - 1 - index) } {
                    (monster_card(scene.game, speech, step.monster, ""))
                    span.stamp { (stamp(scene, step)) }
                    @if step.fate != Fate::Shown { span.sum { (arithmetic(scene, step)) } }
                }
            }
        }
    }
}

fn fate_class(step: &Step) -> &'static str {
    match step.fate {
        Fate::Facing => "facing",
        Fate::Beaten(_) => "beaten",
        Fate::Replaced => "replaced",
        Fate::Hit if step.after <= 0 => "hit deadly",
        Fate::Hit => "hit",
        Fate::Healed => "healed",
        Fate::Shown => "shown",
    }
}

fn stamp(scene: &Scene<'_>, step: &Step) -> Markup {
    let speech = scene.speech;
    match step.fate {
        Fate::Facing => html! { (speech.text("web-welcome-stamp-facing")) },
        Fate::Shown => html! { span.by { (speech.text("web-welcome-stamp-shown")) } },
        Fate::Beaten(tile) => html! { (picture(tile.id())) span.by { (tile_name(speech, tile)) } },
        Fate::Replaced => {
            html! { (picture("polymorph")) span.by { (speech.text("web-welcome-stamp-swapped")) } }
        }
        Fate::Hit if step.after <= 0 => {
            html! { (picture("skull")) span.by { (speech.text("web-welcome-stamp-deadly")) } }
        }
        Fate::Hit => html! { span.by { (speech.text("web-welcome-stamp-hit")) } },
        Fate::Healed => {
            html! { (picture("healing-potion")) span.by { (tile_name(speech, undercroft_welcome::Tile::HealingPotion)) } }
        }
    }
}

fn arithmetic(scene: &Scene<'_>, step: &Step) -> String {
    let strength = scene.game.components().strength(step.monster);
    match step.fate {
        Fate::Shown => String::new(),
        Fate::Facing => format!("{} − {strength}?", step.before),
        Fate::Hit => format!("{} − {strength} = {}", step.before, signed(step.after)),
        Fate::Healed => format!("{} − {strength} → {}", step.before, step.after),
        Fate::Beaten(_) if step.after > step.before => {
            format!("{} + {strength} = {}", step.before, step.after)
        }
        Fate::Beaten(_) | Fate::Replaced => format!("{}", step.after),
    }
}

/// Before the first card: the kinds the vorpal weapon could be named for.
fn kinds(scene: &Scene<'_>) -> Markup {
    html! {
        div.naming {
            @for monster in Monster::ALL {
                @let inside = monster_card(scene.game, scene.speech, monster, "small");
                (super::piece(scene, Move::Name(monster), &format!("monster-{}", monster.id()), "kind", inside))
            }
        }
    }
}

fn ending(scene: &Scene<'_>) -> Markup {
    let Some(outcome) = &scene.view.outcome else { return html! {} };
    let speech = scene.speech;
    let winners = outcome.winners();
    let reason = speech.say(&Phrase::member("welcome-end", outcome.reason()));
    html! {
        div.ending {
            (picture("trophy"))
            div {
                @for seat in winners.iter() {
                    p.winner { (speech.say(&Phrase::new("web-winner").seat("who", seat))) }
                }
                p.soft { (reason) }
            }
        }
    }
}

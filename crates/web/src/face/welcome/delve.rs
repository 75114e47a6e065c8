//! In the dungeon: one monster after the other, with the arithmetic shown.

use super::Easel;
use super::cards::{monster_card, tile_name};
use super::stage::{dungeon, hero, signed};
use crate::art::picture;
use maud::{Markup, html};
use undercroft_core::Phrase;
use undercroft_welcome::{DelveView, Event, Fate, Monster, Move, PhaseView};

/// A monster met, and the health before and after it as it was told; nothing is known of what came before the
/// reader listened, as in a game that was begun from a described situation.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Step {
    monster: Monster,
    fate: Fate,
    health: Option<(i8, i8)>,
}

pub(super) fn corridor(easel: &Easel<'_>) -> Markup {
    let Some(delve) = &easel.view.delve else { return html! {} };
    let steps = steps(easel, delve);
    let naming = easel.view.phase == PhaseView::Naming;
    let over = easel.view.phase == PhaseView::Over;
    html! {
        div.scene.delve {
            (hero(easel))
            div.corridor {
                @if over { (ending(easel)) }
                @if naming { (kinds(easel)) } @else { (march(easel, delve, &steps)) }
            }
            (dungeon(easel))
        }
    }
}

fn steps(easel: &Easel<'_>, delve: &DelveView) -> Vec<Step> {
    let told = healths(easel.told.iter().map(|(_, event)| *event));
    // The last ones met are the ones that were told.
    let unheard = delve.met.len().saturating_sub(told.len());
    let health = (0..delve.met.len()).map(|index| told.get(index.checked_sub(unheard)?).copied().flatten());
    let met = delve.met.iter().zip(health);
    met.map(|((monster, fate), health)| Step { monster: *monster, fate: *fate, health }).collect()
}

/// The health before and after each card that was turned over since the hero went in, as the events tell it.
fn healths<'a>(told: impl Iterator<Item = &'a Event>) -> Vec<Option<(i8, i8)>> {
    let mut health: Option<i8> = None;
    let mut steps: Vec<Option<(i8, i8)>> = Vec::new();
    for event in told {
        match event {
            Event::Entered { health: entry, .. } => {
                steps.clear();
                health = Some(*entry);
            }
            Event::Met { health: after, .. } => {
                steps.push(health.map(|before| (before, *after)));
                health = Some(*after);
            }
            Event::Faced { health: after, .. } | Event::Drank { health: after, .. } => {
                if let Some(Some((_, last))) = steps.last_mut() {
                    *last = *after;
                }
                health = Some(*after);
            }
            Event::RestShown { monsters, .. } => steps.extend(monsters.iter().map(|_| None)),
            Event::FirstHero { .. }
            | Event::HeroChosen { .. }
            | Event::RoundBegan { .. }
            | Event::Ordered { .. }
            | Event::Passed { .. }
            | Event::Drew { .. }
            | Event::Added { .. }
            | Event::ThrewAway { .. }
            | Event::Named { .. }
            | Event::Axed { .. }
            | Event::Polymorphed { .. }
            | Event::SavedByOmnipotence { .. }
            | Event::Succeeded { .. }
            | Event::Failed { .. }
            | Event::Won { .. } => {}
        }
    }
    steps
}

/// The cards met so far, newest first and largest.
fn march(easel: &Easel<'_>, delve: &DelveView, steps: &[Step]) -> Markup {
    let speech = easel.speech;
    let total = steps.len() + easel.view.pile.len();
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
        @if steps.is_empty() && easel.view.outcome.is_none() { p.waiting { (speech.text("web-welcome-nothing-met")) } }
        ol.(class) {
            @for (index, step) in steps.iter().enumerate() {
                li.step.{ (fate_class(step)) } data-vt={ "pile-" (total - 1 - index) } {
                    (monster_card(easel.game, speech, step.monster, ""))
                    span.stamp { (stamp(easel, step)) }
                    @if step.fate != Fate::Shown { span.sum { (arithmetic(easel, step)) } }
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
        Fate::Hit if step.is_deadly() => "hit deadly",
        Fate::Hit => "hit",
        Fate::Healed => "healed",
        Fate::Shown => "shown",
    }
}

fn stamp(easel: &Easel<'_>, step: &Step) -> Markup {
    let speech = easel.speech;
    match step.fate {
        Fate::Facing => html! { (speech.text("web-welcome-stamp-facing")) },
        Fate::Shown => html! { span.by { (speech.text("web-welcome-stamp-shown")) } },
        Fate::Beaten(tile) => html! { (picture(tile.id())) span.by { (tile_name(speech, tile)) } },
        Fate::Replaced => {
            html! { (picture("polymorph")) span.by { (speech.text("web-welcome-stamp-swapped")) } }
        }
        Fate::Hit if step.is_deadly() => {
            html! { (picture("skull")) span.by { (speech.text("web-welcome-stamp-deadly")) } }
        }
        Fate::Hit => html! { span.by { (speech.text("web-welcome-stamp-hit")) } },
        Fate::Healed => {
            html! { (picture("healing-potion")) span.by { (tile_name(speech, undercroft_welcome::Tile::HealingPotion)) } }
        }
    }
}

impl Step {
    fn is_deadly(&self) -> bool {
        self.health.is_some_and(|(_, after)| after <= 0)
    }
}

/// What the card did to the health, as a sum.
fn arithmetic(easel: &Easel<'_>, step: &Step) -> String {
    let Some((before, after)) = step.health else { return String::new() };
    let strength = easel.game.components().strength(step.monster);
    match step.fate {
        Fate::Shown => String::new(),
        Fate::Facing => format!("{before} − {strength}?"),
        Fate::Hit => format!("{before} − {strength} = {}", signed(after)),
        Fate::Healed => format!("{before} − {strength} → {after}"),
        Fate::Beaten(_) if after > before => format!("{before} + {strength} = {after}"),
        Fate::Beaten(_) | Fate::Replaced => format!("{after}"),
    }
}

/// Before the first card: the kinds the vorpal weapon could be named for.
fn kinds(easel: &Easel<'_>) -> Markup {
    html! {
        div.naming {
            @for monster in Monster::ALL {
                @let inside = monster_card(easel.game, easel.speech, monster, "small");
                (super::piece(easel, Move::Name(monster), &super::monster_thing(monster), "kind", inside))
            }
        }
    }
}

fn ending(easel: &Easel<'_>) -> Markup {
    let Some(outcome) = &easel.view.outcome else { return html! {} };
    let speech = easel.speech;
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

#[cfg(test)]
mod tests {
    use super::*;
    use undercroft_core::Seat;
    use undercroft_welcome::Tile;

    /// WD-121: the pact beats the card after the Demon, and the Ring that the hero also has absorbs nothing of it.
    #[test]
    fn a_card_that_the_pact_beats_heals_nobody() {
        let seat = Seat::FIRST;
        let met = |monster, tile, health| Event::Met { seat, monster, fate: Fate::Beaten(tile), health };
        let told = [
            Event::Entered { seat, health: 5, monsters: 3 },
            met(Monster::Demon, Tile::DemonicPact, 5),
            met(Monster::Goblin, Tile::DemonicPact, 5),
            met(Monster::Goblin, Tile::RingOfPower, 6),
        ];
        assert_eq!(healths(told.iter()), [Some((5, 5)), Some((5, 5)), Some((5, 6))]);
    }

    #[test]
    fn a_potion_changes_what_the_last_card_did() {
        let seat = Seat::FIRST;
        let told = [
            Event::Entered { seat, health: 3, monsters: 1 },
            Event::Met { seat, monster: Monster::Dragon, fate: Fate::Facing, health: 3 },
            Event::Faced { seat, monster: Monster::Dragon, health: -6 },
            Event::Drank { seat, health: 4 },
        ];
        assert_eq!(healths(told.iter()), [Some((3, 4))]);
    }

    #[test]
    fn of_what_came_before_no_health_is_known() {
        let seat = Seat::FIRST;
        let told = [
            Event::Met { seat, monster: Monster::Orc, fate: Fate::Hit, health: 4 },
            Event::Met { seat, monster: Monster::Orc, fate: Fate::Hit, health: 1 },
        ];
        assert_eq!(healths(told.iter()), [None, Some((4, 1))]);
    }
}

//! The six steps of a battle, each with what came of it or what is to be expected.

use super::Easel;
use super::things::pic;
use maud::{Markup, html};
use undercroft_core::{Phrase, Seat};
use undercroft_lords::Event;
use undercroft_lords::components::{Adventurer, Creature, Speed, Trap};
use undercroft_lords::event::Silence;
use undercroft_lords::state::Step;

/// What has happened in the battle on the stage so far.
#[derive(Default)]
pub(super) struct Tale {
    /// Traps that were sprung.
    pub sprung: Vec<Trap>,
    /// Damage that tools prevented.
    prevented: u8,
    /// The spell was cast, or why not.
    cast: Option<Option<Silence>>,
    /// Creatures that have fought.
    pub spent: Vec<Creature>,
    /// Who was hurt, and how much.
    pub hurt: Vec<(Adventurer, u8)>,
    trap_damage: u8,
    healed: u8,
}

impl Tale {
    /// Of the battle of this seat, from the events since it began.
    pub(super) fn of(easel: &Easel<'_>, seat: Seat) -> Tale {
        let mut tale = Tale::default();
        if easel.view.fighter() != Some(seat) {
            return tale;
        }
        let began = easel
            .told
            .iter()
            .rposition(|(_, event)| matches!(event, Event::Battle { seat: who, .. } if *who == seat));
        let Some(began) = began else { return tale };
        let mut in_trap = true;
        for (_, event) in &easel.told[began..] {
            match event {
                Event::Sprung { trap, .. } => tale.sprung.push(*trap),
                Event::Prevented { count, .. } => tale.prevented += count,
                Event::Hurt { seat: who, adventurer, damage } if *who == seat => {
                    tale.trap_damage += if in_trap { *damage } else { 0 };
                    tale.hurt.push((*adventurer, *damage));
                }
                Event::Cast { .. } => (tale.cast, in_trap) = (Some(None), false),
                Event::NotCast { why, .. } => (tale.cast, in_trap) = (Some(Some(*why)), false),
                Event::Attacks { creature, .. } | Event::Idle { creature, .. } => {
                    in_trap = false;
                    tale.spent.push(*creature);
                }
                Event::Healed { count, .. } => tale.healed += count,
                _ => {}
            }
        }
        tale
    }
}

const STEPS: [(&str, &str, Step); 6] = [
    ("trap", "web-lords-step-trap", Step::Trap),
    ("spell", "web-lords-step-fast", Step::Fast),
    ("swords", "web-lords-step-monsters", Step::Monsters),
    ("magic", "web-lords-step-slow", Step::Slow),
    ("heal", "web-lords-step-healing", Step::Healing),
    ("boot", "web-lords-step-fatigue", Step::Conquering),
];

pub(super) fn steps(easel: &Easel<'_>, seat: Seat) -> Markup {
    let tale = Tale::of(easel, seat);
    let fighting = easel.view.fighter() == Some(seat);
    let at = easel.view.battle.step;
    html! {
        ol.steps {
            @for (picture, key, step) in STEPS {
                @let done = fighting && at > step;
                @let now = fighting && (at == step || (step == Step::Trap && at == Step::Start));
                li.done[done].now[now].wait[!done && !now] aria-current=[now.then_some("step")] {
                    (pic(picture))
                    span {
                        b { (easel.speech.text(key)) @if done { " ✓" } }
                        @if let Some(note) = note(easel, seat, step, done, &tale) { small { (easel.speech.say(&note)) } }
                    }
                }
            }
        }
    }
}

/// What a step came to, or what it will.
fn note(easel: &Easel<'_>, seat: Seat, step: Step, done: bool, tale: &Tale) -> Option<Phrase> {
    let (view, game) = (easel.view, easel.game);
    let player = view.player(seat);
    let shown = &player.shown;
    let symbols = |of: fn(&undercroft_lords::components::AdventurerSpec) -> u8| -> u8 {
        shown.party.iter().map(|member| of(game.components().adventurer(member.who))).sum()
    };
    let limits = game.plan_limits(shown);
    match step {
        Step::Trap if !tale.sprung.is_empty() => Some(
            Phrase::new("web-lords-note-sprung")
                .number("damage", tale.trap_damage)
                .number("prevented", tale.prevented),
        ),
        Step::Trap if done => Some(Phrase::new("web-lords-note-no-trap")),
        Step::Trap => Some(
            Phrase::new("web-lords-note-laid").number("laid", player.laid_traps).number("most", limits.traps),
        ),
        Step::Fast | Step::Slow => spell_note(easel, step, symbols(|spec| spec.magic), tale),
        Step::Monsters if view.fighter() == Some(seat) => {
            Some(Phrase::new("web-lords-note-left").number("left", shown.plan.sent.total()))
        }
        Step::Monsters => {
            let sent = shown.plan.sent.each().filter(|creature| creature.is_monster()).count() as i64;
            Some(Phrase::new("web-lords-note-sent").number("sent", sent).number("most", limits.monsters))
        }
        Step::Healing if view.battle.no_healing => Some(Phrase::new("web-lords-note-no-healing")),
        Step::Healing if done => Some(Phrase::new("web-lords-note-healed").number("count", tale.healed)),
        Step::Healing => Some(Phrase::new("web-lords-note-heals").number("count", symbols(|spec| spec.heal))),
        Step::Conquering if view.battle.held => Some(Phrase::new("web-lords-note-held")),
        Step::Conquering => {
            let card = view.cards.get(usize::from(view.combat_round).checked_sub(1)?).copied().flatten()?;
            Some(Phrase::new("web-lords-note-fatigue").number("count", game.components().card(card).fatigue))
        }
        Step::Start | Step::End => None,
    }
}

/// A spell of this step: none on the card, cast, or not; before it is known, the magic of the party.
fn spell_note(easel: &Easel<'_>, step: Step, magic: u8, tale: &Tale) -> Option<Phrase> {
    let view = easel.view;
    let needed = view.combat_round;
    let card = view.cards.get(usize::from(needed).checked_sub(1)?).copied().flatten();
    let Some(card) = card else {
        return Some(Phrase::new("web-lords-note-magic").number("magic", magic).number("needed", needed));
    };
    let fast = easel.game.components().card(card).speed == Speed::Fast;
    if fast != (step == Step::Fast) {
        return Some(Phrase::new("web-lords-note-no-spell"));
    }
    Some(match tale.cast {
        Some(None) => Phrase::new("web-lords-note-cast"),
        Some(Some(Silence::Magic)) => Phrase::new("web-lords-note-weak"),
        Some(Some(Silence::Room)) => Phrase::new("web-lords-note-room"),
        Some(Some(Silence::Dart)) => Phrase::new("web-lords-note-dart"),
        None => Phrase::new("web-lords-note-magic").number("magic", magic).number("needed", needed),
    })
}

//! The rules, one file per mechanism.
//!
//! A team acts alone within a phase: everything it may do follows from its own sheet and the [`Common`], which
//! nobody changes before the phase ends. What touches everybody is in [`round`].

mod dice;
mod fight;
mod gains;
mod legal;
mod movement;
mod refusal;
pub(crate) mod round;
pub(crate) mod score;
mod setup;
mod tasks;
mod wounds;

pub use dice::potions_of_a_die;
pub use fight::{Fight, Power, power_against};

pub use legal::Asked;
pub use refusal::Why;
pub use score::Score;

use crate::components::{Components, DICE, Dungeon, Map, Monster, Symbol};
use crate::event::{Deed, Event};
use crate::moves::Move;
use crate::state::{Phase, State, Team};
use undercroft_core::{Seat, Sink};

/// What all teams have in common, and what stays as it is while they act in a phase.
#[derive(Copy, Clone, Debug)]
pub struct Common<'a> {
    /// All numbers.
    pub components: &'a Components,
    /// The dungeon card.
    pub dungeon: &'a Dungeon,
    /// What the teams are busy with.
    pub phase: Phase,
    /// The round.
    pub round: u8,
    /// The stage, counted from 0.
    pub stage: usize,
    /// The pool.
    pub dice: [Symbol; DICE],
}

impl<'a> Common<'a> {
    /// What the teams have in common in a state.
    pub fn new(components: &'a Components, state: &State) -> Common<'a> {
        Common {
            components,
            dungeon: &components.dungeons[usize::from(state.dungeon.0)],
            phase: state.phase,
            round: state.round,
            stage: state.stage(),
            dice: state.dice,
        }
    }

    /// The ways of this dungeon.
    pub fn map(&self) -> &'a Map {
        &self.dungeon.map
    }

    /// The monster of this stage.
    pub fn monster(&self) -> &'a Monster {
        self.monster_of(self.stage)
    }

    /// The monster of a stage, counted from 0.
    pub fn monster_of(&self, stage: usize) -> &'a Monster {
        &self.components.monsters[usize::from(self.dungeon.monsters[stage])]
    }

    /// Carries out a legal move of a team, and all that follows from it at once (PD-205).
    pub fn apply(&self, team: &mut Team, mv: Move, deeds: &mut impl Sink<Deed>) {
        match mv {
            Move::Talent(talent) => {
                team.talent = Some(talent);
                deeds.push(|| Deed::KeepsTalent { talent });
            }
            Move::Goal(goal) => {
                team.goal = Some(goal);
                deeds.push(|| Deed::KeepsGoal { goal });
                self.talent_before_the_game(team, deeds);
            }
            Move::Steal(gem) => {
                team.pending.gem = false;
                self.steal(team, Some(gem), deeds);
            }
            Move::Decline => {
                team.pending.gem = false;
                deeds.push(|| Deed::Declines);
            }
            Move::Heal(hearts) => self.mark_wounds(team, hearts, deeds),
            Move::Level(die, hero) => {
                self.spend(team, die, deeds);
                team.recoloured |= self.needs_mystic(team, die, hero);
                self.raise(team, hero, deeds);
            }
            Move::Craft(die, item) => {
                self.spend(team, die, deeds);
                self.fill_box(team, item, deeds);
            }
            Move::Brew(die) => {
                self.spend(team, die, deeds);
                self.gain_potions(team, potions_of_a_die(team), deeds);
            }
            Move::March(die) => {
                self.spend(team, die, deeds);
                let moves = die.moves();
                team.moves = Some(moves);
                deeds.push(|| Deed::Marches { moves });
            }
            Move::Go(room) => self.go(team, room, deeds),
            Move::Stop => team.moves = None,
            Move::Train(hero) => {
                team.pending.levels -= 1;
                self.raise(team, hero, deeds);
            }
            Move::Fill(item) => {
                team.pending.boxes -= 1;
                self.fill_box(team, item, deeds);
            }
            Move::Slay(room) => {
                team.pending.minions -= 1;
                self.cross_out_minion(team, room, deeds);
            }
            Move::Done => team.ready = true,
        }
        self.settle(team, deeds);
    }

    /// Does everything that needs no decision, in the order of [`Pending`](crate::state::Pending), up to the
    /// next decision.
    pub fn settle(&self, team: &mut Team, deeds: &mut impl Sink<Deed>) {
        loop {
            if team.pending.wounds > 0 {
                if self.can_heal(team) {
                    return;
                }
                self.mark_wounds(team, 0, deeds);
            } else if std::mem::take(&mut team.pending.room) {
                self.explore(team, deeds);
            } else if std::mem::take(&mut team.pending.prize) {
                let (reward, count) = self.monster().prize;
                for _ in 0..count {
                    self.give(team, reward, deeds);
                }
            } else if self.drop_what_cannot_be_used(team) {
                return;
            }
        }
    }
}

/// Turns what one team does into events of its seat.
pub(crate) struct Told<'a, S> {
    pub seat: Seat,
    pub events: &'a mut S,
}

impl<S: Sink<Event>> Sink<Deed> for Told<'_, S> {
    #[inline]
    fn push(&mut self, event: impl FnOnce() -> Deed) {
        let seat = self.seat;
        self.events.push(|| Event::Done { seat, what: event() });
    }
}

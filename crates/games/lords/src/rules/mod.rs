//! The rules, one file for each phase or mechanism. [`Play`] carries out a move and then goes on until
//! somebody is asked again.

mod actions;
mod adventurers;
pub mod combat;
mod dig;
mod dummies;
mod events;
mod evil;
pub(crate) mod legal;
mod new_round;
mod orders;
pub mod payment;
mod production;
pub(crate) mod refuse;
pub mod scoring;
mod special;
mod start;
pub(crate) use start::{random_orders, set_up};
mod years;

use crate::Lords;
use crate::event::Event;
use crate::moves::Move;
use crate::state::{Ask, Phase, Player, State};
use undercroft_core::{Chance, Seat, Sink};

/// A move being carried out.
pub(crate) struct Play<'a, C, S> {
    pub game: &'a Lords,
    pub state: &'a mut State,
    pub chance: &'a mut C,
    pub events: &'a mut S,
    /// Nobody asks what comes after this combat: the game stops at its end.
    pub only_combat: bool,
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// Carries out a legal move of `seat` and all that follows by itself.
    pub fn apply(&mut self, seat: Seat, mv: Move) {
        match self.state.ask {
            Ask::Nothing => {}
            Ask::Keep => self.keep(seat, mv),
            Ask::Orders => self.choose_order(seat, mv),
            Ask::Space => self.use_space(seat, mv),
            Ask::Spy => self.spy(seat, mv),
            Ask::Dig => self.dig_on(seat, mv),
            Ask::Discard => self.discard(seat, mv),
            Ask::Feed => self.feed(seat, mv),
            Ask::Produce => self.produce(seat, mv),
            Ask::Tunnel => self.dig_from_shed(seat, mv),
            Ask::Recall => self.recall_chosen(seat, mv),
            Ask::Wages => self.settle_wage(seat, mv),
            Ask::Give => self.give(seat, mv),
            Ask::Hunt => self.answer_hunt(seat, mv),
            Ask::Strike => self.answer_strike(seat, mv),
            Ask::Tile | Ask::Plan | Ask::Free => self.plan(seat, mv),
            Ask::TrapOrder | Ask::TrapTarget => self.direct_trap(seat, mv),
            Ask::Suggestion | Ask::Peace | Ask::Pick => self.answer_spell(seat, mv),
            Ask::Fight | Ask::Second => self.fight(seat, mv),
        }
        self.run();
    }

    /// DL-049: goes on through the phases until a decision is needed.
    pub fn run(&mut self) {
        while self.state.ask == Ask::Nothing {
            match self.state.phase {
                Phase::Draft => self.reveal_draft(),
                Phase::Orders => self.reveal_orders(),
                Phase::Actions(step) => self.next_space(step),
                Phase::Production(turn) => self.next_production(turn),
                Phase::Recall(turn) => self.next_recall(turn),
                Phase::Event(turn) => self.next_event(turn),
                Phase::Arrival(turn) => self.next_arrival(turn),
                Phase::Planning(turn) => self.next_plan(turn),
                Phase::Battle(turn) => self.next_battle_step(turn),
                Phase::Over => break,
            }
        }
    }

    #[inline]
    fn tell(&mut self, event: impl FnOnce() -> Event) {
        self.events.push(event);
    }

    fn ask(&mut self, seat: Seat, ask: Ask) {
        self.state.actor = seat;
        self.state.ask = ask;
    }

    fn answered(&mut self) {
        self.state.ask = Ask::Nothing;
    }

    fn player(&mut self, seat: Seat) -> &mut Player {
        self.state.player_mut(seat)
    }

    fn everybody(&self) -> impl Iterator<Item = Seat> + use<C, S> {
        Seat::all(self.state.seats())
    }
}

//! Combat: planning, then battles in their six steps.

pub(crate) mod attack;
mod battle;
mod outlook;
pub mod planning;
mod spell;
mod trap;

use crate::Lords;
use crate::moves::Move;
use crate::rules::Play;
use crate::state::State;
use undercroft_core::{Quick, Seat, Silent};

impl Lords {
    /// Carries out a legal move of a combat and stops the game at its end, for those who only want to know what
    /// comes of the combat itself. Nobody is told anything, and combat asks for no luck.
    pub fn fight_out(&self, state: &mut State, seat: Seat, mv: Move) {
        let mut luck = Quick::new(0);
        Play { game: self, state, chance: &mut luck, events: &mut Silent, only_combat: true }.apply(seat, mv);
    }
}

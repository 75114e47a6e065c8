//! Why a move is not legal: the rule and a sentence.

use crate::Rules;
use crate::moves::Move;
use crate::state::{Phase, State};
use undercroft_core::{Refusal, Seat};

impl Rules {
    /// The reason why a move that was not generated is refused.
    pub(crate) fn reason(&self, state: &State, seat: Seat, mv: Move) -> Refusal {
        if state.phase == Phase::Over {
            return Refusal::new("DR-002", "dungeoneer-no-over");
        }
        if !self.acting(state).contains(seat) {
            return Refusal::new("DR-096", "dungeoneer-no-turn");
        }
        match mv {
            Move::Build(..) => Refusal::new("DR-140", "dungeoneer-no-build"),
            Move::Go(_) => Refusal::new("DR-573", "dungeoneer-no-way"),
            Move::Explore => Refusal::new("DR-202", "dungeoneer-no-explore"),
            Move::Stand => Refusal::new("DR-316", "dungeoneer-no-stand"),
            _ => Refusal::new("DR-574", "dungeoneer-no-now"),
        }
    }
}

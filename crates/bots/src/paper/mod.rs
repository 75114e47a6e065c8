//! Paper Dungeons: a bot that plans its three dice and whole routes, from what its seat knows. It plays all levels
//! and gives the hints.
//!
//! A team never needs to know what the others do in the same round, so the planner works on its own sheet: it
//! searches over orders of dice, their uses, routes and rewards up to the end of the round, judges what each
//! sheet is worth by what many games have taught it, and (at full strength) plays the best plans on into the
//! next rounds with dice as they may fall. The caller says when to stop; an answer is ready at any time.

mod advice;
mod distances;
mod estimate;
mod features;
mod future;
mod learn;
mod network;
mod planner;
mod reward_bias;
mod search;
mod seen;
mod strength;

pub use advice::{Advice, advise};
pub use learn::Learner;
pub use network::{Network, NetworkError};
pub use planner::Planner;
pub use strength::{Effort, Strength};

use crate::bot::Bot;
use crate::budget::Limit;
use crate::guide::Unguided;
use crate::hint::Insight;
use crate::level::BotError;
use crate::opponents::{Fallback, Opponents};
use undercroft_core::{Phrase, Quick, SeatHandle};
use undercroft_paper::{Move, Paper};

/// A planner on a seat; it thinks until it is done.
struct Planning(Planner);

impl Bot<Paper> for Planning {
    fn choose(&mut self, seat: &SeatHandle<'_, Paper>, luck: &mut Quick, limit: &Limit) -> Option<Move> {
        self.0.choose(seat, luck, &mut || !limit.is_over())
    }
}

impl Opponents for Paper {
    type Guide = Unguided;

    fn guide(&self) -> Unguided {
        Unguided
    }

    fn of_level(&self, level: &str) -> Option<Box<dyn Bot<Paper>>> {
        let strength = Strength::from_id(level)?;
        Some(Box::new(Planning(Planner::new(strength))))
    }

    fn expert(&self, _fallback: Fallback) -> Result<Box<dyn Bot<Paper>>, BotError> {
        Ok(Box::new(Planning(Planner::new(Strength::Expert))))
    }

    fn insights(seat: &SeatHandle<'_, Paper>) -> Option<Vec<Insight<Move>>> {
        let moves = seat.legal_moves();
        Some(
            moves
                .into_iter()
                .filter_map(|mv| Some(Insight { mv, chance: advise(seat, mv)?.chance }))
                .collect(),
        )
    }

    fn reasons(seat: &SeatHandle<'_, Paper>, mv: Move) -> Vec<Phrase> {
        advise(seat, mv).map(|advice| advice.plan).unwrap_or_default()
    }

    fn said(seat: &SeatHandle<'_, Paper>, mv: Move) -> Option<Phrase> {
        Some(advise(seat, mv)?.summary(seat.game().agreements().seats == 1))
    }
}

//! Paper Dungeons: the game's own planner plays the higher levels.

use crate::bot::Bot;
use crate::guide::Unguided;
use crate::level::BotError;
use crate::opponents::{Fallback, Opponents};
use undercroft_core::{Quick, SeatHandle};
use undercroft_paper::planner::{Planner, Strength};
use undercroft_paper::{Move, Paper};

/// A planner on a seat; it thinks until it is done.
struct Planning(Planner);

impl Bot<Paper> for Planning {
    fn choose(&mut self, seat: &SeatHandle<'_, Paper>, luck: &mut Quick) -> Option<Move> {
        self.0.choose(seat, luck, &mut || true)
    }
}

fn planning(strength: Strength) -> Box<dyn Bot<Paper>> {
    Box::new(Planning(Planner::new(strength)))
}

impl Opponents for Paper {
    type Guide = Unguided;

    fn guide(&self) -> Unguided {
        Unguided
    }

    fn of_level(&self, level: &str) -> Option<Box<dyn Bot<Paper>>> {
        match level {
            "easy" => Some(planning(Strength::Greedy)),
            "normal" => Some(planning(Strength::Normal)),
            "hard" => Some(planning(Strength::Hard)),
            _ => None,
        }
    }

    fn expert(&self, _fallback: Fallback) -> Result<Box<dyn Bot<Paper>>, BotError> {
        Ok(planning(Strength::Hard))
    }
}

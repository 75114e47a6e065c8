//! Dungeoneer: an adventurer who goes by rules of thumb, and a rival who tries his choices with adventurers in all seats.

mod chart;
mod effects;
mod guide;
mod hint;
mod mind;
mod prospects;
mod rival;

pub use guide::DungeoneerGuide;
pub use rival::{Adventurer, Careless, Rival};

use crate::bot::Bot;
use crate::level::BotError;
use crate::opponents::{Fallback, Opponents};
use undercroft_core::{Phrase, SeatHandle};
use undercroft_dungeoneer::{Dungeoneer, Move};

/// Worlds that a hard opponent plays on in thought before a decision.
const HARD: u32 = 60;
/// And an expert.
const EXPERT: u32 = 400;

impl<const SET: usize> Opponents for Dungeoneer<SET> {
    type Guide = DungeoneerGuide;

    fn guide(&self) -> DungeoneerGuide {
        DungeoneerGuide
    }

    const HARD: u32 = HARD;

    fn of_level(&self, level: &str) -> Option<Box<dyn Bot<Self>>> {
        match level {
            "easy" => Some(Box::new(Careless)),
            "normal" => Some(Box::new(Adventurer)),
            "hard" => Some(Box::new(Rival { tries: HARD })),
            _ => None,
        }
    }

    fn expert(&self, _fallback: Fallback) -> Result<Box<dyn Bot<Self>>, BotError> {
        Ok(Box::new(Rival { tries: EXPERT }))
    }

    fn reasons(seat: &SeatHandle<'_, Self>, mv: Move) -> Vec<Phrase> {
        hint::reasons(seat, mv)
    }
}

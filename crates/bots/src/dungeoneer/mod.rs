//! Dungeoneer: an adventurer who goes by rules of thumb, and a rival who tries his choices with adventurers in all seats.

mod chart;
mod counted;
mod effects;
mod guide;
mod hint;
mod mind;
mod prospects;
mod rival;

pub use guide::{DungeoneerGuide, FEATURES, features};
pub use rival::{Adventurer, Careless, Rival};

use crate::bot::Bot;
use crate::level::BotError;
use crate::opponents::{Fallback, Opponents};
use undercroft_core::{Phrase, SeatHandle};
use undercroft_dungeoneer::{Dungeoneer, Event, Move, State};

/// What a hard opponent tries before a decision.
const HARD: Rival = Rival { tries: 16, choices: 4, guide: DungeoneerGuide { turns: 1 } };
/// And an expert.
const EXPERT: Rival = Rival { tries: 900, choices: 8, guide: DungeoneerGuide { turns: 2 } };

impl<const SET: usize> Opponents for Dungeoneer<SET> {
    type Guide = DungeoneerGuide;

    fn guide(&self) -> DungeoneerGuide {
        DungeoneerGuide { turns: 1 }
    }

    const HARD: u32 = HARD.tries;

    fn of_level(&self, level: &str) -> Option<Box<dyn Bot<Self>>> {
        match level {
            "easy" => Some(Box::new(Careless)),
            "normal" => Some(Box::new(Adventurer)),
            "hard" => Some(Box::new(HARD)),
            _ => None,
        }
    }

    fn expert(&self, _fallback: Fallback) -> Result<Box<dyn Bot<Self>>, BotError> {
        Ok(Box::new(EXPERT))
    }

    fn reasons(seat: &SeatHandle<'_, Self>, mv: Move) -> Vec<Phrase> {
        hint::reasons(seat, mv)
    }

    fn counted(&self, event: &Event) -> Vec<(&'static str, String)> {
        counted::counted(self, event)
    }

    fn countable(&self) -> Vec<(&'static str, String)> {
        counted::countable(self)
    }

    fn characters(&self, state: &State) -> Vec<String> {
        counted::characters(self, state)
    }
}

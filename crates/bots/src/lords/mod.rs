//! Dungeon Lords: a steward who plays by rules of thumb, a search that lets him play on, and the exact solver for
//! combat.

mod battle;
mod bot;
mod building;
mod gauntlet;
mod guide;
mod habits;
mod hint;
mod learn;
mod lessons;
mod orders;
mod planner;
pub mod puzzle;
mod situation;
mod skirmish;
pub mod solver;
mod standing;
mod steward;

pub use bot::{Careless, Lord};
pub use guide::LordsGuide;
pub use learn::Learner;
pub use lessons::Lessons;
pub use standing::{FEATURES as STANDING, features as standing};
pub use steward::Steward;

use crate::bot::Bot;
use crate::hint::Hint;
use crate::level::BotError;
use crate::opponents::{Fallback, Opponents};
use undercroft_core::{Phrase, SeatHandle};
use undercroft_lords::{Lords, Move};

/// Games that a hard opponent plays on in thought before a decision.
pub const HARD: u32 = 240;
/// And an expert.
pub const EXPERT: u32 = 1_500;

impl Opponents for Lords {
    type Guide = LordsGuide;

    fn guide(&self) -> LordsGuide {
        LordsGuide::chances()
    }

    const HARD: u32 = HARD;

    const POINTS: bool = true;

    const GAUNTLET: &'static [&'static str] = gauntlet::NAMES;

    fn of_level(&self, level: &str) -> Option<Box<dyn Bot<Lords>>> {
        match level {
            "easy" => Some(Box::new(Careless)),
            "normal" => Some(Box::new(Steward::default())),
            "hard" => Some(Box::new(Lord::new(HARD))),
            simple => gauntlet::called(simple).map(|lord| Box::new(lord) as Box<dyn Bot<Lords>>),
        }
    }

    fn expert(&self, _fallback: Fallback) -> Result<Box<dyn Bot<Lords>>, BotError> {
        Ok(Box::new(Lord::new(EXPERT)))
    }

    fn explain(seat: &SeatHandle<'_, Lords>, hints: &mut [Hint<Move>]) {
        hint::explain(seat, hints);
    }

    fn reasons(seat: &SeatHandle<'_, Lords>, mv: Move) -> Vec<Phrase> {
        hint::reasons(seat, mv)
    }
}

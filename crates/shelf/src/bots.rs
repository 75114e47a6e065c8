//! The bots at a table whose game is known only by its id.

use thiserror::Error;
use undercroft_core::Phrase;

pub use undercroft_bots::{BOTS, Bot, BotError, Budget, LEVELS, Limit};

/// Why a bot gave no move.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BotMoveError {
    /// There is no such bot.
    #[error(transparent)]
    Unknown(#[from] BotError),
    /// The seat has nothing to decide.
    #[error("the seat is not asked for a move")]
    NotAsked,
}

/// One move, judged from what the seat knows.
#[derive(Clone, PartialEq, Debug)]
pub struct AnyHint {
    /// The move as it is played.
    pub notation: String,
    /// The move as a player is offered it.
    pub label: Phrase,
    /// The chance to win after it.
    pub chance: f64,
    /// Half the width of the 95 % interval; 0 where the chance is computed.
    pub margin: f64,
    /// The judgement in one sentence.
    pub summary: Phrase,
    /// Why, in words.
    pub reasons: Vec<Phrase>,
}

/// A game looked back upon.
#[derive(Clone, PartialEq, Debug)]
pub struct AnyReview {
    /// Every decision with a choice: number of the move, seat (counted from 1), the mover's chance to win before
    /// it, and how much of it the move gave away.
    pub decisions: Vec<(usize, u8, f64, f64)>,
    /// The costliest mistakes, worst first; at most three: number of the move, and what was wrong with it.
    pub mistakes: Vec<(usize, Phrase)>,
}

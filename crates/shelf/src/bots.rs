//! Players that are part of the program.

use thiserror::Error;
use undercroft_core::{Chance, Game, Quick, SeatHandle};

/// A player of the program. It gets what a person on its seat would get, and luck of its own.
pub trait Bot<G: Game>: Send {
    /// The bot's move; nothing if its seat is not asked.
    fn choose(&mut self, seat: &SeatHandle<'_, G>, luck: &mut Quick) -> Option<G::Move>;
}

/// The names of all bots.
pub const BOTS: &[&str] = &["random"];

/// A name that no bot has.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("there is no bot “{name}”; the bots are: {}", BOTS.join(", "))]
pub struct UnknownBot {
    /// The name that was asked for.
    pub name: String,
}

/// Why a bot gave no move.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BotMoveError {
    /// There is no such bot.
    #[error(transparent)]
    Unknown(#[from] UnknownBot),
    /// The seat has nothing to decide.
    #[error("the seat is not asked for a move")]
    NotAsked,
}

/// The bot with this name, for any game.
pub fn bot<G: Game>(name: &str) -> Result<Box<dyn Bot<G>>, UnknownBot> {
    match name {
        "random" => Ok(Box::new(Random)),
        _ => Err(UnknownBot { name: name.chars().take(60).collect() }),
    }
}

/// Plays any legal move, each as likely as the next.
struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, seat: &SeatHandle<'_, G>, luck: &mut Quick) -> Option<G::Move> {
        let moves = seat.legal_moves();
        let count = u32::try_from(moves.len()).ok().filter(|count| *count > 0)?;
        moves.get(luck.below(count) as usize).copied()
    }
}

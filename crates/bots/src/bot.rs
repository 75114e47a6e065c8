//! What a bot is, and the simplest one.

use undercroft_core::{Chance, Game, Quick, SeatHandle};

/// A player of the program. It gets what a person on its seat would get, and luck of its own: in two
/// situations its seat cannot tell apart, the same luck gives the same move.
pub trait Bot<G: Game>: Send {
    /// The bot's move; nothing if its seat is not asked.
    fn choose(&mut self, seat: &SeatHandle<'_, G>, luck: &mut Quick) -> Option<G::Move>;
}

/// Plays any legal move, each as likely as the next.
#[derive(Copy, Clone, Debug)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, seat: &SeatHandle<'_, G>, luck: &mut Quick) -> Option<G::Move> {
        any_of(&seat.legal_moves(), luck)
    }
}

/// One of the moves, each as likely as the next.
pub fn any_of<M: Copy>(moves: &[M], luck: &mut impl Chance) -> Option<M> {
    let count = u32::try_from(moves.len()).ok().filter(|count| *count > 0)?;
    moves.get(luck.below(count) as usize).copied()
}

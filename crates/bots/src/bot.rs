//! What a bot is, and the simplest one.

use crate::budget::Limit;
use undercroft_core::{Chance, Game, Quick, Seat, SeatHandle, Seed};

/// A player of the program. It gets what a person on its seat would get, and luck of its own: in two
/// situations its seat cannot tell apart, the same luck gives the same move.
///
/// What a bot remembers from one decision to the next is only what it need not work out again. A bot made anew for
/// every decision plays just the same, so the bot at a table is the one that was measured in the arena.
pub trait Bot<G: Game>: Send {
    /// The bot's move; nothing if its seat is not asked. When the limit is reached, it is the best so far.
    fn choose(&mut self, seat: &SeatHandle<'_, G>, luck: &mut Quick, limit: &Limit) -> Option<G::Move>;
}

/// Plays any legal move, each as likely as the next.
#[derive(Copy, Clone, Debug)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, seat: &SeatHandle<'_, G>, luck: &mut Quick, _: &Limit) -> Option<G::Move> {
        any_of(&seat.legal_moves(), luck)
    }
}

/// One of the moves, each as likely as the next.
pub fn any_of<M: Copy>(moves: &[M], luck: &mut impl Chance) -> Option<M> {
    let count = u32::try_from(moves.len()).ok().filter(|count| *count > 0)?;
    moves.get(luck.below(count) as usize).copied()
}

/// The luck of a bot that decides on `seat` after so many moves. It follows from the table's secret seed, but says nothing
/// about the luck of the table itself; so a seed fixes a whole game against bots, wherever it is played.
pub fn luck_of(seed: &Seed, seat: Seat, moves: usize) -> Quick {
    let digits = undercroft_core::fingerprint(&("bot", seed, seat, moves));
    Quick::new(u64::from_str_radix(&digits[..16], 16).expect("a fingerprint is 32 hexadecimal digits"))
}

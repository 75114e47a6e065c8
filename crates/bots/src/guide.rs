//! What a search may be told about a game beyond its rules.

use crate::bot::any_of;
use std::hash::{Hash, Hasher};
use undercroft_core::{Game, MAX_SEATS, Outcome, Quick, Seat, Silent, Status};

/// Each seat's share of the win: chances before the end, facts after it.
pub type Shares = [f64; MAX_SEATS];

/// The shares of a finished game.
pub fn shares_of(outcome: &Outcome) -> Shares {
    let mut shares = [0.0; MAX_SEATS];
    for seat in Seat::all(outcome.places().len() as u8) {
        shares[seat.index()] = outcome.share(seat);
    }
    shares
}

/// Knowledge of one game that makes searching it faster or better. Every method has a default that works for
/// any game.
pub trait Guide<G: Game>: Send + Sync {
    /// What `seat`, which is asked, has seen by luck and not by anybody's move (a card just drawn): situations
    /// that differ in it are thought about apart.
    fn observation(&self, game: &G, state: &G::State, seat: Seat) -> u64 {
        let _ = (game, state, seat);
        0
    }

    /// How a move of another seat looks to those who see it; a part that stays secret must be left out.
    fn appearance(&self, game: &G, mv: &G::Move) -> u64 {
        let _ = game;
        fingerprint(mv)
    }

    /// The chances in a state the search need not look into, given where it started.
    fn settled(&self, game: &G, root: &G::State, state: &G::State, luck: &mut Quick) -> Option<Shares> {
        let _ = (game, root, state, luck);
        None
    }

    /// The move with which a seat plays on in thought, out of all its legal ones: any, for who knows no better.
    fn likely_move(
        &self,
        game: &G,
        state: &G::State,
        seat: Seat,
        moves: &[G::Move],
        luck: &mut Quick,
    ) -> Option<G::Move> {
        let _ = (game, state, seat);
        any_of(moves, luck)
    }

    /// What a finished game is worth.
    fn worth(&self, outcome: &Outcome) -> Shares {
        shares_of(outcome)
    }

    /// Plays on quickly until the end, or until [`settled`](Guide::settled).
    fn playout(
        &self,
        game: &G,
        root: &G::State,
        state: &mut G::State,
        luck: &mut Quick,
        moves: &mut Vec<G::Move>,
    ) -> Shares {
        loop {
            if let Some(shares) = self.settled(game, root, state, luck) {
                return shares;
            }
            let acting = match game.status(state) {
                Status::Over(outcome) => return self.worth(&outcome),
                Status::Acting(acting) => acting,
            };
            let Some(seat) = acting.first() else { return [0.0; MAX_SEATS] };
            moves.clear();
            game.legal_moves(state, seat, moves);
            let Some(mv) = self.likely_move(game, state, seat, moves, luck) else { return [0.0; MAX_SEATS] };
            game.apply(state, seat, mv, luck, &mut Silent);
        }
    }
}

/// Nothing but the rules: uniformly random play to the end.
#[derive(Copy, Clone, Debug)]
pub struct Unguided;

impl<G: Game> Guide<G> for Unguided {}

/// A 64-bit key of a move, the same on every machine.
pub fn fingerprint<T: Hash>(value: &T) -> u64 {
    let mut mixer = Mixer(0x51_7c_c1_b7_27_22_0a_95);
    value.hash(&mut mixer);
    mixer.finish()
}

/// Mixes two keys into one.
pub fn mix(one: u64, other: u64) -> u64 {
    let mut mixed = (one.rotate_left(23) ^ other).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed ^= mixed >> 32;
    mixed
}

/// A small hasher whose result does not depend on the machine's word size or byte order.
struct Mixer(u64);

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_u64(u64::from(*byte));
        }
    }
    fn write_u8(&mut self, number: u8) {
        self.write_u64(u64::from(number));
    }
    fn write_u16(&mut self, number: u16) {
        self.write_u64(u64::from(number));
    }
    fn write_u32(&mut self, number: u32) {
        self.write_u64(u64::from(number));
    }
    fn write_u64(&mut self, number: u64) {
        self.0 = mix(self.0, number);
    }
    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }
    fn write_isize(&mut self, number: isize) {
        self.write_u64(number as i64 as u64);
    }
}

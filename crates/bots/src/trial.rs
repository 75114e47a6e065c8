//! Choosing by trial: every move that is left is tried in the same imagined worlds with the same luck to come, and the
//! worse half drops out again and again.

use crate::budget::Limit;
use crate::guide::Guide;
use undercroft_core::{Game, Quick, SeatHandle, Silent};

/// A move and its mean share of the win, over the worlds it was tried in.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Tried<M> {
    /// The move.
    pub mv: M,
    /// The sum of its shares.
    pub total: f64,
    /// Worlds it was tried in.
    pub worlds: u32,
}

impl<M> Tried<M> {
    /// Its mean share of the win.
    pub fn mean(&self) -> f64 {
        self.total / f64::from(self.worlds.max(1))
    }
}

/// All moves, best first: those that were left longest before those that dropped out. Each begins with what is thought
/// of it beforehand, as so much of one world's share.
pub fn by_trial<G: Game>(
    seat: &SeatHandle<'_, G>,
    guide: &impl Guide<G>,
    moves: &[(G::Move, f64)],
    tries: u32,
    luck: &mut Quick,
    limit: &Limit,
) -> Vec<Tried<G::Move>> {
    let (game, own) = (seat.game(), seat.seat());
    let mut all: Vec<Tried<G::Move>> =
        moves.iter().map(|(mv, total)| Tried { mv: *mv, total: *total, worlds: 0 }).collect();
    let mut left = all.len();
    let halvings = (usize::BITS - left.leading_zeros()).max(1);
    let share = (tries / halvings) as usize;
    let mut scratch = Vec::new();
    while left > 1 {
        for _ in 0..(share / left).max(2) {
            // Only whole worlds count: all moves are compared over the same ones.
            if limit.is_over() {
                break;
            }
            let world = seat.imagine(luck);
            let fate = luck.fork();
            for tried in &mut all[..left] {
                let (mut state, mut luck) = (world.clone(), fate.clone());
                game.apply(&mut state, own, tried.mv, &mut luck, &mut Silent);
                let shares = guide.playout(game, &world, &mut state, &mut luck, &mut scratch);
                tried.total += shares[own.index()];
                tried.worlds += 1;
            }
        }
        all[..left].sort_by(|one, other| other.total.total_cmp(&one.total));
        left = left.div_ceil(2);
    }
    all
}

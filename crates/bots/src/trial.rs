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
    /// Not tried yet; `total` is what is thought of it beforehand.
    pub fn new(mv: M, total: f64) -> Tried<M> {
        Tried { mv, total, worlds: 0 }
    }

    /// Its share in one more world.
    pub fn add(&mut self, share: f64) {
        self.total += share;
        self.worlds += 1;
    }

    /// Its mean share of the win.
    pub fn mean(&self) -> f64 {
        self.total / f64::from(self.worlds.max(1))
    }
}

/// Tries all that are left in one world after the other, and drops the worse half again and again: `try_in_a_world` gets
/// those that are left and gives each its share of one and the same world. Best first at the end: those that were
/// left longest before those that dropped out.
pub fn by_halving<T>(
    all: &mut [Tried<T>],
    tries: u32,
    limit: &Limit,
    mut try_in_a_world: impl FnMut(&mut [Tried<T>]),
) {
    let mut left = all.len();
    let halvings = (usize::BITS - left.leading_zeros()).max(1);
    let share = (tries / halvings) as usize;
    while left > 1 {
        for _ in 0..(share / left).max(2) {
            // Only whole worlds count: all are compared over the same ones.
            if limit.is_over() {
                break;
            }
            try_in_a_world(&mut all[..left]);
        }
        all[..left].sort_by(|one, other| other.total.total_cmp(&one.total));
        left = left.div_ceil(2);
    }
}

/// All moves, best first. Each begins with what is thought of it beforehand, as so much of one world's share.
pub fn by_trial<G: Game>(
    seat: &SeatHandle<'_, G>,
    guide: &impl Guide<G>,
    moves: &[(G::Move, f64)],
    tries: u32,
    luck: &mut Quick,
    limit: &Limit,
) -> Vec<Tried<G::Move>> {
    let (game, own) = (seat.game(), seat.seat());
    let mut all: Vec<Tried<G::Move>> = moves.iter().map(|(mv, total)| Tried::new(*mv, *total)).collect();
    let mut scratch = Vec::new();
    by_halving(&mut all, tries, limit, |left| {
        let world = seat.imagine(luck);
        let fate = luck.fork();
        for tried in left {
            let (mut state, mut luck) = (world.clone(), fate.clone());
            game.apply(&mut state, own, tried.mv, &mut luck, &mut Silent);
            let shares = guide.playout(game, &world, &mut state, &mut luck, &mut scratch);
            tried.add(shares[own.index()]);
        }
    });
    all
}

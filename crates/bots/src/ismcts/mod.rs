//! Information-set Monte Carlo tree search for any game.
//!
//! Every iteration imagines a world the seat cannot tell from the true one. Each seat has a tree of
//! its own, in which only what it can see leads on, so that nobody in the search acts on another's secrets
//! (multiple-observer search); choices made at the same time are hidden from each other.

mod search;
mod tree;

pub use tree::Tally;

use crate::bot::Bot;
use crate::budget::{Budget, Deadline, Limit};
use crate::guide::Guide;
use rayon::prelude::*;
use search::Search;
use undercroft_core::{Game, Quick, SeatHandle};

/// How to search.
#[derive(Copy, Clone, Debug)]
pub struct Settings {
    /// How curious the search is.
    pub exploration: f64,
    /// Up to so many moves are all looked at from the start.
    pub narrow: usize,
    /// Further moves for each square root of the visits.
    pub widening: f64,
    /// The most nodes of one tree.
    pub most_nodes: usize,
    /// Threads that may be used; 0 for as many as there are cores. It never changes the move found with a
    /// budget of iterations.
    pub threads: usize,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { exploration: 0.7, narrow: 12, widening: 1.5, most_nodes: 4_000_000, threads: 1 }
    }
}

/// From so many iterations on, a search is split over several root trees.
const WORTH_SPLITTING: u32 = 1 << 14;
/// How many root trees a large search has on any machine.
const ROOT_TREES: u32 = 4;

/// The searching bot.
#[derive(Clone, Debug)]
pub struct Ismcts<P> {
    /// How long it may think.
    pub budget: Budget,
    /// How it searches.
    pub settings: Settings,
    /// What it knows of the game.
    pub guide: P,
}

/// What a search found out about one move.
#[derive(Copy, Clone, Debug)]
pub struct Found<M> {
    /// The move.
    pub mv: M,
    /// How often it was tried and what came of it.
    pub tally: Tally,
}

/// What a search found out.
#[derive(Clone, Debug)]
pub struct Findings<M> {
    /// Every legal move in the generator's order.
    pub moves: Vec<Found<M>>,
    /// Iterations done.
    pub iterations: u32,
}

impl<M: Copy> Findings<M> {
    /// The move tried most often; of equals, the one with the better result, then the first.
    pub fn best(&self) -> Option<M> {
        let better = |one: &Found<M>, other: &Found<M>| {
            (one.tally.visits, one.tally.mean()) > (other.tally.visits, other.tally.mean())
        };
        let mut found = self.moves.iter();
        let first = found.next()?;
        Some(found.fold(first, |best, next| if better(next, best) { next } else { best }).mv)
    }
}

impl<P> Ismcts<P> {
    /// A search with the usual settings.
    pub fn new(budget: Budget, guide: P) -> Ismcts<P> {
        Ismcts { budget, settings: Settings::default(), guide }
    }

    /// Searches and tells everything it found.
    pub fn search<G: Game>(
        &self,
        seat: &SeatHandle<'_, G>,
        luck: &mut Quick,
        limit: &Limit,
    ) -> Findings<G::Move>
    where
        P: Guide<G>,
    {
        let deadline = self.budget.start(limit);
        let moves = seat.legal_moves();
        let (nodes, parts) = match self.budget {
            Budget::Iterations(count) if count.get() >= WORTH_SPLITTING => {
                (count.get() / ROOT_TREES, ROOT_TREES)
            }
            Budget::Iterations(count) => (count.get(), 1),
            Budget::Time(_) => (1 << 12, threads(self.settings.threads) as u32),
        };
        let workers: Vec<(Deadline<'_>, Quick)> =
            deadline.split(parts).map(|part| (part, luck.fork())).collect();
        let work = |(deadline, luck): (Deadline<'_>, Quick)| {
            let mut search = Search::new(seat, &self.guide, self.settings, nodes.min(1 << 16) as usize, luck);
            let done = search.run(deadline);
            (search.tallies(&moves), done)
        };
        let results: Vec<(Vec<Tally>, u32)> = if self.settings.threads == 1 || parts == 1 {
            workers.into_iter().map(work).collect()
        } else {
            workers.into_par_iter().map(work).collect()
        };
        merge(&moves, &results)
    }
}

fn threads(asked: usize) -> usize {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    if asked == 0 { cores } else { asked.min(cores) }
}

fn merge<M: Copy>(moves: &[M], results: &[(Vec<Tally>, u32)]) -> Findings<M> {
    let mut found: Vec<Found<M>> =
        moves.iter().map(|mv| Found { mv: *mv, tally: Tally::default() }).collect();
    for (tallies, _) in results {
        for (found, tally) in found.iter_mut().zip(tallies) {
            found.tally.visits += tally.visits;
            found.tally.available += tally.available;
            found.tally.total += tally.total;
        }
    }
    Findings { moves: found, iterations: results.iter().map(|(_, done)| done).sum() }
}

impl<G: Game, P: Guide<G>> Bot<G> for Ismcts<P> {
    fn choose(&mut self, seat: &SeatHandle<'_, G>, luck: &mut Quick, limit: &Limit) -> Option<G::Move> {
        let moves = seat.legal_moves();
        match moves[..] {
            [] => None,
            [only] => Some(only),
            [first, ..] => {
                let findings = self.search(seat, luck, limit);
                Some(findings.best().unwrap_or(first))
            }
        }
    }
}

//! Information-set Monte Carlo tree search for any game.
//!
//! Every iteration imagines a world the seat cannot tell from the true one. By default each seat has a tree of
//! its own, in which only what it can see leads on, so that nobody in the search acts on another's secrets
//! (multiple-observer search); choices made at the same time are hidden from each other.

mod reuse;
mod search;
mod tree;

pub use tree::Tally;

use crate::bot::Bot;
use crate::budget::{Budget, Deadline};
use crate::guide::Guide;
use rayon::prelude::*;
use reuse::Kept;
use search::Search;
use undercroft_core::{Game, Quick, SeatHandle};

/// Whose sight the trees keep apart.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Observers {
    /// Every seat has a tree of its own.
    Each,
    /// Only the searching seat: the others are taken to know nothing but the moves.
    Root,
}

/// How to search.
#[derive(Copy, Clone, Debug)]
pub struct Settings {
    /// Whose sight the trees keep apart.
    pub observers: Observers,
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
    /// Does the bot go on from its last search where it thought of what has come about? Then its move depends on
    /// what it has thought before in the same game.
    pub reuse: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            observers: Observers::Each,
            exploration: 0.7,
            narrow: 12,
            widening: 1.5,
            most_nodes: 4_000_000,
            threads: 1,
            reuse: false,
        }
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
    /// The trees of its last search, if they may be reused.
    kept: Vec<Kept>,
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
        Ismcts { budget, settings: Settings::default(), guide, kept: Vec::new() }
    }

    /// Searches afresh and tells everything it found.
    pub fn search<G: Game>(&self, seat: &SeatHandle<'_, G>, luck: &mut Quick) -> Findings<G::Move>
    where
        P: Guide<G>,
    {
        self.search_on(seat, luck, Vec::new()).0
    }

    fn search_on<G: Game>(
        &self,
        seat: &SeatHandle<'_, G>,
        luck: &mut Quick,
        mut kept: Vec<Kept>,
    ) -> (Findings<G::Move>, Vec<Kept>)
    where
        P: Guide<G>,
    {
        let deadline = self.budget.start();
        let moves = seat.legal_moves();
        let (nodes, parts) = match self.budget {
            Budget::Iterations(count) if count.get() >= WORTH_SPLITTING => {
                (count.get() / ROOT_TREES, ROOT_TREES)
            }
            Budget::Iterations(count) => (count.get(), 1),
            Budget::Time(_) => (1 << 12, threads(self.settings.threads) as u32),
        };
        kept.resize_with(parts as usize, Kept::default);
        let workers: Vec<(Deadline, Quick, Kept)> =
            deadline.split(parts).zip(kept).map(|(part, kept)| (part, luck.fork(), kept)).collect();
        let work = |(deadline, luck, kept): (Deadline, Quick, Kept)| {
            let start = kept.take_up(seat, &self.settings, nodes.min(1 << 16) as usize);
            let mut search = Search::new(seat, &self.guide, self.settings, start, luck);
            let done = search.run(deadline);
            (search.tallies(&moves), done, search.keep())
        };
        let results: Vec<(Vec<Tally>, u32, Kept)> = if self.settings.threads == 1 || parts == 1 {
            workers.into_iter().map(work).collect()
        } else {
            workers.into_par_iter().map(work).collect()
        };
        let findings = merge(&moves, &results);
        (findings, results.into_iter().map(|(_, _, kept)| kept).collect())
    }
}

fn threads(asked: usize) -> usize {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    if asked == 0 { cores } else { asked.min(cores) }
}

fn merge<M: Copy>(moves: &[M], results: &[(Vec<Tally>, u32, Kept)]) -> Findings<M> {
    let mut found: Vec<Found<M>> =
        moves.iter().map(|mv| Found { mv: *mv, tally: Tally::default() }).collect();
    for (tallies, _, _) in results {
        for (found, tally) in found.iter_mut().zip(tallies) {
            found.tally.visits += tally.visits;
            found.tally.available += tally.available;
            found.tally.total += tally.total;
        }
    }
    Findings { moves: found, iterations: results.iter().map(|(_, done, _)| done).sum() }
}

impl<G: Game, P: Guide<G>> Bot<G> for Ismcts<P> {
    fn choose(&mut self, seat: &SeatHandle<'_, G>, luck: &mut Quick) -> Option<G::Move> {
        let moves = seat.legal_moves();
        match moves[..] {
            [] => None,
            [only] => Some(only),
            [first, ..] => {
                let kept = std::mem::take(&mut self.kept);
                let (findings, kept) = self.search_on(seat, luck, kept);
                if self.settings.reuse {
                    self.kept = kept;
                }
                Some(findings.best().unwrap_or(first))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::opponents::Opponents;
    use undercroft_core::{Seed, Setup, Table};
    use undercroft_welcome::{Move, Welcome};

    /// A first bidder who draws has thought about what to do with each card before.
    #[test]
    fn a_search_is_taken_up_again() {
        let game = Welcome::new(&Setup::new(2)).unwrap();
        let mut table = Table::new(game, Seed::new("reuse").unwrap());
        let seat = table.status().acting().first().unwrap();
        let mut bot = Ismcts::new(Budget::iterations(500), table.game().guide());
        bot.settings.reuse = true;
        let kept = bot.search_on(&table.handle(seat), &mut Quick::new(1), Vec::new()).1;
        table.play(seat, Move::Draw).unwrap();
        // What may be reused depends on nothing the seat does not see.
        let other = table.handle(seat).imagine(&mut Quick::new(2));
        let worlds = [table.handle(seat), SeatHandle::new(table.game(), &other, seat)];
        let found = worlds.map(|handle| {
            let findings = bot.search_on(&handle, &mut Quick::new(3), kept.clone()).0;
            findings.moves.iter().map(|found| found.tally.visits).collect::<Vec<u32>>()
        });
        assert!(found[0].iter().sum::<u32>() > 500, "{found:?}");
        assert_eq!(found[0], found[1]);
        let fresh = bot.search(&table.handle(seat), &mut Quick::new(3));
        assert_eq!(fresh.moves.iter().map(|found| found.tally.visits).sum::<u32>(), 500);
    }
}

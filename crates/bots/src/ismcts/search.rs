//! One search: imagine a world, walk down the trees, play on, remember.

use super::tree::{Place, ROOT, Tally, Tree};
use super::{Observers, Settings};
use crate::budget::Deadline;
use crate::guide::{Guide, Shares, fingerprint, mix, shares_of};
use undercroft_core::{Game, MAX_SEATS, Quick, Seat, SeatHandle, SeatSet, Silent, Status};

/// The trees of one root search and its scratch space.
pub struct Search<'a, G: Game, P: Guide<G>> {
    handle: &'a SeatHandle<'a, G>,
    guide: &'a P,
    settings: Settings,
    /// One tree for each seat, in which only what that seat sees leads on; or only the root's.
    trees: Vec<Tree>,
    /// Where each seat stands in its tree.
    at: [Place; MAX_SEATS],
    /// The choices of this iteration.
    path: Vec<(usize, Place, Seat)>,
    moves: Vec<G::Move>,
    /// Choices made at the same time as others still to come: nobody else has seen them yet.
    pending: Vec<(Seat, u64)>,
    simultaneous: SeatSet,
    luck: Quick,
    seats: u8,
}

impl<'a, G: Game, P: Guide<G>> Search<'a, G, P> {
    pub fn new(
        handle: &'a SeatHandle<'a, G>,
        guide: &'a P,
        settings: Settings,
        nodes: usize,
        luck: Quick,
    ) -> Self {
        let seats = handle.game().setup().seats;
        let trees = match settings.observers {
            Observers::Each => seats as usize,
            Observers::Root => 1,
        };
        Search {
            handle,
            guide,
            settings,
            trees: vec![Tree::new(nodes, settings.most_nodes); trees],
            at: [ROOT; MAX_SEATS],
            path: Vec::with_capacity(64),
            moves: Vec::with_capacity(64),
            pending: Vec::new(),
            simultaneous: SeatSet::EMPTY,
            luck,
            seats,
        }
    }

    /// Searches as long as the deadline allows; gives the number of iterations.
    pub fn run(&mut self, mut deadline: Deadline) -> u32 {
        let mut done = 0;
        while deadline.allows_another() {
            self.iterate();
            done += 1;
        }
        done
    }

    /// What is remembered of each move at the root.
    pub fn tallies(&mut self, moves: &[G::Move]) -> Vec<Tally> {
        let seat = self.handle.seat();
        let tree = self.tree_of(seat);
        let place = ROOT;
        moves
            .iter()
            .map(|mv| {
                // The root's own observation never changes, so it is left out of the keys there.
                let found = self.trees[tree].find(place, own_key(0, mv));
                found.map_or(Tally::default(), |place| *self.trees[tree].tally(place))
            })
            .collect()
    }

    fn tree_of(&self, seat: Seat) -> usize {
        match self.settings.observers {
            Observers::Each => seat.index(),
            Observers::Root => 0,
        }
    }

    fn iterate(&mut self) {
        let (game, root_seat) = (self.handle.game(), self.handle.seat());
        let root = self.handle.imagine(&mut self.luck);
        let mut state = root.clone();
        self.at = [ROOT; MAX_SEATS];
        self.path.clear();
        self.pending.clear();
        self.simultaneous = SeatSet::EMPTY;
        let shares = loop {
            if let Some(shares) = self.guide.settled(game, &root, &state, &mut self.luck) {
                break shares;
            }
            let acting = match game.status(&state) {
                Status::Over(outcome) => break shares_of(&outcome),
                Status::Acting(acting) => acting,
            };
            let seat = if acting.contains(root_seat) { Some(root_seat) } else { acting.first() };
            let Some(seat) = seat else { break [0.0; MAX_SEATS] };
            self.note_simultaneous(acting);
            self.moves.clear();
            game.legal_moves(&state, seat, &mut self.moves);
            let mv = match self.moves[..] {
                [] => break [0.0; MAX_SEATS],
                [only] => {
                    game.apply(&mut state, seat, only, &mut self.luck, &mut Silent);
                    continue;
                }
                [..] => self.choose(&state, seat),
            };
            let Some((mv, new)) = mv else {
                break self.guide.playout(game, &root, &mut state, &mut self.luck, &mut self.moves);
            };
            game.apply(&mut state, seat, mv, &mut self.luck, &mut Silent);
            if new {
                break self.guide.playout(game, &root, &mut state, &mut self.luck, &mut self.moves);
            }
        };
        self.remember(&shares);
    }

    /// Choices made at the same time stay hidden until the last of them is made.
    fn note_simultaneous(&mut self, acting: SeatSet) {
        let still_open = !acting.is_empty() && acting.and(self.simultaneous) == acting;
        if !still_open {
            let pending = std::mem::take(&mut self.pending);
            for (seat, key) in &pending {
                self.show(*seat, *key);
            }
            self.pending = pending;
            self.pending.clear();
            self.simultaneous = if acting.len() > 1 { acting } else { SeatSet::EMPTY };
        }
    }

    /// Chooses for `seat` by its own tree. The second value tells whether the choice was new; nothing comes
    /// back if the tree is full.
    fn choose(&mut self, state: &G::State, seat: Seat) -> Option<(G::Move, bool)> {
        let game = self.handle.game();
        let tree = self.tree_of(seat);
        let here = self.at[tree];
        let sees_luck = self.settings.observers == Observers::Each || seat == self.handle.seat();
        let at_root = here == ROOT && seat == self.handle.seat();
        let observation = if sees_luck && !at_root { self.guide.observation(game, state, seat) } else { 0 };
        let wide = self.widen(tree, here, observation);
        let (mut best, mut best_score, mut unvisited, mut unvisited_count) = (None, f64::MIN, None, 0u32);
        for mv in &self.moves[..wide] {
            let key = own_key(observation, mv);
            match self.trees[tree].find(here, key) {
                Some(place) => {
                    let tally = self.trees[tree].tally(place);
                    tally.available += 1;
                    let score = upper_bound(tally, self.settings.exploration);
                    if score > best_score {
                        (best, best_score) = (Some((*mv, place)), score);
                    }
                }
                None => {
                    unvisited_count += 1;
                    if undercroft_core::Chance::below(&mut self.luck, unvisited_count) == 0 {
                        unvisited = Some(*mv);
                    }
                }
            }
        }
        let (mv, place, new) = match (unvisited, best) {
            (Some(mv), _) => {
                let place = self.trees[tree].find_or_add(here, own_key(observation, &mv))?;
                self.trees[tree].tally(place).available += 1;
                (mv, place, true)
            }
            (None, Some((mv, place))) => (mv, place, false),
            (None, None) => return None,
        };
        self.path.push((tree, place, seat));
        self.at[tree] = place;
        if self.settings.observers == Observers::Each {
            let appearance = self.guide.appearance(game, &mv);
            if self.simultaneous.contains(seat) {
                self.simultaneous = self.simultaneous.without(seat);
                self.pending.push((seat, appearance));
            } else {
                self.show(seat, appearance);
            }
        }
        Some((mv, new))
    }

    /// The other seats see a move.
    fn show(&mut self, mover: Seat, appearance: u64) {
        for seat in Seat::all(self.seats).filter(|seat| *seat != mover) {
            let tree = seat.index();
            let key = mix(appearance, 1 + u64::from(mover.number()));
            if let Some(place) = self.trees[tree].find_or_add(self.at[tree], key) {
                self.trees[tree].tally(place).visits += 1;
                self.at[tree] = place;
            }
        }
    }

    /// Progressive widening: of many moves only the first are looked at, and more the oftener the place was
    /// visited. The order of the rest is shuffled once by their keys, so that the generator's order does not
    /// decide.
    fn widen(&mut self, tree: usize, here: Place, observation: u64) -> usize {
        let count = self.moves.len();
        if count <= self.settings.narrow {
            return count;
        }
        self.moves.sort_by_cached_key(|mv| own_key(observation, mv));
        let visits = self.trees[tree].tally(here).visits;
        let wide = self.settings.narrow + (f64::from(visits).sqrt() * self.settings.widening) as usize;
        wide.min(count)
    }

    fn remember(&mut self, shares: &Shares) {
        for tree in &mut self.trees {
            tree.tally(ROOT).visits += 1;
        }
        for (tree, place, seat) in &self.path {
            let tally = self.trees[*tree].tally(*place);
            tally.visits += 1;
            tally.total += shares[seat.index()];
        }
    }
}

fn own_key<M: std::hash::Hash>(observation: u64, mv: &M) -> u64 {
    mix(fingerprint(mv), observation)
}

/// The upper confidence bound of a move, by the times it could have been chosen.
fn upper_bound(tally: &Tally, exploration: f64) -> f64 {
    let visits = f64::from(tally.visits.max(1));
    tally.mean() + exploration * (logarithm(tally.available) / visits).sqrt()
}

/// The natural logarithm from sums and products alone: the library's may differ in the last digit from one
/// machine to another, and then the same seed would not give the same move.
fn logarithm(number: u32) -> f64 {
    let number = number.max(1);
    let exponent = number.ilog2();
    let x = f64::from(number) / f64::from(1u32 << exponent);
    let y = (x - 1.0) / (x + 1.0);
    let square = y * y;
    let series =
        2.0 * y * (1.0 + square * (1.0 / 3.0 + square * (0.2 + square * (1.0 / 7.0 + square / 9.0))));
    f64::from(exponent) * std::f64::consts::LN_2 + series
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_logarithm_is_one() {
        for number in [1, 2, 3, 7, 100, 12_345, 4_000_000_000] {
            let error = super::logarithm(number) - f64::from(number).ln();
            assert!(error.abs() < 1e-4, "{number}: {error}");
        }
    }
}

//! One search: imagine a world, walk down the trees, play on, remember.

use super::Settings;
use super::tree::{Choice, Place, Tally, Tree};
use crate::budget::Deadline;
use crate::guide::{Guide, Shares, fingerprint, mix, shares_of};
use undercroft_core::{Chance, Game, MAX_SEATS, Quick, Seat, SeatHandle, SeatSet, Silent, Status};

/// The trees of one root search and its scratch space.
pub struct Search<'a, G: Game, P: Guide<G>> {
    handle: &'a SeatHandle<'a, G>,
    guide: &'a P,
    settings: Settings,
    tree: Tree,
    /// The choice at the root.
    root: Choice,
    /// How each seat came to where it is, by what it saw.
    at: [u64; MAX_SEATS],
    /// The choices of this iteration.
    path: Vec<(Place, Seat)>,
    moves: Vec<G::Move>,
    /// Choices made at the same time as others still to come: nobody else has seen them yet.
    pending: Vec<(Seat, u64)>,
    simultaneous: SeatSet,
    luck: Quick,
    seats: u8,
}

impl<'a, G: Game, P: Guide<G>> Search<'a, G, P> {
    /// A search with room for about so many nodes at first.
    pub fn new(
        handle: &'a SeatHandle<'a, G>,
        guide: &'a P,
        settings: Settings,
        nodes: usize,
        luck: Quick,
    ) -> Self {
        let seats = handle.game().setup().seats;
        let tree = Tree::new(nodes, settings.most_nodes);
        let root = Choice { way: START, wide: handle.legal_moves().len() > settings.narrow };
        Search {
            handle,
            guide,
            settings,
            tree,
            root,
            at: [0; MAX_SEATS],
            path: Vec::with_capacity(64),
            moves: Vec::with_capacity(64),
            pending: Vec::new(),
            simultaneous: SeatSet::EMPTY,
            luck,
            seats,
        }
    }

    /// Searches as long as the deadline allows; gives the number of iterations.
    pub fn run(&mut self, mut deadline: Deadline<'_>) -> u32 {
        let mut done = 0;
        while deadline.allows_another() {
            self.iterate();
            done += 1;
        }
        done
    }

    /// What is remembered of each move at the root.
    pub fn tallies(&mut self, moves: &[G::Move]) -> Vec<Tally> {
        moves
            .iter()
            .map(|mv| {
                let found = self.tree.find(self.root.then(fingerprint(mv)));
                found.map_or(Tally::default(), |place| *self.tree.tally(place))
            })
            .collect()
    }

    fn iterate(&mut self) {
        let (game, root_seat) = (self.handle.game(), self.handle.seat());
        let root = self.handle.imagine(&mut self.luck);
        let mut state = root.clone();
        self.tree.make_room();
        self.at = std::array::from_fn(|seat| mix(self.root.way, seat as u64 + 1));
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
        let choice = self.choice(state, seat);
        let wide = self.widen(choice)?;
        let (mut best, mut best_score, mut unvisited, mut unvisited_count) = (None, f64::MIN, None, 0u32);
        let mut curiosity = Curiosity::new(self.settings.exploration);
        for mv in &self.moves[..wide] {
            let way = choice.then(fingerprint(mv));
            match self.tree.find(way) {
                Some(place) => {
                    let tally = self.tree.tally(place);
                    tally.available += 1;
                    let score = curiosity.upper_bound(tally);
                    if score > best_score {
                        (best, best_score) = (Some((*mv, place, way)), score);
                    }
                }
                None => {
                    unvisited_count += 1;
                    if self.luck.below(unvisited_count) == 0 {
                        unvisited = Some((*mv, way));
                    }
                }
            }
        }
        let (mv, place, way, new) = match (unvisited, best) {
            (Some(_), None) if self.tree.is_large() && self.luck.below(TAKEN_UP) > 0 => return None,
            (Some((mv, way)), _) => {
                let place = self.tree.find_or_add(way)?;
                self.tree.tally(place).available += 1;
                (mv, place, way, true)
            }
            (None, Some((mv, place, way))) => (mv, place, way, false),
            (None, None) => return None,
        };
        self.path.push((place, seat));
        self.at[seat.index()] = way;
        let appearance = self.guide.appearance(game, &mv);
        if self.simultaneous.contains(seat) {
            self.simultaneous = self.simultaneous.without(seat);
            self.pending.push((seat, appearance));
        } else {
            self.show(seat, appearance);
        }
        Some((mv, new))
    }

    /// The situation in which `seat` is asked, as it sees it.
    fn choice(&self, state: &G::State, seat: Seat) -> Choice {
        let own = seat == self.handle.seat();
        if own && self.path.is_empty() {
            return self.root;
        }
        let observation = self.guide.observation(self.handle.game(), state, seat);
        Choice { way: mix(self.at[seat.index()], observation), wide: self.moves.len() > self.settings.narrow }
    }

    /// The other seats see a move.
    fn show(&mut self, mover: Seat, appearance: u64) {
        for seat in Seat::all(self.seats).filter(|seat| *seat != mover) {
            let way = &mut self.at[seat.index()];
            *way = mix(*way, mix(appearance, 1 + u64::from(mover.number())));
        }
    }

    /// Progressive widening: of many moves only the first are looked at, and more the oftener the choice came
    /// up. The order of the rest is shuffled once by their keys, so that the generator's order does not decide.
    fn widen(&mut self, choice: Choice) -> Option<usize> {
        let count = self.moves.len();
        if count <= self.settings.narrow {
            return Some(count);
        }
        self.moves.sort_by_cached_key(|mv| mix(fingerprint(mv), choice.way));
        let here = self.tree.find_or_add(choice.way.max(1))?;
        let visits = &mut self.tree.tally(here).visits;
        let wide = self.settings.narrow + (f64::from(*visits).sqrt() * self.settings.widening) as usize;
        *visits += 1;
        Some(wide.min(count))
    }

    fn remember(&mut self, shares: &Shares) {
        for (place, seat) in &self.path {
            let tally = self.tree.tally(*place);
            tally.visits += 1;
            tally.total += shares[seat.index()];
        }
    }
}

/// Where all ways begin.
const START: u64 = 0x6a09_e667_f3bc_c908;

/// In a large tree, a situation met for the first time is taken up only once in so many times: most never come up
/// again.
const TAKEN_UP: u32 = 4;

/// The upper confidence bounds of the moves of one choice.
struct Curiosity {
    exploration: f64,
    /// The last logarithm that was needed: most moves of a choice were available equally often.
    last: (u32, f64),
}

impl Curiosity {
    fn new(exploration: f64) -> Curiosity {
        Curiosity { exploration, last: (1, 0.0) }
    }

    /// The upper confidence bound of a move, by the times it could have been chosen.
    fn upper_bound(&mut self, tally: &Tally) -> f64 {
        if tally.available != self.last.0 {
            self.last = (tally.available, logarithm(tally.available));
        }
        let visits = f64::from(tally.visits.max(1));
        tally.mean() + self.exploration * (self.last.1 / visits).sqrt()
    }
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

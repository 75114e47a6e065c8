//! Where a location may be laid (sections 8 and 9), and laying it.

use super::Play;
use crate::Rules;
use crate::event::Event;
use crate::ids::{Location, Spot};
use crate::moves::Move;
use crate::state::{Cell, Frame, MAP, Phase, Placed, Placing, Side, State, turned_ways};
use undercroft_core::{Chance, Seat, Sink};

/// Cells of the largest box: a connected map of 64 cards has width + height ≤ 65, and a free border all round.
const CELLS: usize = 34 * 35;

/// A map in a box of cells, with a free border: what lies where, quickly found.
struct Grid {
    spots: [u8; CELLS],
    left: i8,
    bottom: i8,
    width: usize,
}

const FREE: u8 = u8::MAX;

impl Grid {
    fn of(state: &State) -> Grid {
        let xs = state.map.iter().map(|placed| placed.cell.x);
        let ys = state.map.iter().map(|placed| placed.cell.y);
        let left = xs.clone().min().unwrap_or(0) - 1;
        let bottom = ys.min().unwrap_or(0) - 1;
        let width = (xs.max().unwrap_or(0) - left) as usize + 2;
        let mut grid = Grid { spots: [FREE; CELLS], left, bottom, width };
        for (index, placed) in state.map.iter().enumerate() {
            let at = grid.index(placed.cell);
            if let Some(spot) = grid.spots.get_mut(at) {
                *spot = index as u8;
            }
        }
        grid
    }

    fn index(&self, cell: Cell) -> usize {
        (cell.x - self.left) as usize + (cell.y - self.bottom) as usize * self.width
    }

    fn at(&self, cell: Cell) -> Option<usize> {
        let spot = *self.spots.get(self.index(cell))?;
        (spot != FREE).then_some(usize::from(spot))
    }
}

/// A free cell that some exit faces: which of its sides must be ways, which walls.
#[derive(Copy, Clone)]
struct Gap {
    cell: Cell,
    ways: u8,
    walls: u8,
}

/// All gaps of a map, and how many exits face them.
struct Gaps {
    gaps: tinyvec::ArrayVec<[(i8, i8, u8, u8); 2 * MAP + 2]>,
    exits: u32,
}

impl Gaps {
    fn of(rules: &Rules, state: &State) -> Gaps {
        let grid = Grid::of(state);
        let ways: [u8; MAP] = std::array::from_fn(|index| {
            state.map.get(index).map_or(0, |placed| placed.ways(rules.components.site(placed.location)))
        });
        let mut seen = [false; CELLS];
        let mut found = Gaps { gaps: Default::default(), exits: 0 };
        for (index, placed) in state.map.iter().enumerate() {
            for side in Side::ALL {
                let cell = placed.cell.beside(side);
                if ways[index] >> side as u8 & 1 == 0 || grid.at(cell).is_some() {
                    continue;
                }
                found.exits += 1;
                let at = grid.index(cell);
                if std::mem::replace(&mut seen[at], true) || !inside(cell) {
                    continue;
                }
                let (mut need, mut closed) = (0, 0);
                for side in Side::ALL {
                    let Some(beside) = grid.at_safe(cell.beside(side)) else { continue };
                    if ways[beside] >> side.opposite() as u8 & 1 != 0 {
                        need |= 1 << side as u8;
                    } else {
                        closed |= 1 << side as u8;
                    }
                }
                found.gaps.push((cell.x, cell.y, need, closed));
            }
        }
        found
    }

    fn iter(&self) -> impl Iterator<Item = Gap> + '_ {
        self.gaps.iter().map(|&(x, y, ways, walls)| Gap { cell: Cell { x, y }, ways, walls })
    }

    /// DR-136, DR-140, DR-141: does a card with these ways fit into the gap?
    fn admit(&self, gap: Gap, ways: u8, last: bool) -> bool {
        let edges = ways & gap.ways == gap.ways && ways & gap.walls == 0;
        let used = gap.ways.count_ones();
        let fresh = (ways & !gap.ways & !gap.walls).count_ones();
        edges && (last || self.exits - used + fresh > 0)
    }
}

impl Grid {
    /// Like [`Grid::at`], also for cells beyond the border.
    fn at_safe(&self, cell: Cell) -> Option<usize> {
        let beyond =
            cell.x < self.left || cell.y < self.bottom || (cell.x - self.left) as usize >= self.width;
        if beyond { None } else { self.at(cell) }
    }
}

/// No map reaches further.
fn inside(cell: Cell) -> bool {
    cell.x.unsigned_abs() < MAP as u8 && cell.y.unsigned_abs() < MAP as u8
}

impl Rules {
    /// Every legal spot and turn for a location (DR-135…147).
    pub(crate) fn placements(&self, state: &State, location: Location, mut found: impl FnMut(Cell, bool)) {
        let ways = self.components.site(location).ways;
        let gaps = Gaps::of(self, state);
        let last = self.is_last_location(state);
        for gap in gaps.iter() {
            for turned in [false, true] {
                if gaps.admit(gap, turned_ways(ways, turned), last) {
                    found(gap.cell, turned);
                }
            }
        }
    }

    /// Those of drawn locations that fit somewhere.
    pub(crate) fn laid_somewhere(&self, state: &State, drawn: &[Location]) -> impl Iterator<Item = Location> {
        drawn.iter().copied().filter(|one| self.fits_somewhere(state, *one))
    }

    fn fits_somewhere(&self, state: &State, location: Location) -> bool {
        let ways = self.components.site(location).ways;
        let gaps = Gaps::of(self, state);
        let last = self.is_last_location(state);
        gaps.iter().any(|gap| {
            [false, true].into_iter().any(|turned| gaps.admit(gap, turned_ways(ways, turned), last))
        })
    }

    /// DR-142: nothing will be laid after the location that is being placed.
    fn is_last_location(&self, state: &State) -> bool {
        // Not whether the deck is empty: while cards are put aside it may be (DRA-09).
        state.map.len() + 1 == self.components.sites.len()
    }
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// DR-130, DRA-09: draws a location that fits somewhere, and has it placed. What fits nowhere is put aside and
    /// shuffled back afterwards.
    pub fn draw_location(&mut self, drawer: Seat, why: Placing) {
        let rules = self.rules;
        let mut aside = tinyvec::ArrayVec::<[Location; MAP]>::new();
        let mut fitting = None;
        while fitting.is_none() {
            self.chance.bring_up(&mut self.state.locations, |one, word| *rules.site_name(*one) == *word);
            let Some(location) = self.state.locations.pop() else { break };
            self.events.push(|| Event::LocationDrawn { seat: drawer, location: rules.site_name(location) });
            if rules.fits_somewhere(self.state, location) {
                fitting = Some(location);
            } else {
                self.events.push(|| Event::LocationAside { location: rules.site_name(location) });
                aside.push(location);
            }
        }
        if !aside.is_empty() {
            for location in aside {
                self.state.locations.push(location);
            }
            self.state.locations.sort_unstable();
            self.chance.shuffle(&mut self.state.locations);
        }
        let Some(location) = fitting else {
            self.events.push(|| Event::NothingFits);
            return;
        };
        let seat = self.placer(drawer, location);
        self.push(Frame::Place { seat, drawer, location, why });
    }

    /// Several locations are drawn and shown, one of those that fit is laid, the rest is shuffled back.
    pub fn look_at_locations(&mut self, seat: Seat, count: u8) {
        let rules = self.rules;
        let mut drawn = crate::state::List::<Location, 4>::default();
        for _ in 0..usize::from(count).min(drawn.capacity()) {
            self.chance.bring_up(&mut self.state.locations, |one, word| *rules.site_name(*one) == *word);
            let Some(location) = self.state.locations.pop() else { break };
            drawn.push(location);
        }
        // They are shown together: which lay on top nobody learns.
        drawn.sort_unstable();
        for location in drawn {
            self.events.push(|| Event::LocationDrawn { seat, location: rules.site_name(location) });
        }
        let fitting: Vec<Location> = rules.laid_somewhere(self.state, &drawn).collect();
        match fitting[..] {
            [] => {
                self.shuffle_back(drawn.iter().copied());
                self.events.push(|| Event::NothingFits);
            }
            [only] => self.lay_looked_at(seat, &drawn, only),
            [..] => {
                let context = self.context(seat, crate::state::Source::Rules);
                self.ask(seat, crate::state::Choice::Look { drawn }, context);
            }
        }
    }

    /// The one that was chosen is laid.
    pub fn lay_looked_at(&mut self, seat: Seat, drawn: &[Location], location: Location) {
        self.shuffle_back(drawn.iter().copied().filter(|one| *one != location));
        self.push(Frame::Place { seat, drawer: seat, location, why: Placing::Explore });
    }

    fn shuffle_back(&mut self, back: impl Iterator<Item = Location>) {
        let before = self.state.locations.len();
        self.state.locations.extend(back);
        if self.state.locations.len() > before {
            self.state.locations.sort_unstable();
            self.chance.shuffle(&mut self.state.locations);
        }
    }

    /// DR-525…529: whoever has a personal quest there passes the card on.
    fn placer(&mut self, drawer: Seat, location: Location) -> Seat {
        if !self.rules.agreed.unbiased_placement {
            return drawer;
        }
        let (rules, mut seat) = (self.rules, drawer);
        while rules.has_personal_site(self.state, seat, location) {
            let to = self.state.left_of(seat);
            if to == drawer {
                return drawer;
            }
            self.events.push(|| Event::LocationPassed { seat, to });
            seat = to;
        }
        seat
    }

    /// A location is laid.
    pub fn place(&mut self, seat: Seat, location: Location, why: Placing, mv: Move) {
        let Move::Build(cell, turned) = mv else { return };
        self.pop();
        self.state.map.push(Placed { location, cell, turned, ..Placed::default() });
        let rules = self.rules;
        self.events.push(|| Event::Placed { seat, location: rules.site_name(location), cell, turned });
        match why {
            Placing::Build => self.state.phase = Phase::Hero,
            Placing::Explore => {}
            Placing::Lay => self.next_to_lay(),
        }
    }
}

impl Rules {
    /// DR-525, DR-528, DR-529: can a personal quest of the seat be completed there? Of an escort only the first site.
    fn has_personal_site(&self, state: &State, seat: Seat, location: Location) -> bool {
        let site = self.components.site(location);
        state.quests.iter().filter(|open| open.owner == Some(seat)).any(|open| {
            let quest = self.components.quest(open.quest);
            let escort = quest.is(crate::components::Category::Escort);
            let sites = if escort { &quest.sites[..1] } else { &quest.sites[..] };
            sites.iter().any(|one| match one {
                crate::components::Where::At(at) => *at == location,
                crate::components::Where::Terrain(terrain) => site.is(*terrain),
            })
        })
    }

    /// DR-273, DRA-18: moves to the nearest entrance by working exits; none if it cannot be reached.
    pub(crate) fn moves_to_entrance(&self, state: &State, from: Spot) -> Option<u8> {
        let mut reached = 1u128 << from.0;
        let mut fresh = reached;
        for moves in 0..=MAP as u8 {
            let mut next = 0u128;
            for index in (0..state.map.len()).filter(|index| fresh >> index & 1 != 0) {
                let spot = Spot(index as u8);
                if self.components.site(state.placed(spot).location).entrance {
                    return Some(moves);
                }
                for side in Side::ALL {
                    if let Some(beside) = self.way(state, spot, side) {
                        next |= 1 << beside.0;
                    }
                }
            }
            fresh = next & !reached;
            reached |= next;
            if fresh == 0 {
                return None;
            }
        }
        None
    }

    /// DR-155, DR-190: the location behind a working exit; a wall on either side closes the way (DRA-42).
    pub(crate) fn way(&self, state: &State, from: Spot, side: Side) -> Option<Spot> {
        let placed = state.placed(from);
        if placed.exit(self.components.site(placed.location), side).is_wall() {
            return None;
        }
        let beside = state.beside(from, side)?;
        let other = state.placed(beside);
        let closed = other.exit(self.components.site(other.location), side.opposite()).is_wall();
        (!closed).then_some(beside)
    }
}

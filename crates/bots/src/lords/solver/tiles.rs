//! What it costs to lose tiles. The party takes them in the order of their distance from the entrance, so that it is
//! known which ones come next; only among those that are equally far the owner chooses.

use super::worth::TILE;
use super::{Pruning, Solver};
use arrayvec::ArrayVec;
use std::cell::Ref;
use undercroft_lords::components::{Creature, Room};
use undercroft_lords::rules::scoring::{points, room_points};
use undercroft_lords::state::{COMBAT_ROUNDS, Cell, Cells, Dungeon, Player};

/// What so many tiles cost together, none of them first.
type Costs = [f64; COMBAT_ROUNDS as usize + 1];

/// The tiles that the party may come to.
#[derive(Debug, Default)]
pub(super) struct Tiles {
    /// How many are still ours.
    pub left: usize,
    /// What the player has of points, without his prisoners.
    pub points: f64,
    /// The tile of this round.
    pub now: f64,
    /// Further tiles after it.
    pub then: Costs,
    /// Tiles that are lost in later rounds only.
    pub later: Costs,
    /// The most traps and monsters that fit one of the nearest tiles.
    pub first: (usize, usize),
    /// The same where the party may be in the rounds after this one, all together.
    pub fits: [(usize, usize); COMBAT_ROUNDS as usize],
    /// After how many rounds the party may be where two traps fit.
    pub twofold: Option<usize>,
    /// Rooms in which some creatures are stronger, and after how many rounds the party may be there.
    pub strong: ArrayVec<(Room, usize), { Room::COUNT }>,
}

/// What the tiles to come depend on. Rooms count for creatures, of which one may be banished.
pub(super) type Where = (Cells, Option<Cell>, [u8; Creature::COUNT]);

/// The tiles of a dungeon by their distance from the entrance.
pub(super) type Rings = ArrayVec<Cells, 24>;

pub(super) fn rings(dungeon: &Dungeon) -> Rings {
    let tiles = dungeon.tiles();
    let mut rings = Rings::new();
    let mut reached = Cells::only(Cell::ENTRANCE).and(tiles);
    let mut ring = reached;
    while !ring.is_empty() && !rings.is_full() {
        rings.push(ring);
        ring = reached.beside().and(tiles).minus(reached);
        reached = reached.or(ring);
    }
    rings
}

impl Solver<'_> {
    /// The tiles that the party may come to, worked out anew only where something has changed.
    pub(super) fn tiles(&self, player: &Player) -> Ref<'_, Tiles> {
        let owned = std::array::from_fn(|kind| player.owned(Creature::ALL[kind]));
        let place = (player.dungeon.conquered, player.plan.tile, owned);
        if self.last_tiles.borrow().0 != Some(place) {
            *self.last_tiles.borrow_mut() = (Some(place), self.tiles_of(player));
        }
        Ref::map(self.last_tiles.borrow(), |(_, tiles)| tiles)
    }

    fn tiles_of(&self, player: &Player) -> Tiles {
        let later = self.cheapest(player, Cells::NONE);
        let (now, then) = match player.plan.tile {
            Some(cell) => (self.cost_of(player, cell), self.cheapest(player, Cells::only(cell))),
            None => {
                let then = |many: usize| later[(many + 1).min(later.len() - 1)] - later[1];
                (later[1], std::array::from_fn(then))
            }
        };
        let points = points(self.game, player);
        let points = f64::from(points.total() - points.prisoners);
        let ours = player.dungeon.unconquered();
        let mut tiles = Tiles { left: ours.len().into(), points, now, then, later, ..Tiles::default() };
        let mut nearer = 0;
        let mut most = [(0, 0); COMBAT_ROUNDS as usize];
        for ring in self.rings.iter().map(|ring| ring.and(ours)).filter(|ring| !ring.is_empty()) {
            if nearer >= usize::from(COMBAT_ROUNDS) {
                break;
            }
            // At most one tile is lost in each round, so that the party is here no earlier than this.
            for cell in ring.iter() {
                let limits = self.game.limits(player.dungeon.room_at(cell));
                for (traps, monsters) in &mut most[nearer..] {
                    *traps = usize::from(limits.traps).max(*traps);
                    *monsters = usize::from(limits.monsters).max(*monsters);
                }
            }
            for (room, cell) in &self.strong {
                let later = player.plan.tile.is_some_and(|tile| tile != *cell);
                if ring.contains(*cell) {
                    tiles.strong.push((*room, nearer.max(usize::from(later))));
                }
            }
            nearer += usize::from(ring.len());
        }
        if !self.uses(Pruning::TileLosses) {
            (tiles.now, tiles.then, tiles.later) = (0.0, Costs::default(), Costs::default());
        }
        tiles.first = most[0];
        tiles.twofold = most.iter().position(|(traps, _)| *traps > 1);
        let mut sum = (0, 0);
        for (fits, (traps, monsters)) in tiles.fits.iter_mut().zip(most).skip(1) {
            sum = (sum.0 + traps, sum.1 + monsters);
            *fits = sum;
        }
        tiles
    }

    /// The least that so many tiles cost, besides these.
    fn cheapest(&self, player: &Player, besides: Cells) -> Costs {
        let ours = player.dungeon.unconquered().minus(besides);
        let rooms = player.dungeon.rooms.cells;
        let mut costs = Costs::default();
        let mut many = 0;
        for ring in self.rings.iter().map(|ring| ring.and(ours)) {
            if many == usize::from(COMBAT_ROUNDS) {
                break;
            }
            let mut ring_costs: ArrayVec<f64, 24> = ArrayVec::new();
            let tunnels = ring.minus(rooms).len();
            ring_costs.extend((0..tunnels).map(|_| TILE));
            ring_costs.extend(ring.and(rooms).iter().map(|cell| self.cost_of(player, cell)));
            ring_costs[usize::from(tunnels)..].sort_unstable_by(f64::total_cmp);
            for cost in ring_costs.into_iter().take(usize::from(COMBAT_ROUNDS) - many) {
                costs[many + 1] = costs[many] + cost;
                many += 1;
            }
        }
        // There are no more.
        for none in many + 1..costs.len() {
            costs[none] = costs[many];
        }
        costs
    }

    /// Points that the loss of a tile costs.
    fn cost_of(&self, player: &Player, cell: Cell) -> f64 {
        match player.dungeon.room_at(cell) {
            Some(room) => TILE + 2.0 + f64::from(room_points(self.game, player, room)),
            None => TILE,
        }
    }
}

//! Which ways lead out of each room of a dungeon.

use crate::components::{Direction, ROOMS, Room, Rooms};

/// A way out of a room.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Way {
    /// Where it leads; nowhere at an outer edge without a tunnel.
    pub to: Option<Room>,
    /// PD-170: a wall, printed or added.
    pub wall: bool,
    /// PD-169: water.
    pub water: bool,
    /// PD-172: it leads through a tunnel to the opposite edge.
    pub tunnel: bool,
}

/// The ways out of every room, in the order of [`Direction::ALL`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Map([[Way; 4]; ROOMS]);

impl Map {
    /// A map without any border.
    pub fn open() -> Map {
        let mut map = Map([[Way::default(); 4]; ROOMS]);
        for room in Room::all() {
            for direction in Direction::ALL {
                map.0[room.index()][direction as usize].to = room.neighbour(direction);
            }
        }
        map
    }

    /// The way out of a room.
    pub fn way(&self, room: Room, direction: Direction) -> Way {
        self.0[room.index()][direction as usize]
    }

    /// All ways out of a room.
    pub fn ways(&self, room: Room) -> &[Way; 4] {
        &self.0[room.index()]
    }

    /// The direction and way from one room to the next; none if no single move leads there.
    pub fn between(&self, from: Room, to: Room) -> Option<(Direction, Way)> {
        Direction::ALL
            .into_iter()
            .map(|direction| (direction, self.way(from, direction)))
            .find(|(_, way)| way.to == Some(to))
    }

    /// Changes the way and the way back; nothing if the rooms are not neighbours.
    pub(super) fn set_border(&mut self, from: Room, to: Room, change: impl Fn(&mut Way)) -> Option<()> {
        let (direction, _) = self.between(from, to)?;
        change(&mut self.0[from.index()][direction as usize]);
        change(&mut self.0[to.index()][direction.back() as usize]);
        Some(())
    }

    /// Digs a tunnel between the two ends of a row or column; nothing if they are not such ends.
    pub(super) fn dig_tunnel(&mut self, from: Room, to: Room) -> Option<()> {
        let direction = Direction::ALL
            .into_iter()
            .find(|direction| from.neighbour(*direction).is_none() && from.opposite(*direction) == to)?;
        let way = |to| Way { to: Some(to), wall: false, water: false, tunnel: true };
        self.0[from.index()][direction as usize] = way(to);
        self.0[to.index()][direction.back() as usize] = way(from);
        Some(())
    }

    /// The rooms that can be reached from the entrances without any item.
    pub fn reachable(&self) -> Rooms {
        let mut reached = Rooms::row(0);
        let mut frontier: Vec<Room> = reached.iter().collect();
        while let Some(room) = frontier.pop() {
            let open = self.ways(room).iter().filter(|way| !way.wall && !way.water);
            for next in open.filter_map(|way| way.to) {
                if !reached.contains(next) {
                    reached.insert(next);
                    frontier.push(next);
                }
            }
        }
        reached
    }
}

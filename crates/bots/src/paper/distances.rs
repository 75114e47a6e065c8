//! How far apart rooms are.

use undercroft_paper::components::{Item, Map, ROOMS, Room};
use undercroft_paper::state::Team;

/// Moves to every room, from each room and (last) from outside the dungeon.
type Table = [[u8; ROOMS]; ROOMS + 1];

/// Moves from everywhere to every room, for teams without and with cloak and medallion.
#[derive(Clone, Debug)]
pub(super) struct Distances(Vec<Table>);

impl Distances {
    pub(super) fn new(map: &Map) -> Distances {
        let walks = [(false, false), (true, false), (false, true), (true, true)];
        Distances(walks.map(|(cloak, medallion)| from_everywhere(map, cloak, medallion)).into())
    }

    /// How many moves the team needs to each room; from outside through the nearest entrance.
    pub(super) fn of(&self, team: &Team) -> &[u8; ROOMS] {
        let table = &self.0[usize::from(team.has(Item::Cloak)) + 2 * usize::from(team.has(Item::Medallion))];
        &table[team.position.map_or(ROOMS, Room::index)]
    }
}

fn from_everywhere(map: &Map, cloak: bool, medallion: bool) -> Table {
    let mut table = [[u8::MAX / 2; ROOMS]; ROOMS + 1];
    for start in Room::all() {
        let distances = &mut table[start.index()];
        distances[start.index()] = 0;
        let mut frontier = vec![start];
        while !frontier.is_empty() {
            let mut next = Vec::new();
            for room in frontier {
                let open =
                    map.ways(room).iter().filter(|way| (cloak || !way.wall) && (medallion || !way.water));
                for to in open.filter_map(|way| way.to) {
                    let longer = distances[room.index()] + 1;
                    if longer < distances[to.index()] {
                        distances[to.index()] = longer;
                        next.push(to);
                    }
                }
            }
            frontier = next;
        }
    }
    table[ROOMS] = std::array::from_fn(|room| {
        let entrances = Room::all().take(6);
        1 + entrances.map(|entrance| table[entrance.index()][room]).min().unwrap_or(0)
    });
    table
}

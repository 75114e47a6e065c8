//! How far apart rooms are.

use crate::components::Map;
use crate::kinds::Item;
use crate::room::{ROOMS, Room};
use crate::state::Team;

/// Moves from every room to every other, for teams without and with cloak and medallion.
#[derive(Clone, Debug)]
pub(super) struct Distances(Vec<[[u8; ROOMS]; ROOMS]>);

impl Distances {
    pub(super) fn new(map: &Map) -> Distances {
        let walks = [(false, false), (true, false), (false, true), (true, true)];
        Distances(walks.map(|(cloak, medallion)| from_all(map, cloak, medallion)).into())
    }

    /// How many moves the team needs to a room; from outside through the nearest entrance.
    pub(super) fn of(&self, team: &Team, room: Room) -> u8 {
        let table = &self.0[usize::from(team.has(Item::Cloak)) + 2 * usize::from(team.has(Item::Medallion))];
        match team.position {
            Some(position) => table[position.index()][room.index()],
            None => {
                let entrances = Room::all().take(6);
                1 + entrances.map(|entrance| table[entrance.index()][room.index()]).min().unwrap_or(0)
            }
        }
    }
}

fn from_all(map: &Map, cloak: bool, medallion: bool) -> [[u8; ROOMS]; ROOMS] {
    let mut table = [[u8::MAX / 2; ROOMS]; ROOMS];
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
    table
}

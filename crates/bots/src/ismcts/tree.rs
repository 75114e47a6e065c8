//! What a search remembers: counts and results of choices, found by the way there.

use crate::guide::mix;

/// Where a choice was remembered; good until the tree next makes [room](Tree::make_room).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Place(u32);

/// How often a move was made, could have been made, and what came of it for the player who made it.
#[derive(Copy, Clone, Debug, Default)]
pub struct Tally {
    /// Visits.
    pub visits: u32,
    /// Times the move was legal when the choice was made.
    pub available: u32,
    /// Sum of the mover's shares of the win.
    pub total: f64,
}

impl Tally {
    /// The mean share of the win.
    pub fn mean(&self) -> f64 {
        if self.visits == 0 { 0.0 } else { self.total / f64::from(self.visits) }
    }
}

/// A situation in which somebody chooses: the way there as that seat saw it, in one number.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Choice {
    /// The way.
    pub way: u64,
    /// Are there so many moves that they cannot be kept side by side?
    pub wide: bool,
}

/// The bits of a way that say where it is kept; more would not fit into memory anyway.
const HOME: u64 = (1 << 28) - 1;

impl Choice {
    /// The way on after the move that `key` stands for; the ways from one narrow choice are kept side by side. Two
    /// ways are taken for the same if their 64 bits agree, which does not happen by chance in trees that fit into
    /// memory.
    pub fn then(self, key: u64) -> u64 {
        let on = mix(self.way, key);
        let way = if self.wide { on } else { on & !HOME | self.way & HOME };
        way.max(1)
    }
}

/// The most moves that are quick to look at.
const LARGE: usize = 1 << 15;

/// A remembered move; `way` is 0 where there is none.
#[derive(Copy, Clone, Debug, Default)]
struct Node {
    way: u64,
    tally: Tally,
}

/// The moves tried so far in one open hash table. Only choices are kept, not the places between them, and those
/// of one situation lie side by side, so that choosing among them costs one look into far memory instead of one
/// for each.
#[derive(Clone, Debug)]
pub struct Tree {
    nodes: Vec<Node>,
    used: usize,
    limit: usize,
}

impl Tree {
    /// An empty tree that expects about `nodes` moves and never holds more than `limit`.
    pub fn new(nodes: usize, limit: usize) -> Tree {
        let slots = (nodes.min(limit) * 2).next_power_of_two().max(256);
        Tree { nodes: vec![Node::default(); slots], used: 0, limit }
    }

    /// The tally of a place.
    pub fn tally(&mut self, place: Place) -> &mut Tally {
        &mut self.nodes[place.0 as usize].tally
    }

    /// Where the move that leads along `way` is remembered, if it is.
    pub fn find(&self, way: u64) -> Option<Place> {
        let slot = self.slot(way);
        (self.nodes[slot].way != 0).then_some(Place(slot as u32))
    }

    /// The same, remembered from now on if need be; `None` in a full tree.
    pub fn find_or_add(&mut self, way: u64) -> Option<Place> {
        let slot = self.slot(way);
        if self.nodes[slot].way == 0 {
            if self.used >= self.limit || self.used * 4 >= self.nodes.len() * 3 {
                return None;
            }
            self.nodes[slot] = Node { way, tally: Tally::default() };
            self.used += 1;
        }
        Some(Place(slot as u32))
    }

    fn slot(&self, way: u64) -> usize {
        let mask = self.nodes.len() - 1;
        let mut slot = (way & HOME) as usize & mask;
        while self.nodes[slot].way != 0 && self.nodes[slot].way != way {
            slot = (slot + 1) & mask;
        }
        slot
    }

    /// Is the tree too large for the near memory of a processor?
    pub fn is_large(&self) -> bool {
        self.used > LARGE
    }

    /// Grows a tree that is half full. Places change by it.
    pub fn make_room(&mut self) {
        if self.used * 2 < self.nodes.len() || self.used >= self.limit {
            return;
        }
        let larger = vec![Node::default(); self.nodes.len() * 2];
        for node in std::mem::replace(&mut self.nodes, larger) {
            if node.way != 0 {
                let slot = self.slot(node.way);
                self.nodes[slot] = node;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_found_again_while_the_tree_grows() {
        for wide in [false, true] {
            let mut tree = Tree::new(4, 10_000);
            let ways: Vec<u64> = (0..5_000)
                .map(|key| Choice { way: mix(1, key / 7), wide }.then(key))
                .inspect(|way| {
                    tree.make_room();
                    let place = tree.find_or_add(*way).expect("there is room");
                    tree.tally(place).total = *way as f64;
                })
                .collect();
            for way in ways {
                let place = tree.find(way).expect("it was added");
                assert_eq!(tree.tally(place).total, way as f64);
            }
            assert_eq!(tree.find(7), None);
        }
    }

    #[test]
    fn moves_of_one_choice_lie_side_by_side() {
        let mut tree = Tree::new(1_000, 1_000);
        let choice = Choice { way: mix(3, 4), wide: false };
        let mut places: Vec<u32> =
            (0..7).filter_map(|key| tree.find_or_add(choice.then(key))).map(|place| place.0).collect();
        places.sort_unstable();
        assert!(places.windows(2).all(|pair| pair[1] == pair[0] + 1), "{places:?}");
    }

    #[test]
    fn a_full_tree_takes_nothing_more() {
        let mut tree = Tree::new(4, 2);
        assert!(tree.find_or_add(1).is_some());
        assert!(tree.find_or_add(2).is_some());
        assert!(tree.find_or_add(3).is_none());
        assert!(tree.find_or_add(1).is_some());
    }
}

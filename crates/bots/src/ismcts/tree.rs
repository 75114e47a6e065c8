//! What one player's search remembers: counts and results, found by the way there.

use crate::guide::mix;

/// A place in a tree.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Place(u32);

/// The root of every tree.
pub const ROOT: Place = Place(0);

/// How often a place was visited, could have been visited, and what came of it for the player who moved there.
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

#[derive(Copy, Clone, Debug)]
struct Node {
    parent: u32,
    key: u64,
    tally: Tally,
}

const FREE: u32 = u32::MAX;

/// The nodes in one array, found through an open hash table: no allocation for a visit, and a wide node costs
/// no more than a narrow one.
#[derive(Clone, Debug)]
pub struct Tree {
    nodes: Vec<Node>,
    slots: Vec<u32>,
    limit: usize,
}

impl Tree {
    /// An empty tree that expects about `nodes` nodes and never holds more than `limit`.
    pub fn new(nodes: usize, limit: usize) -> Tree {
        let slots = (nodes * 2).next_power_of_two().max(64);
        let mut tree =
            Tree { nodes: Vec::with_capacity(nodes.min(limit) + 1), slots: vec![FREE; slots], limit };
        tree.nodes.push(Node { parent: FREE, key: 0, tally: Tally::default() });
        tree
    }

    /// The tally of a place.
    pub fn tally(&mut self, place: Place) -> &mut Tally {
        &mut self.nodes[place.0 as usize].tally
    }

    /// The place reached from `parent` by what `key` stands for, if it is known.
    pub fn find(&self, parent: Place, key: u64) -> Option<Place> {
        let found = self.slots[self.slot(parent, key)];
        (found != FREE).then_some(Place(found))
    }

    /// The same, made if need be; `None` in a full tree.
    pub fn find_or_add(&mut self, parent: Place, key: u64) -> Option<Place> {
        let slot = self.slot(parent, key);
        if self.slots[slot] != FREE {
            return Some(Place(self.slots[slot]));
        }
        if self.nodes.len() >= self.limit {
            return None;
        }
        let place = self.nodes.len() as u32;
        self.nodes.push(Node { parent: parent.0, key, tally: Tally::default() });
        self.slots[slot] = place;
        if self.nodes.len() * 2 > self.slots.len() {
            self.grow();
        }
        Some(Place(place))
    }

    fn slot(&self, parent: Place, key: u64) -> usize {
        let mask = self.slots.len() - 1;
        let mut slot = mix(key, u64::from(parent.0)) as usize & mask;
        loop {
            let found = self.slots[slot];
            if found == FREE {
                return slot;
            }
            let node = &self.nodes[found as usize];
            if node.parent == parent.0 && node.key == key {
                return slot;
            }
            slot = (slot + 1) & mask;
        }
    }

    fn grow(&mut self) {
        self.slots = vec![FREE; self.slots.len() * 4];
        for index in 1..self.nodes.len() {
            let (parent, key) = (Place(self.nodes[index].parent), self.nodes[index].key);
            let slot = self.slot(parent, key);
            self.slots[slot] = index as u32;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_found_again_while_the_tree_grows() {
        let mut tree = Tree::new(4, 10_000);
        let places: Vec<Place> =
            (0..5_000).map(|key| tree.find_or_add(ROOT, key).expect("there is room")).collect();
        for (key, place) in places.iter().enumerate() {
            assert_eq!(tree.find(ROOT, key as u64), Some(*place));
        }
        assert_eq!(tree.find(places[7], 7), None);
    }

    #[test]
    fn a_full_tree_takes_nothing_more() {
        let mut tree = Tree::new(4, 3);
        assert!(tree.find_or_add(ROOT, 1).is_some());
        assert!(tree.find_or_add(ROOT, 2).is_some());
        assert!(tree.find_or_add(ROOT, 3).is_none());
        assert!(tree.find_or_add(ROOT, 1).is_some());
    }
}

//! How the bidding policy sees a situation: tiles left, size of the pile, and about how likely the player would
//! come out alive, from what that player alone knows. Whoever moves first follows from the number of cards
//! drawn, so it need not be told apart.

use super::kit::{Counts, Kit};
use super::quick::estimate;
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use undercroft_welcome::Monster;

/// Pile sizes told apart.
pub const PILES: usize = 14;
const BID_STEPS: [f32; 11] = [0.03, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.97];
const DECIDE_STEPS: [f32; 5] = [0.1, 0.3, 0.5, 0.7, 0.9];
/// Situations in which to draw or pass, for one hero and one pair of tallies.
pub const BIDS: usize = 64 * PILES * (BID_STEPS.len() + 1);
/// Situations with a card in hand, for one hero and one pair of tallies.
pub const DECISIONS: usize = 64 * PILES * 8 * (DECIDE_STEPS.len() + 1);
/// What can be done with a card: add it, or throw it away with one of six tiles.
pub const ACTIONS: usize = 7;

/// What one player knows in the bidding.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Knowledge {
    /// Tiles left, one bit for each in printed order.
    pub tiles: u8,
    /// The player's own cards in the pile.
    pub own: Counts,
    /// Cards the player has not seen.
    pub unseen: Counts,
    /// Cards in the pile that others put there.
    pub unknown: u8,
}

impl Knowledge {
    /// Cards in the pile.
    pub fn pile(&self) -> usize {
        usize::from(self.own.iter().sum::<u8>() + self.unknown)
    }

    fn packed(&self) -> u64 {
        let pack =
            |counts: &Counts| counts.iter().fold(0u64, |packed, count| packed << 3 | u64::from(*count));
        (pack(&self.own) << 36 | pack(&self.unseen) << 12)
            | u64::from(self.unknown) << 6
            | u64::from(self.tiles)
    }
}

fn step(steps: &[f32], chance: f32) -> usize {
    steps.iter().take_while(|step| chance >= **step).count()
}

/// Where the policy keeps what to do before drawing.
pub fn bid_index(knowledge: &Knowledge, chance: f32) -> usize {
    let place = usize::from(knowledge.tiles) * PILES + knowledge.pile().min(PILES - 1);
    place * (BID_STEPS.len() + 1) + step(&BID_STEPS, chance)
}

/// Where the policy keeps what to do with a drawn card; `knowledge` no longer counts it among the unseen.
pub fn decision_index(knowledge: &Knowledge, card: Monster, chance: f32) -> usize {
    let place = usize::from(knowledge.tiles) * PILES + knowledge.pile().min(PILES - 1);
    (place * 8 + card as usize) * (DECIDE_STEPS.len() + 1) + step(&DECIDE_STEPS, chance)
}

/// Estimates that are asked for again and again.
#[derive(Debug, Default)]
pub struct Memory {
    known: HashMap<u64, (f32, Option<Monster>), BuildHasherDefault<Spread>>,
}

/// The most estimates kept.
const MOST: usize = 1 << 22;

impl Memory {
    /// The estimate for one hero, whose kits these are.
    pub fn estimate(&mut self, kits: &[Kit; 64], knowledge: &Knowledge) -> (f32, Option<Monster>) {
        let key = knowledge.packed();
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        let kit = &kits[usize::from(knowledge.tiles)];
        let found = estimate(kit, &knowledge.own, &knowledge.unseen, knowledge.unknown);
        if self.known.len() < MOST {
            self.known.insert(key, found);
        }
        found
    }
}

/// A hasher for keys that are numbers already.
#[derive(Debug, Default)]
struct Spread(u64);

impl Hasher for Spread {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_u64(u64::from(*byte));
        }
    }
    fn write_u64(&mut self, number: u64) {
        self.0 = crate::guide::mix(self.0, number);
    }
}

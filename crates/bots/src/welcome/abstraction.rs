//! How the bidding policy sees a situation: the tiles left, who has added and who has thrown away how often, and
//! about how likely the player would come out alive, from what that player alone knows.
//!
//! Whoever draws places the card or throws it away with a tile, and turns alternate. So tiles, own cards and unknown
//! cards in the pile tell everything else that is public but its order: how many cards are left to draw, who moves
//! first, and how often each of the two has thrown away.

use super::kit::{Counts, Kit};
use super::quick::estimate;
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use undercroft_welcome::Monster;

/// Steps of the chance to survive that are told apart before drawing.
const BID_STEPS: [f32; 14] =
    [0.02, 0.06, 0.12, 0.2, 0.28, 0.36, 0.44, 0.52, 0.6, 0.68, 0.76, 0.84, 0.92, 0.98];
/// And with a card in hand.
const DECIDE_STEPS: [f32; 6] = [0.1, 0.28, 0.46, 0.64, 0.82, 0.98];
/// Where nothing threatens yet, the chance to survive without one tile more tells situations apart.
const SOUND_STEPS: [f32; 3] = [0.72, 0.84, 0.93];
const BID_BUCKETS: usize = BID_STEPS.len() + 1 + SOUND_STEPS.len();
const DECIDE_BUCKETS: usize = DECIDE_STEPS.len() + 1 + SOUND_STEPS.len();
/// Cards in a round.
const CARDS: usize = 13;
/// Where the situations with these tiles begin; the last entry is their number.
const PLACES: [usize; 65] = {
    let mut places = [0; 65];
    let mut tiles = 0;
    while tiles < 64 {
        let gone = 6 - (tiles as u8).count_ones() as usize;
        places[tiles + 1] = places[tiles] + (CARDS + 1 - gone) * (gone + 1);
        tiles += 1;
    }
    places
};
/// Situations in which to draw or pass, for one hero and one pair of tallies.
pub const BIDS: usize = PLACES[64] * BID_BUCKETS;
/// Situations with a card in hand, for one hero and one pair of tallies.
pub const DECISIONS: usize = PLACES[64] * 8 * DECIDE_BUCKETS;
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
    /// What everybody can see, as a number: tiles, cards placed, and how many of them this player threw away.
    fn place(&self) -> usize {
        let own = usize::from(self.own.iter().sum::<u8>());
        let gone = 6 - (self.tiles & 63).count_ones() as usize;
        let placed = (own + usize::from(self.unknown) + gone).min(CARDS);
        // Whoever is to move has placed every other card, or one less than the other.
        let thrown = (placed / 2).saturating_sub(own).min(gone);
        PLACES[usize::from(self.tiles & 63)] + placed.saturating_sub(gone) * (gone + 1) + thrown
    }

    fn packed(&self) -> u64 {
        let pack =
            |counts: &Counts| counts.iter().fold(0u64, |packed, count| packed << 3 | u64::from(*count));
        (pack(&self.own) << 36 | pack(&self.unseen) << 12)
            | u64::from(self.unknown) << 6
            | u64::from(self.tiles)
    }
}

/// About how a trip into the dungeon would go, from what one player knows.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Outlook {
    /// The chance to come out alive.
    pub chance: f32,
    /// The same on the average of all tiles if one of them were gone.
    pub without: f32,
    /// The kind to name.
    pub named: Option<Monster>,
}

fn bucket(steps: &[f32], outlook: &Outlook) -> usize {
    let step = |steps: &[f32], chance: f32| steps.iter().take_while(|step| chance >= **step).count();
    let bucket = step(steps, outlook.chance);
    if bucket == steps.len() { bucket + step(&SOUND_STEPS, outlook.without) } else { bucket }
}

/// Where the policy keeps what to do before drawing.
pub fn bid_index(knowledge: &Knowledge, outlook: &Outlook) -> usize {
    knowledge.place() * BID_BUCKETS + bucket(&BID_STEPS, outlook)
}

/// Where the policy keeps what to do with a drawn card; `knowledge` no longer counts it among the unseen.
pub fn decision_index(knowledge: &Knowledge, card: Monster, outlook: &Outlook) -> usize {
    (knowledge.place() * 8 + card as usize) * DECIDE_BUCKETS + bucket(&DECIDE_STEPS, outlook)
}

/// Estimates that are asked for again and again.
#[derive(Debug, Default)]
pub struct Memory {
    chances: HashMap<u64, (f32, Option<Monster>), BuildHasherDefault<Spread>>,
    outlooks: HashMap<u64, Outlook, BuildHasherDefault<Spread>>,
}

/// The most estimates kept.
const MOST: usize = 1 << 21;

impl Memory {
    /// The chance to survive and the kind to name for one hero, whose kits these are.
    pub fn estimate(&mut self, kits: &[Kit; 64], knowledge: &Knowledge) -> (f32, Option<Monster>) {
        let key = knowledge.packed();
        if let Some(known) = self.chances.get(&key) {
            return *known;
        }
        let kit = &kits[usize::from(knowledge.tiles)];
        let found = estimate(kit, &knowledge.own, &knowledge.unseen, knowledge.unknown);
        if self.chances.len() < MOST {
            self.chances.insert(key, found);
        }
        found
    }

    /// The outlook for one hero, whose kits these are.
    pub fn outlook(&mut self, kits: &[Kit; 64], knowledge: &Knowledge) -> Outlook {
        let key = knowledge.packed();
        if let Some(known) = self.outlooks.get(&key) {
            return *known;
        }
        let (chance, named) = self.estimate(kits, knowledge);
        let left = (0..6).filter(|bit| knowledge.tiles >> bit & 1 == 1);
        let (mut sum, mut count) = (0.0, 0u8);
        for bit in left {
            let without = Knowledge { tiles: knowledge.tiles & !(1 << bit), ..*knowledge };
            sum += self.estimate(kits, &without).0;
            count += 1;
        }
        let without = if count == 0 { chance } else { sum / f32::from(count) };
        let found = Outlook { chance, without, named };
        if self.outlooks.len() < MOST {
            self.outlooks.insert(key, found);
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Tiles, own and unknown cards: every combination that bidding can lead to has a place of its own.
    #[test]
    fn what_is_public_is_told_apart() {
        let mut seen = std::collections::HashSet::new();
        for tiles in 0..64u8 {
            let gone = 6 - tiles.count_ones() as u8;
            for placed in gone..=13 {
                for thrown in 0..=gone.min(placed / 2) {
                    let own = placed / 2 - thrown;
                    if gone - thrown > placed - placed / 2 {
                        continue; // the other one cannot have thrown away more than it drew
                    }
                    let mut counts = [0; 8];
                    counts[0] = own;
                    let unknown = placed - gone - own;
                    let known = Knowledge { tiles, own: counts, unseen: [0; 8], unknown };
                    assert!(known.place() < PLACES[64]);
                    assert!(seen.insert(known.place()), "{tiles:06b} {placed} {thrown}");
                }
            }
        }
    }
}

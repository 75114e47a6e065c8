//! Which sheets a search has reached already.

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};
use undercroft_paper::components::Room;
use undercroft_paper::state::Team;

/// Sheets by a key of 64 bits. What makes no difference to the rest of the game (the order in which dice were
/// noted, the lines of the way) is left out of it.
#[derive(Debug, Default)]
pub(super) struct Seen(HashSet<u64, BuildHasherDefault<AsItIs>>);

impl Seen {
    /// Is the sheet new?
    pub(super) fn insert(&mut self, team: &Team) -> bool {
        self.0.insert(key(team))
    }

    pub(super) fn len(&self) -> usize {
        self.0.len()
    }
}

/// Keys are mixed well enough to be their own hash.
#[derive(Default)]
struct AsItIs(u64);

impl Hasher for AsItIs {
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(*byte);
        }
    }

    fn write_u64(&mut self, value: u64) {
        self.0 = value;
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

fn key(team: &Team) -> u64 {
    let pack = |values: &[u8], bits: u32| {
        values.iter().fold(0u64, |packed, value| packed << bits | u64::from(*value))
    };
    let used = team.used.iter().fold(0u64, |packed, used| packed << 1 | u64::from(*used));
    let position = team.position.map_or(63, Room::index) as u64;
    let pending = &team.pending;
    let words = [
        team.explored.bits() | position << 42 | used << 48 | u64::from(team.recoloured) << 54,
        team.beaten.bits() | u64::from(team.moves.map_or(0, |moves| moves + 1)) << 42,
        pack(&team.levels, 3) << 16 | pack(&team.items, 2) | u64::from(team.letters.bits()) << 28,
        pack(&[team.potions, team.healed, team.wounds, team.gems, team.traps, team.barriers], 8)
            | u64::from(team.resurrected) << 48
            | u64::from(team.fresh.bits()) << 49,
        pack(&[pending.wounds, pending.levels, pending.boxes, pending.minions], 8)
            | u64::from(pending.room) << 32
            | u64::from(pending.prize) << 33
            | u64::from(pending.gem) << 34
            | u64::from(team.ready) << 35
            | team.talent.map_or(31, |talent| talent as u64) << 36
            | team.goal.map_or(31, |goal| u64::from(goal.0)) << 41,
    ];
    words.into_iter().fold(0x9e37_79b9_7f4a_7c15, mix)
}

fn mix(key: u64, word: u64) -> u64 {
    let product = u128::from(key ^ word) * 0xa076_1d64_78bd_642f_u128;
    (product >> 64) as u64 ^ product as u64 ^ key.rotate_left(17)
}

//! Which sheets a search has reached already.

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};
use undercroft_paper::components::{Room, Task};
use undercroft_paper::rules::Common;
use undercroft_paper::state::{MissionSlot, Team};

/// Sheets by a key of 64 bits. What makes no difference to the rest of the game (the order in which dice were
/// noted, the lines of the way, traps and barriers that nobody counts) is left out of it.
#[derive(Debug)]
pub(super) struct Seen {
    keys: HashSet<u64, BuildHasherDefault<AsItIs>>,
    counts: Counts,
}

impl Seen {
    pub(super) fn new(counts: Counts) -> Seen {
        Seen { keys: HashSet::default(), counts }
    }

    /// Is the sheet new?
    pub(super) fn insert(&mut self, team: &Team) -> bool {
        self.keys.insert(key(team, self.counts))
    }

    pub(super) fn len(&self) -> usize {
        self.keys.len()
    }
}

/// Up to which number traps, and traps and barriers together, count for anything: the most that a goal or an open
/// mission asks for.
///
/// Traps may be set off and barriers passed again and again. A Ranger with the medallion even does so for nothing
/// (PD-270): without a limit every crossing of the same water would lead to a sheet of its own.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Counts {
    traps: u8,
    obstacles: u8,
}

impl Counts {
    pub(super) fn new(common: &Common<'_>, missions: &[MissionSlot], team: &Team) -> Counts {
        let table = common.components;
        let open = missions.iter().filter(|slot| slot.round == 0);
        let missions = open.map(|slot| table.missions[usize::from(slot.card) - 1]);
        // Before a goal is chosen it may become either of those that were dealt.
        let dealt = team.dealt.filter(|_| team.goal.is_none());
        let goals = team.goal.into_iter().chain(dealt.into_iter().flat_map(|dealt| dealt.goals));
        let goals = goals.map(|card| table.goal(card)).map(|goal| (goal.task, goal.steps[2]));
        let mut counts = Counts::default();
        for (task, most) in missions.map(|mission| (mission.task, mission.count)).chain(goals) {
            match task {
                Task::Traps => counts.traps = counts.traps.max(most),
                Task::Obstacles => counts.obstacles = counts.obstacles.max(most),
                Task::MinionLevels
                | Task::MinionsThree
                | Task::MinionsFour
                | Task::MinionsFive
                | Task::Minions
                | Task::LevelThree
                | Task::LevelFour
                | Task::LevelFive
                | Task::LevelSix
                | Task::Health
                | Task::FullRows
                | Task::FullColumns
                | Task::ColumnsOfFour
                | Task::Rooms
                | Task::Edge
                | Task::Corners
                | Task::Lairs
                | Task::Potions
                | Task::Gems
                | Task::Items
                | Task::MonsterGlory => {}
            }
        }
        counts
    }

    /// What counts of a team's traps and barriers.
    fn of(self, team: &Team) -> [u8; 2] {
        [team.traps.min(self.traps), team.traps.saturating_add(team.barriers).min(self.obstacles)]
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

fn key(team: &Team, counts: Counts) -> u64 {
    let [traps, obstacles] = counts.of(team);
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
        pack(&[team.potions, team.healed, team.wounds, team.gems, traps, obstacles], 8)
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

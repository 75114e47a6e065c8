//! Typed component tables, loaded from `components.toml` or a file of the players' own.

mod cards;
mod gems;
mod kinds;
mod load;
mod map;
mod read;
mod room;
mod task;
mod tracks;

pub use gems::{Gem, Gems, LETTERS};
pub use kinds::{CARDS, Colour, DICE, Die, GoalCard, Hero, Item, Minion, Reward, Symbol, Talent};
pub use load::LIBRARY;
pub use map::{Map, Way};
pub use room::{COLUMNS, Direction, ROOMS, ROWS, Room, Rooms};
pub use task::Task;
pub use undercroft_core::pack::Source;

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};
use tinyvec::ArrayVec;
use undercroft_core::SetupError;
use undercroft_core::pack::{Pack, Problems, Provenance, Said};

/// The component table in the box.
pub const IN_THE_BOX: &str = include_str!("../components.toml");

/// PD-002: how many dungeon cards, and how many monsters, there are.
pub const LETTERED_CARDS: usize = 12;

/// All numbers of the game.
#[derive(Clone, Debug)]
pub struct Components {
    /// The faces of a white and of a black die.
    pub faces: [[Symbol; 6]; 2],
    /// PD-054: the number beside each symbol.
    pub numbers: [u8; 7],
    /// Which hero fights each kind of minion.
    pub fighters: [Hero; 4],
    /// What lies in each room.
    pub rooms: [Content; ROOMS],
    /// All rooms with a minion of each level; level 0 stands for every minion.
    pub minions_of_level: [Rooms; MINION_LEVELS],
    /// PD-282: glory for the lowest level, by level.
    pub level_glory: [i16; 7],
    /// PD-284: glory for each hero at level 6.
    pub master_glory: i16,
    /// PD-208, PD-287: glory and reward of each circle of the gem track; none for no gem.
    pub gem_track: ArrayVec<[(i16, Option<Reward>); 11]>,
    /// PD-288: glory by number of minions.
    pub minion_glory: ArrayVec<[i16; 43]>,
    /// PD-290: penalty by number of wounds on the track; its length less one is the length of the track.
    pub wound_penalty: Vec<i16>,
    /// PD-089: what a resurrection costs.
    pub resurrection: i16,
    /// PD-147: reward for the n-th potion; none for no potion.
    pub potion_rewards: ArrayVec<[Option<Reward>; 13]>,
    /// PD-152: hearts under each potion.
    pub hearts: u8,
    /// PD-118: the hero symbol each box of an item needs.
    pub boxes: [[Option<Hero>; 2]; 8],
    /// The items in the order of the sheet.
    pub item_order: [Item; 8],
    /// PD-285: glory of each finished item.
    pub item_glory: [i16; 8],
    /// PD-042: glory of each talent.
    pub talent_glory: [i16; CARDS],
    /// PD-029: glory of a mission in company.
    pub mission_glory: i16,
    /// PD-316: glory of a mission alone, by round.
    pub solo_glory: [i16; 8],
    /// The sixteen missions.
    pub missions: [Mission; CARDS],
    /// PD-037: glory of the three degrees of a goal.
    pub goal_glory: [i16; 3],
    /// The sixteen goals.
    pub goals: [Goal; CARDS],
    /// The twelve monsters by letter.
    pub monsters: [Monster; LETTERED_CARDS],
    /// The twelve dungeon cards by letter.
    pub dungeons: [Dungeon; LETTERED_CARDS],
    /// What rules never ask for.
    about: About,
}

/// Where the values come from, and what things are called.
#[derive(Clone, PartialEq, Eq, Debug)]
struct About {
    pack: Pack,
    /// Where the values come from, entry by entry (`room D1`, `gems 7`, `item crown`).
    sources: BTreeMap<String, Provenance>,
    /// Names that a file brings along, by the key of ours.
    names: BTreeMap<String, Said>,
}

/// Minion levels run from 1 to 9.
pub const MINION_LEVELS: usize = 10;

/// What lies in a room.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Content {
    /// A minion and its level.
    pub minion: Option<(Minion, u8)>,
    /// PD-194: a trap.
    pub trap: bool,
    /// What the first entry gives.
    pub treasure: Option<Treasure>,
}

/// What the first entry of a room gives.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Treasure {
    /// A lettered gem.
    Gem(Gem),
    /// Anything else.
    Reward(Reward),
}

/// PD-027: a task for everybody.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Mission {
    /// What counts.
    pub task: Task,
    /// How much is needed.
    pub count: u8,
}

/// PD-035: a task of one's own, and the colours that train the heroes.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Goal {
    /// What counts.
    pub task: Task,
    /// How much is needed for each degree.
    pub steps: [u8; 3],
    /// PD-020: the colour of each hero.
    pub training: [Colour; 4],
}

/// PD-227: a monster card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Monster {
    /// Its name in files and `locales/`.
    pub id: String,
    /// The stage it closes, 1 to 3.
    pub stage: u8,
    /// PD-228: this hero's level counts twice.
    pub weakness: Hero,
    /// The power each range needs.
    pub power: [u8; 3],
    /// The glory of each range.
    pub glory: [i8; 3],
    /// The wounds of each range.
    pub wounds: [u8; 3],
    /// PD-237: what a fleeing team loses.
    pub flee: i8,
    /// PD-242: the reward of the best team, and how often.
    pub prize: (Reward, u8),
    /// PD-302: the gems that vanish after the fight.
    pub vanish: Gems,
}

/// A dungeon card: the walls it adds and where which monsters hide.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dungeon {
    /// The monsters of the three stages, by index.
    pub monsters: [u8; 3],
    /// PD-010: their rooms.
    pub lairs: [Room; 3],
    /// Which ways lead out of each room.
    pub map: Map,
}

impl Components {
    /// The values in force by a set-up: those in the box are read once.
    pub fn in_force(own: Option<&str>) -> Result<Arc<Components>, SetupError> {
        static IN_THE_BOX: LazyLock<Result<Arc<Components>, Problems>> =
            LazyLock::new(|| Components::read(None).map(Arc::new));
        let read = |text| Components::read(Some(text)).map(Arc::new);
        Ok(own.map_or_else(|| IN_THE_BOX.clone(), read)?)
    }

    /// The packs they were read from.
    pub fn pack(&self) -> &Pack {
        &self.about.pack
    }

    /// Where the values of an entry come from: `room D1`, `gems 7`, `item crown`, `monster A`.
    pub fn source(&self, entry: &str) -> Option<&Provenance> {
        self.about.sources.get(entry)
    }

    /// What a file of the players' own calls the thing that is called so in `locales/`.
    pub(crate) fn own_name(&self, key: &str) -> Option<&Said> {
        self.about.names.get(key)
    }

    /// PD-150: the most potions.
    pub fn potion_limit(&self) -> u8 {
        self.potion_rewards.len() as u8 - 1
    }

    /// PD-219: the most gems.
    pub fn gem_limit(&self) -> u8 {
        self.gem_track.len() as u8 - 1
    }

    /// PDA-24: the most wounds.
    pub fn wound_limit(&self) -> u8 {
        self.wound_penalty.len() as u8 - 1
    }

    /// All rooms with a minion.
    pub fn minion_rooms(&self) -> Rooms {
        self.minions_of_level[0]
    }

    /// A goal card.
    pub fn goal(&self, card: GoalCard) -> &Goal {
        &self.goals[card.0 as usize]
    }

    /// PD-055: the number that is written on the round track.
    pub fn number(&self, die: Die) -> u8 {
        self.numbers[die.symbol as usize]
    }

    /// The glory of a talent.
    pub fn talent_glory(&self, talent: Talent) -> i16 {
        self.talent_glory[talent as usize]
    }
}

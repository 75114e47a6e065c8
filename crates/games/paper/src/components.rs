//! Typed component tables, loaded from `components.toml` or a file of the players' own.

mod cards;
mod check;
mod file;
mod gems;
mod kinds;
mod map;
mod room;
mod tracks;

pub use file::{File, Source};
pub use gems::{Gem, Gems, LETTERS};
pub use kinds::{CARDS, Colour, DICE, Die, GoalCard, Hero, Item, Minion, Reward, Symbol, Talent};
pub use map::{Map, Way};
pub use room::{COLUMNS, Direction, ROOMS, ROWS, Room, Rooms};

use std::sync::{Arc, OnceLock};
use tinyvec::ArrayVec;
use undercroft_core::SetupError;

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
    /// The file as it was read, with the source of every value.
    pub file: File,
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

/// Something that teams do and that can be counted.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Task {
    /// Different levels among the minions beaten.
    MinionLevels,
    /// Minions of level 3 beaten.
    MinionsThree,
    /// Minions of level 4 beaten.
    MinionsFour,
    /// Minions of level 5 beaten.
    MinionsFive,
    /// Minions beaten.
    Minions,
    /// Heroes at level 3 or more.
    LevelThree,
    /// Heroes at level 4 or more.
    LevelFour,
    /// Heroes at level 5 or more.
    LevelFive,
    /// Heroes at level 6.
    LevelSix,
    /// PDA-31: the sum of the levels, wounds or not.
    Health,
    /// Rows explored from end to end.
    FullRows,
    /// Columns explored from end to end.
    FullColumns,
    /// Columns with four or more explored rooms.
    ColumnsOfFour,
    /// Rooms explored.
    Rooms,
    /// Rooms of the outer ring explored.
    Edge,
    /// Corner rooms explored.
    Corners,
    /// Monster lairs explored.
    Lairs,
    /// Traps set off, each time counted.
    Traps,
    /// Traps set off, walls and water passed.
    Obstacles,
    /// Potions brewed or received, used or not.
    Potions,
    /// Gems stolen.
    Gems,
    /// Items finished.
    Items,
    /// PDA-30: glory of lines A to C.
    MonsterGlory,
}

impl Task {
    /// The name in files and `locales/`.
    pub const fn id(self) -> &'static str {
        match self {
            Task::MinionLevels => "minion-levels",
            Task::MinionsThree => "minions-three",
            Task::MinionsFour => "minions-four",
            Task::MinionsFive => "minions-five",
            Task::Minions => "minions",
            Task::LevelThree => "level-three",
            Task::LevelFour => "level-four",
            Task::LevelFive => "level-five",
            Task::LevelSix => "level-six",
            Task::Health => "health",
            Task::FullRows => "full-rows",
            Task::FullColumns => "full-columns",
            Task::ColumnsOfFour => "columns-of-four",
            Task::Rooms => "rooms",
            Task::Edge => "edge",
            Task::Corners => "corners",
            Task::Lairs => "lairs",
            Task::Traps => "traps",
            Task::Obstacles => "obstacles",
            Task::Potions => "potions",
            Task::Gems => "gems",
            Task::Items => "items",
            Task::MonsterGlory => "monster-glory",
        }
    }
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
    /// The table in the box.
    pub fn in_the_box() -> Arc<Components> {
        static TABLE: OnceLock<Arc<Components>> = OnceLock::new();
        let table = TABLE.get_or_init(|| match Components::read(IN_THE_BOX) {
            Ok(components) => Arc::new(components),
            Err(error) => panic!("the component table in the box is broken: {error}"),
        });
        Arc::clone(table)
    }

    /// Reads a table, or says everything that is wrong with it and where.
    pub fn read(text: &str) -> Result<Components, SetupError> {
        let file: File = toml::from_str(text)
            .map_err(|error| SetupError(vec![format!("components: {}", error.to_string().trim_end())]))?;
        check::components(file, text)
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

//! The situation on the table, and nothing that decides anything.

use crate::components::{DICE, Direction, Gems, GoalCard, Hero, Item, Room, Rooms, Symbol, Talent};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;
use undercroft_core::{MAX_SEATS, Seat, SeatSet};

/// PD-044: eight rounds.
pub const ROUNDS: u8 = 8;
/// PD-071: dice a team takes each round.
pub const DICE_PER_ROUND: usize = 3;
/// PD-014: missions on the table.
pub const MISSIONS: usize = 3;

/// The whole table.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// What the teams are busy with.
    pub phase: Phase,
    /// The round, 1 to 8; 0 before the first.
    pub round: u8,
    /// The dungeon card by index; A is 0.
    pub dungeon: DungeonCard,
    /// The missions; none if they are not used.
    pub missions: ArrayVec<[MissionSlot; MISSIONS]>,
    /// PD-063: the pool, three white dice and three black ones.
    pub dice: [Symbol; DICE],
    /// The teams as they are.
    pub teams: ArrayVec<[Team; MAX_SEATS]>,
    /// PD-324: the teams as the others know them: as they were when this phase began.
    pub shown: ArrayVec<[Team; MAX_SEATS]>,
}

/// What the teams are busy with, each at its own pace.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// PD-016, PD-026: choosing cards, and what talents do before the game.
    Prelude,
    /// PD-047: skull wounds, then three dice.
    Dice,
    /// PD-240, PD-246: wounds and reward of a monster fight.
    Aftermath,
    /// PD-046: the game is over.
    Over,
}

/// A dungeon card by index, serialised as its letter.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct DungeonCard(pub u8);

/// A mission on the table.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MissionSlot {
    /// The card, counted from 1.
    pub card: u8,
    /// PD-030: the round in which it was completed; 0 while it is open.
    #[serde(default, skip_serializing_if = "is_default")]
    pub round: u8,
}

/// One team: everything that is marked on its sheet.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Team {
    /// Hero levels, 1 to 6.
    pub levels: [u8; 4],
    /// Filled boxes of each item.
    #[serde(skip_serializing_if = "is_default")]
    pub items: [u8; 8],
    /// Potions brewed or received.
    #[serde(skip_serializing_if = "is_default")]
    pub potions: u8,
    /// Potion hearts used.
    #[serde(skip_serializing_if = "is_default")]
    pub healed: u8,
    /// Wounds on the wound track.
    #[serde(skip_serializing_if = "is_default")]
    pub wounds: u8,
    /// PD-087: the resurrection box.
    #[serde(skip_serializing_if = "is_default")]
    pub resurrected: bool,
    /// Gems on the gem track.
    #[serde(skip_serializing_if = "is_default")]
    pub gems: u8,
    /// Lettered gems this team has.
    #[serde(skip_serializing_if = "is_default")]
    pub letters: Gems,
    /// PD-211: gems crossed out in this team's dungeon.
    #[serde(skip_serializing_if = "is_default")]
    pub crossed: Gems,
    /// PD-210: gems stolen in this round.
    #[serde(skip_serializing_if = "is_default")]
    pub fresh: Gems,
    /// Rooms whose minion is beaten; their number is the minion track.
    #[serde(skip_serializing_if = "is_default")]
    pub beaten: Rooms,
    /// Where the team stands; nowhere before it enters.
    #[serde(skip_serializing_if = "is_default")]
    pub position: Option<Room>,
    /// PD-164: the entrance it came in by.
    #[serde(skip_serializing_if = "is_default")]
    pub entrance: Option<Room>,
    /// Rooms explored.
    #[serde(skip_serializing_if = "is_default")]
    pub explored: Rooms,
    /// PD-167: lines drawn from these rooms to the right (or through a tunnel to column A).
    #[serde(skip_serializing_if = "is_default")]
    pub lines_right: Rooms,
    /// Lines drawn from these rooms upwards (or through a tunnel to row 1).
    #[serde(skip_serializing_if = "is_default")]
    pub lines_up: Rooms,
    /// Traps set off, each time counted.
    #[serde(skip_serializing_if = "is_default")]
    pub traps: u8,
    /// Walls and water passed, each time counted.
    #[serde(skip_serializing_if = "is_default")]
    pub barriers: u8,
    /// Lines A to C: glory of the monsters fought so far.
    #[serde(skip_serializing_if = "is_default")]
    pub monster_glory: [i8; 3],
    /// Missions completed, by place on the table.
    #[serde(skip_serializing_if = "is_default")]
    pub missions: [bool; MISSIONS],
    /// The cards this team was dealt.
    #[serde(skip_serializing_if = "is_default")]
    pub dealt: Option<Dealt>,
    /// The talent it kept.
    #[serde(skip_serializing_if = "is_default")]
    pub talent: Option<Talent>,
    /// The goal it kept.
    #[serde(skip_serializing_if = "is_default")]
    pub goal: Option<GoalCard>,
    /// PD-055: the numbers of the dice used in each round.
    #[serde(skip_serializing_if = "is_default")]
    pub record: [[u8; DICE_PER_ROUND]; ROUNDS as usize],
    /// PD-073: which dice of the pool were used in this round.
    #[serde(skip_serializing_if = "is_default")]
    pub used: [bool; DICE],
    /// PD-265: Mystic has changed a die's colour in this round.
    #[serde(skip_serializing_if = "is_default")]
    pub recoloured: bool,
    /// Moves left of the die being used for movement; none if no die is.
    #[serde(skip_serializing_if = "is_default")]
    pub moves: Option<u8>,
    /// What has to be settled before anything else.
    #[serde(skip_serializing_if = "is_default")]
    pub pending: Pending,
    /// The team has nothing more to do in this phase.
    #[serde(skip_serializing_if = "is_default")]
    pub ready: bool,
}

/// PD-016: two talents and two goals to choose from.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dealt {
    /// Two talents.
    pub talents: [Talent; 2],
    /// Two goals.
    pub goals: [GoalCard; 2],
}

/// What a team has to settle, in the order in which it is settled.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Pending {
    /// PD-081: wounds to be marked.
    #[serde(skip_serializing_if = "is_default")]
    pub wounds: u8,
    /// PD-177: the room just entered for the first time still has to give what it holds.
    #[serde(skip_serializing_if = "is_default")]
    pub room: bool,
    /// PD-246: the prize of the monster just fought, given after the wounds.
    #[serde(skip_serializing_if = "is_default")]
    pub prize: bool,
    /// PD-104: levels for heroes of choice.
    #[serde(skip_serializing_if = "is_default")]
    pub levels: u8,
    /// PD-128: boxes of items of choice.
    #[serde(skip_serializing_if = "is_default")]
    pub boxes: u8,
    /// PD-139, PD-274: minions of choice.
    #[serde(skip_serializing_if = "is_default")]
    pub minions: u8,
    /// PD-258: a gem of any letter.
    #[serde(skip_serializing_if = "is_default")]
    pub gem: bool,
}

impl Pending {
    /// Is there nothing to settle?
    pub fn is_empty(&self) -> bool {
        *self == Pending::default()
    }
}

impl State {
    /// The team of a seat.
    pub fn team(&self, seat: Seat) -> &Team {
        &self.teams[seat.index()]
    }

    /// Who is still busy in this phase.
    pub fn acting(&self) -> SeatSet {
        Seat::all(self.teams.len() as u8).filter(|seat| !self.team(*seat).ready).collect()
    }

    /// PD-044: the stage a round belongs to, counted from 0.
    pub fn stage(&self) -> usize {
        match self.round {
            0..=3 => 0,
            4..=6 => 1,
            _ => 2,
        }
    }

    /// PD-045: does this round close its stage with a fight?
    pub fn is_last_of_stage(&self) -> bool {
        matches!(self.round, 3 | 6 | ROUNDS)
    }

    /// Dice that show a skull.
    pub fn skulls(&self) -> u8 {
        self.dice.iter().filter(|symbol| **symbol == Symbol::Skull).count() as u8
    }
}

impl Team {
    /// PD-023 to PD-025: a team before the game.
    pub fn new(dealt: Dealt) -> Team {
        Team { levels: [1; 4], dealt: Some(dealt), ..Team::default() }
    }

    /// A hero's level.
    pub fn level(&self, hero: Hero) -> u8 {
        self.levels[hero as usize]
    }

    /// PD-102: health and strength are the sum of the levels.
    pub fn health(&self) -> u8 {
        self.levels.iter().sum()
    }

    /// PD-121: are both boxes of the item filled?
    pub fn has(&self, item: Item) -> bool {
        self.items[item as usize] == 2
    }

    /// Is this its talent?
    pub fn is(&self, talent: Talent) -> bool {
        self.talent == Some(talent)
    }

    /// Minions beaten.
    pub fn minions(&self) -> u8 {
        self.beaten.len()
    }

    /// How many dice it has used in this round.
    pub fn dice_used(&self) -> usize {
        self.used.iter().filter(|used| **used).count()
    }

    /// PD-167: draws the line of a move.
    pub fn draw_line(&mut self, from: Room, to: Room, direction: Direction) {
        match direction {
            Direction::Up => self.lines_up.insert(from),
            Direction::Right => self.lines_right.insert(from),
            Direction::Down => self.lines_up.insert(to),
            Direction::Left => self.lines_right.insert(to),
        }
    }
}

impl DungeonCard {
    /// The letter on the card.
    pub const fn letter(self) -> char {
        (b'A' + self.0) as char
    }

    /// The card with this letter.
    pub fn from_letter(text: &str) -> Option<DungeonCard> {
        let [letter] = text.as_bytes() else { return None };
        let index = letter.to_ascii_uppercase().checked_sub(b'A')?;
        (usize::from(index) < crate::components::LETTERED_CARDS).then_some(DungeonCard(index))
    }
}

impl Serialize for DungeonCard {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(self.letter())
    }
}

impl<'de> Deserialize<'de> for DungeonCard {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<DungeonCard, D::Error> {
        let text = String::deserialize(deserializer)?;
        DungeonCard::from_letter(&text).ok_or_else(|| {
            serde::de::Error::custom(format!("dungeon “{text}” does not exist; they are A to L"))
        })
    }
}

pub(crate) fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

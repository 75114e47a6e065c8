//! The state of a game: what lies on the table, and nothing that decides anything.

mod bag;
mod phase;
mod player;
mod site;

pub use bag::{Adventurers, Bag, Creatures, List, Orders, Rooms, Traps};
pub use phase::{Ask, Phase};
pub(crate) use player::{MOST_STORES, pile_up};
pub use player::{Member, Plan, Player};
pub use site::{COLUMNS, Cell, Cells, Dungeon, Placed, ROWS};

use crate::components::{Adventurer, Card, Creature, EventTile, Order, Room, Season, Special, Trap};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use undercroft_core::Seat;

/// Rounds of a combat (DL-211).
pub const COMBAT_ROUNDS: u8 = 4;

/// Who stands on a space of the board.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Occupant {
    /// Nobody.
    #[default]
    Free,
    /// A player's minion.
    Player(Seat),
    /// A minion of a colour nobody plays.
    Dummy(u8),
}

impl Serialize for Occupant {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Occupant::Free => serializer.serialize_str("-"),
            Occupant::Player(seat) => serializer.collect_str(seat),
            Occupant::Dummy(dummy) => serializer.serialize_str(["a", "b"][usize::from(*dummy) % 2]),
        }
    }
}

impl<'de> Deserialize<'de> for Occupant {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Occupant, D::Error> {
        let text = String::deserialize(deserializer)?;
        Ok(match text.as_str() {
            "-" => Occupant::Free,
            "a" => Occupant::Dummy(0),
            "b" => Occupant::Dummy(1),
            "1" | "2" | "3" | "4" => Occupant::Player(Seat::new(text.as_bytes()[0] - b'1')),
            _ => {
                return Err(de::Error::custom(format!(
                    "“{text}” stands on no space; allowed: -, 1 to 4, a, b"
                )));
            }
        })
    }
}

/// A colour that nobody plays.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Dummy {
    /// Face-up orders of the last round.
    pub inaccessible: Orders,
    /// Orders drawn at random this round.
    pub drawn: Orders,
    /// 2 players: the third order, chosen by the player of the same number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub third: Option<Order>,
}

/// Where the paladin of the year is.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Paladin {
    /// In his tent.
    Tent,
    /// At the head of a party.
    With(Seat),
    /// Captured, gone home, or not in this game.
    Out,
}

/// The steps of a battle (DL-231).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Step {
    Start,
    Trap,
    Fast,
    Monsters,
    Slow,
    Healing,
    Conquering,
    End,
}

/// What holds for the battle being fought.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Battle {
    /// The step.
    pub step: Step,
    /// Has the spell of this step been cast already?
    pub cast: bool,
    /// A creature attacked.
    pub attacked: bool,
    /// Nobody heals.
    pub no_healing: bool,
    /// Nobody casts.
    pub no_magic: bool,
    /// No fatigue, no conquest.
    pub held: bool,
    /// Trap symbols used up against the first of two traps.
    pub symbols_used: u8,
    /// Damage that the shield still absorbs.
    pub shield: u8,
    /// All monsters go for the first adventurer.
    pub rage: bool,
    /// Wizards cannot be harmed.
    pub invisible: bool,
    /// The monster that is a sheep.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sheep: Option<Creature>,
}

impl Default for Battle {
    fn default() -> Battle {
        Battle {
            step: Step::Start,
            cast: false,
            attacked: false,
            no_healing: false,
            no_magic: false,
            held: false,
            symbols_used: 0,
            shield: 0,
            rage: false,
            invisible: false,
            sheep: None,
        }
    }
}

/// The whole table.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// 1 or 2.
    pub year: u8,
    /// The building round.
    pub season: Season,
    /// Where in the round.
    pub phase: Phase,
    /// What is asked.
    pub ask: Ask,
    /// Who is asked, unless all are.
    pub actor: Seat,
    /// How much or how many the question is about.
    #[serde(default)]
    pub due: u8,
    /// Has this turn of the phase begun?
    #[serde(default)]
    pub begun: bool,
    /// Creatures already dealt with in this question.
    #[serde(default)]
    pub settled: Creatures,
    /// The holder of the Starting Player Token.
    pub first: Seat,
    /// The players by seat.
    pub players: List<Player, 4>,
    /// Colours that nobody plays.
    #[serde(default)]
    pub dummies: List<Dummy, 2>,
    /// 2 players: the Evil Counter that nobody plays.
    #[serde(default)]
    pub dummy_evil: u8,
    /// Minions on the action board.
    #[serde(default)]
    pub board: [[Occupant; 3]; Order::COUNT],
    /// Creatures on offer.
    #[serde(default)]
    pub tavern: Creatures,
    /// Rooms on offer.
    #[serde(default)]
    pub shop: List<Room, 2>,
    /// Adventurers who arrive at the end of this round.
    #[serde(default)]
    pub arriving: List<Adventurer, 4>,
    /// Adventurers who arrive at the end of the next round.
    #[serde(default)]
    pub forecast: List<Adventurer, 4>,
    /// The event tiles of spring, summer and autumn.
    #[serde(default = "tiles_in_order")]
    pub event_tiles: [EventTile; 3],
    /// How many of them lie face up.
    #[serde(default)]
    pub events_shown: u8,
    /// Full game: the special events of both years.
    #[serde(default)]
    pub specials: List<Special, 2>,
    /// The combat round, 0 while building.
    #[serde(default)]
    pub combat_round: u8,
    /// The combat cards of both years, round by round.
    #[serde(default)]
    pub cards: [List<Card, 4>; 2],
    /// Combat cards turned up this year.
    #[serde(default)]
    pub cards_shown: u8,
    /// The paladin of the year.
    pub paladin: Paladin,
    /// The battle being fought.
    #[serde(default)]
    pub battle: Battle,
    /// Creature tiles to come, the next one last.
    #[serde(default)]
    pub creature_stack: List<Creature, 24>,
    /// Room tiles to come, the next one last.
    #[serde(default)]
    pub room_stack: List<Room, 16>,
    /// Adventurers to come in each year, the next one last.
    #[serde(default)]
    pub adventurer_stacks: [List<Adventurer, 16>; 2],
    /// How many at the bottom of this year's stack were put back there for all to see.
    #[serde(default)]
    pub returned: u8,
    /// Trap cards to come, the next one last.
    #[serde(default)]
    pub trap_deck: List<Trap, 27>,
    /// Traps that were used, seen by all.
    #[serde(default)]
    pub traps_seen: Traps,
    /// Creatures out of the game.
    #[serde(default)]
    pub creatures_gone: Creatures,
    /// Rooms out of the game.
    #[serde(default)]
    pub rooms_gone: Rooms,
    /// Adventurers out of the game.
    #[serde(default)]
    pub adventurers_gone: Adventurers,
}

fn tiles_in_order() -> [EventTile; 3] {
    [EventTile::PayDay, EventTile::Taxes, EventTile::Special]
}

impl State {
    /// A player.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// A player, to change.
    #[inline]
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// How many play.
    #[inline]
    pub fn seats(&self) -> u8 {
        self.players.len() as u8
    }

    /// DL-016: the seat whose turn is `turn`, counted from the first player to the left.
    #[inline]
    pub fn seat_in_turn(&self, turn: u8) -> Seat {
        Seat::new((self.first.index() as u8 + turn) % self.seats())
    }

    /// The reverse: how late a seat comes in player order.
    #[inline]
    pub fn turn_of(&self, seat: Seat) -> u8 {
        (seat.index() as u8 + self.seats() - self.first.index() as u8) % self.seats()
    }

    /// The combat card of this round.
    #[inline]
    pub fn card(&self) -> Option<Card> {
        let round = usize::from(self.combat_round.checked_sub(1)?);
        self.cards[usize::from(self.year - 1)].get(round).copied()
    }

    /// The event tile of the season, if it has one.
    pub fn event_tile(&self) -> Option<EventTile> {
        EventTile::place_of(self.season).map(|place| self.event_tiles[place])
    }

    /// The special event card of the year (full game).
    pub fn special(&self) -> Option<Special> {
        self.specials.get(usize::from(self.year - 1)).copied()
    }
}

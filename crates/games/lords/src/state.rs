//! The state of a game: what lies on the table, and nothing that decides anything.

pub use crate::phase::{Ask, Phase};

use crate::bag::{Adventurers, Creatures, Orders, Rooms, Traps};
use crate::names::{Adventurer, Card, Creature, EventTile, Order, Room, Season, Special, Trap};
use crate::site::{Cell, Dungeon};
use arrayvec::ArrayVec;
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

/// An adventurer at a dungeon.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Member {
    /// Who.
    pub who: Adventurer,
    /// Damage taken.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub damage: u8,
    /// Hit points more than printed.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub extra: u8,
    /// Damage that comes at the end of the round.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub poison: u8,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // the shape serde asks for
fn is_zero(number: &u8) -> bool {
    *number == 0
}

impl Member {
    /// An unharmed one.
    pub fn new(who: Adventurer) -> Member {
        Member { who, damage: 0, extra: 0, poison: 0 }
    }
}

/// What a player sends into the battle of a round.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Plan {
    /// The tile to defend; none before it is chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tile: Option<Cell>,
    /// Traps laid face down.
    pub traps: ArrayVec<Trap, 2>,
    /// Gold laid on the trap for a room.
    pub surcharge: u8,
    /// Creatures on the battleground.
    pub sent: Creatures,
}

/// A player's things.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Player {
    /// The space of the Evil Counter, counted from 0, the nicest.
    pub evil: u8,
    /// Gold.
    pub gold: u8,
    /// Food.
    pub food: u8,
    /// Imps.
    pub imps: u8,
    /// Imps that have worked this round.
    pub busy_imps: u8,
    /// Troll Tokens that have worked this round.
    pub busy_trolls: u8,
    /// Red markers in the Dead Letter Office.
    pub marks: u8,
    /// The dungeon.
    pub dungeon: Dungeon,
    /// How often each room has worked this round.
    pub worked: Rooms,
    /// Creatures face up in the lair.
    pub up: Creatures,
    /// Creatures knocked out.
    pub down: Creatures,
    /// Trap cards in hand.
    pub traps: Traps,
    /// Trap cards this player discarded face down.
    pub buried: Traps,
    /// The adventurers at the dungeon, front first.
    pub party: ArrayVec<Member, 8>,
    /// Captured adventurers.
    pub prison: ArrayVec<Adventurer, 12>,
    /// Orders that cannot be given this round.
    pub inaccessible: Orders,
    /// Full game: the three orders drawn at the start.
    pub drawn: Orders,
    /// The order kept of those.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kept: Option<Order>,
    /// Orders given this round, first to third.
    pub chosen: ArrayVec<Order, 3>,
    /// Orders whose minion stands on the card: not carried out.
    pub waiting: Orders,
    /// The combat cards of this year that this player has seen.
    pub spied: [bool; 4],
    /// The adventurer who arrived this season.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub visitor: Option<Adventurer>,
    /// The plan of the combat round.
    pub plan: Plan,
}

/// A colour that nobody plays.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
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
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
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
    pub players: ArrayVec<Player, 4>,
    /// Colours that nobody plays.
    #[serde(default)]
    pub dummies: ArrayVec<Dummy, 2>,
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
    pub shop: ArrayVec<Room, 2>,
    /// Adventurers who arrive at the end of this round.
    #[serde(default)]
    pub arriving: ArrayVec<Adventurer, 4>,
    /// Adventurers who arrive at the end of the next round.
    #[serde(default)]
    pub forecast: ArrayVec<Adventurer, 4>,
    /// The event tiles of spring, summer and autumn.
    #[serde(default = "tiles_in_order")]
    pub event_tiles: [EventTile; 3],
    /// How many of them lie face up.
    #[serde(default)]
    pub events_shown: u8,
    /// Full game: the special events of both years.
    #[serde(default)]
    pub specials: ArrayVec<Special, 2>,
    /// The combat round, 0 while building.
    #[serde(default)]
    pub combat_round: u8,
    /// The combat cards of both years, round by round.
    #[serde(default)]
    pub cards: [ArrayVec<Card, 4>; 2],
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
    pub creature_stack: ArrayVec<Creature, 24>,
    /// Room tiles to come, the next one last.
    #[serde(default)]
    pub room_stack: ArrayVec<Room, 16>,
    /// Adventurers to come in each year, the next one last.
    #[serde(default)]
    pub adventurer_stacks: [ArrayVec<Adventurer, 16>; 2],
    /// How many at the bottom of this year's stack were put back there for all to see.
    #[serde(default)]
    pub returned: u8,
    /// Trap cards to come, the next one last.
    #[serde(default)]
    pub trap_deck: ArrayVec<Trap, 27>,
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

impl Player {
    /// Creatures in the lair and on the battleground.
    #[inline]
    pub fn owned(&self, creature: Creature) -> u8 {
        self.up.count(creature) + self.down.count(creature) + self.plan.sent.count(creature)
    }

    /// Monsters without ghosts (DL-012).
    #[inline]
    pub fn monsters(&self) -> u8 {
        self.up.total() + self.down.total() + self.plan.sent.total() - self.owned(Creature::Ghost)
    }

    /// Imps that have not worked this round.
    #[inline]
    pub fn free_imps(&self) -> u8 {
        self.imps.saturating_sub(self.busy_imps)
    }

    /// DL-154: imps and Troll Tokens that can still work in a room.
    #[inline]
    pub fn free_workers(&self) -> u8 {
        self.free_imps() + self.owned(Creature::Troll).saturating_sub(self.busy_trolls)
    }

    /// Orders in hand: neither inaccessible nor given.
    #[inline]
    pub fn hand(&self) -> Orders {
        Orders::ALL.minus(self.inaccessible).minus(self.chosen.iter().copied().collect())
    }

    /// DL-165: the orders of which one returns to the hand.
    pub fn recallable(&self) -> Orders {
        self.chosen.first().map_or(self.waiting, |first| self.waiting.with(*first))
    }
}

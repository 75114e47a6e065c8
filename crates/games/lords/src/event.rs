//! What happens at the table, and what an observer learns of it.

mod secrecy;

use crate::components::{Adventurer, Card, Creature, EventTile, Order, Room, Season, Special, Title, Trap};
use crate::moves::{Mode, Part};
use crate::state::{Cell, Orders};
use serde::{Deserialize, Serialize};
use undercroft_core::Seat;

/// Something a player can lose.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Store {
    Gold,
    Food,
    Imps,
}

/// Why a spell is not cast.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Silence {
    /// DL-244…246: the party has less magic than the number of the round.
    Magic,
    /// DL-365: the room allows none.
    Room,
    /// DL-372: a dart hit a wizard.
    Dart,
}

/// What happened. Secrets are options, which are empty for those who may not know them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    Started {
        first: Seat,
    },
    /// Only the seat itself hears of it, as of all that is chosen in secret.
    Drawn {
        seat: Seat,
        orders: Orders,
    },
    Kept {
        seat: Seat,
        order: Order,
    },
    Inaccessible {
        seat: Seat,
        orders: Orders,
    },
    Round {
        year: u8,
        season: Season,
        first: Seat,
    },
    Tavern {
        creatures: Vec<Creature>,
    },
    Shop {
        rooms: Vec<Room>,
    },
    EventShown {
        season: Season,
        tile: EventTile,
    },
    SpecialShown {
        special: Special,
    },
    /// One of too many alike goes under the stack again.
    PutBack {
        adventurer: Adventurer,
    },
    Forecast {
        season: Season,
        adventurers: Vec<Adventurer>,
    },
    DummyPlaced {
        dummy: u8,
        order: Order,
        space: u8,
    },
    Ordered {
        seat: Seat,
        order: Order,
    },
    ThirdChosen {
        seat: Seat,
        order: Order,
    },
    Placed {
        seat: Seat,
        nth: u8,
        order: Order,
        space: Option<u8>,
    },
    Fee {
        seat: Seat,
    },
    Used {
        seat: Seat,
        order: Order,
        space: u8,
    },
    Declined {
        seat: Seat,
        order: Order,
        /// There was nothing else to do, so nobody was asked.
        forced: bool,
    },
    /// That was all of a question.
    Done {
        seat: Seat,
    },
    /// Evil is taken rather than a loss.
    Accepted {
        seat: Seat,
    },
    Spied {
        seat: Seat,
        place: u8,
        card: Option<Card>,
    },
    Dug {
        seat: Seat,
        cell: Cell,
    },
    Mined {
        seat: Seat,
        gold: u8,
    },
    Drew {
        seat: Seat,
        count: u8,
        traps: Option<Vec<Trap>>,
    },
    Discarded {
        seat: Seat,
        trap: Option<Trap>,
    },
    Hired {
        seat: Seat,
        creature: Creature,
    },
    Fed {
        seat: Seat,
        creature: Creature,
    },
    Built {
        seat: Seat,
        room: Room,
        cell: Cell,
    },
    Produced {
        seat: Seat,
        room: Room,
    },
    Recalled {
        seat: Seat,
        order: Order,
    },
    Happens {
        tile: EventTile,
    },
    SpecialHappens {
        special: Special,
    },
    Paid {
        seat: Seat,
        creature: Creature,
    },
    Left {
        seat: Seat,
        creature: Creature,
    },
    Gave {
        seat: Seat,
        store: Store,
        paid: u8,
        missing: u8,
    },
    Lost {
        seat: Seat,
        store: Store,
        count: u8,
    },
    LostCreature {
        seat: Seat,
        creature: Creature,
    },
    OnStrike {
        seat: Seat,
        creature: Creature,
    },
    Evil {
        seat: Seat,
        from: u8,
        to: u8,
    },
    DummyEvil {
        to: u8,
    },
    Paladin {
        seat: Seat,
    },
    Arrived {
        seat: Seat,
        adventurer: Adventurer,
    },
    WentElsewhere {
        adventurer: Adventurer,
    },
    Combat {
        year: u8,
    },
    CombatRound {
        round: u8,
    },
    Marked {
        seat: Seat,
        cell: Cell,
    },
    Laid {
        seat: Seat,
        trap: Option<Trap>,
    },
    Sent {
        seat: Seat,
        creature: Creature,
    },
    Ready {
        seat: Seat,
    },
    Freed {
        seat: Seat,
        adventurer: Adventurer,
    },
    Turned {
        round: u8,
        card: Card,
    },
    Battle {
        seat: Seat,
        cell: Cell,
    },
    Sprung {
        seat: Seat,
        trap: Trap,
    },
    TrapFails {
        seat: Seat,
        trap: Trap,
    },
    Aimed {
        seat: Seat,
        place: u8,
        adventurer: Adventurer,
    },
    Prevented {
        seat: Seat,
        count: u8,
    },
    Hurt {
        seat: Seat,
        adventurer: Adventurer,
        damage: u8,
    },
    Absorbed {
        seat: Seat,
        damage: u8,
    },
    Captured {
        seat: Seat,
        adventurer: Adventurer,
    },
    Vanished {
        seat: Seat,
    },
    Cast {
        seat: Seat,
        card: Card,
    },
    NotCast {
        seat: Seat,
        card: Card,
        why: Silence,
    },
    Withdrawn {
        seat: Seat,
        creature: Creature,
    },
    Sheep {
        seat: Seat,
        creature: Creature,
    },
    Banished {
        seat: Seat,
        creature: Creature,
    },
    Attacks {
        seat: Seat,
        creature: Creature,
        mode: Mode,
    },
    PaidPart {
        seat: Seat,
        creature: Creature,
        part: Part,
    },
    Idle {
        seat: Seat,
        creature: Creature,
    },
    Healed {
        seat: Seat,
        adventurer: Adventurer,
        count: u8,
    },
    Fatigue {
        seat: Seat,
        count: u8,
    },
    Held {
        seat: Seat,
    },
    Conquered {
        seat: Seat,
        cell: Cell,
    },
    Defended {
        seat: Seat,
    },
    PartyLeaves {
        seat: Seat,
        count: u8,
    },
    SecondYear {
        first: Seat,
    },
    Titled {
        seat: Seat,
        title: Title,
        points: u8,
    },
    Scored {
        seat: Seat,
        points: i16,
    },
}

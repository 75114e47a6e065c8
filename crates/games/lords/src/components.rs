//! The component table: what everything in the box costs, does and is worth.

mod effects;
mod load;
mod names;
mod read;
mod whole;

pub use load::LIBRARY;
pub use undercroft_core::pack::{Provenance, Source};

pub use effects::{RoomEffect, SpecialEffect, Speed, Spell, TrapEffect};
pub use names::{Adventurer, Card, Class, Creature, EventTile, Order, Room, Season, Special, Title, Trap};

use crate::state::{COLUMNS, Cell, Cells, ROWS};
use std::collections::BTreeMap;

/// The table in the box.
pub const IN_THE_BOX: &str = include_str!("../components.toml");

/// What something costs.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs)]
pub struct Cost {
    pub gold: u8,
    pub food: u8,
    pub evil: u8,
    pub imps: u8,
    pub traps: u8,
    pub monsters: u8,
}

impl Cost {
    /// Both together.
    #[must_use]
    pub fn and(self, other: Cost) -> Cost {
        Cost {
            gold: self.gold + other.gold,
            food: self.food + other.food,
            evil: self.evil + other.evil,
            imps: self.imps + other.imps,
            traps: self.traps + other.traps,
            monsters: self.monsters + other.monsters,
        }
    }
}

/// What a space or room gives.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Gain {
    /// Food.
    pub food: u8,
    /// Gold.
    pub gold: u8,
    /// Imps.
    pub imps: u8,
    /// Trap cards.
    pub traps: u8,
    /// Tunnels dug by a room.
    pub tunnels: u8,
    /// Steps down on the Evilometer.
    pub goodness: u8,
    /// A look at a combat card.
    pub spy: bool,
    /// How many tunnels may be dug or imps may mine.
    pub most: u8,
    /// One more imp is needed to supervise.
    pub foreman: bool,
}

/// A space of the action board.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs)]
pub struct SpaceSpec {
    pub cost: Cost,
    pub gain: Gain,
}

/// A creature.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct CreatureSpec {
    /// Tiles in each year's stack.
    pub copies: [u8; 2],
    /// Paid when hired and on Pay Day.
    pub cost: Cost,
    /// Damage of the attack.
    pub damage: u8,
    /// Damage of the second way to attack.
    pub other: u8,
}

/// An adventurer.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct AdventurerSpec {
    pub year: u8,
    pub class: Class,
    /// The rank of the corner symbol, by which a year's adventurers are sorted.
    pub power: u8,
    pub hit_points: u8,
    pub trap: u8,
    pub heal: u8,
    pub magic: u8,
    pub copies: u8,
}

/// A trap in one year.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs)]
pub struct TrapSide {
    pub cost: Cost,
    pub effect: TrapEffect,
}

/// A trap card.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct TrapSpec {
    /// Cards in the deck.
    pub copies: u8,
    /// The card in the first and in the second year.
    pub years: [TrapSide; 2],
}

/// The part of the building site where a room may stand (DL-132).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Zone {
    /// The two upper rows.
    Surface,
    /// The two lower rows.
    Deep,
    /// The outer ring.
    Edge,
    /// Everything but the outer ring.
    Centre,
}

impl Zone {
    /// The squares of the zone.
    pub fn cells(self) -> Cells {
        let inner =
            |cell: &Cell| (1..ROWS - 1).contains(&cell.row()) && (1..COLUMNS - 1).contains(&cell.column());
        Cell::all()
            .filter(|cell| match self {
                Zone::Surface => cell.row() < ROWS / 2,
                Zone::Deep => cell.row() >= ROWS / 2,
                Zone::Edge => !inner(cell),
                Zone::Centre => inner(cell),
            })
            .collect()
    }
}

/// What a room is for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RoomUse {
    /// Workers make something.
    Production {
        /// How many workers it takes.
        imps: u8,
        /// What it costs besides.
        cost: Cost,
        /// The product.
        gain: Gain,
    },
    /// A room of the second year.
    Effect(RoomEffect),
}

/// A room.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct RoomSpec {
    pub year: u8,
    /// The squares on which it may stand.
    pub zone: Cells,
    pub purpose: RoomUse,
}

/// A combat card.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct CardSpec {
    pub year: u8,
    pub speed: Speed,
    pub fatigue: u8,
    pub spell: Spell,
}

/// The Evilometer: spaces are counted from 0, the nicest.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs)]
pub struct Evilometer {
    pub spaces: u8,
    pub start: u8,
    pub paladin: u8,
}

impl Evilometer {
    /// The most evil space.
    pub fn top(&self) -> u8 {
        self.spaces - 1
    }
}

/// What a player starts with.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs)]
pub struct StartStores {
    pub food: u8,
    pub gold: u8,
    pub imps: u8,
}

/// Everything in the box.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Components {
    pub evilometer: Evilometer,
    pub start: StartStores,
    pub spaces: [[SpaceSpec; 3]; Order::COUNT],
    pub creatures: [CreatureSpec; Creature::COUNT],
    pub adventurers: [AdventurerSpec; Adventurer::COUNT],
    pub traps: [TrapSpec; Trap::COUNT],
    pub rooms: Vec<RoomSpec>,
    pub cards: [CardSpec; Card::COUNT],
    pub specials: [SpecialEffect; Special::COUNT],
    /// Where the values come from, entry by entry (`trap pendulum`).
    pub sources: BTreeMap<String, Provenance>,
}

impl Components {
    /// A table with nothing in it, to be filled.
    pub(crate) fn empty() -> Components {
        let nobody = AdventurerSpec {
            year: 1,
            class: Class::Warrior,
            power: 0,
            hit_points: 1,
            trap: 0,
            heal: 0,
            magic: 0,
            copies: 0,
        };
        let nothing = RoomSpec { year: 0, zone: Cells::NONE, purpose: RoomUse::Effect(RoomEffect::Fame) };
        Components {
            evilometer: Evilometer::default(),
            start: StartStores::default(),
            spaces: Default::default(),
            creatures: Default::default(),
            adventurers: [nobody; Adventurer::COUNT],
            traps: Default::default(),
            rooms: vec![nothing; Room::COUNT],
            cards: [CardSpec { year: 0, speed: Speed::Fast, fatigue: 0, spell: Spell::Nothing }; Card::COUNT],
            specials: [SpecialEffect::HalveGold; Special::COUNT],
            sources: BTreeMap::new(),
        }
    }

    /// A space of the board, counted from 0.
    #[inline]
    pub fn space(&self, order: Order, space: usize) -> &SpaceSpec {
        &self.spaces[order.place()][space]
    }

    /// A creature.
    #[inline]
    pub fn creature(&self, creature: Creature) -> &CreatureSpec {
        &self.creatures[creature.place()]
    }

    /// An adventurer.
    #[inline]
    pub fn adventurer(&self, adventurer: Adventurer) -> &AdventurerSpec {
        &self.adventurers[adventurer.place()]
    }

    /// DL-007: a trap with the values of the year.
    #[inline]
    pub fn trap(&self, trap: Trap, year: u8) -> &TrapSide {
        &self.traps[trap.place()].years[usize::from(year - 1)]
    }

    /// A room.
    #[inline]
    pub fn room(&self, room: Room) -> &RoomSpec {
        &self.rooms[room.place()]
    }

    /// A combat card.
    #[inline]
    pub fn card(&self, card: Card) -> &CardSpec {
        &self.cards[card.place()]
    }

    /// A special event.
    #[inline]
    pub fn special(&self, special: Special) -> SpecialEffect {
        self.specials[special.place()]
    }

    /// The combat cards of a year.
    pub fn cards_of(&self, year: u8) -> impl Iterator<Item = Card> {
        Card::ALL.iter().copied().filter(move |card| self.card(*card).year == year)
    }
}

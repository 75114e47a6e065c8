//! What belongs to one player: stores, dungeon, creatures, traps, and the party at the stairs.

use crate::components::{Adventurer, Creature, Order, Trap};
use crate::state::{Cell, Creatures, Dungeon, List, Orders, Rooms, Traps};
use serde::{Deserialize, Serialize};

/// How much of a store somebody can have. The box never comes near it; a table with other numbers might.
pub(crate) const MOST_STORES: u8 = 99;

/// Adds to a store, up to what anybody can have.
pub(crate) fn pile_up(store: &mut u8, more: u8) {
    *store = store.saturating_add(more).min(MOST_STORES);
}

/// An adventurer at a dungeon.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
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
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Plan {
    /// The tile to defend; none before it is chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tile: Option<Cell>,
    /// Traps laid face down.
    pub traps: List<Trap, 2>,
    /// Gold laid on the trap for a room.
    pub surcharge: u8,
    /// Creatures on the battleground.
    pub sent: Creatures,
}

/// A player's things.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
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
    pub party: List<Member, 8>,
    /// Captured adventurers.
    pub prison: List<Adventurer, 12>,
    /// Orders that cannot be given this round.
    pub inaccessible: Orders,
    /// Full game: the three orders drawn at the start.
    pub drawn: Orders,
    /// The order kept of those.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kept: Option<Order>,
    /// Orders given this round, first to third.
    pub chosen: List<Order, 3>,
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

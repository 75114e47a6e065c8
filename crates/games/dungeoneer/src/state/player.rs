//! What one player has.

use crate::components::MOST_QUESTS;
use crate::ids::{Card, CardSet, HeroId, QuestId, Spot};
use crate::state::{List, Side, is_false, is_zero};
use serde::{Deserialize, Serialize};
use undercroft_core::Seat;

/// A readied card in an inventory (DR-057).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Item {
    /// The card.
    pub card: Card,
    /// Tokens on it.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub tokens: u8,
    /// The life a minion has left (DR-467).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub life: u8,
}

/// A monster out of the hand: in a lair, or on the field.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lurker {
    /// The card.
    pub card: Card,
    /// Who plays it.
    pub owner: Seat,
    /// The life it has left.
    pub life: u8,
    /// Tokens on it.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub tokens: u8,
    /// It has attacked this turn (DR-124).
    #[serde(default, skip_serializing_if = "is_false")]
    pub attacked: bool,
}

impl Default for Lurker {
    fn default() -> Lurker {
        Lurker { card: Card(0), owner: Seat::FIRST, life: 0, tokens: 0, attacked: false }
    }
}

/// What a seat wants to be asked out of its turn. Orders are silent; their defaults look at no hand.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// In the Response stage, for cards in hand.
    Attacked,
    /// When wounds are about to be taken, for cards in hand.
    Wounds,
    /// After an own roll, for cards in hand.
    Rerolls,
    /// Before the effect of a location entered, to play cards first (DR-170).
    Entering,
    /// Nothing before the own turn.
    Quiet,
}

impl Order {
    /// All of them.
    pub const ALL: [Order; 5] =
        [Order::Attacked, Order::Wounds, Order::Rerolls, Order::Entering, Order::Quiet];

    /// Its word in the notation.
    pub const fn word(self) -> &'static str {
        match self {
            Order::Attacked => "attacked",
            Order::Wounds => "wounds",
            Order::Rerolls => "rerolls",
            Order::Entering => "entering",
            Order::Quiet => "quiet",
        }
    }

    /// The order with this word.
    pub fn from_word(word: &str) -> Option<Order> {
        Order::ALL.into_iter().find(|order| order.word() == word)
    }
}

/// The orders in force.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Orders(u8);

impl Default for Orders {
    fn default() -> Orders {
        Orders::NONE.with(Order::Attacked, true).with(Order::Wounds, true)
    }
}

impl Orders {
    /// Asked about nothing that is hidden in the hand.
    pub const NONE: Orders = Orders(0);

    /// Is it in force?
    pub const fn has(self, order: Order) -> bool {
        self.0 & (1 << order as u8) != 0
    }

    /// With an order given or withdrawn.
    #[must_use]
    pub const fn with(self, order: Order, on: bool) -> Orders {
        let bit = 1 << order as u8;
        Orders(if on { self.0 | bit } else { self.0 & !bit })
    }

    /// As agreed before anybody says otherwise?
    pub fn is_default(&self) -> bool {
        *self == Orders::default()
    }
}

/// A player and his hero.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The hero card in force.
    pub hero: HeroId,
    /// His cards of other grades (DRA-78): those to come, and those he has outgrown, whose abilities he keeps.
    #[serde(default, skip_serializing_if = "tinyvec::ArrayVec::is_empty")]
    pub pairs: List<HeroId, 2>,
    /// The hero's level.
    pub level: u8,
    /// Life left.
    pub life: u8,
    /// Glory (DR-038: no limit).
    pub glory: u16,
    /// Peril.
    pub peril: u16,
    /// Action points of the turn.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub ap: u8,
    /// An action point saved for others' turns (DR-303).
    #[serde(default, skip_serializing_if = "is_false")]
    pub saved: bool,
    /// Where the hero stands.
    pub spot: Spot,
    /// The pawn lies on its side (DR-411).
    #[serde(default, skip_serializing_if = "is_false")]
    pub prone: bool,
    /// The blocked exit of his location that he holds open (DR-176).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub holds: Option<Side>,
    /// Out of the game (DR-007).
    #[serde(default, skip_serializing_if = "is_false")]
    pub out: bool,
    /// The hero left a location in this turn of his own (DR-302).
    #[serde(default, skip_serializing_if = "is_false")]
    pub moved: bool,
    /// The hero has started his battle of this turn (DR-320).
    #[serde(default, skip_serializing_if = "is_false")]
    pub fought: bool,
    /// He came here in another's turn (DRA-37).
    #[serde(default, skip_serializing_if = "is_false")]
    pub brought: bool,
    /// He has used the variants' fall for an action point this turn (DR-536, DR-538).
    #[serde(default, skip_serializing_if = "is_false")]
    pub dropped: bool,
    /// Spots visited this turn, as bits (DR-161).
    #[serde(default, skip_serializing_if = "is_nothing", with = "many")]
    pub visited: u128,
    /// Classes of cards played here this turn, as bits (for a quest that asks for it).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub played: u8,
    /// Locations dealt to him that he has not laid yet, as bits (DR-512); known to him alone.
    #[serde(default, skip_serializing_if = "is_nothing", with = "many")]
    pub plots: u128,
    /// An action point for lying down, good for anything but moving (DR-535).
    #[serde(default, skip_serializing_if = "is_false")]
    pub spare: bool,
    /// The hand (DR-087).
    #[serde(default, skip_serializing_if = "CardSet::is_empty")]
    pub hand: CardSet,
    /// Cards of the hand that everybody has seen going there (DR-568).
    #[serde(default, skip_serializing_if = "CardSet::is_empty")]
    pub known: CardSet,
    /// Readied cards.
    #[serde(default, skip_serializing_if = "tinyvec::ArrayVec::is_empty")]
    pub items: List<Item, 16>,
    /// Monsters in the lair (DR-374): three, or a few more where a card allows it, and one that has to go.
    #[serde(default, skip_serializing_if = "tinyvec::ArrayVec::is_empty")]
    pub lair: List<Lurker, 6>,
    /// Completed quests, in their order.
    #[serde(default, skip_serializing_if = "tinyvec::ArrayVec::is_empty")]
    pub completed: List<QuestId, MOST_QUESTS>,
    /// Standing orders.
    #[serde(default, skip_serializing_if = "Orders::is_default")]
    pub orders: Orders,
}

pub(super) fn is_nothing(bits: &u128) -> bool {
    *bits == 0
}

/// A number of bits as long as 64 are enough, which keeps the fingerprints of games that never had more places; beyond
/// that a list of what is in the set.
pub(super) mod many {
    use serde::{Deserialize, Deserializer, Serializer};

    pub fn serialize<S: Serializer>(bits: &u128, serializer: S) -> Result<S::Ok, S::Error> {
        match u64::try_from(*bits) {
            Ok(bits) => serializer.serialize_u64(bits),
            Err(_) => serializer.collect_seq((0..128u8).filter(|bit| bits >> bit & 1 != 0)),
        }
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u128, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            Bits(u64),
            Members(Vec<u8>),
        }
        match Written::deserialize(deserializer)? {
            Written::Bits(bits) => Ok(bits.into()),
            Written::Members(all) if all.iter().all(|bit| *bit < 128) => {
                Ok(all.iter().fold(0, |bits, bit| bits | 1 << bit))
            }
            Written::Members(_) => Err(serde::de::Error::custom("a place that is in no set")),
        }
    }
}

impl Player {
    /// Has he been here this turn?
    #[inline]
    pub fn has_visited(&self, spot: Spot) -> bool {
        self.visited >> spot.0 & 1 != 0
    }

    /// He has been here.
    #[inline]
    pub fn visit(&mut self, spot: Spot) {
        self.visited |= 1 << spot.0;
    }
}

//! What legendary sets add to the table (section 25 of the catalogue).

use crate::ids::{Card, CardSet, Spot};
use crate::state::{List, is_false, is_zero};
use serde::{Deserialize, Serialize};
use undercroft_core::Seat;

/// A trap that lies on the map and waits (DR-396).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LaidTrap {
    /// The card, which keeps the twin of the token.
    pub card: Card,
    /// Where the token lies.
    pub spot: Spot,
    /// Who laid it.
    pub owner: Seat,
}

impl Default for LaidTrap {
    fn default() -> LaidTrap {
        LaidTrap { card: Card(0), spot: Spot(0), owner: Seat::FIRST }
    }
}

/// The event card, traps that wait, and who attacked this turn. Everybody sees all of it.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Legend {
    /// Tokens on the event card (DR-446).
    #[serde(skip_serializing_if = "is_zero")]
    pub tokens: u8,
    /// The event card has been discarded (DR-453).
    #[serde(skip_serializing_if = "is_false")]
    pub ended: bool,
    /// Placed traps, as many as there are pairs of tokens (DR-022).
    #[serde(skip_serializing_if = "tinyvec::ArrayVec::is_empty")]
    pub traps: List<LaidTrap, 10>,
    /// Monsters that have attacked this turn.
    #[serde(skip_serializing_if = "CardSet::is_empty")]
    pub attackers: CardSet,
}

impl Legend {
    pub(super) fn is_nothing(&self) -> bool {
        *self == Legend::default()
    }
}

//! The view of a seat as it comes from the server: data, already projected.

use serde::Deserialize;
use undercroft_core::{Observer, Seat};
use undercroft_welcome::{DelveView, DiscardView, Hero, Monster, PhaseView, PileCard, PlayerView, Tile};

/// What one observer sees; the fields of [`undercroft_welcome::View`].
#[derive(Clone, Debug, Deserialize)]
pub struct View {
    pub observer: Observer,
    pub round: u8,
    pub phase: PhaseView,
    pub turn: Option<Seat>,
    pub players: Vec<PlayerView>,
    pub hero: Hero,
    pub base_health: u8,
    pub entry_health: i8,
    pub tiles: Vec<Tile>,
    pub deck: u8,
    pub pile: Vec<PileCard>,
    pub discard: Vec<DiscardView>,
    pub card: Option<Monster>,
    pub unseen: [u8; 8],
    pub delve: Option<DelveView>,
    pub outcome: Option<End>,
}

/// How it ended.
#[derive(Clone, Debug, Deserialize)]
pub struct End {
    places: Vec<u8>,
    pub reason: String,
}

impl End {
    /// Is this seat in first place?
    pub fn won(&self, seat: Seat) -> bool {
        self.places.get(seat.index()) == Some(&1)
    }
}

impl View {
    /// Is the observer the player who is asked?
    pub fn is_asked(&self) -> bool {
        self.turn.is_some() && self.observer.seat() == self.turn
    }
}

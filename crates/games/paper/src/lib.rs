//! Paper Dungeons: 1 to 8 teams of four heroes draw their way through the same dungeon with shared dice.
//!
//! - Players: 1 to 8, all at once; nobody sees what the others do before a round ends.
//! - Chance: the cards of the set-up, six dice in each of eight rounds.
//! - Secrets: dealt cards, goals, and what is done in the current round.
//! - Ends after eight rounds; the most glory wins.

#![warn(missing_docs)]

pub mod campaign;
pub mod components;
pub mod event;
pub mod gems;
pub mod kinds;
pub mod moves;
pub mod room;
pub mod rules;
pub mod solo;
pub mod state;
pub mod view;

mod draw;
mod game;
mod imagine;
mod invariants;
mod position;
mod scenery;
mod tell;

pub use components::Components;
pub use draw::LEGEND;
pub use event::{Deed, Event};
pub use game::{Agreements, Paper};
pub use moves::Move;
pub use rules::{Asked, Scene, Score};
pub use state::{Phase, State, Team};
pub use view::{TeamView, View};

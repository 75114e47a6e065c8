//! What every Undercroft game stands on.
//!
//! A [`Game`] is rules plus what was agreed before play; its state is a plain value. Randomness comes from a
//! [`Chance`], what leaves a state is projected for one [`Observer`], a [`Table`] keeps the [`Log`] that is
//! the game, and a [`Scene`] is what one observer is shown of it.

#![warn(missing_docs)]

pub mod chance;
pub mod game;
pub mod kit;
pub mod log;
pub mod misread;
pub mod outcome;
pub mod pack;
pub mod phrase;
pub mod position;
pub mod refusal;
pub mod scene;
pub mod seat;
pub mod seed;
pub mod setup;
pub mod table;
pub mod words;

pub use chance::{Chance, Quick, Script, Seeded};
pub use game::{Game, SeatHandle, Silent, Sink, Tell};
pub use log::Log;
pub use outcome::{Outcome, Status};
pub use phrase::Phrase;
pub use position::{Gate, PositionError, PositionFile};
pub use refusal::{NotationError, Refusal};
pub use scene::{Deed, Scene};
pub use seat::{MAX_SEATS, Observer, Seat, SeatSet};
pub use seed::{Seed, fingerprint};
pub use setup::{Facts, OptionSpec, SWITCH, Setup, SetupError, Values};
pub use table::{Ear, Table};
pub use words::{Company, Language, Words};

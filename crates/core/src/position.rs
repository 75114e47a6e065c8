//! Positions: a situation written down as text. The head is the same for every game.

use crate::setup::Setup;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Everything that makes a description impossible.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{}", .0.join("\n"))]
pub struct PositionError(pub Vec<String>);

impl PositionError {
    /// One reason.
    pub fn one(reason: impl Into<String>) -> PositionError {
        PositionError(vec![reason.into()])
    }
}

impl From<toml::de::Error> for PositionError {
    fn from(error: toml::de::Error) -> PositionError {
        PositionError::one(error.to_string().trim_end())
    }
}

/// A position file is TOML: `game = "welcome"`, a table `[setup]` with seats and options, and the
/// situation itself in the game's own table `[position]`.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PositionFile<P> {
    /// The game's id.
    pub game: String,
    /// Seats, options and components.
    pub setup: Setup,
    /// The situation in the game's own words.
    pub position: P,
}

impl<P: Serialize> PositionFile<P> {
    /// The file as text.
    ///
    /// # Panics
    /// If the situation is not plain data that TOML can hold, which is a fault of the game's code.
    pub fn write(&self) -> String {
        toml::to_string(self).expect("a described situation is plain data")
    }
}

/// The game a position file is for, whatever else it holds.
pub fn game_of_position(text: &str) -> Result<String, PositionError> {
    #[derive(Deserialize)]
    struct Head {
        game: String,
    }
    Ok(toml::from_str::<Head>(text)?.game)
}

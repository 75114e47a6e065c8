//! Positions: a situation written down as text. Head and gate are the same for every game.

use crate::game::Game;
use crate::misread::in_plain_words;
use crate::phrase::Phrase;
use crate::setup::{Setup, SetupError};
use serde::de::DeserializeOwned;
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

impl From<SetupError> for PositionError {
    fn from(error: SetupError) -> PositionError {
        PositionError(error.0.iter().map(Phrase::in_english).collect())
    }
}

impl From<toml::de::Error> for PositionError {
    fn from(error: toml::de::Error) -> PositionError {
        PositionError::one(in_plain_words(error.message()))
    }
}

/// Collects everything that makes a situation impossible, so that it is all told at once.
#[derive(Clone, Debug, Default)]
pub struct Gate(Vec<String>);

impl Gate {
    /// Unless it fits, there is a reason.
    pub fn need(&mut self, fits: bool, reason: impl FnOnce() -> String) {
        if !fits {
            self.0.push(reason());
        }
    }

    /// Something is wrong.
    pub fn wrong(&mut self, reason: impl Into<String>) {
        self.0.push(reason.into());
    }

    /// The reasons, each once: one mistake is often found in several places.
    fn each_once(self) -> Vec<String> {
        let mut told: Vec<String> = Vec::with_capacity(self.0.len());
        for reason in self.0 {
            if !told.contains(&reason) {
                told.push(reason);
            }
        }
        told
    }

    /// How many reasons there are so far.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// Has nothing been wrong so far?
    pub fn is_open(&self) -> bool {
        self.0.is_empty()
    }

    /// Says of whom the reasons from the `first` on speak.
    pub fn about(&mut self, first: usize, whom: &str) {
        for reason in self.0.iter_mut().skip(first) {
            *reason = format!("{whom}: {reason}");
        }
    }

    /// All reasons.
    pub fn reasons(self) -> Vec<String> {
        self.each_once()
    }

    /// Lets through what nothing was wrong with.
    pub fn pass<T>(self, situation: T) -> Result<T, PositionError> {
        if self.0.is_empty() { Ok(situation) } else { Err(PositionError(self.each_once())) }
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

/// Writes a position file of this game.
pub fn write<G: Game>(game: &G, situation: impl Serialize) -> String {
    PositionFile { game: G::facts().id.to_owned(), setup: game.setup().clone(), position: situation }.write()
}

/// Reads a position file of this game: the game by its set-up, and the situation as it is described.
pub fn read<G: Game, P: DeserializeOwned>(text: &str) -> Result<(G, P), PositionError> {
    let id = G::facts().id;
    let game = game_of_position(text)?;
    if game != id {
        return Err(PositionError::one(format!("this is a position of {game}, not of {id}")));
    }
    let file: PositionFile<P> = parse(text)?;
    let game = G::new(&file.setup)?;
    Ok((game, file.position))
}

/// The game a position file is for, whatever else it holds.
pub fn game_of_position(text: &str) -> Result<String, PositionError> {
    #[derive(Deserialize)]
    struct Head {
        game: String,
    }
    Ok(parse::<Head>(text)?.game)
}

fn parse<T: DeserializeOwned>(text: &str) -> Result<T, PositionError> {
    toml::from_str(text).map_err(|error| {
        let said = in_plain_words(error.message());
        let before = error.span().and_then(|span| text.get(..span.start));
        let line = before.map(|before| 1 + before.matches('\n').count());
        PositionError::one(line.map_or_else(|| said.clone(), |line| format!("line {line}: {said}")))
    })
}

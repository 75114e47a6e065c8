//! Which games have a board in the browser; the others are played in the terminal for now.

use undercroft_core::{Facts, Game as _};
use undercroft_welcome::Welcome;

/// The games with a board.
pub fn games() -> Vec<&'static Facts> {
    vec![Welcome::facts()]
}

/// The game with this id, if it has a board.
pub fn facts_of(id: &str) -> Option<&'static Facts> {
    games().into_iter().find(|facts| facts.id == id)
}

//! Where moves live on a table: the one source for what glows, for keys and for the buttons of the bar.

use std::fmt::{Display, Formatter, Result};
use undercroft_core::Seat;

/// Something on a table by the name it has in `data-thing`, such as `tile-torch`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thing(String);

impl Thing {
    /// The thing with this name. Names are words joined by hyphens: a log line lists its things separated by spaces.
    pub fn new(name: impl Into<String>) -> Thing {
        Thing(name.into())
    }

    /// One of a family: `Thing::of("tile", "torch")` is `tile-torch`.
    pub fn of(family: &str, id: impl Display) -> Thing {
        Thing(format!("{family}-{id}"))
    }

    /// A player.
    pub fn seat(seat: Seat) -> Thing {
        Thing::of("seat", seat.number())
    }
}

impl Display for Thing {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(&self.0)
    }
}

/// Where a move lives.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// Only in the bar.
    Bar,
    /// On a thing, which glows.
    On(Thing),
    /// From one thing to another.
    Pair(Thing, Thing),
    /// So many of a thing.
    Amount(Thing, u8),
}

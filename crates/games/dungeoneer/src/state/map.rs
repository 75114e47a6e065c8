//! The map: cells of a grid, and locations laid on them.

use crate::components::{Exit, Site, Token};
use crate::ids::{Location, Spot};
use crate::state::{State, is_false, is_zero};
use serde::{Deserialize, Serialize};

/// A side of a location.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Side {
    North,
    East,
    South,
    West,
}

impl Side {
    /// All of them, clockwise.
    pub const ALL: [Side; 4] = [Side::North, Side::East, Side::South, Side::West];

    /// The other end of a way.
    #[inline]
    pub const fn opposite(self) -> Side {
        match self {
            Side::North => Side::South,
            Side::East => Side::West,
            Side::South => Side::North,
            Side::West => Side::East,
        }
    }

    /// Its word in the notation.
    pub const fn word(self) -> &'static str {
        match self {
            Side::North => "north",
            Side::East => "east",
            Side::South => "south",
            Side::West => "west",
        }
    }

    /// The side with this word.
    pub fn from_word(word: &str) -> Option<Side> {
        Side::ALL.into_iter().find(|side| side.word() == word)
    }
}

/// A place of the grid; the first entrance lies at 0, 0, north is up.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Cell {
    pub x: i8,
    pub y: i8,
}

impl Cell {
    /// The next cell on a side.
    #[inline]
    pub const fn beside(self, side: Side) -> Cell {
        let Cell { x, y } = self;
        match side {
            Side::North => Cell { x, y: y + 1 },
            Side::East => Cell { x: x + 1, y },
            Side::South => Cell { x, y: y - 1 },
            Side::West => Cell { x: x - 1, y },
        }
    }

    /// Steps on the grid.
    pub fn distance(self, other: Cell) -> u8 {
        self.x.abs_diff(other.x) + self.y.abs_diff(other.y)
    }
}

impl std::fmt::Display for Cell {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

/// A location on the map.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Placed {
    /// The card.
    pub location: Location,
    /// Where.
    pub cell: Cell,
    /// Half-turned (DR-139).
    #[serde(default, skip_serializing_if = "is_false")]
    pub turned: bool,
    /// Tokens on it, as bits of [`Token`].
    #[serde(default, skip_serializing_if = "is_zero")]
    pub tokens: u8,
}

impl Placed {
    /// Does such a token lie here?
    pub const fn has(&self, token: Token) -> bool {
        self.tokens & (1 << token as u8) != 0
    }

    /// Puts a token here.
    pub fn mark(&mut self, token: Token) {
        self.tokens |= 1 << token as u8;
    }

    /// Takes a token away.
    pub fn unmark(&mut self, token: Token) {
        self.tokens &= !(1 << token as u8);
    }

    /// The exit on a side of the map.
    #[inline]
    pub fn exit(&self, site: &Site, side: Side) -> Exit {
        site.exits[side as usize ^ (usize::from(self.turned) << 1)]
    }

    /// Sides of the map that are no walls, as bits.
    #[inline]
    pub fn ways(&self, site: &Site) -> u8 {
        turned_ways(site.ways, self.turned)
    }
}

/// Ways of a card, as it lies: a half turn swaps north with south and east with west.
#[inline]
pub(crate) const fn turned_ways(ways: u8, turned: bool) -> u8 {
    if turned { (ways << 2 | ways >> 2) & 15 } else { ways }
}

impl State {
    /// What lies there.
    #[inline]
    pub fn placed(&self, spot: Spot) -> &Placed {
        &self.map[spot.index()]
    }

    /// The spot of a cell.
    #[inline]
    pub fn spot_at(&self, cell: Cell) -> Option<Spot> {
        self.map.iter().position(|placed| placed.cell == cell).map(|index| Spot(index as u8))
    }

    /// The spot of a location.
    pub fn spot_of(&self, location: Location) -> Option<Spot> {
        self.map.iter().position(|placed| placed.location == location).map(|index| Spot(index as u8))
    }

    /// DR-154: the adjacent location on a side, walls or not.
    #[inline]
    pub fn beside(&self, spot: Spot, side: Side) -> Option<Spot> {
        self.spot_at(self.placed(spot).cell.beside(side))
    }
}

//! The building site: four rows of five squares under the entrance, and what stands on them.

use crate::components::Room;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use undercroft_core::kit::Named as _;

/// Squares from left to right.
pub const COLUMNS: u8 = 5;
/// Squares from the surface down.
pub const ROWS: u8 = 4;
const SQUARES: usize = (COLUMNS * ROWS) as usize;

/// A square of the building site, written as column and row: `C1` is the entrance.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(u8);

impl Cell {
    /// Where the stairs end (DL-035).
    pub const ENTRANCE: Cell = Cell(2);

    /// All squares, row by row.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..SQUARES as u8).map(Cell)
    }

    /// The square in this column and row, both counted from 0.
    pub const fn at(column: u8, row: u8) -> Cell {
        assert!(column < COLUMNS && row < ROWS);
        Cell(row * COLUMNS + column)
    }

    /// Counted from 0, for arrays.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Counted from 0 at the surface.
    pub const fn row(self) -> u8 {
        self.0 / COLUMNS
    }

    /// Counted from 0 at the left.
    pub const fn column(self) -> u8 {
        self.0 % COLUMNS
    }

    /// Reads `C1`.
    pub fn read(text: &str) -> Option<Cell> {
        let mut chars = text.chars();
        let column = chars.next()?.to_ascii_uppercase() as u32;
        let row = chars.next()?.to_digit(10)?;
        let column = column.checked_sub('A' as u32)?;
        let fits = column < COLUMNS.into() && (1..=ROWS.into()).contains(&row) && chars.next().is_none();
        fits.then(|| Cell::at(column as u8, row as u8 - 1))
    }
}

impl std::fmt::Display for Cell {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", (b'A' + self.column()) as char, self.row() + 1)
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Cell {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cell, D::Error> {
        let text = String::deserialize(deserializer)?;
        Cell::read(&text)
            .ok_or_else(|| de::Error::custom(format!("“{text}” is no square; they are A1 to E4")))
    }
}

/// A set of squares.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cells(u32);

impl Cells {
    /// No square.
    pub const NONE: Cells = Cells(0);
    /// Every square.
    pub const ALL: Cells = Cells((1 << SQUARES) - 1);

    /// Just this square.
    pub const fn only(cell: Cell) -> Cells {
        Cells(1 << cell.0)
    }

    /// Is the square in the set?
    #[inline]
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 & (1 << cell.0) != 0
    }

    /// Adds a square.
    #[inline]
    pub fn insert(&mut self, cell: Cell) {
        self.0 |= 1 << cell.0;
    }

    /// Squares in both.
    #[must_use]
    #[inline]
    pub const fn and(self, other: Cells) -> Cells {
        Cells(self.0 & other.0)
    }

    /// Squares in either.
    #[must_use]
    #[inline]
    pub const fn or(self, other: Cells) -> Cells {
        Cells(self.0 | other.0)
    }

    /// Squares of this set that are not in the other.
    #[must_use]
    #[inline]
    pub const fn minus(self, other: Cells) -> Cells {
        Cells(self.0 & !other.0)
    }

    /// How many squares.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Is the set empty?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The squares, row by row.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let cell = (rest != 0).then(|| Cell(rest.trailing_zeros() as u8))?;
            rest &= rest - 1;
            Some(cell)
        })
    }

    /// The squares that share a side with one of the set.
    #[must_use]
    #[inline]
    pub const fn beside(self) -> Cells {
        const LEFT: u32 = column_mask(0);
        const RIGHT: u32 = column_mask(COLUMNS - 1);
        let sideways = ((self.0 & !RIGHT) << 1) | ((self.0 & !LEFT) >> 1);
        Cells((sideways | (self.0 << COLUMNS) | (self.0 >> COLUMNS)) & Cells::ALL.0)
    }

    /// The empty squares that would complete a block of two by two.
    #[must_use]
    #[inline]
    pub const fn completing_block(self) -> Cells {
        // Pairs of neighbours, then pairs of pairs, for a square in each corner of a block.
        let mut crowded = 0;
        let mut corner = 0;
        while corner + COLUMNS + 1 < SQUARES as u8 {
            if corner % COLUMNS != COLUMNS - 1 {
                let block = (0b11 | (0b11 << COLUMNS)) << corner;
                if (self.0 & block).count_ones() == 3 {
                    crowded |= block & !self.0;
                }
            }
            corner += 1;
        }
        Cells(crowded)
    }
}

const fn column_mask(column: u8) -> u32 {
    let mut mask = 0;
    let mut row = 0;
    while row < ROWS {
        mask |= 1 << (row * COLUMNS + column);
        row += 1;
    }
    mask
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Cells {
        let mut set = Cells::NONE;
        cells.into_iter().for_each(|cell| set.insert(cell));
        set
    }
}

impl Serialize for Cells {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Cells {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cells, D::Error> {
        Ok(Vec::<Cell>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// A dungeon: its tunnels and rooms, conquered or not.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Dungeon {
    /// Tunnels.
    pub tunnels: Cells,
    /// Where each room stands, if it does.
    pub rooms: Placed,
    /// Tiles that the adventurers hold.
    pub conquered: Cells,
}

impl Default for Dungeon {
    /// DL-035: three tunnels straight down from the entrance.
    fn default() -> Dungeon {
        let tunnels = (0..3).map(|row| Cell::at(2, row)).collect();
        Dungeon { tunnels, rooms: Placed::default(), conquered: Cells::NONE }
    }
}

impl Dungeon {
    /// DL-180: a gold for every two tiles, rounded up.
    pub fn taxes(&self) -> u8 {
        self.tiles().len().div_ceil(2)
    }

    /// All tiles.
    #[inline]
    pub fn tiles(&self) -> Cells {
        self.tunnels.or(self.rooms.cells)
    }

    /// Tiles that are still ours.
    #[inline]
    pub fn unconquered(&self) -> Cells {
        self.tiles().minus(self.conquered)
    }

    /// DL-100…102: where a tunnel may be dug.
    #[inline]
    pub fn diggable(&self) -> Cells {
        let tiles = self.tiles();
        tiles.beside().minus(tiles).minus(tiles.completing_block())
    }

    /// DL-105: tunnels in which gold can be mined.
    #[inline]
    pub fn minable(&self) -> Cells {
        self.tunnels.minus(self.conquered)
    }

    /// DL-130, 132, 133: where a room of this zone may replace a tunnel.
    #[inline]
    pub fn room_squares(&self, zone: Cells) -> Cells {
        self.minable().and(zone).minus(self.rooms.cells.beside())
    }

    /// DL-215, DLA-12: the unconquered tiles that are the fewest steps from the entrance, walking through
    /// the dungeon's own tiles.
    pub fn closest(&self) -> Cells {
        let (tiles, ours) = (self.tiles(), self.unconquered());
        let mut reached = Cells::only(Cell::ENTRANCE).and(tiles);
        loop {
            let found = reached.and(ours);
            if !found.is_empty() {
                return found;
            }
            let further = reached.or(reached.beside().and(tiles));
            if further == reached {
                return Cells::NONE;
            }
            reached = further;
        }
    }

    /// The room on a square.
    #[inline]
    pub fn room_at(&self, cell: Cell) -> Option<Room> {
        if self.rooms.cells.contains(cell) { self.rooms.room_at(cell) } else { None }
    }

    /// The rooms that are still ours.
    #[inline]
    pub fn working_rooms(&self) -> impl Iterator<Item = (Room, Cell)> {
        self.rooms.iter().filter(|(_, cell)| !self.conquered.contains(*cell))
    }

    /// Is this room here and ours?
    #[inline]
    pub fn has_working(&self, room: Room) -> bool {
        self.rooms.cell_of(room).is_some_and(|cell| !self.conquered.contains(cell))
    }
}

/// Which room stands where. Every room is a single tile, so each has one square or none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Placed {
    /// The squares with a room.
    pub cells: Cells,
    squares: [u8; Room::COUNT],
}

const NOWHERE: u8 = u8::MAX;

impl Default for Placed {
    fn default() -> Placed {
        Placed { cells: Cells::NONE, squares: [NOWHERE; Room::COUNT] }
    }
}

impl Placed {
    /// Puts a room on a square.
    pub fn put(&mut self, room: Room, cell: Cell) {
        self.cells.insert(cell);
        self.squares[room.place()] = cell.0;
    }

    /// Where the room stands.
    #[inline]
    pub fn cell_of(&self, room: Room) -> Option<Cell> {
        let square = self.squares[room.place()];
        (square != NOWHERE).then_some(Cell(square))
    }

    fn room_at(&self, cell: Cell) -> Option<Room> {
        let found = self.squares.iter().position(|square| *square == cell.0)?;
        Some(Room::ALL[found])
    }

    /// All rooms with their squares.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (Room, Cell)> {
        let squares = self.squares;
        let rooms = if self.cells.is_empty() { &[][..] } else { &Room::ALL[..] };
        rooms.iter().zip(squares).filter(|(_, square)| *square != NOWHERE).map(|(room, sq)| (*room, Cell(sq)))
    }
}

impl Serialize for Placed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter().map(|(room, cell)| (room.id(), cell)))
    }
}

impl<'de> Deserialize<'de> for Placed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Placed, D::Error> {
        let mut placed = Placed::default();
        let rooms = std::collections::BTreeMap::<String, Cell>::deserialize(deserializer)?;
        for (word, cell) in rooms {
            let Some(room) = Room::from_id(&word) else {
                return Err(de::Error::custom(format!("“{word}” is not known; allowed: {}", Room::ids())));
            };
            if placed.cells.contains(cell) {
                return Err(de::Error::custom(format!("two rooms stand on {cell}")));
            }
            placed.put(room, cell);
        }
        Ok(placed)
    }
}

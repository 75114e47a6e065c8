//! The 42 rooms of the sheet and sets of them.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// PD-175: six columns A to F, one above each entrance.
pub const COLUMNS: u8 = 6;
/// PD-175: seven rows, counted from the entrances up.
pub const ROWS: u8 = 7;
/// How many rooms the sheet has.
pub const ROOMS: usize = (COLUMNS * ROWS) as usize;

/// A room, such as `C1`: column C, the row next to the entrances.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Room(u8);

impl Room {
    /// The room at a column and a row, both counted from 0.
    pub const fn new(column: u8, row: u8) -> Option<Room> {
        if column < COLUMNS && row < ROWS { Some(Room(row * COLUMNS + column)) } else { None }
    }

    /// All rooms, row by row from the entrances.
    pub fn all() -> impl Iterator<Item = Room> + Clone {
        (0..ROOMS as u8).map(Room)
    }

    /// The column, counted from 0.
    pub const fn column(self) -> u8 {
        self.0 % COLUMNS
    }

    /// The row, counted from 0.
    pub const fn row(self) -> u8 {
        self.0 / COLUMNS
    }

    /// Counted from 0, for arrays.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The room with this name, upper or lower case.
    pub fn from_name(name: &str) -> Option<Room> {
        let [column, row] = name.as_bytes() else { return None };
        let column = column.to_ascii_uppercase().checked_sub(b'A')?;
        Room::new(column, row.checked_sub(b'1')?)
    }

    /// The neighbour in a direction, if it is inside the sheet.
    pub const fn neighbour(self, direction: Direction) -> Option<Room> {
        let (column, row) = (self.column(), self.row());
        match direction {
            Direction::Up => Room::new(column, row + 1),
            Direction::Right => Room::new(column + 1, row),
            Direction::Down => Room::new(column, row.wrapping_sub(1)),
            Direction::Left => Room::new(column.wrapping_sub(1), row),
        }
    }

    /// The room a tunnel in this direction leads to: the other end of the row or column.
    pub const fn opposite(self, direction: Direction) -> Room {
        let (column, row) = (self.column(), self.row());
        Room(match direction {
            Direction::Up => column,
            Direction::Down => (ROWS - 1) * COLUMNS + column,
            Direction::Right => row * COLUMNS,
            Direction::Left => row * COLUMNS + COLUMNS - 1,
        })
    }
}

impl std::fmt::Display for Room {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", (b'A' + self.column()) as char, self.row() + 1)
    }
}

impl std::fmt::Debug for Room {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{self}")
    }
}

impl Serialize for Room {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Room {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Room, D::Error> {
        let name = String::deserialize(deserializer)?;
        Room::from_name(&name)
            .ok_or_else(|| de::Error::custom(format!("“{name}” is not a room; rooms are A1 to F7")))
    }
}

/// The four ways out of a room.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Direction {
    /// Away from the entrances.
    Up,
    /// Towards column F.
    Right,
    /// Towards the entrances.
    Down,
    /// Towards column A.
    Left,
}

impl Direction {
    /// All four.
    pub const ALL: [Direction; 4] = [Direction::Up, Direction::Right, Direction::Down, Direction::Left];

    /// The way back.
    pub const fn back(self) -> Direction {
        match self {
            Direction::Up => Direction::Down,
            Direction::Right => Direction::Left,
            Direction::Down => Direction::Up,
            Direction::Left => Direction::Right,
        }
    }
}

/// A set of rooms in one word.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default)]
pub struct Rooms(u64);

impl Rooms {
    /// No room.
    pub const EMPTY: Rooms = Rooms(0);

    /// The set as one bit for each room, room A1 the lowest.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Is this room in the set?
    pub const fn contains(self, room: Room) -> bool {
        self.0 & (1 << room.0) != 0
    }

    /// Adds a room.
    pub const fn insert(&mut self, room: Room) {
        self.0 |= 1 << room.0;
    }

    /// The set with this room added.
    #[must_use]
    pub const fn with(self, room: Room) -> Rooms {
        Rooms(self.0 | 1 << room.0)
    }

    /// Rooms of this set that are also in the other.
    #[must_use]
    pub const fn and(self, other: Rooms) -> Rooms {
        Rooms(self.0 & other.0)
    }

    /// Rooms of this set that are not in the other.
    #[must_use]
    pub const fn without(self, other: Rooms) -> Rooms {
        Rooms(self.0 & !other.0)
    }

    /// Is every room of `other` in this set?
    pub const fn covers(self, other: Rooms) -> bool {
        other.0 & !self.0 == 0
    }

    /// How many rooms.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Is it empty?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The rooms in order.
    pub fn iter(self) -> impl Iterator<Item = Room> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let room = Room(rest.trailing_zeros() as u8);
            rest &= rest - 1;
            Some(room)
        })
    }

    /// All rooms of a row.
    pub const fn row(row: u8) -> Rooms {
        Rooms(((1 << COLUMNS) - 1) << (row * COLUMNS))
    }

    /// All rooms of a column.
    pub const fn column(column: u8) -> Rooms {
        let mut set = 0;
        let mut row = 0;
        while row < ROWS {
            set |= 1 << (row * COLUMNS + column);
            row += 1;
        }
        Rooms(set)
    }

    /// The four corner rooms.
    pub const CORNERS: Rooms =
        Rooms(1 | 1 << (COLUMNS - 1) | 1 << ((ROWS - 1) * COLUMNS) | 1 << (ROWS * COLUMNS - 1));

    /// The 22 rooms of the outer ring.
    pub const EDGE: Rooms =
        Rooms(Rooms::row(0).0 | Rooms::row(ROWS - 1).0 | Rooms::column(0).0 | Rooms::column(COLUMNS - 1).0);
}

impl FromIterator<Room> for Rooms {
    fn from_iter<I: IntoIterator<Item = Room>>(rooms: I) -> Rooms {
        rooms.into_iter().fold(Rooms::EMPTY, Rooms::with)
    }
}

impl std::fmt::Debug for Rooms {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Rooms {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Rooms {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Rooms, D::Error> {
        Ok(Vec::<Room>::deserialize(deserializer)?.into_iter().collect())
    }
}

//! Who sits where, and who is looking.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// The most seats any game has (Paper Dungeons: eight teams).
pub const MAX_SEATS: usize = 8;

/// A place at the table. Inside the program seats count from 0 ([`Seat::index`]); people, files and the
/// protocol count from 1 ([`Seat::number`]), and so does the serialised form.
/// The default is the first seat: lists of plain values need something in their empty places.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Seat(u8);

impl Seat {
    /// The first seat.
    pub const FIRST: Seat = Seat(0);

    /// The seat with this index, counted from 0.
    ///
    /// # Panics
    /// If `index` is not below [`MAX_SEATS`].
    pub const fn new(index: u8) -> Seat {
        assert!((index as usize) < MAX_SEATS);
        Seat(index)
    }

    /// The seat people call `number`, counted from 1, if there is one.
    pub const fn from_number(number: u64) -> Option<Seat> {
        if number >= 1 && number <= MAX_SEATS as u64 { Some(Seat(number as u8 - 1)) } else { None }
    }

    /// Counted from 0, for arrays.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Counted from 1, for people.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The next seat clockwise at a table of `seats`.
    pub const fn next(self, seats: u8) -> Seat {
        Seat(if self.0 + 1 >= seats { 0 } else { self.0 + 1 })
    }

    /// All seats of a table of `seats`.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..seats).map(Seat)
    }
}

impl std::fmt::Display for Seat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        let number = u64::deserialize(deserializer)?;
        Seat::from_number(number).ok_or_else(|| {
            de::Error::custom(format!("seat {number} does not exist; seats are 1 to {MAX_SEATS}"))
        })
    }
}

/// A set of seats in one byte.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Just this seat.
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Every seat of a table of `seats`.
    pub const fn full(seats: u8) -> SeatSet {
        SeatSet(((1u16 << seats) - 1) as u8)
    }

    /// Is this seat in the set?
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// The set with this seat added.
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | (1 << seat.0))
    }

    /// The set with this seat taken out.
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// Seats in both sets.
    #[must_use]
    pub const fn and(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & other.0)
    }

    /// How many seats.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is nobody in the set?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The lowest seat of the set.
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let seat = Seat(rest.trailing_zeros() as u8);
            rest &= rest - 1;
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl From<Vec<Seat>> for SeatSet {
    fn from(seats: Vec<Seat>) -> SeatSet {
        seats.into_iter().collect()
    }
}

impl From<SeatSet> for Vec<Seat> {
    fn from(set: SeatSet) -> Vec<Seat> {
        set.iter().collect()
    }
}

/// Who looks at a table. Everything that leaves a state is projected for one observer.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Observer {
    /// A player, who knows what this seat knows.
    Seat(Seat),
    /// Someone watching, who knows what is public.
    Spectator,
    /// Sees everything: finished games, tools and tests only.
    Omniscient,
}

impl Observer {
    /// May this observer know what only `seat` knows?
    pub fn knows_secrets_of(self, seat: Seat) -> bool {
        match self {
            Observer::Seat(own) => own == seat,
            Observer::Spectator => false,
            Observer::Omniscient => true,
        }
    }

    /// The seat that looks, if a player does.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Observer::Seat(seat) => Some(seat),
            Observer::Spectator | Observer::Omniscient => None,
        }
    }
}

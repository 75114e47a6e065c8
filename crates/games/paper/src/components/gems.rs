//! Lettered gems and sets of them.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// PD-206: a gem in the dungeon, A to H.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Gem(u8);

/// PD-206: how many gems have letters.
pub const LETTERS: u8 = 8;

impl Gem {
    /// All eight.
    pub fn all() -> impl Iterator<Item = Gem> {
        (0..LETTERS).map(Gem)
    }

    /// The gem with this letter.
    pub fn from_letter(text: &str) -> Option<Gem> {
        let [letter] = text.as_bytes() else { return None };
        let index = letter.to_ascii_uppercase().checked_sub(b'A')?;
        (index < LETTERS).then_some(Gem(index))
    }

    /// Its letter.
    pub const fn letter(self) -> char {
        (b'A' + self.0) as char
    }

    /// Counted from 0, for arrays.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl std::fmt::Display for Gem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl std::fmt::Debug for Gem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{self}")
    }
}

impl Serialize for Gem {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(self.letter())
    }
}

impl<'de> Deserialize<'de> for Gem {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Gem, D::Error> {
        let text = String::deserialize(deserializer)?;
        Gem::from_letter(&text)
            .ok_or_else(|| de::Error::custom(format!("“{text}” is not a gem; gems are A to H")))
    }
}

/// A set of lettered gems in one byte.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default)]
pub struct Gems(u8);

impl Gems {
    /// None.
    pub const EMPTY: Gems = Gems(0);

    /// The set as one bit for each gem, gem A the lowest.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Is this gem in the set?
    pub const fn contains(self, gem: Gem) -> bool {
        self.0 & (1 << gem.0) != 0
    }

    /// Adds a gem.
    pub const fn insert(&mut self, gem: Gem) {
        self.0 |= 1 << gem.0;
    }

    /// The gems of both sets.
    #[must_use]
    pub const fn or(self, other: Gems) -> Gems {
        Gems(self.0 | other.0)
    }

    /// The gems in both sets.
    #[must_use]
    pub const fn and(self, other: Gems) -> Gems {
        Gems(self.0 & other.0)
    }

    /// The gems of this set that are not in the other.
    #[must_use]
    pub const fn without(self, other: Gems) -> Gems {
        Gems(self.0 & !other.0)
    }

    /// How many.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Is it empty?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The gems in order of their letters.
    pub fn iter(self) -> impl Iterator<Item = Gem> {
        Gem::all().filter(move |gem| self.contains(*gem))
    }
}

impl FromIterator<Gem> for Gems {
    fn from_iter<I: IntoIterator<Item = Gem>>(gems: I) -> Gems {
        let mut set = Gems::EMPTY;
        gems.into_iter().for_each(|gem| set.insert(gem));
        set
    }
}

impl std::fmt::Display for Gems {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.iter().try_for_each(|gem| write!(f, "{gem}"))
    }
}

impl std::fmt::Debug for Gems {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{{{self}}}")
    }
}

impl Serialize for Gems {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Gems {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Gems, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.chars()
            .map(|letter| Gem::from_letter(letter.encode_utf8(&mut [0; 4])))
            .collect::<Option<Gems>>()
            .ok_or_else(|| de::Error::custom(format!("“{text}” are not gems; gems are A to H")))
    }
}

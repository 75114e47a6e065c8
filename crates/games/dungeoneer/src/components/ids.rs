//! Numbers over all sets of a game, and sets of them.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

macro_rules! id {
    ($(#[$meta:meta])* $name:ident) => {
        $(#[$meta])*
        #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub u8);

        impl $name {
            /// As an index.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }
    };
}

id! {
    /// A physical adventure card.
    Card
}
id! {
    /// A location card.
    Location
}
id! {
    /// A quest card.
    QuestId
}
id! {
    /// A hero card.
    HeroId
}
id! {
    /// A place of the map: the index of a placed location.
    Spot
}

/// A set of physical cards.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct CardSet([u64; 4]);

impl CardSet {
    /// No cards.
    pub const EMPTY: CardSet = CardSet([0; 4]);

    /// Is the card in it?
    #[inline]
    pub const fn contains(&self, card: Card) -> bool {
        self.0[card.index() / 64] >> (card.0 % 64) & 1 != 0
    }

    /// Puts a card in.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        self.0[card.index() / 64] |= 1 << (card.0 % 64);
    }

    /// Takes a card out; tells whether it was there.
    #[inline]
    pub fn remove(&mut self, card: Card) -> bool {
        let had = self.contains(card);
        self.0[card.index() / 64] &= !(1 << (card.0 % 64));
        had
    }

    /// How many.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// None at all?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 4]
    }

    /// Those in this set but not in the other.
    #[must_use]
    pub fn minus(&self, other: &CardSet) -> CardSet {
        let mut result = *self;
        for (mine, theirs) in result.0.iter_mut().zip(other.0) {
            *mine &= !theirs;
        }
        result
    }

    /// Those in either.
    #[must_use]
    pub fn or(&self, other: &CardSet) -> CardSet {
        let mut result = *self;
        for (mine, theirs) in result.0.iter_mut().zip(other.0) {
            *mine |= theirs;
        }
        result
    }

    /// In ascending order.
    pub fn iter(&self) -> impl Iterator<Item = Card> + use<> {
        let words = self.0;
        (0..4u8).flat_map(move |word| {
            let mut rest = words[usize::from(word)];
            std::iter::from_fn(move || {
                if rest == 0 {
                    return None;
                }
                let bit = rest.trailing_zeros() as u8;
                rest &= rest - 1;
                Some(Card(word * 64 + bit))
            })
        })
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        let mut set = CardSet::EMPTY;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CardSet, D::Error> {
        Ok(Vec::<Card>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// The word of a card, location, quest or hero; cheap to copy.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Name(std::sync::Arc<str>);

impl std::ops::Deref for Name {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl<T: Into<std::sync::Arc<str>>> From<T> for Name {
    fn from(text: T) -> Name {
        Name(text.into())
    }
}

impl std::fmt::Display for Name {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl Serialize for Name {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Name, D::Error> {
        Ok(String::deserialize(deserializer)?.into())
    }
}

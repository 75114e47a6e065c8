//! Small sets in one number.
//!
//! Our own instead of a crate: members are squares and rooms as well as enums, and what a set looks like in files is ours.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt::Debug;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::ops::{BitAnd, BitOr, Not};

/// Something that has a place in a list of at most 64.
pub trait Member: Copy + 'static {
    /// The place, counted from 0.
    fn place(self) -> usize;
    /// The one at a place at which there is one.
    fn at(place: usize) -> Self;
}

/// A number whose bits say who is in the set.
pub trait Bits:
    Copy + Eq + Hash + Debug + BitAnd<Output = Self> + BitOr<Output = Self> + Not<Output = Self> + 'static
{
    /// No bit.
    const NONE: Self;
    /// The bit of a place.
    fn bit(place: usize) -> Self;
    /// How many bits are set.
    fn count(self) -> usize;
    /// The lowest bit that is set.
    fn lowest(self) -> usize;
}

// A macro, because the four numbers have no trait in common that shifts and counts.
macro_rules! bits {
    ($($number:ty),+) => {$(
        impl Bits for $number {
            const NONE: $number = 0;
            #[inline(always)]
            fn bit(place: usize) -> $number {
                1 << place
            }
            #[inline(always)]
            fn count(self) -> usize {
                self.count_ones() as usize
            }
            #[inline(always)]
            fn lowest(self) -> usize {
                self.trailing_zeros() as usize
            }
        }
    )+};
}

bits!(u8, u16, u32, u64);

/// A set of `T` in the bits of a `B`. In files it is the list of its members.
pub struct Set<T, B> {
    bits: B,
    of: PhantomData<T>,
}

impl<T: Member, B: Bits> Set<T, B> {
    /// Nobody.
    pub const EMPTY: Set<T, B> = Set { bits: B::NONE, of: PhantomData };

    /// A set by its bits.
    #[inline]
    pub const fn of_bits(bits: B) -> Set<T, B> {
        Set { bits, of: PhantomData }
    }

    /// The bits.
    #[inline]
    pub const fn bits(self) -> B {
        self.bits
    }

    /// Is it in the set?
    #[inline]
    pub fn contains(self, one: T) -> bool {
        self.bits & B::bit(one.place()) != B::NONE
    }

    /// The set with this one.
    #[inline]
    #[must_use]
    pub fn with(self, one: T) -> Set<T, B> {
        Set::of_bits(self.bits | B::bit(one.place()))
    }

    /// The set without this one.
    #[inline]
    #[must_use]
    pub fn without(self, one: T) -> Set<T, B> {
        Set::of_bits(self.bits & !B::bit(one.place()))
    }

    /// Puts it in.
    #[inline]
    pub fn insert(&mut self, one: T) {
        *self = self.with(one);
    }

    /// Takes it out.
    #[inline]
    pub fn remove(&mut self, one: T) {
        *self = self.without(one);
    }

    /// Those in both sets.
    #[inline]
    #[must_use]
    pub fn and(self, other: Set<T, B>) -> Set<T, B> {
        Set::of_bits(self.bits & other.bits)
    }

    /// Those in either set.
    #[inline]
    #[must_use]
    pub fn or(self, other: Set<T, B>) -> Set<T, B> {
        Set::of_bits(self.bits | other.bits)
    }

    /// Those only in this set.
    #[inline]
    #[must_use]
    pub fn minus(self, other: Set<T, B>) -> Set<T, B> {
        Set::of_bits(self.bits & !other.bits)
    }

    /// How many.
    #[inline]
    pub fn len(self) -> usize {
        self.bits.count()
    }

    /// Is nobody in it?
    #[inline]
    pub fn is_empty(self) -> bool {
        self.bits == B::NONE
    }

    /// The first by place.
    #[inline]
    pub fn first(self) -> Option<T> {
        (!self.is_empty()).then(|| T::at(self.bits.lowest()))
    }

    /// All members by place.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = T> + use<T, B> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let first = rest.first()?;
            rest.remove(first);
            Some(first)
        })
    }
}

impl<T, B: Copy> Copy for Set<T, B> {}

impl<T, B: Copy> Clone for Set<T, B> {
    #[inline]
    fn clone(&self) -> Set<T, B> {
        *self
    }
}

impl<T, B: PartialEq> PartialEq for Set<T, B> {
    #[inline]
    fn eq(&self, other: &Set<T, B>) -> bool {
        self.bits == other.bits
    }
}

impl<T, B: Eq> Eq for Set<T, B> {}

impl<T, B: Hash> Hash for Set<T, B> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.bits.hash(hasher);
    }
}

impl<T: Member, B: Bits> Default for Set<T, B> {
    fn default() -> Set<T, B> {
        Set::EMPTY
    }
}

impl<T: Member + Debug, B: Bits> Debug for Set<T, B> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Member, B: Bits> FromIterator<T> for Set<T, B> {
    fn from_iter<I: IntoIterator<Item = T>>(members: I) -> Set<T, B> {
        members.into_iter().fold(Set::EMPTY, Set::with)
    }
}

impl<T: Member + Serialize, B: Bits> Serialize for Set<T, B> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Member + Deserialize<'de>, B: Bits> Deserialize<'de> for Set<T, B> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Set<T, B>, D::Error> {
        Ok(Vec::<T>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    crate::named! {
        /// Three colours.
        Colour { Red = "red", Green = "green", Blue = "blue" }
    }

    type Colours = Set<Colour, u8>;

    #[test]
    fn a_set_holds_each_once() {
        let set: Colours = [Colour::Blue, Colour::Red, Colour::Blue].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [Colour::Red, Colour::Blue]);
        assert_eq!((set.len(), set.first(), set.contains(Colour::Green)), (2, Some(Colour::Red), false));
        assert_eq!(set.without(Colour::Red).or(Colours::EMPTY.with(Colour::Green)).len(), 2);
        assert_eq!(set.minus(set), Colours::EMPTY);
        assert_eq!(set.and(Colours::EMPTY.with(Colour::Red)), Colours::EMPTY.with(Colour::Red));
    }

    #[test]
    fn in_files_it_is_a_list() {
        let set = Colours::EMPTY.with(Colour::Blue).with(Colour::Green);
        let text = serde_json::to_string(&set).unwrap();
        assert_eq!(text, r#"["green","blue"]"#);
        assert_eq!(serde_json::from_str::<Colours>(&text).unwrap(), set);
        assert!(serde_json::from_str::<Colours>(r#"["pink"]"#).is_err());
    }

    #[test]
    fn the_last_place_of_a_number_fits() {
        #[derive(Copy, Clone, PartialEq, Debug)]
        struct Square(u8);
        impl Member for Square {
            fn place(self) -> usize {
                usize::from(self.0)
            }
            fn at(place: usize) -> Square {
                Square(place as u8)
            }
        }
        let set: Set<Square, u64> = [Square(63), Square(0)].into_iter().collect();
        assert_eq!(set.iter().map(|square| square.0).collect::<Vec<_>>(), [0, 63]);
    }
}

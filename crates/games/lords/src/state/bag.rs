//! Small collections that copy fast: how many of each kind, and sets of orders.

use crate::components::{Adventurer, Creature, Order, Room, Trap};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::collections::BTreeMap;
use std::marker::PhantomData;
use undercroft_core::kit::{Member, Named};

/// A few things in their order, copied all at once.
pub type List<T, const N: usize> = tinyvec::ArrayVec<[T; N]>;

/// How many of each kind.
#[derive(Debug)]
pub struct Bag<K, const N: usize> {
    counts: [u8; N],
    kind: PhantomData<K>,
}

/// Creatures by kind.
pub type Creatures = Bag<Creature, { Creature::COUNT }>;
/// Trap cards by kind.
pub type Traps = Bag<Trap, { Trap::COUNT }>;
/// Adventurers by kind.
pub type Adventurers = Bag<Adventurer, { Adventurer::COUNT }>;
/// Rooms by kind.
pub type Rooms = Bag<Room, { Room::COUNT }>;

impl<K, const N: usize> Copy for Bag<K, N> {}
impl<K, const N: usize> Clone for Bag<K, N> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}
impl<K, const N: usize> PartialEq for Bag<K, N> {
    fn eq(&self, other: &Self) -> bool {
        self.counts == other.counts
    }
}
impl<K, const N: usize> Eq for Bag<K, N> {}
impl<K, const N: usize> std::hash::Hash for Bag<K, N> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        state.write(&self.counts);
    }
}
impl<K, const N: usize> Default for Bag<K, N> {
    fn default() -> Self {
        Bag { counts: [0; N], kind: PhantomData }
    }
}

impl<K: Named + Member, const N: usize> Bag<K, N> {
    /// How many of this kind.
    #[inline]
    pub fn count(&self, kind: K) -> u8 {
        self.counts[kind.place()]
    }

    /// Is there one of this kind?
    #[inline]
    pub fn has(&self, kind: K) -> bool {
        self.count(kind) > 0
    }

    /// One more.
    #[inline]
    pub fn add(&mut self, kind: K) {
        self.counts[kind.place()] += 1;
    }

    /// One less; tells whether there was one.
    #[inline]
    pub fn take(&mut self, kind: K) -> bool {
        let count = &mut self.counts[kind.place()];
        let had = *count > 0;
        *count -= u8::from(had);
        had
    }

    /// Puts everything of another bag into this one.
    pub fn pour(&mut self, other: &Self) {
        for (own, more) in self.counts.iter_mut().zip(other.counts) {
            *own = own.saturating_add(more);
        }
    }

    /// How many altogether.
    #[inline]
    pub fn total(&self) -> u8 {
        self.counts.iter().sum()
    }

    /// Is nothing in it?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.counts == [0; N]
    }

    /// The kinds of which there is at least one, in order.
    #[inline]
    pub fn kinds(&self) -> impl Iterator<Item = K> + use<K, N> {
        let counts = self.counts;
        K::all().iter().copied().filter(move |kind| counts[kind.place()] > 0)
    }

    /// Each one, kind by kind.
    pub fn each(&self) -> impl Iterator<Item = K> + use<K, N> {
        let counts = self.counts;
        K::all().iter().flat_map(move |kind| std::iter::repeat_n(*kind, counts[kind.place()] as usize))
    }
}

impl<K: Named + Member, const N: usize> FromIterator<K> for Bag<K, N> {
    fn from_iter<I: IntoIterator<Item = K>>(kinds: I) -> Self {
        let mut bag = Bag::default();
        kinds.into_iter().for_each(|kind| bag.add(kind));
        bag
    }
}

impl<K: Named + Member, const N: usize> Serialize for Bag<K, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.kinds().map(|kind| (kind.id(), self.count(kind))))
    }
}

impl<'de, K: Named + Member, const N: usize> Deserialize<'de> for Bag<K, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut bag = Bag::default();
        for (word, count) in BTreeMap::<String, u8>::deserialize(deserializer)? {
            let Some(kind) = K::from_id(&word) else {
                return Err(de::Error::custom(format!("“{word}” is not known; allowed: {}", K::ids())));
            };
            if count > 60 {
                return Err(de::Error::custom(format!("{count} × {word} is more than the box holds")));
            }
            bag.counts[kind.place()] = count;
        }
        Ok(bag)
    }
}

/// A set of orders in one byte.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Orders(u8);

impl Orders {
    /// All eight.
    pub const ALL: Orders = Orders(0xff);

    /// Is the order in the set?
    #[inline]
    pub const fn contains(self, order: Order) -> bool {
        self.0 & (1 << order as u8) != 0
    }

    /// The set with the order added.
    #[must_use]
    pub const fn with(self, order: Order) -> Orders {
        Orders(self.0 | (1 << order as u8))
    }

    /// The set without the orders of another.
    #[must_use]
    pub const fn minus(self, other: Orders) -> Orders {
        Orders(self.0 & !other.0)
    }

    /// The orders of both sets.
    #[must_use]
    pub const fn plus(self, other: Orders) -> Orders {
        Orders(self.0 | other.0)
    }

    /// How many.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Is the set empty?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The orders of the set, in board order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Order> {
        Order::ALL.iter().copied().filter(move |order| self.contains(*order))
    }
}

impl FromIterator<Order> for Orders {
    fn from_iter<I: IntoIterator<Item = Order>>(orders: I) -> Orders {
        orders.into_iter().fold(Orders::default(), Orders::with)
    }
}

impl Serialize for Orders {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Orders {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Orders, D::Error> {
        Ok(Vec::<Order>::deserialize(deserializer)?.into_iter().collect())
    }
}

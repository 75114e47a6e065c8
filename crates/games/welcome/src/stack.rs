//! A short pile of cards that copies like a number.

use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};
use std::hash::{Hash, Hasher};

/// The most cards a pile can hold; the component table is checked against it.
pub const CAPACITY: usize = 16;

/// Up to [`CAPACITY`] cards; the last one is the top. `Copy`, because search copies states by the million and
/// a bitwise copy is what makes that cheap.
#[derive(Copy, Clone)]
pub struct Stack<T> {
    len: u8,
    cards: [T; CAPACITY],
}

impl<T: Copy + Default> Stack<T> {
    pub fn push(&mut self, card: T) {
        self.cards[self.len as usize] = card;
        self.len += 1;
    }

    /// Takes the top card.
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.cards[self.len as usize])
    }

    /// Takes the bottom card.
    pub fn pop_bottom(&mut self) -> Option<T> {
        let bottom = *self.first()?;
        let len = self.len as usize;
        self.cards.copy_within(1..len, 0);
        self.len -= 1;
        Some(bottom)
    }

    pub fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T: Copy + Default> Default for Stack<T> {
    fn default() -> Stack<T> {
        Stack { len: 0, cards: [T::default(); CAPACITY] }
    }
}

impl<T> std::ops::Deref for Stack<T> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        &self.cards[..self.len as usize]
    }
}

impl<T> std::ops::DerefMut for Stack<T> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.cards[..self.len as usize]
    }
}

impl<T: Copy + Default> FromIterator<T> for Stack<T> {
    fn from_iter<I: IntoIterator<Item = T>>(cards: I) -> Stack<T> {
        let mut stack = Stack::default();
        for card in cards {
            stack.push(card);
        }
        stack
    }
}

impl<T: PartialEq> PartialEq for Stack<T> {
    fn eq(&self, other: &Stack<T>) -> bool {
        **self == **other
    }
}

impl<T: Eq> Eq for Stack<T> {}

impl<T: Hash> Hash for Stack<T> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        (**self).hash(hasher);
    }
}

impl<T: std::fmt::Debug> std::fmt::Debug for Stack<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        (**self).fmt(f)
    }
}

impl<T: Serialize> Serialize for Stack<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>> Deserialize<'de> for Stack<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Stack<T>, D::Error> {
        let cards = Vec::<T>::deserialize(deserializer)?;
        if cards.len() > CAPACITY {
            return Err(D::Error::custom(format!("{} cards; a pile holds {CAPACITY}", cards.len())));
        }
        Ok(cards.into_iter().collect())
    }
}

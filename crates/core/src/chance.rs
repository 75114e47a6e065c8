//! Randomness from outside: rules ask a [`Chance`] for dice, picks and shuffles.

use crate::seed::Seed;
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::collections::VecDeque;
use thiserror::Error;

/// A source of luck. The mapping from raw numbers to dice and shuffles is written out here and never
/// changes, so that an old log plays the same for ever.
pub trait Chance {
    /// 32 random bits.
    fn bits(&mut self) -> u32;

    /// A number from 0 to `bound - 1`, all equally likely (Lemire's method, exact).
    fn below(&mut self, bound: u32) -> u32 {
        debug_assert!(bound > 0);
        let mut product = u64::from(self.bits()) * u64::from(bound);
        if (product as u32) < bound {
            let threshold = bound.wrapping_neg() % bound;
            while (product as u32) < threshold {
                product = u64::from(self.bits()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// A die with faces 1 to `sides`.
    fn die(&mut self, sides: u8) -> u8 {
        1 + self.below(u32::from(sides)) as u8
    }

    /// Brings `items` into random order.
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            // Not `below`: a script that names dice and picks must not be eaten up by a shuffle.
            let other = uniform(self, last as u32 + 1) as usize;
            items.swap(last, other);
        }
    }

    /// Called just before the rules take the top (last) card of a face-down pile. Real chance does nothing,
    /// for the pile was shuffled long ago; a [`Script`] may bring the card it wants to the top. `named`
    /// tells whether a card answers to a name.
    fn bring_up<C>(&mut self, pile: &mut [C], named: impl Fn(&C, &str) -> bool) {
        let _ = (pile, named);
    }
}

fn uniform<C: Chance + ?Sized>(chance: &mut C, bound: u32) -> u32 {
    let threshold = bound.wrapping_neg() % bound;
    loop {
        let product = u64::from(chance.bits()) * u64::from(bound);
        if product as u32 >= threshold {
            return (product >> 32) as u32;
        }
    }
}

/// The chance of a live table: ChaCha20 keyed by the seed, with one independent stream for each move.
#[derive(Clone, Debug)]
pub struct Seeded {
    source: ChaCha20Rng,
    used: bool,
}

impl Seeded {
    /// The chance of move `number`; the set-up of the table is move 0.
    pub fn for_move(seed: &Seed, number: u64) -> Seeded {
        let mut source = ChaCha20Rng::from_seed(seed.key());
        source.set_stream(number);
        Seeded { source, used: false }
    }

    /// Did anything ask for luck?
    pub fn used(&self) -> bool {
        self.used
    }
}

impl Chance for Seeded {
    fn bits(&mut self) -> u32 {
        self.used = true;
        self.source.next_u32()
    }
}

/// Fast chance for simulations: the same numbers from the same seed on every machine, but not meant to be
/// unpredictable.
#[derive(Clone, Debug)]
pub struct Quick(Xoshiro256PlusPlus);

impl Quick {
    /// Starts a stream of numbers.
    pub fn new(seed: u64) -> Quick {
        Quick(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// An independent stream, for a worker or a rollout.
    #[must_use]
    pub fn fork(&mut self) -> Quick {
        Quick(Xoshiro256PlusPlus::seed_from_u64(self.0.next_u64()))
    }
}

impl Chance for Quick {
    #[inline]
    fn bits(&mut self) -> u32 {
        (self.0.next_u64() >> 32) as u32
    }
}

/// What a script wanted and the rules could not give.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ScriptError {
    /// A value that the asked-for die or choice does not have.
    #[error("the script says “{value}” where a number from {from} to {to} is needed")]
    NotANumber {
        /// The script's value.
        value: String,
        /// The lowest allowed number.
        from: u32,
        /// The highest allowed number.
        to: u32,
    },
    /// A card that is not in the pile.
    #[error("the script draws “{0}”, which is not in the pile")]
    NotInPile(String),
    /// More values than the move asked for.
    #[error("the move left {0} of the script's values unused")]
    Unused(usize),
}

/// In a script: whatever comes.
pub const WHATEVER: &str = "*";

/// Chance that follows a script, for tests, puzzles and the protocol: each die, pick and drawn card takes
/// the next value. Picks are counted from 1; [`WHATEVER`] leaves one to luck. When the script is empty, and for
/// shuffles, the `rest` decides.
#[derive(Clone, Debug)]
pub struct Script<C> {
    values: VecDeque<String>,
    rest: C,
    error: Option<ScriptError>,
}

impl<C: Chance> Script<C> {
    /// The given values first, then `rest`.
    pub fn new(values: impl IntoIterator<Item = impl Into<String>>, rest: C) -> Script<C> {
        Script { values: values.into_iter().map(Into::into).collect(), rest, error: None }
    }

    /// Was every value used, and did each fit? Gives back the rest.
    pub fn finish(self) -> Result<C, ScriptError> {
        match self.error {
            Some(error) => Err(error),
            None if self.values.is_empty() => Ok(self.rest),
            None => Err(ScriptError::Unused(self.values.len())),
        }
    }

    fn next_number(&mut self, from: u32, to: u32) -> Option<u32> {
        let value = self.values.pop_front().filter(|value| value != WHATEVER)?;
        match value.parse() {
            Ok(number) if (from..=to).contains(&number) => Some(number),
            Ok(_) | Err(_) => {
                self.error.get_or_insert(ScriptError::NotANumber { value, from, to });
                None
            }
        }
    }
}

impl<C: Chance> Chance for Script<C> {
    fn bits(&mut self) -> u32 {
        self.rest.bits()
    }

    fn below(&mut self, bound: u32) -> u32 {
        self.next_number(1, bound).map_or_else(|| self.rest.below(bound), |pick| pick - 1)
    }

    fn die(&mut self, sides: u8) -> u8 {
        self.next_number(1, u32::from(sides)).map_or_else(|| self.rest.die(sides), |face| face as u8)
    }

    fn bring_up<C2>(&mut self, pile: &mut [C2], named: impl Fn(&C2, &str) -> bool) {
        let Some(value) = self.values.pop_front().filter(|value| value != WHATEVER) else { return };
        match pile.iter().rposition(|card| named(card, &value)) {
            Some(found) => pile[found..].rotate_left(1),
            None => {
                self.error.get_or_insert(ScriptError::NotInPile(value));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_gives_the_same_luck_for_ever() {
        let seed = Seed::new("torch").unwrap();
        let mut chance = Seeded::for_move(&seed, 3);
        let dice: Vec<u8> = (0..8).map(|_| chance.die(6)).collect();
        let mut deck: Vec<u8> = (0..10).collect();
        chance.shuffle(&mut deck);
        // Frozen on purpose: if these change, every saved game changes.
        assert_eq!(dice, [4, 1, 3, 3, 2, 5, 4, 1]);
        assert_eq!(deck, [0, 4, 2, 9, 5, 1, 3, 7, 8, 6]);
    }

    #[test]
    fn moves_have_independent_luck() {
        let seed = Seed::new("torch").unwrap();
        let first: Vec<u32> = {
            let mut c = Seeded::for_move(&seed, 1);
            (0..4).map(|_| c.bits()).collect()
        };
        let second: Vec<u32> = {
            let mut c = Seeded::for_move(&seed, 2);
            (0..4).map(|_| c.bits()).collect()
        };
        assert_ne!(first, second);
    }

    #[test]
    fn quick_and_exact_ways_of_choosing_agree() {
        let (mut a, mut b) = (Quick::new(5), Quick::new(5));
        for bound in (1..2000).chain([u32::MAX, u32::MAX - 1, 1 << 31, (1 << 31) + 1]) {
            assert_eq!(a.below(bound), uniform(&mut b, bound), "bound {bound}");
        }
    }

    #[test]
    fn a_die_is_fair() {
        let mut chance = Quick::new(1);
        let mut faces = [0u32; 6];
        for _ in 0..60_000 {
            faces[chance.die(6) as usize - 1] += 1;
        }
        assert!(faces.iter().all(|count| (9_500..10_500).contains(count)), "{faces:?}");
    }

    #[test]
    fn a_script_says_what_comes() {
        let mut script = Script::new(["5", "2", "*", "orc"], Quick::new(0));
        assert_eq!(script.die(6), 5);
        assert_eq!(script.below(3), 1, "picks are counted from 1");
        assert_eq!(script.die(6), Quick::new(0).die(6), "whatever comes");
        let mut pile = ["orc", "elf", "imp"];
        script.bring_up(&mut pile, |card, name| *card == name);
        assert_eq!(pile, ["elf", "imp", "orc"]);
        assert!(script.finish().is_ok());
    }

    #[test]
    fn a_script_that_does_not_fit_is_an_error() {
        let mut script = Script::new(["7"], Quick::new(0));
        script.die(6);
        assert_eq!(
            script.finish().unwrap_err(),
            ScriptError::NotANumber { value: "7".into(), from: 1, to: 6 }
        );
        let mut script = Script::new(["troll"], Quick::new(0));
        script.bring_up(&mut ["orc"], |card, name| *card == name);
        assert_eq!(script.finish().unwrap_err(), ScriptError::NotInPile("troll".into()));
        let script = Script::new(["1", "2"], Quick::new(0));
        assert_eq!(script.finish().unwrap_err(), ScriptError::Unused(2));
    }
}

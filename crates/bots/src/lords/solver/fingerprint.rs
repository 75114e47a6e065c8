//! Short keys for situations, so that what is known about one is found again.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hash, Hasher};

/// What is known, by fingerprint.
pub type Known<V> = HashMap<u128, V, BuildHasherDefault<Mixer>>;

/// 128 bits that two different things share with no chance worth the name.
pub fn fingerprint(thing: &impl Hash) -> u128 {
    let mut both = Both(Mixer(0x9e37_79b9_7f4a_7c15), Mixer(0xc2b2_ae3d_27d4_eb4f));
    thing.hash(&mut both);
    (u128::from(both.0.finish()) << 64) | u128::from(both.1.finish())
}

fn words(bytes: &[u8]) -> impl Iterator<Item = u64> {
    bytes.chunks(8).map(|chunk| {
        let mut word = [0; 8];
        word[..chunk.len()].copy_from_slice(chunk);
        u64::from_le_bytes(word)
    })
}

/// Two hashes with different seeds in one go: they make a collision out of the question.
struct Both(Mixer, Mixer);

impl Hasher for Both {
    fn finish(&self) -> u64 {
        self.0.finish()
    }

    fn write(&mut self, bytes: &[u8]) {
        words(bytes).for_each(|word| self.write_u64(word));
    }

    fn write_u64(&mut self, word: u64) {
        self.0.write_u64(word);
        self.1.write_u64(word);
    }

    fn write_u8(&mut self, byte: u8) {
        self.write_u64(byte.into());
    }

    fn write_u32(&mut self, word: u32) {
        self.write_u64(word.into());
    }

    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }
}

/// A fast hash.
#[derive(Debug, Default)]
pub struct Mixer(u64);

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        let mixed = (self.0 ^ (self.0 >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93);
        mixed ^ (mixed >> 32)
    }

    fn write(&mut self, bytes: &[u8]) {
        words(bytes).for_each(|word| self.write_u64(word));
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(0x9fb2_1c65_1e98_df25);
    }
}

//! The one secret of a table: from the seed every shuffle and every die follows.

use crate::phrase::Phrase;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use sha2::{Digest, Sha256};
use thiserror::Error;

/// A seed is a short text. Its [seal](Seed::seal) is shown when a table starts and the seed itself when it
/// ends, so that everybody can check that the luck was fixed beforehand.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Seed(String);

/// A text that cannot be a seed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{}", self.phrase().in_english())]
pub struct SeedError(String);

impl SeedError {
    /// What would be right.
    pub fn phrase(&self) -> Phrase {
        Phrase::new("core-seed").text("seed", self.0.clone())
    }
}

impl Seed {
    /// Checks the text.
    pub fn new(text: impl Into<String>) -> Result<Seed, SeedError> {
        let text = text.into();
        let fits = (1..=64).contains(&text.len())
            && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte));
        if fits { Ok(Seed(text)) } else { Err(SeedError(text.chars().take(70).collect())) }
    }

    /// A seed from random bytes: 16 of them cannot be guessed from the seal.
    pub fn from_bytes(bytes: [u8; 16]) -> Seed {
        Seed(hex(&bytes))
    }

    /// The text itself.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The hash that players see before the game; it does not give the luck away.
    pub fn seal(&self) -> String {
        hex(&digest("undercroft seal 1:", self.0.as_bytes()))
    }

    pub(crate) fn key(&self) -> [u8; 32] {
        digest("undercroft key 1:", self.0.as_bytes())
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seed, D::Error> {
        Seed::new(String::deserialize(deserializer)?).map_err(de::Error::custom)
    }
}

/// A short, stable fingerprint of any serialisable value: the same on every machine and in every build.
pub fn fingerprint<T: Serialize>(value: &T) -> String {
    // Serialising plain data into memory has no way to fail.
    let text = serde_json::to_vec(value).expect("plain data serialises");
    hex(&digest("undercroft state 1:", &text)[..16])
}

fn digest(purpose: &str, data: &[u8]) -> [u8; 32] {
    let mut hasher = Sha256::new();
    hasher.update(purpose.as_bytes());
    hasher.update(data);
    hasher.finalize().into()
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

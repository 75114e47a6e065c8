//! Names for things: random, unguessable and fit for an address.

use serde::{Deserialize, Serialize};

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(String);

        impl $name {
            /// A new one.
            pub fn random() -> $name {
                $name(random_word(12))
            }

            /// The id in this text, if it has the form of one.
            pub fn read(text: &str) -> Option<$name> {
                let fits = (1..=40).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_alphanumeric());
                fits.then(|| $name(text.to_owned()))
            }

            /// The text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}

id!(
    /// A person: guest or account.
    PersonId
);
id!(
    /// A table.
    TableId
);

/// Letters and digits that cannot be mistaken for each other.
const ALPHABET: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";

/// A random word; every letter is worth five bits.
pub fn random_word(letters: usize) -> String {
    random_bytes(letters).iter().map(|byte| char::from(ALPHABET[usize::from(byte % 32)])).collect()
}

/// Random bytes of the operating system.
///
/// # Panics
/// If the system has no randomness to give, for then nothing secret is possible.
pub fn random_bytes(count: usize) -> Vec<u8> {
    let mut bytes = vec![0; count];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

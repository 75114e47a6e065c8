//! What the rules of several games share: small things, each used by at least two of them.

mod named;

pub use named::Named;

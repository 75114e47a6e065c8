//! What the rules of several games share: small things, each used by at least two of them.

mod named;
mod set;

pub use named::Named;
pub use set::{Bits, Member, Set};

//! Opponents for every game, the arena that measures them, and hints that explain.

#![warn(missing_docs)]

pub mod bot;
pub mod budget;
pub mod greedy;
pub mod guide;
pub mod ismcts;
pub mod welcome;

pub use bot::{Bot, Random};
pub use budget::{Budget, BudgetError};
pub use greedy::Greedy;
pub use guide::{Guide, Shares, Unguided};
pub use ismcts::{Ismcts, Observers, Settings};

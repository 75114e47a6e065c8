//! Welcome to the Dungeon: exact survival, and a bidding policy that bluffs.

pub mod abstraction;
pub mod company;
pub mod expert;
pub mod exploit;
pub mod gauntlet;
pub mod guide;
mod habits;
pub mod insight;
pub mod kit;
pub mod policy;
mod prior;
pub mod quick;
pub mod race;
pub mod regret;
mod response;
pub mod round;
pub mod survival;
pub mod tallies;
pub mod train;

pub use expert::Expert;
pub use guide::WelcomeGuide;

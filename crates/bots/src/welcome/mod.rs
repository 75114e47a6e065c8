//! Welcome to the Dungeon: exact survival, and a bidding policy that bluffs.

pub mod kit;
pub mod survival;

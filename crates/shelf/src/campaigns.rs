//! Campaigns: several games of which only the scores carry over.

pub use undercroft_paper::modes::{CHAPTERS, Campaign, Scenario};

/// The only game with campaigns.
pub const GAME: &str = "paper";

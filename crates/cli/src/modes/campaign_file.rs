//! The campaigns being played and the Hall of Fame, kept in the user's data.

use crate::language::tell;
use crate::saves;
use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};
use std::path::PathBuf;
use undercroft_core::Phrase;
use undercroft_paper::modes::{Campaign, HallOfFame};

/// Everything that outlives a single game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Campaigns {
    /// Those not finished yet, the oldest first.
    pub running: Vec<Running>,
    /// The names that are remembered.
    pub hall: HallOfFame,
}

/// A campaign and the people who play it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Running {
    /// Scenario, agreements and results.
    pub campaign: Campaign,
    /// Who sits where.
    pub players: Vec<String>,
    /// Where the luck of all chapters comes from.
    pub seed: String,
    /// The saved game of the chapter being played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chapter: Option<PathBuf>,
}

impl Campaigns {
    fn file() -> PathBuf {
        saves::data_folder().join("paper-campaigns.json")
    }

    /// What is kept; a damaged file is named and left as it is.
    pub fn read() -> Result<Campaigns> {
        saves::read_kept(&Campaigns::file())
    }

    /// Keeps it.
    pub fn write(&self) -> Result<()> {
        saves::write_kept(self, &Campaigns::file())
            .with_context(|| tell(&Phrase::new("cli-wrong-campaign-kept")))
    }
}

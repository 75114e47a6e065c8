//! The battery with as many random games as one has patience for.

use anyhow::{Result, ensure};
use std::path::Path;
use std::process::Command;

/// How many random games per set-up a release is tested with.
pub const MANY: &str = "100000";

pub fn run(root: &Path, games: &str) -> Result<bool> {
    ensure!(games.parse::<u32>().is_ok_and(|games| games > 0), "“{games}” is not a number of games");
    let status = Command::new(env!("CARGO"))
        .args(["test", "--release", "--workspace", "--test", "battery", "--", "--nocapture"])
        .env("UNDERCROFT_GAMES", games)
        .current_dir(root)
        .status()?;
    Ok(status.success())
}

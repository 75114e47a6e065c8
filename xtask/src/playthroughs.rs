//! Writes playthroughs and perft counts anew: all tests whose name says `playthroughs`, `perft` or `move_sequences`.

use anyhow::Result;
use std::path::Path;
use std::process::Command;

pub fn run(root: &Path) -> Result<bool> {
    let status = Command::new(env!("CARGO"))
        .args(["test", "--workspace", "--", "playthroughs", "perft", "move_sequences"])
        .env("UNDERCROFT_BLESS", "1")
        .current_dir(root)
        .status()?;
    println!("Written anew; `git diff` shows what changed in the games.");
    Ok(status.success())
}

//! `cargo xtask soak`: a long time with everything that goes wrong, half of it on SQLite and half on PostgreSQL.

use crate::needs::{C_COMPILER, POSTGRESQL};
use anyhow::{Context, Result, bail};
use std::path::Path;
use std::process::Command;

/// How long it lasts unless somebody says otherwise, in minutes.
pub const USUAL: &str = "60";

/// Runs it; `false` if a promise was not kept.
pub fn run(root: &Path, minutes: &str) -> Result<bool> {
    let Some(minutes) = minutes.parse::<f64>().ok().filter(|minutes| *minutes > 0.0) else {
        bail!("“{minutes}” is not a number of minutes");
    };
    for need in [C_COMPILER, POSTGRESQL] {
        need.meet().map_err(anyhow::Error::msg)?;
    }
    let mut kept = true;
    for (name, before) in
        [("SQLite", &[][..]), ("PostgreSQL", &["sh", "crates/server/tests/with-postgres.sh"][..])]
    {
        println!("=== {name}, {:.1} minutes ===", minutes / 2.0);
        let cargo = [env!("CARGO"), "test", "--package", "undercroft-server", "--test", "server", "--"];
        let test = ["--ignored", "--exact", "soak::soak", "--nocapture"];
        let words: Vec<&str> = before.iter().chain(&cargo).chain(&test).copied().collect();
        let (program, args) = words.split_first().context("nothing to run")?;
        let mut command = Command::new(program);
        command.args(args).current_dir(root).env("UNDERCROFT_SOAK_MINUTES", (minutes / 2.0).to_string());
        kept &= command.status().with_context(|| format!("cannot start {program}"))?.success();
    }
    Ok(kept)
}

//! Project chores.

mod battery;
mod catalogue;
mod citations;
mod described;
mod locales;
mod needs;
mod playthroughs;
mod rooms;
mod rules;
mod soak;
mod source;
mod steps;

use anyhow::{Result, bail};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

const USAGE: &str = "\
cargo xtask test                       format, clippy, all tests, the API as described, rule coverage, words, rooms, WebAssembly build
cargo xtask rules [--game G] [--list]  which catalogue rules are covered by tests
cargo xtask rooms                      which game crates do not follow the room plan
cargo xtask described                  whether the API answers as its description says
cargo xtask locales                    words that are missing, unused or differ between languages
cargo xtask battery [GAMES]            the battery with 100,000 (or GAMES) random games per set-up, optimised
cargo xtask soak [MINUTES]             an hour (or MINUTES) of kills, outages, slow clients and talk without end
cargo xtask playthroughs               writes playthroughs and perft counts anew";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match run(&args) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::from(2)
        }
    }
}

/// Does the chore; `false` means that it found something.
fn run(args: &[&str]) -> Result<bool> {
    let root = workspace_root();
    match args {
        ["test"] => Ok(steps::test(&root)),
        ["rules", rest @ ..] => rules::run(&root, &rules::Wanted::read(rest)?),
        ["rooms"] => rooms::run(&root),
        ["described"] => described::run(&root),
        ["locales"] => locales::run(&root),
        ["battery"] => battery::run(&root, battery::MANY),
        ["battery", games] => battery::run(&root, games),
        ["soak"] => soak::run(&root, soak::USUAL),
        ["soak", minutes] => soak::run(&root, minutes),
        ["playthroughs"] => playthroughs::run(&root),
        [] | ["help" | "--help" | "-h"] => {
            println!("{USAGE}");
            Ok(true)
        }
        other => bail!("unknown chore: {}\n\n{USAGE}", other.join(" ")),
    }
}

fn workspace_root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}

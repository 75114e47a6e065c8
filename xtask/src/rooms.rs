//! The room plan: whoever knows one game crate knows them all.

use anyhow::{Context, Result};
use std::path::Path;

/// What every game crate has in `src`: a file of this name, a folder of this name, or both.
const ROOMS: [&str; 11] = [
    "lib",
    "components",
    "state",
    "moves",
    "rules",
    "event",
    "view",
    "imagine",
    "position",
    "conserved",
    "tell",
];

/// What it may have besides: ways to play other than the game itself.
const MORE: [&str; 1] = ["modes"];

/// Prints what does not follow the plan; `false` if something does not.
pub fn run(root: &Path) -> Result<bool> {
    let mut good = true;
    for game in names(&root.join("crates/games"))? {
        let home = root.join("crates/games").join(&game);
        let wrong = wrong(&names(&home)?, &names(&home.join("src"))?);
        let verdict = if wrong.is_empty() { "every room in its place" } else { "does not follow the plan" };
        println!("{game}: {verdict}");
        wrong.iter().for_each(|problem| println!("  {problem}"));
        good &= wrong.is_empty();
    }
    Ok(good)
}

fn names(folder: &Path) -> Result<Vec<String>> {
    let entries = std::fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let name =
        |entry: std::io::Result<std::fs::DirEntry>| Ok(entry?.file_name().to_string_lossy().into_owned());
    let mut names: Vec<String> = entries.map(name).collect::<Result<_>>()?;
    names.sort();
    Ok(names)
}

/// Rooms that are missing, and things that stand about.
fn wrong(home: &[String], src: &[String]) -> Vec<String> {
    let room = |name: &str| name.strip_suffix(".rs").unwrap_or(name).to_owned();
    let mut wrong: Vec<String> = ROOMS
        .iter()
        .filter(|wanted| !src.iter().any(|name| room(name) == **wanted))
        .map(|wanted| format!("src has no {wanted}.rs and no {wanted}/"))
        .collect();
    for name in src.iter().filter(|name| !ROOMS.iter().chain(&MORE).any(|known| *known == room(name))) {
        wrong.push(format!(
            "src/{name} is no room of the plan; the rooms are: {}, {}",
            ROOMS.join(", "),
            MORE[0]
        ));
    }
    if !home.iter().any(|name| name == "components.toml" || name == "packs") {
        wrong.push("there is no components.toml and no packs/".to_owned());
    }
    if !home.iter().any(|name| name == "tests") {
        wrong.push("there is no tests/".to_owned());
    }
    wrong
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listed(names: &str) -> Vec<String> {
        names.split_whitespace().map(str::to_owned).collect()
    }

    const SRC: &str = "components components.rs conserved.rs event.rs imagine.rs lib.rs modes moves.rs position.rs rules state.rs tell view.rs";

    #[test]
    fn rooms_are_files_or_folders() {
        assert_eq!(wrong(&listed("Cargo.toml components.toml src tests"), &listed(SRC)), [""; 0]);
    }

    #[test]
    fn missing_rooms_and_strays_are_named() {
        let src = format!("{} stack.rs", SRC.replace("conserved.rs", "invariants.rs"));
        let found = wrong(&listed("Cargo.toml src"), &listed(&src));
        assert_eq!(found[0], "src has no conserved.rs and no conserved/");
        assert!(
            found[1]
                .starts_with("src/invariants.rs is no room of the plan; the rooms are: lib, components, ")
        );
        assert!(found[2].starts_with("src/stack.rs is no room"));
        assert_eq!(found[3..], ["there is no components.toml and no packs/", "there is no tests/"]);
    }
}

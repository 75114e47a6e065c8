//! Dungeoneer passes the battery.

use undercroft_battery::Battery;
use undercroft_dungeoneer::{Serpent, Vault};

#[test]
fn the_battery() {
    // A game of Dungeoneer is long: fewer of them say as much.
    let games = std::env::var("UNDERCROFT_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(20);
    let seldom = &["quests", "nobody", "solo_won", "solo_lost", "last_hero"];
    Battery::<Vault>::new().games(games).seldom(seldom).run();
}

#[test]
fn the_battery_of_the_serpent() {
    let games = std::env::var("UNDERCROFT_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(3);
    let seldom = &["quests", "nobody", "nakari", "last_hero", "turn_limit"];
    Battery::<Serpent>::new().games(games).seldom(seldom).run();
}

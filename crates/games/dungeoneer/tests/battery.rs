//! Dungeoneer passes the battery.

use undercroft_battery::Battery;
use undercroft_dungeoneer::Vault;

#[test]
fn the_battery() {
    // A game of Dungeoneer is long: fewer of them say as much.
    let games = std::env::var("UNDERCROFT_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(20);
    let seldom = &["quests", "nobody", "solo_won", "solo_lost", "last_hero"];
    Battery::<Vault>::new().games(games).seldom(seldom).run();
}

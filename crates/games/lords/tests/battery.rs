//! Dungeon Lords passes the battery.

use undercroft_battery::{Battery, perft, playthroughs};
use undercroft_lords::Lords;

#[test]
fn the_battery() {
    // A game of Dungeon Lords is long: fewer of them say as much.
    let games = std::env::var("UNDERCROFT_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(20);
    Battery::<Lords>::new().games(games).run();
}

#[test]
fn playthroughs_are_as_written() {
    playthroughs::<Lords>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs"));
}

#[test]
fn move_sequences_are_counted() {
    perft::<Lords>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft.txt"));
}

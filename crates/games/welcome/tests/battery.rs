//! Welcome to the Dungeon passes the battery.

use undercroft_battery::{Battery, perft, playthroughs};
use undercroft_welcome::Welcome;

#[test]
fn the_battery() {
    Battery::<Welcome>::new().run();
}

#[test]
fn playthroughs_are_as_written() {
    playthroughs::<Welcome>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs"));
}

#[test]
fn move_sequences_are_counted() {
    perft::<Welcome>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft.txt"));
}

//! Paper Dungeons passes the battery.

use undercroft_core::battery::{Battery, every_setup, perft, playthroughs};
use undercroft_paper::Paper;

#[test]
fn the_battery() {
    // A dungeon card changes nothing for other numbers of teams: twelve cards are enough for two of them.
    let setups = every_setup::<Paper>();
    let few = setups.into_iter().filter(|setup| setup.seats <= 2 || !setup.options.contains_key("dungeon"));
    Battery::<Paper>::new().setups(few).games(30).run();
}

#[test]
fn playthroughs_are_as_written() {
    playthroughs::<Paper>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs"));
}

#[test]
fn move_sequences_are_counted() {
    perft::<Paper>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft.txt"));
}

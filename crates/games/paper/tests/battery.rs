//! Paper Dungeons passes the battery.

use undercroft_battery::{Battery, GAMES, every_setup, perft, playthroughs};
use undercroft_paper::Paper;

#[test]
fn the_battery() {
    // A dungeon card changes nothing for other numbers of teams: twelve cards are enough for two of them.
    let setups = every_setup::<Paper>();
    let few = setups.into_iter().filter(|setup| setup.seats <= 2 || !setup.options.contains_key("dungeon"));
    // A game of eight teams takes four hundred moves: a few of them look as closely as many short games.
    let battery = Battery::<Paper>::new().setups(few);
    if std::env::var_os(GAMES).is_some() { battery.run() } else { battery.games(20).run() }
}

#[test]
fn playthroughs_are_as_written() {
    playthroughs::<Paper>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs"));
}

#[test]
fn move_sequences_are_counted() {
    perft::<Paper>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft.txt"));
}

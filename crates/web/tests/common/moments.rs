//! Moments of random games.

use undercroft_core::{Observer, Seat, Seed, Setup};
use undercroft_shelf::AnyTable;
use undercroft_shelf::any_table::new_table;

/// Moments worth looking at: a name, the phase, and the least number of cards in the dungeon.
pub const MOMENTS: [(&str, &str, usize); 9] = [
    ("bidding", "bidding", 3),
    ("deciding", "deciding", 4),
    ("waiting", "deciding", 3),
    ("naming", "naming", 4),
    ("delving", "delving", 2),
    ("facing", "facing", 1),
    ("dying", "dying", 0),
    ("hero", "choosing-hero", 0),
    ("over", "over", 0),
];

/// A game of three in which everybody moved at random, after so many moves.
#[allow(dead_code, reason = "only the test of the pages plays every game")]
pub fn after(game: &str, moves: usize) -> Box<dyn AnyTable> {
    let seed = Seed::new(format!("after-{moves}")).expect("a seed");
    let mut table = new_table(game, &Setup::new(3), seed).expect("a table");
    for _ in 0..moves {
        let Some(seat) = table.status().acting().first() else { break };
        let notation = table.bot_move(seat, "random", &undercroft_shelf::bots::Limit::NONE).expect("a move");
        table.play(seat, &notation, &[]).expect("a legal move");
    }
    table
}

/// Plays random games until one comes to such a moment with seat 1 to move, or waiting in "waiting".
pub fn find(name: &str, phase: &str, pile: usize) -> Box<dyn AnyTable> {
    let setup = Setup::new(3);
    for number in 0.. {
        let seed = Seed::new(format!("gallery-{number}")).expect("a seed");
        let mut table = new_table("welcome", &setup, seed).expect("a table");
        loop {
            let view = table.scene(Observer::Seat(Seat::FIRST)).view();
            let mine = view["turn"] == 1 || phase == "over";
            let wanted = view["phase"] == phase
                && mine == (name != "waiting")
                && view["pile"].as_array().map_or(0, Vec::len) >= pile
                && (view["round"] != 1)
                && (pile < 2 || phase == "naming" || view["discard"].as_array().map_or(0, Vec::len) == 2);
            let met = view["delve"]["met"].as_array().map_or(0, Vec::len);
            if wanted && (phase != "delving" || met >= 2) {
                return table;
            }
            let Some(seat) = table.status().acting().first() else { break };
            let notation =
                table.bot_move(seat, "random", &undercroft_shelf::bots::Limit::NONE).expect("a move");
            table.play(seat, &notation, &[]).expect("a legal move");
        }
    }
    unreachable!("some game comes there")
}

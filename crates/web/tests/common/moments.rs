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

/// Moments of Dungeoneer: a name, the set, the phase, what is on top of the stack (a word of it), and the least moves.
#[allow(dead_code, reason = "only the gallery shows them")]
pub const DELVES: [(&str, &str, &str, &str, usize); 8] = [
    ("hero", "vault", "hero", "", 150),
    ("lord", "vault", "dungeonlord", "", 150),
    ("tray", "vault", "dungeonlord", "tray", 150),
    ("build", "vault", "", "\"place\"", 120),
    ("respond", "vault", "", "\"response\"", 150),
    ("challenge", "vault", "", "\"challenge\"", 150),
    ("discard", "serpent", "discard", "", 150),
    ("serpent", "serpent", "hero", "", 250),
];

/// Lets bots play until seat 1 is asked at such a moment.
#[allow(dead_code, reason = "only the gallery shows them")]
pub fn delve(game: &str, phase: &str, top: &str, least: usize) -> Box<dyn AnyTable> {
    for number in 0.. {
        let seed = Seed::new(format!("delve-{number}")).expect("a seed");
        let mut table = new_table(game, &Setup::new(3), seed).expect("a table");
        for moves in 0.. {
            let Some(seat) = table.status().acting().first() else { break };
            let shown = &table.scene(Observer::Seat(Seat::FIRST)).view()["shown"];
            let stack = shown["stack"].as_array().and_then(|stack| stack.last()).map(ToString::to_string);
            let stack = stack.unwrap_or_default();
            let there = match top {
                "" => stack.is_empty(),
                "tray" => shown["tray"].as_array().is_some_and(|tray| tray.len() >= 2),
                top => stack.contains(top),
            };
            let wanted = seat == Seat::FIRST && there && (phase.is_empty() || shown["phase"] == phase);
            if wanted && moves >= least {
                return table;
            }
            let notation =
                table.bot_move(seat, "normal", &undercroft_shelf::bots::Limit::NONE).expect("a move");
            table.play(seat, &notation, &[]).expect("a legal move");
        }
    }
    unreachable!("some game comes there")
}

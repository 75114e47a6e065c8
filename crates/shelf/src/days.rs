//! What a game has for everybody on one day, and how one fared in it.

use crate::AnyTable;
use serde::{Deserialize, Serialize};
use undercroft_bots::Limit;
use undercroft_bots::lords::puzzle::Puzzle;
use undercroft_core::{Game, Seat, Seed, Setup, Status};
use undercroft_lords::Lords;
use undercroft_paper::modes;

/// The games that have something for every day, in the order they are offered.
pub const DAILY: [&str; 2] = ["paper", "lords"];

/// What everybody plays on one day, on the first seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Challenge {
    /// Seats and options.
    pub setup: Setup,
    /// Where all luck comes from.
    pub seed: String,
    /// The situation it starts from, if not from the beginning.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// The most that can be reached, where that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub best: Option<i32>,
}

/// What the game has for this day (`2026-11-18`); nothing if it has nothing, or if the limit was reached. The luck also
/// depends on `word`: whoever does not know it cannot tell what the day will bring.
pub fn challenge(game: &str, day: &str, word: &str, limit: &Limit) -> Option<Challenge> {
    let (setup, seed) = modes::daily(day).ok()?;
    match game {
        "paper" => {
            let seed = Seed::new(format!("{}-{word}", seed.as_str())).ok()?;
            Some(Challenge { setup, seed: seed.as_str().to_owned(), position: None, best: None })
        }
        "lords" => {
            let word = Seed::new(format!("lords-puzzle-{day}-{word}")).ok()?;
            let puzzle = Puzzle::find(word.as_str(), limit)?;
            Some(Challenge {
                setup: Setup::new(Lords::facts().min_seats),
                seed: word.as_str().to_owned(),
                position: Some(puzzle.position()),
                best: Some(puzzle.best),
            })
        }
        _ => None,
    }
}

/// How the first seat fared in a finished game of the day.
pub fn fared(table: &dyn AnyTable) -> Option<i32> {
    let Status::Over(outcome) = table.status() else { return None };
    match table.facts().id {
        // Titles depend on the rival, who is no part of the puzzle.
        "lords" => {
            let (game, state) = Lords::read_position(&table.position()).ok()?;
            Some(Puzzle::points(&game, &state))
        }
        _ => Some(outcome.score(Seat::FIRST)),
    }
}

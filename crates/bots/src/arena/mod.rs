//! Tournaments that prove who is stronger: every deal is played once in every seating.

mod balance;
mod figures;
mod play;
mod report;
mod results;
mod scale;

pub use balance::{Balance, balance};
pub(crate) use figures::interval;
pub use figures::{BotFigures, Figures};
pub use play::play;
pub(crate) use play::play_game;
pub use report::report;
pub use results::{Record, Results, Times, merge};
pub use scale::{Match, Rated, drawing, scale};

use crate::budget::Budget;
use crate::level::{BotError, BotSpec};
use serde::{Deserialize, Serialize};
use thiserror::Error;
use undercroft_core::{Facts, Setup, SetupError};

/// What is played. Two parts of a tournament belong together if their plans are equal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// What is agreed before each game.
    pub setup: Setup,
    /// The bots, as they are written; one for each seat.
    pub bots: Vec<String>,
    /// Where all luck comes from.
    pub seed: String,
    /// How many deals, each in every seating.
    pub deals: u32,
}

/// A part of the deals: the `number`-th of `of` parts, counted from 1.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Shard {
    number: u32,
    of: u32,
}

/// Why there is no tournament.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ArenaError {
    /// A bot is unknown or its budget is.
    #[error(transparent)]
    Bot(#[from] BotError),
    /// The game cannot be played so.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// Too many.
    #[error("{bots} bots do not fit on {seats} seats")]
    TooManyBots {
        /// Bots named.
        bots: usize,
        /// Seats at the table.
        seats: u8,
    },
    /// Nobody.
    #[error("name at least one bot")]
    NoBots,
    /// Nothing.
    #[error("a tournament has from 1 to 10000000 games")]
    NoGames,
    /// Not a part.
    #[error("“{0}” is not a shard; write 1/4 for the first of four")]
    Shard(String),
    /// Files of different tournaments, or a part twice.
    #[error("{0}")]
    Merge(String),
}

/// What was asked for on a command line.
#[derive(Clone, Debug)]
pub struct Wish<'a> {
    /// The bots, separated by commas. The last one takes the seats left over.
    pub bots: &'a str,
    /// Seats; as many as bots (but at least what the game needs) unless said.
    pub seats: Option<u8>,
    /// At least so many games; rounded up to whole deals.
    pub games: u32,
    /// A budget for bots that take one and have none written.
    pub budget: Option<Budget>,
    /// The seed.
    pub seed: &'a str,
    /// Options and components.
    pub setup: Setup,
}

impl Plan {
    /// Checks what was asked for.
    pub fn new(facts: &'static Facts, wish: Wish<'_>) -> Result<Plan, ArenaError> {
        let read = |text: &str| BotSpec::read(text).map(|bot| bot.or_budget(wish.budget).to_string());
        let names = wish.bots.split(',').map(str::trim).filter(|name| !name.is_empty());
        let mut bots = names.map(read).collect::<Result<Vec<_>, _>>()?;
        let seats = wish.seats.unwrap_or((bots.len().min(255) as u8).max(facts.min_seats));
        let setup = Setup { seats, ..wish.setup }.checked(facts)?;
        let Some(last) = bots.last().cloned() else { return Err(ArenaError::NoBots) };
        if bots.len() > usize::from(seats) {
            return Err(ArenaError::TooManyBots { bots: bots.len(), seats });
        }
        bots.resize(usize::from(seats), last);
        if !(1..=10_000_000).contains(&wish.games) {
            return Err(ArenaError::NoGames);
        }
        let seatings = seatings(&bots).len() as u32;
        Ok(Plan {
            game: facts.id.to_owned(),
            rules: facts.rules_version,
            setup,
            bots,
            seed: wish.seed.to_owned(),
            deals: wish.games.div_ceil(seatings),
        })
    }

    /// The different bots, in the order they were named.
    pub fn entrants(&self) -> Vec<&str> {
        let mut entrants: Vec<&str> = Vec::new();
        for bot in &self.bots {
            if !entrants.contains(&bot.as_str()) {
                entrants.push(bot);
            }
        }
        entrants
    }

    /// Every different way to seat the bots: for each seat the number of an entrant.
    pub fn seatings(&self) -> Vec<Vec<usize>> {
        seatings(&self.bots)
    }

    /// How many games that makes.
    pub fn games(&self) -> u64 {
        u64::from(self.deals) * self.seatings().len() as u64
    }
}

impl Shard {
    /// Everything.
    pub const WHOLE: Shard = Shard { number: 1, of: 1 };

    /// Reads `2/5`.
    pub fn read(text: &str) -> Result<Shard, ArenaError> {
        let parts =
            text.split_once('/').and_then(|(number, of)| Some((number.parse().ok()?, of.parse().ok()?)));
        match parts {
            Some((number, of)) if (1..=of).contains(&number) => Ok(Shard { number, of }),
            Some(_) | None => Err(ArenaError::Shard(text.chars().take(40).collect())),
        }
    }

    /// Does the deal belong to this part?
    pub fn holds(self, deal: u32) -> bool {
        deal % self.of == self.number - 1
    }
}

fn seatings(bots: &[String]) -> Vec<Vec<usize>> {
    let mut entrants: Vec<&String> = Vec::new();
    let mut line: Vec<usize> = Vec::new();
    for bot in bots {
        let found = entrants.iter().position(|known| *known == bot);
        line.push(found.unwrap_or_else(|| {
            entrants.push(bot);
            entrants.len() - 1
        }));
    }
    line.sort_unstable();
    let mut all = vec![line.clone()];
    while next_permutation(&mut line) {
        all.push(line.clone());
    }
    all
}

/// The next different order of the numbers, smallest first.
fn next_permutation(line: &mut [usize]) -> bool {
    let Some(pivot) = line.windows(2).rposition(|pair| pair[0] < pair[1]) else { return false };
    let after = line.iter().rposition(|number| *number > line[pivot]).unwrap_or(pivot + 1);
    line.swap(pivot, after);
    line[pivot + 1..].reverse();
    true
}

#[cfg(test)]
mod tests {
    use super::*;
    use undercroft_core::Game;
    use undercroft_welcome::Welcome;

    fn plan(bots: &str, seats: Option<u8>, games: u32) -> Result<Plan, ArenaError> {
        let wish = Wish { bots, seats, games, budget: None, seed: "s", setup: Setup::new(2) };
        Plan::new(Welcome::facts(), wish)
    }

    #[test]
    fn every_seating_is_there_once() {
        assert_eq!(plan("hard,random", Some(4), 10).unwrap().seatings().len(), 4);
        assert_eq!(plan("hard,easy,random", None, 10).unwrap().seatings().len(), 6);
        assert_eq!(plan("hard,random", None, 5).unwrap().games(), 6);
        assert_eq!(plan("hard", None, 5).unwrap().seatings(), [vec![0, 0]]);
    }

    #[test]
    fn bad_wishes_are_refused() {
        assert!(matches!(plan("gandalf", None, 5), Err(ArenaError::Bot(BotError::Unknown(_)))));
        assert!(matches!(plan("hard,easy,random", Some(2), 5), Err(ArenaError::TooManyBots { .. })));
        assert!(matches!(plan("ismcts@0", None, 5), Err(ArenaError::Bot(BotError::Budget(_)))));
        assert!(matches!(plan(" , ", None, 5), Err(ArenaError::NoBots)));
        assert!(matches!(plan("hard", None, 0), Err(ArenaError::NoGames)));
        assert!(matches!(plan("hard", Some(9), 5), Err(ArenaError::Setup(_))));
        for wrong in ["0/2", "3/2", "x", "1/0", "1"] {
            assert!(Shard::read(wrong).is_err(), "{wrong}");
        }
    }
}

//! The bots by name: levels a person chooses, and the plain bots behind them.

use crate::bot::{Bot, Random, any_of};
use crate::budget::{Budget, BudgetError, Limit};
use crate::greedy::Greedy;
use crate::ismcts::Ismcts;
use crate::opponents::{Fallback, Opponents};
use thiserror::Error;
use undercroft_core::{Chance, Game, Phrase, Quick, SeatHandle};
use undercroft_lords::Lords;
use undercroft_paper::Paper;
use undercroft_welcome::Welcome;

/// The names of all bots, weakest first. Each is described in `locales/` as `bots-level-<name>`.
pub const BOTS: &[&str] = &["random", "easy", "normal", "greedy", "ismcts", "hard", "expert"];

/// The levels a person chooses from.
pub const LEVELS: &[&str] = &["easy", "normal", "hard", "expert"];

/// The simple players of all games. They are there to be played against in the arena: see [`Opponents::GAUNTLET`].
fn gauntlet() -> impl Iterator<Item = &'static &'static str> {
    Welcome::GAUNTLET.iter().chain(Lords::GAUNTLET).chain(Paper::GAUNTLET)
}

/// Why there is no such bot.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BotError {
    /// Nobody is called that.
    #[error("there is no bot “{0}”; the bots are: {known}", known = BOTS.join(", "))]
    Unknown(String),
    /// What follows the `@` is not a budget.
    #[error(transparent)]
    Budget(#[from] BudgetError),
    /// A level's strength is part of it.
    #[error("{0} thinks as long as it needs; only greedy and ismcts take a budget")]
    NoBudget(String),
    /// A simple player of another game.
    #[error("{0} does not play {1}")]
    Elsewhere(&'static str, &'static str),
    /// The trained policy cannot be used.
    #[error("{0}; ask for the fallback to let it search instead")]
    Policy(String),
}

impl BotError {
    /// What is wrong, and what would be right.
    pub fn phrase(&self) -> Phrase {
        match self {
            BotError::Unknown(name) => {
                Phrase::new("bots-no-bot").text("bot", name.clone()).text("known", BOTS.join(", "))
            }
            BotError::Budget(error) => Phrase::new("bots-no-budget").text("text", error.text.clone()),
            BotError::NoBudget(name) => Phrase::new("bots-without-budget").text("bot", name.clone()),
            BotError::Elsewhere(bot, game) => {
                Phrase::new("bots-elsewhere").text("bot", *bot).text("game", *game)
            }
            BotError::Policy(_) => Phrase::plain(self.to_string()),
        }
    }
}

/// A bot as it is written on a command line: `hard`, or `ismcts@50ms`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BotSpec {
    name: &'static str,
    budget: Option<Budget>,
}

impl BotSpec {
    /// Reads a name, with a budget of its own or without.
    pub fn read(text: &str) -> Result<BotSpec, BotError> {
        let (name, budget) = match text.trim().split_once('@') {
            Some((name, budget)) => (name, Some(Budget::read(budget)?)),
            None => (text.trim(), None),
        };
        let known = BOTS.iter().chain(gauntlet()).find(|known| **known == name);
        let name = known.ok_or_else(|| BotError::Unknown(name.chars().take(60).collect()))?;
        if budget.is_some() && !takes_budget(name) {
            return Err(BotError::NoBudget((*name).to_owned()));
        }
        Ok(BotSpec { name, budget })
    }

    /// The same with a budget where none was written and the bot takes one.
    #[must_use]
    pub fn or_budget(mut self, budget: Option<Budget>) -> BotSpec {
        if takes_budget(self.name) {
            self.budget = self.budget.or(budget);
        }
        self
    }

    /// Its name.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// What to tell people about it.
    pub fn description(&self) -> Phrase {
        Phrase::member("bots-level", self.name)
    }

    /// The bot itself.
    pub fn bot<G: Opponents>(&self, game: &G, fallback: Fallback) -> Result<Box<dyn Bot<G>>, BotError> {
        if let Some(own) = game.of_level(self.name) {
            return Ok(own);
        }
        let budget = |iterations| self.budget.unwrap_or(Budget::iterations(iterations));
        Ok(match self.name {
            "random" => Box::new(Random),
            "easy" => Box::new(Easy(Greedy { budget: budget(EASY), guide: game.guide() })),
            "normal" => Box::new(Greedy { budget: budget(NORMAL), guide: game.guide() }),
            "greedy" => Box::new(Greedy { budget: budget(GREEDY), guide: game.guide() }),
            "ismcts" => Box::new(Ismcts::new(budget(ISMCTS), game.guide())),
            "hard" => Box::new(Ismcts::new(Budget::iterations(G::HARD), game.guide())),
            "expert" => game.expert(fallback)?,
            simple => return Err(BotError::Elsewhere(simple, G::facts().id)),
        })
    }
}

impl std::fmt::Display for BotSpec {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.budget {
            Some(budget) => write!(f, "{}@{budget}", self.name),
            None => write!(f, "{}", self.name),
        }
    }
}

fn takes_budget(name: &str) -> bool {
    matches!(name, "greedy" | "ismcts")
}

const EASY: u32 = 12;
const NORMAL: u32 = 24;
const GREEDY: u32 = 300;
const ISMCTS: u32 = 2_000;

/// Plays by feeling: a short look at each move, and every fourth time the first thing that comes to mind.
struct Easy<P>(Greedy<P>);

impl<G: Game, P: crate::guide::Guide<G>> Bot<G> for Easy<P> {
    fn choose(&mut self, seat: &SeatHandle<'_, G>, luck: &mut Quick, limit: &Limit) -> Option<G::Move> {
        if luck.below(4) == 0 { any_of(&seat.legal_moves(), luck) } else { self.0.choose(seat, luck, limit) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_read_and_written() {
        for text in ["random", "hard", "ismcts@50ms", "greedy@200", "threshold-40"] {
            assert_eq!(BotSpec::read(text).unwrap().to_string(), text);
        }
        assert!(matches!(BotSpec::read("deep-blue"), Err(BotError::Unknown(_))));
        assert!(matches!(BotSpec::read("ismcts@0"), Err(BotError::Budget(_))));
        assert!(matches!(BotSpec::read("hard@1s"), Err(BotError::NoBudget(_))));
        assert!(matches!(BotSpec::read("threshold-40@9"), Err(BotError::NoBudget(_))));
    }

    #[test]
    fn a_simple_player_of_another_game_is_no_expert_here() {
        let lords = <Lords as Game>::new(&undercroft_core::Setup::new(2)).unwrap();
        let found = BotSpec::read("threshold-40").unwrap().bot(&lords, Fallback::Refuse);
        assert_eq!(found.err(), Some(BotError::Elsewhere("threshold-40", "lords")));
    }
}

//! The one place where a game may bring knowledge of its own to the bots: one short module for each game.

use crate::bot::Bot;
use crate::budget::Budget;
use crate::guide::Guide;
use crate::hint::{Hint, Insight};
use crate::ismcts::Ismcts;
use crate::level::BotError;
use crate::welcome::expert::{self, Expert};
use crate::welcome::gauntlet::{self, Simple};
use crate::welcome::policy::Policy;
use crate::welcome::{WelcomeGuide, insight};
use undercroft_core::{Phrase, SeatHandle, Tell};
use undercroft_welcome::Welcome;

/// What to do where the trained expert of a game cannot play.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Fallback {
    /// Say so.
    Refuse,
    /// Search instead.
    Search,
}

/// A game with opponents. The defaults play any game by search alone.
pub trait Opponents: Tell {
    /// What a search is told about the game.
    type Guide: Guide<Self> + Clone + 'static;

    /// The guide for a table.
    fn guide(&self) -> Self::Guide;

    /// Simple players of the game, whom a good opponent must not lose to; [`of_level`](Opponents::of_level) knows them by name.
    const GAUNTLET: &'static [&'static str] = &[];

    /// Are points counted in it, so that a tournament should tell them besides the wins?
    const POINTS: bool = false;

    /// Iterations that a hard opponent spends on a move.
    const HARD: u32 = 1_000;

    /// An opponent of the game's own for a level, where it has one that plays better than search.
    fn of_level(&self, level: &str) -> Option<Box<dyn Bot<Self>>> {
        let _ = level;
        None
    }

    /// The strongest opponent there is.
    fn expert(&self, fallback: Fallback) -> Result<Box<dyn Bot<Self>>, BotError> {
        let _ = fallback;
        Ok(Box::new(Ismcts::new(Budget::iterations(Self::HARD * 5), self.guide())))
    }

    /// What a report on balance counts of an event: a family, such as cards played, and a name.
    fn counted(&self, event: &Self::Event) -> Vec<(&'static str, String)> {
        let _ = event;
        Vec::new()
    }

    /// Everything that could be counted, so that what never happens is seen.
    fn countable(&self) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    /// Whom each seat plays, where people would like to know who wins with whom.
    fn characters(&self, state: &Self::State) -> Vec<String> {
        let _ = state;
        Vec::new()
    }

    /// How often the strongest opponent is asked before a review calls a move a mistake; more often where it mixes.
    const OPINIONS: u64 = 3;

    /// What can be known exactly about the moves of a seat, instead of being searched for.
    fn insights(seat: &SeatHandle<'_, Self>) -> Option<Vec<Insight<Self::Move>>> {
        let _ = seat;
        None
    }

    /// Gives hints the reasons they do not have yet. Where a game can work out more than a chance to win, it puts them into an order of
    /// its own.
    fn explain(seat: &SeatHandle<'_, Self>, hints: &mut [Hint<Self::Move>]) {
        for hint in hints.iter_mut().filter(|hint| hint.reasons.is_empty()) {
            hint.reasons = Self::reasons(seat, hint.mv);
        }
    }

    /// The principal reasons behind a move, in words.
    fn reasons(seat: &SeatHandle<'_, Self>, mv: Self::Move) -> Vec<Phrase> {
        let _ = (seat, mv);
        Vec::new()
    }
}

/// What the expert searches where it cannot reckon: in a shuffled pile, or with component values the policy is not for.
const SEARCH: Budget = Budget::iterations(1_000);

impl Opponents for Welcome {
    type Guide = WelcomeGuide;

    fn guide(&self) -> WelcomeGuide {
        WelcomeGuide::new(self)
    }

    const HARD: u32 = 400;

    const OPINIONS: u64 = 24;

    const GAUNTLET: &'static [&'static str] = gauntlet::NAMES;

    fn of_level(&self, level: &str) -> Option<Box<dyn Bot<Welcome>>> {
        match level {
            "hard" if self.seats() == 2 => Some(Box::new(Expert::reckoning(self, expert::HONEST, SEARCH))),
            _ => Simple::called(level, self).map(|simple| Box::new(simple) as Box<dyn Bot<Welcome>>),
        }
    }

    fn expert(&self, fallback: Fallback) -> Result<Box<dyn Bot<Welcome>>, BotError> {
        let policy = match (expert::shipped(), fallback) {
            (Ok(policy), _) => Some(policy),
            (Err(_), Fallback::Search) => None,
            (Err(error), Fallback::Refuse) => return Err(BotError::Policy(error.to_string())),
        };
        if self.seats() == 2 && !Policy::fits(self) && fallback == Fallback::Refuse {
            let problem = "the policy is trained for the component values in the box, not for this table";
            return Err(BotError::Policy(problem.to_owned()));
        }
        Ok(Box::new(Expert::new(self, policy, SEARCH)))
    }

    fn insights(seat: &SeatHandle<'_, Welcome>) -> Option<Vec<Insight<undercroft_welcome::Move>>> {
        insight::insights(seat)
    }

    fn reasons(seat: &SeatHandle<'_, Welcome>, mv: undercroft_welcome::Move) -> Vec<Phrase> {
        insight::reasons(seat, mv)
    }
}

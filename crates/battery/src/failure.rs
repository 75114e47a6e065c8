//! What the battery covered and what it found.

use std::collections::BTreeMap;
use std::fmt;

/// How often something was looked at.
pub(crate) type Counts = BTreeMap<&'static str, u64>;

/// Something a game does wrong, with the way to see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// Which part of the battery found it.
    pub check: &'static str,
    /// The set-up it happened with.
    pub setup: String,
    /// The moves that lead there, as `seat: notation`.
    pub story: Vec<String>,
    /// What is wrong.
    pub problem: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{}] {}\n  set-up: {}", self.check, self.problem, self.setup)?;
        if !self.story.is_empty() {
            write!(f, "\n  moves: {}", self.story.join(", "))?;
        }
        Ok(())
    }
}

/// Everything the battery found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failures(pub Vec<Failure>);

impl fmt::Display for Failures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const SHOWN: usize = 5;
        write!(f, "{} failures of the battery", self.0.len())?;
        for failure in self.0.iter().take(SHOWN) {
            write!(f, "\n\n{failure}")?;
        }
        if self.0.len() > SHOWN { write!(f, "\n\n… and {} more", self.0.len() - SHOWN) } else { Ok(()) }
    }
}

/// What a run of the battery covered.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Set-ups.
    pub setups: usize,
    /// Random games.
    pub games: u64,
    /// Moves in them.
    pub moves: u64,
    /// The longest game, in moves.
    pub longest: usize,
    /// How the games ended.
    pub ends: BTreeMap<&'static str, u64>,
    /// How often the closer checks looked at something.
    pub counts: BTreeMap<&'static str, u64>,
}

impl Report {
    pub(crate) fn add(&mut self, other: &Report) {
        self.setups += other.setups;
        self.games += other.games;
        self.moves += other.moves;
        self.longest = self.longest.max(other.longest);
        for (reason, count) in &other.ends {
            *self.ends.entry(reason).or_default() += count;
        }
        self.count(&other.counts);
    }

    pub(crate) fn count(&mut self, counts: &Counts) {
        for (what, count) in counts {
            *self.counts.entry(what).or_default() += count;
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} set-ups, {} random games, {} moves, at most {} a game",
            self.setups, self.games, self.moves, self.longest
        )?;
        for (reason, count) in &self.ends {
            write!(f, "\n  ended by {reason}: {count}")?;
        }
        for (what, count) in &self.counts {
            write!(f, "\n  {what}: {count}")?;
        }
        Ok(())
    }
}

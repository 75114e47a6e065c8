//! What was played, exactly; parts add up to the whole.

use super::{ArenaError, Plan};
use serde::{Deserialize, Serialize};

/// One finished game: deal, seating, the place of each seat, number of moves, the number of the end reason among the
/// game's, and the score of each seat where the game counts points.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Record(
    pub u32,
    pub u16,
    pub Vec<u8>,
    pub u32,
    pub u8,
    #[serde(default, skip_serializing_if = "Vec::is_empty")] pub Vec<i32>,
);

/// How long a bot thought.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Times {
    /// Decisions with a choice.
    pub decisions: u64,
    /// All together, in nanoseconds.
    pub total: u64,
    /// The longest, in nanoseconds.
    pub longest: u64,
}

impl Times {
    /// Adds one decision.
    pub fn note(&mut self, nanoseconds: u64) {
        self.decisions += 1;
        self.total += nanoseconds;
        self.longest = self.longest.max(nanoseconds);
    }

    /// Adds another's.
    pub fn add(&mut self, other: &Times) {
        self.decisions += other.decisions;
        self.total += other.total;
        self.longest = self.longest.max(other.longest);
    }

    /// The mean in seconds.
    pub fn mean(&self) -> f64 {
        self.total as f64 / self.decisions.max(1) as f64 / 1e9
    }
}

/// The results of a tournament or a part of it: a file that can be continued and merged.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Results {
    /// What is played.
    pub plan: Plan,
    /// What was played, in order of deal and seating.
    pub games: Vec<Record>,
    /// Thinking times by entrant.
    pub times: Vec<Times>,
}

impl Results {
    /// Nothing played yet.
    pub fn new(plan: Plan) -> Results {
        let times = vec![Times::default(); plan.entrants().len()];
        Results { plan, games: Vec::new(), times }
    }

    /// Reads a file and checks that it fits together.
    pub fn read(text: &str) -> Result<Results, ArenaError> {
        let wrong = |problem: String| ArenaError::Merge(problem);
        let results: Results =
            serde_json::from_str(text).map_err(|error| wrong(format!("not a file of the arena: {error}")))?;
        let (plan, seats) = (&results.plan, results.plan.bots.len());
        let seatings = plan.seatings().len();
        let fits = |record: &Record| {
            record.0 < plan.deals
                && usize::from(record.1) < seatings
                && record.2.len() == seats
                && record.2.iter().all(|place| (1..=seats as u8).contains(place))
                && (record.5.is_empty() || record.5.len() == seats)
        };
        if seats == 0
            || seats > undercroft_core::MAX_SEATS
            || results.times.len() != plan.entrants().len()
            || !results.games.iter().all(fits)
        {
            return Err(wrong("the file of the arena is damaged: its games do not fit its plan".to_owned()));
        }
        let mut results = results;
        results.put_in_order()?;
        Ok(results)
    }

    /// The file.
    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("plain data serialises")
    }

    /// Was this deal played in all seatings?
    pub fn has_deal(&self, deal: u32) -> bool {
        let at = self.games.partition_point(|record| record.0 < deal);
        let seatings = self.plan.seatings().len();
        self.games[at..].iter().take_while(|record| record.0 == deal).count() == seatings
    }

    /// Sorts the games; a game that is there twice is an error.
    pub fn put_in_order(&mut self) -> Result<(), ArenaError> {
        self.games.sort();
        match self.games.windows(2).find(|pair| (pair[0].0, pair[0].1) == (pair[1].0, pair[1].1)) {
            Some(pair) => {
                let problem =
                    format!("deal {} is there twice: the same shard was given more than once", pair[0].0 + 1);
                Err(ArenaError::Merge(problem))
            }
            None => Ok(()),
        }
    }
}

/// Adds up the parts of one tournament.
pub fn merge(parts: Vec<Results>) -> Result<Results, ArenaError> {
    let mut parts = parts.into_iter();
    let mut whole =
        parts.next().ok_or_else(|| ArenaError::Merge("give at least one file to merge".to_owned()))?;
    for part in parts {
        if part.plan != whole.plan {
            let problem =
                "the files belong to different tournaments (game, options, bots, seed or deals differ)";
            return Err(ArenaError::Merge(problem.to_owned()));
        }
        whole.games.extend(part.games);
        for (time, other) in whole.times.iter_mut().zip(&part.times) {
            time.add(other);
        }
    }
    whole.put_in_order()?;
    Ok(whole)
}

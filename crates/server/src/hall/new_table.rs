//! What people agree on when they open a table.

use super::Person;
use crate::ids::random_word;
use crate::journal::{ClockTerms, Place, Terms};
use crate::room::set_table;
use crate::trouble::Trouble;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use undercroft_core::{Phrase, Seed, Setup, SetupError};
use undercroft_shelf::bots::{BOTS, BotError};

/// The largest component table or position that people may bring.
const LARGEST_TEXT: usize = 160 * 1024;

/// Who takes over when a person leaves: neither a gift to the others nor a punishment.
const STAND_IN: &str = "normal";

/// A table to be opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// Who is meant to sit where; at least as many as the game needs.
    #[schema(value_type = Vec<String>)]
    pub seats: Vec<SeatPlan>,
    /// Options that differ from their default.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// May everybody see it in the lobby, join and watch?
    #[serde(default)]
    pub public: bool,
    /// How long people may think.
    #[serde(default)]
    pub clock: ClockTerms,
    /// The bot that takes over when a person leaves; a middling one unless said otherwise.
    #[serde(default)]
    pub stand_in: Option<String>,
    /// Begin as soon as no seat is free, without the host. Tables without free seats begin at once anyway.
    #[serde(default)]
    pub start_when_full: bool,
    /// Component values of the host's own copy, as TOML.
    #[serde(default)]
    pub components: Option<String>,
    /// The situation to start from; the text brings its own options and components.
    #[serde(default)]
    pub position: Option<String>,
}

/// Who is meant to sit on a seat: `me`, `open` or the level of a bot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub enum SeatPlan {
    /// Who opens the table.
    Me,
    /// Whoever comes.
    Open,
    /// A bot of this level.
    Bot(String),
}

impl From<String> for SeatPlan {
    fn from(text: String) -> SeatPlan {
        match text.as_str() {
            "me" => SeatPlan::Me,
            "open" => SeatPlan::Open,
            _ => SeatPlan::Bot(text),
        }
    }
}

impl From<SeatPlan> for String {
    fn from(plan: SeatPlan) -> String {
        match plan {
            SeatPlan::Me => "me".into(),
            SeatPlan::Open => "open".into(),
            SeatPlan::Bot(level) => level,
        }
    }
}

impl NewTable {
    /// A private table without clocks, by the default options.
    pub fn new(game: &str, seats: Vec<SeatPlan>) -> NewTable {
        NewTable {
            game: game.to_owned(),
            seats,
            options: BTreeMap::new(),
            public: false,
            clock: ClockTerms::None,
            stand_in: None,
            start_when_full: false,
            components: None,
            position: None,
        }
    }

    pub(super) fn terms(&self, host: &Person) -> Result<Terms, Trouble> {
        let mut wrong = Vec::new();
        if self.seats.iter().filter(|plan| **plan == SeatPlan::Me).count() > 1 {
            wrong.push(Phrase::new("server-bad-seats-of-mine"));
        }
        let levels = self.seats.iter().filter_map(|plan| match plan {
            SeatPlan::Bot(level) => Some(level),
            SeatPlan::Me | SeatPlan::Open => None,
        });
        for level in levels.chain(&self.stand_in).filter(|level| !BOTS.contains(&level.as_str())) {
            let level: String = level.chars().take(40).collect();
            wrong.push(BotError::Unknown(level).phrase());
        }
        if self.components.iter().chain(&self.position).any(|text| text.len() > LARGEST_TEXT) {
            wrong.push(Phrase::new("server-bad-text").number("most", LARGEST_TEXT as i64));
        }
        match self.clock {
            ClockTerms::None => {}
            ClockTerms::Live { bank, increment }
                if bank + increment == 0 || bank > 86_400 || increment > 3_600 =>
            {
                wrong.push(Phrase::new("server-bad-live-clock"));
            }
            ClockTerms::Slow { per_move } if !(60..=30 * 86_400).contains(&per_move) => {
                wrong.push(Phrase::new("server-bad-slow-clock"));
            }
            ClockTerms::Live { .. } | ClockTerms::Slow { .. } => {}
        }
        if !wrong.is_empty() {
            return Err(Trouble::Invalid(SetupError(wrong).phrase()));
        }
        let seats = u8::try_from(self.seats.len()).unwrap_or(u8::MAX);
        let place = |plan: &SeatPlan| match plan {
            SeatPlan::Me | SeatPlan::Open => Place::Open,
            SeatPlan::Bot(level) => Place::Bot(level.clone()),
        };
        let mut terms = Terms {
            game: self.game.clone(),
            rules: 0,
            components: None,
            setup: Setup { seats, options: self.options.clone(), components: self.components.clone() },
            places: self.seats.iter().map(place).collect(),
            public: self.public,
            start_when_full: self.start_when_full,
            clock: self.clock,
            stand_in: self.stand_in.clone().unwrap_or_else(|| STAND_IN.to_owned()),
            host: host.id.clone(),
            host_name: host.name.clone(),
            invite: random_word(20),
            position: self.position.clone(),
            seed: None,
            daily: None,
            chapter: None,
        };
        // Setting the game up once is the best proof that it can be.
        let trial =
            set_table(&terms, Seed::from_bytes([0; 16])).map_err(|error| Trouble::Invalid(error.phrase()))?;
        if trial.facts().id != terms.game || trial.setup().seats != seats {
            return Err(Trouble::invalid("server-bad-position"));
        }
        terms.setup = trial.setup().clone();
        terms.rules = trial.facts().rules_version;
        terms.components = undercroft_shelf::components_fingerprint(&terms.game, &terms.setup).ok();
        Ok(terms)
    }
}

//! What a game is (its facts) and what is agreed before it starts (its set-up).

use crate::phrase::Phrase;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use thiserror::Error;

/// What everybody may know about a game before it starts.
#[derive(Debug)]
pub struct Facts {
    /// How the game is named in commands, files and addresses.
    pub id: &'static str,
    /// Raised whenever an old log would play differently.
    pub rules_version: u32,
    /// The prefix of its rule ids, such as `WD`.
    pub catalogue: &'static str,
    /// The fewest seats.
    pub min_seats: u8,
    /// The most seats.
    pub max_seats: u8,
    /// The rule that says how many play.
    pub seats_rule: &'static str,
    /// What can be agreed before the game.
    pub options: &'static [OptionSpec],
    /// Every way a game can end; each is named in `locales/` as `<game>-end-<reason>`.
    pub end_reasons: &'static [&'static str],
}

/// One thing that can be agreed before the game, named in `locales/` as `<game>-option-<id>`.
#[derive(Debug)]
pub struct OptionSpec {
    /// Its name in commands and files.
    pub id: &'static str,
    /// What it is unless someone says otherwise.
    pub default: &'static str,
    /// What it may be.
    pub values: Values,
    /// The rule or ruling behind it.
    pub rule: &'static str,
}

/// The values an option may have.
#[derive(Debug)]
pub enum Values {
    /// One of these words, each named in `locales/` as `<game>-option-<id>-<value>`.
    OneOf(&'static [&'static str]),
    /// A whole number in this range.
    Number {
        /// The lowest.
        min: i64,
        /// The highest.
        max: i64,
    },
}

/// An option that is `off` or `on`.
pub const SWITCH: Values = Values::OneOf(&["off", "on"]);

impl Values {
    /// The value as it is written down, if it is one of these.
    fn read<'a>(&self, value: &'a str) -> Option<&'a str> {
        match self {
            Values::OneOf(words) => words.iter().find(|word| same_name(word, value)).copied(),
            Values::Number { min, max } => {
                let fits = |number: i64| (*min..=*max).contains(&number);
                value.parse().is_ok_and(fits).then_some(value)
            }
        }
    }

    /// What is allowed, in words.
    fn told(&self) -> Phrase {
        match self {
            Values::OneOf(words) => Phrase::plain(words.join(", ")),
            Values::Number { min, max } => {
                Phrase::new("core-number-between").number("min", *min).number("max", *max)
            }
        }
    }
}

/// Options and their values are spelled with `_`. People write `-` as well, and older files have it.
fn same_name(ours: &str, written: &str) -> bool {
    let plain = |letter: u8| if letter == b'-' { b'_' } else { letter.to_ascii_lowercase() };
    ours.bytes().map(plain).eq(written.bytes().map(plain))
}

impl Facts {
    /// Why so many cannot play.
    pub fn wrong_seats(&self, seats: usize) -> Phrase {
        Phrase::new("core-seats")
            .text("game", self.id)
            .number("min", self.min_seats)
            .number("max", self.max_seats)
            .number("seats", i64::try_from(seats).unwrap_or(i64::MAX))
            .text("rule", self.seats_rule)
    }

    /// The option with this name.
    pub fn option(&self, id: &str) -> Option<&'static OptionSpec> {
        self.options.iter().find(|option| same_name(option.id, id))
    }

    fn unknown_option(&self, id: &str) -> Phrase {
        let known: Vec<_> = self.options.iter().map(|option| option.id).collect();
        Phrase::new("core-option-unknown")
            .text("game", self.id)
            .text("option", id)
            .text("known", known.join(", "))
    }
}

impl OptionSpec {
    fn wrong_value(&self, value: &str) -> Phrase {
        Phrase::new("core-option-value")
            .text("option", self.id)
            .text("value", value)
            .phrase("allowed", self.values.told())
    }
}

/// What is agreed before a game starts: how many play, by which options, with which component values.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many seats.
    pub seats: u8,
    /// Options that differ from their default, by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, String>,
    /// A component table of the players' own, as TOML; none for the one in the box.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub components: Option<String>,
}

/// Everything that is wrong with a set-up.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{}", self.phrase().in_english())]
pub struct SetupError(pub Vec<Phrase>);

impl SetupError {
    /// Everything in one phrase.
    pub fn phrase(&self) -> Phrase {
        let all = self.0.iter().cloned();
        let joined =
            all.reduce(|before, next| Phrase::new("core-and").phrase("before", before).phrase("next", next));
        joined.unwrap_or_else(|| Phrase::plain(""))
    }
}

impl Setup {
    /// A game by the default options.
    pub fn new(seats: u8) -> Setup {
        Setup { seats, options: BTreeMap::new(), components: None }
    }

    /// The same with one option changed.
    #[must_use]
    pub fn with(mut self, option: &str, value: &str) -> Setup {
        self.options.insert(option.to_owned(), value.to_owned());
        self
    }

    /// Reads `variant=on,pile_order=fifo` into the set-up.
    pub fn read_options(mut self, text: &str) -> Result<Setup, SetupError> {
        let mut wrong = Vec::new();
        let mut named = BTreeSet::new();
        for part in text.split(',').map(str::trim).filter(|part| !part.is_empty()) {
            match part.split_once('=') {
                Some((id, _)) if !named.insert(id.trim()) => {
                    wrong.push(Phrase::new("core-option-twice").text("option", id.trim()));
                }
                Some((id, value)) => {
                    self.options.insert(id.trim().to_owned(), value.trim().to_owned());
                }
                None => wrong.push(Phrase::new("core-option-without-value").text("option", part)),
            }
        }
        if wrong.is_empty() { Ok(self) } else { Err(SetupError(wrong)) }
    }

    /// Is this a set-up of the game? Options that say just their default are dropped, so that equal set-ups
    /// are equal. All problems are reported at once.
    pub fn checked(&self, facts: &Facts) -> Result<Setup, SetupError> {
        let mut wrong = Vec::new();
        if !(facts.min_seats..=facts.max_seats).contains(&self.seats) {
            wrong.push(facts.wrong_seats(self.seats.into()));
        }
        let mut options = BTreeMap::new();
        for (id, value) in &self.options {
            let Some(spec) = facts.option(id) else {
                wrong.push(facts.unknown_option(id));
                continue;
            };
            match spec.values.read(value) {
                None => wrong.push(spec.wrong_value(value)),
                Some(value) => {
                    if options.insert(spec.id.to_owned(), value.to_owned()).is_some() {
                        wrong.push(Phrase::new("core-option-twice").text("option", spec.id));
                    }
                }
            }
        }
        options.retain(|id, value| facts.option(id).is_some_and(|spec| spec.default != value));
        if wrong.is_empty() {
            Ok(Setup { seats: self.seats, options, components: self.components.clone() })
        } else {
            Err(SetupError(wrong))
        }
    }

    /// The value of an option: what was agreed, or the default.
    ///
    /// # Panics
    /// If the game has no such option: the name is a constant of the game's code.
    pub fn get<'a>(&'a self, facts: &'static Facts, id: &str) -> &'a str {
        let spec = facts.option(id).unwrap_or_else(|| panic!("{} has no option {id}", facts.id));
        self.options.get(id).map_or(spec.default, String::as_str)
    }

    /// Is a [`SWITCH`] on?
    pub fn is_on(&self, facts: &'static Facts, id: &str) -> bool {
        self.get(facts, id) == "on"
    }

    /// The options as [`read_options`](Setup::read_options) reads them.
    pub fn options_text(&self) -> String {
        let mut text = String::new();
        for (id, value) in &self.options {
            let comma = if text.is_empty() { "" } else { "," };
            // Writing to a string cannot fail.
            let _ = write!(text, "{comma}{id}={value}");
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    static FACTS: Facts = Facts {
        id: "toy",
        rules_version: 1,
        catalogue: "TOY",
        min_seats: 2,
        max_seats: 4,
        seats_rule: "TOY-3",
        options: &[
            OptionSpec { id: "variant", default: "off", values: SWITCH, rule: "TOY-1" },
            OptionSpec {
                id: "play_length",
                default: "3",
                values: Values::Number { min: 1, max: 5 },
                rule: "TOY-2",
            },
        ],
        end_reasons: &["done"],
    };

    #[test]
    fn all_that_is_wrong_is_told_at_once() {
        let setup = Setup::new(9).read_options("variant=maybe, play_length=6, colour=red").unwrap();
        assert_eq!(
            setup.checked(&FACTS).unwrap_err().to_string(),
            [
                "toy is for 2 to 4 players, not 9 (TOY-3)",
                "toy has no option “colour”; it has: variant, play_length",
                "option play_length cannot be “6”; allowed: a number from 1 to 5",
                "option variant cannot be “maybe”; allowed: off, on",
            ]
            .join("; ")
        );
    }

    #[test]
    fn defaults_are_not_written_down() {
        let setup = Setup::new(2).with("variant", "off").with("play_length", "5").checked(&FACTS).unwrap();
        assert_eq!(setup.options_text(), "play_length=5");
        assert_eq!(setup.get(&FACTS, "variant"), "off");
        assert!(!setup.is_on(&FACTS, "variant"));
    }

    #[test]
    fn an_option_needs_a_value() {
        assert!(Setup::new(2).read_options("variant").is_err());
    }

    /// Older files spell some options with a hyphen, and people do.
    #[test]
    fn hyphen_and_underscore_are_the_same_option() {
        let setup = Setup::new(2).with("Play-Length", "5").checked(&FACTS).unwrap();
        assert_eq!(setup.options_text(), "play_length=5");
        let twice = Setup::new(2).with("play-length", "5").with("play_length", "4").checked(&FACTS);
        assert_eq!(twice.unwrap_err().to_string(), "option play_length is named twice; name it once");
    }
}

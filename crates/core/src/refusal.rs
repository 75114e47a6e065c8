//! Why something was not done.

use crate::phrase::Phrase;
use thiserror::Error;

/// A move that the rules forbid, with the catalogue id of the rule and a sentence for people.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("not allowed by {rule}")]
pub struct Refusal {
    /// The catalogue id, such as `WD-051`.
    pub rule: &'static str,
    /// What to tell the player.
    pub phrase: Phrase,
}

impl Refusal {
    /// A refusal by `rule`; `key` names the sentence in `locales/`.
    pub fn new(rule: &'static str, key: &'static str) -> Refusal {
        Refusal { rule, phrase: Phrase::new(key) }
    }

    /// A refusal whose sentence has arguments.
    pub fn with(rule: &'static str, phrase: Phrase) -> Refusal {
        Refusal { rule, phrase }
    }
}

/// A text that is not a move of this game.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("“{text}” is not a move; {expected}")]
pub struct NotationError {
    /// What was written.
    pub text: String,
    /// What would have been understood.
    pub expected: String,
}

impl NotationError {
    /// `text` was read where `expected` was needed. Long texts are cut for the message.
    pub fn new(text: &str, expected: impl Into<String>) -> NotationError {
        NotationError { text: text.chars().take(60).collect(), expected: expected.into() }
    }
}

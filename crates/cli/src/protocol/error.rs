//! What a client is told when something is wrong.

use serde_json::{Value, json};
use undercroft_core::seed::SeedError;
use undercroft_core::table::{PlayError, UndoError};
use undercroft_core::{Company, Phrase, Refusal, Words};
use undercroft_shelf::OpenError;
use undercroft_shelf::bots::BotMoveError;

/// A request that could not be done. Nothing has changed by it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// One word for programs.
    code: &'static str,
    /// One sentence for people.
    message: Phrase,
    /// The rule that forbids it, if one does.
    rule: Option<&'static str>,
}

impl Fault {
    pub fn new(code: &'static str, message: impl Into<String>) -> Fault {
        Fault::told(code, Phrase::plain(message))
    }

    /// What is known in both languages.
    pub fn told(code: &'static str, message: Phrase) -> Fault {
        Fault { code, message, rule: None }
    }

    /// A move the rules forbid.
    pub fn refused(refusal: &Refusal, words: &Words, company: &Company) -> Fault {
        let message = Phrase::plain(words.say(&refusal.phrase, company));
        Fault { code: "illegal", message, rule: Some(refusal.rule) }
    }

    /// A move that was not played.
    pub fn of_play(error: &PlayError, words: &Words, company: &Company) -> Fault {
        match error {
            PlayError::Refused(refusal) => Fault::refused(refusal, words, company),
            PlayError::Notation(_) => Fault::new("not_a_move", error.to_string()),
            PlayError::Script(_) => Fault::new("bad_script", error.to_string()),
            PlayError::NoSeat { .. } => Fault::new("no_such_seat", error.to_string()),
        }
    }
}

impl From<OpenError> for Fault {
    fn from(error: OpenError) -> Fault {
        let code = match error {
            OpenError::Game(_) => "unknown_game",
            OpenError::Setup(_) => "bad_setup",
            OpenError::Position(_) => "bad_position",
            OpenError::Log(_) => "bad_log",
            OpenError::Script(_) => "bad_script",
        };
        Fault::told(code, error.phrase())
    }
}

impl From<BotMoveError> for Fault {
    fn from(error: BotMoveError) -> Fault {
        match &error {
            BotMoveError::Unknown(unknown) => Fault::told("no_such_bot", unknown.phrase()),
            BotMoveError::NotAsked => Fault::new("not_asked", error.to_string()),
        }
    }
}

impl From<SeedError> for Fault {
    fn from(error: SeedError) -> Fault {
        Fault::told("bad_seed", error.phrase())
    }
}

impl From<UndoError> for Fault {
    fn from(error: UndoError) -> Fault {
        Fault::new("cannot_undo", error.to_string())
    }
}

/// The reply that carries a fault, in the words of whoever asked.
pub fn reply(id: &Value, fault: &Fault, words: &Words) -> String {
    let message = words.say(&fault.message, &Company::default());
    let mut error = json!({ "code": fault.code, "message": message });
    if let Some(rule) = fault.rule {
        error["rule"] = json!(rule);
    }
    json!({ "id": id, "error": error }).to_string()
}

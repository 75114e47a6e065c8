//! What a client may ask.

use super::error::Fault;
use serde::Deserialize;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use undercroft_core::Language;
use undercroft_core::misread::in_plain_words;

/// A request with what every request may carry.
#[derive(Debug)]
pub struct Envelope {
    /// The language of the words in the reply; without it, replies that can do without words have none.
    pub lang: Option<Language>,
    pub request: Request,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Request {
    Hello {},
    Games {},
    New {
        game: String,
        seats: u8,
        #[serde(default)]
        options: BTreeMap<String, String>,
        components: Option<String>,
        seed: Option<String>,
        #[serde(default)]
        script: Vec<String>,
        #[serde(default)]
        players: Vec<String>,
        #[serde(default)]
        bots: Vec<Option<String>>,
    },
    Load {
        log: Option<String>,
        position: Option<String>,
        seed: Option<String>,
        #[serde(default)]
        bots: Vec<Option<String>>,
    },
    Status {
        table: u64,
        #[serde(default)]
        omniscient: bool,
    },
    Components {
        table: u64,
    },
    Legal {
        table: u64,
        seat: u64,
    },
    Play {
        table: u64,
        seat: u64,
        #[serde(rename = "move")]
        notation: String,
        #[serde(default)]
        script: Vec<String>,
    },
    Bot {
        table: u64,
        seat: u64,
        bot: String,
        seed: Option<String>,
    },
    Why {
        table: u64,
        seat: u64,
        #[serde(rename = "move")]
        notation: Option<String>,
    },
    View {
        table: u64,
        #[serde(rename = "as")]
        eyes: Eyes,
    },
    Events {
        table: u64,
        #[serde(rename = "as")]
        eyes: Eyes,
        #[serde(default)]
        since: usize,
    },
    Undo {
        table: u64,
        seat: u64,
    },
    Branch {
        table: u64,
        after: usize,
    },
    Save {
        table: u64,
    },
    Position {
        table: u64,
    },
    Imagine {
        table: u64,
        seat: u64,
        seed: u64,
    },
    Close {
        table: u64,
    },
    Quit {},
}

/// Whose eyes a client looks through.
#[derive(Debug, Deserialize)]
#[serde(untagged, expecting = "a seat's number, \"spectator\" or \"omniscient\"")]
pub enum Eyes {
    Seat(u64),
    Watcher(Watcher),
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Watcher {
    Spectator,
    Omniscient,
}

/// Reads a line. The id is told apart first, so that even a wrong request is answered under its id.
pub fn read(line: &str) -> (Value, Result<Envelope, Fault>) {
    match serde_json::from_str::<Value>(line) {
        Ok(Value::Object(mut fields)) => match fields.remove("id").unwrap_or(Value::Null) {
            id @ (Value::Null | Value::Number(_) | Value::String(_)) => (id, read_fields(fields)),
            Value::Bool(_) | Value::Array(_) | Value::Object(_) => {
                (Value::Null, Err(bad_request("id: a number or a string is needed")))
            }
        },
        Ok(_) => (Value::Null, Err(bad_request("a request is a JSON object with a field `cmd`"))),
        Err(error) => (Value::Null, Err(Fault::new("not_json", format!("the line is not JSON: {error}")))),
    }
}

fn read_fields(mut fields: Map<String, Value>) -> Result<Envelope, Fault> {
    let lang = match fields.remove("lang") {
        None => None,
        Some(Value::String(code)) => Some(
            Language::from_code(&code)
                .ok_or_else(|| bad_request("lang: the languages are \"en\" and \"ru\""))?,
        ),
        Some(_) => return Err(bad_request("lang: the languages are \"en\" and \"ru\"")),
    };
    let cmd = match fields.remove("cmd") {
        Some(Value::String(cmd)) => cmd,
        Some(_) | None => return Err(bad_request("cmd: the name of a request is needed, such as \"hello\"")),
    };
    // Under its command, a wrong field can be named in the message.
    let request = json!({ cmd: fields });
    match serde_path_to_error::deserialize(&request) {
        Ok(request) => Ok(Envelope { lang, request }),
        Err(error) => {
            let path = error.path().to_string();
            match path.split_once('.') {
                Some((_, field)) if !field.is_empty() => {
                    Err(bad_request(format!("{field}: {}", in_plain_words(&error.inner().to_string()))))
                }
                Some(_) | None => Err(bad_request(in_plain_words(&error.inner().to_string()))),
            }
        }
    }
}

fn bad_request(message: impl Into<String>) -> Fault {
    Fault::new("bad_request", message)
}

//! The log is the game: what a table was agreed to be, its seed and its moves, as readable JSON lines.

use crate::phrase::Phrase;
use crate::seat::Seat;
use crate::seed::Seed;
use crate::setup::Setup;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The version of the file format.
pub const FORMAT: u32 = 1;

/// A whole game as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Log {
    /// The game's id.
    pub game: String,
    /// The rules version it was played by.
    pub rules: u32,
    /// Seats, options and components.
    pub setup: Setup,
    /// Who played, seat by seat, in the words of the front end (`me`, `random`, a name).
    pub players: Vec<String>,
    /// Where all luck comes from.
    pub seed: Seed,
    /// Dice and draws of the set-up that were dictated instead of left to luck.
    pub script: Vec<String>,
    /// The situation it started from, if not from the beginning.
    pub position: Option<String>,
    /// The moves.
    pub moves: Vec<LoggedMove>,
    /// The fingerprint of the last state.
    pub hash: String,
    /// Why the game ended, if it did.
    pub end: Option<String>,
}

/// One move of a log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LoggedMove {
    /// Its number, counted from 1.
    pub n: u64,
    /// Who moved.
    pub seat: Seat,
    /// The move in its notation.
    #[serde(rename = "move")]
    pub notation: String,
    /// Dice and draws that were dictated instead of left to luck.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub script: Vec<String>,
}

/// What is wrong with a file, and where.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{}", self.phrase().in_english())]
pub struct LogError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: Phrase,
}

impl LogError {
    /// A problem at a line.
    pub fn new(line: usize, problem: Phrase) -> LogError {
        LogError { line, problem }
    }

    /// A problem that follows from another one.
    pub fn because(line: usize, key: &'static str, why: impl ToString) -> LogError {
        LogError::new(line, Phrase::new(key).text("why", why.to_string()))
    }

    /// Where something is wrong, and what.
    pub fn phrase(&self) -> Phrase {
        Phrase::new("core-log-at").number("line", count(self.line)).phrase("problem", self.problem.clone())
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    undercroft: u32,
    game: String,
    rules: u32,
    setup: Setup,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    players: Vec<String>,
    seal: String,
    seed: Seed,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    script: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    position: Option<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Tail {
    moves: u64,
    hash: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    end: Option<String>,
}

impl Log {
    /// The file: a head, a line for each move, and a closing line.
    pub fn write(&self) -> String {
        let head = Head {
            undercroft: FORMAT,
            game: self.game.clone(),
            rules: self.rules,
            setup: self.setup.clone(),
            players: self.players.clone(),
            seal: self.seed.seal(),
            seed: self.seed.clone(),
            script: self.script.clone(),
            position: self.position.clone(),
        };
        line(&head) + &appendix(&self.moves, self.moves.len(), &self.hash, self.end.as_deref())
    }

    /// Reads a file. Whether the moves are possible is found out by [`Table::from_log`](crate::table::Table::from_log).
    pub fn read(text: &str) -> Result<Log, LogError> {
        let lines: Vec<&str> = text.lines().collect();
        let Some((first, rest)) = lines.split_first() else {
            return Err(LogError::new(1, Phrase::new("core-log-empty")));
        };
        let head: Head =
            serde_json::from_str(first).map_err(|error| LogError::because(1, "core-log-head", error))?;
        if head.undercroft != FORMAT {
            let problem = Phrase::new("core-log-format");
            return Err(LogError::new(1, problem.number("found", head.undercroft).number("known", FORMAT)));
        }
        if head.seal != head.seed.seal() {
            return Err(LogError::new(1, Phrase::new("core-log-seal")));
        }
        let Some((last, rest)) = rest.split_last() else {
            return Err(LogError::new(1, Phrase::new("core-log-only-head")));
        };
        let mut moves = Vec::new();
        for (index, text) in rest.iter().enumerate() {
            if !is_closing(text, moves.len()) {
                moves.push(read_move(index + 2, moves.len() as u64 + 1, text)?);
            }
        }
        let tail_line = lines.len();
        let tail: Tail = serde_json::from_str(last).map_err(|error| {
            if serde_json::from_str::<LoggedMove>(last).is_ok() {
                LogError::new(tail_line, Phrase::new("core-log-cut"))
            } else {
                LogError::because(tail_line, "core-log-closing", error)
            }
        })?;
        if tail.moves != moves.len() as u64 {
            let problem = Phrase::new("core-log-count").text("said", tail.moves.to_string());
            return Err(LogError::new(tail_line, problem.number("found", count(moves.len()))));
        }
        Ok(Log {
            game: head.game,
            rules: head.rules,
            setup: head.setup,
            players: head.players,
            seed: head.seed,
            script: head.script,
            position: head.position,
            moves,
            hash: tail.hash,
            end: tail.end,
        })
    }
}

/// What a file that ended before these moves goes on with: the moves, and a new closing line. The one before it counts no
/// longer, and stays where it is: nothing that was written is touched.
pub fn appendix(moves: &[LoggedMove], total: usize, hash: &str, end: Option<&str>) -> String {
    let tail = Tail { moves: total as u64, hash: hash.to_owned(), end: end.map(str::to_owned) };
    moves.iter().map(line).collect::<String>() + &line(&tail)
}

/// The text up to its last closing line: what is left of a file whose last moves were half written.
pub fn up_to_last_closing(text: &str) -> Option<&str> {
    let mut end = None;
    let mut at = 0;
    for part in text.split_inclusive('\n') {
        at += part.len();
        if part.ends_with('\n') && serde_json::from_str::<Tail>(part).is_ok() {
            end = Some(at);
        }
    }
    end.map(|end| &text[..end])
}

/// Is this the closing line of a game that went on after so many moves?
fn is_closing(text: &str, moves: usize) -> bool {
    serde_json::from_str::<Tail>(text).is_ok_and(|tail| tail.moves == moves as u64 && tail.end.is_none())
}

fn read_move(line: usize, number: u64, text: &str) -> Result<LoggedMove, LogError> {
    let mv: LoggedMove =
        serde_json::from_str(text).map_err(|error| LogError::because(line, "core-log-no-move", error))?;
    if mv.n != number {
        let problem = Phrase::new("core-log-number").text("found", mv.n.to_string());
        return Err(LogError::new(line, problem.text("needed", number.to_string())));
    }
    Ok(mv)
}

fn count(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

fn line<T: Serialize>(value: &T) -> String {
    // Plain data serialises.
    serde_json::to_string(value).expect("plain data serialises") + "\n"
}

//! The log is the game: what a table was agreed to be, its seed and its moves, as readable JSON lines.

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
#[error("line {line}: {problem}")]
pub struct LogError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: String,
}

impl LogError {
    /// A problem at a line.
    pub fn new(line: usize, problem: impl Into<String>) -> LogError {
        LogError { line, problem: problem.into() }
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
            position: self.position.clone(),
        };
        let tail = Tail { moves: self.moves.len() as u64, hash: self.hash.clone(), end: self.end.clone() };
        let mut text = line(&head);
        for mv in &self.moves {
            text += &line(mv);
        }
        text + &line(&tail)
    }

    /// Reads a file. Whether the moves are possible is found out by [`Table::from_log`](crate::table::Table::from_log).
    pub fn read(text: &str) -> Result<Log, LogError> {
        let lines: Vec<&str> = text.lines().collect();
        let Some((first, rest)) = lines.split_first() else {
            return Err(LogError::new(1, "the file is empty"));
        };
        let head: Head = serde_json::from_str(first).map_err(|error| {
            LogError::new(1, format!("this is not the head of an Undercroft game ({error})"))
        })?;
        if head.undercroft != FORMAT {
            let found = head.undercroft;
            return Err(LogError::new(
                1,
                format!("format {found} is not known here; this program reads {FORMAT}"),
            ));
        }
        if head.seal != head.seed.seal() {
            return Err(LogError::new(1, "the seed does not fit its seal; one of them was changed"));
        }
        let Some((last, moves)) = rest.split_last() else {
            return Err(LogError::new(1, "the file ends after its head; the rest is missing"));
        };
        let moves = moves
            .iter()
            .enumerate()
            .map(|(index, text)| read_move(index, text))
            .collect::<Result<Vec<_>, _>>()?;
        let tail_line = lines.len();
        let tail: Tail = serde_json::from_str(last).map_err(|error| {
            let what = if serde_json::from_str::<LoggedMove>(last).is_ok() {
                "the file ends in the middle of the game; its closing line is missing".to_owned()
            } else {
                format!("the closing line is damaged ({error})")
            };
            LogError::new(tail_line, what)
        })?;
        if tail.moves != moves.len() as u64 {
            let problem =
                format!("the closing line counts {} moves, the file has {}", tail.moves, moves.len());
            return Err(LogError::new(tail_line, problem));
        }
        Ok(Log {
            game: head.game,
            rules: head.rules,
            setup: head.setup,
            players: head.players,
            seed: head.seed,
            position: head.position,
            moves,
            hash: tail.hash,
            end: tail.end,
        })
    }
}

fn read_move(index: usize, text: &str) -> Result<LoggedMove, LogError> {
    let line = index + 2;
    let mv: LoggedMove = serde_json::from_str(text)
        .map_err(|error| LogError::new(line, format!("this is not a move ({error})")))?;
    let number = index as u64 + 1;
    if mv.n != number {
        return Err(LogError::new(line, format!("move {} stands where move {number} should", mv.n)));
    }
    Ok(mv)
}

fn line<T: Serialize>(value: &T) -> String {
    // Plain data serialises.
    serde_json::to_string(value).expect("plain data serialises") + "\n"
}

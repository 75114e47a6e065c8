//! What is wrong with a component file: where, what was found, what would be right.

use crate::phrase::Phrase;
use crate::setup::SetupError;
use std::fmt;
use thiserror::Error;

/// One thing that is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// The pack's id, or `components` where the file does not say.
    pub file: String,
    /// The line, counted from 1.
    pub line: u32,
    /// The entry, such as `[[monsters]] “goblin”`; empty at the top of the file.
    pub entry: String,
    /// The field, such as `cost.gold`; empty where the entry itself is meant.
    pub field: String,
    /// What stands there.
    pub found: String,
    /// What would be right; empty where nothing more can be said.
    pub needed: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, line {}", self.file, self.line)?;
        for part in [&self.entry, &self.field] {
            if !part.is_empty() {
                write!(f, ", {part}")?;
            }
        }
        write!(f, ": found {}", self.found)?;
        if self.needed.is_empty() { Ok(()) } else { write!(f, "; needed: {}", self.needed) }
    }
}

/// Everything that is wrong, in the order of the file.
#[derive(Clone, PartialEq, Eq, Debug, Default, Error)]
#[error("{}", .0.iter().map(Problem::to_string).collect::<Vec<_>>().join("; "))]
pub struct Problems(pub Vec<Problem>);

impl From<Problems> for SetupError {
    fn from(problems: Problems) -> SetupError {
        SetupError(problems.0.iter().map(|problem| Phrase::plain(problem.to_string())).collect())
    }
}

/// The words that would have been right, with the likeliest one named if there is one.
pub(super) fn one_of<'a>(found: &str, words: impl Iterator<Item = &'a str> + Clone) -> String {
    let list = words.clone().collect::<Vec<_>>().join(", ");
    match near(found, words) {
        _ if list.is_empty() => "nothing".to_owned(),
        Some(word) => format!("one of {list} (did you mean “{word}”?)"),
        None => format!("one of {list}"),
    }
}

/// The word of which the one that was found looks like a slip.
pub(super) fn near<'a>(found: &str, words: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let nearest = words.map(|word| (edits(found, word), word)).min_by_key(|(edits, _)| *edits);
    nearest.filter(|(edits, word)| *edits <= 1 + word.chars().count() / 4).map(|(_, word)| word)
}

/// How many letters must be changed, added or left out to get from one word to the other.
fn edits(from: &str, to: &str) -> usize {
    let to: Vec<char> = to.chars().collect();
    let mut row: Vec<usize> = (0..=to.len()).collect();
    for (above, letter) in from.chars().enumerate() {
        let mut corner = row[0];
        row[0] = above + 1;
        for at in 0..to.len() {
            let replaced = corner + usize::from(letter != to[at]);
            corner = row[at + 1];
            row[at + 1] = replaced.min(corner + 1).min(row[at] + 1);
        }
    }
    row[to.len()]
}

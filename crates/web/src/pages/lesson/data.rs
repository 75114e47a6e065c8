//! Lessons are data: `lesson.toml` of each game has the tables it is played at, the moves and the sentences.

use super::Course;
use crate::face::GameBox;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;
use undercroft_core::{Seat, Seed, Setup};
use undercroft_shelf::AnyTable;
use undercroft_shelf::any_table::{new_table_scripted, table_from_position};

/// A game with sentences. The learner has the first seat.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// The game's id.
    #[serde(skip)]
    pub game: &'static str,
    /// The tables at which it is played; it begins at the first.
    #[serde(rename = "table")]
    tables: Vec<Opening>,
    /// What is said and played.
    #[serde(rename = "step")]
    pub steps: Vec<Step>,
}

/// A table at which a part of the lesson is played.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// What steps call it.
    name: String,
    /// What the others are called, by names of the family `web-lesson`.
    #[serde(default)]
    pub others: Vec<String>,
    /// What is agreed before it, by option.
    #[serde(default)]
    options: BTreeMap<String, String>,
    /// The luck that no script says; without one, the first seed with which the learner begins.
    seed: Option<String>,
    /// What is drawn while it is set up.
    #[serde(default)]
    luck: Vec<String>,
    /// Where it begins, as the text of a position; without one, at the beginning.
    position: Option<String>,
}

/// One step: what is played before it, what is said, and the move the learner makes.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// The sentence, by its name in the lesson.
    pub say: String,
    /// From here on the lesson is played at this table.
    table: Option<String>,
    /// Moves that are made before it.
    #[serde(default)]
    before: Vec<Before>,
    /// The move the learner is asked for.
    #[serde(rename = "move")]
    expected: Option<String>,
    /// A free choice: any legal move that has all words of one of these. With neither: just read on.
    #[serde(default)]
    any: Vec<String>,
    /// What the learner's move draws or throws.
    #[serde(default)]
    luck: Vec<String>,
    /// The thing on the table that the sentence speaks of, where no move lights one up.
    pub spot: Option<String>,
}

/// A move of the script: `draw`, `2: order dig` with the seat that makes it, or with what it draws.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
enum Before {
    Move(String),
    WithLuck(WithLuck),
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct WithLuck {
    #[serde(rename = "move")]
    played: String,
    luck: Vec<String>,
}

impl Before {
    fn play(&self, table: &mut dyn AnyTable) -> Option<()> {
        let (played, luck) = match self {
            Before::Move(played) => (played, [].as_slice()),
            Before::WithLuck(with) => (&with.played, with.luck.as_slice()),
        };
        let (seat, notation) = match played.split_once(": ") {
            Some((number, notation)) => (table.seat(number.parse().ok()?)?, notation),
            None => (table.status().acting().first()?, played.as_str()),
        };
        table.play(seat, notation, luck).ok()
    }
}

impl Step {
    /// Does it go on with a move, and not just by reading on?
    pub fn asks(&self) -> bool {
        self.expected.is_some() || !self.any.is_empty()
    }

    /// May the learner choose among several moves?
    pub fn is_free(&self) -> bool {
        !self.any.is_empty()
    }

    /// Is it played at the table of the step before?
    pub fn table_goes_on(&self) -> bool {
        self.table.is_none()
    }

    /// Is it a move that the step asks for?
    pub fn takes(&self, notation: &str) -> bool {
        let words: Vec<&str> = notation.split(' ').collect();
        let fits = |wanted: &String| wanted.split(' ').all(|word| words.contains(&word));
        self.expected.as_deref() == Some(notation) || self.any.iter().any(fits)
    }
}

static ALL: LazyLock<BTreeMap<&'static str, Lesson>> = LazyLock::new(|| {
    let lessons = undercroft_shelf::ids().into_iter().filter_map(|game| {
        // A test reads every lesson, so none can be broken here.
        let lesson: Lesson = toml::from_str(GameBox::of(game).lesson?).ok()?;
        Some((game, Lesson { game, ..lesson }))
    });
    lessons.collect()
});

/// The lesson of a game.
pub fn lesson_of(game: &str) -> Option<&'static Lesson> {
    ALL.get(game)
}

impl Opening {
    /// The table as it is set up; nothing if the lesson's file is wrong, which a test finds.
    fn set_up(&self, game: &str) -> Option<Box<dyn AnyTable>> {
        let seats = self.others.len() as u8 + 1;
        let setup =
            self.options.iter().fold(Setup::new(seats), |setup, (option, value)| setup.with(option, value));
        let open = |seed: String| {
            let seed = Seed::new(seed).ok()?;
            match &self.position {
                Some(position) => table_from_position(position, seed).ok(),
                None => new_table_scripted(game, &setup, seed, &self.luck).ok(),
            }
        };
        if let Some(seed) = &self.seed {
            return open(seed.clone());
        }
        // One seed in so many as there are seats lets the learner begin.
        let begun = (0..100).filter_map(|number| open(format!("lesson-{number}")));
        begun.into_iter().find(|table| table.status().acting().first() == Some(Seat::FIRST))
    }
}

impl Lesson {
    /// The table of a step, by what was set up.
    pub fn opening(&self, step: usize) -> &Opening {
        let named = self.steps.iter().take(step + 1).rev().find_map(|step| step.table.as_ref());
        let found = named.and_then(|name| self.tables.iter().find(|table| table.name == *name));
        found.unwrap_or(&self.tables[0])
    }

    /// The first step that is played at the same table.
    fn sat_down(&self, step: usize) -> usize {
        self.steps.iter().take(step + 1).rposition(|step| step.table.is_some()).unwrap_or(0)
    }

    /// The table where the learner is; nothing if nobody can have come there.
    pub fn table_at(&self, course: &Course) -> Option<Box<dyn AnyTable>> {
        let (first, last) = (self.sat_down(course.step), course.step);
        let skipped = self.steps.iter().take(first).filter(|step| step.is_free()).count();
        let mut chosen = course.chosen.iter().skip(skipped);
        let mut table = self.opening(last).set_up(self.game)?;
        for (index, step) in self.steps.iter().enumerate().take(last + 1).skip(first) {
            for before in &step.before {
                before.play(&mut *table)?;
            }
            if index < last && step.asks() {
                let notation = if step.is_free() { chosen.next()? } else { step.expected.as_ref()? };
                if !step.takes(notation) {
                    return None;
                }
                table.play(Seat::FIRST, notation, &step.luck).ok()?;
            }
        }
        Some(table)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_lesson_can_be_read() {
        for game in undercroft_shelf::ids() {
            let Some(text) = GameBox::of(game).lesson else { continue };
            let lesson: Lesson =
                toml::from_str(text).unwrap_or_else(|problem| panic!("{game}/lesson.toml: {problem}"));
            assert!(!lesson.tables.is_empty() && !lesson.steps.is_empty(), "{game}");
            for step in &lesson.steps {
                let known = |name: &String| lesson.tables.iter().any(|table| table.name == *name);
                assert!(step.table.as_ref().is_none_or(known), "{game}, {}: no such table", step.say);
                assert!(
                    step.expected.is_none() || step.any.is_empty(),
                    "{game}, {}: one move or a choice",
                    step.say
                );
            }
        }
        assert!(["welcome", "lords", "paper", "vault"].into_iter().all(|game| lesson_of(game).is_some()));
    }
}

//! Lessons are data: `lesson.toml` of each game has the set-up, the script of the others, the moves and the sentences.

use crate::face::GameBox;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;
use undercroft_core::{Seat, Seed, Setup};
use undercroft_shelf::AnyTable;
use undercroft_shelf::any_table::new_table;

/// A game with sentences. The learner has the first seat.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// The game's id.
    #[serde(skip)]
    pub game: &'static str,
    /// What is agreed before it, by option.
    #[serde(default)]
    options: BTreeMap<String, String>,
    /// What the others are called, by names of the family `web-lesson`.
    pub others: Vec<String>,
    /// The luck that no script says; without one, the first seed with which the learner begins.
    seed: Option<String>,
    /// What is said and played.
    #[serde(rename = "step")]
    pub steps: Vec<Step>,
}

/// One step: what is played before it, what is said, and the move the learner makes.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// The sentence, by its name in the lesson.
    pub say: String,
    /// Moves of the others.
    #[serde(default)]
    before: Vec<Played>,
    /// The move the learner is asked for; none: just read on.
    #[serde(rename = "move")]
    pub expected: Option<String>,
    /// What it draws or throws.
    #[serde(default)]
    luck: Vec<String>,
}

/// A move of the script.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Played {
    #[serde(rename = "move")]
    notation: String,
    #[serde(default)]
    luck: Vec<String>,
    /// Who makes it; without one, the first who is asked.
    seat: Option<u64>,
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

impl Lesson {
    fn setup(&self) -> Setup {
        let seats = self.others.len() as u8 + 1;
        self.options.iter().fold(Setup::new(seats), |setup, (option, value)| setup.with(option, value))
    }

    /// The table before the first step.
    fn start(&self) -> Box<dyn AnyTable> {
        let open = |seed: String| {
            let seed = Seed::new(seed).ok()?;
            Some(new_table(self.game, &self.setup(), seed).expect("the lesson's set-up is possible"))
        };
        if let Some(table) = self.seed.clone().and_then(open) {
            return table;
        }
        // One seed in so many as there are seats lets the learner begin.
        let mut begun = (0..)
            .filter_map(|number| open(format!("lesson-{number}")))
            .filter(|table| table.status().acting().first() == Some(Seat::FIRST));
        begun.next().expect("there is no end of seeds")
    }

    /// The table at a step.
    pub fn table_at(&self, step: usize) -> Box<dyn AnyTable> {
        let mut table = self.start();
        for (index, part) in self.steps.iter().enumerate().take(step + 1) {
            for played in &part.before {
                let seat = played.seat.and_then(Seat::from_number);
                let seat = seat.or_else(|| table.status().acting().first()).unwrap_or(Seat::FIRST);
                // A test plays every lesson to its end.
                table.play(seat, &played.notation, &played.luck).expect("the lesson's moves are legal");
            }
            if let Some(expected) = part.expected.as_ref().filter(|_| index < step) {
                table.play(Seat::FIRST, expected, &part.luck).expect("the lesson's moves are legal");
            }
        }
        table
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_lesson_can_be_read() {
        for game in undercroft_shelf::ids() {
            let Some(text) = GameBox::of(game).lesson else { continue };
            if let Err(problem) = toml::from_str::<Lesson>(text) {
                panic!("{game}/lesson.toml: {problem}");
            }
            assert!(lesson_of(game).is_some_and(|lesson| !lesson.steps.is_empty()), "{game}");
        }
        assert!(lesson_of("welcome").is_some());
    }
}

//! The lesson: a round of three players with the Warrior, in which the learner goes in.

use crate::pages::lesson::{Lesson, Step};

/// How to play Welcome to the Dungeon.
pub static LESSON: Lesson = Lesson {
    game: "welcome",
    options: &[("hero", "warrior")],
    others: &["web-lesson-mira", "web-lesson-oskar"],
    steps: &STEPS,
};

const STEPS: [Step; 10] = [
    Step { before: &[], comment: "welcome", expected: None },
    Step { before: &[], comment: "draw", expected: Some(("draw", &["orc"])) },
    Step { before: &[], comment: "add", expected: Some(("add", &[])) },
    Step {
        before: &[("draw", &["vampire"]), ("add", &[]), ("draw", &["lich"]), ("discard dragon-spear", &[])],
        comment: "others",
        expected: Some(("draw", &["dragon"])),
    },
    Step { before: &[], comment: "dragon", expected: Some(("discard holy-grail", &[])) },
    Step { before: &[("pass", &[]), ("pass", &[])], comment: "enter", expected: Some(("name golem", &[])) },
    Step { before: &[], comment: "reveal", expected: Some(("reveal", &[])) },
    Step { before: &[], comment: "hit", expected: Some(("reveal", &[])) },
    Step { before: &[], comment: "alive", expected: Some(("hero rogue", &[])) },
    Step { before: &[], comment: "end", expected: None },
];

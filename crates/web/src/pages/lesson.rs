//! How to play: a short game with comments, in which the learner makes the moves.

use crate::page::Reader;
use crate::scene::scene_of;
use crate::speech::Speech;
use crate::table::{Extras, SeatCard, Sheet, Undo, Way, Why, region as table_region};
use crate::welcome::{Drawn, draw};
use maud::{Markup, html};
use std::sync::LazyLock;
use undercroft_core::{Company, Observer, Phrase, Seat, Seed, Setup};
use undercroft_shelf::AnyTable;
use undercroft_shelf::any_table::new_table;

/// One step: what is played before it, what is said, and the move the learner makes.
#[derive(Debug)]
pub struct Step {
    /// Moves of the others, each with the card it draws.
    before: &'static [(&'static str, &'static [&'static str])],
    /// The comment's place in the family `web-lesson`.
    comment: &'static str,
    /// The move the learner is asked for, with the card it draws; none: just read on.
    expected: Option<(&'static str, &'static [&'static str])>,
}

/// The lesson: a round of three players with the Warrior, in which the learner goes in.
pub const STEPS: [Step; 10] = [
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

/// A seed with which the learner begins.
static SEED: LazyLock<Seed> = LazyLock::new(|| {
    (0..)
        .filter_map(|number| Seed::new(format!("lesson-{number}")).ok())
        .find(|seed| {
            new_table("welcome", &setup(), seed.clone())
                .is_ok_and(|table| table.status().acting().first() == Some(Seat::FIRST))
        })
        .expect("one seed in three lets the first seat begin")
});

fn setup() -> Setup {
    Setup::new(3).with("hero", "warrior")
}

/// The table at a step.
pub fn table_at(step: usize) -> Box<dyn AnyTable> {
    let mut table = new_table("welcome", &setup(), SEED.clone()).expect("the lesson's set-up is possible");
    for (index, part) in STEPS.iter().enumerate().take(step + 1) {
        let own = part.expected.iter().filter(|_| index < step);
        for (notation, cards) in part.before.iter().chain(own) {
            let cards: Vec<String> = cards.iter().map(|card| (*card).to_owned()).collect();
            let seat = table.status().acting().first().unwrap_or(Seat::FIRST);
            // A test plays the whole lesson.
            table.play(seat, notation, &cards).expect("the lesson's moves are legal");
        }
    }
    table
}

/// What comes of a move: the next step, or why not.
pub fn answer(step: usize, notation: &str, speech: &Speech) -> Result<usize, Why> {
    let Some((expected, _)) = STEPS.get(step).and_then(|step| step.expected) else { return Ok(step) };
    if notation == expected {
        return Ok(step + 1);
    }
    let table = table_at(step);
    match table.why_not(Seat::FIRST, notation) {
        Ok(Some(refusal)) => {
            Err(Why { text: speech.say(&refusal.phrase), rule: Some(refusal.rule.to_owned()) })
        }
        Ok(None) | Err(_) => Err(Why { text: speech.text("web-lesson-other"), rule: None }),
    }
}

/// The people of the lesson.
pub fn speech(reader: &Reader) -> Speech {
    let speech = reader.speech();
    let names =
        ["web-lesson-you", "web-lesson-mira", "web-lesson-oskar"].map(|key| speech.text(key)).to_vec();
    speech.with(Company { names, you: Some(Seat::FIRST) })
}

/// The region of a step and its headline.
pub fn region(reader: &Reader, step: usize, why: Option<Why>) -> Option<(Markup, String)> {
    let speech = speech(reader);
    let part = STEPS.get(step)?;
    let table = table_at(step);
    let mut sight = scene_of(&*table, Observer::Seat(Seat::FIRST));
    if part.expected.is_none() {
        sight.scene = sight.scene.only_watched();
    }
    let Drawn { board, log, prompt, choices } = draw(&sight, &speech, part.expected.is_some())?;
    let turn = table.status().acting();
    let cards = Seat::all(3).map(|seat| SeatCard {
        seat,
        name: speech.company().names[seat.index()].clone(),
        bot: None,
        away: false,
        here: true,
        clock: None,
        turn: turn.contains(seat),
    });
    let base = "/how-to-play/welcome";
    let next = html! {
        @if part.expected.is_none() && step + 1 < STEPS.len() {
            button.choice.main formaction={ (base) "/next" } data-key="1" { span { (speech.text("web-lesson-next")) } kbd aria-hidden="true" { "1" } }
        }
        @if step + 1 == STEPS.len() {
            button.choice.main name="bots" value="2" formaction="/play/welcome" data-key="1" { (speech.count("web-play-bots", 2)) }
        }
    };
    let notice = html! {
        b.progress { (speech.say(&Phrase::new("web-lesson-step").number("n", step as i64 + 1).number("all", STEPS.len() as i64))) }
        span.lesson { (speech.say(&Phrase::member("web-lesson", part.comment))) }
        @if step > 0 { a.tool href={ (base) "?step=" (step - 1) } { (speech.text("web-lesson-back")) } }
    };
    let sheet = Sheet {
        speech: &speech,
        observer: Observer::Seat(Seat::FIRST),
        moves: table.moves(),
        way: Way {
            base: base.to_owned(),
            token: reader.token.clone(),
            move_id: step.to_string(),
            ..Way::default()
        },
        seats: cards.collect(),
        prompt,
        choices,
        log,
        why,
        hints: None,
        undo: Undo::Nothing,
        over: false,
        extras: Extras { notices: vec![notice], actions: vec![next], ..Extras::default() },
    };
    Some((table_region(&sheet, &board), speech.text("web-how-to-play")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_whole_lesson_can_be_played() {
        let speech = Speech::new(undercroft_core::Language::En);
        for (index, step) in STEPS.iter().enumerate() {
            let table = table_at(index);
            if let Some((expected, _)) = step.expected {
                assert_eq!(table.why_not(Seat::FIRST, expected).unwrap(), None, "step {index}");
                assert_eq!(answer(index, expected, &speech).unwrap(), index + 1);
            }
        }
        assert!(
            answer(1, "add", &speech).unwrap_err().rule.is_some(),
            "an illegal move is answered by its rule"
        );
        assert!(
            answer(1, "pass", &speech).unwrap_err().rule.is_none(),
            "a legal one leads back to the lesson"
        );
    }
}

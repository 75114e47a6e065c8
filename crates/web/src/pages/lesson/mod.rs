//! How to play: a short game with sentences, in which the learner makes the moves.

mod data;

pub use data::{Lesson, Step, lesson_of};

use crate::art::picture;
use crate::face::{self, Drawn};
use crate::page::Reader;
use crate::scene::scene_of;
use crate::speech::Speech;
use crate::table::{Extras, Hint, SeatCard, Sheet, Undo, Way, Why, region as table_region};
use maud::{Markup, html};
use undercroft_core::{Company, Observer, Phrase, Seat};

impl Lesson {
    /// What comes of a move: the next step, or why not.
    pub fn answer(&self, step: usize, notation: &str, speech: &Speech) -> Result<usize, Why> {
        let Some(expected) = self.steps.get(step).and_then(|step| step.expected.as_deref()) else {
            return Ok(step);
        };
        if notation == expected {
            return Ok(step + 1);
        }
        match self.table_at(step).why_not(Seat::FIRST, notation) {
            Ok(Some(refusal)) => Err(Why::of(&refusal, speech)),
            Ok(None) | Err(_) => Err(Why { text: speech.text("web-lesson-else"), rule: None }),
        }
    }

    /// The people of the lesson.
    pub fn speech(&self, reader: &Reader) -> Speech {
        let speech = reader.speech();
        let others = self.others.iter().map(|name| speech.say(&Phrase::member("web-lesson", name)));
        let names = [speech.text("web-lesson-you")].into_iter().chain(others).collect();
        speech.with(Company { names, you: Some(Seat::FIRST) })
    }

    fn base(&self) -> String {
        format!("/how-to-play/{}", self.game)
    }

    /// The region of a step and its headline.
    pub fn region(&self, reader: &Reader, step: usize, tried: Tried) -> Option<(Markup, String)> {
        let speech = self.speech(reader);
        let part = self.steps.get(step)?;
        let table = self.table_at(step);
        let mut sight = scene_of(&*table, Observer::Seat(Seat::FIRST));
        if part.expected.is_none() {
            sight.scene = sight.scene.only_watched();
        }
        let Drawn { board, log, prompt, mut choices, interlude } =
            face::draw_wanted(self.game, &sight, &speech, part.expected.as_deref());
        choices.orders.clear();
        let (why, hints) = match tried {
            Tried::Nothing => (None, None),
            Tried::Move(notation) => (self.answer(step, &notation, &speech).err(), None),
            Tried::Hint => (None, Some(hint(&choices, part))),
        };
        // What ended some steps ago was seen then.
        let before = if step == 0 { 0 } else { self.table_at(step - 1).moves() };
        let interlude = interlude.filter(|one| one.number > before);
        let bubble = self.bubble(&speech, part, why.as_ref());
        let turn = table.status().acting();
        let cards = Seat::all(table.setup().seats).map(|seat| SeatCard {
            seat,
            name: speech.company().names[seat.index()].clone(),
            bot: None,
            away: false,
            here: true,
            clock: None,
            turn: turn.contains(seat),
        });
        let sheet = Sheet {
            speech: &speech,
            observer: Observer::Seat(Seat::FIRST),
            moves: table.moves(),
            way: Way {
                base: self.base(),
                token: reader.token.clone(),
                move_id: step.to_string(),
                ..Way::default()
            },
            seats: cards.collect(),
            prompt,
            choices,
            log,
            interlude,
            why,
            hints,
            undo: Undo::Nothing,
            over: false,
            extras: Extras {
                bubble: Some(bubble),
                progress: Some(self.progress(&speech, step)),
                actions: vec![self.way_on(&speech, step, part)],
                ..Extras::default()
            },
        };
        Some((table_region(&sheet, &board), speech.text("web-how-to-play")))
    }

    /// The sentence, beside the thing it speaks of; and why something else was not what the lesson wants.
    fn bubble(&self, speech: &Speech, part: &Step, why: Option<&Why>) -> Markup {
        let member = format!("{}-{}", self.game, part.say);
        html! {
            (picture("imp"))
            div {
                p.lesson { (speech.say(&Phrase::member("web-lesson", &member))) }
                @if let Some(why) = why { p.not-so { (why.text) @if let Some(rule) = &why.rule { " " small { (rule) } } } }
            }
        }
    }

    /// How far the learner is, and the ways back and out.
    fn progress(&self, speech: &Speech, step: usize) -> Markup {
        let all = self.steps.len();
        let place = Phrase::new("web-lesson-step").number("n", step as i64 + 1).number("all", all as i64);
        html! {
            div.so-far {
                b { (speech.say(&place)) }
                span.steps aria-hidden="true" { @for index in 0..all { i.ok[index < step].here[index == step] {} } }
            }
            @if step > 0 { a.tool href={ (self.base()) "?step=" (step - 1) } { (speech.text("web-lesson-back")) } }
            a.tool href="/how-to-play" { (speech.text("web-lesson-leave")) }
        }
    }

    fn way_on(&self, speech: &Speech, step: usize, part: &Step) -> Markup {
        let last = step + 1 == self.steps.len();
        let bots = self.others.len();
        html! {
            @if part.expected.is_none() && !last {
                button.choice.main formaction={ (self.base()) "/next" } data-key="1" { span { (speech.text("web-lesson-next")) } kbd aria-hidden="true" { "1" } }
            }
            @if last {
                button.choice.main name="bots" value=(bots) formaction={ "/play/" (self.game) } data-key="1" { (speech.count("web-play-bots", bots as i64)) }
            }
        }
    }
}

/// What the learner did at a step that did not lead on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Tried {
    /// Nothing yet.
    Nothing,
    /// Another move.
    Move(String),
    /// Asked for a hint.
    Hint,
}

/// The hint of a lesson is what it wants.
fn hint(choices: &crate::table::Choices, part: &Step) -> Vec<Hint> {
    let wanted = part.expected.as_deref().and_then(|notation| choices.allowed(notation));
    wanted
        .map(|choice| Hint { label: choice.label.clone(), chance: None, reason: None })
        .into_iter()
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_lesson_can_be_played_to_its_end() {
        let speech = Speech::new(undercroft_core::Language::En);
        for lesson in undercroft_shelf::ids().into_iter().filter_map(lesson_of) {
            for (index, step) in lesson.steps.iter().enumerate() {
                let table = lesson.table_at(index);
                if let Some(expected) = &step.expected {
                    let why = table.why_not(Seat::FIRST, expected).unwrap();
                    assert_eq!(why, None, "{} step {index}", lesson.game);
                    assert_eq!(lesson.answer(index, expected, &speech).unwrap(), index + 1);
                }
            }
        }
    }

    #[test]
    fn a_wrong_move_is_answered() {
        let speech = Speech::new(undercroft_core::Language::En);
        let lesson = lesson_of("welcome").unwrap();
        assert!(
            lesson.answer(1, "add", &speech).unwrap_err().rule.is_some(),
            "an illegal move is answered by its rule"
        );
        assert!(
            lesson.answer(1, "pass", &speech).unwrap_err().rule.is_none(),
            "a legal one leads back to the lesson"
        );
    }
}

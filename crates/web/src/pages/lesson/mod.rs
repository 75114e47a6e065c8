//! How to play: a short game with sentences, in which the learner makes the moves.

mod course;
mod data;

pub use course::{Course, in_address};
pub use data::{Lesson, Step, lesson_of};

use super::home::usual_bots;
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
    pub fn answer(&self, course: &Course, notation: &str, speech: &Speech) -> Result<Course, Why> {
        let Some((step, table)) = self.steps.get(course.step).zip(self.table_at(course)) else {
            return Err(Why { text: speech.text("web-lesson-else"), rule: None });
        };
        match table.why_not(Seat::FIRST, notation) {
            Ok(None) if step.takes(notation) && step.is_free() => Ok(course.on_by(notation)),
            Ok(None) if step.takes(notation) => Ok(course.on()),
            Ok(Some(refusal)) => Err(Why::of(&refusal, speech)),
            Ok(None) | Err(_) => Err(Why { text: speech.text("web-lesson-else"), rule: None }),
        }
    }

    /// The people of the lesson.
    pub fn speech(&self, reader: &Reader, step: usize) -> Speech {
        let speech = reader.speech();
        let others = self.opening(step).others.iter();
        let others = others.map(|name| speech.say(&Phrase::member("web-lesson", name)));
        let names = [speech.text("web-lesson-you")].into_iter().chain(others).collect();
        speech.with(Company { names, you: Some(Seat::FIRST) })
    }

    fn base(&self) -> String {
        format!("/how-to-play/{}", self.game)
    }

    /// The region of a step and its headline; nothing if nobody can have come there.
    pub fn region(&self, reader: &Reader, course: &Course, tried: Tried) -> Option<(Markup, String)> {
        let speech = self.speech(reader, course.step);
        let part = self.steps.get(course.step)?;
        let table = self.table_at(course)?;
        let mut sight = scene_of(&*table, Observer::Seat(Seat::FIRST));
        if !part.asks() {
            sight.scene = sight.scene.only_watched();
        }
        let wanted: Vec<String> = sight.scene.choices().into_iter().map(|choice| choice.notation).collect();
        let wanted: Vec<String> = wanted.into_iter().filter(|notation| part.takes(notation)).collect();
        let Drawn { mut board, log, mut prompt, mut choices, interlude } =
            face::draw_wanted(self.game, &sight, &speech, wanted);
        choices.orders.clear();
        // The lesson says what to do; where there is nothing to do, the bar only leads on.
        board.detail = None;
        if !part.asks() {
            board.hand = None;
            prompt.clear();
        }
        let (why, hints) = match tried {
            Tried::Nothing => (None, None),
            Tried::Move(notation) => (self.answer(course, &notation, &speech).err(), None),
            Tried::Hint => (None, Some(hint(&choices))),
        };
        // What ended some steps ago was seen then.
        let before = course.back(self).filter(|_| part.table_goes_on());
        let before = before.and_then(|before| self.table_at(&before)).map_or(0, |table| table.moves());
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
                move_id: course.to_string(),
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
                bubble: Some((bubble, part.spot.clone())),
                progress: Some(self.progress(&speech, course)),
                actions: vec![self.way_on(&speech, course.step, part)],
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
    fn progress(&self, speech: &Speech, course: &Course) -> Markup {
        let (step, all) = (course.step, self.steps.len());
        let place = Phrase::new("web-lesson-step").number("n", step as i64 + 1).number("all", all as i64);
        html! {
            div.so-far {
                b { (speech.say(&place)) }
                progress max=(all) value=(step + 1) aria-hidden="true" {}
            }
            @if let Some(back) = course.back(self) {
                a.tool href={ (self.base()) "?step=" (back.in_address()) } { (speech.text("web-lesson-back")) }
            }
            a.tool href="/how-to-play" { (speech.text("web-lesson-leave")) }
        }
    }

    fn way_on(&self, speech: &Speech, step: usize, part: &Step) -> Markup {
        let last = step + 1 == self.steps.len();
        let bots = undercroft_shelf::facts_of(self.game).map_or(2, usual_bots);
        html! {
            @if !part.asks() && !last {
                button.choice.main formaction={ (self.base()) "/next" } data-key="1" { span { (speech.text("web-lesson-next")) } kbd aria-hidden="true" { "1" } }
            }
            @if last {
                button.choice.main name="bots" value=(bots) formaction={ "/play/" (self.game) } data-key="1" { (speech.count("web-play-bots", bots)) }
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
fn hint(choices: &crate::table::Choices) -> Vec<Hint> {
    let wanted = choices.wanted.iter().filter_map(|notation| choices.allowed(notation));
    wanted.map(|choice| Hint { label: choice.label.clone(), chance: None, reason: None }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Plays on from here in every way that the lesson leaves open, and counts the ways to the end.
    fn ends(lesson: &Lesson, course: &Course, speech: &Speech) -> usize {
        let told = || format!("{}, step {course} ({})", lesson.game, lesson.steps[course.step].say);
        let table = lesson.table_at(course).unwrap_or_else(|| panic!("{}: nobody comes there", told()));
        let step = &lesson.steps[course.step];
        if course.step + 1 == lesson.steps.len() {
            assert!(!step.asks(), "{}: the last step asks for nothing", told());
            return 1;
        }
        if !step.asks() {
            return ends(lesson, &course.on(), speech);
        }
        let offered = table.scene(Observer::Seat(Seat::FIRST)).choices();
        let ways: Vec<_> = offered.iter().filter(|choice| step.takes(&choice.notation)).collect();
        assert!(!ways.is_empty(), "{}: what is asked for is not allowed", told());
        let on = ways.iter().map(|choice| {
            let answered = lesson.answer(course, &choice.notation, speech);
            ends(lesson, &answered.unwrap_or_else(|why| panic!("{}: {}", told(), why.text)), speech)
        });
        on.sum()
    }

    #[test]
    fn every_lesson_can_be_played_to_its_end() {
        let speech = Speech::new(undercroft_core::Language::En);
        for lesson in undercroft_shelf::ids().into_iter().filter_map(lesson_of) {
            assert!(ends(lesson, &Course::default(), &speech) >= 1, "{}", lesson.game);
        }
    }

    #[test]
    fn a_wrong_move_is_answered() {
        let speech = Speech::new(undercroft_core::Language::En);
        let lesson = lesson_of("welcome").unwrap();
        assert!(
            lesson.answer(&Course::at(1), "add", &speech).unwrap_err().rule.is_some(),
            "an illegal move is answered by its rule"
        );
        assert!(
            lesson.answer(&Course::at(1), "pass", &speech).unwrap_err().rule.is_none(),
            "a legal one leads back to the lesson"
        );
    }

    #[test]
    fn an_address_that_nobody_can_have_come_to_shows_nothing() {
        let lesson = lesson_of("lords").unwrap();
        let free = lesson.steps.iter().position(Step::is_free).unwrap();
        for chosen in ["dig E1", "order dig", "nonsense"] {
            let course = Course { step: free + 1, chosen: vec![chosen.to_owned()] };
            assert!(lesson.table_at(&course).is_none(), "{chosen}");
        }
        assert!(lesson.table_at(&Course::at(free + 1)).is_none(), "the choice is missing");
    }
}

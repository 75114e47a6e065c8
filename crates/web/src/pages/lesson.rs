//! How to play: a short game with comments, in which the learner makes the moves.

use crate::face::{self, Drawn};
use crate::page::Reader;
use crate::scene::scene_of;
use crate::speech::Speech;
use crate::table::{Extras, SeatCard, Sheet, Undo, Way, Why, region as table_region};
use maud::{Markup, html};
use undercroft_core::{Company, Observer, Phrase, Seat, Seed, Setup};
use undercroft_shelf::AnyTable;
use undercroft_shelf::any_table::new_table;

/// A game with comments. The learner has the first seat and begins.
#[derive(Debug)]
pub struct Lesson {
    /// The game's id.
    pub game: &'static str,
    /// What is agreed before it, by option.
    pub options: &'static [(&'static str, &'static str)],
    /// What the others are called.
    pub others: &'static [&'static str],
    /// What is said and played.
    pub steps: &'static [Step],
}

/// One step: what is played before it, what is said, and the move the learner makes.
#[derive(Debug)]
pub struct Step {
    /// Moves of the others, each with the card it draws.
    pub before: &'static [(&'static str, &'static [&'static str])],
    /// The comment's place in the family `web-lesson`.
    pub comment: &'static str,
    /// The move the learner is asked for, with the card it draws; none: just read on.
    pub expected: Option<(&'static str, &'static [&'static str])>,
}

impl Lesson {
    fn setup(&self) -> Setup {
        let seats = self.others.len() as u8 + 1;
        self.options.iter().fold(Setup::new(seats), |setup, (option, value)| setup.with(option, value))
    }

    /// The table before the first step. One seed in so many as there are seats lets the learner begin.
    fn start(&self) -> Box<dyn AnyTable> {
        let tables = (0..).filter_map(|number| {
            let seed = Seed::new(format!("lesson-{number}")).ok()?;
            Some(new_table(self.game, &self.setup(), seed).expect("the lesson's set-up is possible"))
        });
        let mut begun = tables.filter(|table| table.status().acting().first() == Some(Seat::FIRST));
        begun.next().expect("there is no end of seeds")
    }

    /// The table at a step.
    pub fn table_at(&self, step: usize) -> Box<dyn AnyTable> {
        let mut table = self.start();
        for (index, part) in self.steps.iter().enumerate().take(step + 1) {
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
    pub fn answer(&self, step: usize, notation: &str, speech: &Speech) -> Result<usize, Why> {
        let Some((expected, _)) = self.steps.get(step).and_then(|step| step.expected) else {
            return Ok(step);
        };
        if notation == expected {
            return Ok(step + 1);
        }
        match self.table_at(step).why_not(Seat::FIRST, notation) {
            Ok(Some(refusal)) => Err(Why::of(&refusal, speech)),
            Ok(None) | Err(_) => Err(Why { text: speech.text("web-lesson-other"), rule: None }),
        }
    }

    /// The people of the lesson.
    pub fn speech(&self, reader: &Reader) -> Speech {
        let speech = reader.speech();
        let keys = ["web-lesson-you"].into_iter().chain(self.others.iter().copied());
        let names = keys.map(|key| speech.text(key)).collect();
        speech.with(Company { names, you: Some(Seat::FIRST) })
    }

    fn base(&self) -> String {
        format!("/how-to-play/{}", self.game)
    }

    /// The region of a step and its headline.
    pub fn region(&self, reader: &Reader, step: usize, why: Option<Why>) -> Option<(Markup, String)> {
        let speech = self.speech(reader);
        let part = self.steps.get(step)?;
        let table = self.table_at(step);
        let mut sight = scene_of(&*table, Observer::Seat(Seat::FIRST));
        if part.expected.is_none() {
            sight.scene = sight.scene.only_watched();
        }
        let Drawn { board, log, prompt, choices, interlude } =
            face::draw(self.game, &sight, &speech, part.expected.is_some());
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
            hints: None,
            undo: Undo::Nothing,
            over: false,
            extras: Extras {
                notices: vec![self.comment(&speech, step, part)],
                actions: vec![self.way_on(&speech, step, part)],
                ..Extras::default()
            },
        };
        Some((table_region(&sheet, &board), speech.text("web-how-to-play")))
    }

    fn comment(&self, speech: &Speech, step: usize, part: &Step) -> Markup {
        let place = Phrase::new("web-lesson-step").number("n", step as i64 + 1);
        html! {
            b.progress { (speech.say(&place.number("all", self.steps.len() as i64))) }
            span.lesson { (speech.say(&Phrase::member("web-lesson", part.comment))) }
            @if step > 0 { a.tool href={ (self.base()) "?step=" (step - 1) } { (speech.text("web-lesson-back")) } }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::face::GameBox;

    #[test]
    fn every_lesson_can_be_played_to_its_end() {
        let speech = Speech::new(undercroft_core::Language::En);
        let lessons: Vec<&Lesson> =
            undercroft_shelf::ids().into_iter().filter_map(|game| GameBox::of(game).lesson).collect();
        assert!(!lessons.is_empty());
        for lesson in lessons {
            for (index, step) in lesson.steps.iter().enumerate() {
                let table = lesson.table_at(index);
                if let Some((expected, _)) = step.expected {
                    assert_eq!(table.why_not(Seat::FIRST, expected).unwrap(), None, "step {index}");
                    assert_eq!(lesson.answer(index, expected, &speech).unwrap(), index + 1);
                }
            }
        }
    }

    #[test]
    fn a_wrong_move_is_answered() {
        let speech = Speech::new(undercroft_core::Language::En);
        let lesson = GameBox::of("welcome").lesson.unwrap();
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

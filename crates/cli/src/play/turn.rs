//! One person's turn: the page, the question and the answer.

use super::offers::{Offer, offers};
use super::session::{Asked, Session};
use crate::input::latin;
use crate::screen::{Tone, columns, tight_columns, wrap};
use anyhow::Result;
use undercroft_core::table::{PlayError, UndoError};
use undercroft_core::{Observer, Phrase, Seat};
use undercroft_shelf::bots::Limit;

/// What a person typed.
#[derive(Debug, PartialEq, Eq)]
enum Answer<'a> {
    Choose(usize),
    Undo,
    WhyNot(&'a str),
    Log,
    Table,
    Hint,
    /// What can be done without being asked.
    Orders,
    Leave,
    /// Back to what could be chosen before.
    Back,
    /// Nothing that could be meant: a number that is not offered, or only Enter.
    Unclear,
    Help,
    /// A move in notation.
    Notation(&'a str),
}

impl<'a> Answer<'a> {
    fn read(text: &'a str, choices: usize) -> Answer<'a> {
        // The same keys on a keyboard that writes Russian.
        match latin(text).to_lowercase().as_str() {
            "u" => Answer::Undo,
            "l" => Answer::Log,
            "t" => Answer::Table,
            "h" => Answer::Hint,
            "o" => Answer::Orders,
            "q" => Answer::Leave,
            "0" => Answer::Back,
            // Where there is nothing to choose, Enter is enough.
            "" if choices == 1 => Answer::Choose(0),
            "" => Answer::Unclear,
            "help" => Answer::Help,
            _ if text == "помощь" => Answer::Help,
            _ => match (text.strip_prefix('?'), text.parse::<usize>()) {
                (Some(mv), _) => Answer::WhyNot(mv.trim()),
                (None, Ok(number)) if (1..=choices).contains(&number) => Answer::Choose(number - 1),
                (None, Ok(_)) => Answer::Unclear,
                (None, Err(_)) => Answer::Notation(text),
            },
        }
    }
}

impl Session {
    /// Asks the seat until it has moved, taken a move back or left.
    pub(super) fn turn(&mut self, seat: Seat) -> Result<Asked> {
        self.viewer = Some(seat);
        self.page(seat)?;
        loop {
            let offers = self.offers(seat);
            let mark = if self.tight { "(help) > " } else { "> " };
            let Some(text) = self.screen.ask(mark)? else { return Ok(Asked::InputEnded) };
            let played = match Answer::read(&text, offers.len()) {
                Answer::Choose(index) => match &offers[index] {
                    Offer::Move { notation, .. } => self.choose(seat, notation)?,
                    Offer::Group { word, .. } => self.look_within(seat, Some(word.clone()))?,
                },
                Answer::Notation(notation) => self.choose(seat, notation)?,
                Answer::Undo => self.undo(seat)?,
                Answer::Leave => return Ok(Asked::Left),
                Answer::Back | Answer::Unclear if self.within.is_some() => self.look_within(seat, None)?,
                Answer::WhyNot("") => self.why_not_what(seat).map(|()| false)?,
                Answer::WhyNot(notation) => self.why_not(seat, notation, &offers).map(|()| false)?,
                Answer::Log => self.show_log(seat).map(|()| false)?,
                Answer::Table => self.show_table(seat).map(|()| false)?,
                Answer::Hint => self.hint(seat).map(|()| false)?,
                Answer::Orders => self.show_asides(seat).map(|()| false)?,
                Answer::Unclear | Answer::Back => self.please_choose(offers.len()).map(|()| false)?,
                Answer::Help => self.help(seat, offers.len()).map(|()| false)?,
            };
            if played {
                self.within = None;
                self.keep();
                return Ok(Asked::Done);
            }
        }
    }

    /// The numbered lines of this page.
    fn offers(&self, seat: Seat) -> Vec<Offer> {
        let company = self.players.company(&self.words, Some(seat));
        let choices = self.table.scene(Observer::Seat(seat)).choices();
        let labels = choices.iter().map(|choice| self.words.say(&choice.label, &company)).collect();
        offers(&choices, labels, self.within.as_deref())
    }

    /// Turns to the choices of one group, or back to all.
    fn look_within(&mut self, seat: Seat, group: Option<String>) -> Result<bool> {
        self.within = group;
        self.page(seat).map(|()| false)
    }

    /// What happened, the table, what is asked, and the choices: one screen.
    pub(super) fn page(&mut self, seat: Seat) -> Result<()> {
        let observer = Observer::Seat(seat);
        let company = self.players.company(&self.words, Some(seat));
        let (width, _) = self.screen.size();
        let scene = self.table.scene(observer);
        let table = scene.draw(&self.words, &company);
        let prompt = self.words.say(scene.prompt(), &company);
        let mut choices: Vec<String> = self
            .offers(seat)
            .iter()
            .enumerate()
            .map(|(index, offer)| format!("{:>2}  {}", index + 1, offer.label()))
            .collect();
        if self.within.is_some() {
            choices.push(format!(" 0  {}", self.words.text("cli-menu-back")));
        }
        let height = table.trim_end().lines().filter(|line| !line.is_empty()).count();
        let loose = columns(&choices, width, 4);
        // The prompt, the keys and the answer take a row each.
        self.tight = self.screen.live && height + loose.len() + 3 > self.screen.size().1;
        let choices = if self.tight { tight_columns(&choices, width, 4) } else { loose };
        let keys = if self.table.undoable(seat).is_ok() { "cli-keys-undo" } else { "cli-keys" };
        // The keys and the answer take a row each.
        let asking = wrap(&prompt, width, 0).len() + choices.len() + 2;
        let table = self.fitting(&table, asking);

        let told = self.told(self.last_move_of(seat), observer);
        self.screen.fresh()?;
        self.show_story(&told)?;
        self.screen.line(&table)?;
        self.screen.say(Tone::Strong, &prompt)?;
        for row in &choices {
            self.screen.line(row)?;
        }
        // On a small screen the row is worth more than the reminder.
        if self.tight { Ok(()) } else { self.tell(Tone::Quiet, &Phrase::new(keys)) }
    }

    /// The table with an empty line below it; on a small screen without any empty lines.
    fn fitting(&self, table: &str, asking: usize) -> String {
        let airy = table.trim_end().to_owned() + "\n";
        if !self.screen.live || airy.lines().count() + 1 + asking <= self.screen.size().1 {
            return airy;
        }
        airy.lines().filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
    }

    fn choose(&mut self, seat: Seat, notation: &str) -> Result<bool> {
        let played = match self.table.play(seat, notation, &[]) {
            Err(PlayError::Notation(_)) => self.table.play(seat, &latin(notation), &[]),
            played => played,
        };
        match played {
            Ok(()) => Ok(true),
            Err(PlayError::Refused(refusal)) => {
                self.tell_refusal(&refusal)?;
                Ok(false)
            }
            Err(PlayError::Notation(_)) => {
                self.not_a_move(seat, notation)?;
                Ok(false)
            }
            Err(error @ (PlayError::Script(_) | PlayError::NoSeat { .. })) => Err(error.into()),
        }
    }

    fn undo(&mut self, seat: Seat) -> Result<bool> {
        let why = match self.table.undo(seat) {
            Ok(()) => {
                self.kept = None;
                return Ok(true);
            }
            Err(UndoError::Nothing) => "cli-undo-nothing",
            Err(UndoError::Revealed) => "cli-undo-revealed",
            Err(UndoError::OthersMoved) => "cli-undo-others",
        };
        self.tell(Tone::Warning, &Phrase::new(why))?;
        Ok(false)
    }

    fn why_not(&mut self, seat: Seat, asked: &str, offers: &[Offer]) -> Result<()> {
        let numbered = asked.parse::<usize>().ok().and_then(|number| offers.get(number.checked_sub(1)?));
        let notation = numbered.and_then(Offer::notation).unwrap_or(asked);
        match self.table.why_not(seat, notation) {
            Ok(Some(refusal)) => self.tell_refusal(&refusal),
            Ok(None) => self.tell(Tone::Good, &Phrase::new("cli-why-allowed").text("text", notation)),
            Err(PlayError::Notation(_)) => self.not_a_move(seat, asked),
            Err(error @ (PlayError::Refused(_) | PlayError::Script(_) | PlayError::NoSeat { .. })) => {
                Err(error.into())
            }
        }
    }

    /// Says how a move would be written here.
    fn not_a_move(&mut self, seat: Seat, text: &str) -> Result<()> {
        let example =
            self.table.scene(Observer::Seat(seat)).choices().first().map(|choice| choice.notation.clone());
        let text: String = text.chars().take(60).collect();
        let not = Phrase::new("cli-not-a-move").text("text", text);
        self.tell(Tone::Warning, &not.text("example", example.unwrap_or_default()))
    }

    /// The best moves, each with its chance and the reasons.
    fn hint(&mut self, seat: Seat) -> Result<()> {
        let company = self.players.company(&self.words, Some(seat));
        for hint in self.table.hints(seat, crate::hint::USUAL_BUDGET, &Limit::NONE).iter().take(3) {
            let alone = !self.contest && !hint.reasons.is_empty();
            let tell = if alone { crate::hint::line_alone } else { crate::hint::line };
            let line = tell(hint, &self.words, &company);
            self.screen.say(Tone::Plain, &line)?;
        }
        Ok(())
    }

    fn help(&mut self, seat: Seat, choices: usize) -> Result<()> {
        self.show_legend(seat)?;
        self.please_choose(choices)
    }

    /// What can be typed.
    fn please_choose(&mut self, choices: usize) -> Result<()> {
        self.tell(Tone::Warning, &Phrase::new("cli-choose").number("choices", choices as i64))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_numbers_letters_or_moves() {
        for (text, answer) in [
            ("2", Answer::Choose(1)),
            ("4", Answer::Unclear),
            ("help", Answer::Help),
            ("0", Answer::Back),
            ("u", Answer::Undo),
            ("h", Answer::Hint),
            ("р", Answer::Hint),
            ("o", Answer::Orders),
            ("t", Answer::Table),
            ("?", Answer::WhyNot("")),
            ("? pass", Answer::WhyNot("pass")),
            ("discard torch", Answer::Notation("discard torch")),
            ("", Answer::Unclear),
        ] {
            assert_eq!(Answer::read(text, 3), answer);
        }
        assert_eq!(Answer::read("", 1), Answer::Choose(0), "nothing to choose");
    }
}

//! What the people at a table agree on: taking back, resting, and what they say to each other.

use super::{BackWish, Phase, Room, one_line};
use crate::ids::PersonId;
use crate::journal::Entry;
use crate::trouble::{Not, Trouble};
use undercroft_core::table::UndoError;
use undercroft_core::{Seat, SeatSet};

/// The longest line of talk, in characters.
pub const LONGEST_LINE: usize = 300;

impl Room {
    /// People at the table who play themselves.
    fn people(&self) -> SeatSet {
        self.seats().filter(|seat| self.chair(*seat).has_person()).collect()
    }

    /// Takes the person's last move back if nobody could have learned from it; otherwise the other people
    /// are asked. Bots never mind.
    pub fn undo(&self, person: &PersonId) -> Result<Vec<Entry>, Trouble> {
        let seat = self.deciding_seat(person)?;
        let table = self.table().ok_or(Not::NotStarted)?;
        match table.undoable(seat) {
            Ok(_) => Ok(vec![Entry::TakenBack { seat }]),
            Err(UndoError::Nothing) => Err(Not::NothingToUndo.into()),
            // Nobody plays on from before they knew their luck where results are compared.
            Err(UndoError::Revealed | UndoError::OthersMoved) if self.terms.is_compared() => {
                Err(Not::Compared.into())
            }
            Err(UndoError::Revealed | UndoError::OthersMoved) => match &self.back {
                Some(wish) if wish.seat == seat => Ok(Vec::new()),
                Some(_) | None => Ok(vec![Entry::BackAsked { seat }]),
            },
        }
    }

    /// Answers somebody's wish to go back.
    pub fn answer_back(&self, person: &PersonId, yes: bool) -> Result<Vec<Entry>, Trouble> {
        let seat = self.deciding_seat(person)?;
        match &self.back {
            // The one who asked may think better of it.
            Some(wish) if wish.waiting.contains(seat) || (wish.seat == seat && !yes) => {
                Ok(vec![Entry::BackAnswered { seat, yes }])
            }
            Some(_) | None => Err(Not::NothingAsked.into()),
        }
    }

    pub(super) fn take_back_wish(&mut self, seat: Seat) -> Result<(), String> {
        let waiting = self.people().without(seat);
        let to = self.last_move_of(seat).ok_or("asks to take back nothing")? - 1;
        self.back = Some(BackWish { seat, to, waiting });
        self.go_back_if_agreed();
        Ok(())
    }

    pub(super) fn take_back_answer(&mut self, seat: Seat, yes: bool) -> Result<(), String> {
        let Some(wish) = &mut self.back else { return Err("answers nothing".into()) };
        if !yes {
            self.back = None;
            return Ok(());
        }
        wish.waiting = wish.waiting.without(seat);
        self.go_back_if_agreed();
        Ok(())
    }

    fn go_back_if_agreed(&mut self) {
        if let Some(wish) = self.back.take_if(|wish| wish.waiting.is_empty()) {
            self.go_back_to(wish.to);
        }
    }

    /// A bot took the seat: it neither minds going back nor wants to rest.
    pub(super) fn stop_asking(&mut self, seat: Seat) {
        match &mut self.back {
            Some(wish) if wish.seat == seat => self.back = None,
            Some(wish) => wish.waiting = wish.waiting.without(seat),
            None => {}
        }
        // Nobody left to ask means agreed.
        self.go_back_if_agreed();
    }

    /// Does the table rest? It does while every person who plays wants it to.
    pub fn paused(&self) -> bool {
        let people = self.people();
        self.table().is_some() && !people.is_empty() && people.iter().all(|seat| self.chair(seat).wants_pause)
    }

    /// Wishes for a rest, or for going on.
    pub fn wish_pause(&self, person: &PersonId, wish: bool) -> Result<Vec<Entry>, Trouble> {
        let seat = self.deciding_seat(person)?;
        if self.chair(seat).wants_pause == wish {
            return Ok(Vec::new());
        }
        Ok(vec![Entry::Pause { seat, wish }])
    }

    /// One who wants to go on is enough to end a rest, and with it everybody's wish for it.
    pub(super) fn take_pause(&mut self, seat: Seat, wish: bool) -> Result<(), String> {
        let ends_rest = self.paused() && !wish;
        self.chair_mut(seat)?.wants_pause = wish;
        if ends_rest {
            self.chairs.iter_mut().for_each(|chair| chair.wants_pause = false);
        }
        Ok(())
    }

    /// Somebody at the table, or watching it, says something.
    pub fn say(&self, person: &PersonId, name: &str, text: &str) -> Result<Vec<Entry>, Trouble> {
        let text = one_line(text, LONGEST_LINE).ok_or_else(|| Trouble::invalid("server-bad-line"))?;
        Ok(vec![Entry::Said { person: person.clone(), name: name.to_owned(), text }])
    }

    /// May a rematch be asked for?
    pub fn may_play_again(&self, person: &PersonId) -> Result<Seat, Trouble> {
        match self.phase() {
            Phase::Over if self.terms.is_compared() => Err(Not::Compared.into()),
            Phase::Over if self.table().is_some() => self.seat_of(person).ok_or_else(|| Not::Seated.into()),
            Phase::Waiting | Phase::Playing | Phase::Over => Err(Not::NotOver.into()),
        }
    }
}

//! Taking seats, leaving them and beginning.

use super::{Occupant, Phase, Room};
use crate::ids::{PersonId, random_word};
use crate::journal::{Absence, Entry, Terms};
use crate::trouble::{Not, Trouble};
use undercroft_core::Seat;

type Decision = Result<Vec<Entry>, Trouble>;

impl Room {
    fn still_waiting(&self) -> Result<(), Trouble> {
        match self.phase() {
            Phase::Waiting => Ok(()),
            Phase::Playing => Err(Not::Started.into()),
            Phase::Over => Err(Not::Over.into()),
        }
    }

    fn only_host(&self, person: &PersonId) -> Result<(), Trouble> {
        if *person == self.terms.host { Ok(()) } else { Err(Not::Host.into()) }
    }

    /// Is this the invitation's word?
    pub fn is_invitation(&self, word: &str) -> bool {
        crate::session::same(word.as_bytes(), self.terms.invite.as_bytes())
    }

    /// Somebody comes with the invitation's word. A wrong word is as if the table did not exist.
    pub fn admit(&self, person: &PersonId, invite: &str) -> Decision {
        if self.may_see(Some(person)) {
            return Ok(Vec::new());
        }
        if !self.is_invitation(invite) {
            return Err(Trouble::NotFound);
        }
        Ok(vec![Entry::Admitted { person: person.clone() }])
    }

    /// Somebody sits down, on a seat of their choice or the first free one.
    pub fn sit(&self, person: &PersonId, name: &str, wish: Option<Seat>) -> Decision {
        self.still_waiting()?;
        if self.seat_of(person).is_some() {
            return Err(Not::SitsAlready.into());
        }
        let free = |seat: &Seat| self.chair(*seat).occupant == Occupant::Nobody;
        let seat = match wish {
            Some(seat) if seat.number() > self.terms.setup.seats => return Err(Not::NoSeat.into()),
            Some(seat) if !free(&seat) => return Err(Not::Taken.into()),
            Some(seat) => seat,
            None => self.seats().find(free).ok_or(Not::Full)?,
        };
        let mut entries = vec![Entry::Sat { seat, person: person.clone(), name: name.to_owned() }];
        if self.terms.start_when_full && self.seats().filter(free).count() == 1 {
            entries.push(started(&self.terms));
        }
        Ok(entries)
    }

    /// Somebody gets up: before the start the seat is free again, later a bot plays on. When the host leaves
    /// a table that has not begun, it is closed.
    pub fn leave(&self, person: &PersonId) -> Decision {
        let seat = self.seat_of(person);
        match (self.phase(), seat) {
            (Phase::Over, _) => Err(Not::Over.into()),
            (Phase::Waiting, _) if *person == self.terms.host => Ok(vec![Entry::Closed]),
            (_, None) => Err(Not::Seated.into()),
            (Phase::Waiting, Some(seat)) => Ok(vec![Entry::Stood { seat }]),
            (Phase::Playing, Some(seat)) if self.chair(seat).absence.is_some() => Ok(Vec::new()),
            (Phase::Playing, Some(seat)) => Ok(vec![Entry::Replaced { seat, why: Absence::Left }]),
        }
    }

    /// The host clears a seat before the start.
    pub fn kick(&self, host: &PersonId, seat: Seat) -> Decision {
        self.still_waiting()?;
        self.only_host(host)?;
        if seat.number() > self.terms.setup.seats || self.chair(seat).person().is_none() {
            return Err(Not::NoSeat.into());
        }
        Ok(vec![Entry::Stood { seat }])
    }

    /// The host begins; open seats go to bots.
    pub fn start(&self, host: &PersonId) -> Decision {
        self.still_waiting()?;
        self.only_host(host)?;
        Ok(vec![started(&self.terms)])
    }

    /// The person takes the seat over from the bot again.
    pub fn come_back(&self, person: &PersonId) -> Decision {
        let seat = self.playing_seat(person)?;
        match self.chair(seat).absence {
            Some(Absence::Resigned) => Err(Not::Resigned.into()),
            Some(Absence::Time | Absence::Left) if self.is_out_for_good(seat) => Err(Not::OutOfTime.into()),
            Some(Absence::Time | Absence::Left) => Ok(vec![Entry::Returned { seat }]),
            None => Ok(Vec::new()),
        }
    }

    /// The person gives up for good; a bot plays on as long as others want to.
    pub fn resign(&self, person: &PersonId) -> Decision {
        let seat = self.playing_seat(person)?;
        match self.chair(seat).absence {
            Some(Absence::Resigned) => Ok(Vec::new()),
            Some(Absence::Time | Absence::Left) | None => {
                Ok(vec![Entry::Replaced { seat, why: Absence::Resigned }])
            }
        }
    }

    /// The seat of a person in a game that is on.
    pub(super) fn playing_seat(&self, person: &PersonId) -> Result<Seat, Trouble> {
        match self.phase() {
            Phase::Waiting => Err(Not::NotStarted.into()),
            Phase::Over if self.other_rules().is_some() => Err(Not::OtherRules.into()),
            Phase::Over => Err(Not::Over.into()),
            Phase::Playing => self.seat_of(person).ok_or_else(|| Not::Seated.into()),
        }
    }
}

/// The game begins, with a fresh secret unless its luck was agreed on.
pub(crate) fn started(terms: &Terms) -> Entry {
    Entry::Started { seed: terms.seed.clone().unwrap_or_else(|| random_word(26)) }
}

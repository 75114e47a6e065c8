//! One seat, and who has it.

use super::Clock;
use crate::ids::PersonId;
use crate::journal::{Absence, Hand};

/// One seat and who has it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chair {
    /// Who sits here.
    pub occupant: Occupant,
    /// Why a bot plays for the person who sits here.
    pub absence: Option<Absence>,
    /// Wants the table to rest.
    pub wants_pause: bool,
    /// The time to think.
    pub clock: Clock,
    /// Moves the person made.
    pub(super) own_moves: u32,
    /// Moves a bot made for the person.
    pub(super) stand_in_moves: u32,
}

/// Who sits on a chair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Occupant {
    /// Nobody yet.
    Nobody,
    /// A bot of this level.
    Bot(String),
    /// A person.
    Person {
        /// Who.
        id: PersonId,
        /// What they are called.
        name: String,
    },
}

/// Who decides for a seat now.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Decider<'a> {
    /// The person who sits there.
    Person,
    /// A bot of this level.
    Bot(&'a str),
}

impl Chair {
    pub(super) fn empty() -> Chair {
        Chair {
            occupant: Occupant::Nobody,
            absence: None,
            wants_pause: false,
            clock: Clock::default(),
            own_moves: 0,
            stand_in_moves: 0,
        }
    }

    pub(super) fn count_move(&mut self, by: Hand) {
        match by {
            Hand::Person | Hand::Order => self.own_moves += 1,
            Hand::Bot => self.stand_in_moves += 1,
        }
    }

    /// Did the person play this game? Not if a bot plays for them at its end, or has made most of their moves: what the
    /// bot won is not theirs.
    pub fn was_played_by_person(&self) -> bool {
        self.has_person() && self.own_moves >= self.stand_in_moves
    }

    /// Did the person make every move? That is asked where results are compared with those of other tables.
    pub fn was_played_without_help(&self) -> bool {
        self.has_person() && self.stand_in_moves == 0
    }

    /// Does a person play here right now?
    pub fn has_person(&self) -> bool {
        self.absence.is_none() && self.person().is_some()
    }

    /// The person who sits here, present or not.
    pub fn person(&self) -> Option<&PersonId> {
        match &self.occupant {
            Occupant::Person { id, .. } => Some(id),
            Occupant::Nobody | Occupant::Bot(_) => None,
        }
    }
}

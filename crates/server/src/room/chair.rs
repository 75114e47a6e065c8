//! One seat, and who has it.

use super::Clock;
use crate::ids::PersonId;
use crate::journal::Absence;

/// One seat and who has it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chair {
    /// Who sits here.
    pub occupant: Occupant,
    /// Why a bot plays for the person who sits here.
    pub absence: Option<Absence>,
    /// Wants the table to rest.
    pub wants_pause: bool,
    /// A move to be played whenever it is allowed.
    pub order: Option<String>,
    /// The time to think.
    pub clock: Clock,
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
            order: None,
            clock: Clock::default(),
        }
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

//! The clocks of a table, worked out from the times of its journal.

use super::{Chair, Room};
use crate::journal::ClockTerms;
use crate::time::Millis;
use undercroft_core::{Seat, SeatSet};

/// What a person who comes back to a clock that had run out gets to find into the game again.
const TO_FIND_BACK: Millis = 30_000;

/// The clock of one seat.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Clock {
    left: Millis,
    since: Option<Millis>,
}

impl Clock {
    /// How much time is left; what has run since it was started is taken off.
    pub fn left(&self, now: Millis) -> Millis {
        self.left - self.since.map_or(0, |since| (now - since).max(0))
    }

    /// Does it run?
    pub fn runs(&self) -> bool {
        self.since.is_some()
    }

    /// When it will have run out, if it runs.
    pub fn runs_out(&self) -> Option<Millis> {
        Some(self.since? + self.left)
    }
}

impl ClockTerms {
    fn at_start(self) -> Millis {
        match self {
            ClockTerms::None => 0,
            ClockTerms::Live { bank, .. } => Millis::from(bank) * 1000,
            ClockTerms::Slow { per_move } => Millis::from(per_move) * 1000,
        }
    }

    fn after_move(self, left: Millis) -> Millis {
        match self {
            ClockTerms::None => 0,
            ClockTerms::Live { increment, .. } => left.max(0) + Millis::from(increment) * 1000,
            ClockTerms::Slow { per_move } => Millis::from(per_move) * 1000,
        }
    }

    fn on_return(self, left: Millis) -> Millis {
        match self {
            ClockTerms::None => 0,
            ClockTerms::Live { .. } => left.max(TO_FIND_BACK),
            ClockTerms::Slow { per_move } => Millis::from(per_move) * 1000,
        }
    }
}

impl Room {
    pub(super) fn wind_clocks(&mut self) {
        let start = self.terms.clock.at_start();
        for chair in &mut self.chairs {
            chair.clock = Clock { left: start, since: None };
        }
    }

    pub(super) fn clock_after_move(&mut self, seat: Seat, at: Millis) {
        let terms = self.terms.clock;
        let clock = &mut self.chairs[seat.index()].clock;
        if clock.runs() {
            *clock = Clock { left: terms.after_move(clock.left(at)), since: None };
        }
    }

    pub(super) fn clock_on_return(&mut self, seat: Seat, at: Millis) {
        let terms = self.terms.clock;
        let clock = &mut self.chairs[seat.index()].clock;
        *clock = Clock { left: terms.on_return(clock.left(at)), since: None };
    }

    /// Lets exactly the clocks of the people run who are asked.
    pub(super) fn set_clocks(&mut self, at: Millis) {
        let timed = self.terms.clock != ClockTerms::None && !self.paused();
        let asked = if timed { self.asked() } else { SeatSet::EMPTY };
        for (seat, chair) in Seat::all(self.terms.setup.seats).zip(&mut self.chairs) {
            let should_run = asked.contains(seat) && chair.has_person();
            if should_run && !chair.clock.runs() {
                chair.clock.since = Some(at);
            } else if !should_run && chair.clock.runs() {
                chair.clock = Clock { left: chair.clock.left(at), since: None };
            }
        }
    }

    /// A seat whose clock has run out.
    pub fn out_of_time(&self, now: Millis) -> Option<Seat> {
        let ran_out = |chair: &Chair| chair.clock.runs_out().is_some_and(|end| end <= now);
        self.seats().find(|seat| ran_out(self.chair(*seat)))
    }

    /// When the next clock will have run out.
    pub fn next_time_out(&self) -> Option<Millis> {
        self.chairs.iter().filter_map(|chair| chair.clock.runs_out()).min()
    }
}

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
    /// It had run out once, and its person came back all the same.
    found_back: bool,
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
}

impl Room {
    pub(super) fn wind_clocks(&mut self) {
        let start = self.terms.clock.at_start();
        for chair in &mut self.chairs {
            chair.clock = Clock { left: start, ..Clock::default() };
        }
    }

    /// Gives what a move brings, and says how much that is. A slow clock is full again after any move of its seat, also
    /// one that a bot made for its person.
    pub(super) fn clock_after_move(&mut self, seat: Seat, at: Millis) -> Millis {
        let terms = self.terms.clock;
        let clock = &mut self.chairs[seat.index()].clock;
        if !clock.runs() && !matches!(terms, ClockTerms::Slow { .. }) {
            return 0;
        }
        let before = clock.left(at);
        *clock = Clock { left: terms.after_move(before), since: None, ..*clock };
        clock.left - before
    }

    /// A move was taken back, and with it the time it had brought: nobody gains any by moving to and fro.
    pub(super) fn clock_after_undo(&mut self, seat: Seat, gain: Millis, at: Millis) {
        let Some(chair) = self.chairs.get_mut(seat.index()) else { return };
        let clock = &mut chair.clock;
        *clock = Clock { left: (clock.left(at) - gain).max(0), since: clock.since.map(|_| at), ..*clock };
    }

    /// Whoever comes back has what they had; once in a game a moment more, if that was nothing.
    pub(super) fn clock_on_return(&mut self, seat: Seat, at: Millis) {
        let clock = &mut self.chairs[seat.index()].clock;
        let (left, out) = (clock.left(at), clock.left(at) <= 0);
        let found_back = clock.found_back || out;
        *clock = Clock { left: if out { TO_FIND_BACK } else { left }, since: None, found_back };
    }

    /// Has the seat used up its time, and the moment to find back as well?
    pub(super) fn is_out_for_good(&self, seat: Seat) -> bool {
        let clock = &self.chair(seat).clock;
        self.terms.clock != ClockTerms::None && clock.found_back && !clock.runs() && clock.left <= 0
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
                chair.clock = Clock { left: chair.clock.left(at), since: None, ..chair.clock };
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

//! Moves, and what the server has to do by itself.

use super::{Decider, Phase, Room};
use crate::ids::PersonId;
use crate::journal::{Absence, After, Entry, Hand};
use crate::time::Millis;
use crate::trouble::{Not, Trouble};
use undercroft_core::Phrase;
use undercroft_core::Seat;

/// A node that does not get on with its tables is helped out by the others after this time.
pub(crate) const PATIENCE: Millis = 3_000;

/// The longest number a client may give a move.
pub const LONGEST_MOVE_ID: usize = 64;

/// What the server itself has to do next at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Task {
    /// A clock ran out.
    TimeOut(Seat),
    /// A bot of this level is asked.
    Think(Seat, String),
    /// The game is over and has to be counted.
    Count,
}

impl Room {
    /// A person's move. One that was sent before is not played again. Whether the game allows it is found out by
    /// [playing](Room::apply) it.
    pub fn play(
        &self,
        person: &PersonId,
        notation: &str,
        move_id: Option<&str>,
    ) -> Result<Vec<Entry>, Trouble> {
        if move_id.is_some_and(|id| id.len() > LONGEST_MOVE_ID) {
            return Err(Trouble::Invalid(
                Phrase::new("server-bad-move-id").number("most", LONGEST_MOVE_ID as i64),
            ));
        }
        let own = self.seat_of(person).ok_or(Not::Seated)?;
        // Asked before anything else: the repeated move may have been the last of the game.
        if move_id.is_some_and(|id| self.knows_move(own, id)) {
            return Ok(Vec::new());
        }
        let seat = self.deciding_seat(person)?;
        if self.paused() {
            return Err(Not::Paused.into());
        }
        Ok(vec![Entry::Moved {
            seat,
            notation: notation.to_owned(),
            by: Hand::Person,
            id: move_id.map(str::to_owned),
            after: After::default(),
        }])
    }

    /// The seat for which this person, and no bot in their place, decides.
    pub(super) fn deciding_seat(&self, person: &PersonId) -> Result<Seat, Trouble> {
        let seat = self.playing_seat(person)?;
        match self.chair(seat).absence {
            None => Ok(seat),
            Some(Absence::Resigned) => Err(Not::Resigned.into()),
            Some(Absence::Time | Absence::Left) => Err(Not::StandIn.into()),
        }
    }

    /// What the server has to do next, if anything.
    pub fn task(&self, now: Millis) -> Option<Task> {
        match self.phase() {
            Phase::Waiting => return None,
            Phase::Over => return self.table().map(|_| Task::Count),
            Phase::Playing => {}
        }
        if self.paused() {
            return None;
        }
        if let Some(seat) = self.out_of_time(now) {
            return Some(Task::TimeOut(seat));
        }
        self.asked().iter().find_map(|seat| match self.decider(seat) {
            Decider::Bot(level) => Some(Task::Think(seat, level.to_owned())),
            Decider::Person => None,
        })
    }

    /// When somebody should look after this table even if nobody touches it.
    pub fn due(&self) -> Option<Millis> {
        match self.task(self.changed) {
            Some(Task::Count) => Some(self.changed),
            Some(Task::TimeOut(_) | Task::Think(..)) => Some(self.changed + PATIENCE),
            None => self.next_time_out(),
        }
    }
}

//! Who is asked, and how a game ended.

use crate::seat::{MAX_SEATS, Seat, SeatSet};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};

/// Where a game stands.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Status {
    /// These seats are asked for a move; with more than one, they decide at the same time.
    Acting(SeatSet),
    /// The game is over.
    Over(Outcome),
}

impl Status {
    /// The seats that are asked; nobody when the game is over.
    pub fn acting(self) -> SeatSet {
        match self {
            Status::Acting(seats) => seats,
            Status::Over(_) => SeatSet::EMPTY,
        }
    }

    /// How it ended, if it did.
    pub fn outcome(self) -> Option<Outcome> {
        match self {
            Status::Acting(_) => None,
            Status::Over(outcome) => Some(outcome),
        }
    }
}

/// The end of a game: a place and a score for every seat, and why it ended.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    seats: u8,
    places: [u8; MAX_SEATS],
    scores: [i32; MAX_SEATS],
    reason: &'static str,
}

impl Outcome {
    /// Places follow from the scores: the highest score is first, equal scores share a place.
    /// `reason` is one of the game's [`Facts::end_reasons`](crate::setup::Facts::end_reasons).
    ///
    /// # Panics
    /// If there are more than [`MAX_SEATS`] scores.
    pub fn by_score(scores: &[i32], reason: &'static str) -> Outcome {
        Outcome::by_rank(scores, scores, reason)
    }

    /// Places follow from `ranks` (higher is better, for tie-breakers); `scores` are what people see.
    ///
    /// # Panics
    /// If the two slices differ in length or are longer than [`MAX_SEATS`].
    pub fn by_rank(ranks: &[i32], scores: &[i32], reason: &'static str) -> Outcome {
        assert_eq!(ranks.len(), scores.len());
        let mut outcome =
            Outcome { seats: scores.len() as u8, places: [0; MAX_SEATS], scores: [0; MAX_SEATS], reason };
        for (index, rank) in ranks.iter().enumerate() {
            outcome.scores[index] = scores[index];
            outcome.places[index] = 1 + ranks.iter().filter(|other| *other > rank).count() as u8;
        }
        outcome
    }

    /// The same, but nobody has won (a solo game that was lost): everybody moves down a place.
    #[must_use]
    pub fn without_winner(mut self) -> Outcome {
        if !self.winners().is_empty() {
            self.places[..self.seats as usize].iter_mut().for_each(|place| *place += 1);
        }
        self
    }

    /// The place of a seat, counted from 1.
    pub fn place(&self, seat: Seat) -> u8 {
        self.places[seat.index()]
    }

    /// The score of a seat.
    pub fn score(&self, seat: Seat) -> i32 {
        self.scores[seat.index()]
    }

    /// All places, by seat.
    pub fn places(&self) -> &[u8] {
        &self.places[..self.seats as usize]
    }

    /// All scores, by seat.
    pub fn scores(&self) -> &[i32] {
        &self.scores[..self.seats as usize]
    }

    /// Everyone in first place; nobody where a game was lost by all.
    pub fn winners(&self) -> SeatSet {
        Seat::all(self.seats).filter(|seat| self.place(*seat) == 1).collect()
    }

    /// Why the game ended.
    pub fn reason(&self) -> &'static str {
        self.reason
    }

    /// A seat's share of the win: 1 for a sole winner, a fraction for a shared first place, else 0.
    pub fn share(&self, seat: Seat) -> f64 {
        let winners = self.winners();
        if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 }
    }
}

/// What [`Outcome`] is written as.
#[derive(Deserialize)]
struct Written {
    places: Vec<u8>,
    scores: Vec<i32>,
    reason: String,
}

impl Outcome {
    /// Reads an outcome that was written by a game with these end reasons, for `deserialize_with`.
    pub fn read<'de, D>(source: D, reasons: &[&'static str]) -> Result<Option<Outcome>, D::Error>
    where
        D: Deserializer<'de>,
    {
        let Some(written) = Option::<Written>::deserialize(source)? else { return Ok(None) };
        let seats = written.scores.len();
        if seats > MAX_SEATS || written.places.len() != seats {
            return Err(D::Error::custom("an outcome has one place and one score for each seat"));
        }
        let reason = reasons.iter().find(|reason| **reason == written.reason);
        let reason = reason.ok_or_else(|| D::Error::custom(format!("no end reason: {}", written.reason)))?;
        let mut outcome =
            Outcome { seats: seats as u8, places: [0; MAX_SEATS], scores: [0; MAX_SEATS], reason };
        outcome.places[..seats].copy_from_slice(&written.places);
        outcome.scores[..seats].copy_from_slice(&written.scores);
        Ok(Some(outcome))
    }
}

impl Serialize for Outcome {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeStruct;
        let mut out = serializer.serialize_struct("Outcome", 3)?;
        out.serialize_field("places", self.places())?;
        out.serialize_field("scores", self.scores())?;
        out.serialize_field("reason", self.reason)?;
        out.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    const REASONS: &[&str] = &["done", "given up"];

    #[test]
    fn what_was_written_can_be_read() {
        let outcome = Outcome::by_rank(&[2, 3, 3], &[7, 8, -9], "given up");
        let written = serde_json::to_value(outcome).unwrap();
        assert_eq!(Outcome::read(written, REASONS).unwrap(), Some(outcome));
        assert_eq!(Outcome::read(Value::Null, REASONS).unwrap(), None);
    }

    #[test]
    fn a_lost_game_has_no_winner() {
        let lost = Outcome::by_score(&[4, 7], "given up").without_winner();
        assert!(lost.winners().is_empty());
        assert_eq!((lost.places(), lost.share(Seat::FIRST)), (&[3, 2][..], 0.0));
        assert_eq!(lost.without_winner(), lost);
        let written = serde_json::to_value(lost).unwrap();
        assert_eq!(Outcome::read(written, REASONS).unwrap(), Some(lost));
    }

    #[test]
    fn what_no_game_could_have_written_is_refused() {
        let other_reason = json!({ "places": [1, 2], "scores": [3, 0], "reason": "boredom" });
        assert!(Outcome::read(other_reason, REASONS).is_err());
        let a_place_too_few = json!({ "places": [1], "scores": [3, 0], "reason": "done" });
        assert!(Outcome::read(a_place_too_few, REASONS).is_err());
        let too_many_seats =
            json!({ "places": vec![1; MAX_SEATS + 1], "scores": vec![0; MAX_SEATS + 1], "reason": "done" });
        assert!(Outcome::read(too_many_seats, REASONS).is_err());
    }
}

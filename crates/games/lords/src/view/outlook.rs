//! What would come of things as they stand: the rules worked out for whoever is about to decide, from nothing that
//! the observer does not see.

use super::View;
use crate::Lords;
use crate::moves::Move;
use crate::state::{Ask, Phase, Player, State};
use serde::{Serialize, Serializer};
use undercroft_core::{Observer, Seat};

/// What is left of an adventurer who was hit.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Hit {
    /// His place in the party, counted from 1.
    pub place: u8,
    /// His hit points afterwards; with none he is captured.
    pub left: u8,
}

/// What an attack or an aimed trap would do at once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Blow {
    /// The move.
    #[serde(rename = "move", serialize_with = "as_notation")]
    pub mv: Move,
    /// Whom it would hit.
    pub hits: Vec<Hit>,
}

fn as_notation<S: Serializer>(mv: &Move, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(mv)
}

/// The places whose hit points change.
fn hits(game: &Lords, player: &Player, left: &[u8]) -> Vec<Hit> {
    let before = player.party.iter().map(|member| game.hit_points(member).saturating_sub(member.damage));
    let changed = (1..).zip(before.zip(left)).filter(|(_, (before, left))| before != *left);
    changed.map(|(place, (_, left))| Hit { place, left: *left }).collect()
}

pub(super) fn blows(game: &Lords, state: &State, observer: Observer) -> Vec<Blow> {
    let seat = state.actor;
    if observer.seat() != Some(seat) || !matches!(state.ask, Ask::Fight | Ask::Second | Ask::TrapTarget) {
        return Vec::new();
    }
    let mut moves = Vec::new();
    game.generate(state, seat, &mut moves);
    let blow =
        |mv: Move| Blow { mv, hits: hits(game, state.player(seat), &game.left_after(state, seat, mv)) };
    moves.into_iter().map(blow).collect()
}

pub(super) fn sprung(game: &Lords, state: &State, observer: Observer) -> Vec<Hit> {
    let seat = state.actor;
    let player = state.player(seat);
    let laid = player.plan.traps.first().filter(|_| state.ask == Ask::Plan && observer.seat() == Some(seat));
    let left = laid.and_then(|trap| game.left_after_trap(state, seat, *trap));
    left.map_or_else(Vec::new, |left| hits(game, player, &left))
}

impl View {
    /// DL-016: the seat whose turn is `turn`, counted from the first player to the left.
    pub fn seat_in_turn(&self, turn: u8) -> Seat {
        let seats = self.players.len() as u8;
        Seat::new((self.first.index() as u8 + turn) % seats)
    }

    /// The seat whose battle is fought.
    pub fn fighter(&self) -> Option<Seat> {
        let Phase::Battle(turn) = self.phase else { return None };
        (usize::from(turn) < self.players.len()).then(|| self.seat_in_turn(turn))
    }
}

impl Lords {
    /// DL-183…190: to whom the adventurers of the season would go as things stand, the weakest first; nobody is the
    /// counter that nobody plays.
    pub fn arrivals(&self, view: &View) -> Vec<Option<Seat>> {
        let seats = (0..view.players.len() as u8).map(|turn| view.seat_in_turn(turn));
        let evil = seats.map(|seat| (view.player(seat).shown.evil, seat));
        self.counters(view.dummy_evil, evil).iter().map(|(_, goes_to)| *goes_to).collect()
    }
}

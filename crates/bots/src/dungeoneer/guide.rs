//! How the heroes stand, for a search that cannot play hundreds of moves to the end.

use crate::guide::{Guide, Shares, shares_of};
use undercroft_core::{Game, MAX_SEATS, Quick, Seat, Status};
use undercroft_dungeoneer::state::Player;
use undercroft_dungeoneer::{Dungeoneer, State};

/// Rounds that are played on in thought.
const ROUNDS: u16 = 2;

/// Weighs quests, levels, life and glory after a few rounds.
#[derive(Copy, Clone, Debug)]
pub struct DungeoneerGuide;

impl<const SET: usize> Guide<Dungeoneer<SET>> for DungeoneerGuide {
    fn settled(
        &self,
        game: &Dungeoneer<SET>,
        root: &State,
        state: &State,
        _luck: &mut Quick,
    ) -> Option<Shares> {
        match game.status(state) {
            Status::Over(outcome) => Some(shares_of(&outcome)),
            Status::Acting(_) if state.round < root.round + ROUNDS => None,
            Status::Acting(_) => Some(standing(state)),
        }
    }
}

/// The chances by what has been reached: a completed quest is a third of the way.
fn standing(state: &State) -> Shares {
    let mut shares = [0.0; MAX_SEATS];
    let seats = || Seat::all(state.seats()).filter(|seat| !state.player(*seat).out);
    for seat in seats() {
        shares[seat.index()] = worth(state.player(seat)).exp();
    }
    let all: f64 = shares.iter().sum();
    for seat in seats() {
        shares[seat.index()] /= all;
    }
    shares
}

fn worth(player: &Player) -> f64 {
    let life = f64::from(player.life.min(8));
    f64::from(player.completed.len() as u8)
        + 0.15 * f64::from(player.level)
        + 0.12 * life
        + 0.02 * f64::from(player.glory.min(15))
        - 0.02 * f64::from(player.peril.min(15))
        + 0.1 * f64::from(player.items.len() as u8)
}

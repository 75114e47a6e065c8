//! What a search is told about Dungeoneer: adventurers play on for a turn or two, then it is weighed
//! how the heroes stand.

use super::mind::Mind;
use super::prospects::Outlook;
use crate::guide::{Guide, Shares, shares_of};
use undercroft_core::{Game, MAX_SEATS, Quick, Seat, Status};
use undercroft_dungeoneer::components::Form;
use undercroft_dungeoneer::state::Phase;
use undercroft_dungeoneer::{Dungeoneer, State};

/// Adventurers in all seats.
#[derive(Copy, Clone, Debug)]
pub struct DungeoneerGuide {
    /// Turns after the one at hand that are played on in thought.
    pub turns: u8,
}

/// The turn at hand is played on to its end and some more after it, the last one until its Dungeonlord has done his
/// worst. Further dice would drown what a decision is worth, unless many worlds are tried.
fn is_far_enough(turns: u8, root: &State, state: &State) -> bool {
    let seats = i32::from(state.seats());
    let turn = |state: &State| i32::from(state.round) * seats + state.active.index() as i32;
    let acts = match state.phase {
        Phase::Building | Phase::Hero | Phase::Discard | Phase::Save | Phase::Draw | Phase::Over => true,
        Phase::Heroes | Phase::Pairing | Phase::Laying | Phase::Reset | Phase::Dungeonlord => false,
    };
    let passed = turn(state) - turn(root);
    passed > i32::from(turns) || (passed == i32::from(turns) && acts)
}

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
            Status::Acting(_) if !is_far_enough(self.turns, root, state) => None,
            Status::Acting(_) => Some(standing(game, state)),
        }
    }

    fn likely_move(
        &self,
        game: &Dungeoneer<SET>,
        state: &State,
        seat: Seat,
        moves: &[undercroft_dungeoneer::Move],
        luck: &mut Quick,
    ) -> Option<undercroft_dungeoneer::Move> {
        Mind::new(game, state, seat).likely_move(moves, luck)
    }
}

/// The chances by what has been reached and what is near.
fn standing<const SET: usize>(game: &Dungeoneer<SET>, state: &State) -> Shares {
    let mut shares = [0.0; MAX_SEATS];
    let seats = || Seat::all(state.seats()).filter(|seat| !state.player(*seat).out);
    let worths = seats().map(|seat| (seat, worth(game, state, seat)));
    for (seat, worth) in worths {
        shares[seat.index()] = worth.exp();
    }
    let all: f64 = shares.iter().sum();
    for seat in seats() {
        shares[seat.index()] /= all;
    }
    if state.seats() == 1 {
        // Alone there is nobody to compare with: the share is how sure the win is.
        let worth = worth(game, state, Seat::FIRST);
        shares[0] = 1.0 / (1.0 + (ALONE - worth).exp());
    }
    shares
}

/// What a hero alone must have reached for an even chance.
const ALONE: f64 = 3.0;

/// What tells how a hero stands; `cargo run --release -p undercroft-bots --example dungeoneer-learn` finds the weights.
pub const FEATURES: usize = 13;

/// Found by letting adventurers play 6,000 games with two, three and four seats: a logistic regression of who wins.
const WEIGHTS: [f32; FEATURES] =
    [1.448, 1.494, 0.432, 0.908, 0.035, -3.330, 0.023, 0.055, 0.088, 0.013, -0.080, 0.186, 0.033];

fn worth<const SET: usize>(game: &Dungeoneer<SET>, state: &State, seat: Seat) -> f64 {
    let features = features(game, state, seat);
    f64::from(features.iter().zip(WEIGHTS).map(|(feature, weight)| feature * weight).sum::<f32>())
}

/// How far a hero has come and what he has: quests completed, the three nearest ones, life, danger to life, strength,
/// glory, peril, cards readied and monsters in the lair.
pub fn features<const SET: usize>(game: &Dungeoneer<SET>, state: &State, seat: Seat) -> [f32; FEATURES] {
    let player = state.player(seat);
    let outlook = Outlook::new(game, state, seat);
    let mut near: Vec<f32> = outlook.own().map(|open| outlook.prospect(open).turns).collect();
    near.sort_by(f32::total_cmp);
    let coming = |nth: usize| near.get(nth).map_or(0.0, |turns| 1.0 / (1.0 + 0.35 * turns));
    let life = f32::from(player.life);
    let value = |form| f32::from(game.value(state, seat, form));
    [
        player.completed.len() as f32,
        coming(0),
        coming(1),
        coming(2),
        life,
        (-0.5 * life).exp(),
        value(Form::Melee),
        value(Form::Magic),
        value(Form::Speed),
        f32::from(player.glory.min(16)),
        f32::from(player.peril.min(20)),
        player.items.len() as f32,
        player.lair.len() as f32,
    ]
}

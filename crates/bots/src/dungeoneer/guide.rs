//! What a search is told about Dungeoneer: adventurers play on for a turn or two, then it is weighed
//! how the heroes stand.

use super::mind::Mind;
use super::prospects::Outlook;
use crate::guide::{Guide, Shares, shares_of};
use undercroft_core::{Game, MAX_SEATS, Quick, Seat, Silent, Status};
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
        Phase::Heroes | Phase::Laying | Phase::Reset | Phase::Dungeonlord => false,
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

    fn playout(
        &self,
        game: &Dungeoneer<SET>,
        root: &State,
        state: &mut State,
        luck: &mut Quick,
        moves: &mut Vec<undercroft_dungeoneer::Move>,
    ) -> Shares {
        loop {
            if let Some(shares) = self.settled(game, root, state, luck) {
                return shares;
            }
            let acting = match game.status(state) {
                Status::Over(outcome) => return shares_of(&outcome),
                Status::Acting(acting) => acting,
            };
            let Some(seat) = acting.first() else { return [0.0; MAX_SEATS] };
            moves.clear();
            game.legal_moves(state, seat, moves);
            let mv = Mind::new(game, state, seat).likely_move(moves, luck);
            let Some(mv) = mv else { return [0.0; MAX_SEATS] };
            game.apply(state, seat, mv, luck, &mut Silent);
        }
    }
}

/// The chances by what has been reached and what is near.
fn standing<const SET: usize>(game: &Dungeoneer<SET>, state: &State) -> Shares {
    let mut shares = [0.0; MAX_SEATS];
    let seats = || Seat::all(state.seats()).filter(|seat| !state.player(*seat).out);
    for seat in seats() {
        shares[seat.index()] = worth(game, state, seat).exp();
    }
    let all: f64 = shares.iter().sum();
    for seat in seats() {
        shares[seat.index()] /= all;
    }
    if state.seats() == 1 {
        // Alone there is nobody to compare with: the share is how sure the win is.
        let worth = worth(game, state, Seat::FIRST);
        shares[0] = 1.0 / (1.0 + (2.0 - worth).exp());
    }
    shares
}

/// How far a hero has come, in quests or thereabouts, stretched so that a quest ahead is a clear lead.
fn worth<const SET: usize>(game: &Dungeoneer<SET>, state: &State, seat: Seat) -> f64 {
    let player = state.player(seat);
    let outlook = Outlook::new(game, state, seat);
    let mut near: Vec<f32> = outlook.own().map(|open| outlook.prospect(open).turns).collect();
    near.sort_by(f32::total_cmp);
    // The first quest in sight counts most, the next ones less and less.
    let coming: f32 =
        near.iter().take(3).zip([0.6, 0.25, 0.15]).map(|(turns, part)| part / (1.0 + 0.35 * turns)).sum();
    let life = f32::from(player.life);
    let health = 0.9 * (1.0 - (-0.5 * life).exp()) + 0.03 * life;
    let strength: i8 =
        [Form::Melee, Form::Magic, Form::Speed].map(|form| game.value(state, seat, form)).iter().sum();
    let worth = 1.4 * player.completed.len() as f32
        + 1.3 * coming
        + health
        + 0.08 * f32::from(strength)
        + 0.025 * f32::from(player.glory.min(16))
        - 0.015 * f32::from(player.peril.min(20))
        + 0.08 * player.items.len() as f32
        + 0.05 * player.lair.len() as f32;
    f64::from(1.2 * worth)
}

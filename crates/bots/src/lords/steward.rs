//! A sensible move without looking ahead: what a search plays on with, and an opponent of its own.

use super::habits::{Habits, USUAL};
use super::{battle, building, orders};
use crate::bot::{Bot, any_of};
use crate::budget::Limit;
use undercroft_core::{Chance, Quick, Seat, SeatHandle};
use undercroft_lords::components::Creature;
use undercroft_lords::state::{Ask, Player};
use undercroft_lords::{Lords, Move, State};

/// Plays by rules of thumb alone.
#[derive(Copy, Clone, Debug)]
pub struct Steward {
    /// Its rules of thumb.
    pub habits: Habits,
}

impl Default for Steward {
    fn default() -> Steward {
        Steward { habits: USUAL }
    }
}

impl Bot<Lords> for Steward {
    fn choose(&mut self, seat: &SeatHandle<'_, Lords>, luck: &mut Quick, _: &Limit) -> Option<Move> {
        let world = seat.imagine(luck);
        let mind = Mind::new(seat.game(), &world, seat.seat(), &self.habits);
        mind.likely_move(&seat.legal_moves(), luck)
    }
}

/// What a decision is made from.
#[derive(Copy, Clone, Debug)]
pub struct Mind<'a> {
    pub(super) game: &'a Lords,
    pub(super) state: &'a State,
    pub(super) player: &'a Player,
    pub(super) habits: &'a Habits,
}

impl<'a> Mind<'a> {
    /// The mind of a seat in a state as the seat imagines it.
    pub fn new(game: &'a Lords, state: &'a State, seat: Seat, habits: &'a Habits) -> Mind<'a> {
        Mind { game, state, player: state.player(seat), habits }
    }

    /// The move a sensible player would probably make.
    pub fn likely_move(&self, moves: &[Move], luck: &mut Quick) -> Option<Move> {
        if moves.len() < 2 {
            return moves.first().copied();
        }
        let whim = self.whim();
        let mut best = any_of(moves, luck)?;
        let mut most = f32::MIN;
        for mv in moves {
            let worth = self.worth(*mv) + whim * luck.below(1024) as f32 / 1024.0;
            if worth > most {
                (best, most) = (*mv, worth);
            }
        }
        Some(best)
    }

    fn worth(&self, mv: Move) -> f32 {
        match mv {
            Move::Order(order) | Move::Recall(order) | Move::Keep(order) => orders::worth(self, order),
            Move::Third(_) | Move::Retreat | Move::Idle(_) | Move::Pass | Move::Done => 0.0,
            Move::Use | Move::Dig(_) | Move::Mine(_) | Move::Hire(_) | Move::Build(..) | Move::Produce(_) => {
                building::worth(self, mv)
            }
            Move::Spy(place) => {
                let seen = self.player.spied[usize::from(place - 1)];
                if seen { -1.0 } else { 1.0 - 0.1 * f32::from(place) }
            }
            Move::Discard(trap) => -self.habits.traps_rank[trap.place()],
            Move::Feed(creature) | Move::Lose(creature) | Move::Strike(creature) | Move::Pick(creature) => {
                -self.rank(creature)
            }
            // The dearest creature is paid first and let go last.
            Move::Pay(creature) => 10.0 + self.rank(creature),
            Move::Release(creature) | Move::Withdraw(creature) => 5.0 - self.rank(creature),
            Move::Give(paid) => f32::from(paid),
            Move::PayPart(creature, _) => self.rank(creature) - 1.0,
            Move::Accept => building::more_evil(self, 2) + 1.5,
            Move::Tile(_)
            | Move::Lay(_)
            | Move::Send(_)
            | Move::Ready
            | Move::Free(_)
            | Move::First(_)
            | Move::Target(_)
            | Move::Attack(..) => battle::worth(self, mv),
        }
    }

    pub(super) fn rank(&self, creature: Creature) -> f32 {
        self.habits.creatures[creature.place()]
    }

    /// How much a whim may weigh: much where others must not foresee the choice, a little elsewhere.
    fn whim(&self) -> f32 {
        match self.state.ask {
            Ask::Keep | Ask::Orders | Ask::Recall => self.habits.order_whim,
            Ask::Space | Ask::Dig | Ask::Tunnel | Ask::Spy | Ask::Produce => 0.3,
            Ask::Nothing
            | Ask::Discard
            | Ask::Feed
            | Ask::Wages
            | Ask::Give
            | Ask::Hunt
            | Ask::Strike
            | Ask::Tile
            | Ask::Plan
            | Ask::Free
            | Ask::TrapOrder
            | Ask::TrapTarget
            | Ask::Suggestion
            | Ask::Peace
            | Ask::Pick
            | Ask::Fight
            | Ask::Second => 0.2,
        }
    }
}

//! A sensible move without looking ahead: what a search plays on with, and an opponent of its own.

use super::habits::{Habits, USUAL};
use super::lessons::{self, Lessons, Noticed, SHARED, power};
use super::{battle, building, orders, situation, skirmish};
use crate::bot::{Bot, any_of};
use crate::budget::Limit;
use arrayvec::ArrayVec;
use undercroft_core::{Chance, Quick, Seat, SeatHandle};
use undercroft_lords::components::Creature;
use undercroft_lords::state::{Ask, Player};
use undercroft_lords::{Lords, Move, State};

/// Plays by rules of thumb and by what experience has taught, without looking ahead.
#[derive(Copy, Clone, Debug)]
pub struct Steward {
    /// Its rules of thumb.
    pub habits: Habits,
    /// Experience, if it has any.
    pub lessons: Option<&'static Lessons>,
    /// How much more often than by experience it does what speaks most for itself: 1 is as it was learned.
    pub resolve: f32,
}

impl Default for Steward {
    fn default() -> Steward {
        Steward { habits: USUAL, lessons: Some(Lessons::in_the_box()), resolve: 1.0 }
    }
}

/// How much a point of the rules of thumb weighs where nothing else is known.
pub const TRUST: f32 = 5.0;

/// More moves than this are never weighed at once.
const MOST: usize = 96;

impl Bot<Lords> for Steward {
    fn choose(&mut self, seat: &SeatHandle<'_, Lords>, luck: &mut Quick, _: &Limit) -> Option<Move> {
        let world = seat.imagine(luck);
        let mind =
            Mind::new(seat.game(), &world, seat.seat(), &self.habits, self.lessons).resolved(self.resolve);
        mind.likely_move(&seat.legal_moves(), luck)
    }
}

/// What a decision is made from.
#[derive(Copy, Clone, Debug)]
pub struct Mind<'a> {
    pub(super) game: &'a Lords,
    pub(super) state: &'a State,
    pub(super) seat: Seat,
    pub(super) player: &'a Player,
    pub(super) habits: &'a Habits,
    lessons: Option<&'a Lessons>,
    resolve: f32,
}

impl<'a> Mind<'a> {
    /// The mind of a seat in a state as the seat imagines it.
    pub fn new(
        game: &'a Lords,
        state: &'a State,
        seat: Seat,
        habits: &'a Habits,
        lessons: Option<&'a Lessons>,
    ) -> Mind<'a> {
        Mind { game, state, seat, player: state.player(seat), habits, lessons, resolve: 1.0 }
    }

    /// The same mind, more or less resolute.
    #[must_use]
    pub fn resolved(self, resolve: f32) -> Mind<'a> {
        Mind { resolve, ..self }
    }

    /// Calls `weigh` with everything noticed of each move, and the kinds it belongs to.
    pub fn notice(&self, moves: &[Move], mut weigh: impl FnMut(&Noticed, (Option<usize>, Option<usize>))) {
        let combat = self.state.combat_round > 0;
        let after = combat.then(|| skirmish::planned(self));
        let mut noticed = match &after {
            Some(after) => skirmish::shared(self, after),
            None => situation::shared(self),
        };
        let room_at = |cell| self.player.dungeon.room_at(cell).is_some();
        for mv in moves {
            let own = &mut noticed[SHARED..];
            own.fill(0.0);
            own[0] = self.worth(*mv);
            match &after {
                Some(after) => skirmish::own(self, after, *mv, own),
                None => situation::own(self, *mv, own),
            }
            weigh(&noticed, lessons::kinds(self.state, room_at, *mv));
        }
    }

    /// What speaks for each move by experience.
    pub fn weigh(&self, lessons: &Lessons, moves: &[Move]) -> ArrayVec<f32, MOST> {
        let (mut weights, mut hidden) = (ArrayVec::new(), None);
        let combat = self.state.combat_round > 0;
        self.notice(&moves[..moves.len().min(MOST)], |noticed, kinds| {
            let hidden = hidden.get_or_insert_with(|| lessons.hidden(combat, noticed));
            weights.push(lessons.judge(kinds, noticed, hidden));
        });
        weights
    }

    /// How likely each move is by experience; all are alike for somebody who has none.
    pub fn chances(&self, moves: &[Move]) -> ArrayVec<f32, MOST> {
        let Some(lessons) = self.lessons else {
            return moves.iter().take(MOST).map(|_| 1.0 / moves.len() as f32).collect();
        };
        let mut weights = self.weigh(lessons, moves);
        let most = weights.iter().copied().fold(f32::MIN, f32::max);
        let mut total = 0.0;
        for weight in &mut weights {
            *weight = power(self.resolve * (*weight - most));
            total += *weight;
        }
        weights.iter_mut().for_each(|weight| *weight /= total);
        weights
    }

    /// One of the moves, the likelier the more speaks for it.
    fn experienced_move(&self, moves: &[Move], luck: &mut Quick) -> Option<Move> {
        let mut left = luck.below(1 << 20) as f32 / (1 << 20) as f32;
        let found = self.chances(moves).iter().position(|chance| {
            left -= chance;
            left < 0.0
        });
        moves.get(found.unwrap_or(0)).copied()
    }

    /// The move a sensible player would probably make.
    pub fn likely_move(&self, moves: &[Move], luck: &mut Quick) -> Option<Move> {
        if moves.len() < 2 {
            return moves.first().copied();
        }
        if self.lessons.is_some() {
            return self.experienced_move(moves, luck);
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

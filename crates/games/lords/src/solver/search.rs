//! The search: whole plans, best first, then what can be done in battle.

use super::bound::Plans;
use super::fingerprint::fingerprint;
use super::{Found, SAME, Solver};
use crate::moves::Move;
use crate::rules::scoring::points;
use crate::state::{Ask, Plan, State};
use arrayvec::ArrayVec;
use undercroft_core::Seat;

/// The most moves that a plan of a round is made of: more ghosts than the box holds.
const LONGEST: usize = 32;

/// A plan that can be sent, by the moves that are still to be made for it before it is ready.
struct Planned {
    moves: ArrayVec<Move, LONGEST>,
    /// What it is worth at the very most.
    most: f64,
}

impl Solver<'_> {
    /// The moves with their values; of those that are not among the best, with what they are worth at most.
    pub(super) fn worth_of_moves(&mut self, state: &State) -> Vec<(Move, f64)> {
        let mut moves = Vec::with_capacity(16);
        self.moves(state, &mut moves);
        if state.ask == Ask::Plan {
            return self.worth_of_plans(state, &moves);
        }
        let mut best = f64::MIN;
        let mut worth = Vec::new();
        for mv in moves {
            let mut next = state.clone();
            self.make(&mut next, mv);
            // Just below the best, so that equals are told apart from what is worse.
            let value = self.value(next, best - 2.0 * SAME);
            best = best.max(value);
            worth.push((mv, value));
        }
        worth
    }

    /// The same for the moves that make a plan: each is worth what the best plan with it is.
    fn worth_of_plans(&mut self, state: &State, moves: &[Move]) -> Vec<(Move, f64)> {
        let mut worth: Vec<(Move, f64)> = moves.iter().map(|mv| (*mv, f64::MIN)).collect();
        let mut best = f64::MIN;
        for planned in self.all_plans(state, f64::MIN) {
            let floor = best - 2.0 * SAME;
            let value =
                if planned.most <= floor { planned.most } else { self.worth_of_plan(state, &planned, floor) };
            best = best.max(value);
            let first = planned.moves.first().copied().unwrap_or(Move::Ready);
            if let Some((_, own)) = worth.iter_mut().find(|(mv, _)| *mv == first) {
                *own = own.max(value);
            }
        }
        worth
    }

    fn moves(&self, state: &State, moves: &mut Vec<Move>) {
        self.game.generate(state, self.me, moves);
        moves.retain(|mv| is_in_order(state, self.me, *mv));
    }

    /// Every plan that may be worth more than `floor`, the most promising first.
    fn all_plans(&mut self, state: &State, floor: f64) -> Vec<Planned> {
        let mut plans = Vec::with_capacity(32);
        self.add_plans(state, &mut ArrayVec::new(), floor, &mut plans);
        plans.sort_by(|one, other| other.most.total_cmp(&one.most));
        plans
    }

    fn add_plans(
        &mut self,
        state: &State,
        line: &mut ArrayVec<Move, LONGEST>,
        floor: f64,
        plans: &mut Vec<Planned>,
    ) {
        let most = self.at_best(state, Plans::Closed);
        if most > floor {
            plans.push(Planned { moves: line.clone(), most });
        }
        let mut moves = self.spare.pop().unwrap_or_default();
        self.moves(state, &mut moves);
        for mv in moves.iter().copied().filter(|mv| *mv != Move::Ready) {
            let mut next = state.clone();
            self.make(&mut next, mv);
            if line.is_full() || self.at_best(&next, Plans::Open) <= floor {
                continue;
            }
            line.push(mv);
            self.add_plans(&next, line, floor, plans);
            line.pop();
        }
        moves.clear();
        self.spare.push(moves);
    }

    /// A plan's value if it is more than `floor`, else something between the two; where it turns up an unknown
    /// card, the mean over all that it may be.
    fn worth_of_plan(&mut self, state: &State, planned: &Planned, floor: f64) -> f64 {
        let mut sent = state.clone();
        for mv in &planned.moves {
            self.make(&mut sent, *mv);
        }
        let chances = self.chances(&sent);
        if chances.is_empty() {
            self.make(&mut sent, Move::Ready);
            return self.value(sent, floor);
        }
        let total = f64::from(chances.iter().map(|(_, count)| count).sum::<u8>());
        let mut sum = 0.0;
        let mut open = total;
        for (card, count) in chances {
            let count = f64::from(count);
            open -= count;
            // What this card must bring, if all the others bring the most there is.
            let needed = (floor * total - sum - planned.most * open) / count;
            let mut turned = self.with_card(&sent, card);
            self.make(&mut turned, Move::Ready);
            let value = self.value(turned, needed);
            sum += value * count;
            let bound = (sum + planned.most * open) / total;
            if bound <= floor {
                return bound;
            }
        }
        sum / total
    }

    /// The worth of a situation if it is more than `floor`, else something between the two.
    fn value(&mut self, mut state: State, floor: f64) -> f64 {
        let mut moves = self.spare.pop().unwrap_or_default();
        let value = loop {
            self.situations += 1;
            if !self.in_combat(&state) {
                break self.weights.now(self.game, state.player(self.me));
            }
            let most = self.at_best(&state, Plans::Open);
            if self.is_done(&state) {
                break self.weights.guess(self.game, &state, self.me).min(most);
            }
            if most <= floor || self.situations >= self.limit {
                break most;
            }
            if state.ask == Ask::Plan {
                break self.value_of_round(&state, most, floor);
            }
            moves.clear();
            self.moves(&state, &mut moves);
            // What must be done is done at once.
            if let [only] = moves[..] {
                self.make(&mut state, only);
                continue;
            }
            break self.best_of(&state, &moves, most, floor);
        };
        moves.clear();
        self.spare.push(moves);
        value
    }

    fn best_of(&mut self, state: &State, moves: &[Move], most: f64, floor: f64) -> f64 {
        let mut best = f64::MIN;
        for mv in moves {
            let mut next = state.clone();
            self.make(&mut next, *mv);
            best = best.max(self.value(next, floor.max(best)));
            if best >= most - SAME {
                break;
            }
        }
        best
    }

    /// The value of a situation in which a plan is made.
    fn value_of_round(&mut self, state: &State, most: f64, floor: f64) -> f64 {
        let key = self.key(state);
        let known = self.known.get(&key).copied();
        if let Some(found) = known.filter(|found| found.exact || found.value <= floor) {
            return found.value;
        }
        let mut best = f64::MIN;
        // What is left out is worth no more than the floor.
        let mut left_out = floor;
        for planned in self.all_plans(state, floor) {
            let enough = floor.max(best);
            if planned.most <= enough {
                left_out = left_out.max(planned.most);
                break;
            }
            best = best.max(self.worth_of_plan(state, &planned, enough));
            if best >= most - SAME {
                break;
            }
        }
        let exact = best > floor;
        let value = if exact { best } else { best.max(left_out) };
        self.known.insert(key, Found { value, exact });
        value
    }

    /// A fingerprint of what can still differ where a plan is made: rounds begin in the same way by many paths,
    /// while within a battle few paths meet again.
    fn key(&self, state: &State) -> u128 {
        let player = state.player(self.me);
        fingerprint(&(
            (state.combat_round, state.paladin, self.cards_to_come(state), &player.plan),
            (player.evil, player.gold, player.food, player.imps, player.dungeon.conquered),
            (player.up, player.down, player.traps, &player.party, &player.prison),
            points(self.game, player).total(),
        ))
    }
}

/// One order for what goes into a plan: the traps, then the creatures by kind.
fn is_in_order(state: &State, seat: Seat, mv: Move) -> bool {
    let plan: &Plan = &state.player(seat).plan;
    match mv {
        Move::Lay(trap) => plan.sent.is_empty() && plan.traps.iter().all(|laid| *laid <= trap),
        Move::Send(creature) => plan.sent.kinds().all(|sent| sent <= creature),
        _ => true,
    }
}

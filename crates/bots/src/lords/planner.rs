//! The orders of a round: all three are planned together, against what the others may order.

use super::guide::LordsGuide;
use crate::budget::Limit;
use crate::guide::Guide;
use arrayvec::ArrayVec;
use undercroft_core::{Game, Quick, Seat, SeatHandle, Silent};
use undercroft_lords::components::Order;
use undercroft_lords::{Lords, Move, State};

/// The orders somebody gives, first to third.
type Triple = ArrayVec<Order, 3>;

/// Ways to order that are thought through.
const CANDIDATES: usize = 32;

/// One way to give the orders that are still to be given.
#[derive(Clone, Debug)]
struct Candidate {
    orders: Triple,
    /// How often the steward would order so.
    prior: f32,
    total: f64,
}

/// Thinks about orders.
#[derive(Copy, Clone, Debug)]
pub struct Planner<'a> {
    /// Who plays on and what the end is worth.
    pub guide: &'a LordsGuide,
    /// Games played on in thought.
    pub tries: u32,
}

impl Planner<'_> {
    /// The next order to give, if orders are asked for.
    pub fn next_order(&self, seat: &SeatHandle<'_, Lords>, luck: &mut Quick, limit: &Limit) -> Option<Move> {
        let (game, own) = (seat.game(), seat.seat());
        let world = asked_anew(&seat.imagine(luck), own);
        let mut left = self.candidates(game, &world, own);
        let halvings = (usize::BITS - left.len().leading_zeros()).max(1);
        let share = (self.tries / halvings) as usize;
        let mut scratch = Vec::new();
        while left.len() > 1 {
            for _ in 0..(share / left.len()).max(2) {
                // Only whole worlds count: all plans are compared over the same ones.
                if limit.is_over() {
                    break;
                }
                let mut world = asked_anew(&seat.imagine(luck), own);
                self.others_order(game, &mut world, own, luck);
                let fate = luck.fork();
                for candidate in &mut left {
                    let (mut state, mut luck) = (world.clone(), fate.clone());
                    for order in &candidate.orders {
                        game.apply(&mut state, own, Move::Order(*order), &mut luck, &mut Silent);
                    }
                    let shares = self.guide.playout(game, &world, &mut state, &mut luck, &mut scratch);
                    candidate.total += shares[own.index()];
                }
            }
            left.sort_by(|one, other| other.total.total_cmp(&one.total));
            left.truncate(left.len().div_ceil(2));
        }
        left.first().and_then(|best| best.orders.first()).map(|order| Move::Order(*order))
    }

    /// The ways to order that the steward would think of first.
    fn candidates(&self, game: &Lords, world: &State, seat: Seat) -> Vec<Candidate> {
        let mut found = Vec::new();
        let mut state = world.clone();
        self.extend(game, &mut state, seat, &mut Triple::new(), 1.0, &mut found);
        found.sort_by(|one, other| other.prior.total_cmp(&one.prior));
        found.truncate(CANDIDATES);
        found
    }

    fn extend(
        &self,
        game: &Lords,
        state: &mut State,
        seat: Seat,
        given: &mut Triple,
        prior: f32,
        found: &mut Vec<Candidate>,
    ) {
        let player = state.player(seat);
        if player.chosen.is_full() {
            found.push(Candidate { orders: given.clone(), prior, total: 0.0 });
            return;
        }
        let moves: ArrayVec<Move, 8> = player.hand().iter().map(Move::Order).collect();
        let chances = self.guide.steward_mind(game, state, seat).chances(&moves);
        for (mv, chance) in moves.iter().zip(&chances) {
            let Move::Order(order) = mv else { continue };
            let _ = state.player_mut(seat).chosen.try_push(*order);
            given.push(*order);
            self.extend(game, state, seat, given, prior * chance, found);
            given.pop();
            state.player_mut(seat).chosen.pop();
        }
    }

    /// Everybody else orders as the steward would.
    fn others_order(&self, game: &Lords, world: &mut State, own: Seat, luck: &mut Quick) {
        for other in Seat::all(world.seats()).filter(|other| *other != own) {
            while !world.player(other).chosen.is_full() {
                let moves: ArrayVec<Move, 8> = world.player(other).hand().iter().map(Move::Order).collect();
                let mv = self.guide.steward_mind(game, world, other).likely_move(&moves, luck);
                let Some(Move::Order(order)) = mv else { break };
                let _ = world.player_mut(other).chosen.try_push(order);
            }
        }
    }
}

/// The world before anybody else has ordered: what they have chosen is their secret, and chance is a bad guess.
fn asked_anew(world: &State, own: Seat) -> State {
    let mut world = world.clone();
    for other in Seat::all(world.seats()).filter(|other| *other != own) {
        world.player_mut(other).chosen.clear();
        if let Some(dummy) = world.dummies.get_mut(other.index()) {
            dummy.third = None;
        }
    }
    world
}

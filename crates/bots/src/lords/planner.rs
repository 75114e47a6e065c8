//! The orders of a round: all three are planned together, against what the others may order.

use super::guide::LordsGuide;
use crate::budget::Limit;
use crate::guide::Guide;
use crate::trial::{Tried, by_halving};
use arrayvec::ArrayVec;
use undercroft_core::{Game, Quick, Seat, SeatHandle, Silent};
use undercroft_lords::components::Order;
use undercroft_lords::{Lords, Move, State};

/// The orders somebody gives, first to third.
type Triple = ArrayVec<Order, 3>;

/// Ways to order that are thought through, at least and at most, and so many tries for each.
const PLANS: (u32, u32) = (6, 24);
const TRIES_A_PLAN: u32 = 64;

/// Thinks about orders.
#[derive(Copy, Clone, Debug)]
pub struct Planner<'a> {
    /// Who plays on and what the end is worth.
    pub guide: &'a LordsGuide,
    /// Games played on in thought.
    pub tries: u32,
    /// Are all three weighed together, or one after the other?
    pub together: bool,
    /// So much of a world's share speaks for a plan beforehand if the steward were sure to order so.
    pub habit: f64,
}

impl Planner<'_> {
    /// The next order to give, if orders are asked for.
    pub fn next_order(&self, seat: &SeatHandle<'_, Lords>, luck: &mut Quick, limit: &Limit) -> Option<Move> {
        let (game, own) = (seat.game(), seat.seat());
        let world = asked_anew(&seat.imagine(luck), own);
        let mut plans =
            if self.together { self.plans(game, &world, own) } else { self.each(game, &world, own) };
        let mut scratch = Vec::new();
        by_halving(&mut plans, self.tries, limit, |left| {
            let mut world = asked_anew(&seat.imagine(luck), own);
            self.others_order(game, &mut world, own, luck);
            let fate = luck.fork();
            for plan in left {
                let (mut state, mut luck) = (world.clone(), fate.clone());
                for order in &plan.mv {
                    game.apply(&mut state, own, Move::Order(*order), &mut luck, &mut Silent);
                }
                let shares = self.guide.playout(game, &world, &mut state, &mut luck, &mut scratch);
                plan.add(shares[own.index()]);
            }
        });
        plans.first().and_then(|best| best.mv.first()).map(|order| Move::Order(*order))
    }

    /// Every order that can be given next; what comes after it is left to the steward.
    fn each(&self, game: &Lords, world: &State, seat: Seat) -> Vec<Tried<Triple>> {
        let moves: ArrayVec<Move, 8> = world.player(seat).hand().iter().map(Move::Order).collect();
        let chances = self.guide.steward_mind(game, world, seat).chances(&moves);
        let orders = world.player(seat).hand();
        let tried = orders.iter().zip(chances).map(|(order, chance)| {
            Tried::new(std::iter::once(order).collect(), self.habit * f64::from(chance))
        });
        tried.collect()
    }

    /// The ways to order that the steward would think of first.
    fn plans(&self, game: &Lords, world: &State, seat: Seat) -> Vec<Tried<Triple>> {
        let mut found = Vec::new();
        let mut state = world.clone();
        self.extend(game, &mut state, seat, &mut Triple::new(), 1.0, &mut found);
        found.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        let most = (self.tries / TRIES_A_PLAN).clamp(PLANS.0, PLANS.1) as usize;
        found
            .into_iter()
            .take(most)
            .map(|(orders, chance)| Tried::new(orders, self.habit * f64::from(chance)))
            .collect()
    }

    /// Every way to give the orders that are still to be given, and how often the steward would order so.
    fn extend(
        &self,
        game: &Lords,
        state: &mut State,
        seat: Seat,
        given: &mut Triple,
        prior: f32,
        found: &mut Vec<(Triple, f32)>,
    ) {
        let player = state.player(seat);
        if player.chosen.is_full() {
            found.push((given.clone(), prior));
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

//! The opponents: one who forgets things, and a lord who thinks ahead.

use super::guide::LordsGuide;
use super::solver::{Goal, Solution, Solver};
use super::steward::Steward;
use crate::bot::{Bot, any_of};
use crate::budget::Limit;
use crate::guide::Guide;
use undercroft_core::{Chance, Game, Quick, SeatHandle, Silent};
use undercroft_lords::{Lords, Move};

/// Plays like the steward, but every fourth decision is made without a thought.
#[derive(Copy, Clone, Debug)]
pub struct Careless;

impl Bot<Lords> for Careless {
    fn choose(&mut self, seat: &SeatHandle<'_, Lords>, luck: &mut Quick, limit: &Limit) -> Option<Move> {
        if luck.below(4) == 0 {
            any_of(&seat.legal_moves(), luck)
        } else {
            Steward::default().choose(seat, luck, limit)
        }
    }
}

/// Situations of a combat that are looked at before a decision, as far as they are needed.
const SITUATIONS: u64 = 40_000;

/// Thinks every choice through to the end of the game with the steward in all seats, and solves combat exactly.
#[derive(Copy, Clone, Debug)]
pub struct Lord {
    /// Games played on in thought before a decision.
    tries: u32,
    guide: LordsGuide,
}

impl Lord {
    /// A lord who plays on about so many games in thought before a decision.
    pub fn new(tries: u32) -> Lord {
        Lord { tries, guide: LordsGuide::ambitious() }
    }

    /// The best move by trying: in every imagined world all moves that are left are tried with the same luck to
    /// come, and the worse half drops out again and again.
    fn tried(
        &self,
        seat: &SeatHandle<'_, Lords>,
        moves: &[Move],
        luck: &mut Quick,
        limit: &Limit,
    ) -> Option<Move> {
        let (game, own) = (seat.game(), seat.seat());
        let mut left: Vec<(Move, f64)> = moves.iter().map(|mv| (*mv, 0.0)).collect();
        let halvings = (usize::BITS - left.len().leading_zeros()).max(1);
        let share = (self.tries / halvings) as usize;
        let mut scratch = Vec::new();
        while left.len() > 1 {
            for _ in 0..(share / left.len()).max(2) {
                // Only whole worlds count: all moves are compared over the same ones.
                if limit.is_over() {
                    break;
                }
                let world = seat.imagine(luck);
                let fate = luck.fork();
                for (mv, total) in &mut left {
                    let (mut state, mut luck) = (world.clone(), fate.clone());
                    game.apply(&mut state, own, *mv, &mut luck, &mut Silent);
                    let shares = self.guide.playout(game, &world, &mut state, &mut luck, &mut scratch);
                    *total += shares[own.index()];
                }
            }
            left.sort_by(|one, other| other.1.total_cmp(&one.1));
            left.truncate(left.len().div_ceil(2));
        }
        left.first().map(|(mv, _)| *mv)
    }
}

impl Bot<Lords> for Lord {
    fn choose(&mut self, seat: &SeatHandle<'_, Lords>, luck: &mut Quick, limit: &Limit) -> Option<Move> {
        let moves = seat.legal_moves();
        if moves.len() < 2 {
            return moves.first().copied();
        }
        let solved = combat(seat, luck).and_then(|solution| solution.moves.first().copied());
        solved.or_else(|| self.tried(seat, &moves, luck, limit)).or_else(|| any_of(&moves, luck))
    }
}

/// What the solver says about the combat the seat is in, if it is in one.
pub(super) fn combat(seat: &SeatHandle<'_, Lords>, luck: &mut Quick) -> Option<Solution> {
    let world = seat.imagine(luck);
    let mut solver = Solver::new(seat.game(), &world, seat.seat(), Goal::Prosper)?;
    Some(solver.solve_within(&world, SITUATIONS))
}

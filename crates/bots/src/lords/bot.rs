//! The opponents: one who forgets things, and a lord who thinks ahead.

use super::guide::LordsGuide;
use super::planner::Planner;
use super::solver::{Goal, Solution, Solver};
use super::steward::Steward;
use crate::bot::{Bot, any_of};
use crate::budget::Limit;
use crate::trial::by_trial;
use undercroft_core::{Chance, Quick, SeatHandle};
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

/// How orders are thought about.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Orders {
    /// Like everything else: what the others order is any guess.
    AsOfOld,
    /// One after the other, against what stewards would order.
    OneByOne,
    /// All three of a round together.
    Together,
}

/// Thinks every choice through to the end of the game with the steward in all seats, and solves combat exactly.
#[derive(Copy, Clone, Debug)]
pub struct Lord {
    /// Games played on in thought before a decision.
    tries: u32,
    guide: LordsGuide,
    /// How orders are thought about.
    orders: Orders,
    /// So much of a world's share speaks for a move beforehand if the steward were sure to make it.
    habit: f64,
}

/// What the steward would do counts so much: choices that come to the same are made as planned, not by chance.
const HABIT: f64 = 1.5;

impl Lord {
    /// A lord who plays on about so many games in thought before a decision.
    pub fn new(tries: u32) -> Lord {
        Lord { tries, guide: LordsGuide::ambitious(), orders: Orders::OneByOne, habit: HABIT }
    }

    /// One who orders one thing at a time and has learned nothing from games: what lords were once, to measure
    /// the others by.
    pub fn of_old(tries: u32) -> Lord {
        Lord { tries, guide: LordsGuide::inexperienced(), orders: Orders::AsOfOld, habit: 0.0 }
    }

    /// The same lord, who takes others for more or less resolute.
    #[must_use]
    pub fn resolved(self, resolve: f32) -> Lord {
        Lord { guide: self.guide.resolved(resolve), ..self }
    }

    /// The same lord, who thinks every game through to its end.
    #[must_use]
    pub fn to_the_end(self) -> Lord {
        Lord { guide: self.guide.to_the_end(), ..self }
    }

    /// The same lord without regard to what the steward would do.
    #[must_use]
    pub fn without_habits(self) -> Lord {
        Lord { habit: 0.0, ..self }
    }

    /// The same lord, who plans all orders of a round together.
    #[must_use]
    pub fn planning(self) -> Lord {
        Lord { orders: Orders::Together, ..self }
    }
}

impl Bot<Lords> for Lord {
    fn choose(&mut self, seat: &SeatHandle<'_, Lords>, luck: &mut Quick, limit: &Limit) -> Option<Move> {
        let moves = seat.legal_moves();
        if moves.len() < 2 {
            return moves.first().copied();
        }
        if let Some(solution) = combat(seat, luck)
            && let Some(mv) = solution.moves.first()
        {
            return Some(*mv);
        }
        if self.orders != Orders::AsOfOld && matches!(moves[0], Move::Order(_)) {
            let together = self.orders == Orders::Together;
            let planner = Planner { guide: &self.guide, tries: self.tries, together, habit: self.habit };
            return planner.next_order(seat, luck, limit).or_else(|| any_of(&moves, luck));
        }
        // Nobody who can pay takes a red marker instead.
        if self.orders != Orders::AsOfOld
            && let Some(most) = moves.iter().rev().find(|mv| matches!(mv, Move::Give(_)))
        {
            return Some(*most);
        }
        let world = seat.imagine(luck);
        let chances = self.guide.steward_mind(seat.game(), &world, seat.seat()).chances(&moves);
        let liked = chances.iter().map(|chance| f64::from(*chance)).chain(std::iter::repeat(0.0));
        let moves: Vec<(Move, f64)> =
            moves.into_iter().zip(liked).map(|(mv, chance)| (mv, self.habit * chance)).collect();
        by_trial(seat, &self.guide, &moves, self.tries, luck, limit).first().map(|best| best.mv)
    }
}

/// What the solver says about the combat the seat is in, if it is in one.
pub(super) fn combat(seat: &SeatHandle<'_, Lords>, luck: &mut Quick) -> Option<Solution> {
    let world = seat.imagine(luck);
    let mut solver = Solver::new(seat.game(), &world, seat.seat(), Goal::Prosper)?;
    Some(solver.solve_within(&world, SITUATIONS))
}

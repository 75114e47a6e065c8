//! The opponents: one who is careless, one who goes by rules of thumb, and one who tries his choices in thought.

use super::guide::DungeoneerGuide;
use super::mind::Mind;
use crate::bot::{Bot, any_of};
use crate::budget::Limit;
use crate::trial::by_trial;
use undercroft_core::{Chance, Quick, SeatHandle};
use undercroft_dungeoneer::{Dungeoneer, Move};

/// Goes by rules of thumb.
#[derive(Copy, Clone, Debug)]
pub struct Adventurer;

impl<const SET: usize> Bot<Dungeoneer<SET>> for Adventurer {
    fn choose(
        &mut self,
        seat: &SeatHandle<'_, Dungeoneer<SET>>,
        luck: &mut Quick,
        _: &Limit,
    ) -> Option<Move> {
        let world = seat.imagine(luck);
        Mind::new(seat.game(), &world, seat.seat()).likely_move(&seat.legal_moves(), luck)
    }
}

/// The same, but every third decision is made without a thought.
#[derive(Copy, Clone, Debug)]
pub struct Careless;

impl<const SET: usize> Bot<Dungeoneer<SET>> for Careless {
    fn choose(
        &mut self,
        seat: &SeatHandle<'_, Dungeoneer<SET>>,
        luck: &mut Quick,
        limit: &Limit,
    ) -> Option<Move> {
        if luck.below(3) == 0 {
            any_of(&seat.legal_moves(), luck)
        } else {
            Adventurer.choose(seat, luck, limit)
        }
    }
}

/// Tries the choices that seem good at first sight in imagined worlds, with adventurers in all seats.
#[derive(Copy, Clone, Debug)]
pub struct Rival {
    /// Worlds played on in thought before a decision.
    pub tries: u32,
    /// Choices that are tried.
    pub choices: usize,
    /// How far they are played on.
    pub guide: DungeoneerGuide,
}

/// What a wound's worth at first sight counts beside a share of the win, in one world; it fades as worlds are tried.
const FIRST_SIGHT: f64 = 0.04;

impl<const SET: usize> Bot<Dungeoneer<SET>> for Rival {
    fn choose(
        &mut self,
        seat: &SeatHandle<'_, Dungeoneer<SET>>,
        luck: &mut Quick,
        limit: &Limit,
    ) -> Option<Move> {
        let moves = seat.legal_moves();
        if moves.len() < 2 {
            return moves.first().copied();
        }
        let world = seat.imagine(luck);
        let mut ranked = Mind::new(seat.game(), &world, seat.seat()).ranked(&moves);
        ranked.truncate(self.choices);
        let best = ranked.first()?.1;
        let starts: Vec<_> = ranked
            .iter()
            .map(|(mv, worth)| (*mv, FIRST_SIGHT * f64::from((worth - best).max(-4.0))))
            .collect();
        let tried = by_trial(seat, &self.guide, &starts, self.tries, luck, limit);
        tried.first().map(|best| best.mv)
    }
}

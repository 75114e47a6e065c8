//! Looks one move ahead and plays every possibility out a few times.

use crate::bot::{Bot, any_of};
use crate::budget::{Budget, Limit};
use crate::guide::Guide;
use undercroft_core::{Chance, Game, Quick, SeatHandle, Silent};

/// The bot that sees one move far.
#[derive(Clone, Debug)]
pub struct Greedy<P> {
    /// How long it may think.
    pub budget: Budget,
    /// What it knows of the game.
    pub guide: P,
}

impl<P> Greedy<P> {
    /// The mean share of the win after each legal move; every imagined world is tried with every move.
    pub fn values<G: Game>(
        &self,
        seat: &SeatHandle<'_, G>,
        luck: &mut Quick,
        limit: &Limit,
    ) -> Vec<(G::Move, f64)>
    where
        P: Guide<G>,
    {
        let (game, mut deadline) = (seat.game(), self.budget.start(limit));
        let moves = seat.legal_moves();
        let mut totals = vec![0.0; moves.len()];
        let mut worlds = 0u32;
        let mut scratch = Vec::new();
        'thinking: loop {
            let root = seat.imagine(luck);
            let mut shares = Vec::with_capacity(moves.len());
            for mv in &moves {
                if !deadline.allows_another() {
                    break 'thinking;
                }
                let mut state = root.clone();
                game.apply(&mut state, seat.seat(), *mv, luck, &mut Silent);
                let result = self.guide.playout(game, &root, &mut state, luck, &mut scratch);
                shares.push(result[seat.seat().index()]);
            }
            // Only whole rounds count, or the first moves would be favoured.
            for (total, share) in totals.iter_mut().zip(shares) {
                *total += share;
            }
            worlds += 1;
        }
        moves.into_iter().zip(totals).map(|(mv, total)| (mv, total / f64::from(worlds.max(1)))).collect()
    }
}

impl<G: Game, P: Guide<G>> Bot<G> for Greedy<P> {
    fn choose(&mut self, seat: &SeatHandle<'_, G>, luck: &mut Quick, limit: &Limit) -> Option<G::Move> {
        let moves = seat.legal_moves();
        if moves.len() < 2 {
            return moves.first().copied();
        }
        let values = self.values(seat, luck, limit);
        let best = values.iter().map(|(_, value)| *value).fold(f64::MIN, f64::max);
        let equals: Vec<G::Move> =
            values.iter().filter(|(_, value)| *value >= best).map(|(mv, _)| *mv).collect();
        any_of(&equals, luck).or_else(|| moves.get(luck.below(moves.len() as u32) as usize).copied())
    }
}

//! Plans played on into rounds to come, with dice as they may fall.

use super::estimate::Judge;
use super::patience::Patience;
use super::search::Search;
use super::strength::Effort;
use undercroft_core::{Chance, Game, Quick, Seat, Silent};
use undercroft_paper::moves::Move;
use undercroft_paper::state::{Phase, State, Team};
use undercroft_paper::view::View;

/// How many plans may start with the same talent and goal.
const ALIKE: usize = 4;

pub(super) struct Future<'a> {
    pub judge: &'a Judge<'a>,
    pub view: &'a View,
    pub luck: &'a mut Quick,
    pub effort: Effort,
}

impl Future<'_> {
    /// The plans by what they come to on average, the best first. All plans meet the same dice; the worse half
    /// is dropped from time to time.
    pub(super) fn compare(&mut self, search: &Search<'_>, patience: &mut Patience<'_>) -> Vec<(u32, f32)> {
        let mut plans: Vec<(u32, f32)> =
            search.candidates(self.effort.plans, ALIKE).into_iter().map(|node| (node, 0.0)).collect();
        let mut dropped: Vec<(u32, f32)> = Vec::new();
        let (mut times, mut next_cut) = (0, (self.effort.times / 8).max(1));
        while plans.len() > 1 && times < self.effort.times {
            let luck = u64::from(self.luck.bits());
            let mut worth = Vec::with_capacity(plans.len());
            for (node, _) in &plans {
                if patience.look() {
                    break;
                }
                worth.extend(self.play_on(*search.team(*node), &mut Quick::new(luck), patience));
            }
            // Only whole comparisons count, or the first plans would be favoured.
            if worth.len() < plans.len() {
                break;
            }
            for ((_, mean), worth) in plans.iter_mut().zip(worth) {
                *mean += (worth - *mean) / (times + 1) as f32;
            }
            times += 1;
            if times == next_cut {
                next_cut *= 2;
                // A stable sort: the first of equals was the more promising one.
                plans.sort_by(|a, b| b.1.total_cmp(&a.1));
                dropped.splice(0..0, plans.drain(plans.len().div_ceil(2).max(2).min(plans.len())..));
            }
        }
        plans.sort_by(|a, b| b.1.total_cmp(&a.1));
        plans.extend(dropped);
        plans
    }

    /// The worth of a team after it has played some more rounds, alone at the table; nothing if patience ended
    /// before: what was found in haste is not comparable.
    fn play_on(&self, mut team: Team, luck: &mut Quick, patience: &mut Patience<'_>) -> Option<f32> {
        let game = self.judge.game;
        team.ready = false;
        let mut state = State {
            phase: self.view.phase,
            round: self.view.round,
            dungeon: self.view.dungeon,
            missions: self.view.missions.iter().copied().collect(),
            dice: self.view.dice,
            teams: [team].into_iter().collect(),
            shown: [team].into_iter().collect(),
        };
        game.apply(&mut state, Seat::FIRST, Move::Done, luck, &mut Silent);
        let last = self.view.round + self.effort.rounds;
        loop {
            if state.phase == Phase::Over {
                return Some(f32::from(game.score(&state, Seat::FIRST).total()));
            }
            let common = game.common(&state);
            let missions = state.missions;
            let judge = Judge { missions: &missions, ..*self.judge };
            let mut search = Search::new(&judge, common, state.teams[0]);
            search.run(self.effort.later_width, patience);
            if patience.is_over() {
                return None;
            }
            let best = search.best();
            if state.round >= last && state.phase == Phase::Dice {
                return Some(search.worth(best));
            }
            for (_, mv) in search.path_to(best) {
                game.apply(&mut state, Seat::FIRST, mv, luck, &mut Silent);
            }
            if state.phase == common.phase && !state.teams[0].ready {
                game.apply(&mut state, Seat::FIRST, Move::Done, luck, &mut Silent);
            }
        }
    }
}

//! Plans played to the end of the game, with dice as they may fall.

use super::estimate::Judge;
use super::search::Search;
use crate::moves::Move;
use crate::state::{Phase, State, Team};
use crate::view::View;
use undercroft_core::{Chance, Game, Quick, Seat, Silent, Status};

/// How many plans are compared.
const PLANS: usize = 12;
/// How many plans may start with the same talent and goal.
const ALIKE: usize = 3;
/// How often each plan is played at most.
const TIMES: usize = 48;

pub(super) struct Future<'a> {
    pub judge: &'a Judge<'a>,
    pub view: &'a View,
    pub luck: &'a mut Quick,
}

impl Future<'_> {
    /// The plan with the most glory at the end, on average. All plans meet the same dice; the worse half is
    /// dropped from time to time.
    pub(super) fn best_of(&mut self, search: &Search<'_>, keep_going: &mut dyn FnMut() -> bool) -> u32 {
        let mut plans: Vec<(u32, f32)> =
            search.candidates(PLANS, ALIKE).into_iter().map(|node| (node, 0.0)).collect();
        let mut times = 0;
        while plans.len() > 1 && times < TIMES {
            let luck = u64::from(self.luck.bits());
            let mut glory = Vec::with_capacity(plans.len());
            for (node, _) in &plans {
                if !keep_going() {
                    return best(&plans);
                }
                glory.push(self.play_out(*search.team(*node), &mut Quick::new(luck)));
            }
            for ((_, sum), glory) in plans.iter_mut().zip(glory) {
                *sum += glory;
            }
            times += 1;
            if matches!(times, 6 | 12 | 24) {
                plans.sort_by(|a, b| b.1.total_cmp(&a.1));
                plans.truncate(plans.len().div_ceil(2).max(2));
            }
        }
        best(&plans)
    }

    /// The glory of a team that plays on die by die, alone at the table.
    fn play_out(&self, mut team: Team, luck: &mut Quick) -> f32 {
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
        while let Status::Acting(_) = game.status(&state) {
            let scene = game.scene(&state);
            let missions = state.missions.clone();
            let judge = Judge { missions: &missions, ..*self.judge };
            let mut search = Search::new(&judge, scene, state.teams[0]);
            search.run(1, &mut || true);
            let path = search.path_to(search.best());
            for (_, mv) in path {
                game.apply(&mut state, Seat::FIRST, mv, luck, &mut Silent);
            }
            if state.phase != Phase::Over && !state.teams[0].ready && state.phase == scene.phase {
                game.apply(&mut state, Seat::FIRST, Move::Done, luck, &mut Silent);
            }
        }
        f32::from(game.score(&state, Seat::FIRST).total())
    }
}

fn best(plans: &[(u32, f32)]) -> u32 {
    // The first of equals was the more promising one.
    plans.iter().rev().max_by(|a, b| a.1.total_cmp(&b.1)).map_or(0, |(node, _)| *node)
}

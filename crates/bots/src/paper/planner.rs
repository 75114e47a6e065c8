//! A planner on one seat: it makes a plan for the phase and carries it out move by move.

use super::distances::Distances;
use super::estimate::Judge;
use super::future::Future;
use super::network::Network;
use super::search::Search;
use super::strength::{Effort, Strength};
use undercroft_core::{Chance, Quick, SeatHandle};
use undercroft_paper::Paper;
use undercroft_paper::moves::Move;
use undercroft_paper::state::{Phase, Team};
use undercroft_paper::view::View;

/// Plays one seat. It remembers the plan it is carrying out and makes a new one whenever the sheet is not as
/// the plan expected it.
#[derive(Clone, Debug)]
pub struct Planner {
    strength: Strength,
    effort: Effort,
    plan: Vec<(Team, Move)>,
    distances: Option<(u8, Distances)>,
}

impl Planner {
    /// A planner of this strength.
    pub fn new(strength: Strength) -> Planner {
        Planner { strength, effort: strength.effort(), plan: Vec::new(), distances: None }
    }

    /// A planner that thinks as long as this.
    pub fn with_effort(strength: Strength, effort: Effort) -> Planner {
        Planner { effort, ..Planner::new(strength) }
    }

    /// A move for the seat of this handle; nothing if it is not asked. The planner thinks as long as
    /// `keep_going` says so and it has something to think about.
    pub fn choose(
        &mut self,
        handle: &SeatHandle<'_, Paper>,
        chance: &mut impl Chance,
        keep_going: &mut dyn FnMut() -> bool,
    ) -> Option<Move> {
        let legal = handle.legal_moves();
        if legal.len() < 2 {
            return legal.first().copied();
        }
        if self.strength == Strength::Random {
            return Some(legal[chance.below(legal.len() as u32) as usize]);
        }
        let view = handle.view();
        let sheet = view.own()?.1.sheet;
        let remembered = self.plan.iter().find(|(team, _)| *team == sheet).map(|(_, mv)| *mv);
        let chosen = remembered.filter(|mv| legal.contains(mv)).or_else(|| {
            self.make_plan(handle.game(), &view, sheet, chance, keep_going);
            self.plan.first().map(|(_, mv)| *mv)
        });
        Some(chosen.filter(|mv| legal.contains(mv)).unwrap_or(legal[0]))
    }

    fn make_plan(
        &mut self,
        game: &Paper,
        view: &View,
        sheet: Team,
        chance: &mut impl Chance,
        keep_going: &mut dyn FnMut() -> bool,
    ) {
        let effort = self.effort;
        let mut luck = Quick::new(u64::from(chance.bits()));
        let blinded = match self.strength {
            Strength::Random | Strength::Greedy => true,
            Strength::Easy => luck.below(2) == 0,
            Strength::Normal | Strength::Hard | Strength::Expert => false,
        };
        let network = (!blinded).then(Network::in_the_box);
        let judge = Judge::new(game, &view.missions, self.distances_of(game, view), network);
        let mut search = Search::new(&judge, view.common(game.components()), sheet);
        search.run(effort.width, keep_going);
        let plans = search.candidates(effort.careless.max(1), effort.careless.max(1));
        let best = if effort.times > 0 && view.phase != Phase::Aftermath {
            let mut future = Future { judge: &judge, view, luck: &mut luck, effort };
            future.compare(&search, keep_going).first().map(|(node, _)| *node)
        } else {
            plans.get(luck.below(plans.len().max(1) as u32) as usize).copied()
        };
        self.plan = search.path_to(best.unwrap_or_else(|| search.best()));
    }

    fn distances_of(&mut self, game: &Paper, view: &View) -> &Distances {
        let card = view.dungeon.0;
        if self.distances.as_ref().is_none_or(|(known, _)| *known != card) {
            self.distances = None;
        }
        &self.distances.get_or_insert_with(|| (card, Distances::new(view.common(game.components()).map()))).1
    }
}

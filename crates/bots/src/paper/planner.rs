//! A planner on one seat: it makes a plan for the phase and carries it out move by move.

use super::distances::Distances;
use super::estimate::Judge;
use super::future::Future;
use super::network::Network;
use super::patience::Patience;
use super::plan::Plan;
use super::reward_bias::RewardBias;
use super::search::Search;
use super::strength::{Effort, Strength};
use undercroft_core::{Chance, Quick, SeatHandle};
use undercroft_paper::Paper;
use undercroft_paper::moves::Move;
use undercroft_paper::state::{Phase, Team};
use undercroft_paper::view::View;

/// Plays one seat. What it remembers between its decisions is a [`Plan`], which its caller keeps.
#[derive(Copy, Clone, Debug)]
pub struct Planner {
    strength: Strength,
    effort: Effort,
    /// What a simple player is after, without a thought for the rounds to come.
    taste: Option<RewardBias>,
}

impl Planner {
    /// A planner of this strength.
    pub const fn new(strength: Strength) -> Planner {
        Planner { strength, effort: strength.effort(), taste: None }
    }

    /// A planner that thinks as long as this.
    pub const fn with_effort(strength: Strength, effort: Effort) -> Planner {
        Planner { strength, effort, taste: None }
    }

    /// The planner of a strength, or a simple player: see [`NAMES`](super::reward_bias::NAMES).
    pub fn called(name: &str) -> Option<Planner> {
        if let Some(strength) = Strength::from_id(name) {
            return Some(Planner::new(strength));
        }
        Some(Planner { taste: Some(RewardBias::called(name)?), ..Planner::new(Strength::Normal) })
    }

    /// Does it play any move, without a thought?
    pub(super) fn is_random(&self) -> bool {
        self.strength == Strength::Random
    }

    /// A move for the seat of this handle; nothing if it is not asked. The planner thinks as long as
    /// `keep_going` says so and it has something to think about; it asks every few dozen sheets, and when it is told
    /// to stop it answers after a few hundred more with the best plan it has found.
    pub fn choose(
        &self,
        handle: &SeatHandle<'_, Paper>,
        plan: &mut Plan,
        chance: &mut impl Chance,
        keep_going: &mut dyn FnMut() -> bool,
    ) -> Option<Move> {
        let legal = handle.legal_moves();
        if legal.len() < 2 {
            return legal.first().copied();
        }
        if self.is_random() {
            return Some(legal[chance.below(legal.len() as u32) as usize]);
        }
        let view = handle.view();
        let sheet = view.own()?.1.sheet;
        let chosen = plan.next(&sheet).filter(|mv| legal.contains(mv)).or_else(|| {
            let mut patience = Patience::new(keep_going);
            let steps = self.steps(handle.game(), &view, sheet, chance, &mut patience);
            plan.renew(steps, patience.considered())
        });
        Some(chosen.filter(|mv| legal.contains(mv)).unwrap_or(legal[0]))
    }

    /// The best way found to the end of the phase: moves, each with the sheet before it.
    fn steps(
        &self,
        game: &Paper,
        view: &View,
        sheet: Team,
        chance: &mut impl Chance,
        patience: &mut Patience<'_>,
    ) -> Vec<(Team, Move)> {
        let effort = self.effort;
        let mut luck = Quick::new(u64::from(chance.bits()));
        let blinded = match self.strength {
            Strength::Random | Strength::Greedy => true,
            Strength::Easy => luck.below(2) == 0,
            Strength::Normal | Strength::Hard | Strength::Expert => false,
        };
        let network = (!blinded && self.taste.is_none()).then(Network::in_the_box);
        let common = view.common(game.components());
        let distances = Distances::new(common.map());
        let judge =
            Judge { reward_bias: self.taste, ..Judge::new(game, &view.missions, &distances, network) };
        let mut search = Search::new(&judge, common, sheet);
        search.run(effort.width, patience);
        let plans = search.candidates(effort.careless.max(1), effort.careless.max(1));
        let best = if effort.times > 0 && view.phase != Phase::Aftermath {
            let mut future = Future { judge: &judge, view, luck: &mut luck, effort };
            future.compare(&search, patience).first().map(|(node, _)| *node)
        } else {
            plans.get(luck.below(plans.len().max(1) as u32) as usize).copied()
        };
        search.path_to(best.unwrap_or_else(|| search.best()))
    }
}

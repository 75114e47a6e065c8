//! A bot that plans its three dice and whole routes, from what its seat knows.
//!
//! A team never needs to know what the others do in the same round, so the planner works on its own sheet: it
//! searches over orders of dice, their uses, routes and rewards up to the end of the round, estimates what
//! each sheet is worth, and (at full strength) plays the best ones to the end of the game several times with
//! dice as they may fall. The caller says when to stop; an answer is ready at any time.

mod distances;
mod estimate;
mod future;
mod search;

pub use estimate::Weights;

use crate::Paper;
use crate::moves::Move;
use crate::state::{Phase, Team};
use crate::view::View;
use distances::Distances;
use future::Future;
use search::Search;
use undercroft_core::{Chance, Quick, SeatHandle};

/// How hard the planner thinks.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Strength {
    /// Any legal move.
    Random,
    /// Each die as if it were the last: most glory on the sheet now.
    Greedy,
    /// Plans the round and estimates what the sheet will be worth.
    Normal,
    /// Plans the round and plays the best plans to the end of the game.
    Hard,
}

impl Strength {
    /// All four, the weakest first.
    pub const ALL: [Strength; 4] = [Strength::Random, Strength::Greedy, Strength::Normal, Strength::Hard];

    /// The name in commands and tables.
    pub const fn id(self) -> &'static str {
        ["random", "greedy", "normal", "hard"][self as usize]
    }

    /// The strength with this name.
    pub fn from_id(id: &str) -> Option<Strength> {
        Strength::ALL.into_iter().find(|strength| strength.id() == id)
    }
}

/// Plays one seat. It remembers the plan it is carrying out and makes a new one whenever the sheet is not as
/// the plan expected it.
#[derive(Clone, Debug)]
pub struct Planner {
    strength: Strength,
    weights: Weights,
    /// How many sheets are kept after each die.
    pub width: usize,
    plan: Vec<(Team, Move)>,
    distances: Option<(u8, Distances)>,
}

impl Planner {
    /// A planner of this strength.
    pub fn new(strength: Strength) -> Planner {
        Planner::with_weights(strength, Weights::default())
    }

    /// A planner with weights of its own.
    pub fn with_weights(strength: Strength, weights: Weights) -> Planner {
        Planner { strength, weights, width: 24, plan: Vec::new(), distances: None }
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
        let scene = view.scene(game.components());
        if self.distances.as_ref().is_none_or(|(card, _)| *card != view.dungeon.0) {
            self.distances = Some((view.dungeon.0, Distances::new(scene.map())));
        }
        let Some((_, distances)) = &self.distances else { return };
        let greedy = self.strength == Strength::Greedy;
        let judge = estimate::Judge {
            game,
            missions: &view.missions,
            distances,
            weights: &self.weights,
            only_score: greedy,
        };
        let mut search = Search::new(&judge, scene, sheet);
        search.run(if greedy { 1 } else { self.width }, keep_going);
        let mut luck = Quick::new(u64::from(chance.bits()));
        let best = match self.strength {
            Strength::Hard if view.phase != Phase::Aftermath => {
                Future { judge: &judge, view, luck: &mut luck }.best_of(&search, keep_going)
            }
            Strength::Hard | Strength::Normal | Strength::Greedy | Strength::Random => search.best(),
        };
        self.plan = search.path_to(best);
    }
}

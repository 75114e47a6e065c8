//! Paper Dungeons: a bot that plans its three dice and whole routes, from what its seat knows. It plays all levels
//! and gives the hints.
//!
//! A team never needs to know what the others do in the same round, so the planner works on its own sheet: it
//! searches over orders of dice, their uses, routes and rewards up to the end of the round, judges what each
//! sheet is worth by what many games have taught it, and (at full strength) plays the best plans on into the
//! next rounds with dice as they may fall. The caller says when to stop; an answer is ready at any time.

mod advice;
mod distances;
mod estimate;
mod features;
mod future;
mod learn;
mod network;
mod patience;
mod plan;
mod planner;
mod reward_bias;
mod search;
mod seen;
mod strength;

pub use advice::{Advice, advise, advise_on};
pub use learn::Learner;
pub use network::{Network, NetworkError};
pub use plan::Plan;
pub use planner::Planner;
pub use strength::{Effort, Strength};

use crate::bot::Bot;
use crate::budget::Limit;
use crate::guide::Unguided;
use crate::hint::Insight;
use crate::level::BotError;
use crate::opponents::{Fallback, Opponents};
use undercroft_core::{Phrase, Quick, SeatHandle};
use undercroft_paper::{Move, Paper};

/// A planner on a seat. It keeps no [`Plan`]: each decision is planned anew from what its seat knows, with luck that
/// is the same for the whole phase, so a bot made anew for every decision plays like one that is kept, and an easy one
/// has the same mood all round.
struct Planning(Planner);

impl Planning {
    fn new(strength: Strength) -> Box<Planning> {
        Box::new(Planning(Planner::new(strength)))
    }
}

impl Bot<Paper> for Planning {
    fn choose(&mut self, seat: &SeatHandle<'_, Paper>, luck: &mut Quick, limit: &Limit) -> Option<Move> {
        let mut keep_going = || !limit.is_over();
        if self.0.is_random() {
            return self.0.choose(seat, &mut Plan::default(), luck, &mut keep_going);
        }
        self.0.choose(seat, &mut Plan::default(), &mut luck_of_phase(seat), &mut keep_going)
    }
}

/// The luck of a planner in a phase: it follows from what everybody knows of the phase, and from the seat.
fn luck_of_phase(seat: &SeatHandle<'_, Paper>) -> Quick {
    let view = seat.view();
    let dice = view.dice.iter().fold(0u64, |dice, symbol| dice * 7 + *symbol as u64);
    let place = u64::from(view.round) * 4 + view.phase as u64;
    Quick::new((dice << 16) ^ (place << 8) ^ (u64::from(view.dungeon.0) << 4) ^ seat.seat().index() as u64)
}

impl Opponents for Paper {
    type Guide = Unguided;

    const POINTS: bool = true;

    const GAUNTLET: &'static [&'static str] = reward_bias::NAMES;

    fn guide(&self) -> Unguided {
        Unguided
    }

    fn of_level(&self, level: &str) -> Option<Box<dyn Bot<Paper>>> {
        Some(Box::new(Planning(Planner::called(level)?)))
    }

    fn expert(&self, _fallback: Fallback) -> Result<Box<dyn Bot<Paper>>, BotError> {
        Ok(Planning::new(Strength::Expert))
    }

    fn insights(seat: &SeatHandle<'_, Paper>) -> Option<Vec<Insight<Move>>> {
        let solo = seat.game().agreements().seats == 1;
        let insight = |advice: Advice| Insight {
            mv: advice.mv,
            chance: advice.chance,
            said: Some(advice.summary(solo)),
            reasons: advice.plan,
        };
        Some(advise(seat).into_iter().map(insight).collect())
    }

    fn reasons(seat: &SeatHandle<'_, Paper>, mv: Move) -> Vec<Phrase> {
        advise_on(seat, mv).map(|advice| advice.plan).unwrap_or_default()
    }
}

//! How balanced a game is, by what happens when bots play it: who wins with what, and what is used or never is.

use super::play::{seat_bots, watch_game};
use super::{ArenaError, Plan, Times};
use crate::level::BotSpec;
use crate::opponents::{Fallback, Opponents};
use rayon::prelude::*;
use std::collections::BTreeMap;

/// The family of wins, by how the game ended and with whom.
const WON: &str = "wins by end and character";

/// What was seen in a number of games.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Balance {
    /// Games played.
    pub games: u32,
    /// Moves of all games.
    pub moves: u64,
    /// The share of wins of each seat.
    pub seats: Vec<f64>,
    /// How often each character was played, and its share of wins.
    pub characters: BTreeMap<String, (u32, f64)>,
    /// How often things happened, by family; what never did stands there with 0.
    pub counted: BTreeMap<&'static str, BTreeMap<String, u32>>,
    /// How the games ended.
    pub ends: BTreeMap<&'static str, u32>,
}

impl Balance {
    fn add(&mut self, other: Balance) {
        self.games += other.games;
        self.moves += other.moves;
        self.seats.resize(self.seats.len().max(other.seats.len()), 0.0);
        for (sum, share) in self.seats.iter_mut().zip(&other.seats) {
            *sum += share;
        }
        for (name, (games, wins)) in other.characters {
            let sum = self.characters.entry(name).or_default();
            *sum = (sum.0 + games, sum.1 + wins);
        }
        for (family, names) in other.counted {
            for (name, count) in names {
                *self.counted.entry(family).or_default().entry(name).or_default() += count;
            }
        }
        for (reason, count) in other.ends {
            *self.ends.entry(reason).or_default() += count;
        }
    }
}

/// Plays all games of a plan and looks at what happens.
pub fn balance<G: Opponents>(plan: &Plan, fallback: Fallback) -> Result<Balance, ArenaError> {
    let game = G::new(&plan.setup)?;
    let specs = plan.entrants().into_iter().map(BotSpec::read).collect::<Result<Vec<_>, _>>()?;
    for spec in &specs {
        spec.bot(&game, fallback)?;
    }
    let mut sum = Balance::default();
    for (family, name) in game.countable() {
        sum.counted.entry(family).or_default().insert(name, 0);
    }
    let seatings = plan.seatings();
    let played: Vec<Balance> = (0..plan.deals)
        .into_par_iter()
        .flat_map_iter(|deal| seatings.iter().map(move |seating| (deal, seating)))
        .map_init(
            || seat_bots(&game, &specs, fallback),
            |bots, (deal, seating)| {
                let mut times = vec![Times::default(); bots.len()];
                let mut events = Vec::new();
                let (outcome, moves, last) =
                    watch_game(&game, &plan.seed, deal, seating, bots, &mut times, &mut events);
                let mut seen = Balance { games: 1, moves: moves.into(), ..Balance::default() };
                for (family, name) in events.iter().flat_map(|event| game.counted(event)) {
                    *seen.counted.entry(family).or_default().entry(name).or_default() += 1;
                }
                let Some(outcome) = outcome else { return seen };
                *seen.ends.entry(outcome.reason()).or_default() += 1;
                let seats = undercroft_core::Seat::all(seating.len() as u8);
                seen.seats = seats.map(|seat| outcome.share(seat)).collect();
                for (name, share) in game.characters(&last).into_iter().zip(&seen.seats) {
                    if *share > 0.0 {
                        let won = format!("{}: {name}", outcome.reason());
                        *seen.counted.entry(WON).or_default().entry(won).or_default() += 1;
                    }
                    let one = seen.characters.entry(name).or_default();
                    *one = (one.0 + 1, one.1 + share);
                }
                seen
            },
        )
        .collect();
    // One after the other, so that the sums do not depend on who was faster.
    for one in played {
        sum.add(one);
    }
    Ok(sum)
}

//! Training the two-player bidding policy: `undercroft train welcome`.
//!
//! A game is a race of at most five rounds, and every round changes the tallies, so it is solved from its end:
//! when a pair of tallies is trained, what each end of its round is worth is known already. The first pair, in which
//! everything is at stake for both, is trained longest, and the others begin with what was learned there.

use super::abstraction::Memory;
use super::guide::kits_of;
use super::kit::Kit;
use super::policy::Policy;
use super::regret::{Learner, Opponent, Payoffs};
use super::round::Round;
use super::tallies::{PAIRS, Tallies};
use rayon::prelude::*;
use std::sync::Arc;
use undercroft_core::{Game, Setup};
use undercroft_welcome::{Hero, Welcome};

/// What to train.
#[derive(Clone, Debug)]
pub struct TrainArgs {
    /// The same seed gives the same policy.
    pub seed: u64,
    /// Rounds for each of the 52 pairs of tallies and hero; the first and the last pair of tallies, which all others
    /// build on and with which every game begins, get three times as many.
    pub rounds: u32,
    /// A policy whose training was interrupted.
    pub resume: Option<Policy>,
}

/// Rounds in which the value of what was learned is measured.
const MEASURED: u32 = 200_000;

/// One hero, and what is worked out about it again and again.
struct Heroic {
    hero: Hero,
    kits: [Kit; 64],
    memory: Memory,
}

fn heroes(game: &Welcome) -> [Heroic; 4] {
    Hero::ALL.map(|hero| Heroic { hero, kits: kits_of(game, hero), memory: Memory::default() })
}

/// Trains; `stage_done` gets the policy after each of the 13 stages, to save it.
pub fn train<E>(args: TrainArgs, mut stage_done: impl FnMut(&Policy) -> Result<(), E>) -> Result<Policy, E> {
    let (seed, rounds) = match &args.resume {
        Some(policy) => (policy.head.seed, policy.head.rounds),
        None => (args.seed, args.rounds),
    };
    let command = format!("undercroft train welcome --seed {seed} --rounds {rounds}");
    let mut policy = args.resume.unwrap_or_else(|| Policy::untrained(command, seed, rounds));
    let game = Welcome::new(&Setup::new(2)).expect("two players by the default options");
    let mut heroes = heroes(&game);
    let (round, stages) = (Round::full(game.components()), Tallies::backwards());
    for (stage, tallies) in stages.iter().enumerate().skip(policy.head.stages) {
        let payoffs = policy.payoffs(*tallies);
        let rounds = if stage == 0 || stage + 1 == stages.len() { rounds.saturating_mul(3) } else { rounds };
        let learned: Vec<_> = heroes
            .par_iter_mut()
            .map(|Heroic { hero, kits, memory }| {
                let luck = crate::guide::mix(seed, (stage * 4 + *hero as usize) as u64 + 1);
                let mut learner = Learner::new(round, kits, memory, payoffs, luck).beginning_with(
                    |index| policy.pass(stages[0], *hero, index),
                    |index| policy.decision(stages[0], *hero, index),
                );
                learner.learn(rounds);
                let value = learner.value(rounds.min(MEASURED), 0);
                (*hero, learner.tables, value)
            })
            .collect();
        for (hero, tables, value) in learned {
            policy.record(*tallies, hero, &tables, value);
        }
        policy.head.stages = stage + 1;
        stage_done(&policy)?;
    }
    Ok(policy)
}

/// Trains the best response to a policy, from the last tallies to the first, with a hero of its own choice: a policy
/// too, which begins with the habits of the one it is to beat. `stage_done` is told how many stages are done.
pub fn respond(target: &Arc<Policy>, seed: u64, rounds: u32, mut stage_done: impl FnMut(usize)) -> Policy {
    let command = format!("undercroft train welcome --exploit --seed {seed} --rounds {rounds}");
    let mut response = Policy::untrained(command, seed, rounds);
    let game = Welcome::new(&Setup::new(2)).expect("two players by the default options");
    let mut heroes = heroes(&game);
    let (round, stages) = (Round::full(game.components()), Tallies::backwards());
    // The first bidder's winning chance by tallies and hero when the other one bids first.
    let mut second = vec![[0.5f32; 4]; PAIRS];
    for (stage, tallies) in stages.iter().enumerate() {
        let payoffs = [0, 1].map(|me| payoffs(target, &response, &second, *tallies, me));
        let learned: Vec<_> = heroes
            .par_iter_mut()
            .map(|Heroic { hero, kits, memory }| {
                let luck = crate::guide::mix(seed ^ 0xbe57, (stage * 4 + *hero as usize) as u64 + 1);
                let opponent = Opponent::Fixed(&**target, *tallies, *hero);
                let mut learner = Learner::new(round, kits, memory, payoffs[0], luck)
                    .against(opponent, payoffs)
                    .beginning_with(
                        |index| target.pass(*tallies, *hero, index),
                        |index| target.decision(*tallies, *hero, index),
                    );
                learner.learn(rounds);
                let values = [0, 1].map(|me| learner.value(rounds.min(MEASURED), me));
                (*hero, learner.tables, values)
            })
            .collect();
        for (hero, tables, values) in learned {
            response.record(*tallies, hero, &tables, values[0]);
            second[tallies.index()][hero as usize] = values[1];
        }
        response.head.stages = stage + 1;
        stage_done(stage + 1);
    }
    response
}

/// What each end of a round is worth to its first bidder when player `me` responds and the other follows the target.
fn payoffs(target: &Policy, response: &Policy, second: &[[f32; 4]], tallies: Tallies, me: usize) -> Payoffs {
    let worth = |runner: usize, alive: bool| match tallies.after(runner, alive) {
        Err(winner) => f32::from(u8::from(winner == 0)),
        Ok(next) => {
            let best = if runner == me {
                response.values(next).into_iter().fold(0.0, f32::max)
            } else {
                let chosen = target.values(next).into_iter().enumerate();
                chosen
                    .max_by(|(_, one), (_, other)| one.total_cmp(other))
                    .map_or(0.5, |(hero, _)| second[next.index()][hero])
            };
            if runner == 0 { best } else { 1.0 - best }
        }
    };
    [[worth(0, false), worth(0, true)], [worth(1, false), worth(1, true)]]
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::convert::Infallible;

    fn train_quietly(args: TrainArgs) -> Policy {
        train(args, |_| Ok::<(), Infallible>(())).unwrap()
    }

    #[test]
    fn a_seed_gives_one_policy_even_after_an_interruption() {
        let args = TrainArgs { seed: 3, rounds: 20, resume: None };
        let whole = train_quietly(args.clone());
        let mut saved = None;
        let stopped = train(args, |policy| {
            saved = Some(policy.write());
            if policy.head.stages == 7 { Err("stopped") } else { Ok(()) }
        });
        assert_eq!(stopped.unwrap_err(), "stopped");
        let half = Policy::read(&saved.unwrap()).unwrap();
        assert_eq!(half.head.stages, 7);
        let resumed = train_quietly(TrainArgs { seed: 99, rounds: 1, resume: Some(half) });
        assert_eq!(resumed.write(), whole.write());
    }
}

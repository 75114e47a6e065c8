//! Training the two-player bidding policy: `undercroft train welcome`.
//!
//! A game is a race of at most five rounds, and every round changes the tallies, so it is solved from its end:
//! when a pair of tallies is trained, what each end of its round is worth is known already.

use super::abstraction::Memory;
use super::guide::kits_of;
use super::policy::Policy;
use super::regret::Learner;
use super::round::Round;
use super::tallies::{PAIRS, Tallies};
use rayon::prelude::*;
use undercroft_core::{Game, Setup};
use undercroft_welcome::{Hero, Welcome};

/// What to train.
#[derive(Clone, Debug)]
pub struct TrainArgs {
    /// The same seed gives the same policy.
    pub seed: u64,
    /// Rounds for each of the 64 pairs of tallies and hero.
    pub rounds: u32,
    /// A policy whose training was interrupted.
    pub resume: Option<Policy>,
}

/// Trains; `stage_done` gets the policy after each of the 16 stages, to save it.
pub fn train<E>(args: TrainArgs, mut stage_done: impl FnMut(&Policy) -> Result<(), E>) -> Result<Policy, E> {
    let (seed, rounds) = match &args.resume {
        Some(policy) => (policy.head.seed, policy.head.rounds),
        None => (args.seed, args.rounds),
    };
    let command = format!("undercroft train welcome --seed {seed} --rounds {rounds}");
    let mut policy = args.resume.unwrap_or_else(|| Policy::untrained(command, seed, rounds));
    let game = Welcome::new(&Setup::new(2)).expect("two players by the default options");
    let mut heroes = Hero::ALL.map(|hero| (hero, kits_of(&game, hero), Memory::default()));
    let (round, stages) = (Round::full(game.components()), Tallies::backwards());
    for (stage, tallies) in stages.iter().enumerate().take(PAIRS).skip(policy.head.stages) {
        let payoffs = policy.payoffs(*tallies);
        let learned: Vec<_> = heroes
            .par_iter_mut()
            .map(|(hero, kits, memory)| {
                let luck = crate::guide::mix(seed, (stage * 4 + *hero as usize) as u64 + 1);
                let mut learner = Learner::new(round, kits, memory, payoffs, luck);
                learner.learn(rounds);
                let value = learner.value(rounds.min(200_000));
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

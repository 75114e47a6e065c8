//! Regret minimisation over the bidding of one round: Monte Carlo CFR with linear weights.
//!
//! The other player's choices and the cards are sampled. Of the learner's own choices both bids are followed,
//! but only one way to place a card: following all seven would cost a thousand times as much. What the others
//! would have brought is filled in by their running mean, which keeps the estimate true and its noise small.
//!
//! Two players who keep minimising what they regret not having done end up, on average, with a strategy that
//! cannot be taken advantage of (as far as the abstraction sees). Bluffs come out of it by themselves.

use super::abstraction::{ACTIONS, BIDS, DECISIONS, Memory, bid_index, decision_index};
use super::kit::Kit;
use super::round::Round;
use undercroft_core::{Chance, Quick};
use undercroft_welcome::Monster;

/// How often the learner tries a way to place a card without regard to its strategy.
const EXPLORE: f32 = 0.4;
/// How fast the running means follow.
const MEAN_RATE: f32 = 0.05;

/// The first player's winning chance after each end of the round: `[runner][came out alive]`.
pub type Payoffs = [[f32; 2]; 2];

/// Regrets and the sums of strategies for one hero and one pair of tallies.
#[derive(Debug)]
pub struct Tables {
    /// Draw or pass.
    pub bids: Vec<Cell<2>>,
    /// Add, or throw away with a tile.
    pub decisions: Vec<Cell<ACTIONS>>,
}

/// One situation.
#[derive(Copy, Clone, Debug)]
pub struct Cell<const N: usize> {
    regret: [f32; N],
    /// How much each action was chosen, weighed.
    pub chosen: [f32; N],
    /// The running mean of what each action brought.
    mean: [f32; N],
}

impl<const N: usize> Cell<N> {
    const NEW: Cell<N> = Cell { regret: [0.0; N], chosen: [0.0; N], mean: [0.5; N] };

    /// Each action as likely as it is regretted; all alike if none is.
    fn strategy(&self, allowed: impl Fn(usize) -> bool) -> [f32; N] {
        let mut strategy = [0.0; N];
        let (mut total, mut count) = (0.0, 0u8);
        for action in (0..N).filter(|action| allowed(*action)) {
            strategy[action] = self.regret[action].max(0.0);
            total += strategy[action];
            count += 1;
        }
        for (action, chance) in strategy.iter_mut().enumerate() {
            if total > 0.0 {
                *chance /= total;
            } else if allowed(action) {
                *chance = 1.0 / f32::from(count);
            }
        }
        strategy
    }

    /// The average strategy, if the situation was ever met.
    pub fn average(&self) -> Option<[f32; N]> {
        let total: f32 = self.chosen.iter().sum();
        (total > 0.0).then(|| self.chosen.map(|chosen| chosen / total))
    }
}

/// Which of the two strategies plays: the one being learned, or its average.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Plays {
    Learning,
    Average,
}

/// Training for one hero.
#[derive(Debug)]
pub struct Learner<'a> {
    round: Round,
    kits: &'a [Kit; 64],
    memory: &'a mut Memory,
    /// What was learned.
    pub tables: Tables,
    payoffs: Payoffs,
    weight: f32,
    luck: Quick,
}

impl<'a> Learner<'a> {
    /// A learner who knows nothing yet, for rounds like `round`.
    pub fn new(
        round: Round,
        kits: &'a [Kit; 64],
        memory: &'a mut Memory,
        payoffs: Payoffs,
        seed: u64,
    ) -> Self {
        let tables = Tables { bids: vec![Cell::NEW; BIDS], decisions: vec![Cell::NEW; DECISIONS] };
        Learner { round, kits, memory, tables, payoffs, weight: 0.0, luck: Quick::new(seed) }
    }

    /// Learns from this many rounds.
    pub fn learn(&mut self, rounds: u32) {
        for round in 0..rounds {
            // Late rounds, in which the strategies are better, weigh more.
            self.weight = (round + 1) as f32 / rounds as f32;
            for player in 0..2 {
                let deal = self.round.dealt(&mut self.luck);
                self.bid(&deal, player);
            }
        }
    }

    /// The first player's winning chance when the average strategies play each other.
    pub fn value(&mut self, rounds: u32) -> f32 {
        let mut total = 0.0;
        for _ in 0..rounds {
            let mut round = self.round.dealt(&mut self.luck);
            total += f64::from(self.play_average(&mut round));
        }
        (total / f64::from(rounds.max(1))) as f32
    }

    fn play_average(&mut self, round: &mut Round) -> f32 {
        loop {
            let player = round.turn;
            if !round.can_draw() || self.bid_strategy(round, Plays::Average).1[1] > self.toss() {
                return self.enter(round, 1 - player);
            }
            let card = round.draw();
            let (_, strategy) = self.decision_strategy(round, card, Plays::Average);
            let action = self.pick(&strategy);
            round.place(card, action);
        }
    }

    fn toss(&mut self) -> f32 {
        (self.luck.bits() >> 8) as f32 / 16_777_216.0
    }

    fn pick<const N: usize>(&mut self, strategy: &[f32; N]) -> usize {
        let mut mark = self.toss();
        for (action, chance) in strategy.iter().enumerate() {
            if mark < *chance {
                return action;
            }
            mark -= chance;
        }
        strategy.iter().rposition(|chance| *chance > 0.0).unwrap_or(0)
    }

    fn bid_strategy(&mut self, round: &Round, plays: Plays) -> (usize, [f32; 2]) {
        let knowledge = round.knowledge(round.turn);
        let index = bid_index(&knowledge, self.memory.estimate(self.kits, &knowledge).0);
        let cell = &self.tables.bids[index];
        let strategy = match plays {
            Plays::Learning => cell.strategy(|_| true),
            Plays::Average => cell.average().unwrap_or([0.5; 2]),
        };
        (index, strategy)
    }

    fn decision_strategy(&mut self, round: &Round, card: Monster, plays: Plays) -> (usize, [f32; ACTIONS]) {
        let knowledge = round.knowledge(round.turn);
        let index = decision_index(&knowledge, card, self.memory.estimate(self.kits, &knowledge).0);
        let cell = &self.tables.decisions[index];
        let average = if plays == Plays::Average { cell.average() } else { None };
        (index, average.unwrap_or_else(|| cell.strategy(|action| round.allows(action))))
    }

    /// Draw or pass; gives the learning player's winning chance.
    fn bid(&mut self, round: &Round, learner: usize) -> f32 {
        let player = round.turn;
        if !round.can_draw() {
            return self.outcome(round, 1 - player, learner);
        }
        let (index, strategy) = self.bid_strategy(round, Plays::Learning);
        if player != learner {
            self.note_bid(index, &strategy);
            return if strategy[1] > self.toss() {
                self.outcome(round, 1 - player, learner)
            } else {
                self.decide(round, learner)
            };
        }
        let values = [self.decide(round, learner), self.outcome(round, 1 - player, learner)];
        let value = values[0] * strategy[0] + values[1] * strategy[1];
        let cell = &mut self.tables.bids[index];
        for (regret, action) in cell.regret.iter_mut().zip(values) {
            *regret += self.weight * (action - value);
        }
        value
    }

    fn note_bid(&mut self, index: usize, strategy: &[f32; 2]) {
        for (chosen, chance) in self.tables.bids[index].chosen.iter_mut().zip(strategy) {
            *chosen += self.weight * chance;
        }
    }

    /// Draw, then add or throw away.
    fn decide(&mut self, round: &Round, learner: usize) -> f32 {
        let mut round = *round;
        let player = round.turn;
        let card = round.draw();
        if round.tiles == 0 {
            round.place(card, 0);
            return self.bid(&round, learner);
        }
        let (index, strategy) = self.decision_strategy(&round, card, Plays::Learning);
        if player != learner {
            let weight = self.weight;
            for (chosen, chance) in self.tables.decisions[index].chosen.iter_mut().zip(&strategy) {
                *chosen += weight * chance;
            }
            let action = self.pick(&strategy);
            round.place(card, action);
            return self.bid(&round, learner);
        }
        let allowed = (0..ACTIONS).filter(|action| round.allows(*action)).count() as f32;
        let mut explored = [0.0; ACTIONS];
        for action in (0..ACTIONS).filter(|action| round.allows(*action)) {
            explored[action] = (1.0 - EXPLORE) * strategy[action] + EXPLORE / allowed;
        }
        let action = self.pick(&explored);
        let mut after = round;
        after.place(card, action);
        let brought = self.bid(&after, learner);
        let weight = self.weight;
        let cell = &mut self.tables.decisions[index];
        let mut values = cell.mean;
        values[action] += (brought - cell.mean[action]) / explored[action];
        cell.mean[action] += MEAN_RATE * (brought - cell.mean[action]);
        let value: f32 = values.iter().zip(&strategy).map(|(value, chance)| value * chance).sum();
        for action in (0..ACTIONS).filter(|action| round.allows(*action)) {
            cell.regret[action] += weight * (values[action] - value);
        }
        value
    }

    fn outcome(&mut self, round: &Round, runner: usize, learner: usize) -> f32 {
        let first = self.enter(round, runner);
        if learner == 0 { first } else { 1.0 - first }
    }

    /// The first player's winning chance once `runner` has gone in.
    fn enter(&mut self, round: &Round, runner: usize) -> f32 {
        let knowledge = round.knowledge(runner);
        let kit = &self.kits[usize::from(round.tiles)];
        let named = if kit.vorpal { self.memory.estimate(self.kits, &knowledge).1 } else { None };
        self.payoffs[runner][usize::from(round.delve(kit, named))]
    }
}

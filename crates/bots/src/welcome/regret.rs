//! Regret minimisation over the bidding of one round: Monte Carlo CFR with linear weights.
//!
//! The other player's choices and the cards are sampled. Of the learner's own choices both bids are followed,
//! but only one way to place a card: following all seven would cost a thousand times as much. What the others
//! would have brought is filled in by their running mean, which keeps the estimate true and its noise small.
//! A situation that is met for the first time begins with the [prior](super::prior): without that, most of a training
//! goes into finding out that it is no good to pass while nothing threatens.
//!
//! Two players who keep minimising what they regret not having done end up, on average, with a strategy that
//! cannot be taken advantage of (as far as the abstraction sees). Bluffs come out of it by themselves.

use super::abstraction::{ACTIONS, BIDS, DECISIONS, Memory, bid_index, decision_index};
use super::habits::Habits;
use super::kit::Kit;
use super::prior;
use super::round::Round;
use super::tallies::Tallies;
use undercroft_core::{Chance, Quick};
use undercroft_welcome::{Hero, Monster};

/// How often the learner tries a way to place a card without regard to its strategy.
const EXPLORE: f32 = 0.4;
/// How fast the running means follow.
const MEAN_RATE: f32 = 0.05;

/// What habits from before weigh: as regret in parts of the stakes, and as visits.
const FORMER_REGRET: f32 = 20.0;
const FORMER_CHOICES: f32 = 5.0;
/// Situations met less often than this are not worth a note.
const OFTEN_ENOUGH: f32 = 10.0;
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

    fn is_new(&self) -> bool {
        self.chosen.iter().chain(&self.regret).all(|number| *number == 0.0)
    }

    fn begin_with(&mut self, strategy: [f32; N], scale: f32) {
        self.regret = strategy.map(|chance| chance * FORMER_REGRET * scale);
        self.chosen = strategy.map(|chance| chance * FORMER_CHOICES);
    }

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

    fn note(&mut self, strategy: &[f32; N], weight: f32) {
        for (chosen, chance) in self.chosen.iter_mut().zip(strategy) {
            *chosen += weight * chance;
        }
    }

    /// The average strategy, if the situation was met often enough to have learned something.
    pub fn average(&self) -> Option<[f32; N]> {
        let total: f32 = self.chosen.iter().sum();
        (total >= OFTEN_ENOUGH).then(|| self.chosen.map(|chosen| chosen / total))
    }
}

/// Which strategy plays: the one being learned, its average, or the fixed opponent's.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Plays {
    Learning,
    Average,
    Fixed,
}

/// Whom a learner plays against.
#[derive(Copy, Clone, Debug)]
pub enum Opponent<'a> {
    /// Somebody who learns the same.
    Itself,
    /// Somebody with habits that never change.
    Fixed(&'a dyn Habits, Tallies, Hero),
}

/// Training for one hero.
#[derive(Debug)]
pub struct Learner<'a> {
    round: Round,
    kits: &'a [Kit; 64],
    memory: &'a mut Memory,
    /// What was learned.
    pub tables: Tables,
    /// What the ends of the round are worth when player 0 learns, and when player 1 does.
    payoffs: [Payoffs; 2],
    opponent: Opponent<'a>,
    /// How far the ends of the round are apart.
    scale: f32,
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
        let payoffs = [payoffs; 2];
        let opponent = Opponent::Itself;
        let luck = Quick::new(seed);
        Learner { round, kits, memory, tables, payoffs, opponent, scale: 0.0, weight: 0.0, luck }.scaled()
    }

    fn scaled(mut self) -> Self {
        let stakes = self.payoffs.as_flattened().as_flattened();
        let most = stakes.iter().fold(f32::MIN, |most, payoff| most.max(*payoff));
        let least = stakes.iter().fold(f32::MAX, |least, payoff| least.min(*payoff));
        self.scale = most - least;
        self.tables.bids.iter_mut().for_each(|cell| cell.mean = [(most + least) / 2.0; 2]);
        self.tables.decisions.iter_mut().for_each(|cell| cell.mean = [(most + least) / 2.0; ACTIONS]);
        self
    }

    /// A learner that looks for the best response to somebody. What the ends of a round are worth may depend on which of
    /// the two bids first.
    #[must_use]
    pub fn against(mut self, opponent: Opponent<'a>, payoffs: [Payoffs; 2]) -> Self {
        (self.opponent, self.payoffs) = (opponent, payoffs);
        self.scaled()
    }

    /// Begins with habits learned before for stakes that are not too different. A few hundred visits make a situation
    /// forget them; where training seldom comes, they stay.
    #[must_use]
    pub fn beginning_with(
        mut self,
        pass: impl Fn(usize) -> Option<f32>,
        place: impl Fn(usize) -> Option<[f32; ACTIONS]>,
    ) -> Self {
        for (index, cell) in self.tables.bids.iter_mut().enumerate() {
            if let Some(pass) = pass(index) {
                cell.begin_with([1.0 - pass, pass], self.scale);
            }
        }
        for (index, cell) in self.tables.decisions.iter_mut().enumerate() {
            if let Some(strategy) = place(index) {
                cell.begin_with(strategy, self.scale);
            }
        }
        self
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

    /// The first player's winning chance when the average strategy plays itself or, as `player`, its opponent.
    pub fn value(&mut self, rounds: u32, player: usize) -> f32 {
        let mut total = 0.0;
        for _ in 0..rounds {
            let mut round = self.round.dealt(&mut self.luck);
            total += f64::from(self.play_average(&mut round, player));
        }
        (total / f64::from(rounds.max(1))) as f32
    }

    fn play_average(&mut self, round: &mut Round, learner: usize) -> f32 {
        loop {
            let player = round.turn;
            let plays = if player == learner { Plays::Average } else { self.others(Plays::Average) };
            if !round.can_draw() || self.bid_strategy(round, plays).1[1] > self.toss() {
                return self.enter(round, 1 - player, learner);
            }
            let card = round.draw();
            let action = if round.tiles == 0 {
                0
            } else {
                let (_, strategy) = self.decision_strategy(round, card, plays);
                self.pick(&strategy)
            };
            round.place(card, action);
        }
    }

    /// How the other one plays where the learner plays so.
    fn others(&self, plays: Plays) -> Plays {
        match self.opponent {
            Opponent::Itself => plays,
            Opponent::Fixed(..) => Plays::Fixed,
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
        let outlook = self.memory.outlook(self.kits, &knowledge);
        let index = bid_index(&knowledge, &outlook);
        let cell = &mut self.tables.bids[index];
        if plays == Plays::Learning && cell.is_new() {
            let pass = prior::pass(&outlook);
            cell.begin_with([1.0 - pass, pass], self.scale);
        }
        let settled = match (plays, self.opponent) {
            (Plays::Average, _) => cell.average().map(|[_, pass]| pass),
            (Plays::Fixed, Opponent::Fixed(habits, tallies, hero)) => habits.pass(tallies, hero, index),
            (Plays::Learning | Plays::Fixed, _) => return (index, cell.strategy(|_| true)),
        };
        let pass = settled.unwrap_or_else(|| prior::pass(&outlook));
        let strategy = [1.0 - pass, pass];
        (index, strategy)
    }

    fn decision_strategy(&mut self, round: &Round, card: Monster, plays: Plays) -> (usize, [f32; ACTIONS]) {
        let knowledge = round.knowledge(round.turn);
        let index = decision_index(&knowledge, card, &self.memory.outlook(self.kits, &knowledge));
        if plays == Plays::Learning && self.tables.decisions[index].is_new() {
            let safest = prior::place(self.memory, self.kits, &knowledge, card);
            self.tables.decisions[index].begin_with(safest, self.scale);
        }
        let cell = &self.tables.decisions[index];
        let settled = match (plays, self.opponent) {
            (Plays::Average, _) => cell.average(),
            (Plays::Fixed, Opponent::Fixed(habits, tallies, hero)) => habits.place(tallies, hero, index),
            (Plays::Learning | Plays::Fixed, _) => {
                return (index, cell.strategy(|action| round.allows(action)));
            }
        };
        let strategy = settled.unwrap_or_else(|| prior::place(self.memory, self.kits, &knowledge, card));
        (index, strategy)
    }

    /// Draw or pass; gives the learning player's winning chance.
    fn bid(&mut self, round: &Round, learner: usize) -> f32 {
        let player = round.turn;
        if !round.can_draw() {
            return self.outcome(round, 1 - player, learner);
        }
        let fixed = matches!(self.opponent, Opponent::Fixed(..));
        let plays = if player == learner { Plays::Learning } else { self.others(Plays::Learning) };
        let (index, strategy) = self.bid_strategy(round, plays);
        // Against a copy of itself the other's strategy is noted, whose way here was sampled by itself alone.
        if (player == learner) == fixed {
            let weight = self.weight;
            self.tables.bids[index].note(&strategy, weight);
        }
        if player != learner {
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

    /// Draw, then add or throw away.
    fn decide(&mut self, round: &Round, learner: usize) -> f32 {
        let mut round = *round;
        let player = round.turn;
        let card = round.draw();
        if round.tiles == 0 {
            round.place(card, 0);
            return self.bid(&round, learner);
        }
        let fixed = matches!(self.opponent, Opponent::Fixed(..));
        let plays = if player == learner { Plays::Learning } else { self.others(Plays::Learning) };
        let (index, strategy) = self.decision_strategy(&round, card, plays);
        if (player == learner) == fixed {
            let weight = self.weight;
            self.tables.decisions[index].note(&strategy, weight);
        }
        if player != learner {
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
        let first = self.enter(round, runner, learner);
        if learner == 0 { first } else { 1.0 - first }
    }

    /// The first player's winning chance once `runner` has gone in.
    fn enter(&mut self, round: &Round, runner: usize, learner: usize) -> f32 {
        let knowledge = round.knowledge(runner);
        let kit = &self.kits[usize::from(round.tiles)];
        let named = if kit.vorpal { self.memory.outlook(self.kits, &knowledge).named } else { None };
        self.payoffs[learner][runner][usize::from(round.delve(kit, named))]
    }
}

//! Learning by playing alone: every sheet on the way is compared with how the game ended.

use super::distances::Distances;
use super::estimate::Judge;
use super::features::{FEATURES, features};
use super::network::{HIDDEN, Network, SCALE, WEIGHTS};
use super::patience::Patience;
use super::reward_bias::RewardBias;
use super::search::Search;
use undercroft_core::{Chance, Game, Quick, Seat, Silent, Status};
use undercroft_paper::Paper;
use undercroft_paper::moves::Move;
use undercroft_paper::rules::Asked;
use undercroft_paper::state::{Phase, ROUNDS, State};

/// Sheets in the replay buffer; the oldest are forgotten first.
const REPLAY: usize = 100_000;
/// Sheets compared at once.
const BATCH: usize = 64;
/// Batches after each game.
const BATCHES: usize = 8;
/// TD(λ): how much of a target comes from how the game went on; the rest comes from what the best plan of the next
/// round promised, which depends less on luck.
const LAMBDA: f32 = 0.7;
/// The weights that play are a running average of those that learn; so slowly does it follow them.
const AVERAGE_DECAY: f32 = 0.999;

/// A sheet that was seen, and the glory that came after it.
#[derive(Clone, Debug)]
struct Sample {
    features: Box<[(u16, f32)]>,
    promise: f32,
}

/// What happened in one phase.
#[derive(Debug)]
struct Visit {
    /// What the best plan promised.
    best: f32,
    /// Was it carried out?
    followed: bool,
    /// The sheets on the way; their promise is what is certain, taken off.
    seen: Vec<Sample>,
}

/// Plays and learns. The same seed gives the same network.
#[derive(Debug)]
pub struct Learner {
    game: Paper,
    luck: Quick,
    /// What was learned last, and its running mean, which plays.
    newest: Network,
    network: Network,
    replay: Vec<Sample>,
    oldest: usize,
    /// Adam's two moments of every weight, and how many steps were taken.
    moments: Vec<[f32; 2]>,
    steps: i32,
    /// How many sheets are kept after each die.
    pub width: usize,
    /// How fast it learns.
    pub rate: f32,
    /// How often, in a thousand rounds, it tries another plan than the best.
    pub exploration: u32,
    /// How many games in a thousand are played for a biased reward.
    pub biased_games: u32,
}

impl Learner {
    /// Starts from nothing, or from what is known already.
    pub fn new(game: Paper, seed: u64, network: Option<Network>) -> Learner {
        let mut luck = Quick::new(seed);
        let network = network.unwrap_or_else(|| blank(&mut luck));
        Learner {
            game,
            luck,
            newest: network.clone(),
            network,
            replay: Vec::new(),
            oldest: 0,
            moments: vec![[0.0; 2]; WEIGHTS],
            steps: 0,
            width: 3,
            rate: 0.001,
            exploration: 150,
            biased_games: 300,
        }
    }

    /// What it knows.
    pub fn network(&self) -> &Network {
        &self.network
    }

    /// Plays a game and learns from it; tells its glory, unless it was played for a biased reward.
    pub fn play(&mut self) -> Option<f32> {
        let mut state = self.game.start(&mut self.luck, &mut Silent);
        let distances = Distances::new(self.game.common(&state).map());
        let reward_bias =
            (self.luck.below(1000) < self.biased_games).then(|| RewardBias::new(&mut self.luck));
        let mut visits = Vec::new();
        while let Status::Acting(_) = self.game.status(&state) {
            self.play_phase(&mut state, &distances, reward_bias, &mut visits);
        }
        let glory = f32::from(self.game.score(&state, Seat::FIRST).total());
        // From the end backwards; where the best plan was not followed, what came of it says nothing about before.
        let mut outlook = glory;
        for visit in visits.into_iter().rev() {
            for sample in visit.seen {
                self.remember(Sample { promise: (outlook + sample.promise) / SCALE, ..sample });
            }
            let lambda = if visit.followed { LAMBDA } else { 0.0 };
            outlook = lambda * outlook + (1.0 - lambda) * visit.best;
        }
        if self.replay.len() >= BATCH * BATCHES {
            for _ in 0..BATCHES {
                self.learn();
            }
        }
        reward_bias.is_none().then_some(glory)
    }

    fn play_phase(
        &mut self,
        state: &mut State,
        distances: &Distances,
        reward_bias: Option<RewardBias>,
        visits: &mut Vec<Visit>,
    ) {
        let game = self.game.clone();
        let common = game.common(state);
        let missions = state.missions;
        let judge = Judge::new(&game, &missions, distances, Some(&self.network));
        let mut search = Search::new(&judge, common, state.teams[0]);
        search.run(self.width, &mut Patience::new(&mut || true));
        let (best, promised) = (*search.team(search.best()), search.worth(search.best()));
        let biased = Judge { reward_bias, ..judge };
        let (search, end) = if reward_bias.is_some() && self.luck.below(4) > 0 {
            let mut search = Search::new(&biased, common, state.teams[0]);
            search.run(self.width, &mut Patience::new(&mut || true));
            let best = search.best();
            (search, best)
        } else {
            let curious = self.luck.below(1000) < self.exploration || state.phase == Phase::Prelude;
            let plans = search.candidates(if curious { 12 } else { 1 }, 4);
            let end = plans.get(self.luck.below(plans.len().max(1) as u32) as usize).copied();
            (search, end.unwrap_or(0))
        };
        let path = search.path_to(end);
        let last = *search.team(end);
        // An aftermath decides nothing, and the last sheet of all promises nothing.
        if state.phase != Phase::Aftermath {
            let sheets = path.iter().skip(1).map(|(team, _)| team).chain([&last]);
            let asked = sheets.filter(|team| matches!(common.asked(team), Asked::Die | Asked::Confirm));
            let seen = asked
                .filter(|team| common.round < ROUNDS || team.dice_used() < 3)
                .map(|team| {
                    let team = judge.settled(&common, team);
                    let features = features(&judge, &common, &team).as_slice().into();
                    Sample { features, promise: -judge.certain(&common, &team) }
                })
                .collect();
            visits.push(Visit { best: promised, followed: last == best, seen });
        }
        let phase = common.phase;
        for (_, mv) in path {
            game.apply(state, Seat::FIRST, mv, &mut self.luck, &mut Silent);
        }
        if state.phase == phase && phase != Phase::Over && !state.teams[0].ready {
            game.apply(state, Seat::FIRST, Move::Done, &mut self.luck, &mut Silent);
        }
    }

    fn remember(&mut self, sample: Sample) {
        if self.replay.len() < REPLAY {
            self.replay.push(sample);
        } else {
            self.replay[self.oldest] = sample;
            self.oldest = (self.oldest + 1) % REPLAY;
        }
    }

    /// One step down the gradient of the squared error of a few samples (Adam).
    fn learn(&mut self) {
        let mut gradient = vec![0f32; WEIGHTS];
        let answer = (FEATURES + 1) * HIDDEN;
        for _ in 0..BATCH {
            let sample = &self.replay[self.luck.below(self.replay.len() as u32) as usize];
            let hidden = self.newest.hidden(&sample.features);
            let error = self.newest.answer(&hidden) - sample.promise;
            gradient[answer + HIDDEN] += error;
            let mut back = [0f32; HIDDEN];
            for unit in 0..HIDDEN {
                gradient[answer + unit] += error * hidden[unit];
                back[unit] =
                    if hidden[unit] > 0.0 { error * self.newest.weights[answer + unit] } else { 0.0 };
            }
            let bias = (FEATURES as u16, 1.0);
            for (feature, value) in sample.features.iter().chain([&bias]) {
                let row = &mut gradient[usize::from(*feature) * HIDDEN..][..HIDDEN];
                for (partial, back) in row.iter_mut().zip(back) {
                    *partial += back * value;
                }
            }
        }
        self.steps += 1;
        let (first, second) = (1.0 - 0.9f32.powi(self.steps), 1.0 - 0.999f32.powi(self.steps));
        for ((weight, moment), partial) in self.newest.weights.iter_mut().zip(&mut self.moments).zip(gradient)
        {
            let partial = partial / BATCH as f32;
            moment[0] = 0.9 * moment[0] + 0.1 * partial;
            moment[1] = 0.999 * moment[1] + 0.001 * partial * partial;
            *weight -= self.rate * (moment[0] / first) / ((moment[1] / second).sqrt() + 1e-8);
        }
        let decay = AVERAGE_DECAY.min(self.steps as f32 / (self.steps as f32 + 9.0));
        for (slow, quick) in self.network.weights.iter_mut().zip(&self.newest.weights) {
            *slow += (1.0 - decay) * (quick - *slow);
        }
    }
}

/// Small random weights.
fn blank(luck: &mut Quick) -> Network {
    let mut weights = vec![0f32; WEIGHTS];
    for weight in &mut weights[..WEIGHTS - 1] {
        *weight = (luck.below(2001) as f32 / 1000.0 - 1.0) * 0.12;
    }
    Network { weights: weights.into() }
}

//! Learning by playing: what was done in games that went well is done more often (policy gradient with a critic).

use super::habits::USUAL;
use super::lessons::{HIDDEN, Hidden, Lessons, NOTICED, Noticed, ROW, SHARED, power};
use super::steward::Mind;
use undercroft_core::{Chance, Game, MAX_SEATS, Outcome, Quick, Seat, Setup, Silent, Status};
use undercroft_lords::components::Season;
use undercroft_lords::{Lords, Move, State};

/// Parts of a game that the critic tells apart: four seasons and a combat in each year.
const PARTS: usize = 10;
/// How much of what a decision brought is taken from how the game went on; the rest from what the critic expected
/// of the next part.
const LAMBDA: f32 = 0.8;
/// How fast the critic learns.
const CRITIC: f32 = 0.004;
/// How much variety is worth.
const VARIETY: f32 = 0.002;
/// The lessons in the box are a running average of those that learn.
const AVERAGE: f32 = 0.998;

/// A move that could have been made.
struct Choice {
    kinds: (Option<usize>, Option<usize>),
    own: [f32; NOTICED - SHARED],
    chance: f32,
}

/// A decision and what was known.
struct Step {
    part: usize,
    shared: Noticed,
    hidden: Hidden,
    options: Vec<Choice>,
    chosen: usize,
}

/// Plays and learns. The same seed gives the same lessons.
#[derive(Debug)]
pub struct Learner {
    games: Vec<Lords>,
    luck: Quick,
    newest: Lessons,
    average: Lessons,
    critic: Vec<f32>,
    gradient: Vec<f32>,
    moments: Vec<[f32; 2]>,
    steps: i32,
    /// How fast it learns.
    pub rate: f32,
}

/// What happened in one game.
#[derive(Copy, Clone, Debug, Default)]
pub struct Played {
    /// The mean score.
    pub score: f32,
    /// Players.
    pub seats: u8,
}

impl Learner {
    /// Starts from rules of thumb, or from what is known already.
    pub fn new(seed: u64, lessons: Option<Lessons>) -> Learner {
        let game = |seats, rules| <Lords as Game>::new(&Setup::new(seats).with("rules", rules)).ok();
        let tables = [
            (4, "first"),
            (4, "first"),
            (4, "full"),
            (4, "full"),
            (2, "first"),
            (2, "full"),
            (3, "first"),
            (3, "full"),
        ];
        let mut luck = Quick::new(seed);
        let newest = lessons.unwrap_or_else(|| blank(&mut luck));
        Learner {
            games: tables.into_iter().filter_map(|(seats, rules)| game(seats, rules)).collect(),
            luck,
            average: newest.clone(),
            newest,
            critic: vec![0.0; PARTS * ROW],
            gradient: vec![0.0; Lessons::WEIGHTS],
            moments: vec![[0.0; 2]; Lessons::WEIGHTS],
            steps: 0,
            rate: 0.01,
        }
    }

    /// What it knows.
    pub fn lessons(&self) -> &Lessons {
        &self.average
    }

    /// Plays some games and takes one step.
    pub fn study(&mut self, games: u32, mut seen: impl FnMut(Played)) {
        self.gradient.fill(0.0);
        for _ in 0..games {
            let number = self.luck.below(self.games.len() as u32) as usize;
            seen(self.play(number));
        }
        self.steps += 1;
        let (first, second) = (1.0 - 0.9f32.powi(self.steps), 1.0 - 0.999f32.powi(self.steps));
        for ((weight, moment), partial) in
            self.newest.weights.iter_mut().zip(&mut self.moments).zip(&self.gradient)
        {
            let partial = partial / games as f32;
            moment[0] = 0.9 * moment[0] + 0.1 * partial;
            moment[1] = 0.999 * moment[1] + 0.001 * partial * partial;
            *weight += self.rate * (moment[0] / first) / ((moment[1] / second).sqrt() + 1e-5);
        }
        let decay = AVERAGE.min(self.steps as f32 / (self.steps as f32 + 9.0));
        for (slow, quick) in self.average.weights.iter_mut().zip(&self.newest.weights) {
            *slow += (1.0 - decay) * (quick - *slow);
        }
    }

    fn play(&mut self, number: usize) -> Played {
        let game = self.games[number].clone();
        let mut state = game.start(&mut self.luck, &mut Silent);
        let mut steps: [Vec<Step>; MAX_SEATS] = std::array::from_fn(|_| Vec::new());
        let mut moves = Vec::new();
        let outcome = loop {
            let seat = match game.status(&state) {
                Status::Over(outcome) => break outcome,
                Status::Acting(acting) => acting.first(),
            };
            let Some(seat) = seat else { return Played::default() };
            moves.clear();
            game.legal_moves(&state, seat, &mut moves);
            let mv = match moves[..] {
                [] => return Played::default(),
                [only] => only,
                [..] => {
                    let step = self.decide(&game, &state, seat, &moves);
                    let mv = moves[step.chosen];
                    if step.options.iter().any(|one| one.kinds.0.is_some()) {
                        steps[seat.index()].push(step);
                    }
                    mv
                }
            };
            game.apply(&mut state, seat, mv, &mut self.luck, &mut Silent);
        };
        for seat in Seat::all(state.seats()) {
            let reward = reward(&outcome, seat);
            self.learn(&steps[seat.index()], reward);
        }
        let scores = Seat::all(state.seats()).map(|seat| f32::from(outcome.score(seat) as i16));
        Played { score: scores.sum::<f32>() / f32::from(state.seats()), seats: state.seats() }
    }

    fn decide(&mut self, game: &Lords, state: &State, seat: Seat, moves: &[Move]) -> Step {
        let mind = Mind::new(game, state, seat, &USUAL, None);
        let (mut shared, mut hidden) = ([0.0; NOTICED], None);
        let combat = state.combat_round > 0;
        let mut options = Vec::with_capacity(moves.len());
        let lessons = &self.newest;
        mind.notice(moves, |noticed, kinds| {
            shared = *noticed;
            let mut own = [0.0; NOTICED - SHARED];
            own.copy_from_slice(&noticed[SHARED..]);
            let hidden = hidden.get_or_insert_with(|| lessons.hidden(combat, noticed));
            let chance = lessons.judge(kinds, noticed, hidden);
            options.push(Choice { kinds, own, chance });
        });
        shared[SHARED..].fill(0.0);
        let most = options.iter().map(|one| one.chance).fold(f32::MIN, f32::max);
        let mut total = 0.0;
        for one in &mut options {
            one.chance = power(one.chance - most);
            total += one.chance;
        }
        for one in &mut options {
            one.chance /= total;
        }
        let mut left = self.luck.below(1 << 20) as f32 / (1 << 20) as f32;
        let chosen = options.iter().position(|one| {
            left -= one.chance;
            left < 0.0
        });
        Step {
            part: part(state),
            shared,
            hidden: hidden.unwrap_or([0.0; HIDDEN]),
            options,
            chosen: chosen.unwrap_or(0),
        }
    }

    /// From the end backwards.
    fn learn(&mut self, steps: &[Step], reward: f32) {
        let mut outlook = reward;
        for steps in steps.chunk_by(|one, other| one.part == other.part).rev() {
            let first = &steps[0];
            let row = &mut self.critic[first.part * ROW..][..ROW];
            let known = || first.shared.iter().chain(&first.hidden);
            let expected: f32 = row.iter().zip(known()).map(|(weight, noticed)| weight * noticed).sum();
            let brought = outlook - expected;
            for (weight, noticed) in row.iter_mut().zip(known()) {
                *weight += CRITIC * (reward - expected) * noticed;
            }
            for step in steps {
                self.follow(step, brought);
            }
            outlook = LAMBDA * outlook + (1.0 - LAMBDA) * expected;
        }
    }

    fn follow(&mut self, step: &Step, brought: f32) {
        let spread: f32 = step.options.iter().map(|one| -one.chance * one.chance.max(1e-9).ln()).sum();
        let mut back = [0.0; HIDDEN];
        for (number, one) in step.options.iter().enumerate() {
            let taken = if number == step.chosen { 1.0 } else { 0.0 };
            let variety = -one.chance * (one.chance.max(1e-9).ln() + spread);
            let push = brought * (taken - one.chance) + VARIETY * variety;
            for kind in [one.kinds.0, one.kinds.1].into_iter().flatten() {
                let row = &mut self.gradient[kind * ROW..][..ROW];
                let noticed = step.shared[..SHARED].iter().chain(&one.own).chain(&step.hidden);
                for (partial, noticed) in row.iter_mut().zip(noticed) {
                    *partial += push * noticed;
                }
                let weights = &self.newest.weights[kind * ROW + NOTICED..][..HIDDEN];
                for (back, weight) in back.iter_mut().zip(weights) {
                    *back += push * weight;
                }
            }
        }
        for (back, cell) in back.iter_mut().zip(&step.hidden) {
            if *cell <= 0.0 {
                *back = 0.0;
            }
        }
        let combat = step.part % 5 == 4;
        let network = &mut self.gradient[Lessons::NETWORKS + usize::from(combat) * SHARED * HIDDEN..];
        for (row, value) in network.chunks_exact_mut(HIDDEN).zip(&step.shared[..SHARED]) {
            if *value != 0.0 {
                for (partial, back) in row.iter_mut().zip(back) {
                    *partial += back * value;
                }
            }
        }
    }
}

/// Rules of thumb, and networks of which nothing has come yet.
fn blank(luck: &mut Quick) -> Lessons {
    let mut lessons = Lessons::none();
    for weight in &mut lessons.weights[Lessons::NETWORKS..] {
        *weight = (luck.below(2001) as f32 / 1000.0 - 1.0) * 0.4;
    }
    lessons
}

fn part(state: &State) -> usize {
    let season = match state.season {
        _ if state.combat_round > 0 => 4,
        Season::Winter => 0,
        Season::Spring => 1,
        Season::Summer => 2,
        Season::Autumn => 3,
    };
    usize::from(state.year - 1) * 5 + season
}

/// Points, more than the best of the others, and the win.
fn reward(outcome: &Outcome, seat: Seat) -> f32 {
    let score = |seat| outcome.score(seat) as f32;
    let others = Seat::all(outcome.places().len() as u8).filter(|other| *other != seat);
    let best = others.map(score).fold(f32::MIN, f32::max);
    0.1 * score(seat) - 0.05 * best + 0.6 * outcome.share(seat) as f32
}

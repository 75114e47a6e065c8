//! Learning by playing alone: every sheet on the way is compared with how the game ended.

use super::distances::Distances;
use super::estimate::Judge;
use super::experience::{CELLS, Experience, NUMBERS, SCALE};
use super::leaning::Leaning;
use super::search::Search;
use super::signs::{SIGNS, signs};
use undercroft_core::{Chance, Game, Quick, Seat, Silent, Status};
use undercroft_paper::Paper;
use undercroft_paper::moves::Move;
use undercroft_paper::rules::Asked;
use undercroft_paper::state::{Phase, ROUNDS, State};

/// Sheets remembered; the oldest are forgotten first.
const REMEMBERED: usize = 100_000;
/// Sheets compared at once.
const BATCH: usize = 64;
/// Batches after each game.
const BATCHES: usize = 8;
/// How much of a lesson comes from how the game went on; the rest comes from what the best plan of the next round
/// promised, which depends less on luck.
const TRUST: f32 = 0.7;
/// How slowly the experience follows what was learned last.
const CALM: f32 = 0.999;

/// A sheet that was seen, and the glory that came after it.
#[derive(Clone, Debug)]
struct Memory {
    signs: Box<[(u16, f32)]>,
    promise: f32,
}

/// What happened in one phase.
#[derive(Debug)]
struct Lesson {
    /// What the best plan promised.
    best: f32,
    /// Was it carried out?
    followed: bool,
    /// The sheets on the way; their promise is what is certain, taken off.
    seen: Vec<Memory>,
}

/// Plays and learns. The same seed gives the same experience.
#[derive(Debug)]
pub struct Learner {
    game: Paper,
    luck: Quick,
    /// What was learned last, and its running mean, which plays.
    newest: Experience,
    experience: Experience,
    memories: Vec<Memory>,
    oldest: usize,
    /// Adam's two moving means of every number's slope, and how many steps were taken.
    means: Vec<[f32; 2]>,
    steps: i32,
    /// How many sheets are kept after each die.
    pub width: usize,
    /// How fast it learns.
    pub rate: f32,
    /// How often, in a thousand rounds, it tries another plan than the best.
    pub curiosity: u32,
    /// How many games in a thousand are played with a taste for something besides glory.
    pub whims: u32,
}

impl Learner {
    /// Starts from nothing, or from what is known already.
    pub fn new(game: Paper, seed: u64, experience: Option<Experience>) -> Learner {
        let mut luck = Quick::new(seed);
        let experience = experience.unwrap_or_else(|| blank(&mut luck));
        Learner {
            game,
            luck,
            newest: experience.clone(),
            experience,
            memories: Vec::new(),
            oldest: 0,
            means: vec![[0.0; 2]; NUMBERS],
            steps: 0,
            width: 3,
            rate: 0.001,
            curiosity: 150,
            whims: 300,
        }
    }

    /// What it knows.
    pub fn experience(&self) -> &Experience {
        &self.experience
    }

    /// Plays a game and learns from it; tells its glory, unless it was played on a whim.
    pub fn play(&mut self) -> Option<f32> {
        let mut state = self.game.start(&mut self.luck, &mut Silent);
        let distances = Distances::new(self.game.scene(&state).map());
        let leaning = (self.luck.below(1000) < self.whims).then(|| Leaning::new(&mut self.luck));
        let mut lessons = Vec::new();
        while let Status::Acting(_) = self.game.status(&state) {
            self.play_phase(&mut state, &distances, leaning, &mut lessons);
        }
        let glory = f32::from(self.game.score(&state, Seat::FIRST).total());
        // From the end backwards; where the best plan was not followed, what came of it says nothing about before.
        let mut outlook = glory;
        for lesson in lessons.into_iter().rev() {
            for memory in lesson.seen {
                self.remember(Memory { promise: (outlook + memory.promise) / SCALE, ..memory });
            }
            let trust = if lesson.followed { TRUST } else { 0.0 };
            outlook = trust * outlook + (1.0 - trust) * lesson.best;
        }
        if self.memories.len() >= BATCH * BATCHES {
            for _ in 0..BATCHES {
                self.learn();
            }
        }
        leaning.is_none().then_some(glory)
    }

    fn play_phase(
        &mut self,
        state: &mut State,
        distances: &Distances,
        leaning: Option<Leaning>,
        lessons: &mut Vec<Lesson>,
    ) {
        let game = self.game.clone();
        let scene = game.scene(state);
        let missions = state.missions.clone();
        let judge = Judge::new(&game, &missions, distances, Some(&self.experience));
        let mut search = Search::new(&judge, scene, state.teams[0]);
        search.run(self.width, &mut || true);
        let (best, promised) = (*search.team(search.best()), search.worth(search.best()));
        let biased = Judge { leaning, ..judge };
        let (search, end) = if leaning.is_some() && self.luck.below(4) > 0 {
            let mut search = Search::new(&biased, scene, state.teams[0]);
            search.run(self.width, &mut || true);
            let best = search.best();
            (search, best)
        } else {
            let curious = self.luck.below(1000) < self.curiosity || state.phase == Phase::Prelude;
            let plans = search.candidates(if curious { 12 } else { 1 }, 4);
            let end = plans.get(self.luck.below(plans.len().max(1) as u32) as usize).copied();
            (search, end.unwrap_or(0))
        };
        let path = search.path_to(end);
        let last = *search.team(end);
        // An aftermath decides nothing, and the last sheet of all promises nothing.
        if state.phase != Phase::Aftermath {
            let sheets = path.iter().skip(1).map(|(team, _)| team).chain([&last]);
            let asked = sheets.filter(|team| matches!(scene.asked(team), Asked::Die | Asked::Confirm));
            let seen = asked
                .filter(|team| scene.round < ROUNDS || team.dice_used() < 3)
                .map(|team| {
                    let team = judge.settled(&scene, team);
                    let signs = signs(&judge, &scene, &team).as_slice().into();
                    Memory { signs, promise: -judge.certain(&scene, &team) }
                })
                .collect();
            lessons.push(Lesson { best: promised, followed: last == best, seen });
        }
        let phase = scene.phase;
        for (_, mv) in path {
            game.apply(state, Seat::FIRST, mv, &mut self.luck, &mut Silent);
        }
        if state.phase == phase && phase != Phase::Over && !state.teams[0].ready {
            game.apply(state, Seat::FIRST, Move::Done, &mut self.luck, &mut Silent);
        }
    }

    fn remember(&mut self, memory: Memory) {
        if self.memories.len() < REMEMBERED {
            self.memories.push(memory);
        } else {
            self.memories[self.oldest] = memory;
            self.oldest = (self.oldest + 1) % REMEMBERED;
        }
    }

    /// One step down the slope of the squared error of a few memories (Adam).
    fn learn(&mut self) {
        let mut slopes = vec![0f32; NUMBERS];
        let answer = (SIGNS + 1) * CELLS;
        for _ in 0..BATCH {
            let memory = &self.memories[self.luck.below(self.memories.len() as u32) as usize];
            let cells = self.newest.cells(&memory.signs);
            let error = self.newest.answer(&cells) - memory.promise;
            slopes[answer + CELLS] += error;
            let mut back = [0f32; CELLS];
            for cell in 0..CELLS {
                slopes[answer + cell] += error * cells[cell];
                back[cell] = if cells[cell] > 0.0 { error * self.newest.numbers[answer + cell] } else { 0.0 };
            }
            let bias = (SIGNS as u16, 1.0);
            for (sign, value) in memory.signs.iter().chain([&bias]) {
                let row = &mut slopes[usize::from(*sign) * CELLS..][..CELLS];
                for (slope, back) in row.iter_mut().zip(back) {
                    *slope += back * value;
                }
            }
        }
        self.steps += 1;
        let (first, second) = (1.0 - 0.9f32.powi(self.steps), 1.0 - 0.999f32.powi(self.steps));
        for ((number, mean), slope) in self.newest.numbers.iter_mut().zip(&mut self.means).zip(slopes) {
            let slope = slope / BATCH as f32;
            mean[0] = 0.9 * mean[0] + 0.1 * slope;
            mean[1] = 0.999 * mean[1] + 0.001 * slope * slope;
            *number -= self.rate * (mean[0] / first) / ((mean[1] / second).sqrt() + 1e-8);
        }
        let calm = CALM.min(self.steps as f32 / (self.steps as f32 + 9.0));
        for (slow, quick) in self.experience.numbers.iter_mut().zip(&self.newest.numbers) {
            *slow += (1.0 - calm) * (quick - *slow);
        }
    }
}

/// Small random numbers.
fn blank(luck: &mut Quick) -> Experience {
    let mut numbers = vec![0f32; NUMBERS];
    for number in &mut numbers[..NUMBERS - 1] {
        *number = (luck.below(2001) as f32 / 1000.0 - 1.0) * 0.12;
    }
    Experience { numbers: numbers.into() }
}

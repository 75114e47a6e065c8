//! The test battery every game passes.
//!
//! A game's `tests/battery.rs` is a few lines:
//!
//! ```ignore
//! use undercroft_battery::{Battery, perft, playthroughs};
//!
//! #[test]
//! fn the_battery() {
//!     Battery::<Welcome>::new().run();
//! }
//!
//! #[test]
//! fn playthroughs_are_as_written() {
//!     playthroughs::<Welcome>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs"));
//! }
//!
//! #[test]
//! fn move_sequences_are_counted() {
//!     perft::<Welcome>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft.txt"));
//! }
//! ```
//!
//! The battery plays `UNDERCROFT_GAMES` random games for every set-up (300 unless told otherwise) and looks
//! closely at a sample of them. Whatever it finds comes with the set-up and the moves that lead there.

mod failure;
mod files;
mod games;
mod legality;
mod logs;
mod orders;
mod perft;
mod playthrough;
mod refusals;
mod setups;
mod sight;
mod story;
mod texts;
mod words;
mod worlds;

pub use failure::{Failure, Failures, Report};
pub use files::BLESS;
pub use perft::{count_sequences, perft};
pub use playthrough::{playthrough, playthrough_setups, playthroughs};
pub use refusals::refusals;
pub use setups::{every_setup, setup_name};

use failure::Counts;
use std::marker::PhantomData;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use story::Story;
use undercroft_core::game::Tell;
use undercroft_core::setup::Setup;

/// The environment variable that says how many random games are played for each set-up.
pub const GAMES: &str = "UNDERCROFT_GAMES";

/// One closer look at sampled games.
type Check<G> = fn(&G, &[Story<G>]) -> Result<Counts, Failure>;

/// The battery for one game.
#[derive(Clone, Debug)]
pub struct Battery<G> {
    setups: Vec<Setup>,
    games: usize,
    longest: usize,
    seldom: &'static [&'static str],
    game: PhantomData<G>,
}

impl<G: Tell> Default for Battery<G> {
    fn default() -> Battery<G> {
        Battery::new()
    }
}

impl<G: Tell> Battery<G> {
    /// Every seat count and every option, as [`every_setup`] lists them.
    pub fn new() -> Battery<G> {
        let games = std::env::var(GAMES).ok().and_then(|text| text.parse().ok()).unwrap_or(300);
        Battery { setups: every_setup::<G>(), games, longest: 10_000, seldom: &[], game: PhantomData }
    }

    /// These set-ups instead of all.
    #[must_use]
    pub fn setups(mut self, setups: impl IntoIterator<Item = Setup>) -> Battery<G> {
        self.setups = setups.into_iter().collect();
        self
    }

    /// So many random games for each set-up, whatever the environment says.
    #[must_use]
    pub fn games(mut self, games: usize) -> Battery<G> {
        self.games = games;
        self
    }

    /// A game that takes more moves than this counts as endless (10,000 unless told otherwise).
    #[must_use]
    pub fn longest(mut self, moves: usize) -> Battery<G> {
        self.longest = moves;
        self
    }

    /// End reasons that random games hardly ever reach: the game's own tests have to show them.
    #[must_use]
    pub fn seldom(mut self, reasons: &'static [&'static str]) -> Battery<G> {
        self.seldom = reasons;
        self
    }

    /// Runs everything and prints what was covered.
    ///
    /// # Panics
    /// If anything was found.
    pub fn run(self) {
        match self.check() {
            Ok(report) => println!("{}: {report}", G::facts().id),
            Err(failures) => panic!("{}: {failures}", G::facts().id),
        }
    }

    /// Runs everything.
    pub fn check(&self) -> Result<Report, Failures> {
        let done = in_parallel(&self.setups, |setup| self.check_setup(setup));
        let mut report = Report::default();
        let mut failures = Vec::new();
        for outcome in done {
            match outcome {
                Ok(part) => report.add(&part),
                Err(found) => failures.extend(found),
            }
        }
        let unreached = G::facts().end_reasons.iter().filter(|reason| !report.ends.contains_key(**reason));
        let unreached: Vec<_> = unreached.copied().filter(|reason| !self.seldom.contains(reason)).collect();
        if failures.is_empty() && !unreached.is_empty() {
            let problem = format!("no random game ended by: {}", unreached.join(", "));
            failures.push(Failure { check: "end reasons", setup: "any".into(), story: Vec::new(), problem });
        }
        if failures.is_empty() { Ok(report) } else { Err(Failures(failures)) }
    }

    fn check_setup(&self, setup: &Setup) -> Result<Report, Vec<Failure>> {
        let failure = |check, problem: String| {
            vec![Failure { check, setup: setup_name(setup), story: Vec::new(), problem }]
        };
        let game = G::new(setup).map_err(|error| failure("set-up", error.to_string()))?;
        if setup.checked(G::facts()).as_ref() != Ok(game.setup()) {
            return Err(failure("set-up", "the game does not give back its set-up as checked".into()));
        }
        let mut report = games::play_many(&game, self.games, self.longest).map_err(|found| vec![found])?;
        report.setups = 1;
        let stories: Vec<Story<G>> =
            (0..self.sample()).map(|number| Story::play(&game, number as u64, self.longest)).collect();
        let checks: &[Check<G>] =
            &[texts::check, legality::check, orders::check, worlds::check, logs::check, words::check];
        let mut failures = Vec::new();
        for check in checks {
            match check(&game, &stories) {
                Ok(counts) => report.count(&counts),
                Err(found) => failures.push(found),
            }
        }
        if failures.is_empty() { Ok(report) } else { Err(failures) }
    }

    fn sample(&self) -> usize {
        (self.games / 50).clamp(3, 40)
    }
}

/// The same work for every item, on all cores where there are threads.
fn in_parallel<T: Sync, R: Send>(items: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    if cfg!(target_arch = "wasm32") {
        return items.iter().map(work).collect();
    }
    let workers = std::thread::available_parallelism().map_or(1, usize::from).min(items.len().max(1));
    let next = AtomicUsize::new(0);
    let done = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                while let Some(item) = items.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let result = work(item);
                    done.lock().expect("no worker panics while it holds the list").push(result);
                }
            });
        }
    });
    done.into_inner().expect("no worker panics while it holds the list")
}

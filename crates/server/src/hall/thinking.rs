//! Thinking is a scarce good. Whoever has used little of it goes first, short thoughts before long ones, and nobody may
//! have all cores: a thought cannot be put aside once it has begun.
//!
//! A thought holds its place until it has really ended, and ends early when nobody waits for it any more.

use crate::ids::PersonId;
use crate::trouble::Trouble;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::oneshot;
use undercroft_shelf::bots::Limit;

/// What was used up is forgotten by half in this time.
const HALF_LIFE: Duration = Duration::from_secs(30);

/// Less than this is not worth remembering, in seconds.
const FORGOTTEN: f64 = 0.001;

/// What people on one address use counts for each of them, but only so much: they may be a whole club.
const SHARED: f64 = 0.25;

/// What is thought about.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Matter {
    /// The move of a bot that takes about so long.
    Move {
        /// As far as its level tells.
        about: Duration,
    },
    /// Somebody's moves, judged.
    Hint,
    /// A whole game, judged.
    Review,
    /// What a day has for everybody.
    Day,
}

impl Matter {
    /// A bot's move.
    pub(super) fn move_of(level: &str) -> Matter {
        let millis = match level {
            "random" | "easy" | "greedy" => 5,
            "normal" => 100,
            _ => 1_000,
        };
        Matter::Move { about: Duration::from_millis(millis) }
    }

    fn about(self) -> Duration {
        match self {
            Matter::Move { about } => about,
            Matter::Hint | Matter::Day => Duration::from_secs(2),
            Matter::Review => Duration::from_secs(20),
        }
    }

    /// The longest it may take, however busy the machine is.
    fn longest(self) -> Duration {
        match self {
            Matter::Move { .. } | Matter::Hint => Duration::from_secs(10),
            Matter::Review | Matter::Day => Duration::from_secs(60),
        }
    }

    /// How many a person may have asked for at once. A bot is asked for one move at a time anyway.
    fn most(self) -> usize {
        match self {
            Matter::Move { .. } | Matter::Day => usize::MAX,
            Matter::Hint => 2,
            Matter::Review => 1,
        }
    }

    fn is_like(self, other: Matter) -> bool {
        std::mem::discriminant(&self) == std::mem::discriminant(&other)
    }
}

/// Who wants something to be thought about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Thought {
    /// For whom.
    pub(super) person: PersonId,
    /// Where they were last heard from.
    pub(super) from: Option<String>,
    /// About what.
    pub(super) matter: Matter,
}

impl Thought {
    fn names(&self) -> impl Iterator<Item = (&str, f64)> {
        let from = self.from.as_deref().map(|from| (from, SHARED));
        std::iter::once((self.person.as_str(), 1.0)).chain(from)
    }
}

/// The threads for thinking, and who waits for one.
#[derive(Debug)]
pub(super) struct Thinking {
    cores: usize,
    queue: Mutex<Queue>,
}

#[derive(Debug, Default)]
struct Queue {
    waiting: Vec<Waiting>,
    running: Vec<Running>,
    /// Seconds used lately, by person and by address.
    used: HashMap<String, (f64, Instant)>,
    next: u64,
}

#[derive(Debug)]
struct Waiting {
    number: u64,
    thought: Thought,
    since: Instant,
    tell: oneshot::Sender<Turn>,
}

#[derive(Debug)]
struct Running {
    number: u64,
    thought: Thought,
    since: Instant,
    stop: Arc<AtomicBool>,
}

impl Queue {
    fn used(&self, name: &str, now: Instant) -> f64 {
        self.used.get(name).map_or(0.0, |(seconds, at)| faded(*seconds, *at, now))
    }

    fn running_of(&self, person: &PersonId) -> usize {
        self.running.iter().filter(|running| running.thought.person == *person).count()
    }

    /// Small comes first. Waiting makes it smaller, so that everybody's turn comes.
    fn rank(&self, waiting: &Waiting, now: Instant) -> f64 {
        let used: f64 = waiting.thought.names().map(|(name, share)| share * self.used(name, now)).sum();
        let waited = now.duration_since(waiting.since).as_secs_f64();
        used + waiting.thought.matter.about().as_secs_f64() - waited
    }

    /// Who is next, if there is a core for them.
    fn take_next(&mut self, cores: usize, now: Instant) -> Option<Waiting> {
        if self.running.len() >= cores {
            return None;
        }
        // One core stays free of each of them, if there is more than one.
        let most = (cores - 1).max(1);
        let may = |waiting: &&Waiting| self.running_of(&waiting.thought.person) < most;
        let next = self.waiting.iter().filter(may).min_by(|a, b| {
            let (first, second) = (self.rank(a, now), self.rank(b, now));
            first.total_cmp(&second).then(a.number.cmp(&b.number))
        });
        let number = next?.number;
        let at = self.waiting.iter().position(|waiting| waiting.number == number)?;
        Some(self.waiting.swap_remove(at))
    }

    fn book(&mut self, thought: &Thought, seconds: f64, now: Instant) {
        self.used.retain(|_, (used, at)| faded(*used, *at, now) > FORGOTTEN);
        for (name, _) in thought.names() {
            let before = self.used(name, now);
            self.used.insert(name.to_owned(), (before + seconds, now));
        }
    }
}

fn faded(seconds: f64, at: Instant, now: Instant) -> f64 {
    let halves = now.duration_since(at).as_secs_f64() / HALF_LIFE.as_secs_f64();
    seconds * 0.5_f64.powf(halves)
}

/// The right to use a core. It is given back when the thought has ended, not when somebody stops waiting for it.
#[derive(Debug)]
struct Turn {
    thinking: Arc<Thinking>,
    number: u64,
    stop: Arc<AtomicBool>,
}

impl Drop for Turn {
    fn drop(&mut self) {
        self.thinking.give_back(self.number);
    }
}

/// Whoever leaves the queue before their turn.
struct InQueue {
    thinking: Arc<Thinking>,
    number: u64,
}

impl Drop for InQueue {
    fn drop(&mut self) {
        self.thinking.lock().waiting.retain(|waiting| waiting.number != self.number);
    }
}

/// Nobody waits for the thought any more: it ends at its next look at the clock.
struct StopOnDrop(Arc<AtomicBool>);

impl Drop for StopOnDrop {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl Thinking {
    pub(super) fn new(cores: usize) -> Arc<Thinking> {
        Arc::new(Thinking { cores: cores.max(1), queue: Mutex::default() })
    }

    fn lock(&self) -> MutexGuard<'_, Queue> {
        // Whole between any two statements.
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many think, and how many wait for it.
    pub(super) fn counts(&self) -> (usize, usize) {
        let queue = self.lock();
        (queue.running.len(), queue.waiting.len())
    }

    /// Everything that is being thought ends as soon as it can.
    pub(super) fn stop_all(&self) {
        for running in &self.lock().running {
            running.stop.store(true, Ordering::Relaxed);
        }
    }

    /// Thinks on a thread of its own when the turn has come.
    pub(super) async fn think<T: Send + 'static>(
        self: &Arc<Thinking>,
        thought: Thought,
        work: impl FnOnce(&Limit) -> T + Send + 'static,
    ) -> Result<T, Trouble> {
        let failed = |error: String| Trouble::Storage(format!("a bot stopped thinking: {error}"));
        let longest = thought.matter.longest();
        let (in_queue, turn) = self.enqueue(thought)?;
        let turn = turn.await.map_err(|error| failed(error.to_string()))?;
        drop(in_queue);
        let nobody_waits = StopOnDrop(turn.stop.clone());
        let done = tokio::task::spawn_blocking(move || {
            let limit = Limit::within(longest).or_when(turn.stop.clone());
            work(&limit)
        });
        let done = done.await.map_err(|error| failed(error.to_string()));
        drop(nobody_waits);
        done
    }

    fn enqueue(
        self: &Arc<Thinking>,
        thought: Thought,
    ) -> Result<(InQueue, oneshot::Receiver<Turn>), Trouble> {
        let (tell, turn) = oneshot::channel();
        let mut queue = self.lock();
        let asked = queue.waiting.iter().map(|waiting| &waiting.thought);
        let asked = asked.chain(queue.running.iter().map(|running| &running.thought));
        let alike = |other: &&Thought| other.person == thought.person && other.matter.is_like(thought.matter);
        if asked.filter(alike).count() >= thought.matter.most() {
            return Err(Trouble::TooMany { seconds: 1 + thought.matter.about().as_secs() });
        }
        queue.next += 1;
        let number = queue.next;
        queue.waiting.push(Waiting { number, thought, since: Instant::now(), tell });
        drop(queue);
        self.dispatch();
        Ok((InQueue { thinking: self.clone(), number }, turn))
    }

    fn dispatch(self: &Arc<Thinking>) {
        loop {
            let now = Instant::now();
            let mut queue = self.lock();
            let Some(Waiting { number, thought, tell, .. }) = queue.take_next(self.cores, now) else {
                return;
            };
            let stop = Arc::new(AtomicBool::new(false));
            queue.running.push(Running { number, thought, since: now, stop: stop.clone() });
            drop(queue);
            // Whoever has hung up gives the turn back by dropping it, which is why the queue must not be locked here.
            let _ = tell.send(Turn { thinking: self.clone(), number, stop });
        }
    }

    fn give_back(self: &Arc<Thinking>, number: u64) {
        let now = Instant::now();
        let mut queue = self.lock();
        if let Some(at) = queue.running.iter().position(|running| running.number == number) {
            let running = queue.running.swap_remove(at);
            queue.book(&running.thought, now.duration_since(running.since).as_secs_f64(), now);
        }
        drop(queue);
        self.dispatch();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;
    use std::time::Duration;

    fn thought(person: &str, matter: Matter) -> Thought {
        Thought { person: PersonId::read(person).unwrap(), from: None, matter }
    }

    /// A thought that goes on until it is told to stop, whatever its person wants.
    async fn never_ending(thinking: Arc<Thinking>, person: &'static str, release: Arc<AtomicBool>) {
        let work = move |_: &Limit| {
            while !release.load(Ordering::Relaxed) {
                std::thread::sleep(Duration::from_millis(1));
            }
        };
        thinking.think(thought(person, Matter::move_of("expert")), work).await.unwrap();
    }

    #[tokio::test]
    async fn one_person_with_many_long_thoughts_holds_up_nobody_else() {
        let (thinking, release) = (Thinking::new(2), Arc::new(AtomicBool::new(false)));
        let hogs: Vec<_> =
            (0..60).map(|_| tokio::spawn(never_ending(thinking.clone(), "hog", release.clone()))).collect();
        while thinking.counts() != (1, 59) {
            tokio::task::yield_now().await;
        }
        // There is a core left for everybody else, and they come in the order of what they ask for.
        assert_eq!(thinking.think(thought("mira", Matter::Hint), |_| 7).await.unwrap(), 7);
        release.store(true, Ordering::Relaxed);
        for hog in hogs {
            hog.await.unwrap();
        }
        assert_eq!(thinking.counts(), (0, 0));
    }

    #[test]
    fn short_thoughts_and_modest_people_come_first_and_everybody_in_the_end() {
        let (mut queue, now) = (Queue::default(), Instant::now());
        let ask = |queue: &mut Queue, person: &str, matter: Matter, since: Instant| {
            queue.next += 1;
            let (number, tell) = (queue.next, oneshot::channel().0);
            queue.waiting.push(Waiting { number, thought: thought(person, matter), since, tell });
        };
        queue.book(&thought("hog", Matter::Hint), 10.0, now);
        ask(&mut queue, "hog", Matter::move_of("easy"), now);
        ask(&mut queue, "mira", Matter::Hint, now);
        ask(&mut queue, "oskar", Matter::move_of("easy"), now);
        ask(&mut queue, "late", Matter::Review, now - Duration::from_secs(60));
        let mut order = Vec::new();
        while let Some(next) = queue.take_next(8, now) {
            order.push(next.thought.person.as_str().to_owned());
        }
        assert_eq!(order, ["late", "oskar", "mira", "hog"]);
        assert!(queue.used("hog", now + 3 * HALF_LIFE) < 1.3, "what was used is forgotten");
    }

    #[tokio::test]
    async fn what_nobody_waits_for_is_stopped_and_counts_until_it_ends() {
        let thinking = Thinking::new(1);
        let (begun, has_begun) = mpsc::channel();
        let work = move |limit: &Limit| {
            begun.send(()).unwrap();
            while !limit.is_over() {
                std::thread::sleep(Duration::from_millis(1));
            }
            std::thread::sleep(Duration::from_millis(20));
        };
        let asked = tokio::spawn({
            let thinking = thinking.clone();
            async move { thinking.think(thought("mira", Matter::Hint), work).await }
        });
        tokio::task::spawn_blocking(move || has_begun.recv().unwrap()).await.unwrap();
        // She hangs up; the thread is busy for a moment yet, and so is its place.
        asked.abort();
        assert!(asked.await.unwrap_err().is_cancelled());
        assert_eq!(thinking.counts().0, 1);
        // Whoever comes next gets the place when it is really free.
        thinking.think(thought("oskar", Matter::Hint), |_| ()).await.unwrap();
        assert_eq!(thinking.counts(), (0, 0));
    }

    #[tokio::test]
    async fn hints_and_reviews_are_few_at_a_time() {
        let (thinking, release) = (Thinking::new(1), Arc::new(AtomicBool::new(false)));
        let hog = tokio::spawn(never_ending(thinking.clone(), "hog", release.clone()));
        while thinking.counts().0 == 0 {
            tokio::task::yield_now().await;
        }
        let ask = |matter| thinking.enqueue(thought("mira", matter));
        let waiting = [ask(Matter::Hint).unwrap(), ask(Matter::Hint).unwrap(), ask(Matter::Review).unwrap()];
        assert!(matches!(ask(Matter::Hint), Err(Trouble::TooMany { .. })));
        assert!(matches!(ask(Matter::Review), Err(Trouble::TooMany { .. })));
        drop(waiting);
        assert_eq!(thinking.counts(), (1, 0), "whoever hangs up does not wait");
        assert!(ask(Matter::Review).is_ok());
        release.store(true, Ordering::Relaxed);
        hog.await.unwrap();
    }
}

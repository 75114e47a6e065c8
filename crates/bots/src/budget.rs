//! How long a bot may think.

use std::num::NonZeroU32;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use thiserror::Error;

/// The most a bot may think about one move. Iterations give the same move on every machine; time does not.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Budget {
    /// This many looks at the game.
    Iterations(NonZeroU32),
    /// This long; never more than a tenth longer.
    Time(Duration),
}

/// A text that is not a budget.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("“{text}” is not a budget; write a time such as 50ms or 2s, or a number of iterations such as 5000")]
pub struct BudgetError {
    pub(crate) text: String,
}

/// No bot may think longer about one move.
const LONGEST: Duration = Duration::from_secs(3600);

impl Budget {
    /// A number of iterations; at least one.
    pub const fn iterations(count: u32) -> Budget {
        match NonZeroU32::new(count) {
            Some(count) => Budget::Iterations(count),
            None => Budget::Iterations(NonZeroU32::MIN),
        }
    }

    /// Reads `50ms`, `2s` or `5000`.
    pub fn read(text: &str) -> Result<Budget, BudgetError> {
        let wrong = || BudgetError { text: text.chars().take(40).collect() };
        let number = |digits: &str| digits.trim().parse::<u32>().ok().and_then(NonZeroU32::new);
        let time = |digits: &str, unit: Duration| {
            let time = number(digits).and_then(|count| unit.checked_mul(count.get()));
            time.filter(|time| *time <= LONGEST).map(Budget::Time)
        };
        let text = text.trim();
        let read = if let Some(digits) = text.strip_suffix("ms") {
            time(digits, Duration::from_millis(1))
        } else if let Some(digits) = text.strip_suffix('s') {
            time(digits, Duration::from_secs(1))
        } else {
            number(text).map(Budget::Iterations)
        };
        read.ok_or_else(wrong)
    }

    /// Starts the clock; the thought ends before the budget is used up if the limit says so.
    pub fn start(self, limit: &Limit) -> Deadline<'_> {
        match self {
            Budget::Iterations(count) => Deadline { left: count.get(), clock: None, limit },
            Budget::Time(time) => {
                let start = Instant::now();
                Deadline { left: u32::MAX, clock: Some(Clock { start, end: start + time, done: 0 }), limit }
            }
        }
    }
}

/// When a thought has to end, whatever its budget: a moment, a flag that somebody raises, or both.
#[derive(Clone, Debug, Default)]
pub struct Limit {
    end: Option<Instant>,
    stop: Option<Arc<AtomicBool>>,
}

impl Limit {
    /// As long as it takes.
    pub const NONE: Limit = Limit { end: None, stop: None };

    /// At most so long from now on.
    pub fn within(time: Duration) -> Limit {
        Limit { end: Instant::now().checked_add(time), stop: None }
    }

    /// The same, but over as soon as the flag is raised.
    #[must_use]
    pub fn or_when(mut self, stop: Arc<AtomicBool>) -> Limit {
        self.stop = Some(stop);
        self
    }

    /// Is it over?
    pub fn is_over(&self) -> bool {
        self.stop.as_ref().is_some_and(|stop| stop.load(Ordering::Relaxed))
            || self.end.is_some_and(|end| Instant::now() >= end)
    }
}

impl std::fmt::Display for Budget {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Budget::Iterations(count) => write!(f, "{count}"),
            Budget::Time(time) if time.subsec_millis() == 0 => write!(f, "{}s", time.as_secs()),
            Budget::Time(time) => write!(f, "{}ms", time.as_millis()),
        }
    }
}

/// A budget being used up.
#[derive(Copy, Clone, Debug)]
pub struct Deadline<'a> {
    left: u32,
    clock: Option<Clock>,
    limit: &'a Limit,
}

#[derive(Copy, Clone, Debug)]
struct Clock {
    start: Instant,
    end: Instant,
    done: u32,
}

impl<'a> Deadline<'a> {
    /// May one more iteration be begun? By the clock only if an average one would be over in time.
    pub fn allows_another(&mut self) -> bool {
        if self.left == 0 || self.limit.is_over() {
            return false;
        }
        self.left -= 1;
        let Some(clock) = &mut self.clock else { return true };
        let now = Instant::now();
        let average = now.duration_since(clock.start) / clock.done.max(1);
        clock.done += 1;
        now + average <= clock.end
    }

    /// The iterations of each of `parts` equal workers; the first ones take what does not divide. By the
    /// clock, all workers have the same end.
    pub fn split(self, parts: u32) -> impl Iterator<Item = Deadline<'a>> {
        (0..parts).map(move |part| match self.clock {
            Some(_) => self,
            None => Deadline { left: self.left / parts + u32::from(part < self.left % parts), ..self },
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn budgets_are_read_and_written() {
        for text in ["50ms", "2s", "5000"] {
            assert_eq!(Budget::read(text).unwrap().to_string(), text);
        }
        for wrong in ["", "0", "0ms", "0s", "-1", "5 apples", "99999999999", "4000s", "ms"] {
            assert!(Budget::read(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn iterations_are_split_without_loss() {
        let parts: Vec<u32> =
            Budget::iterations(10).start(&Limit::NONE).split(4).map(|part| part.left).collect();
        assert_eq!(parts, [3, 3, 2, 2]);
    }

    #[test]
    fn a_limit_ends_a_thought_whatever_its_budget() {
        let stop = Arc::new(AtomicBool::new(false));
        let limit = Limit::within(Duration::from_secs(3600)).or_when(stop.clone());
        let mut deadline = Budget::iterations(1_000).start(&limit);
        assert!(deadline.allows_another());
        stop.store(true, Ordering::Relaxed);
        assert!(!deadline.allows_another());
        assert!(!Budget::iterations(5).start(&Limit::within(Duration::ZERO)).allows_another());
    }

    #[test]
    fn the_clock_stops_before_an_iteration_that_would_be_late() {
        let mut deadline = Budget::Time(Duration::from_millis(30)).start(&Limit::NONE);
        let begun = Instant::now();
        while deadline.allows_another() {
            std::thread::sleep(Duration::from_millis(8));
        }
        assert!(begun.elapsed() < Duration::from_millis(45), "{:?}", begun.elapsed());
    }
}

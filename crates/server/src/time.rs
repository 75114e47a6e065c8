//! The time of day, which tests can turn by hand.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

/// Milliseconds since 1970, as they are stored.
pub type Millis = i64;

/// Where the time comes from.
#[derive(Clone, Debug, Default)]
pub enum Time {
    /// The system's clock.
    #[default]
    Real,
    /// A clock that stands until somebody moves it.
    Turned(Arc<AtomicI64>),
}

impl Time {
    /// Now.
    pub fn now(&self) -> Millis {
        match self {
            Time::Real => {
                let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
                STEADY.read(Millis::try_from(since.as_millis()).unwrap_or(Millis::MAX))
            }
            Time::Turned(hand) => hand.load(Ordering::SeqCst),
        }
    }
}

static STEADY: Steady = Steady { last: AtomicI64::new(0), ahead: AtomicI64::new(0) };

/// A clock that never goes back: when the system's does, this one goes on from where it was.
#[derive(Debug, Default)]
struct Steady {
    last: AtomicI64,
    /// By how much it is ahead of the system's.
    ahead: AtomicI64,
}

/// So much less may be a matter of two threads that looked at the same time.
const A_MOMENT: Millis = 1_000;

impl Steady {
    fn read(&self, system: Millis) -> Millis {
        let now = system + self.ahead.load(Ordering::SeqCst);
        let last = self.last.fetch_max(now, Ordering::SeqCst);
        if now < last - A_MOMENT {
            self.ahead.fetch_add(last - now, Ordering::SeqCst);
        }
        now.max(last)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_goes_on_when_the_clock_is_set_back() {
        let steady = Steady::default();
        assert_eq!([1_000_000, 1_000_500].map(|system| steady.read(system)), [1_000_000, 1_000_500]);
        // Set back by ten minutes: no time is lost, and none is waited for.
        assert_eq!(
            [400_500, 401_500, 402_500].map(|system| steady.read(system)),
            [1_000_500, 1_001_500, 1_002_500]
        );
    }
}

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

/// How long a day is.
pub const DAY: Millis = 86_400_000;

/// The date of a moment in UTC, such as `2026-11-16`.
pub fn date_of(at: Millis) -> String {
    // The Gregorian calendar, with years counted from March, so that the leap day is the last one.
    let shifted = at.div_euclid(DAY) + 719_468;
    let era = shifted.div_euclid(146_097);
    let of_era = shifted.rem_euclid(146_097);
    let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let from_march = (5 * of_year + 2) / 153;
    let day = of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_their_dates() {
        for (days, date) in [
            (0, "1970-01-01"),
            (-1, "1969-12-31"),
            (789, "1972-02-29"),
            (11_016, "2000-02-29"),
            (20_773, "2026-11-16"),
        ] {
            assert_eq!(date_of(days * DAY), date);
            assert_eq!(date_of(days * DAY + DAY - 1), date);
        }
    }

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

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
            Time::Real => SystemTime::now()
                .duration_since(UNIX_EPOCH)
                .map_or(0, |since| Millis::try_from(since.as_millis()).unwrap_or(Millis::MAX)),
            Time::Turned(hand) => hand.load(Ordering::SeqCst),
        }
    }
}

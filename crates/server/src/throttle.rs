//! Slowing down who asks too often.

use crate::time::Millis;
use crate::trouble::Trouble;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// More names than this are not remembered; those who have been quiet longest are forgotten.
const REMEMBERED: usize = 20_000;

/// A bucket per name: each attempt takes a drop, and drops come back with time.
#[derive(Debug)]
pub struct Throttle {
    burst: f64,
    per_second: f64,
    buckets: Mutex<HashMap<String, Bucket>>,
}

#[derive(Copy, Clone, Debug)]
struct Bucket {
    drops: f64,
    at: Millis,
}

impl Throttle {
    /// Allows `burst` attempts at once and `per_second` in the long run.
    pub fn new(burst: u32, per_second: f64) -> Throttle {
        Throttle { burst: f64::from(burst), per_second, buckets: Mutex::default() }
    }

    /// One attempt under this name.
    pub fn attempt(&self, name: &str, now: Millis) -> Result<(), Trouble> {
        // A panic elsewhere cannot leave a bucket half filled.
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= REMEMBERED && !buckets.contains_key(name) {
            buckets.retain(|_, bucket| self.filled(*bucket, now) < self.burst);
            if buckets.len() >= REMEMBERED {
                buckets.clear();
            }
        }
        let bucket = buckets.entry(name.to_owned()).or_insert(Bucket { drops: self.burst, at: now });
        let drops = self.filled(*bucket, now);
        let allowed = drops >= 1.0;
        *bucket = Bucket { drops: if allowed { drops - 1.0 } else { drops }, at: now };
        if allowed {
            return Ok(());
        }
        let seconds = ((1.0 - drops) / self.per_second).ceil();
        Err(Trouble::TooMany { seconds: seconds as u64 })
    }

    fn filled(&self, bucket: Bucket, now: Millis) -> f64 {
        let seconds = (now - bucket.at).max(0) as f64 / 1000.0;
        (bucket.drops + seconds * self.per_second).min(self.burst)
    }
}

/// Guesses at a secret: a few are free, and then each makes the next one wait twice as long.
#[derive(Debug)]
pub struct Guesses {
    free: u32,
    longest: Millis,
    tried: Mutex<HashMap<String, Tried>>,
}

#[derive(Copy, Clone, Debug)]
struct Tried {
    guesses: u32,
    last: Millis,
}

/// After this time without a guess everything is forgotten.
const FORGOTTEN: Millis = 24 * 3_600_000;

impl Guesses {
    /// So many are free; later ones wait at most so long.
    pub fn new(free: u32, longest: Millis) -> Guesses {
        Guesses { free, longest, tried: Mutex::default() }
    }

    fn wait(&self, tried: Tried, now: Millis) -> Millis {
        let Some(further) = tried.guesses.checked_sub(self.free) else { return 0 };
        let wait = (1_000 << further.min(30)).min(self.longest);
        // A clock that jumps back makes nobody wait longer.
        (tried.last + wait - now).min(wait)
    }

    /// One more guess under this name, counted before anybody knows whether it is right: many at once do not get round
    /// the waiting.
    pub fn attempt(&self, name: &str, now: Millis) -> Result<(), Trouble> {
        // Whole between any two statements.
        let mut tried = self.tried.lock().unwrap_or_else(PoisonError::into_inner);
        if tried.len() >= REMEMBERED && !tried.contains_key(name) {
            tried.retain(|_, tried| self.wait(*tried, now) > 0);
            if tried.len() >= REMEMBERED {
                tried.clear();
            }
        }
        let known = tried.entry(name.to_owned()).or_insert(Tried { guesses: 0, last: now });
        if now - known.last > FORGOTTEN {
            known.guesses = 0;
        }
        let wait = self.wait(*known, now);
        if wait > 0 {
            return Err(Trouble::TooMany { seconds: wait.unsigned_abs().div_ceil(1_000) });
        }
        *known = Tried { guesses: known.guesses.saturating_add(1), last: now };
        Ok(())
    }

    /// The guess was right.
    pub fn succeeded(&self, name: &str) {
        self.tried.lock().unwrap_or_else(PoisonError::into_inner).remove(name);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_allowed_and_then_it_takes_time() {
        let throttle = Throttle::new(3, 0.5);
        assert!((0..3).all(|_| throttle.attempt("mira", 0).is_ok()));
        assert!(matches!(throttle.attempt("mira", 0), Err(Trouble::TooMany { seconds: 2 })));
        assert!(throttle.attempt("oskar", 0).is_ok());
        assert!(throttle.attempt("mira", 1_999).is_err());
        assert!(throttle.attempt("mira", 4_000).is_ok());
    }

    #[test]
    fn many_names_do_not_fill_the_memory() {
        let throttle = Throttle::new(1, 1.0);
        for number in 0..3 * REMEMBERED {
            let _ = throttle.attempt(&number.to_string(), 0);
        }
        assert!(throttle.buckets.lock().unwrap().len() <= REMEMBERED);
    }

    #[test]
    fn each_further_guess_waits_longer_and_a_right_one_ends_it() {
        let guesses = Guesses::new(2, 60_000);
        let mut now = 0;
        let mut waits = Vec::new();
        for _ in 0..10 {
            while let Err(Trouble::TooMany { seconds }) = guesses.attempt("mira", now) {
                now += 1_000;
                assert!(seconds <= 60);
            }
            waits.push(now);
        }
        assert_eq!(waits[..6], [0, 0, 1_000, 3_000, 7_000, 15_000]);
        assert_eq!(waits[9] - waits[8], 60_000, "but no longer than a minute");
        guesses.succeeded("mira");
        assert!(guesses.attempt("mira", now).is_ok() && guesses.attempt("mira", now).is_ok());
        // A clock that jumps back by a day makes nobody wait for a day.
        assert!(guesses.attempt("mira", now - 86_400_000).is_err());
        assert!(guesses.attempt("mira", now).is_ok() || guesses.attempt("mira", now + 2_000).is_ok());
    }
}

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
}

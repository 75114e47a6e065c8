//! People who asked for something a moment ago, so that not every request has to look them up.

use super::Person;
use crate::ids::PersonId;
use crate::time::Millis;
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Another node may have changed somebody meanwhile, or ended their sessions: believed is only what is fresh.
const FRESH_FOR: Millis = 5_000;

/// More are not remembered.
const REMEMBERED: usize = 10_000;

/// People who asked for something lately.
#[derive(Debug, Default)]
pub(super) struct KnownPeople(Mutex<Known>);

#[derive(Debug, Default)]
struct Known {
    people: HashMap<PersonId, (Person, Millis)>,
    /// Counts changes: what was looked up before one must not be remembered after it.
    changes: u64,
}

impl KnownPeople {
    fn lock(&self) -> MutexGuard<'_, Known> {
        // Whole between any two statements.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The person, if known; otherwise the word with which they may be remembered once they were looked up.
    pub(super) fn find(&self, id: &PersonId, now: Millis) -> Result<Person, u64> {
        let known = self.lock();
        match known.people.get(id) {
            Some((person, at)) if (0..FRESH_FOR).contains(&(now - at)) => Ok(person.clone()),
            Some(_) | None => Err(known.changes),
        }
    }

    pub(super) fn remember(&self, person: &Person, word: u64, now: Millis) {
        let mut known = self.lock();
        if known.changes != word {
            return;
        }
        if known.people.len() >= REMEMBERED {
            known.people.retain(|_, (_, at)| now - *at < FRESH_FOR);
            if known.people.len() >= REMEMBERED {
                known.people.clear();
            }
        }
        known.people.insert(person.id.clone(), (person.clone(), now));
    }

    pub(super) fn forget(&self, id: &PersonId) {
        let mut known = self.lock();
        known.people.remove(id);
        known.changes += 1;
    }
}

//! People who asked for something a moment ago, so that not every request has to look them up.

use super::Person;
use crate::ids::PersonId;
use crate::session::Claim;
use crate::time::Millis;
use std::collections::{HashMap, HashSet};
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
    people: HashMap<Claim, (Person, Millis)>,
    /// Sessions that ended here, so that the streams opened with them end as well.
    ended: HashSet<Claim>,
    /// Counts changes: what was looked up before one must not be remembered after it.
    changes: u64,
}

impl KnownPeople {
    fn lock(&self) -> MutexGuard<'_, Known> {
        // Whole between any two statements.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The person, if known; otherwise the word with which they may be remembered once they were looked up.
    pub(super) fn find(&self, claim: &Claim, now: Millis) -> Result<Person, u64> {
        let known = self.lock();
        match known.people.get(claim) {
            Some((person, at)) if (0..FRESH_FOR).contains(&(now - at)) => Ok(person.clone()),
            Some(_) | None => Err(known.changes),
        }
    }

    pub(super) fn remember(&self, claim: &Claim, person: &Person, word: u64, now: Millis) {
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
        known.people.insert(claim.clone(), (person.clone(), now));
    }

    pub(super) fn forget(&self, id: &PersonId) {
        let mut known = self.lock();
        known.people.retain(|claim, _| claim.person != *id);
        known.changes += 1;
    }

    /// These sessions have ended.
    pub(super) fn end(&self, claims: impl IntoIterator<Item = Claim>) {
        let mut known = self.lock();
        if known.ended.len() >= REMEMBERED {
            known.ended.clear();
        }
        known.ended.extend(claims);
    }

    pub(super) fn has_ended(&self, claim: &Claim) -> bool {
        self.lock().ended.contains(claim)
    }
}

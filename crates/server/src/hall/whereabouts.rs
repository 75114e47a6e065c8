//! From which address people were heard last, so that what they use can be counted by address as well. Never stored.

use crate::ids::PersonId;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// More people are not remembered.
const REMEMBERED: usize = 20_000;

/// Where people were heard from last.
#[derive(Debug, Default)]
pub(super) struct Whereabouts(Mutex<HashMap<PersonId, Arc<str>>>);

impl Whereabouts {
    pub(super) fn note(&self, person: &PersonId, address: &str) {
        // Whole between any two statements.
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.get(person).is_some_and(|known| **known == *address) {
            return;
        }
        if known.len() >= REMEMBERED {
            known.clear();
        }
        known.insert(person.clone(), address.into());
    }

    pub(super) fn of(&self, person: &PersonId) -> Option<String> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.get(person).map(|address| address.to_string())
    }
}

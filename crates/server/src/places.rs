//! How many at once: places that are taken and given back, so many for each name and so many in all.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Places to be taken.
#[derive(Debug)]
pub(crate) struct Places {
    each: usize,
    all: usize,
    taken: Mutex<Taken>,
}

#[derive(Debug, Default)]
struct Taken {
    by_name: HashMap<String, usize>,
    all: usize,
}

/// A place that is taken as long as this lives.
#[derive(Debug)]
pub(crate) struct Place {
    places: Arc<Places>,
    name: String,
}

impl Places {
    /// So many for each name, and so many in all.
    pub(crate) fn new(each: usize, all: usize) -> Arc<Places> {
        Arc::new(Places { each, all, taken: Mutex::default() })
    }

    fn lock(&self) -> MutexGuard<'_, Taken> {
        // Whole between any two statements.
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place under this name, if there is one left.
    pub(crate) fn take(self: &Arc<Places>, name: &str) -> Option<Place> {
        let mut taken = self.lock();
        if taken.all >= self.all || taken.by_name.get(name).is_some_and(|count| *count >= self.each) {
            return None;
        }
        *taken.by_name.entry(name.to_owned()).or_insert(0) += 1;
        taken.all += 1;
        Some(Place { places: self.clone(), name: name.to_owned() })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.places.lock();
        taken.all -= 1;
        if let Some(count) = taken.by_name.get_mut(&self.name) {
            *count -= 1;
            if *count == 0 {
                taken.by_name.remove(&self.name);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_few_for_each_and_few_in_all_and_come_back() {
        let places = Places::new(2, 3);
        let mira = [places.take("mira").unwrap(), places.take("mira").unwrap()];
        assert!(places.take("mira").is_none());
        let oskar = places.take("oskar").unwrap();
        assert!(places.take("eve").is_none(), "the house is full");
        drop(mira);
        assert!(places.take("mira").is_some() && places.lock().by_name.len() == 1);
        drop(oskar);
        assert!(places.lock().by_name.is_empty(), "nobody is remembered");
    }
}

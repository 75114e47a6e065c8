//! Who is at a table right now: whoever follows it on a stream of any node, or has just loaded its page.

use super::Hall;
use crate::ids::{PersonId, TableId};
use crate::time::Millis;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// Whoever loads the page again is gone for a moment only.
const GRACE: Duration = Duration::from_secs(3);

/// Of whoever reads pages without a script nothing is heard while they think.
const CALLED_FOR: Millis = 60_000;

/// How often a node tells the others who is there, and after how long its word is no longer believed.
pub(super) const TOLD_EVERY: Millis = 20_000;
const BELIEVED_FOR: Millis = 3 * TOLD_EVERY;

/// Who is at a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Present {
    /// People by their id.
    pub people: BTreeSet<PersonId>,
    /// Visitors without a name.
    pub nameless: usize,
}

/// What this node and the others know about who is at a table.
#[derive(Debug, Default)]
pub(super) struct Presence(Mutex<Known>);

#[derive(Debug, Default)]
struct Known {
    here: BTreeMap<PersonId, usize>,
    /// Who loaded a page and follows no stream, and until when they count.
    called: BTreeMap<PersonId, Millis>,
    nameless: usize,
    elsewhere: BTreeMap<String, (Present, Millis)>,
    told: Millis,
    /// Everybody, if that was asked since the last change and time alone cannot change it.
    summed: Option<Arc<Present>>,
}

impl Known {
    fn here(&self, now: Millis) -> Present {
        let called = self.called.iter().filter(|(_, until)| **until > now).map(|(person, _)| person);
        Present { people: self.here.keys().chain(called).cloned().collect(), nameless: self.nameless }
    }
}

impl Presence {
    fn lock(&self) -> MutexGuard<'_, Known> {
        // Counts are whole between any two statements.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Everybody, on all nodes.
    pub(super) fn all(&self, now: Millis) -> Arc<Present> {
        let mut known = self.lock();
        if let Some(all) = &known.summed {
            return all.clone();
        }
        let mut all = known.here(now);
        for (present, at) in known.elsewhere.values() {
            if now - at < BELIEVED_FOR {
                all.people.extend(present.people.iter().cloned());
                all.nameless += present.nameless;
            }
        }
        let all = Arc::new(all);
        if known.elsewhere.is_empty() && known.called.is_empty() {
            known.summed = Some(all.clone());
        }
        all
    }

    fn come(&self, person: Option<&PersonId>) {
        let mut known = self.lock();
        known.summed = None;
        match person {
            Some(person) => {
                // The stream tells from now on when they go.
                known.called.remove(person);
                *known.here.entry(person.clone()).or_insert(0) += 1;
            }
            None => known.nameless += 1,
        }
    }

    fn go(&self, person: Option<&PersonId>) {
        let mut known = self.lock();
        known.summed = None;
        let Some(person) = person else {
            known.nameless = known.nameless.saturating_sub(1);
            return;
        };
        if let Some(count) = known.here.get_mut(person) {
            *count -= 1;
            if *count == 0 {
                known.here.remove(person);
            }
        }
    }

    /// Somebody loaded a page. Were they away until now?
    fn call(&self, person: &PersonId, now: Millis) -> bool {
        let mut known = self.lock();
        if known.here.contains_key(person) {
            return false;
        }
        known.summed = None;
        known.called.insert(person.clone(), now + CALLED_FOR).is_none_or(|until| until <= now)
    }

    /// How long the person counts because of a page they loaded; nothing if that is over.
    fn called_for(&self, person: &PersonId, now: Millis) -> Option<Millis> {
        let mut known = self.lock();
        let left = known.called.get(person)? - now;
        if left <= 0 {
            known.called.remove(person);
            known.summed = None;
        }
        (left > 0).then_some(left)
    }

    /// What another node said. Did that change anything?
    pub(super) fn hear(&self, node: &str, present: Present, now: Millis) -> bool {
        let mut known = self.lock();
        known.summed = None;
        known.elsewhere.retain(|_, (_, at)| now - *at < BELIEVED_FOR);
        let before = known.elsewhere.insert(node.to_owned(), (present.clone(), now));
        before.map(|(before, _)| before).unwrap_or_default() != present
    }

    /// What the other nodes should hear again by now.
    pub(super) fn to_tell(&self, now: Millis) -> Option<Present> {
        let mut known = self.lock();
        let here = known.here(now);
        if here == Present::default() || now - known.told < TOLD_EVERY {
            return None;
        }
        known.told = now;
        Some(here)
    }
}

impl Present {
    /// As nodes tell each other: how many are nameless, and the others' ids.
    pub(super) fn write(&self) -> String {
        // More than this do not fit into a notification.
        let ids = self.people.iter().map(PersonId::as_str).take(400);
        std::iter::once(self.nameless.to_string().as_str()).chain(ids).collect::<Vec<_>>().join(" ")
    }

    pub(super) fn read(text: &str) -> Option<Present> {
        let mut words = text.split(' ');
        let nameless = words.next()?.parse().ok()?;
        Some(Present { nameless, people: words.filter_map(PersonId::read).collect() })
    }
}

/// Somebody follows a table as long as this lives.
#[derive(Debug)]
pub struct Attendance {
    hall: Arc<Hall>,
    id: TableId,
    person: Option<PersonId>,
}

impl Hall {
    /// Somebody follows a table from now on. Streams hold on to this while they are open.
    pub fn attend(self: &Arc<Hall>, person: Option<&PersonId>, id: &TableId) -> Attendance {
        self.metrics.streams.add(1);
        let cell = self.cells.enter(id, self.now());
        cell.presence.come(person);
        let attendance = Attendance { hall: self.clone(), id: id.clone(), person: person.cloned() };
        self.presence_changed(id);
        attendance
    }

    /// Somebody loaded the table's page. With a script a stream follows and says more; without one they are there
    /// for a while.
    pub fn call(self: &Arc<Hall>, person: &PersonId, id: &TableId) {
        let cell = self.cells.enter(id, self.now());
        if !cell.presence.call(person, self.now()) {
            return;
        }
        self.presence_changed(id);
        let (hall, id, person) = (Arc::downgrade(self), id.clone(), person.clone());
        tokio::spawn(async move {
            loop {
                let Some(hall) = hall.upgrade() else { return };
                let Some(cell) = hall.cells.find(&id) else { return };
                let Some(left) = cell.presence.called_for(&person, hall.now()) else {
                    return hall.presence_changed(&id);
                };
                drop((cell, hall));
                tokio::time::sleep(Duration::from_millis(left.unsigned_abs())).await;
            }
        });
    }

    fn presence_changed(self: &Arc<Hall>, id: &TableId) {
        let Some(cell) = self.cells.find(id) else { return };
        cell.wake();
        if self.store.is_shared() {
            let here = cell.presence.lock().here(self.now());
            self.tell_presence(id, &here);
        }
    }

    /// Tells the other nodes who is here. If that fails, they hear it again soon.
    pub(super) fn tell_presence(self: &Arc<Hall>, id: &TableId, here: &Present) {
        let (hall, text) = (self.clone(), format!("{id} {}", here.write()));
        tokio::spawn(async move {
            if let Err(error) = hall.store.tell(&text).await
                && !hall.is_closing()
            {
                tracing::warn!(%error, "could not tell the other nodes who is here");
            }
        });
    }
}

impl Hall {
    pub(super) fn hear_of_presence(&self, node: &str, id: &TableId, who: &str) {
        let Some((cell, present)) = self.cells.find(id).zip(Present::read(who)) else { return };
        if cell.presence.hear(node, present, self.now()) {
            cell.wake();
        }
    }

    /// Nodes that have just come, or missed something, hear it again after a while.
    pub(super) fn tell_presence_again(self: &Arc<Hall>) {
        if !self.store.is_shared() {
            return;
        }
        for (id, cell) in self.cells.all() {
            if let Some(here) = cell.presence.to_tell(self.now()) {
                self.tell_presence(&id, &here);
            }
        }
    }
}

impl Drop for Attendance {
    fn drop(&mut self) {
        self.hall.metrics.streams.add(-1);
        let (hall, id, person) = (self.hall.clone(), self.id.clone(), self.person.take());
        // Without a runtime everything is over, and nobody is left to be told.
        let Ok(runtime) = tokio::runtime::Handle::try_current() else { return };
        runtime.spawn(async move {
            if !hall.is_closing() {
                tokio::time::sleep(GRACE).await;
            }
            if let Some(cell) = hall.cells.find(&id) {
                cell.presence.go(person.as_ref());
                hall.presence_changed(&id);
            }
        });
    }
}

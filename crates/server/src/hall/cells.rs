//! Tables in memory, and who is to be woken when they change.

use super::presence::Presence;
use super::shown::Shown;
use crate::ids::TableId;
use crate::room::Room;
use crate::time::Millis;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::{Mutex as AsyncMutex, Notify, watch};

/// What was shown of a table that nobody watches is forgotten after this time.
const IDLE_AFTER: Millis = 2_000;

/// A room, and what was shown of it last.
#[derive(Debug)]
pub(super) struct Kept {
    pub(super) room: Room,
    pub(super) shown: Shown,
}

impl Kept {
    pub(super) fn new(room: Room) -> Kept {
        Kept { room, shown: Shown::default() }
    }
}

/// One table in memory. The room may be missing; then it is built from the journal when it is needed.
#[derive(Debug)]
pub(super) struct Cell {
    /// Shared, so that whoever locks it can carry the lock along.
    pub(super) room: Arc<AsyncMutex<Option<Kept>>>,
    pub(super) driving: AtomicBool,
    /// The keeper found it due.
    pub(super) overdue: AtomicBool,
    /// How often in a row the server could not get on with it.
    pub(super) stumbles: AtomicU32,
    /// Set while people do not want to watch the bots think.
    pub(super) hurried: AtomicBool,
    pub(super) hurry: Notify,
    pub(super) presence: Presence,
    changes: watch::Sender<u64>,
    stale: AtomicBool,
    used: AtomicI64,
}

impl Cell {
    fn new(now: Millis) -> Cell {
        Cell {
            room: Arc::default(),
            driving: AtomicBool::new(false),
            overdue: AtomicBool::new(false),
            stumbles: AtomicU32::new(0),
            hurried: AtomicBool::new(false),
            hurry: Notify::new(),
            presence: Presence::default(),
            changes: watch::Sender::new(0),
            stale: AtomicBool::new(false),
            used: AtomicI64::new(now),
        }
    }

    pub(super) fn wake(&self) {
        self.changes.send_modify(|version| *version += 1);
    }

    pub(super) fn watch(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    pub(super) fn is_watched(&self) -> bool {
        self.changes.receiver_count() > 0
    }

    fn is_idle(&self, now: Millis) -> bool {
        !self.is_watched() && now - self.used.load(Ordering::Relaxed) > IDLE_AFTER
    }

    /// Another node has written to this table.
    pub(super) fn mark_stale(&self) {
        self.stale.store(true, Ordering::SeqCst);
    }

    pub(super) fn take_stale(&self) -> bool {
        self.stale.swap(false, Ordering::SeqCst)
    }
}

/// All tables in memory.
#[derive(Debug, Default)]
pub(super) struct Cells {
    cells: Mutex<HashMap<TableId, Arc<Cell>>>,
}

impl Cells {
    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, Arc<Cell>>> {
        // The map is whole between any two statements, so a panic elsewhere does not matter.
        self.cells.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The cell of a table, made if it is missing.
    pub(super) fn enter(&self, id: &TableId, now: Millis) -> Arc<Cell> {
        let mut cells = self.lock();
        let cell = match cells.get(id) {
            Some(cell) => cell,
            None => cells.entry(id.clone()).or_insert_with(|| Arc::new(Cell::new(now))),
        };
        cell.used.store(now, Ordering::Relaxed);
        cell.clone()
    }

    /// The cell of a table that is in memory.
    pub(super) fn find(&self, id: &TableId) -> Option<Arc<Cell>> {
        self.lock().get(id).cloned()
    }

    /// All cells in memory.
    pub(super) fn all(&self) -> Vec<(TableId, Arc<Cell>)> {
        self.lock().iter().map(|(id, cell)| (id.clone(), cell.clone())).collect()
    }

    /// Forgets a table that turned out not to exist.
    pub(super) fn forget_empty(&self, id: &TableId) {
        let mut cells = self.lock();
        let unused = |cell: &Arc<Cell>| {
            Arc::strong_count(cell) == 1
                && !cell.is_watched()
                && cell.room.try_lock().is_ok_and(|r| r.is_none())
        };
        if cells.get(id).is_some_and(unused) {
            cells.remove(id);
        }
    }

    /// Forgets the tables that nobody has used for longest until only `kept` are left. A table that somebody
    /// watches keeps its cell, through which it is woken, but gives its room up.
    pub(super) fn tidy(&self, kept: usize, now: Millis) {
        let mut cells = self.lock();
        for cell in cells.values().filter(|cell| cell.is_idle(now)) {
            if let Ok(mut room) = cell.room.try_lock()
                && let Some(kept) = room.as_mut()
            {
                kept.shown.forget();
            }
        }
        let Some(excess) = cells.len().checked_sub(kept + 1) else { return };
        let mut by_use: Vec<(Millis, TableId)> =
            cells.iter().map(|(id, cell)| (cell.used.load(Ordering::Relaxed), id.clone())).collect();
        by_use.sort_unstable();
        for (_, id) in by_use.iter().take(excess + 1) {
            // Clones are only made under this lock: with one left, nobody else has the cell.
            let Some(cell) = cells.get(id).filter(|cell| Arc::strong_count(cell) == 1) else { continue };
            if cell.is_watched() {
                if let Ok(mut room) = cell.room.try_lock() {
                    *room = None;
                }
            } else {
                cells.remove(id);
            }
        }
    }

    pub(super) fn len(&self) -> usize {
        self.lock().len()
    }
}

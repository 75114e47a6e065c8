//! Streams: whenever something changes, the region that changed is sent as the reader may see it.
//!
//! An event's id is a fingerprint of the region, so a reader who comes back gets only what is new to them.

use super::table::region_for;
use super::visit::{Failure, Visit, table_id};
use crate::pages::lobby;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::stream::{Stream, unfold};
use serde::Deserialize;
use sha2::{Digest, Sha256};
use std::convert::Infallible;
use std::sync::Arc;
use tokio::sync::watch;
use undercroft_server::hall::Attendance;
use undercroft_server::{Hall, TableId, Trouble};

/// What a stream shows.
enum Subject {
    Table(TableId),
    Lobby,
}

struct Watcher {
    hall: Arc<Hall>,
    visit: Visit,
    subject: Subject,
    changes: watch::Receiver<u64>,
    /// Those who are at the table as long as the stream lives; nobody is in the lobby.
    _attendance: Vec<Attendance>,
    closing: watch::Receiver<bool>,
    last: String,
    first: bool,
}

pub(super) async fn table(
    State(hall): State<Arc<Hall>>,
    visit: Visit,
    Path(id): Path<String>,
    Query(seen): Query<Seen>,
    headers: HeaderMap,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Failure> {
    let id = table_id(&visit, &id)?;
    let changes = hall.watch(visit.id(), &id).await.map_err(|trouble| visit.failure(trouble))?;
    let attendance = attendance(&hall, &visit, &id).await.map_err(|trouble| visit.failure(trouble))?;
    let last = last_seen(&headers).or(seen.seen).unwrap_or_default();
    Ok(stream(hall, visit, Subject::Table(id), changes, attendance, last))
}

pub(super) async fn lobby(
    State(hall): State<Arc<Hall>>,
    visit: Visit,
    headers: HeaderMap,
) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    let changes = hall.watch_lobby();
    stream(hall, visit, Subject::Lobby, changes, Vec::new(), last_seen(&headers).unwrap_or_default())
}

/// Everybody on the device is there; without a name, somebody.
async fn attendance(hall: &Arc<Hall>, visit: &Visit, id: &TableId) -> Result<Vec<Attendance>, Trouble> {
    let people = visit.device(hall).await?;
    if people.is_empty() {
        return Ok(vec![hall.attend(None, id)]);
    }
    Ok(people.iter().map(|person| hall.attend(Some(&person.id), id)).collect())
}

/// What the page shows already, as in `?seen=1a2b3c`.
#[derive(Debug, Deserialize)]
pub(super) struct Seen {
    seen: Option<String>,
}

/// What a reader who comes back saw last.
fn last_seen(headers: &HeaderMap) -> Option<String> {
    Some(headers.get("last-event-id")?.to_str().ok()?.to_owned())
}

fn stream(
    hall: Arc<Hall>,
    visit: Visit,
    subject: Subject,
    changes: watch::Receiver<u64>,
    attendance: Vec<Attendance>,
    last: String,
) -> Sse<impl Stream<Item = Result<Event, Infallible>> + use<>> {
    let closing = hall.closing();
    let watcher =
        Watcher { hall, visit, subject, changes, _attendance: attendance, closing, last, first: true };
    Sse::new(unfold(watcher, next)).keep_alive(KeepAlive::default())
}

async fn next(mut watcher: Watcher) -> Option<(Result<Event, Infallible>, Watcher)> {
    loop {
        if !watcher.first {
            tokio::select! {
                changed = watcher.changes.changed() => changed.ok()?,
                _ = watcher.closing.changed() => return None,
            }
        }
        watcher.first = false;
        watcher.changes.mark_unchanged();
        let (name, html) = match &watcher.subject {
            Subject::Table(id) => {
                ("table", region_for(&watcher.hall, &watcher.visit, id).await?.into_string())
            }
            Subject::Lobby => ("lobby", lobby_region(&watcher.hall, &watcher.visit).await?),
        };
        let print = fingerprint(&html);
        if print != watcher.last {
            watcher.last.clone_from(&print);
            return Some((Ok(Event::default().event(name).id(print).data(html)), watcher));
        }
    }
}

async fn lobby_region(hall: &Arc<Hall>, visit: &Visit) -> Option<String> {
    let lists = super::lobby::lists(hall, visit).await.ok()?;
    Some(lobby::region(&visit.reader, &lists).into_string())
}

/// A short mark of what was shown.
pub(super) fn fingerprint(html: &str) -> String {
    Sha256::digest(html.as_bytes()).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

//! Streams: whenever something changes, the parts of the page that changed are sent as the reader may see them.
//!
//! An event's id says what the reader holds, so a reader who comes back gets only what is new to them.

use super::table::parts_for;
use super::visit::{Failure, Visit, table_id};
use crate::pages::lobby;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::IntoResponse;
use axum::response::sse::Event;
use serde::Deserialize;
use std::sync::Arc;
use undercroft_server::hall::Attendance;
use undercroft_server::http::{Held, Look, Part, stream};
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
    held: Held,
}

impl Look for Watcher {
    async fn look(&mut self) -> Option<Vec<Event>> {
        if self.hall.has_ended(&self.visit.token) {
            return None;
        }
        let parts = match &self.subject {
            Subject::Table(id) => parts_for(&self.hall, &self.visit, id).await?,
            Subject::Lobby => vec![
                Part::new("lobby", lobby_region(&self.hall, &self.visit).await?),
                Part::going_along("end", "end".to_owned()),
            ],
        };
        Some(self.held.news(parts))
    }
}

pub(super) async fn table(
    State(hall): State<Arc<Hall>>,
    visit: Visit,
    Path(id): Path<String>,
    Query(seen): Query<Seen>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Failure> {
    let id = table_id(&visit, &id)?;
    let pass = visit.caller.take_stream(visit.id()).map_err(|trouble| visit.failure(trouble))?;
    let changes = hall.watch(visit.id(), &id).await.map_err(|trouble| visit.failure(trouble))?;
    let attendance = attendance(&hall, &visit, &id).await.map_err(|trouble| visit.failure(trouble))?;
    let held = Held::read(&last_seen(&headers).or(seen.seen).unwrap_or_default());
    let watcher = Watcher { hall: hall.clone(), visit, subject: Subject::Table(id), held };
    Ok(stream(&hall, pass, changes, attendance, watcher))
}

pub(super) async fn lobby(
    State(hall): State<Arc<Hall>>,
    visit: Visit,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Failure> {
    let pass = visit.caller.take_stream(visit.id()).map_err(|trouble| visit.failure(trouble))?;
    let held = Held::read(&last_seen(&headers).unwrap_or_default());
    let watcher = Watcher { hall: hall.clone(), visit, subject: Subject::Lobby, held };
    // Nobody is in the lobby.
    Ok(stream(&hall, pass, hall.watch_lobby(), Vec::new(), watcher))
}

/// Everybody on the device is there; without a name, somebody.
async fn attendance(hall: &Arc<Hall>, visit: &Visit, id: &TableId) -> Result<Vec<Attendance>, Trouble> {
    let people = visit.device(hall).await?;
    if people.is_empty() {
        return Ok(vec![hall.attend(None, id)]);
    }
    Ok(people.iter().map(|person| hall.attend(Some(&person.id), id)).collect())
}

/// What the page shows already, as in `?seen=table.1a2b3c`.
#[derive(Debug, Deserialize)]
pub(super) struct Seen {
    seen: Option<String>,
}

/// What a reader who comes back saw last.
fn last_seen(headers: &HeaderMap) -> Option<String> {
    Some(headers.get("last-event-id")?.to_str().ok()?.to_owned())
}

async fn lobby_region(hall: &Arc<Hall>, visit: &Visit) -> Option<String> {
    let lists = super::lobby::lists(hall, visit).await.ok()?;
    Some(lobby::region(&visit.reader, &lists).into_string())
}

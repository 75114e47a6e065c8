//! What everybody plays today.

use super::Answer;
use super::visit::{Posted, Visit, go};
use crate::pages::today;
use axum::extract::{Path, State};
use axum::response::IntoResponse;
use std::sync::Arc;
use undercroft_server::Hall;
use undercroft_shelf::days::DAILY;

/// All boards of the day. Whoever comes first in the morning waits a moment until the day is prepared.
pub(super) async fn page(State(hall): State<Arc<Hall>>, visit: Visit) -> Answer {
    let mut all = Vec::new();
    for game in DAILY {
        all.push(hall.today_of(visit.id(), game).await.map_err(|trouble| visit.failure(trouble))?);
    }
    Ok(today::page(&visit.reader, &all).into_response())
}

/// Goes in, or back to where one went in before.
pub(super) async fn enter(State(hall): State<Arc<Hall>>, Path(game): Path<String>, posted: Posted) -> Answer {
    let visit = &posted.visit;
    let (person, cookie) = visit.person_or_guest(&hall, posted.get("name")).await?;
    let id = hall.enter_today(&person, &game).await.map_err(|trouble| visit.failure(trouble))?;
    Ok(go(&format!("/tables/{id}"), cookie))
}

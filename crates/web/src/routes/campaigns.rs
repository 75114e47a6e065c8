//! Campaigns and the Hall of Fame.

use super::Answer;
use super::visit::{Posted, Visit, go, table_id};
use crate::pages::campaigns;
use axum::extract::{Path, State};
use axum::response::IntoResponse;
use std::sync::Arc;
use undercroft_server::hall::NewCampaign;
use undercroft_server::{Hall, SeatPlan, Trouble};

pub(super) async fn page(State(hall): State<Arc<Hall>>, visit: Visit) -> Answer {
    show(&hall, &visit, None).await
}

async fn show(hall: &Arc<Hall>, visit: &Visit, wrong: Option<&str>) -> Answer {
    let failure = |trouble| visit.failure(trouble);
    let own = match visit.id() {
        Some(person) => hall.campaigns_of(person).await.map_err(failure)?,
        None => Vec::new(),
    };
    let fame = hall.hall_of_fame().await.map_err(failure)?;
    Ok(campaigns::page(&visit.reader, &own, &fame, wrong).into_response())
}

/// Sets out: the reader, so many bots, and seats for so many friends.
pub(super) async fn start(State(hall): State<Arc<Hall>>, posted: Posted) -> Answer {
    let visit = &posted.visit;
    let number =
        |name: &str| posted.get(name).and_then(|text| text.parse::<usize>().ok()).unwrap_or(0).min(7);
    let level = posted.get("level").unwrap_or_else(|| super::lobby::default_level()).to_owned();
    let mut seats = vec![SeatPlan::Me];
    seats.extend(std::iter::repeat_n(SeatPlan::Open, number("friends")));
    seats.extend(std::iter::repeat_n(SeatPlan::Bot(level), number("bots")));
    let new = NewCampaign { scenario: posted.get("scenario").unwrap_or_default().to_owned(), seats };
    let (person, cookie) = visit.person_or_guest(&hall, posted.get("name")).await?;
    match hall.start_campaign(&person, &new).await {
        Ok(table) => Ok(go(&format!("/tables/{table}"), cookie)),
        Err(trouble @ Trouble::Invalid(_)) => {
            let text = visit.reader.speech().say(&trouble.phrase());
            show(&hall, visit, Some(&text)).await
        }
        Err(trouble) => Err(visit.failure(trouble)),
    }
}

/// Goes to the chapter that is on, or begins the next one.
pub(super) async fn next(State(hall): State<Arc<Hall>>, Path(id): Path<String>, posted: Posted) -> Answer {
    let visit = &posted.visit;
    let id = table_id(visit, &id)?;
    let table = hall.go_on_with(visit.known()?, &id).await.map_err(|trouble| visit.failure(trouble))?;
    Ok(go(&format!("/tables/{table}"), None))
}

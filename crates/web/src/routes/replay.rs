//! A finished game, moment by moment, with anybody's eyes; and what can be taken home from it.

use super::Answer;
use super::site::Site;
use super::visit::{Visit, table_id};
use crate::page::{Frame, page};
use crate::pages::{replay, verify};
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::IntoResponse;
use serde::Deserialize;
use undercroft_core::{Observer, Seat};
use undercroft_server::{TableId, Trouble};

/// The moment and the eyes, as in `?move=12&seat=2`. Without a seat everything is seen.
#[derive(Debug, Deserialize)]
pub(super) struct At {
    #[serde(rename = "move")]
    number: Option<usize>,
    seat: Option<u64>,
    /// Present if the game is to be analysed.
    review: Option<String>,
}

pub(super) async fn get(
    State(site): State<Site>,
    visit: Visit,
    Path((id, what)): Path<(String, String)>,
    Query(at): Query<At>,
) -> Answer {
    let (id, hall) = (table_id(&visit, &id)?, site.hall());
    match what.as_str() {
        "replay" => show(&site, &visit, &id, &at).await,
        "fair" => {
            let proof = hall.fairness(visit.id(), &id).await.map_err(|trouble| visit.failure(trouble))?;
            Ok(verify::page(&visit.reader, &id, &proof).into_response())
        }
        "file" => {
            let log = hall.export(visit.id(), &id).await.map_err(|trouble| visit.failure(trouble))?;
            let name = format!("attachment; filename=\"undercroft-{id}.jsonl\"");
            let headers =
                [(header::CONTENT_TYPE, "application/jsonl".to_owned()), (header::CONTENT_DISPOSITION, name)];
            Ok((headers, log.write()).into_response())
        }
        _ => Err(visit.failure(Trouble::NotFound)),
    }
}

async fn show(site: &Site, visit: &Visit, id: &TableId, at: &At) -> Answer {
    let observer = match at.seat {
        Some(number) => {
            Observer::Seat(Seat::from_number(number).ok_or_else(|| visit.failure(Trouble::NotFound))?)
        }
        None => Observer::Omniscient,
    };
    let number = at.number.unwrap_or(0);
    let failure = |trouble| visit.failure(trouble);
    let moment = site.hall().moment(visit.id(), id, number, observer).await.map_err(failure)?;
    let review = match at.review {
        // It costs a lot of thought: whoever has no name sees the game without it.
        Some(_) => match &visit.person {
            Some(person) => Some(site.reviews.of(site.hall(), &person.id, id).await.map_err(failure)?),
            None => None,
        },
        None => None,
    };
    let (region, headline) = replay::region(&visit.reader, &moment, review.as_deref());
    let frame = Frame {
        title: headline.clone(),
        class: "at-table at-replay",
        headline: Some(headline),
        game: Some(&moment.game),
        ..Frame::default()
    };
    Ok(page(&visit.reader, &frame, region).into_response())
}

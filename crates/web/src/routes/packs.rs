//! Packs that people bring along.

use super::Answer;
use super::visit::{Posted, Visit, go};
use crate::pages::packs;
use axum::extract::State;
use axum::response::IntoResponse;
use std::sync::Arc;
use undercroft_core::Phrase;
use undercroft_server::{Hall, NewTable, SeatPlan, Trouble};

/// Larger texts are not even read: our own packs are little more than half as long.
const LARGEST: usize = 160 * 1024;

pub(super) async fn form(visit: Visit) -> Answer {
    Ok(packs::page(&visit.reader, None).into_response())
}

/// Looks through a pack, or opens a table with it.
pub(super) async fn tried(State(hall): State<Arc<Hall>>, posted: Posted) -> Answer {
    let visit = &posted.visit;
    let text = posted.get("pack").unwrap_or_default();
    if text.len() > LARGEST {
        let said = Phrase::new("web-packs-long").number("most", (LARGEST / 1024) as i64);
        let found = Err(vec![visit.reader.speech().say(&said)]);
        return Ok(
            packs::page(&visit.reader, Some(&packs::Tried { text: String::new(), found })).into_response()
        );
    }
    let tried = packs::tried(&visit.reader, text);
    let Some(bots) =
        posted.get("bots").and_then(|bots| bots.parse::<usize>().ok()).filter(|_| tried.found.is_ok())
    else {
        return Ok(packs::page(&visit.reader, Some(&tried)).into_response());
    };
    let mut seats = vec![SeatPlan::Me];
    seats.extend(std::iter::repeat_n(
        SeatPlan::Bot(super::lobby::default_level().to_owned()),
        bots.clamp(1, 3),
    ));
    let new = NewTable { components: Some(text.to_owned()), ..NewTable::new("vault", seats) };
    let (person, cookie) = visit.person_or_guest(&hall, None).await?;
    match hall.open_table(&person, &new).await {
        Ok(id) => Ok(go(&format!("/tables/{id}"), cookie)),
        Err(Trouble::Invalid(phrase)) => {
            let found = Err(vec![visit.reader.speech().say(&phrase)]);
            Ok(packs::page(&visit.reader, Some(&packs::Tried { found, ..tried })).into_response())
        }
        Err(trouble) => Err(visit.failure(trouble)),
    }
}

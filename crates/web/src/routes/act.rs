//! What people do at a table, form by form.

use super::Answer;
use super::table::{Asked, answers, show_view, speech_of};
use super::visit::{Posted, go, table_id};
use crate::table::{Hint, Why};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use undercroft_core::{Refusal, Seat};
use undercroft_server::{Hall, Person, TableId, Trouble};
use undercroft_shelf::bots::LEVELS;

pub(super) async fn act(
    State(hall): State<Arc<Hall>>,
    Path((id, deed)): Path<(String, String)>,
    posted: Posted,
) -> Answer {
    let visit = &posted.visit;
    let id = table_id(visit, &id)?;
    let person = visit.known()?.clone();
    if deed == "hint" {
        return hint(&hall, &posted, &person, &id).await;
    }
    if let ("move", Some(notation)) = (deed.as_str(), posted.get("why")) {
        let refusal =
            hall.why_not(&person.id, &id, notation).await.map_err(|trouble| visit.failure(trouble))?;
        return explain(&hall, &posted, &id, refusal).await;
    }
    match done(&hall, &posted, &person, &id, &deed).await {
        Ok(Some(elsewhere)) => Ok(go(&format!("/tables/{elsewhere}"), None)),
        Ok(None) if visit.fragment => Ok(StatusCode::NO_CONTENT.into_response()),
        Ok(None) => Ok(go(&format!("/tables/{id}"), None)),
        Err(Trouble::Refused(refusal)) => explain(&hall, &posted, &id, Some(refusal)).await,
        Err(trouble @ (Trouble::Not(_) | Trouble::NotAMove(_) | Trouble::Invalid(_))) => {
            let text = visit.reader.speech().say(&trouble.phrase());
            told(&hall, &posted, &id, Asked { why: Some(Why { text, rule: None }), hints: None }).await
        }
        Err(trouble) => Err(visit.failure(trouble)),
    }
}

/// Does it; says where to go if that is somewhere else.
async fn done(
    hall: &Arc<Hall>,
    posted: &Posted,
    person: &Person,
    id: &TableId,
    deed: &str,
) -> Result<Option<TableId>, Trouble> {
    let seat = || posted.get("seat").and_then(|text| text.parse().ok()).and_then(Seat::from_number);
    match deed {
        "move" => {
            let notation = posted.get("move").ok_or(Trouble::NotFound)?;
            hall.play(person, id, notation, posted.get("once")).await?;
        }
        "undo" => hall.undo(person, id).await?,
        "answer" => hall.answer_undo(person, id, posted.get("yes").is_some()).await?,
        "say" => hall.say(person, id, posted.get("text").unwrap_or("")).await?,
        "pause" => hall.wish_pause(person, id, posted.get("wish").is_some()).await?,
        "resign" => hall.resign(person, id).await?,
        "leave" => hall.leave(person, id).await?,
        "return" => hall.come_back(person, id).await?,
        "join" => hall.join(person, id, seat()).await?,
        "start" => hall.start(person, id).await?,
        "kick" => hall.kick(person, id, seat().ok_or(Trouble::NotFound)?).await?,
        "order" => hall.order(person, id, posted.get("order")).await?,
        "hurry" => hall.hurry(person, id).await?,
        "again" => return Ok(Some(hall.rematch(person, id).await?)),
        "continue" => {
            let number = posted.get("number").and_then(|text| text.parse().ok()).unwrap_or(0);
            let level = posted.get("level").unwrap_or_else(|| LEVELS.last().copied().unwrap_or("random"));
            let seat = seat().unwrap_or(Seat::FIRST);
            return Ok(Some(hall.play_on(person, id, number, seat, level).await?));
        }
        _ => return Err(Trouble::NotFound),
    }
    Ok(None)
}

async fn explain(hall: &Arc<Hall>, posted: &Posted, id: &TableId, refusal: Option<Refusal>) -> Answer {
    let visit = &posted.visit;
    let view = hall.see(visit.id(), id).await.map_err(|trouble| visit.failure(trouble))?;
    let speech = speech_of(visit, &view);
    let why = match refusal {
        Some(refusal) => Why { text: speech.say(&refusal.phrase), rule: Some(refusal.rule.to_owned()) },
        None => Why { text: speech.text("web-why-allowed"), rule: None },
    };
    told(hall, posted, id, Asked { why: Some(why), hints: None }).await
}

/// The table with an answer beside it; for the script only the answer.
async fn told(hall: &Arc<Hall>, posted: &Posted, id: &TableId, asked: Asked) -> Answer {
    let visit = &posted.visit;
    let view = hall.see(visit.id(), id).await.map_err(|trouble| visit.failure(trouble))?;
    let answer: Response = if visit.fragment {
        answers(&speech_of(visit, &view), &asked).into_response()
    } else {
        show_view(visit, &view, asked)
    };
    Ok(answer)
}

/// The best moves, each with its chance and the reasons.
async fn hint(hall: &Arc<Hall>, posted: &Posted, person: &Person, id: &TableId) -> Answer {
    let visit = &posted.visit;
    let best = match hall.hints(&person.id, id).await {
        Ok(best) => best,
        Err(Trouble::Not(_)) => Vec::new(),
        Err(trouble) => return Err(visit.failure(trouble)),
    };
    let view = hall.see(visit.id(), id).await.map_err(|trouble| visit.failure(trouble))?;
    let speech = speech_of(visit, &view);
    let hints = best.iter().take(3).map(|hint| {
        let reasons: Vec<String> = hint.reasons.iter().map(|reason| speech.say(reason)).collect();
        Hint {
            label: speech.say(&hint.label),
            chance: Some(hint.chance),
            reason: (!reasons.is_empty()).then(|| reasons.join(" ")),
        }
    });
    told(hall, posted, id, Asked { why: None, hints: Some(hints.collect()) }).await
}

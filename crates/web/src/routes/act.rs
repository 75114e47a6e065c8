//! What people do at a table, form by form.

use super::Answer;
use super::lobby::default_level;
use super::sofa::Looks;
use super::table::{Asked, answers, show_page, speech_of};
use super::visit::{Posted, Visit, go, table_id};
use crate::table::{Hint, Why};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use undercroft_core::{Refusal, Seat};
use undercroft_server::{Hall, Person, TableId, Trouble};

pub(super) async fn act(
    State(hall): State<Arc<Hall>>,
    Path((id, deed)): Path<(String, String)>,
    posted: Posted,
) -> Answer {
    let (visit, hall) = (&posted.visit, &hall);
    let failure = |trouble| visit.failure(trouble);
    let id = table_id(visit, &id)?;
    if deed == "here" {
        let seat = seat_of(&posted).ok_or_else(|| failure(Trouble::NotFound))?;
        let cookie = visit.hand_over(hall, &id, seat).await.map_err(failure)?;
        return Ok(go(&format!("/tables/{id}"), Some(cookie)));
    }
    let person = match visit.looks(hall, &id).await.map_err(failure)? {
        Looks::Reader(Some(actor)) => actor,
        Looks::Reader(None) | Looks::HandOver(_) => visit.known()?.clone(),
    };
    if deed == "hint" {
        return hint(hall, &posted, &person, &id).await;
    }
    if let ("move", Some(notation)) = (deed.as_str(), posted.get("why")) {
        let refusal = hall.why_not(&person.id, &id, notation).await.map_err(failure)?;
        return explain(hall, &posted, &id, refusal).await;
    }
    let done = match done(hall, &posted, &person, &id, &deed).await {
        Ok(done) => agree(hall, visit, &person, &id, &deed).await.map(|()| done),
        Err(trouble) => Err(trouble),
    };
    match done {
        Ok(Some(elsewhere)) => Ok(go(&format!("/tables/{elsewhere}"), None)),
        Ok(None) if visit.fragment => Ok(StatusCode::NO_CONTENT.into_response()),
        Ok(None) => Ok(go(&format!("/tables/{id}"), None)),
        Err(Trouble::Refused(refusal)) => explain(hall, &posted, &id, Some(refusal)).await,
        Err(trouble @ (Trouble::Not(_) | Trouble::NotAMove(_) | Trouble::Invalid(_))) => {
            let text = visit.reader.speech().say(&trouble.phrase());
            told(hall, &posted, &id, Asked { why: Some(Why { text, rule: None }), hints: None }).await
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
    let seat = || seat_of(posted);
    match deed {
        "move" => {
            let notation = posted.get("move").or_else(|| posted.get("aside")).ok_or(Trouble::NotFound)?;
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
        "hurry" => hall.hurry(person, id).await?,
        "again" => return Ok(Some(hall.rematch(person, id).await?)),
        "continue" => {
            let number = posted.get("number").and_then(|text| text.parse().ok()).unwrap_or(0);
            let level = posted.get("level").unwrap_or_else(|| default_level());
            let seat = seat().unwrap_or(Seat::FIRST);
            return Ok(Some(hall.play_on(person, id, number, seat, level).await?));
        }
        _ => return Err(Trouble::NotFound),
    }
    Ok(None)
}

fn seat_of(posted: &Posted) -> Option<Seat> {
    posted.get("seat").and_then(|text| text.parse().ok()).and_then(Seat::from_number)
}

/// Whoever shares the device has agreed by word of mouth to what the table is asked for.
async fn agree(
    hall: &Arc<Hall>,
    visit: &Visit,
    person: &Person,
    id: &TableId,
    deed: &str,
) -> Result<(), Trouble> {
    if !["undo", "pause", "again"].contains(&deed) {
        return Ok(());
    }
    for other in visit.neighbours(hall, id, person).await? {
        let agreed = match deed {
            "undo" => hall.answer_undo(&other, id, true).await,
            "pause" => hall.wish_pause(&other, id, wishes(hall, person, id).await?).await,
            _ => hall.rematch(&other, id).await.map(|_| ()),
        };
        match agreed {
            // An undo that nobody had to be asked for is done already.
            Ok(()) | Err(Trouble::Not(_)) => {}
            Err(trouble) => return Err(trouble),
        }
    }
    Ok(())
}

/// Does the person wish for a rest?
async fn wishes(hall: &Arc<Hall>, person: &Person, id: &TableId) -> Result<bool, Trouble> {
    let view = hall.see(Some(&person.id), id).await?;
    Ok(view.chairs.iter().any(|chair| chair.wants_pause && view.you == Some(chair.seat)))
}

async fn explain(hall: &Arc<Hall>, posted: &Posted, id: &TableId, refusal: Option<Refusal>) -> Answer {
    let visit = &posted.visit;
    let shown = visit.look(hall, id).await.map_err(|trouble| visit.failure(trouble))?;
    let speech = speech_of(visit, shown.view());
    let why = match refusal {
        Some(refusal) => Why::of(&refusal, &speech),
        None => Why { text: speech.text("web-why-allowed"), rule: None },
    };
    told(hall, posted, id, Asked { why: Some(why), hints: None }).await
}

/// The table with an answer beside it; for the script only the answer.
async fn told(hall: &Arc<Hall>, posted: &Posted, id: &TableId, asked: Asked) -> Answer {
    let visit = &posted.visit;
    let shown = visit.look(hall, id).await.map_err(|trouble| visit.failure(trouble))?;
    let answer: Response = if visit.fragment {
        answers(&speech_of(visit, shown.view()), &asked).into_response()
    } else {
        show_page(visit, &shown, asked)
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
    let view = hall.see(Some(&person.id), id).await.map_err(|trouble| visit.failure(trouble))?;
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

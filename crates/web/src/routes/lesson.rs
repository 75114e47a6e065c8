//! How to play: the lesson's steps, or the text of a game without a lesson. Nothing is stored; the step is in the address.

use super::Answer;
use super::visit::{Posted, Visit, go};
use crate::face::GameBox;
use crate::page::{Frame, page};
use crate::pages::guide;
use crate::pages::lesson::{Course, Lesson, Tried, in_address, lesson_of};
use axum::extract::{Path, Query};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use undercroft_server::Trouble;
use undercroft_shelf::facts_of;

/// The step, as in `?step=3` or with what was chosen before it `?step=7~dig+B2`; or the text although there is a lesson.
#[derive(Debug, Deserialize)]
pub(super) struct At {
    step: Option<String>,
    text: Option<String>,
    /// Another move than the lesson wants, which is answered.
    tried: Option<String>,
    /// A hint was asked for.
    hint: Option<String>,
}

pub(super) async fn all(visit: Visit) -> Answer {
    Ok(guide::all(&visit.reader).into_response())
}

pub(super) async fn show(visit: Visit, Path(game): Path<String>, Query(at): Query<At>) -> Answer {
    if game == guide::OWN_SET {
        return Ok(guide::own_set(&visit.reader).into_response());
    }
    let missing = || visit.failure(Trouble::NotFound);
    let facts = facts_of(&game).map_err(|_| missing())?;
    if let Some(lesson) = lesson_of(facts.id).filter(|_| at.text.is_none()) {
        let tried = match (at.tried, at.hint) {
            (Some(notation), _) => Tried::Move(notation),
            (None, Some(_)) => Tried::Hint,
            (None, None) => Tried::Nothing,
        };
        let course = at.step.as_deref().map_or_else(|| Ok(Course::default()), str::parse);
        return step_page(&visit, lesson, &course.map_err(|_| missing())?, tried);
    }
    let text = GameBox::of(facts.id).guide(visit.reader.language).ok_or_else(missing)?;
    Ok(guide::page(&visit.reader, facts.id, text).into_response())
}

fn step_page(visit: &Visit, lesson: &'static Lesson, course: &Course, tried: Tried) -> Answer {
    let (region, headline) =
        lesson.region(&visit.reader, course, tried).ok_or_else(|| visit.failure(Trouble::NotFound))?;
    let frame = Frame {
        title: headline.clone(),
        class: "at-table at-lesson",
        headline: Some(headline),
        game: Some(lesson.game),
        ..Frame::default()
    };
    let answer: Response = page(&visit.reader, &frame, region).into_response();
    Ok(answer)
}

/// A move of the learner, or "next". The form's number is the step. It always leads to an address that can be loaded again.
pub(super) async fn act(Path((game, deed)): Path<(String, String)>, posted: Posted) -> Answer {
    let visit = &posted.visit;
    let course: Course = posted.get("once").and_then(|text| text.parse().ok()).unwrap_or_default();
    let lesson = lesson_of(&game).filter(|lesson| course.step < lesson.steps.len());
    let lesson = lesson.ok_or_else(|| visit.failure(Trouble::NotFound))?;
    let to = |course: &Course, more: &str| {
        go(&format!("/how-to-play/{}?step={}{more}", lesson.game, course.in_address()), None)
    };
    match deed.as_str() {
        "next" if course.step + 1 < lesson.steps.len() => return Ok(to(&course.on(), "")),
        "next" => return Ok(to(&course, "")),
        "hint" => return Ok(to(&course, "&hint=1")),
        _ => {}
    }
    let notation = posted.get("move").or_else(|| posted.get("why")).unwrap_or("");
    match lesson.answer(&course, notation, &lesson.speech(&visit.reader, course.step)) {
        Ok(next) => Ok(to(&next, "")),
        Err(_) => Ok(to(&course, &format!("&tried={}", in_address(notation)))),
    }
}

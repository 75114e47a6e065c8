//! How to play: the lesson's steps. Nothing is stored; the step is in the address.

use super::Answer;
use super::visit::{Posted, Visit, go};
use crate::page::{Frame, page};
use crate::pages::lesson;
use crate::table::Why;
use axum::extract::{Path, Query};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use undercroft_server::Trouble;

/// The step, as in `?step=3`.
#[derive(Debug, Deserialize)]
pub(super) struct At {
    step: Option<usize>,
}

pub(super) async fn show(visit: Visit, Path(game): Path<String>, Query(at): Query<At>) -> Answer {
    if game != "welcome" {
        return Err(visit.failure(Trouble::NotFound));
    }
    step_page(&visit, at.step.unwrap_or(0), None)
}

fn step_page(visit: &Visit, step: usize, why: Option<Why>) -> Answer {
    let (region, headline) =
        lesson::region(&visit.reader, step, why).ok_or_else(|| visit.failure(Trouble::NotFound))?;
    let frame = Frame {
        title: headline.clone(),
        class: "at-table at-lesson",
        headline: Some(headline),
        ..Frame::default()
    };
    let answer: Response = page(&visit.reader, &frame, region).into_response();
    Ok(answer)
}

/// A move of the learner, or "next". The form's number is the step.
pub(super) async fn act(Path((game, deed)): Path<(String, String)>, posted: Posted) -> Answer {
    let visit = &posted.visit;
    let step: usize = posted.get("once").and_then(|text| text.parse().ok()).unwrap_or(0);
    if game != "welcome" || step >= lesson::STEPS.len() {
        return Err(visit.failure(Trouble::NotFound));
    }
    let to = |step: usize| go(&format!("/how-to-play/welcome?step={step}"), None);
    if deed == "next" {
        return Ok(to((step + 1).min(lesson::STEPS.len() - 1)));
    }
    let notation = posted.get("move").or_else(|| posted.get("why")).unwrap_or("");
    match lesson::answer(step, notation, &lesson::speech(&visit.reader)) {
        Ok(next) => Ok(to(next)),
        Err(why) => step_page(visit, step, Some(why)),
    }
}

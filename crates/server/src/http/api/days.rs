//! What everybody plays today, over the API.

use super::super::{App, Player, Visitor, refuse};
use super::tables::OpenedJson;
use super::{Named, Reply};
use crate::hall::{OwnDay, Today};
use crate::ids::{PersonId, TableId};
use crate::store::DayRow;
use crate::time::Millis;
use axum::Json;
use axum::extract::State;
use serde::Serialize;

/// What a game has for everybody today.
#[derive(Serialize, utoipa::ToSchema)]
pub(super) struct TodayJson {
    game: &'static str,
    /// The date in UTC, such as `2026-11-18`.
    day: String,
    /// Milliseconds in which one can still go in.
    left: Millis,
    /// How many went in.
    entered: i64,
    /// How many played it to an end that counts.
    finished: i64,
    /// The most that can be reached, where that is known.
    best: Option<i32>,
    /// The best results, the highest first.
    board: Vec<DayRowJson>,
    /// What you have of it.
    own: Option<OwnDayJson>,
}

/// A line of the board.
#[derive(Serialize, utoipa::ToSchema)]
pub(super) struct DayRowJson {
    #[schema(value_type = String)]
    person: PersonId,
    /// Nothing once they were forgotten.
    name: Option<String>,
    score: i64,
}

/// Your own try.
#[derive(Serialize, utoipa::ToSchema)]
pub(super) struct OwnDayJson {
    #[schema(value_type = String)]
    table: TableId,
    /// Nothing while the game goes on, or if it does not count.
    score: Option<i64>,
    place: Option<i64>,
}

fn today_json(today: Today) -> TodayJson {
    let row = |DayRow { person, name, score }| DayRowJson { person, name, score };
    let own = |OwnDay { table, score, place }| OwnDayJson { table, score, place };
    TodayJson {
        game: today.game,
        day: today.day,
        left: today.left,
        entered: today.counts.entered,
        finished: today.counts.finished,
        best: today.best,
        board: today.board.into_iter().map(row).collect(),
        own: today.own.map(own),
    }
}

/// What everybody plays today, with the board of each game. A game whose day is still being prepared comes a moment
/// later.
#[utoipa::path(get, path = "/api/today", responses((status = 200, body = Vec<TodayJson>)),
    security((), ("token" = [])))]
pub(super) async fn today(State(app): State<App>, visitor: Visitor) -> Reply<Vec<TodayJson>> {
    let all = app.hall().today(visitor.person.as_ref().map(|person| &person.id)).await;
    let all = all.map_err(|trouble| refuse(&app, visitor.language, &trouble))?;
    Ok(Json(all.into_iter().map(today_json).collect()))
}

/// Go in: `paper` has a dungeon of the day, `lords` a puzzle. Everybody has one try a day; whoever has begun comes back to
/// the same table. Nothing that was revealed can be taken back there, and there are no hints.
#[utoipa::path(post, path = "/api/today/{game}", params(("game" = String, Path)),
    responses((status = 200, body = OpenedJson)), security(("token" = [])))]
pub(super) async fn enter(State(app): State<App>, player: Player, Named(game): Named) -> Reply<OpenedJson> {
    let id = app.hall().enter_today(&player.person, &game).await;
    Ok(Json(OpenedJson::of(id.map_err(|trouble| refuse(&app, player.language, &trouble))?)))
}

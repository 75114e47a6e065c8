//! The bot API: everything a person can do, as JSON with a token.

mod json;
mod people;
mod tables;

pub use json::table_json;

use super::{Answer, App, refuse};
use crate::trouble::Trouble;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Request};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::de::DeserializeOwned;
use undercroft_core::Language;
use utoipa::OpenApi;

/// The API's description, served at `/api/openapi.json`.
#[derive(OpenApi, Debug)]
#[openapi(
    info(
        title = "Undercroft",
        description = "Play dungeon board games from a program. Get a token from `POST /api/people`, send it as \
            `Authorization: Bearer …`, open or join a table, follow its stream and play."
    ),
    paths(
        people::newcomer,
        people::sign_in,
        people::me,
        people::change_me,
        people::make_account,
        people::profile,
        people::leaders,
        tables::games,
        tables::lobby,
        tables::mine,
        tables::open,
        tables::see,
        tables::act,
        tables::rematch,
        tables::follow,
        tables::why_not,
        tables::hints,
        tables::export,
        tables::fairness,
        tables::components,
    ),
    components(schemas(super::answer::Refused)),
    modifiers(&Token)
)]
pub struct Api;

impl Api {
    /// The description as JSON.
    pub fn document() -> serde_json::Value {
        serde_json::to_value(Api::openapi()).unwrap_or_default()
    }
}

struct Token;

impl utoipa::Modify for Token {
    fn modify(&self, api: &mut utoipa::openapi::OpenApi) {
        use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
        let components = api.components.get_or_insert_default();
        components.add_security_scheme("token", SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer)));
    }
}

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/api/openapi.json", get(async || Json(Api::openapi())))
        .route("/api/people", post(people::newcomer))
        .route("/api/people/{id}", get(people::profile))
        .route("/api/session", post(people::sign_in))
        .route("/api/me", get(people::me).patch(people::change_me))
        .route("/api/me/account", post(people::make_account))
        .route("/api/me/tables", get(tables::mine))
        .route("/api/games", get(tables::games))
        .route("/api/games/{game}/leaders", get(people::leaders))
        .route("/api/tables", get(tables::lobby).post(tables::open))
        .route("/api/tables/{id}", get(tables::see).post(tables::act))
        .route("/api/tables/{id}/rematch", post(tables::rematch))
        .route("/api/tables/{id}/stream", get(tables::follow))
        .route("/api/tables/{id}/why-not", get(tables::why_not))
        .route("/api/tables/{id}/hints", get(tables::hints))
        .route("/api/tables/{id}/replay", get(tables::export))
        .route("/api/tables/{id}/fairness", get(tables::fairness))
        .route("/api/tables/{id}/components", get(tables::components))
}

type Reply<T> = Result<Json<T>, Answer>;

/// A JSON body, whose faults are told in our own way.
struct Body<T>(T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Answer;

    async fn from_request(request: Request, app: &App) -> Result<Body<T>, Answer> {
        let read: Result<Json<T>, JsonRejection> = Json::from_request(request, app).await;
        match read {
            Ok(Json(value)) => Ok(Body(value)),
            Err(rejection) => Err(refuse(app, Language::En, &Trouble::Invalid(rejection.body_text()))),
        }
    }
}

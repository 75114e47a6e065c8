//! The bot API: everything a person can do, as JSON with a token.

mod campaigns;
mod days;
mod json;
mod people;
mod tables;

pub use json::table_json;

use super::visitor::language;
use super::{Answer, App, Visitor, refuse};
use crate::trouble::Trouble;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request, State};
use axum::http::request::Parts;
use axum::routing::{any, get};
use axum::{Json, Router};
use serde::de::DeserializeOwned;
use undercroft_core::Phrase;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The API's description, served at `/api/openapi.json`.
#[derive(OpenApi, Debug)]
#[openapi(
    info(
        title = "Undercroft",
        description = "Play dungeon board games from a program. Get a token from `POST /api/people`, send it as \
            `Authorization: Bearer …`, open or join a table, follow its stream and play."
    ),
    components(schemas(super::answer::Refused))
)]
pub struct Api;

impl Api {
    /// The description as JSON.
    pub fn document() -> serde_json::Value {
        serde_json::to_value(described().1).unwrap_or_default()
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

/// The statuses that may come from anywhere, so that no path has to name them.
struct Statuses;

impl utoipa::Modify for Statuses {
    fn modify(&self, api: &mut utoipa::openapi::OpenApi) {
        for (path, item) in &mut api.paths.paths {
            let with_body = [&mut item.post, &mut item.patch, &mut item.delete, &mut item.put];
            for operation in with_body.into_iter().filter_map(Option::as_mut) {
                add_statuses(operation, path, true);
            }
            if let Some(operation) = &mut item.get {
                add_statuses(operation, path, false);
            }
        }
    }
}

/// Wherever a game is asked for, the shelf says which there are.
struct Games;

impl utoipa::Modify for Games {
    fn modify(&self, api: &mut utoipa::openapi::OpenApi) {
        use utoipa::openapi::{RefOr, Schema};
        let one_of = |schema: &mut RefOr<Schema>| {
            if let RefOr::T(Schema::Object(object)) = schema {
                object.enum_values = Some(undercroft_shelf::ids().into_iter().map(Into::into).collect());
            }
        };
        let gets = api.paths.paths.values_mut().filter_map(|item| item.get.as_mut());
        let asked = gets.flat_map(|get| get.parameters.iter_mut().flatten());
        for parameter in asked {
            match parameter {
                RefOr::T(parameter) if parameter.name == "game" => {
                    parameter.schema.iter_mut().for_each(one_of)
                }
                _ => {}
            }
        }
        let schemas = api.components.iter_mut().flat_map(|components| components.schemas.get_mut("NewTable"));
        for table in schemas {
            if let RefOr::T(Schema::Object(object)) = table {
                object.properties.get_mut("game").into_iter().for_each(one_of);
            }
        }
    }
}

/// Every refusal is described by [`Refused`](super::answer::Refused).
fn add_statuses(operation: &mut utoipa::openapi::path::Operation, path: &str, changes: bool) {
    let signed_in = operation.security.is_some() || path == "/api/session";
    let statuses = [
        ("400", true, "The request cannot be read."),
        ("401", signed_in, "There is no such session, or the password is wrong."),
        ("403", changes, "The request came from another site."),
        ("404", true, "There is no such thing, or it is not open to you."),
        ("405", true, "That cannot be done here."),
        ("408", changes, "The request took too long to arrive."),
        ("409", true, "It cannot be done now, or not by you; `error` says why."),
        ("413", changes, "The request is too large."),
        ("422", true, "The request is well formed, but not possible."),
        ("429", true, "Too often; `Retry-After` says when to try again."),
        ("503", true, "Nothing can be stored or read for the moment."),
    ];
    for (status, _, why) in statuses.into_iter().filter(|(_, comes, _)| *comes) {
        let refused = utoipa::openapi::Ref::from_schema_name("Refused");
        let content = utoipa::openapi::ContentBuilder::new().schema(Some(refused)).build();
        let response = utoipa::openapi::ResponseBuilder::new()
            .description(why)
            .content("application/json", content)
            .build();
        operation.responses.responses.entry(status.to_owned()).or_insert_with(|| response.into());
    }
}

pub(super) fn routes() -> Router<App> {
    let (router, api) = described();
    router
        .route("/api/openapi.json", get(async move || Json(api)))
        .route("/api/{*rest}", any(nothing))
        .method_not_allowed_fallback(not_here)
}

/// One list for both: what can be asked for, and its description.
fn described() -> (Router<App>, utoipa::openapi::OpenApi) {
    let router = OpenApiRouter::with_openapi(Api::openapi())
        .routes(routes!(people::newcomer))
        .routes(routes!(people::profile))
        .routes(routes!(people::sign_in, people::sign_out))
        .routes(routes!(people::me, people::change_me))
        .routes(routes!(people::make_account))
        .routes(routes!(people::change_password))
        .routes(routes!(people::sessions, people::sign_out_everywhere))
        .routes(routes!(people::leaders))
        .routes(routes!(campaigns::mine, campaigns::start))
        .routes(routes!(campaigns::see, campaigns::go_on))
        .routes(routes!(campaigns::fame))
        .routes(routes!(days::today))
        .routes(routes!(days::enter))
        .routes(routes!(tables::games))
        .routes(routes!(tables::mine))
        .routes(routes!(tables::lobby, tables::open))
        .routes(routes!(tables::see, tables::act))
        .routes(routes!(tables::rematch))
        .routes(routes!(tables::follow))
        .routes(routes!(tables::why_not))
        .routes(routes!(tables::hints))
        .routes(routes!(tables::export))
        .routes(routes!(tables::fairness))
        .routes(routes!(tables::components));
    let (router, mut api) = router.split_for_parts();
    for modifier in [&Token as &dyn utoipa::Modify, &Statuses, &Games] {
        modifier.modify(&mut api);
    }
    (router, api)
}

async fn nothing(State(app): State<App>, visitor: Visitor) -> Answer {
    refuse(&app, visitor.language, &Trouble::NotFound)
}

async fn not_here(State(app): State<App>, visitor: Visitor) -> Answer {
    refuse(&app, visitor.language, &Trouble::Method)
}

type Reply<T> = Result<Json<T>, Answer>;

/// The name in the path. One that cannot be read names nothing.
struct Named(String);

impl FromRequestParts<App> for Named {
    type Rejection = Answer;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Named, Answer> {
        let read = Path::<String>::from_request_parts(parts, app).await;
        read.map(|Path(name)| Named(name))
            .map_err(|_| refuse(app, language(None, &parts.headers), &Trouble::NotFound))
    }
}

/// What follows the path, whose faults are told in our own way.
struct Asked<T>(T);

impl<T: DeserializeOwned> FromRequestParts<App> for Asked<T> {
    type Rejection = Answer;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Asked<T>, Answer> {
        let malformed = |why: String| {
            refuse(app, language(None, &parts.headers), &Trouble::Malformed(Phrase::plain(why)))
        };
        match Query::<T>::try_from_uri(&parts.uri) {
            Ok(Query(asked)) => Ok(Asked(asked)),
            Err(rejection) => Err(malformed(rejection.body_text())),
        }
    }
}

/// A JSON body, whose faults are told in our own way.
struct Body<T>(T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Answer;

    async fn from_request(request: Request, app: &App) -> Result<Body<T>, Answer> {
        let language = language(None, request.headers());
        let read: Result<Json<T>, JsonRejection> = Json::from_request(request, app).await;
        match read {
            Ok(Json(value)) => Ok(Body(value)),
            Err(rejection @ JsonRejection::JsonDataError(_)) => {
                Err(refuse(app, language, &Trouble::Invalid(Phrase::plain(rejection.body_text()))))
            }
            Err(rejection) => {
                let why = Phrase::plain(rejection.body_text());
                Err(refuse(app, language, &Trouble::Malformed(why)))
            }
        }
    }
}

//! The addresses of the pages.

mod account;
mod act;
mod campaigns;
mod files;
mod lesson;
mod live;
mod lobby;
mod packs;
mod replay;
mod reviews;
mod site;
mod sofa;
mod table;
mod today;
mod visit;

use crate::pages::{about, home};
use axum::Router;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use site::Site;
use std::sync::Arc;
use undercroft_server::Hall;
use undercroft_server::http::App;
use visit::{Failure, Visit};

type Answer = Result<Response, Failure>;

/// All pages of the app's hall. The [watchman](undercroft_server::http::guarded) adds the headers that protect them.
pub fn router(app: &App) -> Router {
    Router::new()
        .route("/", get(home))
        .route("/about", get(about))
        .route("/api", get(api))
        .route("/lobby", get(lobby::lobby))
        .route("/lobby/stream", get(live::lobby))
        .route("/new/{game}", get(lobby::form).post(lobby::open))
        .route("/play/{game}", post(lobby::quick))
        .route("/join/{id}/{invite}", get(lobby::invited).post(lobby::accept))
        .route("/tables/{id}", get(table::show))
        .route("/tables/{id}/stream", get(live::table))
        .route("/tables/{id}/{deed}", get(replay::get).post(act::act))
        .route("/how-to-play", get(lesson::all))
        .route("/how-to-play/{game}", get(lesson::show))
        .route("/how-to-play/{game}/{deed}", post(lesson::act))
        .route("/puzzles/{game}", get(puzzles))
        .route("/packs", get(packs::form).post(packs::tried))
        .route("/campaigns", get(campaigns::page).post(campaigns::start))
        .route("/campaigns/{id}", post(campaigns::next))
        .route("/today", get(today::page))
        .route("/today/{game}", post(today::enter))
        .route("/leaders/{game}", get(leaders))
        .route("/people/{id}", get(account::profile))
        .route("/me", get(account::me).post(account::change))
        .route("/sign-in", get(account::sign_in_form).post(account::sign_in))
        .route("/sign-out", post(account::sign_out))
        .route("/settings", post(account::settings))
        .route("/assets/{file}", get(files::asset))
        .route("/places/{drawn_with}/{file}", get(files::place))
        .route("/favicon.svg", get(files::icon))
        .fallback(nothing)
        .with_state(Site::new(app))
}

async fn home(State(hall): State<Arc<Hall>>, visit: Visit) -> Answer {
    let mine = match &visit.person {
        Some(person) => hall.tables_of(&person.id).await.map_err(|trouble| visit.failure(trouble))?,
        None => Vec::new(),
    };
    let today = hall.today(visit.id()).await.map_err(|trouble| visit.failure(trouble))?;
    let campaigns = match visit.id() {
        Some(person) => hall.campaigns_of(person).await.map_err(|trouble| visit.failure(trouble))?,
        None => Vec::new(),
    };
    let fame = hall.hall_of_fame().await.map_err(|trouble| visit.failure(trouble))?;
    let news = home::News { today, campaigns, fame: fame.into_iter().next() };
    Ok(home::page(&visit.reader, &mine, &news).into_response())
}

async fn about(visit: Visit) -> Answer {
    Ok(about::page(&visit.reader).into_response())
}

async fn api(visit: Visit) -> Answer {
    Ok(crate::pages::api::page(&visit.reader).into_response())
}

async fn puzzles(visit: Visit, Path(game): Path<String>) -> Answer {
    let page = crate::face::GameBox::of(&game).puzzles;
    let page = page.ok_or_else(|| visit.failure(undercroft_server::Trouble::NotFound))?;
    Ok(page(&visit.reader).into_response())
}

async fn leaders(State(hall): State<Arc<Hall>>, visit: Visit, Path(game): Path<String>) -> Answer {
    let facts =
        undercroft_shelf::facts_of(&game).map_err(|_| visit.failure(undercroft_server::Trouble::NotFound))?;
    let leaders = hall.leaders(facts.id).await.map_err(|trouble| visit.failure(trouble))?;
    Ok(crate::pages::people::leaders(&visit.reader, facts.id, &leaders).into_response())
}

async fn nothing(visit: Visit) -> Response {
    (StatusCode::NOT_FOUND, about::trouble(&visit.reader, &undercroft_server::Trouble::NotFound))
        .into_response()
}

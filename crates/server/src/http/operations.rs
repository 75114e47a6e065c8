//! For whoever runs the server: is it well, and what does it do?

use super::App;
use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use axum::routing::get;

pub(super) fn routes() -> Router<App> {
    Router::new().route("/health", get(health)).route("/metrics", get(metrics))
}

async fn health(State(app): State<App>) -> impl IntoResponse {
    if *app.hall().closing().borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "closing\n");
    }
    match app.hall().store().ping().await {
        Ok(()) => (StatusCode::OK, "ok\n"),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n"),
    }
}

async fn metrics(State(app): State<App>) -> impl IntoResponse {
    let hall = app.hall();
    let tables = hall.store().table_counts().await.unwrap_or_default();
    let text = hall.metrics().write(hall.rooms_in_memory(), &tables);
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], text)
}

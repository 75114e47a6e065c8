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

/// Tells the truth: can something be written, and how much waits for it?
async fn health(State(app): State<App>) -> impl IntoResponse {
    let hall = app.hall();
    if *hall.closing().borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "closing\n".to_owned());
    }
    let (well, waiting) = (hall.store().is_well(hall.now()).await, hall.store().waiting());
    let (thinking, in_line) = hall.thoughts();
    let figures = format!("writes waiting: {waiting}\nbots thinking: {thinking}, waiting: {in_line}\n");
    match well {
        true => (StatusCode::OK, format!("ok\n{figures}")),
        false => (StatusCode::SERVICE_UNAVAILABLE, format!("nothing can be written\n{figures}")),
    }
}

async fn metrics(State(app): State<App>) -> impl IntoResponse {
    let hall = app.hall();
    let tables = hall.store().table_counts().await.unwrap_or_default();
    let (thinking, in_line) = hall.thoughts();
    let gauges = [
        ("rooms", "Tables in memory", hall.rooms_in_memory()),
        ("writes_waiting", "Writes that wait for the database", hall.store().waiting()),
        ("thoughts", "Thoughts of bots, hints and reviews", thinking),
        ("thoughts_waiting", "Thoughts that wait for a core", in_line),
    ];
    let text = hall.metrics().write(&gauges, &tables);
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], text)
}

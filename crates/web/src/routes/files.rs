//! Stylesheet, script, pictures and letters.

use crate::art;
use crate::assets;
use axum::extract::Path;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

pub(super) async fn asset(Path(file): Path<String>) -> Response {
    match assets::find(&format!("/assets/{file}")) {
        Some(asset) => {
            let headers = [
                (header::CONTENT_TYPE, asset.content_type),
                (header::CACHE_CONTROL, "public, max-age=31536000, immutable"),
            ];
            (headers, &*asset.content).into_response()
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// The floor plan of a location: its address says everything that is on it.
pub(super) async fn place(Path((drawn_with, file)): Path<(String, String)>) -> Response {
    match crate::face::plan::drawing(&drawn_with, &file) {
        Some(drawing) => {
            let headers = [
                (header::CONTENT_TYPE, "image/svg+xml"),
                (header::CACHE_CONTROL, "public, max-age=31536000, immutable"),
            ];
            (headers, drawing).into_response()
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

pub(super) async fn icon() -> Response {
    let headers = [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "public, max-age=86400")];
    (headers, art::icon()).into_response()
}

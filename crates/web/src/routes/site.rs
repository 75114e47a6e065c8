//! What every request can reach: the hall, and games already looked back upon.

use super::reviews::Reviews;
use axum::extract::FromRef;
use std::sync::Arc;
use undercroft_server::Hall;
use undercroft_server::http::App;

/// The state of the pages.
#[derive(Clone, Debug)]
pub(super) struct Site {
    pub app: App,
    pub reviews: Arc<Reviews>,
}

impl Site {
    pub(super) fn new(app: &App) -> Site {
        Site { app: app.clone(), reviews: Arc::default() }
    }

    pub(super) fn hall(&self) -> &Arc<Hall> {
        self.app.hall()
    }
}

impl FromRef<Site> for Arc<Hall> {
    fn from_ref(site: &Site) -> Arc<Hall> {
        site.hall().clone()
    }
}

//! The hall over HTTP: the API, the watchman at the door, and the server itself.
//!
//! Pages are another crate's business. They join their routes with [`api`] and put the whole behind
//! [`guarded`]:
//!
//! ```ignore
//! let app = App::new(hall, Limits::default());
//! let router = http::guarded(&app, http::api(&app).merge(pages));
//! http::serve(&app, router, listener, shutdown).await
//! ```

mod answer;
mod api;
mod caller;
mod connections;
mod guard;
mod operations;
mod stream;
mod visitor;

pub use answer::{Answer, refuse};
pub use api::{Api, table_json};
pub use caller::{Caller, Proxies};
pub use connections::serve;
pub use guard::{Limits, guarded};
pub use stream::{Goodbye, Held, Look, Part, Pass, stream};
pub use visitor::{Form, Player, Visitor};

use crate::hall::Hall;
use crate::places::{Place, Places};
use crate::throttle::Throttle;
use axum::Router;
use std::sync::Arc;
use undercroft_core::{Language, Words};

/// A whole family, or a club, may share an address; no more is allowed from one than so many people may do.
const PEOPLE_AT_AN_ADDRESS: u32 = 8;

/// What every request can reach.
#[derive(Clone, Debug)]
pub struct App(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    hall: Arc<Hall>,
    words: [Words; 2],
    limits: Limits,
    requests: Throttle,
    /// All requests from one address, whoever sends them.
    addresses: Throttle,
    newcomers: Throttle,
    connections: Arc<Places>,
    streams: [Arc<Places>; 2],
}

impl App {
    /// The hall behind this door.
    pub fn new(hall: Arc<Hall>, limits: Limits) -> App {
        let words = Language::ALL.map(|language| {
            let mut files = undercroft_shelf::words(language);
            files.push(crate::words(language));
            Words::new(language, &files)
        });
        App(Arc::new(Inner {
            hall,
            words,
            requests: Throttle::new(limits.burst, limits.per_second),
            addresses: Throttle::new(
                limits.burst.saturating_mul(PEOPLE_AT_AN_ADDRESS),
                limits.per_second * f64::from(PEOPLE_AT_AN_ADDRESS),
            ),
            newcomers: Throttle::new(limits.newcomers, limits.newcomers_per_second),
            connections: Places::new(limits.connections, connections::most_connections()),
            streams: [
                Places::new(limits.streams, usize::MAX),
                Places::new(limits.streams.saturating_mul(PEOPLE_AT_AN_ADDRESS as usize), usize::MAX),
            ],
            limits,
        }))
    }

    /// The hall.
    pub fn hall(&self) -> &Arc<Hall> {
        &self.0.hall
    }

    /// The words of the games and the server in a language. Pages have words of their own.
    pub fn words(&self, language: Language) -> &Words {
        &self.0.words[match language {
            Language::En => 0,
            Language::Ru => 1,
        }]
    }

    pub(super) fn take_connection(&self, address: &str) -> Option<Place> {
        self.0.connections.take(address)
    }

    /// What is allowed.
    pub fn limits(&self) -> &Limits {
        &self.0.limits
    }
}

/// Everything under `/api`, `/health` and `/metrics`.
pub fn api(app: &App) -> Router {
    api::routes().merge(operations::routes()).with_state(app.clone())
}

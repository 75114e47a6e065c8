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
mod guard;
mod operations;
mod stream;
mod visitor;

pub use answer::{Answer, refuse};
pub use api::{Api, table_json};
pub use caller::Caller;
pub use guard::{Limits, guarded};
pub use stream::{Goodbye, Held, Look, Part, stream};
pub use visitor::{Form, Player, Visitor};

use crate::hall::Hall;
use crate::throttle::Throttle;
use axum::Router;
use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use tokio::net::TcpListener;
use undercroft_core::{Language, Words};

/// What every request can reach.
#[derive(Clone, Debug)]
pub struct App(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    hall: Arc<Hall>,
    words: [Words; 2],
    limits: Limits,
    requests: Throttle,
    newcomers: Throttle,
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
            newcomers: Throttle::new(limits.newcomers, limits.newcomers_per_second),
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

    /// What is allowed.
    pub fn limits(&self) -> &Limits {
        &self.0.limits
    }
}

/// Everything under `/api`, `/health` and `/metrics`.
pub fn api(app: &App) -> Router {
    api::routes().merge(operations::routes()).with_state(app.clone())
}

/// Serves until `shutdown`; then tells the streams, answers what was asked, and closes the hall.
pub async fn serve(
    app: &App,
    router: Router,
    listener: TcpListener,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    let hall = app.hall().clone();
    let ending = {
        let hall = hall.clone();
        async move {
            shutdown.await;
            tracing::info!("closing");
            hall.say_goodbye();
        }
    };
    let service = router.into_make_service_with_connect_info::<SocketAddr>();
    axum::serve(listener, service).with_graceful_shutdown(ending).await?;
    hall.close().await;
    Ok(())
}

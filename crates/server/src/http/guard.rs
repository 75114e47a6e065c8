//! The watchman: who asks too often, what other sites send, what browsers must not do, and what is logged.

use super::caller::Caller;
use super::visitor::token;
use super::{App, refuse};
use crate::trouble::Trouble;
use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::header::{HOST, HeaderName, HeaderValue, ORIGIN, STRICT_TRANSPORT_SECURITY};
use axum::http::request::Parts;
use axum::http::{Method, StatusCode};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use std::time::Instant;
use tower_http::compression::CompressionLayer;
use undercroft_core::Language;

/// What is allowed.
#[derive(Clone, PartialEq, Debug)]
pub struct Limits {
    /// Requests at once from one person or address.
    pub burst: u32,
    /// Requests per second in the long run.
    pub per_second: f64,
    /// New guests at once from one address.
    pub newcomers: u32,
    /// New guests per second in the long run.
    pub newcomers_per_second: f64,
    /// The largest body, in bytes.
    pub body: usize,
    /// Believe what a proxy says about where a request comes from (`X-Forwarded-For`, `-Proto` and `-Host`).
    pub behind_proxy: bool,
    /// The server is reached by HTTPS unless a proxy says otherwise: cookies are sent over nothing else.
    pub secure: bool,
    /// The address people use, such as `https://play.example.org`, if it is not the one requests name.
    pub public_url: Option<String>,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            burst: 120,
            per_second: 30.0,
            newcomers: 30,
            newcomers_per_second: 0.5,
            body: 256 * 1024,
            behind_proxy: false,
            secure: false,
            public_url: None,
        }
    }
}

impl Limits {
    /// No limit on how often: for load tests on the own machine.
    pub fn none() -> Limits {
        Limits {
            burst: u32::MAX,
            per_second: 1e9,
            newcomers: u32::MAX,
            newcomers_per_second: 1e9,
            ..Limits::default()
        }
    }
}

/// Nothing runs, loads or frames an answer but what comes from this server.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; \
    connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// What browsers are told about every answer that does not say otherwise. Answers are for one reader and one moment;
/// what may be kept says so itself.
const HEADERS: [(&str, &str); 7] = [
    ("cache-control", "no-store"),
    ("content-security-policy", POLICY),
    ("x-frame-options", "DENY"),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "same-origin"),
    ("cross-origin-opener-policy", "same-origin"),
    ("permissions-policy", "camera=(), geolocation=(), microphone=()"),
];

/// Puts the routes behind the watchman.
pub fn guarded(app: &App, routes: Router) -> Router {
    routes
        .layer(DefaultBodyLimit::max(app.limits().body))
        .layer(CompressionLayer::new())
        .layer(from_fn_with_state(app.clone(), watch))
}

async fn watch(State(app): State<App>, request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let (mut parts, body) = request.into_parts();
    let (method, path) = (parts.method.clone(), parts.uri.path().to_owned());
    let caller = Caller::look(&app, &parts);
    let secure = caller.is_secure();
    let turned_away = turned_away(&app, &parts, &caller);
    parts.extensions.insert(caller);
    let mut response = match turned_away {
        Some(response) => response,
        None => next.run(Request::from_parts(parts, body)).await,
    };
    for (name, value) in HEADERS {
        response
            .headers_mut()
            .entry(HeaderName::from_static(name))
            .or_insert(HeaderValue::from_static(value));
    }
    if secure {
        response
            .headers_mut()
            .insert(STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    }
    let (status, metrics) = (response.status(), app.hall().metrics());
    metrics.requests.add(1);
    if status.is_server_error() {
        metrics.failures.add(1);
    }
    // The query may hold an invitation: it stays out of the log.
    tracing::debug!(%method, path, status = status.as_u16(), micros = begun.elapsed().as_micros() as u64, "answered");
    response
}

fn turned_away(app: &App, parts: &Parts, caller: &Caller) -> Option<Response> {
    let safe = matches!(parts.method, Method::GET | Method::HEAD | Method::OPTIONS);
    if !safe && comes_from_elsewhere(app.limits(), parts) {
        return Some((StatusCode::FORBIDDEN, "This request came from another site.").into_response());
    }
    // A token counts as its person only if it is ours; otherwise one could invent a new one each time.
    let known = token(&parts.headers).and_then(|token| app.hall().sessions().read(token));
    let name = known.as_ref().map_or_else(|| caller.address(), |claim| claim.person.as_str());
    app.0.requests.attempt(name, app.hall().now()).err().map(|trouble| too_many(app, &trouble))
}

fn too_many(app: &App, trouble: &Trouble) -> Response {
    app.hall().metrics().throttled.add(1);
    refuse(app, Language::En, trouble).into_response()
}

/// Browsers say which site a form or script belongs to. Programs say nothing, and have no cookies to misuse.
fn comes_from_elsewhere(limits: &Limits, parts: &Parts) -> bool {
    let header = |name: HeaderName| parts.headers.get(name).and_then(|value| value.to_str().ok());
    if header(HeaderName::from_static("sec-fetch-site")).is_some_and(|site| site == "cross-site") {
        return true;
    }
    let Some(origin) = header(ORIGIN) else { return false };
    if limits.public_url.as_deref() == Some(origin) {
        return false;
    }
    let site = origin.split_once("://").map_or(origin, |(_, site)| site);
    let forwarded = header(HeaderName::from_static("x-forwarded-host")).filter(|_| limits.behind_proxy);
    forwarded.or_else(|| header(HOST)).is_some_and(|host| host != site)
}

impl App {
    /// One more newcomer from this address.
    pub fn admit_newcomer(&self, from: &str) -> Result<(), Trouble> {
        self.0.newcomers.attempt(from, self.hall().now())
    }
}

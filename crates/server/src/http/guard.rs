//! The watchman: who asks too often, what other sites send, what browsers must not do, and what is logged.

use super::caller::{Caller, Proxies, peer};
use super::visitor::{language, token};
use super::{App, refuse};
use crate::trouble::Trouble;
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::Method;
use axum::http::header::{CONTENT_LENGTH, HOST, HeaderName, HeaderValue, ORIGIN, STRICT_TRANSPORT_SECURITY};
use axum::http::request::Parts;
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use std::net::IpAddr;
use std::time::{Duration, Instant};
use tokio::time::timeout;
use tower_http::compression::CompressionLayer;

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
    /// How long a client may take to say what it wants.
    pub head_time: Duration,
    /// How long it may take to send the rest.
    pub body_time: Duration,
    /// How long requests that are under way may take when the server closes.
    pub answer_time: Duration,
    /// Connections at once from one address.
    pub connections: usize,
    /// Streams at once of one person.
    pub streams: usize,
    /// Whose word about where a request comes from is believed (`X-Forwarded-For`, `-Proto` and `-Host`).
    pub proxies: Proxies,
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
            head_time: Duration::from_secs(20),
            body_time: Duration::from_secs(20),
            answer_time: Duration::from_secs(5),
            connections: 200,
            streams: 12,
            proxies: Proxies::default(),
            secure: false,
            public_url: None,
        }
    }
}

impl Limits {
    /// Is this the proxy we stand behind?
    pub(super) fn is_proxy(&self, peer: IpAddr) -> bool {
        self.proxies.contain(peer)
    }

    /// No limit on how often: for load tests on the own machine.
    pub fn none() -> Limits {
        Limits {
            burst: u32::MAX,
            per_second: 1e9,
            newcomers: u32::MAX,
            newcomers_per_second: 1e9,
            connections: usize::MAX,
            streams: usize::MAX,
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
    let allowed = match allowed(&app, &parts, &caller) {
        Ok(()) => read_body(app.limits(), &parts, body).await,
        refused => refused.map(|()| Body::empty()),
    };
    parts.extensions.insert(caller);
    let mut response = match allowed {
        Ok(body) => next.run(Request::from_parts(parts, body)).await,
        Err(trouble) => turned_away(&app, &parts, &trouble),
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

fn is_safe(method: &Method) -> bool {
    matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS)
}

fn allowed(app: &App, parts: &Parts, caller: &Caller) -> Result<(), Trouble> {
    if !is_safe(&parts.method) && comes_from_elsewhere(app.limits(), parts) {
        return Err(Trouble::OtherSite);
    }
    let (hall, now) = (app.hall(), app.hall().now());
    app.0.addresses.attempt(caller.address(), now)?;
    // A token counts as its person only if it is ours; otherwise one could invent a new one each time.
    let known = token(&parts.headers).and_then(|token| hall.sessions().read(token));
    let name = known.as_ref().map_or_else(|| caller.address(), |claim| claim.person.as_str());
    app.0.requests.attempt(name, now)?;
    if let Some(claim) = &known {
        hall.heard_from(&claim.person, caller.address());
    }
    Ok(())
}

/// Whoever sends little by little, or without an end, is not waited for.
async fn read_body(limits: &Limits, parts: &Parts, body: Body) -> Result<Body, Trouble> {
    if is_safe(&parts.method) {
        return Ok(body);
    }
    let said = parts.headers.get(CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse::<u64>().ok());
    if said.is_some_and(|length| length > limits.body as u64) {
        return Err(Trouble::TooLarge { most: limits.body });
    }
    match timeout(limits.body_time, to_bytes(body, limits.body)).await {
        Ok(Ok(bytes)) => Ok(Body::from(bytes)),
        // It is either too large or broken off, and then nobody reads the answer.
        Ok(Err(_)) => Err(Trouble::TooLarge { most: limits.body }),
        Err(_) => Err(Trouble::TooSlow),
    }
}

/// Programs are answered in JSON, people with a sentence.
fn turned_away(app: &App, parts: &Parts, trouble: &Trouble) -> Response {
    if matches!(trouble, Trouble::TooMany { .. }) {
        app.hall().metrics().throttled.add(1);
    }
    let answer = refuse(app, language(None, &parts.headers), trouble);
    if parts.uri.path().starts_with("/api/") { answer.into_response() } else { answer.in_words() }
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
    let proxied = peer(parts).is_some_and(|peer| limits.is_proxy(peer));
    let forwarded = header(HeaderName::from_static("x-forwarded-host")).filter(|_| proxied);
    forwarded.or_else(|| header(HOST)).is_some_and(|host| host != site)
}

impl App {
    /// One more newcomer from this address.
    pub fn admit_newcomer(&self, from: &str) -> Result<(), Trouble> {
        self.0.newcomers.attempt(from, self.hall().now())
    }
}

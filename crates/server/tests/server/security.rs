//! What protects people from each other and from other sites.

use crate::common::web::Server;
use crate::common::{open, open_at, stopped};
use axum::extract::Request;
use hyper::{Method, StatusCode};
use serde_json::json;
use undercroft_server::http::{App, Caller, Limits, Proxies, guarded};
use undercroft_server::load::Client;

fn behind_proxy() -> Limits {
    Limits { proxies: Proxies::on_this_machine(), secure: true, ..Limits::default() }
}

#[tokio::test]
async fn attempts_are_counted_by_the_address_the_proxy_saw() {
    let place = open_at(stopped()).await;
    let limits = Limits { newcomers: 1, newcomers_per_second: 0.001, ..behind_proxy() };
    let server = Server::start(&place, limits).await;
    let mut client = Client::new(server.address);
    let name = json!({ "name": "Mira" }).to_string();
    let mut come = async |from: &str| {
        let headers = [("x-forwarded-for", from)];
        client.send(Method::POST, "/api/people", &headers, name.clone()).await.unwrap().status
    };
    assert_eq!(come("192.0.2.1").await, StatusCode::OK);
    // What visitors put before the proxy's own word does not help them.
    assert_eq!(come("10.0.0.1, 192.0.2.1").await, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(come("192.0.2.2").await, StatusCode::OK);
    assert_eq!(come("2001:db8::1").await, StatusCode::OK);
    assert_eq!(come("2001:db8::2").await, StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test]
async fn without_a_proxy_nobody_can_pretend_to_be_elsewhere() {
    let place = open_at(stopped()).await;
    let limits = Limits { newcomers: 1, newcomers_per_second: 0.001, ..Limits::default() };
    let server = Server::start(&place, limits).await;
    let mut client = Client::new(server.address);
    let name = json!({ "name": "Mira" }).to_string();
    let mut statuses = Vec::new();
    for from in ["192.0.2.1", "192.0.2.2"] {
        let headers = [("x-forwarded-for", from), ("x-forwarded-proto", "https")];
        let reply = client.send(Method::POST, "/api/people", &headers, name.clone()).await.unwrap();
        assert_eq!(reply.header("strict-transport-security"), None);
        statuses.push(reply.status);
    }
    assert_eq!(statuses, [StatusCode::OK, StatusCode::TOO_MANY_REQUESTS]);
}

#[tokio::test]
async fn guessing_passwords_is_slow_for_each_address() {
    let place = open_at(stopped()).await;
    let server = Server::start(&place, behind_proxy()).await;
    let mut client = Client::new(server.address);
    let mut guess = async |from: &str, login: String| {
        let body = json!({ "login": login, "password": "guess guess" }).to_string();
        client.send(Method::POST, "/api/session", &[("x-forwarded-for", from)], body).await.unwrap().status
    };
    for number in 0..10 {
        assert_eq!(guess("192.0.2.1", format!("somebody{number}")).await, StatusCode::UNAUTHORIZED);
    }
    assert_eq!(guess("192.0.2.1", "somebody".into()).await, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(guess("192.0.2.2", "somebody".into()).await, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn forms_of_other_sites_are_refused_also_behind_a_proxy() {
    let place = open().await;
    let limits = Limits { public_url: Some("https://play.example.org".into()), ..behind_proxy() };
    let server = Server::start(&place, limits).await;
    let mut client = Client::new(server.address);
    let name = json!({ "name": "Mira" }).to_string();
    let cases: [(&[(&str, &str)], StatusCode); 5] = [
        (&[("origin", "https://play.example.org")], StatusCode::OK),
        (&[("origin", "https://other.example"), ("x-forwarded-host", "other.example")], StatusCode::OK),
        (&[("origin", "https://evil.example")], StatusCode::FORBIDDEN),
        (
            &[("origin", "https://play.example.org.evil.example"), ("x-forwarded-host", "play.example.org")],
            StatusCode::FORBIDDEN,
        ),
        (&[("origin", "null")], StatusCode::FORBIDDEN),
    ];
    for (headers, expected) in cases {
        let reply = client.send(Method::POST, "/api/people", headers, name.clone()).await.unwrap();
        assert_eq!(reply.status, expected, "{headers:?}");
        assert_eq!(reply.header("strict-transport-security"), Some("max-age=31536000"));
    }
}

#[tokio::test]
async fn every_answer_has_the_headers_that_protect() {
    let place = open().await;
    let server = Server::start(&place, Limits::none()).await;
    let mut mira = server.guest("Mira").await;
    for path in ["/health", "/api/games", "/api/tables/nosuchtable", "/api/openapi.json", "/nowhere"] {
        let reply = mira.get(path).await.unwrap();
        let policy = reply.header("content-security-policy").unwrap();
        let scripts = policy.split(';').find(|part| part.trim().starts_with("script-src")).unwrap();
        assert_eq!(scripts.trim(), "script-src 'self'", "{path}");
        assert!(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"), "{path}");
        assert!(policy.contains("form-action 'self'") && policy.contains("base-uri 'none'"), "{path}");
        assert_eq!(reply.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(reply.header("x-frame-options"), Some("DENY"), "{path}");
        assert_eq!(reply.header("referrer-policy"), Some("same-origin"), "{path}");
    }
}

#[tokio::test]
async fn cookies_are_for_our_own_pages_only_and_secure_over_https() {
    let place = open().await;
    let (_, token) = place.hall.welcome("Mira").await.unwrap();
    // A page in another crate, which knows the hall and nothing else.
    let hall = place.hall.clone();
    let page = axum::routing::get(async move |request: Request| {
        let caller = Caller::of(&request.into_parts().0);
        format!("{}\n{}", caller.session_cookie(&hall, &token), caller.cookie("theme", "dark"))
    });
    let app = App::new(place.hall.clone(), behind_proxy());
    let server = Server::start_with(&app, guarded(&app, axum::Router::new().route("/", page))).await;
    let mut client = Client::new(server.address);
    for (scheme, secure) in [("https", true), ("http", false)] {
        let headers = [("x-forwarded-proto", scheme)];
        let reply = client.send(Method::GET, "/", &headers, String::new()).await.unwrap();
        assert_eq!(reply.body.lines().count(), 2);
        for cookie in reply.body.lines() {
            assert!(cookie.contains("; HttpOnly; SameSite=Lax"), "{cookie}");
            assert_eq!(cookie.ends_with("; Secure"), secure, "{cookie}");
        }
    }
}

#[tokio::test]
async fn bodies_are_limited_before_they_are_read() {
    let place = open().await;
    let server = Server::start(&place, Limits::none()).await;
    let mut mira = server.guest("Mira").await;
    for length in [300_000, 5_000_000] {
        let body = format!("{{\"name\":\"{}\"}}", "x".repeat(length));
        // The server may hang up in the middle of what it does not want.
        let refused = match mira.send(Method::POST, "/api/people", &[], body).await {
            Ok(reply) => reply.status.is_client_error(),
            Err(_) => true,
        };
        assert!(refused, "{length}");
    }
    assert_eq!(server.guest("Oskar").await.get("/api/me").await.unwrap().status, StatusCode::OK);
}

//! The API over a real socket.

use crate::common::web::Server;
use crate::common::{PATIENCE, open, open_at, open_with, stopped};
use hyper::{Method, StatusCode};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::time::timeout;
use undercroft_core::Log;
use undercroft_server::Settings;
use undercroft_server::http::Limits;
use undercroft_server::load::Client;

async fn open_table(host: &mut Client, new: &Value) -> String {
    let reply = host.post("/api/tables", new).await.unwrap();
    assert_eq!(reply.status, StatusCode::OK, "{}", reply.body);
    format!("/api/tables/{}", reply.json()["id"].as_str().unwrap())
}

#[tokio::test]
async fn a_bot_plays_a_whole_game() {
    let place = open().await;
    let server = Server::start(&place, Limits::none()).await;
    let mut mira = server.guest("Mira").await;
    let path =
        open_table(&mut mira, &json!({ "game": "welcome", "seats": ["me", "random", "random"] })).await;
    let mut stream = mira.follow(path.rsplit('/').next().unwrap()).await.unwrap();
    let mut events = Vec::new();
    let mut moves = 0;
    loop {
        let (name, data) = timeout(PATIENCE, stream.next()).await.unwrap().unwrap();
        assert_eq!(name, "table");
        let table: Value = serde_json::from_str(&data).unwrap();
        events.truncate(table["events_from"].as_u64().unwrap() as usize);
        events.extend(table["events"].as_array().unwrap().iter().cloned());
        assert_eq!(events.len() as u64, table["events_total"].as_u64().unwrap());
        if table["phase"] == "over" {
            break;
        }
        let choices = table["choices"].as_array().unwrap();
        if let Some(choice) = choices.get(moves % choices.len().max(1)) {
            moves += 1;
            let play = json!({ "do": "play", "move": choice["move"], "id": moves.to_string() });
            assert_eq!(mira.post(&path, &play).await.unwrap().status, StatusCode::OK);
        }
    }
    // What the stream told piece by piece is what the table tells at once.
    let table = mira.get(&path).await.unwrap().json();
    assert_eq!(table["events"], Value::Array(events));
    assert!(table["seed"].is_string());
    let fair = mira.get(&format!("{path}/fairness")).await.unwrap().json();
    assert_eq!((&fair["holds"], &fair["seal"]), (&json!(true), &table["seal"]));
    let file = mira.get(&format!("{path}/replay")).await.unwrap();
    assert!(undercroft_shelf::any_table::table_from_log(&Log::read(&file.body).unwrap()).is_ok());
}

#[tokio::test]
async fn only_your_own_seat_and_only_open_doors() {
    let place = open().await;
    let server = Server::start(&place, Limits::none()).await;
    let (mut mira, mut eve) = (server.guest("Mira").await, server.guest("Eve").await);
    let mut nobody = Client::new(server.address);
    let path = open_table(&mut mira, &json!({ "game": "welcome", "seats": ["me", "random"] })).await;
    for stranger in [&mut eve, &mut nobody] {
        for suffix in ["", "/stream", "/replay", "/fairness"] {
            let reply = stranger.get(&format!("{path}{suffix}")).await.unwrap();
            assert_eq!(reply.status, StatusCode::NOT_FOUND, "{suffix}");
        }
    }
    // A table that is not there and one that is none of your business cannot be told apart.
    let hidden = eve.post(&path, &json!({ "do": "play", "move": "pass" })).await.unwrap();
    let missing =
        eve.post("/api/tables/nosuchtable", &json!({ "do": "play", "move": "pass" })).await.unwrap();
    assert_eq!((hidden.status, hidden.body), (missing.status, missing.body));
    let reply = nobody.post(&path, &json!({ "do": "leave" })).await.unwrap();
    assert_eq!(reply.status, StatusCode::UNAUTHORIZED);
    let mut forger = Client::new(server.address).with_token("abc.0.ffffffff");
    assert_eq!(forger.get("/api/me").await.unwrap().status, StatusCode::UNAUTHORIZED);

    // At a public table a spectator may look, but not touch.
    let new = json!({ "game": "welcome", "seats": ["me", "random"], "public": true });
    let path = open_table(&mut mira, &new).await;
    let table = eve.get(&path).await.unwrap().json();
    assert_eq!(
        (&table["you"], &table["choices"], &table["invite"]),
        (&Value::Null, &json!([]), &Value::Null)
    );
    let refused = eve.post(&path, &json!({ "do": "play", "move": "pass" })).await.unwrap();
    assert_eq!((refused.status, &refused.json()["error"]), (StatusCode::CONFLICT, &json!("seated")));
}

#[tokio::test]
async fn a_refusal_names_the_rule_in_the_readers_language() {
    let place = open().await;
    let server = Server::start(&place, Limits::none()).await;
    let mut mira = server.guest("Mira").await;
    let path = open_table(&mut mira, &json!({ "game": "welcome", "seats": ["me", "random"] })).await;
    let refused = mira.post(&path, &json!({ "do": "play", "move": "reveal" })).await.unwrap().json();
    assert!(refused["rule"].as_str().unwrap().starts_with("WD-"), "{refused}");
    mira.send(Method::PATCH, "/api/me", &[], json!({ "language": "ru" }).to_string()).await.unwrap();
    let russian = mira.post(&path, &json!({ "do": "play", "move": "reveal" })).await.unwrap().json();
    assert!(russian["message"].as_str().unwrap().chars().any(|c| ('а'..='я').contains(&c)), "{russian}");
    let nonsense = mira.post(&path, &json!({ "do": "play", "move": "\u{0}fly" })).await.unwrap();
    assert_eq!(nonsense.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn broken_requests_are_told_what_is_wrong() {
    let place = open().await;
    let server = Server::start(&place, Limits::none()).await;
    let mut mira = server.guest("Mira").await;
    for body in ["", "{", "[]", "null", "{\"game\":7}", "{\"game\":\"welcome\",\"seats\":[\"me\"],\"x\":1}"] {
        let reply = mira.send(Method::POST, "/api/tables", &[], body.to_owned()).await.unwrap();
        assert!(reply.status.is_client_error(), "{body}: {}", reply.status);
        assert_eq!(reply.json()["error"], "invalid", "{body}: {}", reply.body);
    }
    let large = json!({ "name": "x".repeat(400_000) });
    assert!(mira.post("/api/people", &large).await.unwrap().status.is_client_error());
    assert!(
        mira.post("/api/people", &json!({ "name": " \u{202e} " })).await.unwrap().status.is_client_error()
    );
}

#[tokio::test]
async fn hostile_names_and_talk_stay_text() {
    let place = open().await;
    let server = Server::start(&place, Limits::none()).await;
    let hostile = "<script>x</script>\u{202e}\n\u{0}";
    let mut mira = server.guest(hostile).await;
    let path = open_table(&mut mira, &json!({ "game": "welcome", "seats": ["me", "random"] })).await;
    let reply =
        mira.post(&path, &json!({ "do": "say", "text": format!("{hostile} {}", "y".repeat(5000)) })).await;
    let reply = reply.unwrap();
    assert_eq!(reply.header("content-type"), Some("application/json"));
    let line = &reply.json()["talk"][0];
    assert_eq!(line["name"], "<script>x</script>");
    let text = line["text"].as_str().unwrap();
    assert!(text.starts_with("<script>x</script> yyy") && text.chars().count() == 300, "{text}");
    assert!(
        mira.post(&path, &json!({ "do": "say", "text": "\n\t" })).await.unwrap().status.is_client_error()
    );
}

#[tokio::test]
async fn the_watchman_is_on_duty() {
    let place = open_at(stopped()).await;
    let limits =
        Limits { burst: 5, per_second: 0.1, newcomers: 2, newcomers_per_second: 0.1, ..Limits::default() };
    let server = Server::start(&place, limits).await;
    let mut client = Client::new(server.address);
    let reply = client.get("/health").await.unwrap();
    assert!(reply.status == StatusCode::OK && reply.body.starts_with("ok\n"), "{}", reply.body);
    let policy = reply.header("content-security-policy").unwrap();
    assert!(policy.contains("script-src 'self';") && policy.contains("frame-ancestors 'none'"));
    assert_eq!(reply.header("x-content-type-options"), Some("nosniff"));
    assert_eq!(reply.header("x-frame-options"), Some("DENY"));

    let name = json!({ "name": "Mira" }).to_string();
    for foreign in [("origin", "http://evil.example"), ("sec-fetch-site", "cross-site")] {
        let reply = client.send(Method::POST, "/api/people", &[foreign], name.clone()).await.unwrap();
        assert_eq!(reply.status, StatusCode::FORBIDDEN);
    }
    let statuses = [
        client.send(Method::POST, "/api/people", &[], name.clone()).await.unwrap().status,
        client.send(Method::POST, "/api/people", &[], name.clone()).await.unwrap().status,
        client.send(Method::POST, "/api/people", &[], name.clone()).await.unwrap().status,
    ];
    assert_eq!(statuses, [StatusCode::OK, StatusCode::OK, StatusCode::TOO_MANY_REQUESTS]);
    client.get("/health").await.unwrap();
    let reply = client.get("/health").await.unwrap();
    assert_eq!(reply.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(reply.header("retry-after").is_some());
}

#[tokio::test]
async fn accounts_keep_their_person_and_guessing_is_slow() {
    let place = open_at(stopped()).await;
    let server = Server::start(&place, Limits::none()).await;
    let mut mira = server.guest("Mira").await;
    let me = mira.get("/api/me").await.unwrap().json();
    let account = json!({ "login": "Mira", "password": "torch and rope" });
    assert_eq!(mira.post("/api/me/account", &account).await.unwrap().status, StatusCode::OK);
    assert_eq!(mira.post("/api/me/account", &account).await.unwrap().json()["error"], "account-already");
    let mut oskar = server.guest("Oskar").await;
    assert_eq!(oskar.post("/api/me/account", &account).await.unwrap().json()["error"], "login-taken");
    let mut elsewhere = Client::new(server.address);
    let session = elsewhere.post("/api/session", &account).await.unwrap().json();
    assert_eq!(session["id"], me["id"]);
    let wrong = json!({ "login": "mira", "password": "guess guess" });
    let mut statuses = Vec::new();
    for _ in 0..12 {
        statuses.push(elsewhere.post("/api/session", &wrong).await.unwrap().status.as_u16());
    }
    assert_eq!(statuses[0], 401);
    assert_eq!(statuses[11], 429);
}

#[tokio::test]
async fn the_description_covers_every_path() {
    let place = open().await;
    let server = Server::start(&place, Limits::none()).await;
    let mut client = Client::new(server.address);
    let api = client.get("/api/openapi.json").await.unwrap().json();
    let paths = api["paths"].as_object().unwrap();
    for path in ["/api/tables", "/api/tables/{id}", "/api/tables/{id}/stream", "/api/people", "/api/games"] {
        assert!(paths.contains_key(path), "{path}");
    }
    assert!(api["components"]["schemas"]["TableJson"].is_object());
    let games = client.get("/api/games").await.unwrap().json();
    assert_eq!(games[0]["id"], "welcome");
    let metrics = client.get("/metrics").await.unwrap().body;
    assert!(metrics.contains("undercroft_http_requests_total 2"), "{metrics}");
}

#[tokio::test]
async fn streams_are_told_when_the_server_closes() {
    let place = open_with(|settings| Settings { bot_pause: Duration::from_secs(60), ..settings }).await;
    let server = Server::start(&place, Limits::none()).await;
    let mut mira = server.guest("Mira").await;
    let path = open_table(&mut mira, &json!({ "game": "welcome", "seats": ["me", "open"] })).await;
    let mut stream = mira.follow(path.rsplit('/').next().unwrap()).await.unwrap();
    assert_eq!(stream.next().await.unwrap().0, "table");
    let told = tokio::spawn(async move {
        let last = stream.next().await;
        drop(stream);
        last
    });
    // The connection that is kept alive for the next request would hold the server up.
    drop(mira);
    timeout(PATIENCE, server.stop()).await.unwrap();
    assert_eq!(told.await.unwrap().unwrap().0, "goodbye");
}

/// Whatever is wrong with a request, the answer is JSON as described, with a status that is described.
#[tokio::test]
async fn every_refusal_is_json_as_described() {
    let place = open().await;
    let server = Server::start(&place, Limits::none()).await;
    let mut mira = server.guest("Mira").await;
    let long = format!("{{\"name\":\"{}\"}}", "x".repeat(300_000));
    let cases: [(Method, &str, &str, u16); 12] = [
        (Method::GET, "/api/tables?game=%00", "", 400),
        (Method::GET, "/api/tables?game=chess", "", 400),
        (Method::GET, "/api/tables?phase=never", "", 400),
        (Method::GET, "/api/tables/%ff%fe", "", 404),
        (Method::GET, "/api/tables/abc/why-not", "", 400),
        (Method::GET, "/api/nothing/here", "", 404),
        (Method::GET, "/api/games/%00/leaders", "", 404),
        (Method::DELETE, "/api/games", "", 405),
        (Method::POST, "/api/people", "{", 400),
        (Method::POST, "/api/people", "{\"name\": 7}", 422),
        (Method::POST, "/api/people", "{\"name\": \"\u{3164}\"}", 422),
        (Method::POST, "/api/people", &long, 413),
    ];
    for (method, path, body, status) in cases {
        let reply = mira.send(method.clone(), path, &[], body.to_owned()).await.unwrap();
        assert_eq!(reply.status.as_u16(), status, "{method} {path}: {}", reply.body);
        assert_eq!(reply.header("content-type"), Some("application/json"), "{method} {path}");
        let refused = reply.json();
        assert!(refused["error"].is_string() && refused["message"].is_string(), "{method} {path}: {refused}");
    }
    let foreign = [("origin", "http://evil.example")];
    let reply = mira.send(Method::POST, "/api/people", &foreign, "{}".into()).await.unwrap();
    assert_eq!((reply.status, &reply.json()["error"]), (StatusCode::FORBIDDEN, &json!("other-site")));
    let document = mira.get("/api/openapi.json").await.unwrap().json();
    let responses = &document["paths"]["/api/people"]["post"]["responses"];
    for status in ["200", "400", "403", "408", "413", "422", "429", "503"] {
        assert!(responses[status].is_object(), "{status}: {responses}");
    }
}

#[tokio::test]
async fn a_changed_name_is_answered_as_it_is_stored() {
    let place = open().await;
    let server = Server::start(&place, Limits::none()).await;
    let mut mira = server.guest("Mira").await;
    let change = json!({ "name": "  Mira \u{ad} the\n Bold " }).to_string();
    let changed = mira.send(Method::PATCH, "/api/me", &[], change).await.unwrap().json();
    assert_eq!(changed["name"], "Mira the Bold");
    assert_eq!(mira.get("/api/me").await.unwrap().json(), changed);
}

//! Sessions: they end, by themselves or when somebody says so, and nobody can be locked out by others' guesses.

use crate::common::web::Server;
use crate::common::{open, open_at};
use hyper::{Method, StatusCode};
use serde_json::json;
use sqlx::Connection;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use tokio::time::timeout;
use undercroft_server::http::{Limits, Proxies};
use undercroft_server::load::Client;
use undercroft_server::time::Time;
use undercroft_server::{Hall, Location, PersonId};

#[tokio::test]
async fn each_sign_in_is_a_session_of_its_own_that_can_be_ended() {
    let place = open().await;
    let server = Server::start(&place, Limits::none()).await;
    let mut guest = server.guest("Mira").await;
    let account = json!({ "login": "mira", "password": "torch and rope" });
    guest.post("/api/me/account", &account).await.unwrap();
    let sign_in = async || {
        let reply = Client::new(server.address).post("/api/session", &account).await.unwrap().json();
        reply["token"].as_str().unwrap().to_owned()
    };
    let (one, two) = (sign_in().await, sign_in().await);
    assert_ne!(one, two, "a token is never given twice");
    let who = async |token: &str| {
        Client::new(server.address).with_token(token).get("/api/me").await.unwrap().status
    };
    let mut first = Client::new(server.address).with_token(&one);
    let listed = first.get("/api/me/sessions").await.unwrap().json();
    let this: Vec<_> = listed.as_array().unwrap().iter().filter(|session| session["this"] == true).collect();
    assert_eq!((listed.as_array().unwrap().len(), this.len()), (3, 1), "{listed}");

    // Sign-out ends this one, and the streams that were opened with it.
    let new = json!({ "game": "welcome", "seats": ["me", "open"] });
    let id = first.post("/api/tables", &new).await.unwrap().json()["id"].as_str().unwrap().to_owned();
    let mut stream = first.follow(&id).await.unwrap();
    stream.next().await.unwrap();
    assert_eq!(first.send(Method::DELETE, "/api/session", &[], String::new()).await.unwrap().status, 200);
    assert_eq!((who(&one).await, who(&two).await), (StatusCode::UNAUTHORIZED, StatusCode::OK));
    let mut second = Client::new(server.address).with_token(&two);
    second.post(&format!("/api/tables/{id}"), &json!({ "do": "say", "text": "still here" })).await.unwrap();
    let last = timeout(crate::common::PATIENCE, stream.next()).await.unwrap();
    assert!(last.is_err(), "whoever signed out hears no more: {last:?}");

    // A changed password ends all of them but the new one.
    let passwords = json!({ "old": "torch and rope", "new": "rope and torch" });
    let wrong = json!({ "old": "rope and torch", "new": "torch and rope" });
    assert_eq!(second.post("/api/me/password", &wrong).await.unwrap().status, StatusCode::UNAUTHORIZED);
    let three = second.post("/api/me/password", &passwords).await.unwrap().json()["token"]
        .as_str()
        .unwrap()
        .to_owned();
    assert_eq!((who(&two).await, who(&three).await), (StatusCode::UNAUTHORIZED, StatusCode::OK));
    let mut third = Client::new(server.address).with_token(&three);
    assert_eq!(third.send(Method::DELETE, "/api/me/sessions", &[], String::new()).await.unwrap().status, 200);
    assert_eq!(who(&three).await, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn a_session_that_is_not_used_ends_by_itself() {
    const DAY: i64 = 86_400_000;
    let hand = Arc::new(AtomicI64::new(1_000 * DAY));
    let place = open_at(Time::Turned(hand.clone())).await;
    let (mira, token) = place.hall.welcome("Mira").await.unwrap();
    let (_, unused) = place.hall.welcome("Oskar").await.unwrap();
    for _ in 0..4 {
        hand.fetch_add(100 * DAY, Ordering::SeqCst);
        assert_eq!(place.hall.who(&token).await.unwrap().as_ref(), Some(&mira), "using it keeps it");
    }
    assert_eq!(place.hall.who(&unused).await.unwrap(), None);
    hand.fetch_add(181 * DAY, Ordering::SeqCst);
    assert_eq!(place.hall.who(&token).await.unwrap(), None);
}

#[tokio::test]
async fn wrong_guesses_of_others_do_not_lock_the_owner_out() {
    let hand = Arc::new(AtomicI64::new(1_000_000));
    let place = open_at(Time::Turned(hand.clone())).await;
    let limits = Limits { proxies: Proxies::on_this_machine(), ..Limits::none() };
    let server = Server::start(&place, limits).await;
    let mut client = Client::new(server.address);
    let mut sign_in = async |from: &str, password: &str, device: Option<&str>| {
        let body = json!({ "login": "mira", "password": password, "device": device }).to_string();
        client.send(Method::POST, "/api/session", &[("x-forwarded-for", from)], body).await.unwrap()
    };
    let mira = place.guest("Mira").await;
    place.hall.make_account(&mira, "mira", "torch and rope").await.unwrap();
    let reply = sign_in("192.0.2.1", "torch and rope", None).await.json();
    let device = reply["device"].as_str().unwrap().to_owned();
    let mut statuses = Vec::new();
    for number in 0..20 {
        let from = format!("198.51.100.{number}");
        statuses.push(sign_in(&from, "guess guess", None).await.status.as_u16());
    }
    assert_eq!(statuses[..5], [401; 5]);
    assert_eq!(statuses[5..], [429; 15], "guessing gets slow, wherever it comes from");
    let elsewhere = sign_in("192.0.2.77", "torch and rope", None).await.status;
    assert_eq!(elsewhere, StatusCode::TOO_MANY_REQUESTS, "on a device nobody knows one has to wait");
    let known = sign_in("192.0.2.77", "torch and rope", Some(&device)).await.status;
    assert_eq!(known, StatusCode::OK, "on a device of hers she gets in at once");
    // And elsewhere after a moment: the waiting grows, but never to more than a minute.
    hand.fetch_add(61_000, Ordering::SeqCst);
    assert_eq!(sign_in("192.0.2.78", "torch and rope", None).await.status, StatusCode::OK);
}

/// The schema as it was before sessions were stored.
const OF_OLD: &str = "
    CREATE TABLE schema_steps (step BIGINT PRIMARY KEY);
    INSERT INTO schema_steps VALUES (1), (2);
    CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL, login TEXT UNIQUE, password TEXT,
        epoch BIGINT NOT NULL, language TEXT NOT NULL, theme TEXT NOT NULL, created BIGINT NOT NULL);
    CREATE TABLE journal (table_id TEXT NOT NULL, seq BIGINT NOT NULL, at BIGINT NOT NULL, entry TEXT NOT NULL,
        PRIMARY KEY (table_id, seq));
    CREATE TABLE tables (id TEXT PRIMARY KEY, game TEXT NOT NULL, phase TEXT NOT NULL, public BIGINT NOT NULL,
        changed BIGINT NOT NULL, due BIGINT, card TEXT NOT NULL, rules BIGINT NOT NULL DEFAULT 1);
    CREATE TABLE seated (person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id));
    CREATE TABLE results (table_id TEXT NOT NULL, seat BIGINT NOT NULL, player TEXT NOT NULL, game TEXT NOT NULL,
        seats BIGINT NOT NULL, place BIGINT NOT NULL, score BIGINT NOT NULL, reason TEXT NOT NULL,
        rating DOUBLE PRECISION, at BIGINT NOT NULL, PRIMARY KEY (table_id, seat));
    CREATE TABLE ratings (game TEXT NOT NULL, player TEXT NOT NULL, rating DOUBLE PRECISION NOT NULL,
        uncertainty DOUBLE PRECISION NOT NULL, games BIGINT NOT NULL, PRIMARY KEY (game, player));
    CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL);
    INSERT INTO secrets VALUES ('sessions', 'the key of old');
    INSERT INTO people VALUES ('mira', 'Mira', NULL, NULL, 3, '', '', 1);";

#[tokio::test]
async fn guests_of_an_older_database_are_still_themselves() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("undercroft.db");
    sqlx::any::install_default_drivers();
    let url = format!("sqlite://{}?mode=rwc", file.display());
    let mut old = sqlx::AnyConnection::connect(&url).await.unwrap();
    sqlx::raw_sql(OF_OLD).execute(&mut old).await.unwrap();
    old.close().await.unwrap();
    let signs = undercroft_server::session::Sessions::new("the key of old");
    let mira = PersonId::read("mira").unwrap();
    let hall = Hall::open(crate::common::settings(Location::File(file.clone()))).await.unwrap();
    let token = signs.token(&mira, 3);
    assert_eq!(hall.who(&token).await.unwrap().map(|person| person.name).as_deref(), Some("Mira"));
    assert_eq!(hall.who(&signs.token(&mira, 2)).await.unwrap(), None, "ended long ago");
    hall.sign_out(&token).await.unwrap();
    assert_eq!(hall.who(&token).await.unwrap(), None);
    hall.close().await;
}

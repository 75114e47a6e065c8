//! One guest must not stop the others: how much of everything there is for one person and one address.

use crate::common::web::Server;
use crate::common::{open, open_at, open_with, patiently, plan, stopped};
use hyper::{Method, StatusCode};
use serde_json::json;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use undercroft_server::http::Limits;
use undercroft_server::load::Client;
use undercroft_server::time::Time;
use undercroft_server::{Not, Quotas, Settings, Trouble};

const DAY: i64 = 86_400_000;

#[tokio::test]
async fn many_people_of_one_address_share_its_budget() {
    let place = open_at(stopped()).await;
    let limits = Limits { burst: 5, per_second: 0.001, newcomers: 100, ..Limits::default() };
    let server = Server::start(&place, limits).await;
    let mut answered = 0;
    for number in 0..20 {
        let (_, token) = place.hall.welcome(&format!("guest {number}")).await.unwrap();
        let mut guest = Client::new(server.address).with_token(&token);
        for _ in 0..5 {
            answered += usize::from(guest.get("/api/me").await.unwrap().status == StatusCode::OK);
        }
    }
    assert!((5..=40).contains(&answered), "{answered} of 100 requests");
}

#[tokio::test]
async fn tables_are_few_for_each_person() {
    let quotas = Quotas { tables: 3, ..Quotas::none() };
    let place = open_with(|settings| Settings { quotas, ..settings }).await;
    let (mira, oskar) = (place.guest("Mira").await, place.guest("Oskar").await);
    let mut mine = Vec::new();
    for _ in 0..3 {
        mine.push(place.table(&mira, &["me", "open"]).await);
    }
    let more = place.hall.open_table(&mira, &plan(&["me", "open"])).await;
    assert!(matches!(more, Err(Trouble::Not(Not::ManyTables))), "{more:?}");
    place.table(&oskar, &["me", "open"]).await;
    // Whoever closes one may open another.
    place.hall.leave(&mira, &mine[0]).await.unwrap();
    place.table(&mira, &["me", "open"]).await;
}

#[tokio::test]
async fn tables_and_talk_come_one_after_the_other() {
    let quotas = Quotas {
        openings: 2,
        openings_per_second: 0.001,
        lines: 3,
        lines_per_second: 0.001,
        ..Quotas::none()
    };
    let place = open_with(|settings| Settings { quotas, time: stopped(), ..settings }).await;
    let mira = place.guest("Mira").await;
    let id = place.table(&mira, &["me", "open"]).await;
    place.table(&mira, &["me", "open"]).await;
    assert!(matches!(
        place.hall.open_table(&mira, &plan(&["me", "open"])).await,
        Err(Trouble::TooMany { .. })
    ));
    for line in ["one", "two", "three"] {
        place.hall.say(&mira, &id, line).await.unwrap();
    }
    assert!(matches!(place.hall.say(&mira, &id, "four").await, Err(Trouble::TooMany { .. })));
    assert_eq!(place.see(&mira, &id).await.talk.len(), 3);
}

#[tokio::test]
async fn what_nobody_comes_back_to_is_cleared_away() {
    let hand = Arc::new(AtomicI64::new(1_000 * DAY));
    let place = open_at(Time::Turned(hand.clone())).await;
    let (guest, anna) = (place.guest("Guest").await, place.guest("Anna").await);
    place.hall.make_account(&anna, "anna", "torch and rope").await.unwrap();
    let waiting = place.table(&guest, &["me", "open"]).await;
    let over = place.table(&guest, &["me", "random"]).await;
    place.hall.resign(&guest, &over).await.unwrap();
    let kept = place.table(&anna, &["me", "random"]).await;
    place.hall.resign(&anna, &kept).await.unwrap();
    let is_there = async |id| place.hall.see(Some(&guest.id), id).await.is_ok();

    hand.fetch_add(6 * DAY, Ordering::SeqCst);
    assert_eq!(place.hall.sweep().await.unwrap(), 0);
    hand.fetch_add(2 * DAY, Ordering::SeqCst);
    assert_eq!(place.hall.sweep().await.unwrap(), 1);
    assert!(!is_there(&waiting).await && is_there(&over).await, "also not in memory");
    hand.fetch_add(90 * DAY, Ordering::SeqCst);
    assert_eq!(place.hall.sweep().await.unwrap(), 1);
    assert!(!is_there(&over).await && place.hall.see(Some(&anna.id), &kept).await.is_ok());
    // A guest whose session has ended is forgotten, an account is not.
    hand.fetch_add(100 * DAY, Ordering::SeqCst);
    place.hall.sweep().await.unwrap();
    assert!(place.hall.profile(&guest.id).await.is_err() && place.hall.profile(&anna.id).await.is_ok());
}

/// Sends this much and then nothing more.
async fn half_a_request(server: &Server, text: &str) -> TcpStream {
    let mut socket = TcpStream::connect(server.address).await.unwrap();
    // A server that does not want it may have hung up.
    let _ = socket.write_all(text.as_bytes()).await;
    socket
}

#[tokio::test]
async fn slow_clients_keep_nobody_out() {
    let place = open().await;
    let limits = Limits { head_time: Duration::from_millis(300), connections: 5, ..Limits::none() };
    let server = Server::start(&place, limits).await;
    let mut slow = Vec::new();
    for _ in 0..30 {
        slow.push(half_a_request(&server, "GET /api/games HT").await);
    }
    // They are not waited for, and not more of them than an address may have.
    let gets_in = async || {
        let mut client = Client::new(server.address);
        client.get("/api/games").await.ok().filter(|reply| reply.status == StatusCode::OK)
    };
    patiently("somebody gets in", gets_in).await;
    for mut socket in slow {
        let mut rest = Vec::new();
        let closed = timeout(Duration::from_secs(60), socket.read_to_end(&mut rest)).await;
        assert!(closed.is_ok(), "a half request is held for ever");
    }
}

#[tokio::test]
async fn a_body_that_does_not_come_is_not_waited_for() {
    let place = open().await;
    let server =
        Server::start(&place, Limits { body_time: Duration::from_millis(200), ..Limits::none() }).await;
    let head = "POST /api/people HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{";
    let mut socket = half_a_request(&server, head).await;
    let mut answer = vec![0; 4096];
    let read = timeout(Duration::from_secs(60), socket.read(&mut answer)).await.unwrap().unwrap();
    let answer = String::from_utf8_lossy(&answer[..read]).into_owned();
    assert!(answer.starts_with("HTTP/1.1 408") && answer.contains("\"error\":\"too-slow\""), "{answer}");
}

#[tokio::test]
async fn streams_are_few_for_each_person() {
    let place = open().await;
    let server = Server::start(&place, Limits { streams: 2, ..Limits::none() }).await;
    let (mut mira, oskar) = (server.guest("Mira").await, server.guest("Oskar").await);
    let new = json!({ "game": "welcome", "seats": ["me", "open"], "public": true });
    let id = mira.post("/api/tables", &new).await.unwrap().json()["id"].as_str().unwrap().to_owned();
    let mut held = vec![mira.follow(&id).await.unwrap(), mira.follow(&id).await.unwrap()];
    assert!(mira.follow(&id).await.unwrap_err().to_string().contains("429"));
    assert!(oskar.follow(&id).await.is_ok(), "others are not touched by it");
    held.pop();
    patiently("one that ended is free again", async || mira.follow(&id).await.ok()).await;
}

#[tokio::test]
async fn a_half_sent_request_does_not_keep_the_server_from_closing() {
    let place = open().await;
    let limits = Limits { answer_time: Duration::from_millis(200), ..Limits::none() };
    let server = Server::start(&place, limits).await;
    let _half =
        half_a_request(&server, "POST /api/people HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{").await;
    let _head = half_a_request(&server, "GET /api/ga").await;
    let idle = Client::new(server.address).get("/api/games").await.unwrap();
    assert_eq!(idle.status, StatusCode::OK);
    timeout(Duration::from_secs(60), server.stop()).await.expect("it closes all the same");
}

/// Hashing a password costs memory: many at once are refused before anything is hashed.
#[tokio::test]
async fn accounts_are_asked_for_one_after_the_other() {
    let quotas = Quotas { accounts: 3, accounts_per_second: 0.001, ..Quotas::none() };
    let place = open_with(|settings| Settings { quotas, time: stopped(), ..settings }).await;
    let server = Server::start(&place, Limits::none()).await;
    let mut mira = server.guest("Mira").await;
    let mut statuses = Vec::new();
    for number in 0..5 {
        let account = json!({ "login": format!("taken{number}"), "password": "long enough" }).to_string();
        statuses
            .push(mira.send(Method::POST, "/api/me/account", &[], account).await.unwrap().status.as_u16());
    }
    assert_eq!(statuses, [200, 409, 409, 429, 429]);
}

/// A hundred sign-ins at once: some are told to come back, and everybody is answered.
#[tokio::test]
async fn few_passwords_are_hashed_at_once() {
    let place = open().await;
    let mut tasks = Vec::new();
    for number in 0..100 {
        let hall = place.hall.clone();
        let (login, from) = (format!("nobody{number}"), format!("192.0.2.{number}"));
        tasks.push(tokio::spawn(async move { hall.sign_in(&login, "guess guess", from.as_str()).await }));
    }
    let (mut wrong, mut later) = (0, 0);
    for task in tasks {
        match task.await.unwrap() {
            Err(Trouble::Not(Not::WrongPassword)) => wrong += 1,
            Err(Trouble::TooMany { .. }) => later += 1,
            other => panic!("{other:?}"),
        }
    }
    assert!(wrong > 0 && later > 0, "{wrong} were hashed, {later} told to wait");
}

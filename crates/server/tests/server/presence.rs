//! Who is at a table right now.

use crate::common::web::Server;
use crate::common::{PATIENCE, open, open_at, until};
use serde_json::json;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use undercroft_server::TableId;
use undercroft_server::http::Limits;
use undercroft_server::load::Client;
use undercroft_server::time::Time;

#[tokio::test]
async fn who_follows_a_table_is_there() {
    let place = open().await;
    let server = Server::start(&place, Limits::none()).await;
    let mut mira = server.guest("Mira").await;
    let new = json!({ "game": "welcome", "seats": ["me", "open"], "public": true });
    let id = mira.post("/api/tables", &new).await.unwrap().json()["id"].as_str().unwrap().to_owned();
    let path = format!("/api/tables/{id}");
    assert_eq!(mira.get(&path).await.unwrap().json()["seats"][0]["present"], json!(false));

    let stream = mira.follow(&id).await.unwrap();
    let spectator = Client::new(server.address).follow(&id).await.unwrap();
    let table = mira.get(&path).await.unwrap().json();
    assert_eq!((&table["seats"][0]["present"], &table["watchers"]), (&json!(true), &json!(1)), "{table}");
    assert!(mira.get("/metrics").await.unwrap().body.contains("undercroft_streams 2"));

    // Closed pages are noticed by the others, who are told on their streams.
    drop(spectator);
    drop(stream);
    let (id, owner) = (TableId::read(&id).unwrap(), place.guest("Oskar").await);
    until(&place.hall, &owner, &id, |view| view.watchers == 0 && !view.chairs[0].present).await;
}

/// Without a script there is no stream; whoever loads pages counts for a minute.
#[tokio::test]
async fn who_loads_pages_is_there_for_a_while() {
    let hand = Arc::new(AtomicI64::new(1_000_000));
    let place = open_at(Time::Turned(hand.clone())).await;
    let mira = place.guest("Mira").await;
    let id = place.table(&mira, &["me", "open"]).await;
    let here = async || place.see(&mira, &id).await.chairs[0].present;
    let mut changes = place.hall.watch(Some(&mira.id), &id).await.unwrap();
    changes.mark_unchanged();
    place.hall.call(&mira.id, &id);
    assert!(here().await && changes.has_changed().unwrap(), "the others are told");
    hand.fetch_add(59_000, Ordering::SeqCst);
    assert!(here().await);
    // Another page, another minute; nobody has to be told that she is still there.
    changes.mark_unchanged();
    place.hall.call(&mira.id, &id);
    hand.fetch_add(59_000, Ordering::SeqCst);
    assert!(here().await && !changes.has_changed().unwrap());
    hand.fetch_add(1_000, Ordering::SeqCst);
    assert!(!here().await);

    // A stream knows better when she goes.
    place.hall.call(&mira.id, &id);
    let attendance = place.hall.attend(Some(&mira.id), &id);
    hand.fetch_add(600_000, Ordering::SeqCst);
    assert!(here().await);
    drop(attendance);
    until(&place.hall, &mira, &id, |view| !view.chairs[0].present).await;
}

#[tokio::test]
async fn nodes_tell_each_other_who_is_there() {
    let place = open().await;
    if !place.hall.store().is_shared() {
        return;
    }
    let other = place.another().await;
    let mira = place.guest("Mira").await;
    let id = place.table(&mira, &["me", "open"]).await;
    let mut changes = other.watch(Some(&mira.id), &id).await.unwrap();
    changes.mark_unchanged();
    let attendance = place.hall.attend(Some(&mira.id), &id);
    until(&other, &mira, &id, |view| view.chairs[0].present).await;
    tokio::time::timeout(PATIENCE, changes.changed()).await.unwrap().unwrap();
    drop(attendance);
    until(&other, &mira, &id, |view| !view.chairs[0].present).await;
    // A page without a script counts elsewhere as well.
    place.hall.call(&mira.id, &id);
    until(&other, &mira, &id, |view| view.chairs[0].present).await;
}

//! Who is at a table right now.

use crate::common::web::Server;
use crate::common::{open, until};
use serde_json::json;
use std::time::Duration;
use undercroft_server::TableId;
use undercroft_server::http::Limits;
use undercroft_server::load::Client;

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
    tokio::time::timeout(Duration::from_secs(10), changes.changed()).await.unwrap().unwrap();
    drop(attendance);
    until(&other, &mira, &id, |view| !view.chairs[0].present).await;
}

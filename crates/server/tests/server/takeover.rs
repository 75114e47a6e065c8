//! Two nodes on one PostgreSQL, and one of them is killed: its tables go on at the other.

use crate::common::process::Node;
use crate::common::{PATIENCE, database, open};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::time::timeout;
use undercroft_server::Location;
use undercroft_server::load::{Client, Follower};

/// Follows a stream until the table looks as it should.
async fn told(stream: &mut Follower, what: &str, so: impl Fn(&Value) -> bool) -> Value {
    let seen = async {
        loop {
            let (_, data) = stream.next().await.unwrap();
            let table: Value = serde_json::from_str(&data).unwrap();
            if so(&table) {
                return table;
            }
        }
    };
    timeout(PATIENCE, seen).await.unwrap_or_else(|_| panic!("never told that {what}"))
}

async fn open_table(client: &mut Client, new: &Value) -> (String, String) {
    let reply = client.post("/api/tables", new).await.unwrap();
    let id = reply.json()["id"].as_str().unwrap_or_else(|| panic!("{}", reply.body)).to_owned();
    (format!("/api/tables/{id}"), id)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_of_a_killed_node_go_on_at_the_other() {
    let folder = tempfile::tempdir().unwrap();
    let location = database(folder.path()).await;
    if matches!(location, Location::File(_)) {
        return;
    }
    // The first node leaves its bots an hour as long as somebody watches, so that their turn is its own when it dies.
    let mut first = Node::start(folder.path(), &location, Duration::from_secs(3600)).await;
    let second = Node::start(folder.path(), &location, Duration::ZERO).await;
    assert_ne!(first.address, second.address);

    let session = Client::new(first.address).post("/api/people", &json!({ "name": "Mira" })).await.unwrap();
    let token = session.json()["token"].as_str().unwrap().to_owned();
    let (mut here, mut there) =
        (Client::new(first.address).with_token(&token), Client::new(second.address).with_token(&token));

    // A table where it is a bot's turn for ever.
    let new = json!({ "game": "welcome", "seats": ["me", "random"] });
    let (path, id) = open_table(&mut here, &new).await;
    let mut stream = here.follow(&id).await.unwrap();
    let mut table = told(&mut stream, "it began", |table| table["phase"] == "playing").await;
    while table["asked"][0] == json!(1) {
        let play = json!({ "do": "play", "move": table["choices"][0]["move"] });
        table = here.post(&path, &play).await.unwrap().json();
    }
    assert_eq!(table["asked"][0], json!(2), "{table}");
    let told_so_far = table["events_total"].as_u64().unwrap();

    // And one where Mira's clock runs.
    let timed = json!({ "game": "welcome", "seats": ["me", "open"], "stand_in": "random",
        "clock": { "kind": "live", "bank": 8, "increment": 0 } });
    let (timed, timed_id) = open_table(&mut here, &timed).await;
    here.post(&timed, &json!({ "do": "start" })).await.unwrap();

    first.kill();
    assert!(timeout(PATIENCE, async { while stream.next().await.is_ok() {} }).await.is_ok());

    // The stream goes on at the other node, with everything that was acknowledged, and the bot moves there.
    let mut stream = there.follow(&id).await.unwrap();
    let table = told(&mut stream, "the bot moved", |table| {
        assert!(table["events_total"].as_u64().unwrap() >= told_so_far);
        table["asked"][0] == json!(1) || table["phase"] == "over"
    })
    .await;
    assert!(table["phase"] == "over" || !table["choices"].as_array().unwrap().is_empty());

    // The clock that the dead node wound runs out at the other one.
    let mut stream = there.follow(&timed_id).await.unwrap();
    told(&mut stream, "time ran out", |table| {
        table["seats"][0]["absence"] == "time" || table["phase"] == "over"
    })
    .await;

    // And the whole game can be played to its end.
    let mut stream = there.follow(&id).await.unwrap();
    for _ in 0..2_000 {
        let table = told(&mut stream, "it goes on", |table| {
            table["asked"][0] == json!(1) || table["phase"] == "over"
        });
        let table = table.await;
        if table["phase"] == "over" {
            return;
        }
        let play = json!({ "do": "play", "move": table["choices"][0]["move"] });
        assert!(there.post(&path, &play).await.unwrap().status.is_success());
    }
    panic!("the game never ended");
}

/// Of several nodes that find the same table left alone, one takes it up.
#[tokio::test]
async fn only_one_node_takes_a_table_up() {
    let place = open().await;
    let mira = place.guest("Mira").await;
    let id = place.table(&mira, &["me", "open"]).await;
    let store = place.hall.store();
    store.put_off(&id, Some(i64::MAX - 10)).await.unwrap();
    assert!(store.claim(&id, i64::MAX - 10, i64::MAX - 5).await.unwrap());
    assert!(!store.claim(&id, i64::MAX - 10, i64::MAX - 5).await.unwrap());
    assert!(store.claim(&id, i64::MAX - 5, i64::MAX - 4).await.unwrap());
}

//! `kill -9` at random moments: no acknowledged move is lost, none is played twice, every table goes on. On PostgreSQL
//! two nodes serve the tables and are killed in turn; whoever played at the dead one goes on at any of them.
//!
//! `UNDERCROFT_KILLS=200` tries harder.

use crate::common::process::Node;
use crate::common::{database, patiently};
use hyper::StatusCode;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::task::JoinHandle;
use undercroft_server::journal::Entry;
use undercroft_server::load::Client;
use undercroft_server::store::Store;
use undercroft_server::{Location, TableId};

const TABLES: usize = 6;

/// What a player remembers: the table, the moves that were acknowledged, and the one that may have been.
#[derive(Clone, Default)]
pub struct Memory {
    token: String,
    table: Option<String>,
    acknowledged: Vec<(String, String)>,
    sent: usize,
    open: Option<(Value, String)>,
}

impl Memory {
    /// The next move, which counts as open until it is acknowledged.
    fn choose(&mut self, choices: &[Value]) -> Option<(Value, String)> {
        let choice = choices.get(self.sent % choices.len().max(1))?;
        self.sent += 1;
        let id = format!("move {}", self.sent);
        let action = json!({ "do": "play", "move": choice["move"], "id": id });
        self.open = Some((action, id));
        self.open.clone()
    }
}

/// Plays until the server is gone, which may be one of several.
pub async fn play(address: SocketAddr, memory: Arc<Mutex<Memory>>, several: bool) -> std::io::Result<()> {
    let known = memory.lock().unwrap().clone();
    let mut client = Client::new(address).with_token(&known.token);
    if known.token.is_empty() {
        let reply = Client::new(address).post("/api/people", &json!({ "name": "Mira" })).await?;
        let Some(token) = reply.json()["token"].as_str().map(str::to_owned) else {
            return Err(std::io::Error::other(reply.body));
        };
        client = client.with_token(&token);
        memory.lock().unwrap().token = token;
    }
    loop {
        let Some(table) = memory.lock().unwrap().table.clone() else {
            let new = json!({ "game": "welcome", "seats": ["me", "random", "random"] });
            let opened = client.post("/api/tables", &new).await?;
            let Some(id) = opened.json()["id"].as_str().map(str::to_owned) else {
                return Err(std::io::Error::other(opened.body));
            };
            memory.lock().unwrap().table = Some(id);
            continue;
        };
        let path = format!("/api/tables/{table}");
        let open = memory.lock().unwrap().open.clone();
        let (action, id) = match open {
            // Nobody said whether it arrived: send it again.
            Some(open) => open,
            None => {
                let view = client.get(&path).await?.json();
                if view["phase"] == "over" {
                    memory.lock().unwrap().table = None;
                    continue;
                }
                let choices = view["choices"].as_array().cloned().unwrap_or_default();
                let Some(next) = memory.lock().unwrap().choose(&choices) else {
                    tokio::time::sleep(Duration::from_millis(1)).await;
                    continue;
                };
                next
            }
        };
        let reply = client.post(&path, &action).await?;
        // The database is away for a moment: nobody said whether it arrived.
        if reply.status == StatusCode::SERVICE_UNAVAILABLE && several {
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        }
        // A node that has not yet heard what was written elsewhere shows choices of a moment ago; they are refused.
        let refused = several && reply.status == StatusCode::CONFLICT;
        assert!(reply.status.is_success() || refused, "{} {}", reply.status, reply.body);
        let mut memory = memory.lock().unwrap();
        memory.open = None;
        if !refused {
            memory.acknowledged.push((table, id));
        }
    }
}

type Playing = JoinHandle<std::io::Result<()>>;

pub fn acknowledged(players: &[Arc<Mutex<Memory>>]) -> usize {
    players.iter().map(|memory| memory.lock().unwrap().acknowledged.len()).sum()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_again_and_again() {
    let kills = std::env::var("UNDERCROFT_KILLS").ok().and_then(|text| text.parse().ok()).unwrap_or(6);
    let folder = tempfile::tempdir().unwrap();
    let location = database(folder.path()).await;
    let nodes_at_once = if matches!(location, Location::Postgres(_)) { 2 } else { 1 };
    let players: Vec<Arc<Mutex<Memory>>> = (0..TABLES).map(|_| Arc::default()).collect();
    let mut nodes: Vec<Option<Node>> = (0..nodes_at_once).map(|_| None).collect();
    // Where each of them plays.
    let mut playing: Vec<Option<(usize, Playing)>> = (0..TABLES).map(|_| None).collect();
    for round in 0..kills {
        for node in nodes.iter_mut().filter(|node| node.is_none()) {
            *node = Some(Node::start(folder.path(), &location, Duration::ZERO).await);
        }
        for (number, place) in playing.iter_mut().enumerate().filter(|(_, place)| place.is_none()) {
            let at = (number + round) % nodes_at_once;
            let address = nodes[at].as_ref().unwrap().address;
            *place = Some((at, tokio::spawn(play(address, players[number].clone(), nodes_at_once > 1))));
        }
        // Once they play, at any moment.
        let before = acknowledged(&players);
        let playing_well = async || (acknowledged(&players) >= before + TABLES).then_some(());
        patiently("everybody plays", playing_well).await;
        let moment = u64::from(undercroft_server::ids::random_bytes(1)[0]);
        tokio::time::sleep(Duration::from_millis(moment)).await;
        let victim = round % nodes_at_once;
        nodes[victim].take().unwrap().kill();
        for place in &mut playing {
            if let Some((_, task)) = place.take_if(|(at, _)| *at == victim) {
                assert!(task.await.unwrap().is_err(), "players stop only because the server is gone");
            }
        }
    }
    drop(nodes);
    for (_, task) in playing.into_iter().flatten() {
        assert!(task.await.unwrap().is_err(), "players stop only because the server is gone");
    }
    check_journals(location, &players).await;
    let acknowledged = acknowledged(&players);
    assert!(acknowledged >= kills * TABLES, "only {acknowledged} moves in {kills} rounds");
}

/// Every acknowledged move is in its journal, once.
pub async fn check_journals(location: Location, players: &[Arc<Mutex<Memory>>]) {
    let store = Store::open(location).await.unwrap();
    for player in players {
        let memory = player.lock().unwrap().clone();
        let mut moves: HashMap<String, HashMap<String, usize>> = HashMap::new();
        for (table, id) in &memory.acknowledged {
            if !moves.contains_key(table) {
                let mut counts = HashMap::new();
                for (entry, _) in store.entries(&TableId::read(table).unwrap(), 0).await.unwrap() {
                    if let Entry::Moved { id: Some(id), .. } = entry {
                        *counts.entry(id).or_insert(0) += 1;
                    }
                }
                moves.insert(table.clone(), counts);
            }
            assert_eq!(moves[table].get(id), Some(&1), "move “{id}” at {table}");
        }
        assert!(moves.values().flat_map(HashMap::values).all(|count| *count == 1));
    }
}

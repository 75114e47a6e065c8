//! `kill -9` at random moments: no acknowledged move is lost, none is played twice, every table goes on.
//!
//! The server that is killed is this test program itself, started again with one ignored test.

use crate::common::{Place, settings};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use undercroft_server::http::Limits;
use undercroft_server::journal::Entry;
use undercroft_server::load::Client;
use undercroft_server::store::Store;
use undercroft_server::{Hall, Location, TableId};

const FOLDER: &str = "UNDERCROFT_FAULT_FOLDER";
const TABLES: usize = 6;

fn file(folder: &Path) -> Location {
    Location::File(folder.join("undercroft.db"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "the server that the fault test kills"]
async fn a_server_to_be_killed() {
    let Ok(folder) = std::env::var(FOLDER).map(PathBuf::from) else { return };
    let hall = Hall::open(settings(file(&folder))).await.unwrap();
    let place = Place::of(hall, file(&folder));
    let server = crate::common::web::Server::start(&place, Limits::none()).await;
    std::fs::write(folder.join("address.new"), server.address.to_string()).unwrap();
    std::fs::rename(folder.join("address.new"), folder.join("address")).unwrap();
    tokio::time::sleep(Duration::from_secs(600)).await;
}

async fn start(folder: &Path) -> (Child, SocketAddr) {
    let _ = std::fs::remove_file(folder.join("address"));
    let child = Command::new(std::env::current_exe().unwrap())
        .args(["--ignored", "--exact", "faults::a_server_to_be_killed"])
        .env(FOLDER, folder)
        .env_remove("UNDERCROFT_TEST_POSTGRES")
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    for _ in 0..2_000 {
        if let Ok(text) = std::fs::read_to_string(folder.join("address")) {
            return (child, text.parse().unwrap());
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("the server did not start");
}

/// What a player remembers: the table, the moves that were acknowledged, and the one that may have been.
#[derive(Clone, Default)]
struct Memory {
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

/// Plays until the server is gone.
async fn play(address: SocketAddr, memory: Arc<Mutex<Memory>>) -> std::io::Result<()> {
    let known = memory.lock().unwrap().clone();
    let mut client = Client::new(address).with_token(&known.token);
    if known.token.is_empty() {
        let reply = Client::new(address).post("/api/people", &json!({ "name": "Mira" })).await?;
        let token = reply.json()["token"].as_str().unwrap().to_owned();
        client = client.with_token(&token);
        memory.lock().unwrap().token = token;
    }
    loop {
        let Some(table) = memory.lock().unwrap().table.clone() else {
            let new = json!({ "game": "welcome", "seats": ["me", "random", "random"] });
            let id = client.post("/api/tables", &new).await?.json()["id"].as_str().unwrap().to_owned();
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
        assert!(reply.status.is_success(), "{} {}", reply.status, reply.body);
        let mut memory = memory.lock().unwrap();
        memory.open = None;
        memory.acknowledged.push((table, id));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_again_and_again() {
    let kills = std::env::var("UNDERCROFT_KILLS").ok().and_then(|text| text.parse().ok()).unwrap_or(6);
    let folder = tempfile::tempdir().unwrap();
    let players: Vec<Arc<Mutex<Memory>>> = (0..TABLES).map(|_| Arc::default()).collect();
    for _ in 0..kills {
        let (mut child, address) = start(folder.path()).await;
        let playing: Vec<_> =
            players.iter().map(|memory| tokio::spawn(play(address, memory.clone()))).collect();
        let moment = u64::from(undercroft_server::ids::random_bytes(1)[0]);
        tokio::time::sleep(Duration::from_millis(60 + moment)).await;
        // On Unix this is SIGKILL: no farewell, no flush.
        child.kill().unwrap();
        child.wait().unwrap();
        for player in playing {
            assert!(player.await.unwrap().is_err(), "players stop only because the server is gone");
        }
    }
    let store = Store::open(file(folder.path())).await.unwrap();
    let mut acknowledged = 0;
    for player in &players {
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
            acknowledged += 1;
        }
        assert!(moves.values().flat_map(HashMap::values).all(|count| *count == 1));
    }
    assert!(acknowledged > kills * TABLES / 2, "only {acknowledged} moves in {kills} rounds");
}

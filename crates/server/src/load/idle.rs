//! Tables that nobody plays at: what do they cost?

use super::{Client, Idle, Target, memory_of};
use serde_json::json;
use std::io::Error;
use std::net::SocketAddr;
use std::time::Duration;

/// So many open tables at the same time.
const HANDS: usize = 32;

/// Opens the tables, looks at each once, and leaves them alone.
pub(super) async fn open(tables: usize, target: Target) -> std::io::Result<Idle> {
    if tables == 0 {
        return Ok(Idle::default());
    }
    // The first page brings caches that have nothing to do with tables.
    let mut client = Client::guest(target.address, "Idle").await?;
    client.get("/").await?;
    let before = memory_of(target.process);
    let hands: Vec<_> = (0..HANDS)
        .map(|hand| {
            tokio::spawn(open_some(target.address, tables / HANDS + usize::from(hand < tables % HANDS)))
        })
        .collect();
    for hand in hands {
        hand.await.map_err(Error::other)??;
    }
    // The server goes its rounds twice a second and forgets what it need not keep.
    tokio::time::sleep(Duration::from_secs(5)).await;
    let in_memory = rooms(&mut client).await?;
    Ok(Idle { tables, in_memory, before, after: memory_of(target.process) })
}

async fn open_some(address: SocketAddr, tables: usize) -> std::io::Result<()> {
    let mut host = Client::guest(address, "Idle").await?;
    for _ in 0..tables {
        let opened =
            host.post("/api/tables", &json!({ "game": "welcome", "seats": ["me", "random"] })).await?;
        let id = opened.json()["id"].as_str().map(str::to_owned).ok_or_else(|| Error::other(opened.body))?;
        host.get(&format!("/api/tables/{id}")).await?;
    }
    Ok(())
}

/// How many tables the server says it has in memory.
async fn rooms(client: &mut Client) -> std::io::Result<usize> {
    let metrics = client.get("/metrics").await?.body;
    let count = metrics.lines().find_map(|line| line.strip_prefix("undercroft_rooms "));
    Ok(count.and_then(|text| text.trim().parse().ok()).unwrap_or(0))
}

//! A long time with everything that goes wrong: kills, outages, slow clients and talk without end. `cargo xtask soak`
//! runs it and shows one line for each promise.

use crate::common::database;
use crate::common::process::Node;
use crate::faults::{Memory, acknowledged, check_journals, play};
use crate::outage::Line;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};
use undercroft_server::Location;
use undercroft_server::ids::random_bytes;
use undercroft_server::load::Client;

/// How long the soak lasts, in minutes.
const MINUTES: &str = "UNDERCROFT_SOAK_MINUTES";

const PLAYERS: usize = 8;

/// Whoever asks for `/health` must be answered within this time while a server is up.
const AT_ONCE: Duration = Duration::from_secs(5);

/// What happened.
#[derive(Debug, Default)]
struct Tally {
    kills: AtomicUsize,
    outages: AtomicUsize,
    half_requests: AtomicUsize,
    lines: AtomicUsize,
    moves_amid_talk: AtomicUsize,
    health_asked: AtomicUsize,
    health_late: AtomicUsize,
    recovered: AtomicUsize,
}

/// The server everybody talks to at the moment; none while it is being replaced.
type Open = Arc<Mutex<Option<SocketAddr>>>;

fn somewhere(open: &Open) -> Option<SocketAddr> {
    *open.lock().unwrap()
}

/// Plays at whatever server is open, again and again.
async fn keep_playing(open: Open, memory: Arc<Mutex<Memory>>, over: Arc<AtomicBool>) {
    while !over.load(Ordering::Relaxed) {
        if let Some(address) = somewhere(&open) {
            // It ends when the server does, or when it does not answer as it should for a while.
            let _ = timeout(Duration::from_secs(30), play(address, memory.clone(), true)).await;
        }
        sleep(Duration::from_millis(50)).await;
    }
}

/// Connections that never say what they want.
async fn be_slow(open: Open, tally: Arc<Tally>, over: Arc<AtomicBool>) {
    let mut held = Vec::new();
    while !over.load(Ordering::Relaxed) {
        if let Some(address) = somewhere(&open)
            && let Ok(mut socket) = TcpStream::connect(address).await
        {
            let _ = socket
                .write_all(b"POST /api/people HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{")
                .await;
            held.push(socket);
            tally.half_requests.fetch_add(1, Ordering::Relaxed);
        }
        if held.len() > 300 {
            held.drain(..150);
        }
        sleep(Duration::from_millis(20)).await;
    }
}

/// Talks without end at a table of bots, which must move all the same.
async fn talk(open: Open, tally: Arc<Tally>, over: Arc<AtomicBool>) {
    while !over.load(Ordering::Relaxed) {
        let Some(address) = somewhere(&open) else {
            sleep(Duration::from_millis(50)).await;
            continue;
        };
        let _ = timeout(Duration::from_secs(20), talk_at(address, &tally)).await;
    }
}

async fn talk_at(address: SocketAddr, tally: &Tally) -> std::io::Result<()> {
    let mut client = Client::guest(address, "Talker").await?;
    let new = json!({ "game": "welcome", "seats": ["random", "random", "random"] });
    let opened = client.post("/api/tables", &new).await?.json();
    let Some(id) = opened["id"].as_str() else { return Ok(()) };
    let path = format!("/api/tables/{id}");
    let mut stream = client.follow(id).await?;
    let mut heard = 0;
    loop {
        client.post(&path, &json!({ "do": "say", "text": "and another thing" })).await?;
        tally.lines.fetch_add(1, Ordering::Relaxed);
        let (_, data) = stream.next().await?;
        let table: Value = serde_json::from_str(&data).unwrap_or_default();
        let events = table["events_total"].as_u64().unwrap_or(0) as usize;
        tally.moves_amid_talk.fetch_add(events.saturating_sub(heard), Ordering::Relaxed);
        heard = events;
        if table["phase"] == "over" {
            return Ok(());
        }
    }
}

/// Asks how the server is.
async fn ask_after_its_health(open: Open, tally: Arc<Tally>, over: Arc<AtomicBool>) {
    while !over.load(Ordering::Relaxed) {
        sleep(Duration::from_millis(500)).await;
        let Some(address) = somewhere(&open) else { continue };
        let asked = timeout(AT_ONCE, async { Client::new(address).get("/health").await }).await;
        // A server that was killed in that moment owes no answer.
        if somewhere(&open) == Some(address) {
            tally.health_asked.fetch_add(1, Ordering::Relaxed);
            tally.health_late.fetch_add(usize::from(asked.is_err()), Ordering::Relaxed);
        }
    }
}

fn random_millis(most: u64) -> Duration {
    let [low, high] = random_bytes(2).try_into().unwrap();
    Duration::from_millis(u64::from(u16::from_le_bytes([low, high])) * most / 65_536)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes as long as it is told to: cargo xtask soak"]
async fn soak() {
    let Ok(minutes) = std::env::var(MINUTES).unwrap_or_default().parse::<f64>() else { return };
    let folder = tempfile::tempdir().unwrap();
    let location = database(folder.path()).await;
    let mut line = None;
    let seen = match &location {
        Location::Postgres(address) => {
            let (cut, address) = Line::to(address).await;
            line = Some(cut);
            Location::Postgres(address)
        }
        Location::File(_) => location.clone(),
    };
    let (tally, over, open) = (Arc::new(Tally::default()), Arc::new(AtomicBool::new(false)), Open::default());
    let players: Vec<Arc<Mutex<Memory>>> = (0..PLAYERS).map(|_| Arc::default()).collect();
    let mut tasks: Vec<JoinHandle<()>> = Vec::new();
    for memory in &players {
        tasks.push(tokio::spawn(keep_playing(open.clone(), memory.clone(), over.clone())));
    }
    tasks.push(tokio::spawn(be_slow(open.clone(), tally.clone(), over.clone())));
    tasks.push(tokio::spawn(talk(open.clone(), tally.clone(), over.clone())));
    tasks.push(tokio::spawn(ask_after_its_health(open.clone(), tally.clone(), over.clone())));

    let end = Instant::now() + Duration::from_secs_f64(minutes * 60.0);
    let mut round = 0;
    while Instant::now() < end {
        let mut node = Node::start(folder.path(), &seen, Duration::ZERO).await;
        *open.lock().unwrap() = Some(node.address);
        sleep(Duration::from_secs(2) + random_millis(6_000)).await;
        if let Some(line) = &mut line
            && round % 2 == 1
        {
            line.cut().await;
            tally.outages.fetch_add(1, Ordering::Relaxed);
            sleep(Duration::from_secs(1) + random_millis(4_000)).await;
            line.mend().await;
            // Moves are acknowledged again before anything else goes wrong.
            let before = acknowledged(&players);
            let patience = Instant::now() + Duration::from_secs(60);
            while acknowledged(&players) == before && Instant::now() < patience {
                sleep(Duration::from_millis(20)).await;
            }
            tally.recovered.fetch_add(usize::from(acknowledged(&players) > before), Ordering::Relaxed);
        }
        *open.lock().unwrap() = None;
        node.kill();
        tally.kills.fetch_add(1, Ordering::Relaxed);
        round += 1;
    }
    over.store(true, Ordering::Relaxed);
    for task in tasks {
        let _ = timeout(Duration::from_secs(40), task).await;
    }
    check_journals(location, &players).await;
    let of = |count: &AtomicUsize| count.load(Ordering::Relaxed);
    let moves = acknowledged(&players);
    println!("soak: {moves} acknowledged moves, {} kills: none lost, none doubled", of(&tally.kills));
    if line.is_some() {
        println!(
            "soak: {} outages of the database: {} times moves were acknowledged again",
            of(&tally.outages),
            of(&tally.recovered)
        );
        assert_eq!(of(&tally.outages), of(&tally.recovered));
    }
    println!("soak: {} half-sent requests beside it: everybody else got in", of(&tally.half_requests));
    println!(
        "soak: {} lines of talk: bots made themselves heard {} times amid them",
        of(&tally.lines),
        of(&tally.moves_amid_talk)
    );
    println!(
        "soak: /health was asked {} times and late {} times",
        of(&tally.health_asked),
        of(&tally.health_late)
    );
    assert!(moves > of(&tally.kills) && of(&tally.moves_amid_talk) > 0);
    assert_eq!(of(&tally.health_late), 0, "/health answers at once");
}

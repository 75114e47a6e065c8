//! The load tool: many tables played through real HTTP, on this machine only.

mod client;
mod table;

pub use client::{Client, Follower, Reply};

use crate::hall::{Hall, NewTable, SeatPlan, Settings};
use crate::http::{App, Limits, api, guarded, serve};
use crate::store::Location;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::Tally;
use tokio::net::TcpListener;
use tokio::sync::{oneshot, watch};

/// What to measure.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    /// Tables played at the same time, each with two players and `watchers` more streams.
    pub tables: usize,
    /// Streams besides those of the two players.
    pub watchers: usize,
    /// How long.
    pub seconds: u64,
    /// Moves per second over all tables.
    pub rate: f64,
    /// Tables that stand by idle.
    pub idle: usize,
    /// Where the database is put.
    pub folder: PathBuf,
}

/// What was measured.
#[derive(Clone, PartialEq, Debug)]
pub struct Report {
    /// Moves acknowledged.
    pub moves: usize,
    /// Moves per second.
    pub per_second: f64,
    /// Half of the moves had reached every stream after this time from sending.
    pub p50: Duration,
    /// 99 of 100 moves.
    pub p99: Duration,
    /// The slowest.
    pub slowest: Duration,
    /// Requests that failed.
    pub failures: usize,
    /// Memory of an idle table, in bytes.
    pub idle_bytes: f64,
    /// Memory of the whole process at the end, in bytes; players and server are one process.
    pub memory: u64,
}

impl std::fmt::Display for Report {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let millis = |time: Duration| time.as_secs_f64() * 1000.0;
        writeln!(f, "moves          {} ({:.0} per second)", self.moves, self.per_second)?;
        writeln!(f, "to all streams p50 {:.1} ms, p99 {:.1} ms", millis(self.p50), millis(self.p99))?;
        writeln!(f, "slowest        {:.1} ms", millis(self.slowest))?;
        writeln!(f, "failures       {}", self.failures)?;
        writeln!(f, "idle table     {:.0} bytes", self.idle_bytes)?;
        write!(f, "memory         {} MB with all players", self.memory / 1_000_000)
    }
}

/// Starts a server in a folder and plays at it.
pub async fn run(plan: &Plan) -> std::io::Result<Report> {
    let database = Location::File(plan.folder.join("load.db"));
    let settings = Settings { bot_pause: Duration::ZERO, ..Settings::new(database) };
    let hall = Hall::open(settings).await.map_err(std::io::Error::other)?;
    let idle_bytes = idle_tables(&hall, plan.idle).await.map_err(std::io::Error::other)?;

    let app = App::new(hall, Limits::none());
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
    let address = listener.local_addr()?;
    let (stop, stopped) = oneshot::channel::<()>();
    let server = tokio::spawn({
        let app = app.clone();
        async move {
            let router = guarded(&app, api(&app));
            // Whether somebody says stop or simply goes away is all the same.
            serve(&app, router, listener, async move { drop(stopped.await) }).await
        }
    });
    let tally = play(plan, address).await;
    let memory = memory();
    let _ = stop.send(());
    server.await.map_err(std::io::Error::other)??;
    Ok(report(plan, tally, idle_bytes, memory))
}

async fn idle_tables(hall: &Arc<Hall>, count: usize) -> Result<f64, crate::Trouble> {
    let (host, _) = hall.welcome("Idle").await?;
    let new = NewTable { public: true, ..NewTable::new("welcome", vec![SeatPlan::Me, SeatPlan::Open]) };
    let before = memory();
    for _ in 0..count {
        let id = hall.open_table(&host, &new).await?;
        hall.start(&host, &id).await?;
        hall.see(Some(&host.id), &id).await?;
    }
    let grown = memory().saturating_sub(before);
    Ok(if count == 0 { 0.0 } else { grown as f64 / count as f64 })
}

async fn play(plan: &Plan, address: SocketAddr) -> Vec<Tally> {
    let (go, started) = watch::channel(None);
    let tables: Vec<_> = (0..plan.tables)
        .map(|number| tokio::spawn(table::play(plan.clone(), address, number, started.clone())))
        .collect();
    // Everybody sits down first; then all begin.
    let patience = Duration::from_millis(20 * plan.tables as u64 + 2_000);
    tokio::time::sleep(patience).await;
    go.send_replace(Some(Instant::now()));
    let mut tallies = Vec::new();
    for table in tables {
        tallies.push(table.await.unwrap_or_else(|_| Tally { times: Vec::new(), failures: 1 }));
    }
    tallies
}

fn report(plan: &Plan, tallies: Vec<Tally>, idle_bytes: f64, memory: u64) -> Report {
    let failures = tallies.iter().map(|tally| tally.failures).sum();
    let mut times: Vec<Duration> = tallies.into_iter().flat_map(|tally| tally.times).collect();
    times.sort_unstable();
    let at = |share: f64| {
        let index = (times.len() as f64 * share) as usize;
        times.get(index.min(times.len().saturating_sub(1))).copied().unwrap_or_default()
    };
    Report {
        moves: times.len(),
        per_second: times.len() as f64 / plan.seconds as f64,
        p50: at(0.5),
        p99: at(0.99),
        slowest: at(1.0),
        failures,
        idle_bytes,
        memory,
    }
}

/// The memory of this process, as far as the system tells.
fn memory() -> u64 {
    let pages = || {
        let text = std::fs::read_to_string("/proc/self/statm").ok()?;
        text.split(' ').nth(1)?.parse::<u64>().ok()
    };
    pages().unwrap_or(0) * 4096
}

//! The load tool: many tables played through real HTTP at a server on this machine.

mod client;
mod idle;
mod table;

pub use client::{Client, Follower, Reply};
pub use hyper::Method;

use std::net::SocketAddr;
use std::time::{Duration, Instant};
use table::Tally;
use tokio::sync::watch;

/// What to measure.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    /// The game that is played, by two.
    pub game: String,
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
}

/// The server that is measured.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Target {
    /// Where it listens.
    pub address: SocketAddr,
    /// Its process, whose memory is measured.
    pub process: u32,
}

/// What was measured.
#[derive(Clone, PartialEq, Debug)]
pub struct Report {
    /// Moves acknowledged.
    pub moves: usize,
    /// Moves per second.
    pub per_second: f64,
    /// From sending a move until its answer.
    pub answered: Spread,
    /// From sending a move until every stream had it.
    pub streamed: Spread,
    /// What failed.
    pub failures: Vec<String>,
    /// What idle tables cost.
    pub idle: Idle,
    /// Memory of all nodes at the end, in bytes.
    pub memory: u64,
}

/// How long something took.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Spread {
    /// Half of them took no longer.
    pub p50: Duration,
    /// 99 of 100 took no longer.
    pub p99: Duration,
    /// The slowest.
    pub slowest: Duration,
}

/// What idle tables cost.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Idle {
    /// How many there are.
    pub tables: usize,
    /// How many of them the server keeps in memory.
    pub in_memory: usize,
    /// Memory of the server before they were opened, in bytes.
    pub before: u64,
    /// And with them.
    pub after: u64,
}

impl Spread {
    fn of(mut times: Vec<Duration>) -> Spread {
        times.sort_unstable();
        let at = |share: f64| {
            let index = (times.len() as f64 * share) as usize;
            times.get(index.min(times.len().saturating_sub(1))).copied().unwrap_or_default()
        };
        Spread { p50: at(0.5), p99: at(0.99), slowest: at(1.0) }
    }
}

impl Idle {
    /// Bytes for each table.
    pub fn per_table(&self) -> u64 {
        self.after.saturating_sub(self.before) / (self.tables.max(1) as u64)
    }
}

impl std::fmt::Display for Spread {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let millis = |time: Duration| time.as_secs_f64() * 1000.0;
        let (p50, p99, slowest) = (millis(self.p50), millis(self.p99), millis(self.slowest));
        write!(f, "p50 {p50:.1} ms, p99 {p99:.1} ms, slowest {slowest:.1} ms")
    }
}

impl std::fmt::Display for Report {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let megabytes = |bytes: u64| bytes as f64 / 1e6;
        writeln!(f, "moves          {} ({:.0} per second)", self.moves, self.per_second)?;
        writeln!(f, "to the answer  {}", self.answered)?;
        writeln!(f, "to all streams {}", self.streamed)?;
        let first = self.failures.first().map_or_else(String::new, |what| format!(" ({what})"));
        writeln!(f, "failures       {}{first}", self.failures.len())?;
        if self.idle.tables > 0 {
            writeln!(
                f,
                "idle tables    {}, {} of them in memory: {:.1} MB before, {:.1} MB with them, {} bytes each",
                self.idle.tables,
                self.idle.in_memory,
                megabytes(self.idle.before),
                megabytes(self.idle.after),
                self.idle.per_table()
            )?;
        }
        write!(f, "memory         {:.1} MB of the server at the end", megabytes(self.memory))
    }
}

/// Plays at the nodes of a server, each table at one of them; the idle ones are at the first.
pub async fn run(plan: &Plan, nodes: &[Target]) -> std::io::Result<Report> {
    let first = nodes.first().ok_or_else(|| std::io::Error::other("there is no server to play at"))?;
    let idle = idle::open(plan.idle, *first).await?;
    let addresses: Vec<SocketAddr> = nodes.iter().map(|node| node.address).collect();
    let tally = play(plan, &addresses).await;
    Ok(Report {
        moves: tally.answered.len(),
        per_second: tally.answered.len() as f64 / plan.seconds.max(1) as f64,
        answered: Spread::of(tally.answered),
        streamed: Spread::of(tally.streamed),
        failures: tally.failures,
        idle,
        memory: nodes.iter().map(|node| memory_of(node.process)).sum(),
    })
}

async fn play(plan: &Plan, nodes: &[SocketAddr]) -> Tally {
    let (seated, mut counted) = watch::channel(0);
    let (go, started) = watch::channel(None);
    let mut tables = Vec::new();
    for (number, address) in nodes.iter().copied().cycle().take(plan.tables).enumerate() {
        let table = table::play(plan.clone(), address, number, seated.clone(), started.clone());
        tables.push(tokio::spawn(table));
    }
    // Everybody sits down first; then all begin. Whoever cannot sit down counts as well.
    let _ = counted.wait_for(|count| *count >= plan.tables).await;
    go.send_replace(Some(Instant::now()));
    let mut sum = Tally::default();
    for table in tables {
        match table.await {
            Ok(tally) => sum.add(tally),
            Err(error) => sum.failures.push(error.to_string()),
        }
    }
    sum
}

/// The resident memory of a process, as far as the system tells.
pub fn memory_of(process: u32) -> u64 {
    let kilobytes = || {
        let text = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
        let line = text.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.split_whitespace().next()?.parse::<u64>().ok()
    };
    kilobytes().unwrap_or(0) * 1024
}

//! What is counted for whoever runs the server.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};

/// A number that only grows.
#[derive(Debug, Default)]
pub struct Counter(AtomicU64);

impl Counter {
    /// Counts.
    pub fn add(&self, more: u64) {
        self.0.fetch_add(more, Ordering::Relaxed);
    }

    /// What was counted.
    pub fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// A number that goes up and down.
#[derive(Debug, Default)]
pub struct Gauge(AtomicI64);

impl Gauge {
    /// Up, or down.
    pub fn add(&self, change: i64) {
        self.0.fetch_add(change, Ordering::Relaxed);
    }

    /// Where it stands.
    pub fn get(&self) -> i64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// Everything that is counted.
#[derive(Debug, Default)]
pub struct Metrics {
    /// Moves written.
    pub moves: Counter,
    /// Writes that came second and were decided anew.
    pub races: Counter,
    /// Moves of bots.
    pub bot_moves: Counter,
    /// Games counted.
    pub games: Counter,
    /// Requests answered.
    pub requests: Counter,
    /// Requests answered with an error of ours.
    pub failures: Counter,
    /// Requests that came too often.
    pub throttled: Counter,
    /// Connections that were refused because there were too many.
    pub turned_away: Counter,
    /// Streams that are open.
    pub streams: Gauge,
}

impl Metrics {
    /// In Prometheus' text format.
    pub fn write(&self, gauges: &[(&str, &str, usize)], tables: &[(String, i64)]) -> String {
        let mut text = String::new();
        let counters = [
            ("moves", "Moves written", &self.moves),
            ("races", "Writes that came second and were decided anew", &self.races),
            ("bot_moves", "Moves made by bots", &self.bot_moves),
            ("games", "Games that ended and were counted", &self.games),
            ("http_requests", "Requests answered", &self.requests),
            ("http_failures", "Requests answered with a server error", &self.failures),
            ("http_throttled", "Requests that came too often", &self.throttled),
            (
                "connections_refused",
                "Connections beyond what one address or the machine may have",
                &self.turned_away,
            ),
        ];
        // Writing to a string cannot fail.
        for (name, help, counter) in counters {
            let _ = writeln!(
                text,
                "# HELP undercroft_{name}_total {help}.\n# TYPE undercroft_{name}_total counter"
            );
            let _ = writeln!(text, "undercroft_{name}_total {}", counter.get());
        }
        let _ =
            writeln!(text, "# HELP undercroft_streams Open event streams.\n# TYPE undercroft_streams gauge");
        let _ = writeln!(text, "undercroft_streams {}", self.streams.get());
        for (name, help, value) in gauges {
            let _ = writeln!(text, "# HELP undercroft_{name} {help}.\n# TYPE undercroft_{name} gauge");
            let _ = writeln!(text, "undercroft_{name} {value}");
        }
        let _ = writeln!(text, "# HELP undercroft_tables Tables stored.\n# TYPE undercroft_tables gauge");
        for (phase, count) in tables {
            let _ = writeln!(text, "undercroft_tables{{phase=\"{phase}\"}} {count}");
        }
        text
    }
}

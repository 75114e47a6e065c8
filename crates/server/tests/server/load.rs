//! The load tool measures what it says.

use std::time::Duration;
use undercroft_server::load::{Plan, run};

fn plan(folder: &tempfile::TempDir) -> Plan {
    Plan { tables: 4, watchers: 2, seconds: 1, rate: 40.0, idle: 10, folder: folder.path().to_owned() }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_short_run_has_no_failures() {
    let folder = tempfile::tempdir().unwrap();
    let report = run(&plan(&folder)).await.unwrap();
    assert_eq!(report.failures, 0, "{report}");
    assert!((10..=48).contains(&report.moves), "{report}");
    assert!(
        report.p50 > Duration::ZERO && report.p50 <= report.p99 && report.p99 <= report.slowest,
        "{report}"
    );
}

/// The figures of the project: run by hand, with optimisation.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "measures instead of testing"]
async fn the_figures() {
    let folder = tempfile::tempdir().unwrap();
    let number =
        |name: &str, usual: f64| std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual);
    let plan = Plan {
        tables: number("TABLES", 1_000.0) as usize,
        seconds: number("SECONDS", 20.0) as u64,
        rate: number("RATE", 500.0),
        idle: number("IDLE", 10_000.0) as usize,
        ..plan(&folder)
    };
    println!("{}", run(&plan).await.unwrap());
}

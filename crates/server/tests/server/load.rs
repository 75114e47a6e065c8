//! The load tool measures what it says.

use crate::common::open;
use crate::common::web::Server;
use std::time::Duration;
use undercroft_server::http::Limits;
use undercroft_server::load::{Plan, Target, run};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_short_run_has_no_failures() {
    let place = open().await;
    let server = Server::start(&place, Limits::none()).await;
    let target = Target { address: server.address, process: std::process::id() };
    let plan = Plan { game: "welcome".into(), tables: 4, watchers: 2, seconds: 1, rate: 40.0, idle: 10 };
    let report = run(&plan, &[target]).await.unwrap();
    assert!(report.failures.is_empty(), "{report}");
    // Every table makes a move, however slow the machine, and none more than ten in a second and one after it.
    assert!((4..=44).contains(&report.moves), "{report}");
    for spread in [report.answered, report.streamed] {
        assert!(
            spread.p50 > Duration::ZERO && spread.p50 <= spread.p99 && spread.p99 <= spread.slowest,
            "{report}"
        );
    }
    assert_eq!((report.idle.tables, report.idle.in_memory), (10, 10), "{report}");
    assert!(report.memory > 1_000_000, "{report}");
}

/// Orders are given in silence: nobody waits for streams that may not hear of them.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_with_secret_moves_can_be_measured_too() {
    let place = open().await;
    let server = Server::start(&place, Limits::none()).await;
    let target = Target { address: server.address, process: std::process::id() };
    let plan = Plan { game: "lords".into(), tables: 2, watchers: 1, seconds: 1, rate: 20.0, idle: 0 };
    let report = run(&plan, &[target]).await.unwrap();
    assert!(report.failures.is_empty() && report.moves >= 2, "{report}");
}

//! The server's tests, in one program so that they are linked once.
//!
//! With `UNDERCROFT_TEST_POSTGRES=postgres://…` all of them run on PostgreSQL instead of SQLite; the script
//! `tests/with-postgres.sh` starts a throw-away server for it.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod api;
mod campaigns;
mod common;
mod days;
mod faults;
mod files;
#[path = "../../../../fuzz/src/tables.rs"]
mod fuzz_tables;
mod hostile;
mod limits;
mod load;
mod nodes;
mod outage;
mod people;
mod presence;
mod rules_version;
mod secrecy;
mod security;
mod sessions;
mod soak;
mod tables;
mod takeover;
mod time;

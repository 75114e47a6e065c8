//! One test per rule or worked example of `docs/rules/welcome-to-the-dungeon.md`.
#![allow(clippy::unwrap_used, reason = "helpers of tests fail a test by panicking")]

#[path = "../common/mod.rs"]
mod common;

mod bidding;
mod components;
mod delve;
mod equipment;
mod information;
mod one_shots;
mod orders;
mod positions;
mod results;
mod rounds;
mod setup;

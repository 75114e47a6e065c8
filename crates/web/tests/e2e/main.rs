//! The pages in a real browser, from first click to last.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop where it is")]

mod accessible;
mod browser;
mod campaigns;
mod cookies;
mod days;
mod dungeoneer;
mod figures;
mod house;
mod lessons;
mod look;
mod lords;
mod mended;
#[path = "../common/moments.rs"]
mod moments;
mod paper;
mod plain;
mod play;
mod replay;
mod secrets;
mod sofa;
mod together;
mod troubles;
mod wire;

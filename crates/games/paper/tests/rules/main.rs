//! One test for each rule of the catalogue, or a table of alike ones; the ids are in the doc comments.

#![allow(clippy::unwrap_used)]

mod ahead;
mod bench;
mod components;
mod dice;
mod dungeon;
mod fights;
mod gems;
mod information;
mod items;
mod modes;
mod refusals;
mod scoring;
mod setup;
mod talents;
mod wounds;

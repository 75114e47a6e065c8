//! One test per rule or worked example of `docs/rules/dungeon-lords.md`.

mod bench;

mod actions;
mod battle;
mod combat;
mod components;
mod costs;
mod creatures;
mod digging;
mod dummies;
mod events;
mod evil;
mod full_game;
mod house;
mod information;
mod ledger;
mod orders;
mod outlook;
mod production;
mod questions;
mod round;
mod rulings_battle;
mod rulings_building;
mod rulings_end;
mod rulings_paladin;
mod scoring;
mod second_opinion;
mod setup;
mod several;
mod spells;
mod telling;
mod told;
mod training;
mod values;
mod years;

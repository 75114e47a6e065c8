//! One test per rule or worked example of the catalogue of Dungeoneer.

mod bench;
mod walk;

mod building;
mod minions;
mod nakari;
mod quests;
mod serpent;
mod told;
mod turn;

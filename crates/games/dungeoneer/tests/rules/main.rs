//! One test per rule or worked example of the catalogue of Dungeoneer.

mod bench;
mod walk;

mod building;
mod quests;
mod told;
mod turn;

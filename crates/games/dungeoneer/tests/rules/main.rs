//! One test per rule or worked example of the catalogue of Dungeoneer.

mod bench;

mod quests;

//! One test per rule or worked example of the catalogue of Dungeoneer.

mod bench;
mod walk;

mod attack;
mod battle;
mod building;
mod combined;
mod ending;
mod escort;
mod exits;
mod inventory;
mod minions;
mod nakari;
mod positions;
mod quests;
mod refused;
mod serpent;
mod solo;
mod special;
mod texts;
mod told;
mod turn;
mod variants;

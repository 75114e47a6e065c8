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
mod information;
mod inventory;
mod laying;
mod minions;
mod nakari;
mod operations;
mod packs;
mod positions;
mod quests;
mod refused;
mod serpent;
mod sets;
mod solo;
mod special;
mod texts;
mod told;
mod turn;
mod variants;

//! The dungeon and the turn: rules of `docs/rules/dungeoneer.md` by their ids, and how it all is told.

mod bench;

mod building;
mod told;
mod turn;

//! Chores of single games around playing: campaigns, the dungeon of the day and solo titles of Paper Dungeons, the
//! puzzles of Dungeon Lords. Nothing outside this folder knows which game has which.

pub mod campaign;
mod campaign_file;
mod campaign_menu;
pub mod daily;
pub mod puzzle;
pub mod solo;

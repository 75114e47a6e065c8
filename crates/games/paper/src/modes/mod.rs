//! What can be played around single games: campaigns, the dungeon of the day, and titles for those who play alone.
//!
//! Each of them starts ordinary games and looks at their results; no rule knows of them.

mod campaign;
mod daily;
mod title;

pub use campaign::{CHAPTERS, Campaign, Fame, HallOfFame, Scenario};
pub use daily::{DateError, daily, day_of};
pub use title::Rank;

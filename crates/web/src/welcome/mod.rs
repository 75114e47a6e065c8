//! The table of Welcome to the Dungeon.

mod cards;
mod delve;
mod draw;
mod kit;
mod memory;
mod seat;
mod stage;
mod tale;
mod view;

pub use cards::{monster_card, monster_name};
pub use draw::board;
pub use seat::{Drawn, draw};
pub use tale::log;
pub use view::View;

use crate::speech::Speech;
use crate::table::Choices;
use undercroft_welcome::Welcome;

/// What every part of the board is drawn from.
#[derive(Copy, Clone, Debug)]
pub struct Scene<'a> {
    /// The rules and component values.
    pub game: &'a Welcome,
    /// What the reader may see.
    pub view: &'a View,
    /// What the reader may do.
    pub choices: &'a Choices,
    /// The reader's language.
    pub speech: &'a Speech,
}

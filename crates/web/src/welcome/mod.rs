//! The table of Welcome to the Dungeon.

mod cards;
mod delve;
mod draw;
mod kit;
mod memory;
mod odds;
mod seat;
mod stage;
mod tale;

pub use cards::{monster_card, monster_name};
pub use draw::board;
pub use seat::{Drawn, draw};
pub use tale::log;

use crate::speech::Speech;
use crate::table::{Choice, Choices};
use maud::Markup;
use undercroft_core::Tell as _;
use undercroft_welcome::{Move, View, Welcome};

/// A thing on the board that stands for a move.
fn piece(scene: &Scene<'_>, mv: Move, thing: &str, class: &str, inside: Markup) -> Markup {
    let choice = Choice { notation: mv.write(), label: scene.speech.say(&scene.game.label(scene.view, mv)) };
    scene.choices.piece(&choice, thing, class, inside)
}

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

//! From one reader's scene to the drawn table.

use super::{Scene, board, log};
use crate::speech::Speech;
use crate::table::{Board, Choices, LogLine};
use undercroft_server::hall::Sight;
use undercroft_shelf::scene_as;
use undercroft_welcome::{Event, Welcome};

/// What the game's own module gives a page.
#[derive(Debug)]
pub struct Drawn {
    /// The board.
    pub board: Board,
    /// The log.
    pub log: Vec<LogLine>,
    /// What is asked.
    pub prompt: String,
    /// What may be done.
    pub choices: Choices,
}

/// Draws the table. Nothing if the scene is not of this game.
/// A reader who is `curious` gets an answer to every click on something that is not allowed.
pub fn draw(sight: &Sight, speech: &Speech, curious: bool) -> Option<Drawn> {
    let seen = scene_as::<Welcome>(&*sight.scene)?;
    let choices = Choices { curious, ..Choices::of(seen, speech) };
    let told: Vec<(usize, Event)> = (sight.happenings.iter())
        .filter_map(|happening| Some((happening.number, happening.event_of::<Welcome>()?.clone())))
        .collect();
    let scene = Scene { game: &seen.game, view: &seen.view, choices: &choices, speech };
    let events: Vec<Event> = told.iter().map(|(_, event)| event.clone()).collect();
    let board = board(&scene, &events);
    let log = log(&seen.game, &told, speech);
    Some(Drawn { board, log, prompt: speech.say(&seen.prompt), choices })
}

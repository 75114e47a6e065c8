//! From the data of one reader's scene to the drawn table.

use super::{Scene, board, log};
use crate::speech::Speech;
use crate::table::{Board, Choices, LogLine};
use undercroft_core::{Game, Setup};
use undercroft_server::hall::Scene as Data;
use undercroft_welcome::{Event, View, Welcome};

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

/// Draws the table. Nothing if the data is not of this game.
/// A reader who is `curious` gets an answer to every click on something that is not allowed.
pub fn draw(setup: &Setup, data: &Data, speech: &Speech, curious: bool) -> Option<Drawn> {
    let game = Welcome::new(setup).ok()?;
    let view: View = serde_json::from_value(data.view.clone()).ok()?;
    let choices = Choices { curious, ..Choices::of(data, speech) };
    let told: Vec<(usize, Event)> = (data.happenings.iter())
        .filter_map(|happening| Some((happening.number, happening.event_of::<Welcome>()?.clone())))
        .collect();
    let scene = Scene { game: &game, view: &view, choices: &choices, speech };
    let events: Vec<Event> = told.iter().map(|(_, event)| event.clone()).collect();
    let board = board(&scene, &events);
    let log = log(&game, &told, speech);
    Some(Drawn { board, log, prompt: speech.say(&data.prompt), choices })
}

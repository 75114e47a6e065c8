//! From a table of the game to what one reader gets: board, log, prompt and choices.

use super::{Scene, board, log};
use crate::speech::Speech;
use crate::table::{Board, Choices, LogLine};
use undercroft_core::{Observer, Table, Tell};
use undercroft_shelf::AnyTable;
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

/// Draws the table as `observer` may see it; `act` if the reader may also act.
pub fn draw(any: &dyn AnyTable, observer: Observer, speech: &Speech, act: bool) -> Option<Drawn> {
    let table: &Table<Welcome> = any.as_any().downcast_ref()?;
    let (game, view) = (table.game(), table.view(observer));
    let choices = if act { Choices::for_observer(any, observer, speech) } else { Choices::default() };
    let told = table.events(0, observer);
    let scene = Scene { game, view: &view, choices: &choices, speech };
    let events: Vec<Event> = told.iter().map(|(_, event)| event.clone()).collect();
    let board = board(&scene, &events);
    let prompt = speech.say(&game.prompt(&view));
    let log = log(game, &told, speech);
    Some(Drawn { board, log, prompt, choices })
}

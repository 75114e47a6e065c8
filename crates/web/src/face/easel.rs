//! What a face draws from, and what comes of it.

use super::{Face, Interlude, Wish};
use crate::speech::Speech;
use crate::table::{Board, Choices, LogLine};
use undercroft_server::hall::Sight;
use undercroft_shelf::scene_as;

/// What every part of a drawn table is made from.
#[derive(Debug)]
pub struct Easel<'a, G: Face> {
    /// The rules and component values.
    pub game: &'a G,
    /// What the reader may see.
    pub view: &'a G::View,
    /// What the reader may do.
    pub choices: &'a Choices,
    /// What the reader heard so far, with the numbers of the moves.
    pub told: &'a [(usize, &'a G::Event)],
    /// The reader's language.
    pub speech: &'a Speech,
}

/// A table as a page shows it.
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
    /// What has just ended.
    pub interlude: Option<Interlude>,
}

/// Draws the table of a game with a face of its own; nothing if the scene is of another game.
pub(super) fn draw<G: Face>(_: &str, sight: &Sight, speech: &Speech, wish: Wish) -> Option<Drawn> {
    let scene = scene_as::<G>(&*sight.scene)?;
    let choices = Choices { curious: wish.curious, wanted: wish.wanted, ..Choices::of(scene, speech) };
    let heard = sight.happenings.iter();
    let told: Vec<_> = heard.filter_map(|heard| Some((heard.number, heard.event_of::<G>()?))).collect();
    let easel = Easel { game: &*scene.game, view: &scene.view, choices: &choices, told: &told, speech };
    let (board, interlude) = (G::board(&easel), G::interlude(&easel));
    let log = sight.happenings.iter().filter_map(|heard| {
        let event = heard.event_of::<G>()?;
        Some(LogLine {
            number: heard.number,
            text: speech.say(heard.sentence.as_ref()?),
            about: scene.game.about(event),
            head: G::begins(event),
            moment: None,
        })
    });
    let (log, prompt) = (log.collect(), speech.say(&scene.prompt));
    Some(Drawn { board, log, prompt, choices, interlude })
}

//! A table of any game, for front ends that treat all games alike.

use crate::any_scene::{AnyScene, Happening};
use crate::bots::{AnyHint, AnyReview, BotMoveError, Budget, Limit};
use crate::erased::Erased;
use crate::{UnknownGame, Visitor, open};
use serde_json::Value;
use std::sync::Arc;
use thiserror::Error;
use undercroft_bots::Opponents;
use undercroft_core::chance::ScriptError;
use undercroft_core::log::LogError;
use undercroft_core::pack::InForce;
use undercroft_core::position::game_of_position;
use undercroft_core::table::{PlayError, UndoError};
use undercroft_core::{
    Ear, Facts, Game, Log, Observer, Phrase, PositionError, Refusal, Seat, Seed, Setup, SetupError, Status,
    Table,
};

/// A table whose game is known only by its id. Moves go in and out in notation, words as phrases, and what an
/// observer may see as a scene.
///
/// Seats come from outside as numbers; [`seat`](AnyTable::seat) is the gate. Methods that take a [`Seat`] or an
/// [`Observer`] expect one that sits at this table.
pub trait AnyTable: Send {
    /// The facts of the game.
    fn facts(&self) -> &'static Facts;

    /// What was agreed before it started.
    fn setup(&self) -> &Setup;

    /// The packs whose values are in force, each laid over the ones before it.
    fn packs(&self) -> Vec<InForce>;

    /// All component values in force: for each table of components, its `packs` and the `values` they say together.
    fn components(&self) -> Value;

    /// The seat people call `number`, if the table has it.
    fn seat(&self, number: u64) -> Option<Seat> {
        Seat::from_number(number).filter(|seat| seat.number() <= self.setup().seats)
    }

    /// The seed; not for players before the end.
    fn seed(&self) -> &Seed;

    /// The fingerprint of the true state; not for players before the end.
    fn hash(&self) -> String;

    /// Who is asked, or how it ended.
    fn status(&self) -> Status;

    /// How many moves were played.
    fn moves(&self) -> usize;

    /// Who made the `number`-th move, counted from 1.
    fn mover(&self, number: usize) -> Option<Seat>;

    /// Everything an observer may know now, made by one projection. What shows a table starts from here.
    fn scene(&self, observer: Observer) -> Arc<dyn AnyScene>;

    /// Why may the seat not make this move? Nothing if it may.
    fn why_not(&self, seat: Seat, notation: &str) -> Result<Option<Refusal>, PlayError>;

    /// Plays a move, with dictated dice and draws as far as `script` goes. On an error nothing has changed.
    fn play(&mut self, seat: Seat, notation: &str, script: &[String]) -> Result<(), PlayError>;

    /// The move a bot would make on this seat, in notation. A bot that is asked again in the same situation
    /// of the same table answers the same, so that a seed fixes a whole game against bots; unless the limit cuts its
    /// thought short.
    fn bot_move(&self, seat: Seat, bot: &str, limit: &Limit) -> Result<String, BotMoveError> {
        self.bot_move_by(seat, bot, self.seed(), limit)
    }

    /// The same with luck of the bot's own instead of the table's.
    fn bot_move_by(&self, seat: Seat, bot: &str, luck: &Seed, limit: &Limit) -> Result<String, BotMoveError>;

    /// The moves of a seat that is asked, best first, with the reasons. The same situation of the same table
    /// with the same budget of iterations gives the same hints.
    fn hints(&self, seat: Seat, budget: Budget, limit: &Limit) -> Vec<AnyHint>;

    /// Judges every decision of the game so far from what its seat knew; `progress` hears the number of the move
    /// just judged.
    fn review(&self, budget: Budget, limit: &Limit, progress: &mut dyn FnMut(usize)) -> AnyReview;

    /// What an observer has heard since it listened last.
    fn listen(&self, ear: &mut Ear, observer: Observer) -> Vec<Happening>;

    /// What happened in the `number`-th move (0 is the set-up), as the observer may know it. The true numbers of moves
    /// are for finished games only; whoever plays [listens](AnyTable::listen).
    fn happened(&self, number: usize, observer: Observer) -> Vec<Happening>;

    /// Which move could the seat take back on its own, counted from 0?
    fn undoable(&self, seat: Seat) -> Result<usize, UndoError>;

    /// Takes back the last move of the seat.
    fn undo(&mut self, seat: Seat) -> Result<(), UndoError>;

    /// A copy to think on or to show, apart from the table itself.
    fn copy(&self) -> Box<dyn AnyTable>;

    /// The table as it was after the first `moves` moves.
    fn at(&self, moves: usize) -> Box<dyn AnyTable>;

    /// Goes back to where only so many moves had been played.
    fn go_back(&mut self, moves: usize);

    /// The game as a file.
    fn log(&self, players: &[String]) -> Log;

    /// What a file that holds the first `from` moves goes on with.
    fn log_since(&self, from: usize) -> String;

    /// The true situation as a position text.
    fn position(&self) -> String;

    /// A situation as the seat might imagine it, as a position text. The same `luck` imagines the same.
    fn imagine(&self, seat: Seat, luck: u64) -> String;
}

/// A legal move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The move as it is played and stored.
    pub notation: String,
    /// The move as a player is offered it.
    pub label: Phrase,
}

/// A move that a person might expect but that is not allowed now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotNow {
    /// The move.
    pub choice: Choice,
    /// Why not.
    pub refusal: Refusal,
}

/// Why there is no table.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum OpenError {
    /// No game has this id.
    #[error(transparent)]
    Game(#[from] UnknownGame),
    /// The agreements are not possible.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The described situation is not possible.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// The file is damaged, foreign or impossible.
    #[error(transparent)]
    Log(#[from] LogError),
    /// The dictated dice or draws do not fit.
    #[error(transparent)]
    Script(#[from] ScriptError),
}

impl OpenError {
    /// What is wrong. Positions and scripts are told in English, as they are written.
    pub fn phrase(&self) -> Phrase {
        match self {
            OpenError::Game(unknown) => unknown.phrase(),
            OpenError::Setup(error) => error.phrase(),
            OpenError::Log(error) => error.phrase(),
            OpenError::Position(_) | OpenError::Script(_) => Phrase::plain(self.to_string()),
        }
    }
}

type Opened = Result<Box<dyn AnyTable>, OpenError>;

/// Sets up a new table.
pub fn new_table(game: &str, setup: &Setup, seed: Seed) -> Opened {
    new_table_scripted(game, setup, seed, &[])
}

/// Sets up a new table with dictated dice and draws as far as `script` goes.
pub fn new_table_scripted(game: &str, setup: &Setup, seed: Seed, script: &[String]) -> Opened {
    struct New<'a>(&'a Setup, Seed, &'a [String]);
    impl Visitor for New<'_> {
        type Output = Opened;
        fn visit<G: Opponents>(self) -> Opened {
            Ok(Erased::boxed(Table::new_scripted(<G as Game>::new(self.0)?, self.1, self.2)?))
        }
    }
    open(game, New(setup, seed, script))?
}

/// Sets up a table in a described situation; the text names its game.
pub fn table_from_position(text: &str, seed: Seed) -> Opened {
    struct FromPosition<'a>(&'a str, Seed);
    impl Visitor for FromPosition<'_> {
        type Output = Opened;
        fn visit<G: Opponents>(self) -> Opened {
            Ok(Erased::boxed(Table::<G>::from_position(self.0, self.1)?))
        }
    }
    open(&game_of_position(text)?, FromPosition(text, seed))?
}

/// Sets up a table from a file and plays it to where it stood, checking every move and the last state.
pub fn table_from_log(log: &Log) -> Opened {
    struct FromLog<'a>(&'a Log);
    impl Visitor for FromLog<'_> {
        type Output = Opened;
        fn visit<G: Opponents>(self) -> Opened {
            Ok(Erased::boxed(Table::<G>::from_log(self.0)?))
        }
    }
    open(&log.game, FromLog(log)).map_err(|unknown| LogError::new(1, unknown.phrase()))?
}

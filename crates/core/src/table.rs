//! A table: a game being played, with its log and what everybody heard of it.

mod back;

pub use back::UndoError;

use crate::chance::{Script, ScriptError, Seeded};
use crate::game::{Game, SeatHandle};
use crate::log::{self, Log, LogError, LoggedMove};
use crate::outcome::Status;
use crate::phrase::Phrase;
use crate::position::PositionError;
use crate::refusal::{NotationError, Refusal};
use crate::seat::{Observer, Seat};
use crate::seed::{Seed, fingerprint};
use std::sync::Arc;
use thiserror::Error;

/// A game being played. The state is a cache of the log and can be rebuilt from it at any time.
///
/// A copy shares the rules and all turns with the original, so it costs about as much as the state itself.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    game: Arc<G>,
    seed: Seed,
    /// Dice and draws of the set-up that were dictated.
    script: Arc<[String]>,
    position: Option<Arc<str>>,
    state: G::State,
    opening: Arc<Vec<G::Event>>,
    turns: Vec<Arc<Turn<G>>>,
    /// The state before the first turn and before every [`STRIDE`](back::STRIDE)-th after it.
    marks: Vec<G::State>,
}

/// One played move and what came of it.
#[derive(Clone, Debug)]
pub struct Turn<G: Game> {
    /// Who moved.
    pub seat: Seat,
    /// The move.
    pub mv: G::Move,
    /// What happened, in full.
    pub events: Vec<G::Event>,
    script: Vec<String>,
    /// Somebody learned something, or luck decided.
    revealed: bool,
    /// Nobody but the mover has heard of it.
    silent: bool,
}

/// Why a move was not played.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PlayError {
    /// The text is not a move.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// The rules forbid it.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The dictated dice or draws do not fit.
    #[error(transparent)]
    Script(#[from] ScriptError),
    /// There is no such seat.
    #[error("seat {seat} is not at this table of {seats}")]
    NoSeat {
        /// The seat.
        seat: Seat,
        /// How many there are.
        seats: u8,
    },
}

/// Why the move of a log is none.
fn not_played(notation: &str, error: &PlayError) -> Phrase {
    match error {
        PlayError::Refused(refusal) => {
            Phrase::new("core-log-refused").text("move", notation).text("rule", refusal.rule)
        }
        PlayError::Notation(_) | PlayError::Script(_) | PlayError::NoSeat { .. } => {
            Phrase::new("core-log-move").text("move", notation).text("why", error.to_string())
        }
    }
}

impl<G: Game> Turn<G> {
    /// Has nobody but the mover heard of it?
    pub fn told_nobody(&self) -> bool {
        self.silent
    }
}

impl<G: Game> Table<G> {
    /// Sets up a table.
    pub fn new(game: G, seed: Seed) -> Table<G> {
        let mut opening = Vec::new();
        let state = game.start(&mut Seeded::for_move(&seed, 0), &mut opening);
        Table::opened(game, seed, None, state, opening)
    }

    /// Sets up a table with dictated dice and draws as far as `script` goes.
    pub fn new_scripted(game: G, seed: Seed, script: &[String]) -> Result<Table<G>, ScriptError> {
        let mut opening = Vec::new();
        let mut chance = Script::new(script, Seeded::for_move(&seed, 0));
        let state = game.start(&mut chance, &mut opening);
        chance.finish()?;
        Ok(Table { script: script.into(), ..Table::opened(game, seed, None, state, opening) })
    }

    /// A table that starts from a described situation.
    pub fn from_position(text: &str, seed: Seed) -> Result<Table<G>, PositionError> {
        let (game, state) = G::read_position(text)?;
        Ok(Table::opened(game, seed, Some(text.into()), state, Vec::new()))
    }

    fn opened(
        game: G,
        seed: Seed,
        position: Option<Arc<str>>,
        state: G::State,
        opening: Vec<G::Event>,
    ) -> Table<G> {
        let marks = vec![state.clone()];
        Table {
            game: Arc::new(game),
            seed,
            script: Arc::new([]),
            position,
            state,
            opening: Arc::new(opening),
            turns: Vec::new(),
            marks,
        }
    }

    /// Plays a log from the start and checks every move and the final state.
    pub fn from_log(log: &Log) -> Result<Table<G>, LogError> {
        let facts = G::facts();
        if log.game != facts.id {
            let problem = Phrase::new("core-log-other-game").text("game", log.game.clone());
            return Err(LogError::new(1, problem.text("wanted", facts.id)));
        }
        if log.rules != facts.rules_version {
            let problem = Phrase::new("core-log-rules").number("found", log.rules);
            return Err(LogError::new(1, problem.number("known", facts.rules_version)));
        }
        let mut table = match &log.position {
            Some(text) => Table::from_position(text, log.seed.clone())
                .map_err(|error| LogError::because(1, "core-log-position", error))?,
            None => {
                let game = G::new(&log.setup).map_err(|error| LogError::new(1, error.phrase()))?;
                Table::new_scripted(game, log.seed.clone(), &log.script)
                    .map_err(|error| LogError::because(1, "core-log-script", error))?
            }
        };
        if log.setup.checked(facts).as_ref() != Ok(table.game.setup()) {
            return Err(LogError::new(1, Phrase::new("core-log-setup")));
        }
        for (index, mv) in log.moves.iter().enumerate() {
            table
                .play_text(mv.seat, &mv.notation, &mv.script)
                .map_err(|error| LogError::new(index + 2, not_played(&mv.notation, &error)))?;
        }
        let hash = table.hash();
        if hash != log.hash {
            let problem = Phrase::new("core-log-state").text("found", hash).text("said", log.hash.clone());
            return Err(LogError::new(log.moves.len() + 2, problem));
        }
        let end = table.status().outcome().map(|outcome| outcome.reason());
        if end != log.end.as_deref() {
            let says = |end: Option<&str>| match end {
                Some(end) => Phrase::new("core-log-end-by").text("end", end),
                None => Phrase::new("core-log-end-not"),
            };
            let problem = Phrase::new("core-log-end")
                .phrase("found", says(end))
                .phrase("said", says(log.end.as_deref()));
            return Err(LogError::new(log.moves.len() + 2, problem));
        }
        Ok(table)
    }

    /// The log, with the players as the front end calls them.
    pub fn log(&self, players: &[String]) -> Log {
        Log {
            game: G::facts().id.to_owned(),
            rules: G::facts().rules_version,
            setup: self.game.setup().clone(),
            players: players.to_vec(),
            seed: self.seed.clone(),
            script: self.script.to_vec(),
            position: self.position.as_deref().map(str::to_owned),
            moves: self.logged(0),
            hash: self.hash(),
            end: self.ended().map(str::to_owned),
        }
    }

    /// What a file that holds the first `from` moves goes on with.
    pub fn log_since(&self, from: usize) -> String {
        log::appendix(&self.logged(from), self.turns.len(), &self.hash(), self.ended())
    }

    fn ended(&self) -> Option<&'static str> {
        self.status().outcome().map(|outcome| outcome.reason())
    }

    fn logged(&self, from: usize) -> Vec<LoggedMove> {
        let logged = |(index, turn): (usize, &Arc<Turn<G>>)| LoggedMove {
            n: index as u64 + 1,
            seat: turn.seat,
            notation: self.game.write_move(turn.mv),
            script: turn.script.clone(),
        };
        self.turns.iter().enumerate().skip(from).map(logged).collect()
    }

    /// The rules.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The rules, to be kept by whoever works on apart from the table.
    pub fn shared_game(&self) -> &Arc<G> {
        &self.game
    }

    /// The true state: for tools, tests and the log. Whatever is shown to anybody comes from [`view`](Table::view).
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// How many seats.
    pub fn seats(&self) -> u8 {
        self.game.setup().seats
    }

    /// The seed; not for players before the end.
    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// The fingerprint of the state.
    pub fn hash(&self) -> String {
        fingerprint(&self.state)
    }

    /// Who is asked, or how it ended.
    pub fn status(&self) -> Status {
        self.game.status(&self.state)
    }

    /// What an observer sees.
    pub fn view(&self, observer: Observer) -> G::View {
        self.game.view(&self.state, observer)
    }

    /// What a seat may do.
    pub fn legal_moves(&self, seat: Seat) -> Vec<G::Move> {
        self.handle(seat).legal_moves()
    }

    /// What a bot on this seat gets.
    pub fn handle(&self, seat: Seat) -> SeatHandle<'_, G> {
        SeatHandle::new(&self.game, &self.state, seat)
    }

    /// The moves played so far.
    pub fn turns(&self) -> &[Arc<Turn<G>>] {
        &self.turns
    }

    /// Plays a move with real luck.
    pub fn play(&mut self, seat: Seat, mv: G::Move) -> Result<(), PlayError> {
        self.play_scripted(seat, mv, &[])
    }

    /// Plays a move given in notation, with dictated dice and draws as far as `script` goes.
    pub fn play_text(&mut self, seat: Seat, text: &str, script: &[String]) -> Result<(), PlayError> {
        let mv = self.game.read_move(text)?;
        self.play_scripted(seat, mv, script)
    }

    /// Plays a move with dictated dice and draws. On an error nothing has changed.
    pub fn play_scripted(&mut self, seat: Seat, mv: G::Move, script: &[String]) -> Result<(), PlayError> {
        let seats = self.seats();
        if seat.number() > seats {
            return Err(PlayError::NoSeat { seat, seats });
        }
        let number = self.turns.len() as u64 + 1;
        let mut chance = Script::new(script, Seeded::for_move(&self.seed, number));
        let mut state = self.state.clone();
        let mut events = Vec::new();
        self.game.play(&mut state, seat, mv, &mut chance, &mut events)?;
        let chance = chance.finish()?;
        let revealed = chance.used() || !script.is_empty() || events.iter().any(G::reveals);
        let silent = self.is_silent(seat, &events);
        self.push(Turn { seat, mv, script: script.to_vec(), revealed, silent, events }, state);
        Ok(())
    }

    fn is_silent(&self, mover: Seat, events: &[G::Event]) -> bool {
        let others = Seat::all(self.seats()).filter(|seat| *seat != mover).map(Observer::Seat);
        others
            .chain([Observer::Spectator])
            .all(|observer| events.iter().all(|event| self.game.project(event, observer).is_none()))
    }

    /// What an observer heard of the `since`-th move it heard of and of all after it (0 is the set-up), each event with
    /// the number of its move. Moves the observer heard nothing of are not counted: true numbers would tell how
    /// many secret moves came between.
    pub fn events(&self, since: usize, observer: Observer) -> Vec<(usize, G::Event)> {
        let mut told = self.listen(&mut Ear::default(), observer);
        told.retain(|(number, _)| *number >= since);
        told
    }

    /// What an observer has heard since it listened last.
    pub fn listen(&self, ear: &mut Ear, observer: Observer) -> Vec<(usize, G::Event)> {
        let opening = (ear.turns == 0).then_some(&*self.opening);
        let turns = self.turns.iter().skip(ear.turns.saturating_sub(1)).map(|turn| &turn.events);
        let mut told = Vec::new();
        for (index, events) in opening.into_iter().chain(turns).enumerate() {
            let before = told.len();
            let number = if ear.turns == 0 && index == 0 { 0 } else { ear.heard + 1 };
            told.extend(
                events.iter().filter_map(|event| Some((number, self.game.project(event, observer)?))),
            );
            if told.len() > before {
                ear.heard = number;
            }
        }
        ear.turns = self.turns.len() + 1;
        told
    }

    /// What really happened in each move, to whoever may see everything: 0 is the set-up, n the n-th move.
    pub fn happened(&self, number: usize) -> &[G::Event] {
        match number.checked_sub(1) {
            None => &self.opening,
            Some(index) => self.turns.get(index).map_or(&[], |turn| &turn.events),
        }
    }
}

impl Ear {
    /// The number that the next move will have that something is heard of.
    pub fn next(self) -> usize {
        self.heard + 1
    }
}

/// How far somebody has listened to a table.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Ear {
    /// Turns that were listened to, the set-up counted as one.
    turns: usize,
    /// Moves that something was heard of.
    heard: usize,
}

//! The contract between a game's rules and everything that plays, shows, stores or tests it.

use crate::chance::Chance;
use crate::outcome::Status;
use crate::pack::Pack;
use crate::phrase::Phrase;
use crate::position::PositionError;
use crate::refusal::{NotationError, Refusal};
use crate::seat::{Observer, Seat};
use crate::setup::{Facts, Setup, SetupError};
use crate::words::{Company, Language, Words};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use std::hash::Hash;

/// A game by agreed options and component values. The value itself never changes during play and is shared
/// by everything at a table; what changes is the [`State`](Game::State), a plain value that search can copy
/// millions of times.
pub trait Game: Clone + Debug + Send + Sync + Sized + 'static {
    /// The situation on the table: no randomness, no clock, nothing shared.
    type State: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// One small decision.
    type Move: Copy + Eq + Hash + Debug + Send + Sync + 'static;
    /// Something that happened, in full. What an observer may know of it is [`project`](Game::project)ed.
    type Event: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What one observer may see.
    type View: Clone + Eq + Debug + Serialize + Send + Sync + 'static;

    /// The facts of the game.
    fn facts() -> &'static Facts;

    /// The game by these agreements, or everything that is wrong with them.
    fn new(setup: &Setup) -> Result<Self, SetupError>;

    /// The agreements, as [`checked`](Setup::checked).
    fn setup(&self) -> &Setup;

    /// The packs whose values are in force, so that everybody can see them; none for a game without components.
    fn packs(&self) -> Vec<&Pack> {
        Vec::new()
    }

    /// Sets up the table.
    fn start(&self, chance: &mut impl Chance, events: &mut impl Sink<Self::Event>) -> Self::State;

    /// Who is asked, or how it ended.
    fn status(&self, state: &Self::State) -> Status;

    /// Adds every legal answer of `seat` to `moves`; none if the seat is not asked. The order depends only on
    /// what the seat knows.
    fn legal_moves(&self, state: &Self::State, seat: Seat, moves: &mut Vec<Self::Move>);

    /// Adds what `seat` may do although nobody asks it: accepted between two moves of others, never waited for.
    /// [`status`](Game::status) does not name a seat because of these.
    fn interjections(&self, state: &Self::State, seat: Seat, moves: &mut Vec<Self::Move>) {
        let _ = (state, seat, moves);
    }

    /// Adds the standing orders `seat` may give or take back: moves it can make at any time of a game that is on,
    /// asked or not, such as “ask me when I am attacked” or “pass as soon as I can”.
    ///
    /// They are silent: no luck, no event that another seat hears of, nothing that another observer could see. The
    /// orders in force are part of the state, and what they are at first never depends on anything hidden. Where an
    /// order later makes the table wait, or spares it a question, an event that everybody hears and that
    /// [`reveals`](Game::reveals) says so.
    fn standing_orders(&self, state: &Self::State, seat: Seat, moves: &mut Vec<Self::Move>) {
        let _ = (state, seat, moves);
    }

    /// Everything `seat` may do now: answers, interjections and standing orders.
    fn possible_moves(&self, state: &Self::State, seat: Seat, moves: &mut Vec<Self::Move>) {
        self.legal_moves(state, seat, moves);
        self.interjections(state, seat, moves);
        self.standing_orders(state, seat, moves);
    }

    /// Is the move legal? Accepts exactly the [answers](Game::legal_moves), the
    /// [interjections](Game::interjections) and the [standing orders](Game::standing_orders), and tells no more
    /// than the seat may know.
    fn check(&self, state: &Self::State, seat: Seat, mv: Self::Move) -> Result<(), Refusal>;

    /// Carries out a legal move. What an illegal one does is unspecified (but it must not be unsafe or hang);
    /// use [`play`](Game::play) where the move comes from outside.
    fn apply(
        &self,
        state: &mut Self::State,
        seat: Seat,
        mv: Self::Move,
        chance: &mut impl Chance,
        events: &mut impl Sink<Self::Event>,
    );

    /// Checks the move and carries it out; a refusal leaves the state as it was.
    fn play(
        &self,
        state: &mut Self::State,
        seat: Seat,
        mv: Self::Move,
        chance: &mut impl Chance,
        events: &mut impl Sink<Self::Event>,
    ) -> Result<(), Refusal> {
        self.check(state, seat, mv)?;
        self.apply(state, seat, mv, chance, events);
        Ok(())
    }

    /// The only way information leaves a state for a person, a page, a stream or a bot.
    fn view(&self, state: &Self::State, observer: Observer) -> Self::View;

    /// What the observer learns of an event: the event with its secrets taken out, or nothing at all.
    fn project(&self, event: &Self::Event, observer: Observer) -> Option<Self::Event>;

    /// Does the event tell anybody something that could not be known before (a card turned, a die cast)?
    /// Such a move cannot be undone without asking the table.
    fn reveals(event: &Self::Event) -> bool;

    /// A full state that `seat` could not tell from the true one, sampled from what that seat knows. It must
    /// not depend on anything else: two states the seat cannot tell apart give the same result with the same
    /// chance.
    fn imagine(&self, state: &Self::State, seat: Seat, chance: &mut impl Chance) -> Self::State;

    /// A move in its short notation, such as `discard torch`.
    fn write_move(&self, mv: Self::Move) -> String;

    /// Reads the notation back.
    fn read_move(&self, text: &str) -> Result<Self::Move, NotationError>;

    /// Describes the situation as a text that [`read_position`](Game::read_position) reads back.
    fn write_position(&self, state: &Self::State) -> String;

    /// Reads a situation, or says everything that makes it impossible.
    fn read_position(text: &str) -> Result<(Self, Self::State), PositionError>;

    /// Nothing appears and nothing vanishes: the game's invariants, checked by the battery at every step.
    fn conserved(&self, state: &Self::State) -> Result<(), String>;
}

/// How a game is told to people. Only phrases and layout live here; the words are in `locales/`.
pub trait Tell: Game {
    /// The game's Fluent file in a language.
    fn words(language: Language) -> &'static str;

    /// What the observer of this view is asked to do, or what is being waited for, in one sentence.
    fn prompt(&self, view: &Self::View) -> Phrase;

    /// A move as a choice the player of this view is offered.
    fn label(&self, view: &Self::View, mv: Self::Move) -> Phrase;

    /// Moves a person might expect at this point, legal or not; those that are not can be answered with
    /// "why not".
    fn expected(&self, view: &Self::View) -> Vec<Self::Move>;

    /// An event as a sentence of the log; nothing if it is not worth one.
    fn sentence(&self, event: &Self::Event) -> Option<Phrase>;

    /// The table in text, at most 80 columns and 20 lines.
    fn draw(&self, view: &Self::View, words: &Words, company: &Company) -> String;

    /// Everything on the table in words, player by player, for those who cannot see a drawn one and for what
    /// it has no room for; nothing where the drawn table says it all.
    fn in_words(&self, _view: &Self::View) -> Vec<Phrase> {
        Vec::new()
    }

    /// What the signs and names on the table mean; nothing where they need no explanation.
    fn legend(&self, _view: &Self::View) -> Vec<Phrase> {
        Vec::new()
    }
}

/// Takes what happens. A type parameter, so that simulations pay nothing for it.
pub trait Sink<E> {
    /// Takes an event; `event` is only called where somebody listens.
    fn push(&mut self, event: impl FnOnce() -> E);
}

/// Nobody listens.
#[derive(Copy, Clone, Debug, Default)]
pub struct Silent;

impl<E> Sink<E> for Silent {
    #[inline(always)]
    fn push(&mut self, _event: impl FnOnce() -> E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn push(&mut self, event: impl FnOnce() -> E) {
        Vec::push(self, event());
    }
}

/// What a bot gets: its seat's view, its legal moves and imagined states, and no way to the true state.
#[derive(Debug)]
pub struct SeatHandle<'a, G: Game> {
    game: &'a G,
    state: &'a G::State,
    seat: Seat,
}

impl<'a, G: Game> SeatHandle<'a, G> {
    /// The handle of `seat`.
    pub fn new(game: &'a G, state: &'a G::State, seat: Seat) -> SeatHandle<'a, G> {
        SeatHandle { game, state, seat }
    }

    /// The rules, options and component values, which are public.
    pub fn game(&self) -> &'a G {
        self.game
    }

    /// Whose handle this is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What the seat sees.
    pub fn view(&self) -> G::View {
        self.game.view(self.state, Observer::Seat(self.seat))
    }

    /// What the seat may answer; nothing if it is not asked.
    pub fn legal_moves(&self) -> Vec<G::Move> {
        let mut moves = Vec::new();
        self.game.legal_moves(self.state, self.seat, &mut moves);
        moves
    }

    /// What the seat may do without being asked.
    pub fn interjections(&self) -> Vec<G::Move> {
        let mut moves = Vec::new();
        self.game.interjections(self.state, self.seat, &mut moves);
        moves
    }

    /// The standing orders the seat may give or take back.
    pub fn standing_orders(&self) -> Vec<G::Move> {
        let mut moves = Vec::new();
        self.game.standing_orders(self.state, self.seat, &mut moves);
        moves
    }

    /// A state as it might be, for all the seat knows.
    pub fn imagine(&self, chance: &mut impl Chance) -> G::State {
        self.game.imagine(self.state, self.seat, chance)
    }
}

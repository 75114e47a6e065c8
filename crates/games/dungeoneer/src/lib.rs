//! Dungeoneer: one engine for heroic and legendary sets, 1 to 4 players.
//!
//! Each player leads a hero through a dungeon that is laid during play and is Dungeonlord against the others in his own
//! turn. Chance: dice, shuffled decks. Hidden: hands and the order of decks. The first to complete three quests wins,
//! or the last hero standing.
//!
//! Rule ids (`DR-…`, examples `DRX-…`, rulings `DRA-…`) are those of the rule catalogue in `docs/rules/`.

pub mod components;
mod conserved;
pub mod event;
mod imagine;
pub mod moves;
mod position;
mod rules;
pub mod state;
mod tell;
pub mod view;

pub use components::{Components, ids};
pub use event::Event;
pub use moves::Move;
pub use rules::options::{self, Agreed};
pub use state::State;
pub use tell::Printed;
pub use view::View;
pub use view::reckon::{Addend, Duel, Odds};
pub use view::step::{Hurdle, Step, Test};

use rules::Play;
use state::{End, Phase};
use std::sync::Arc;
use undercroft_core::pack::Pack;
use undercroft_core::{
    Chance, Facts, Game, NotationError, Observer, Outcome, Phrase, PositionError, Refusal, Seat, Setup,
    SetupError, Sink, Status,
};

/// The heroic set Vault of the Fiends.
pub type Vault = Dungeoneer<0>;
/// The legendary set Wrath of the Serpent Goddess.
pub type Serpent = Dungeoneer<1>;

/// The facts of the sets that have an id of their own, by the parameter of [`Dungeoneer`].
static EDITIONS: [&Facts; 2] = [&options::VAULT, &options::SERPENT];

/// What was agreed and what is in the box: everything the rules need besides the state.
#[derive(Clone, Debug)]
pub struct Rules {
    pub(crate) facts: &'static Facts,
    pub(crate) setup: Setup,
    pub(crate) components: Arc<Components>,
    /// The packs they come from.
    sets: Arc<components::sets::Sets>,
    pub(crate) agreed: Agreed,
    /// The cards that make the deck of each grade.
    pub(crate) decks: [ids::CardSet; 3],
}

/// Dungeoneer as agreed; the parameter says under which set's name it is played.
#[derive(Clone, Debug)]
pub struct Dungeoneer<const SET: usize>(Arc<Rules>);

impl<const SET: usize> Dungeoneer<SET> {
    /// The component values in play.
    pub fn components(&self) -> &Components {
        &self.0.components
    }

    /// What the options come to.
    pub fn agreed(&self) -> &Agreed {
        &self.0.agreed
    }

    /// A hero's value in a form, as it counts for every check (DR-432…435).
    pub fn value(&self, state: &State, seat: Seat, form: components::Form) -> i8 {
        self.0.value(state, seat, form)
    }

    /// The location behind a working exit (DR-155).
    pub fn way(&self, state: &State, from: ids::Spot, side: state::Side) -> Option<ids::Spot> {
        self.0.way(state, from, side)
    }

    /// What a card, location, quest, ability or event says: the pack's own words where it has them in the reader's
    /// language, or else sentences made from its operations. Nothing where there is nothing to say.
    pub fn text(&self, of: Printed) -> Option<undercroft_core::Phrase> {
        self.0.text_of(of)
    }

    /// The same, always made from the operations.
    pub fn made_text(&self, of: Printed) -> Option<undercroft_core::Phrase> {
        self.0.made_text_of(of)
    }

    /// Life and values of what fights on a card or in a quest; nothing for what does not fight.
    pub fn sheet(&self, of: Printed) -> Option<undercroft_core::Phrase> {
        self.0.sheet_of(of)
    }

    /// What completing a quest brings.
    pub fn reward(&self, quest: ids::QuestId) -> undercroft_core::Phrase {
        self.0.reward_of(quest)
    }

    /// A quest's name.
    pub fn quest_phrase(&self, quest: ids::QuestId) -> undercroft_core::Phrase {
        self.0.quest_phrase(quest)
    }
}

impl<const SET: usize> Game for Dungeoneer<SET> {
    type State = State;
    type Move = Move;
    type Event = Event;
    type View = View;

    fn facts() -> &'static Facts {
        EDITIONS[SET]
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        let facts = Self::facts();
        let setup = setup.checked(facts)?;
        let agreed = Agreed::read(&setup, facts)?;
        let boxed = agreed.boxed(facts.id);
        let sets = components::sets::open(facts.id, &boxed, setup.components.as_deref())
            .map_err(|wrong| SetupError(wrong.into_iter().map(Phrase::plain).collect()))?;
        let components = sets.components.clone();
        let decks = Rules::decks_of(&components, agreed.solo);
        let rules = Rules { facts, setup, components, sets, agreed, decks };
        rules.check_pairing()?;
        Ok(Dungeoneer(Arc::new(rules)))
    }

    fn setup(&self) -> &Setup {
        &self.0.setup
    }

    fn packs(&self) -> Vec<&Pack> {
        self.0.sets.packs.iter().collect()
    }

    fn start(&self, chance: &mut impl Chance, events: &mut impl Sink<Event>) -> State {
        let mut state = self.0.set_up(chance);
        Play { rules: &self.0, state: &mut state, chance, events }.begin();
        state
    }

    fn status(&self, state: &State) -> Status {
        match state.end {
            None => Status::Acting(self.0.acting(state)),
            Some(end) => Status::Over(self.0.outcome(state, end)),
        }
    }

    fn legal_moves(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        self.0.generate(state, seat, moves);
    }

    fn interjections(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        self.0.interjections(state, seat, moves);
    }

    fn standing_orders(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        self.0.standing_orders(state, seat, moves);
    }

    fn check(&self, state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
        let mut legal = Vec::new();
        self.0.generate(state, seat, &mut legal);
        self.0.interjections(state, seat, &mut legal);
        self.0.standing_orders(state, seat, &mut legal);
        if legal.contains(&mv) { Ok(()) } else { Err(self.0.reason(state, seat, mv)) }
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        mv: Move,
        chance: &mut impl Chance,
        events: &mut impl Sink<Event>,
    ) {
        Play { rules: &self.0, state, chance, events }.apply(seat, mv);
    }

    fn view(&self, state: &State, observer: Observer) -> View {
        view::view(&self.0, state, observer)
    }

    fn project(&self, event: &Event, observer: Observer) -> Option<Event> {
        event.project(observer)
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }

    fn imagine(&self, state: &State, seat: Seat, chance: &mut impl Chance) -> State {
        imagine::imagine(&self.0, state, seat, chance)
    }

    fn write_move(&self, mv: Move) -> String {
        moves::write(&self.0.components, mv)
    }

    fn read_move(&self, text: &str) -> Result<Move, NotationError> {
        moves::read(&self.0.components, text)
    }

    fn write_position(&self, state: &State) -> String {
        position::write(&self.0, state)
    }

    fn read_position(text: &str) -> Result<(Self, State), PositionError> {
        position::read::<SET>(text)
    }

    fn conserved(&self, state: &State) -> Result<(), String> {
        conserved::conserved(&self.0, state)
    }
}

impl Rules {
    /// Places and scores: quests, in a combined game victory points, then level, then life; whoever won stands before all.
    fn outcome(&self, state: &State, end: End) -> Outcome {
        let seats = usize::from(state.seats());
        let mut ranks = [0; 4];
        let mut scores = [0; 4];
        for seat in Seat::all(state.seats()) {
            let player = state.player(seat);
            let combined = self.is_combined();
            let quests = if combined { self.points(player).into() } else { player.completed.len() as i32 };
            scores[seat.index()] = quests;
            let won = state.winner == Some(seat);
            // DRA-70: with as many points and the same level, victory is shared.
            let life = if end == End::Points { 0 } else { i32::from(player.life) };
            ranks[seat.index()] = i32::from(won) * 1_000_000
                + i32::from(!player.out) * 100_000
                + quests * 1_000
                + i32::from(player.level) * 50
                + life;
        }
        let (reason, nobody) = match end {
            End::Quests => (options::QUESTS, false),
            End::LastHero => (options::LAST_HERO, false),
            End::Nobody => (options::NOBODY, true),
            End::Nakari => (options::NAKARI, false),
            End::Points => (options::POINTS, false),
            End::TurnLimit => (options::TURN_LIMIT, self.agreed.solo),
            End::SoloWon => (options::SOLO_WON, false),
            End::SoloLost => (options::SOLO_LOST, true),
        };
        let outcome = Outcome::by_rank(&ranks[..seats], &scores[..seats], reason);
        if nobody { outcome.without_winner() } else { outcome }
    }
}

impl State {
    /// Is it over?
    pub fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }
}

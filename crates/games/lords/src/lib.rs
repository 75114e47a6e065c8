//! Dungeon Lords by its full rules.
//!
//! Players: 2 to 4, each with a dungeon of their own. Two years; in each, four rounds of building by secret
//! orders and then a combat of up to four rounds. Luck: the order of tiles and cards. Hidden: orders until they
//! are revealed, trap hands, spied combat cards, and everything still face down. The most points win.
//!
//! Rule ids (`DL-…`, rulings `DLA-…`) are those of `docs/rules/dungeon-lords.md`.

#![warn(missing_docs)]

pub mod components;
mod conserved;
pub mod event;
mod imagine;
mod modes;
pub mod moves;
mod position;
pub mod rules;
pub mod state;
mod tell;
pub mod view;

pub use components::Components;
pub use event::Event;
pub use modes::training;
pub use moves::Move;
pub use state::State;
pub use view::View;

use rules::{Play, scoring};
use std::sync::Arc;
use training::Scenario;
use undercroft_core::pack::Pack;
use undercroft_core::{
    Chance, Facts, Game, Gate, NotationError, Observer, OptionSpec, Outcome, PositionError, Refusal, SWITCH,
    Seat, Setup, SetupError, Sink, Status, Values,
};

/// The facts of the game.
static FACTS: Facts = Facts {
    id: "lords",
    rules_version: 2,
    catalogue: "DL",
    min_seats: 2,
    max_seats: 4,
    seats_rule: "DL-001",
    options: &[
        OptionSpec {
            id: "rules",
            default: "first",
            values: Values::OneOf(&["first", "full"]),
            rule: "DL-328",
        },
        OptionSpec { id: "draft", default: "off", values: SWITCH, rule: "DL-040" },
        OptionSpec { id: "special_events", default: "on", values: SWITCH, rule: "DL-335" },
        OptionSpec {
            id: "hall_of_fame",
            default: "exclusive",
            values: Values::OneOf(&["exclusive", "shared"]),
            rule: "DLA-50",
        },
        OptionSpec { id: "trap_reshuffle", default: "off", values: SWITCH, rule: "DLA-29" },
        OptionSpec {
            id: "training",
            default: "off",
            values: Values::OneOf(&["off", "1", "2", "3", "4", "room"]),
            rule: "DL-375",
        },
    ],
    end_reasons: &["scored"],
};

/// What the options come to.
#[derive(Clone, Debug)]
pub(crate) struct Agreed {
    /// The full game.
    pub full: bool,
    /// The first inaccessible orders are chosen, not drawn.
    pub draft: bool,
    /// Special events are in play.
    pub special_events: bool,
    /// DL-332, DLA-08: Evil as a cost needs room on the scale.
    pub strict_evil: bool,
    /// The Hall of Fame honours shared titles too.
    pub shared_fame: bool,
    /// A used-up trap deck is made of the discards again.
    pub reshuffle: bool,
    /// The training ground instead of a game.
    pub training: Option<&'static Scenario>,
}

/// Dungeon Lords as agreed: options and component values.
#[derive(Clone, Debug)]
pub struct Lords {
    setup: Setup,
    pack: Arc<Pack>,
    components: Arc<Components>,
    agreed: Agreed,
}

impl Lords {
    /// The component values in play.
    pub fn components(&self) -> &Components {
        &self.components
    }

    /// The scenario of the training ground, if one is played instead of a game.
    pub fn scenario(&self) -> Option<&'static Scenario> {
        self.agreed.training
    }

    pub(crate) fn seats(&self) -> u8 {
        self.setup.seats
    }
}

impl Game for Lords {
    type State = State;
    type Move = Move;
    type Event = Event;
    type View = View;

    fn facts() -> &'static Facts {
        &FACTS
    }

    fn new(setup: &Setup) -> Result<Lords, SetupError> {
        let setup = setup.checked(&FACTS)?;
        let pack = components::LIBRARY.open(setup.components.as_deref())?;
        let components = Components::read(&pack)?;
        let full = setup.get(&FACTS, "rules") == "full";
        let agreed = Agreed {
            full,
            draft: full || setup.is_on(&FACTS, "draft"),
            special_events: full && setup.is_on(&FACTS, "special_events"),
            strict_evil: full,
            shared_fame: setup.get(&FACTS, "hall_of_fame") == "shared",
            reshuffle: setup.is_on(&FACTS, "trap_reshuffle"),
            training: training::scenario(setup.get(&FACTS, "training")),
        };
        Ok(Lords { setup, pack: Arc::new(pack), components: Arc::new(components), agreed })
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn packs(&self) -> Vec<&Pack> {
        vec![&self.pack]
    }

    fn start(&self, chance: &mut impl Chance, events: &mut impl Sink<Event>) -> State {
        let mut state = rules::set_up(self, chance);
        let mut play = Play { game: self, state: &mut state, chance, events, only_combat: false };
        play.begin();
        play.run();
        state
    }

    fn status(&self, state: &State) -> Status {
        if !Lords::is_over(state) {
            return Status::Acting(self.acting(state));
        }
        let sheet = scoring::scores(self, state);
        let mut scores = [0; 4];
        for seat in Seat::all(state.seats()) {
            scores[seat.index()] = i32::from(sheet.total(seat));
        }
        Status::Over(Outcome::by_score(&scores[..usize::from(state.seats())], "scored"))
    }

    fn legal_moves(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        self.generate(state, seat, moves);
    }

    fn check(&self, state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
        let mut legal = Vec::new();
        self.generate(state, seat, &mut legal);
        if legal.contains(&mv) { Ok(()) } else { Err(self.reason(state, seat, mv)) }
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        mv: Move,
        chance: &mut impl Chance,
        events: &mut impl Sink<Event>,
    ) {
        Play { game: self, state, chance, events, only_combat: false }.apply(seat, mv);
    }

    fn view(&self, state: &State, observer: Observer) -> View {
        view::view(self, state, observer)
    }

    fn project(&self, event: &Event, observer: Observer) -> Option<Event> {
        event.project(observer)
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }

    fn imagine(&self, state: &State, seat: Seat, chance: &mut impl Chance) -> State {
        imagine::imagine(self, state, seat, chance)
    }

    fn write_move(&self, mv: Move) -> String {
        mv.to_string()
    }

    fn read_move(&self, text: &str) -> Result<Move, NotationError> {
        text.parse()
    }

    fn write_position(&self, state: &State) -> String {
        position::write(self, state)
    }

    fn read_position(text: &str) -> Result<(Lords, State), PositionError> {
        position::read(text)
    }

    fn conserved(&self, state: &State) -> Result<(), String> {
        let mut gate = Gate::default();
        conserved::conserved(self, state, &mut gate);
        gate.pass(()).map_err(|problems| problems.0.join("; "))
    }
}

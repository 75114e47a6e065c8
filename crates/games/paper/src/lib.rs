//! Paper Dungeons: 1 to 8 teams of four heroes draw their way through the same dungeon with shared dice.
//!
//! - Players: 1 to 8, all at once; nobody sees what the others do before a round ends.
//! - Chance: the cards of the set-up, six dice in each of eight rounds.
//! - Secrets: dealt cards, goals, and what is done in the current round.
//! - Ends after eight rounds; the most glory wins.
//!
//! This file holds the facts of the game and its place in the contract of all games; it dispatches and decides nothing.

#![warn(missing_docs)]

pub mod components;
mod conserved;
pub mod event;
mod imagine;
pub mod modes;
pub mod moves;
mod position;
pub mod rules;
pub mod state;
mod tell;
pub mod view;

pub use components::Components;
pub use event::{Deed, Event};
pub use moves::Move;
pub use rules::{Asked, Common, Score};
pub use state::{Phase, State, Team};
pub use tell::{LEGEND, task};
pub use view::{TeamView, View};

use rules::{Told, Why};
use state::DungeonCard;
use std::sync::Arc;
use undercroft_core::pack::Pack;
use undercroft_core::{
    Chance, Facts, Game, NotationError, Observer, OptionSpec, PositionError, Refusal, SWITCH, Seat, Setup,
    SetupError, Sink, Status, Values,
};

static FACTS: Facts = Facts {
    id: "paper",
    rules_version: 1,
    catalogue: "PD",
    min_seats: 1,
    max_seats: 8,
    seats_rule: "PD-001",
    options: &[
        OptionSpec { id: "missions", default: "on", values: SWITCH, rule: "PD-015" },
        OptionSpec { id: "vanishing", default: "off", values: SWITCH, rule: "PD-302" },
        OptionSpec { id: "missions_first", default: "off", values: SWITCH, rule: "PDA-08" },
        OptionSpec {
            id: "dungeon",
            default: "random",
            values: Values::OneOf(&["random", "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"]),
            rule: "PD-310",
        },
    ],
    end_reasons: &["home"],
};

/// Paper Dungeons by agreed options and component values.
#[derive(Clone, Debug)]
pub struct Paper {
    setup: Setup,
    agreements: Agreements,
    components: Arc<Components>,
}

/// The options in the shape the rules ask for them.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Agreements {
    /// How many teams.
    pub seats: u8,
    /// PD-015: are missions used?
    pub missions: bool,
    /// PD-302, PD-305: do gems vanish? Always in a solo game.
    pub vanishing: bool,
    /// PDA-08: are missions claimed before the fight instead of after it?
    pub missions_before_monster: bool,
    /// PD-310: the agreed dungeon card, if it is not left to chance.
    pub dungeon: Option<DungeonCard>,
}

impl Paper {
    /// What was agreed.
    pub fn agreements(&self) -> &Agreements {
        &self.agreements
    }

    /// All numbers.
    pub fn components(&self) -> &Components {
        &self.components
    }

    /// What stays as it is while the teams act.
    pub fn common(&self, state: &State) -> Common<'_> {
        Common::new(&self.components, state)
    }

    /// The score of a seat as its sheet stands.
    pub fn score(&self, state: &State, seat: Seat) -> Score {
        self.common(state).score(state.team(seat), &state.missions, self.agreements.seats == 1)
    }

    fn refuse(&self, state: &State, seat: Seat, mv: Move) -> Result<(), Why> {
        if state.phase == Phase::Over {
            return Err(Why::Over);
        }
        let team = state.teams.get(seat.index()).ok_or(Why::NotAtTheTable)?;
        if team.ready {
            return Err(Why::Waiting);
        }
        self.common(state).check(team, mv)
    }
}

impl Game for Paper {
    type State = State;
    type Move = Move;
    type Event = Event;
    type View = View;

    fn facts() -> &'static Facts {
        &FACTS
    }

    fn new(setup: &Setup) -> Result<Paper, SetupError> {
        let checked = setup.checked(&FACTS);
        let components = Components::in_force(setup.components.as_deref());
        let (setup, components) = match (checked, components) {
            (Ok(setup), Ok(components)) => (setup, components),
            (Err(SetupError(mut wrong)), Err(SetupError(more))) => {
                wrong.extend(more);
                return Err(SetupError(wrong));
            }
            (Err(error), Ok(_)) | (Ok(_), Err(error)) => return Err(error),
        };
        let agreements = Agreements {
            seats: setup.seats,
            missions: setup.is_on(&FACTS, "missions"),
            vanishing: setup.is_on(&FACTS, "vanishing") || setup.seats == 1,
            missions_before_monster: setup.is_on(&FACTS, "missions_first"),
            dungeon: DungeonCard::from_letter(setup.get(&FACTS, "dungeon")),
        };
        Ok(Paper { setup, agreements, components })
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn packs(&self) -> Vec<&Pack> {
        vec![self.components.pack()]
    }

    fn start(&self, chance: &mut impl Chance, events: &mut impl Sink<Event>) -> State {
        self.set_up(chance, events)
    }

    fn status(&self, state: &State) -> Status {
        match state.phase {
            Phase::Prelude | Phase::Dice | Phase::Aftermath => Status::Acting(state.acting()),
            Phase::Over => Status::Over(self.outcome(state)),
        }
    }

    fn legal_moves(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        let asked =
            state.phase != Phase::Over && state.teams.get(seat.index()).is_some_and(|team| !team.ready);
        if asked {
            self.common(state).legal_moves(state.team(seat), moves);
        }
    }

    fn check(&self, state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
        Ok(self.refuse(state, seat, mv)?)
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        mv: Move,
        chance: &mut impl Chance,
        events: &mut impl Sink<Event>,
    ) {
        let common = self.common(state);
        let team = &mut state.teams[seat.index()];
        common.apply(team, mv, &mut Told { seat, events: &mut *events });
        // After a fight there is nothing to confirm: the last choice ends it.
        team.ready |= common.phase == Phase::Aftermath && team.pending.is_empty();
        if team.ready {
            events.push(|| Event::Ready { seat });
            self.advance(state, chance, events);
        }
    }

    fn view(&self, state: &State, observer: Observer) -> View {
        self.seen_by(state, observer)
    }

    fn project(&self, event: &Event, observer: Observer) -> Option<Event> {
        event.project(observer)
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }

    fn imagine(&self, state: &State, seat: Seat, chance: &mut impl Chance) -> State {
        self.imagined(state, seat, chance)
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

    fn read_position(text: &str) -> Result<(Paper, State), PositionError> {
        position::read(text)
    }

    fn conserved(&self, state: &State) -> Result<(), String> {
        self.problems(state).pass(()).map_err(|problems| problems.0.join("; "))
    }
}

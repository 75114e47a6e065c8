//! Welcome to the Dungeon, 2–4 players: bluff about what waits below, and let somebody else go in.
//!
//! Chance: shuffled decks, the first hero and the first player. Hidden: the deck, the dungeon pile and the
//! discard; each player knows the cards that player drew. One winner, no ties.

mod cards;
mod components;
mod event;
mod imagine;
mod moves;
mod options;
mod position;
mod rules;
mod stack;
mod state;
mod text;
mod view;

pub use cards::{Hero, Monster, MonsterSet, Tile, TileSet};
pub use components::{Components, Effect, IN_THE_BOX};
pub use event::Event;
pub use moves::Move;
pub use options::{FACTS, LAST_STANDING, Options, PileOrder, SECOND_SUCCESS};
pub use stack::Stack;
pub use state::{Delve, Discarded, Fate, Met, Phase, Placed, Player, State};
pub use view::{DelveView, DiscardView, PhaseView, PileCard, PlayerView, View};

use rules::{bidding, delve, legality, rounds};
use undercroft_core::{
    Chance, Facts, Game, NotationError, Observer, Outcome, PositionError, Refusal, Seat, SeatSet, Setup,
    SetupError, Sink, Status,
};

/// The rules by agreed options and component values.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Welcome {
    setup: Setup,
    options: Options,
    components: Components,
    full_deck: Stack<Monster>,
}

impl Welcome {
    pub fn options(&self) -> &Options {
        &self.options
    }

    pub fn components(&self) -> &Components {
        &self.components
    }

    pub fn seats(&self) -> u8 {
        self.setup.seats
    }

    fn full_deck(&self) -> Stack<Monster> {
        self.full_deck
    }
}

impl Game for Welcome {
    type State = State;
    type Move = Move;
    type Event = Event;
    type View = View;

    fn facts() -> &'static Facts {
        &FACTS
    }

    fn new(setup: &Setup) -> Result<Welcome, SetupError> {
        let setup = setup.checked(&FACTS)?;
        let components =
            Components::read(setup.components.as_deref().unwrap_or(IN_THE_BOX)).map_err(SetupError)?;
        let full_deck = components.deck().collect();
        Ok(Welcome { options: Options::read(&setup), setup, components, full_deck })
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn start(&self, chance: &mut impl Chance, events: &mut impl Sink<Event>) -> State {
        let hero = self.options.hero.unwrap_or_else(|| Hero::ALL[chance.below(4) as usize]);
        let drawn = self.options.hero.is_none();
        events.push(|| Event::FirstHero { hero, drawn });
        // WD-020.
        let first = Seat::new(chance.below(u32::from(self.seats())) as u8);
        let mut state = State {
            phase: Phase::Bidding,
            turn: first,
            players: [Player::default(); 4],
            hero,
            tiles: TileSet::EMPTY,
            deck: Stack::default(),
            pile: Stack::default(),
            discard: Stack::default(),
            passed: SeatSet::EMPTY,
            started: SeatSet::EMPTY,
            delve: Delve::default(),
        };
        rounds::clear_table(self, &mut state, chance);
        events.push(|| Event::RoundBegan { round: 1, first });
        state
    }

    fn status(&self, state: &State) -> Status {
        if state.phase != Phase::Over {
            return Status::Acting(SeatSet::only(state.turn));
        }
        let mut scores = [0; 4];
        let mut ranks = [0; 4];
        let survivors = state.survivors(self.seats());
        let mut reason = SECOND_SUCCESS;
        for seat in Seat::all(self.seats()) {
            let player = state.player(seat);
            scores[seat.index()] = i32::from(player.successes);
            if player.successes >= 2 {
                ranks[seat.index()] = 1;
            } else if survivors == SeatSet::only(seat) {
                ranks[seat.index()] = 1;
                reason = LAST_STANDING;
            }
        }
        let seats = self.seats() as usize;
        Status::Over(Outcome::by_rank(&ranks[..seats], &scores[..seats], reason))
    }

    fn legal_moves(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        if seat == state.turn {
            legality::legal_moves(self, state, moves);
        }
    }

    fn check(&self, state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
        legality::check(self, state, seat, mv)
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        mv: Move,
        chance: &mut impl Chance,
        events: &mut impl Sink<Event>,
    ) {
        match (mv, state.phase) {
            (Move::Pass, _) => bidding::pass(self, state, seat, chance, events),
            (Move::Draw, _) => bidding::draw(state, seat, chance, events),
            (Move::Add, Phase::Deciding(monster)) => bidding::add(self, state, seat, monster, events),
            (Move::Discard(tile), Phase::Deciding(monster)) => {
                bidding::discard(self, state, seat, monster, tile, events);
            }
            (Move::Add | Move::Discard(_), _) => {}
            (Move::Name(monster), _) => delve::name(state, seat, monster, events),
            (Move::Reveal, _) => delve::reveal(self, state, chance, events),
            (Move::Axe, _) => delve::axe(self, state, chance, events),
            (Move::Polymorph, _) => delve::polymorph(self, state, chance, events),
            (Move::Face, _) => delve::face(self, state, chance, events),
            (Move::Drink, _) => delve::drink(self, state, chance, events),
            (Move::Fall, _) => delve::die(self, state, chance, events),
            (Move::Choose(hero), _) => rounds::choose_hero(self, state, seat, hero, events),
        }
    }

    fn view(&self, state: &State, observer: Observer) -> View {
        View::new(self, state, observer)
    }

    fn project(&self, event: &Event, observer: Observer) -> Option<Event> {
        Some(event.seen_by(observer))
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }

    fn imagine(&self, state: &State, seat: Seat, chance: &mut impl Chance) -> State {
        imagine::imagine(self, state, seat, chance)
    }

    fn write_move(&self, mv: Move) -> String {
        mv.write()
    }

    fn read_move(&self, text: &str) -> Result<Move, NotationError> {
        Move::read(text)
    }

    fn write_position(&self, state: &State) -> String {
        position::write(self, state)
    }

    fn read_position(text: &str) -> Result<(Welcome, State), PositionError> {
        position::read(text)
    }

    /// WD-165 … WD-167.
    fn conserved(&self, state: &State) -> Result<(), String> {
        let mut counts = [0u8; 8];
        let in_hand = match state.phase {
            Phase::Deciding(monster) => Some(monster),
            Phase::Bidding
            | Phase::Naming
            | Phase::Delving
            | Phase::Facing
            | Phase::Dying
            | Phase::ChoosingHero
            | Phase::Over => None,
        };
        let everywhere = (state.deck.iter().copied())
            .chain(state.pile.iter().map(|card| card.monster))
            .chain(state.discard.iter().map(|card| card.monster))
            .chain(state.delve.met.iter().map(|card| card.monster))
            .chain(in_hand);
        for monster in everywhere {
            counts[monster as usize] += 1;
        }
        if let Some(monster) =
            Monster::ALL.into_iter().find(|m| counts[*m as usize] != self.components.copies(*m))
        {
            return Err(format!("{} × {} in play", counts[monster as usize], monster.id()));
        }
        let all = self.components.all_tiles(state.hero);
        let thrown: TileSet = state.discard.iter().map(|card| card.tile).collect();
        if thrown.len() != state.discard.len()
            || all.minus(state.tiles) != thrown
            || !state.tiles.minus(all).is_empty()
        {
            return Err(format!("tiles left {:?}, thrown away {thrown:?}", state.tiles));
        }
        Ok(())
    }
}

//! Welcome to the Dungeon, 2–4 players: bluff about what waits below, and let somebody else go in.
//!
//! Chance: shuffled decks, the first hero and the first player. Hidden: the deck, the dungeon pile and the
//! discard; each player knows the cards that player drew. One winner, no ties.

mod components;
mod conserved;
mod event;
mod imagine;
mod moves;
mod position;
mod rules;
mod state;
mod tell;
mod view;

pub use components::{Components, Effect, Hero, IN_THE_BOX, LIBRARY, Monster, MonsterSet, Tile, TileSet};
pub use event::Event;
pub use moves::{Move, Order};
pub use state::{Delve, Discarded, Fate, Met, Phase, Placed, Player, Stack, State};
pub use view::{DelveView, DiscardView, PhaseView, PileCard, PlayerView, View};

use rules::{bidding, delve, legality, orders, rounds};
use undercroft_core::pack::Pack;
use undercroft_core::{
    Chance, Facts, Game, NotationError, Observer, OptionSpec, Outcome, PositionError, Refusal, SWITCH, Seat,
    SeatSet, Setup, SetupError, Sink, Status, Values,
};

/// Facts of Welcome to the Dungeon.
pub static FACTS: Facts = Facts {
    id: "welcome",
    rules_version: 1,
    catalogue: "WD",
    min_seats: 2,
    max_seats: 4,
    seats_rule: "WD-004",
    options: &[
        OptionSpec {
            id: "hero",
            default: "random",
            values: Values::OneOf(&["random", "warrior", "barbarian", "mage", "rogue"]),
            rule: "WDA-17",
        },
        OptionSpec { id: "variant", default: "off", values: SWITCH, rule: "WD-157" },
        OptionSpec { id: "variant_first_turn_pass", default: "off", values: SWITCH, rule: "WDA-10" },
        OptionSpec {
            id: "pile_order",
            default: "lifo",
            values: Values::OneOf(&["lifo", "fifo", "shuffle"]),
            rule: "WDA-03",
        },
        OptionSpec {
            id: "polymorph_source",
            default: "deck",
            values: Values::OneOf(&["deck", "pile"]),
            rule: "WDA-01",
        },
        OptionSpec { id: "omnipotence_counts_replaced", default: "on", values: SWITCH, rule: "WDA-07" },
        OptionSpec { id: "memory_aid", default: "on", values: SWITCH, rule: "WDA-11" },
    ],
    end_reasons: &[SECOND_SUCCESS, LAST_STANDING],
};

/// WD-152.
pub const SECOND_SUCCESS: &str = "second-success";
/// WD-153.
pub const LAST_STANDING: &str = "last-standing";

/// The agreements in typed form.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// WDA-17: the hero of the first round; none to draw one at random.
    pub hero: Option<Hero>,
    /// WD-157: everyone's first card of a round goes into the dungeon.
    pub variant: bool,
    /// WDA-10: under the variant, may the first turn be passed?
    pub variant_first_turn_pass: bool,
    /// WDA-03.
    pub pile_order: PileOrder,
    /// WDA-01: does Polymorph take its card from the dungeon pile instead of the deck?
    pub polymorph_from_pile: bool,
    /// WDA-07: does a card swapped by Polymorph count for Omnipotence?
    pub omnipotence_counts_replaced: bool,
    /// WDA-11: are players shown what they have drawn this round?
    pub memory_aid: bool,
}

/// WDA-03: in which order the dungeon pile is turned over.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum PileOrder {
    /// The last card added is the first to be met.
    Lifo,
    /// The first card added is the first to be met.
    Fifo,
    /// The pile is shuffled before the dungeon.
    Shuffle,
}

impl Options {
    /// Reads a checked set-up.
    pub fn read(setup: &Setup) -> Options {
        Options {
            hero: Hero::from_id(setup.get(&FACTS, "hero")),
            variant: setup.is_on(&FACTS, "variant"),
            variant_first_turn_pass: setup.is_on(&FACTS, "variant_first_turn_pass"),
            pile_order: match setup.get(&FACTS, "pile_order") {
                "fifo" => PileOrder::Fifo,
                "shuffle" => PileOrder::Shuffle,
                _ => PileOrder::Lifo,
            },
            polymorph_from_pile: setup.get(&FACTS, "polymorph_source") == "pile",
            omnipotence_counts_replaced: setup.is_on(&FACTS, "omnipotence_counts_replaced"),
            memory_aid: setup.is_on(&FACTS, "memory_aid"),
        }
    }
}

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
        let components = Components::in_force(setup.components.as_deref())?;
        let full_deck = components.deck().collect();
        Ok(Welcome { options: Options::read(&setup), setup, components, full_deck })
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn packs(&self) -> Vec<&Pack> {
        vec![self.components.pack()]
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
            passing: SeatSet::EMPTY,
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

    fn standing_orders(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        legality::standing_orders(self, state, seat, moves);
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
            (Move::Pass, _) => bidding::pass(self, state, seat, false, chance, events),
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
            // Whoever is being asked goes on being asked: an order changes nothing that others can see.
            (Move::Order(order), _) => return orders::give(state, seat, order, events),
        }
        if !state.passing.is_empty() {
            orders::carry_out(self, state, chance, events);
        }
    }

    fn view(&self, state: &State, observer: Observer) -> View {
        View::new(self, state, observer)
    }

    fn project(&self, event: &Event, observer: Observer) -> Option<Event> {
        event.seen_by(observer)
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

    fn read_position(text: &str) -> Result<(Welcome, State), PositionError> {
        position::read(text)
    }

    fn conserved(&self, state: &State) -> Result<(), String> {
        conserved::conserved(self, state)
    }
}

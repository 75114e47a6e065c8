//! What each observer may see.

mod outlook;

pub use outlook::{Blow, Hit};

use crate::Lords;
use crate::components::{Adventurer, Card, EventTile, Order, Room, Season, Special};
use crate::rules::scoring::{self, Sheet};
use crate::state::{
    Adventurers, Ask, Battle, Creatures, Dummy, Occupant, Orders, Paladin, Phase, Player, Rooms, State, Traps,
};
use serde::Serialize;
use undercroft_core::{Observer, Seat, SeatSet};

/// A player as an observer sees him: secrets are left empty, only their number shows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayerView {
    /// Everything the observer may know.
    #[serde(flatten)]
    pub shown: Player,
    /// How many trap cards are in hand.
    pub trap_cards: u8,
    /// How many traps lie face down in the plan.
    pub laid_traps: u8,
    /// How many orders have been given this round. Of others this shows only once they have chosen everything, as
    /// it does in who is asked.
    pub orders_given: u8,
}

/// The table as an observer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct View {
    /// The seat that looks, if a player does.
    pub you: Option<Seat>,
    /// Who is asked.
    pub acting: SeatSet,
    pub year: u8,
    pub season: Season,
    pub phase: Phase,
    pub ask: Ask,
    /// The space that is being carried out, counted from 0.
    pub space: Option<(Order, usize)>,
    pub due: u8,
    pub settled: Creatures,
    pub first: Seat,
    pub players: Vec<PlayerView>,
    pub dummies: Vec<Dummy>,
    pub dummy_evil: u8,
    pub board: [[Occupant; 3]; Order::COUNT],
    pub tavern: Creatures,
    pub shop: Vec<Room>,
    pub arriving: Vec<Adventurer>,
    pub forecast: Vec<Adventurer>,
    /// The event tiles of spring, summer and autumn, as far as they are known.
    pub events: [Option<EventTile>; 3],
    pub special: Option<Special>,
    pub combat_round: u8,
    /// The combat cards of the year, as far as they are known.
    pub cards: Vec<Option<Card>>,
    pub cards_shown: u8,
    pub paladin: Paladin,
    pub battle: Battle,
    /// Cards left in the trap deck.
    pub trap_deck: u8,
    /// Traps used so far.
    pub traps_seen: Traps,
    /// Tiles that left the game lie face up (DL-015).
    pub creatures_gone: Creatures,
    pub rooms_gone: Rooms,
    pub adventurers_gone: Adventurers,
    /// What each attack or aimed trap would do at once, for the seat that is asked.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub blows: Vec<Blow>,
    /// What the trap laid in one's plan would do to the party as it stands.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub sprung: Vec<Hit>,
    /// The final reckoning.
    pub scores: Option<Sheet>,
}

impl View {
    /// Is the seat that looks asked for a move?
    pub fn is_asked(&self) -> bool {
        self.you.is_some_and(|you| self.acting.contains(you))
    }

    /// The player whose decision is shown, or the first one.
    pub fn subject(&self) -> Seat {
        self.you.or_else(|| self.acting.first()).unwrap_or(self.first)
    }

    /// A player.
    pub fn player(&self, seat: Seat) -> &PlayerView {
        &self.players[seat.index()]
    }
}

pub(crate) fn view(game: &Lords, state: &State, observer: Observer) -> View {
    let players = Seat::all(state.seats()).map(|seat| player_view(state, seat, observer));
    let mut dummies = state.dummies.to_vec();
    for (index, dummy) in dummies.iter_mut().enumerate() {
        if !observer.knows_secrets_of(Seat::new(index as u8)) {
            dummy.third = None;
        }
    }
    let omniscient = observer == Observer::Omniscient;
    let special_shown = omniscient || special_is_shown(state);
    View {
        you: observer.seat(),
        acting: game.acting(state),
        year: state.year,
        season: state.season,
        phase: state.phase,
        ask: state.ask,
        space: state.current_space(),
        due: state.due,
        settled: state.settled,
        first: state.first,
        players: players.collect(),
        dummies,
        dummy_evil: state.dummy_evil,
        board: state.board,
        tavern: state.tavern,
        shop: state.shop.to_vec(),
        arriving: state.arriving.to_vec(),
        forecast: state.forecast.to_vec(),
        events: std::array::from_fn(|place| {
            (omniscient || place < usize::from(state.events_shown)).then_some(state.event_tiles[place])
        }),
        special: state.special().filter(|_| special_shown),
        combat_round: state.combat_round,
        cards: known_cards(state, observer),
        cards_shown: state.cards_shown,
        paladin: state.paladin,
        battle: state.battle,
        trap_deck: state.trap_deck.len() as u8,
        traps_seen: state.traps_seen,
        creatures_gone: state.creatures_gone,
        rooms_gone: state.rooms_gone,
        adventurers_gone: discarded_adventurers(state),
        blows: outlook::blows(game, state, observer),
        sprung: outlook::sprung(game, state, observer),
        scores: Lords::is_over(state).then(|| scoring::scores(game, state)),
    }
}

/// DL-208: the paladin of the first year whom nobody saw in a dungeon was discarded from his tent.
fn discarded_adventurers(state: &State) -> Adventurers {
    let silver = Adventurer::SilverPaladin;
    let mut gone = state.adventurers_gone;
    let captured = state.players.iter().any(|player| player.prison.contains(&silver));
    if state.year == 2 && !captured && !gone.has(silver) {
        gone.add(silver);
    }
    gone
}

/// DL-057: the special event is known from the moment its tile is.
pub(crate) fn special_is_shown(state: &State) -> bool {
    state.event_tiles[..usize::from(state.events_shown)].contains(&EventTile::Special)
}

fn known_cards(state: &State, observer: Observer) -> Vec<Option<Card>> {
    let knows = |place: usize| match observer {
        Observer::Omniscient => true,
        Observer::Seat(seat) => state.player(seat).spied[place],
        Observer::Spectator => false,
    };
    let cards = &state.cards[usize::from(state.year - 1)];
    let known = |(place, card): (usize, &Card)| {
        (place < usize::from(state.cards_shown) || knows(place)).then_some(*card)
    };
    cards.iter().enumerate().map(known).collect()
}

/// DL-381…386.
fn player_view(state: &State, seat: Seat, observer: Observer) -> PlayerView {
    let mut shown = *state.player(seat);
    let (trap_cards, laid_traps) = (shown.traps.total(), shown.plan.traps.len() as u8);
    let mut orders_given = shown.chosen.len() as u8;
    if !observer.knows_secrets_of(seat) {
        shown.traps = Traps::default();
        shown.buried = Traps::default();
        shown.drawn = Orders::default();
        shown.kept = None;
        // A trap that is being aimed has been turned up.
        let aimed = state.ask == Ask::TrapTarget && state.actor == seat;
        let open = if aimed { 1 } else { 0 };
        shown.plan.traps.truncate(open);
        if state.ask == Ask::Orders {
            shown.chosen.clear();
            orders_given = if state.has_ordered(seat) { orders_given } else { 0 };
        }
    }
    PlayerView { shown, trap_cards, laid_traps, orders_given }
}

//! The bidding phase (WD-025 … WD-062).

use crate::Welcome;
use crate::components::{Monster, Tile};
use crate::event::Event;
use crate::rules::delve;
use crate::state::{Discarded, Phase, Placed, State};
use undercroft_core::{Chance, Seat, Sink};

/// WD-028: out for the rest of the round. WD-055: with one player left, bidding is over at once.
pub fn pass(
    game: &Welcome,
    state: &mut State,
    seat: Seat,
    ordered: bool,
    chance: &mut impl Chance,
    events: &mut impl Sink<Event>,
) {
    let forced = state.deck.is_empty();
    events.push(|| Event::Passed { seat, forced, ordered });
    state.passing = state.passing.without(seat);
    state.passed = state.passed.with(seat);
    state.started = state.started.with(seat);
    let bidders = state.bidders(game.seats());
    match bidders.first() {
        Some(last) if bidders.len() == 1 => delve::enter(game, state, last, chance, events),
        Some(_) | None => next_bidder(game, state),
    }
}

/// WD-033, WD-034: the top card of the deck, for the drawing player's eyes only.
pub fn draw(state: &mut State, seat: Seat, chance: &mut impl Chance, events: &mut impl Sink<Event>) {
    chance.bring_up(&mut state.deck, |monster, name| monster.id() == name);
    if let Some(monster) = state.deck.pop() {
        state.phase = Phase::Deciding(monster);
        events.push(|| Event::Drew { seat, monster: Some(monster) });
    }
}

/// WD-039, WD-042: face down onto the dungeon pile.
pub fn add(game: &Welcome, state: &mut State, seat: Seat, monster: Monster, events: &mut impl Sink<Event>) {
    state.pile.push(Placed { monster, by: seat });
    events.push(|| Event::Added { seat, monster: Some(monster) });
    end_turn(game, state, seat);
}

/// WD-045 … WD-047: the monster face down, and one tile with it.
pub fn discard(
    game: &Welcome,
    state: &mut State,
    seat: Seat,
    monster: Monster,
    tile: Tile,
    events: &mut impl Sink<Event>,
) {
    state.tiles = state.tiles.without(tile);
    state.discard.push(Discarded { monster, by: seat, tile });
    events.push(|| Event::ThrewAway { seat, monster: Some(monster), tile });
    end_turn(game, state, seat);
}

fn end_turn(game: &Welcome, state: &mut State, seat: Seat) {
    state.started = state.started.with(seat);
    state.phase = Phase::Bidding;
    next_bidder(game, state);
}

/// WD-037: the next player clockwise who is neither passed nor eliminated.
fn next_bidder(game: &Welcome, state: &mut State) {
    let bidders = state.bidders(game.seats());
    loop {
        state.turn = state.turn.next(game.seats());
        if bidders.contains(state.turn) || bidders.is_empty() {
            return;
        }
    }
}

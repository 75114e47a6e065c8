//! Standing orders (WDA-18): what a player has said beforehand, unseen.

use crate::Welcome;
use crate::event::Event;
use crate::moves::Order;
use crate::rules::{bidding, legality};
use crate::state::{Phase, State};
use undercroft_core::{Chance, Seat, Sink};

/// The order that stands for this player.
pub fn standing(state: &State, seat: Seat) -> Order {
    if state.passing.contains(seat) { Order::Pass } else { Order::None }
}

/// Said to nobody, so nothing happens yet: not even to a player who is just being asked.
pub fn give(state: &mut State, seat: Seat, order: Order, events: &mut impl Sink<Event>) {
    state.passing = match order {
        Order::Pass => state.passing.with(seat),
        Order::None => state.passing.without(seat),
    };
    events.push(|| Event::Ordered { seat, order });
}

/// Whoever has now come to be asked and wanted to pass does so at once, if that is allowed.
pub fn carry_out(game: &Welcome, state: &mut State, chance: &mut impl Chance, events: &mut impl Sink<Event>) {
    while state.phase == Phase::Bidding
        && state.passing.contains(state.turn)
        && legality::may_pass(game, state)
    {
        bidding::pass(game, state, state.turn, true, chance, events);
    }
}

//! Windows: who is asked out of turn, and when (DRA-85). Who is asked never depends on a hidden hand.

use super::Play;
use crate::Rules;
use crate::event::Event;
use crate::moves::Move;
use crate::state::{Check, Context, Order, State, Window, Wound};
use undercroft_core::{Chance, Seat, Sink};

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    pub fn window_before_roll(&mut self, _check: Check) {}

    pub fn window_after_roll(&mut self, _check: Check) {}

    pub fn window_for_wound(&mut self, _wound: Wound) {}

    /// DR-170: between the points and the location's effect cards may be played.
    pub fn window_on_entering(&mut self, _seat: Seat) {}

    /// The answer to a window: a card, an effect, or nothing more.
    pub fn answer_window(&mut self, _seat: Seat, _window: Window, _context: Context, mv: Move) {
        if mv == Move::Done {
            self.pop();
        }
    }
}

impl Rules {
    /// Orders a seat may give or take back; a game that is over knows none.
    pub(crate) fn standing_orders(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        if state.is_over() || seat.number() > state.seats() || self.agreed.solo {
            return;
        }
        let orders = state.player(seat).orders;
        moves.extend(Order::ALL.into_iter().map(|order| Move::Order(order, !orders.has(order))));
    }

    /// What a seat may do between two moves of the active player (DR-312, DRA-85).
    pub(crate) fn interjections(&self, _state: &State, _seat: Seat, _moves: &mut Vec<Move>) {}
}

//! Colours that nobody plays: their minions only take up space.

use super::Play;
use super::start::random_orders;
use crate::components::Order;
use crate::event::Event;
use crate::state::{Occupant, Orders};
use undercroft_core::{Chance, Sink};

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// DL-140…143, 146, 147: before the players choose, three orders of the one dummy colour or two of each
    /// of two are drawn, and their minions stand on space II.
    pub fn draw_dummy_orders(&mut self) {
        let count = if self.state.seats() == 2 { 2 } else { 3 };
        for index in 0..self.state.dummies.len() {
            let deck = Orders::ALL.minus(self.state.dummies[index].inaccessible);
            let drawn = random_orders(deck, count, self.chance);
            let dummy = &mut self.state.dummies[index];
            dummy.drawn = drawn;
            if count == 3 {
                // DL-142: with three players the drawn cards are at once the new inaccessible ones.
                dummy.inaccessible = drawn;
                dummy.drawn = Orders::default();
            }
            for order in drawn.iter() {
                self.place_dummy(index as u8, order, 1);
            }
        }
    }

    /// DL-149, 151: the third orders of two dummies are revealed; what they played is inaccessible next.
    pub fn reveal_third_orders(&mut self) {
        for index in 0..self.state.dummies.len() {
            let dummy = &mut self.state.dummies[index];
            if let Some(order) = dummy.third.take() {
                dummy.inaccessible = dummy.drawn.with(order);
                dummy.drawn = Orders::default();
                self.place_dummy(index as u8, order, 0);
            }
        }
    }

    /// A dummy's minion takes the first free space from `from` on.
    fn place_dummy(&mut self, dummy: u8, order: Order, from: usize) {
        let spaces = &mut self.state.board[order.place()];
        if let Some(space) = (from..3).find(|space| spaces[*space] == Occupant::Free) {
            spaces[space] = Occupant::Dummy(dummy);
            self.tell(|| Event::DummyPlaced { dummy, order, space: space as u8 });
        }
    }
}

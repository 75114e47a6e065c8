//! The Orders Phase: choosing in secret, revealing, placing minions, and taking orders back.

use super::Play;
use crate::components::Order;
use crate::event::Event;
use crate::moves::Move;
use crate::state::{Ask, List, Occupant, Orders, Phase, State};
use undercroft_core::{Chance, Seat, Sink};

impl State {
    /// DL-148: with two players, the dummy colour that a seat operates.
    pub(crate) fn operated_dummy(&self, seat: Seat) -> Option<usize> {
        (self.seats() == 2).then_some(seat.index())
    }

    /// The orders from which a seat's dummy gets its third.
    pub(crate) fn third_candidates(&self, seat: Seat) -> Orders {
        self.operated_dummy(seat).map_or(Orders::default(), |index| {
            let dummy = &self.dummies[index];
            Orders::ALL.minus(dummy.inaccessible).minus(dummy.drawn)
        })
    }

    /// Has the seat chosen everything?
    pub(crate) fn has_ordered(&self, seat: Seat) -> bool {
        self.player(seat).chosen.is_full()
            && self.operated_dummy(seat).is_none_or(|index| self.dummies[index].third.is_some())
    }
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// DL-063, 064, 148: one order after the other, in secret.
    pub fn choose_order(&mut self, seat: Seat, mv: Move) {
        match mv {
            Move::Order(order) => {
                // A full hand of three cannot take more; the generator never offers a fourth.
                let _ = self.player(seat).chosen.try_push(order);
                self.tell(|| Event::Ordered { seat, order });
            }
            Move::Third(order) => {
                if let Some(index) = self.state.operated_dummy(seat) {
                    self.state.dummies[index].third = Some(order);
                    self.tell(|| Event::ThirdChosen { seat, order });
                }
            }
            _ => {}
        }
        if self.everybody().all(|seat| self.state.has_ordered(seat)) {
            self.answered();
        }
    }

    /// DL-067…071: all first orders, then all second, then all third; minions go to the lowest free space.
    pub fn reveal_orders(&mut self) {
        self.reveal_third_orders();
        for nth in 0..3 {
            for turn in 0..self.state.seats() {
                let seat = self.state.seat_in_turn(turn);
                let order = self.player(seat).chosen[nth];
                self.place_minion(seat, nth as u8, order);
            }
        }
        self.state.phase = Phase::Actions(0);
    }

    fn place_minion(&mut self, seat: Seat, nth: u8, order: Order) {
        let may_stand = nth > 0 || order != Order::Hire || self.pay_hiring_fee(seat);
        let spaces = &mut self.state.board[order.place()];
        let free = spaces.iter().position(|space| *space == Occupant::Free).filter(|_| may_stand);
        match free {
            Some(space) => spaces[space] = Occupant::Player(seat),
            None => {
                let player = self.player(seat);
                player.waiting = player.waiting.with(order);
            }
        }
        let space = free.map(|space| space as u8);
        self.tell(|| Event::Placed { seat, nth, order, space });
    }

    /// DL-329, 330: in the full game hiring as the first order costs a gold at once (DLA-23: whoever has
    /// gold must pay it).
    fn pay_hiring_fee(&mut self, seat: Seat) -> bool {
        if !self.game.agreed.full {
            return true;
        }
        let player = self.player(seat);
        if player.gold == 0 {
            return false;
        }
        player.gold -= 1;
        self.tell(|| Event::Fee { seat });
        true
    }

    /// DL-164…169: both inaccessible orders return, and one of the three that were given.
    pub fn next_recall(&mut self, turn: u8) {
        if turn == self.state.seats() {
            return self.begin_event();
        }
        let seat = self.state.seat_in_turn(turn);
        let options: List<Order, 8> = self.player(seat).recallable().iter().collect();
        match options[..] {
            [only] => self.recall(seat, only),
            _ => self.ask(seat, Ask::Recall),
        }
    }

    pub fn recall_chosen(&mut self, seat: Seat, mv: Move) {
        if let Move::Recall(order) = mv {
            self.answered();
            self.recall(seat, order);
        }
    }

    fn recall(&mut self, seat: Seat, order: Order) {
        let player = self.player(seat);
        player.inaccessible = player.chosen.iter().copied().filter(|one| *one != order).collect();
        player.chosen.clear();
        player.waiting = Orders::default();
        self.tell(|| Event::Recalled { seat, order });
        self.state.phase = Phase::Recall(self.state.turn_of(seat) + 1);
    }
}

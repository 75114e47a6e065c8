//! The Event Phase: Pay Day and taxes. Special events have a file of their own.

use super::Play;
use crate::components::{Creature, EventTile};
use crate::event::Event;
use crate::moves::Move;
use crate::state::{Ask, Phase, pile_up};
use undercroft_core::{Chance, Seat, Sink};

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// DL-050, 172: the event of the season; winter has none.
    pub fn begin_event(&mut self) {
        let Some(tile) = self.state.event_tile() else { return self.end_round() };
        self.tell(|| Event::Happens { tile });
        if tile == EventTile::Special
            && let Some(special) = self.state.special()
        {
            self.tell(|| Event::SpecialHappens { special });
        }
        self.begin_turn(Phase::Event(0));
    }

    /// A new turn of a phase, with nothing settled yet.
    pub fn begin_turn(&mut self, phase: Phase) {
        self.state.phase = phase;
        self.state.begun = false;
        self.state.settled = Default::default();
    }

    /// DL-171: decisions are taken in player order.
    pub fn next_event(&mut self, turn: u8) {
        if turn == self.state.seats() {
            return self.adventurers_arrive();
        }
        let seat = self.state.seat_in_turn(turn);
        let asked = match self.state.event_tile() {
            Some(EventTile::PayDay) => self.pay_day(seat),
            Some(EventTile::Taxes) => self.taxes(seat),
            Some(EventTile::Special) => self.special_event(seat),
            None => false,
        };
        if !asked {
            self.begin_turn(Phase::Event(turn + 1));
        }
    }

    /// DL-175: as long as there is a creature to be paid. True while the seat is asked.
    fn pay_day(&mut self, seat: Seat) -> bool {
        let owing = Creature::ALL.iter().any(|one| self.state.unsettled(seat, *one) > 0);
        if owing {
            self.ask(seat, Ask::Wages);
        }
        owing
    }

    /// DL-180: a gold for every two tiles, rounded up. True while the seat is asked.
    fn taxes(&mut self, seat: Seat) -> bool {
        let begun = std::mem::replace(&mut self.state.begun, true);
        if !begun {
            let due = self.state.player(seat).dungeon.taxes();
            self.demand(seat, due);
        }
        !begun
    }

    /// Asks how much of a debt is paid.
    pub fn demand(&mut self, seat: Seat, due: u8) {
        self.state.due = due;
        self.ask(seat, Ask::Give);
    }

    /// DL-175…178: pay the printed cost, or let the creature go and gain an Evil.
    pub fn settle_wage(&mut self, seat: Seat, mv: Move) {
        self.answered();
        match mv {
            Move::Pay(creature) => {
                self.state.settled.add(creature);
                self.tell(|| Event::Paid { seat, creature });
                self.pay(seat, self.game.components.creature(creature).cost);
            }
            Move::Release(creature) => {
                self.tell(|| Event::Left { seat, creature });
                self.remove_creature(seat, creature);
                self.gain_evil(seat, 1);
            }
            _ => {}
        }
    }

    /// DL-180…182: what is not paid becomes a red marker. Feasts and audits are paid the same way.
    pub fn give(&mut self, seat: Seat, mv: Move) {
        let Move::Give(paid) = mv else { return };
        self.answered();
        let missing = self.state.due - paid;
        let store = self.game.due_in(self.state);
        self.tell(|| Event::Gave { seat, store, paid, missing });
        match self.state.event_tile() {
            Some(EventTile::Special) => self.pay_special(seat, paid, missing),
            Some(EventTile::Taxes | EventTile::PayDay) | None => {
                let player = self.player(seat);
                player.gold -= paid;
                pile_up(&mut player.marks, missing);
            }
        }
    }

    /// DL-192, 193: imps come home, and the token passes to the left; after autumn combat begins.
    pub fn end_round(&mut self) {
        for player in &mut self.state.players {
            player.busy_imps = 0;
            player.busy_trolls = 0;
            player.worked = Default::default();
        }
        match self.state.season.next() {
            Some(season) => {
                self.state.season = season;
                self.state.first = self.state.first.next(self.state.seats());
                self.new_round();
            }
            None => self.begin_combat(),
        }
    }
}

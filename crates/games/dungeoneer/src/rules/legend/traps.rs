//! Traps that are placed on the map and wait (DR-396…399, DR-585).

use crate::Rules;
use crate::components::Token;
use crate::event::Event;
use crate::ids::{Card, Spot};
use crate::moves::Move;
use crate::rules::Play;
use crate::state::{Creature, LaidTrap, Sent, State};
use undercroft_core::{Chance, Seat, Sink};

impl Rules {
    /// DR-396: every location without heroes, while there are tokens.
    pub(crate) fn trap_places(&self, state: &State, card: Card, payer: Seat, moves: &mut Vec<Move>) {
        let waiting = state.legend.traps.len() + state.tray.iter().filter(|sent| sent.spot.is_some()).count();
        if waiting >= state.legend.traps.capacity() {
            return;
        }
        let free =
            (0..state.map.len() as u8).map(Spot).filter(|spot| state.heroes_at(*spot).next().is_none());
        moves.extend(free.map(|spot| Move::SetAt(card, payer, state.placed(spot).location)));
    }
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// The token and its twin.
    pub fn lay_trap(&mut self, seat: Seat, sent: &Sent, spot: Spot) {
        let rules = self.rules;
        self.state.legend.traps.push(LaidTrap { card: sent.card, spot, owner: seat });
        self.state.map[spot.index()].mark(Token::Tracking);
        let location = rules.spot_name(self.state, spot);
        self.events.push(|| Event::TrapLaid { seat, card: rules.card_name(sent.card), location });
    }

    /// DR-397, DR-399: the first hero to enter springs it, by whatever means he came.
    pub fn spring_traps(&mut self, seat: Seat) {
        let rules = self.rules;
        let spot = self.state.player(seat).spot;
        let here = self.state.legend.traps.into_iter().filter(|trap| trap.spot == spot);
        let here: Vec<LaidTrap> = here.collect();
        if here.is_empty() {
            return;
        }
        self.state.legend.traps.retain(|trap| trap.spot != spot);
        self.state.map[spot.index()].unmark(Token::Tracking);
        let location = rules.spot_name(self.state, spot);
        for trap in here {
            self.state.discard.insert(trap.card);
            let location = location.clone();
            self.events.push(|| Event::TrapSprung { seat, card: rules.card_name(trap.card), location });
            self.spring(trap.owner, Creature::Monster(trap.card), Creature::Hero(seat), spot);
        }
    }
}

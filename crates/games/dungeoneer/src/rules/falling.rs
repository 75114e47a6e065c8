//! Falling and standing up (DR-411…417).

use super::Play;
use crate::Rules;
use crate::components::Forbidden;
use crate::components::Resource;
use crate::event::Event;
use crate::state::{Creature, State};
use undercroft_core::{Chance, Seat, Sink};

impl Rules {
    /// Action points for anything but moving and standing up: a fallen hero has only what he lay down for (DR-413, DRA-72).
    pub(crate) fn points_for_actions(&self, state: &State, seat: Seat) -> u8 {
        let player = state.player(seat);
        let upright = match (player.prone, state.active == seat) {
            (true, _) => 0,
            (false, true) => player.ap,
            (false, false) => u8::from(player.saved),
        };
        upright + u8::from(player.spare)
    }

    /// DR-316, DR-317, DR-416: a fallen hero with a point, unless a card keeps him down.
    pub(crate) fn can_stand(&self, state: &State, seat: Seat) -> bool {
        let player = state.player(seat);
        let point = if state.active == seat { player.ap > 0 } else { player.saved };
        player.prone
            && (point || player.spare)
            && !self.forbidden(state, Creature::Hero(seat), Forbidden::Stand)
    }

    /// DR-535, DR-536: an upright hero, once per turn, in whosever turn.
    pub(crate) fn can_lie(&self, state: &State, seat: Seat) -> bool {
        let player = state.player(seat);
        self.agreed.movement_limit && !player.prone && !player.dropped && !player.out
    }
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// DR-411, DR-417: the pawn is laid on its side; it does not stack.
    pub fn fall(&mut self, seat: Seat) {
        let player = self.player(seat);
        if !player.prone && !player.out {
            player.prone = true;
            self.events.push(|| Event::Fell { seat });
        }
    }

    /// DR-412, DR-317: one action point, outside one's turn the saved one.
    pub fn stand_up(&mut self, seat: Seat) {
        self.pay_ap(seat);
        self.stand(seat);
    }

    pub fn stand(&mut self, seat: Seat) {
        let player = self.player(seat);
        if player.prone {
            player.prone = false;
            self.events.push(|| Event::Stood { seat });
        }
    }

    /// DR-535: the hero lies down, for a point that is good for anything but moving.
    pub fn lie_down(&mut self, seat: Seat) {
        self.fall(seat);
        let player = self.player(seat);
        (player.dropped, player.spare) = (true, true);
        self.events.push(|| Event::Gained { seat, resource: Resource::Ap, amount: 1 });
    }

    /// One action point for something other than a move: the spare one, one of the turn, or the saved one.
    pub fn pay_ap(&mut self, seat: Seat) {
        let own = self.state.active == seat;
        let player = self.player(seat);
        if player.spare {
            player.spare = false;
        } else if own {
            player.ap = player.ap.saturating_sub(1);
        } else {
            player.saved = false;
        }
    }

    /// Glory, peril and action points, as they come.
    pub fn gain(&mut self, seat: Seat, resource: Resource, amount: u16) {
        let top = self.rules.set(self.state).top_level;
        let player = self.player(seat);
        if player.out || amount == 0 {
            return;
        }
        match resource {
            Resource::Glory => player.glory = player.glory.saturating_add(amount),
            Resource::Peril => player.peril = player.peril.saturating_add(amount),
            Resource::Ap => player.ap = player.ap.saturating_add(amount.min(100) as u8),
            Resource::Level => {
                player.level = (player.level + amount.min(100) as u8).min(top.max(player.level))
            }
        }
        self.events.push(|| Event::Gained { seat, resource, amount });
    }

    /// DR-039, DRA-60: never below nothing, a level never below the first.
    pub fn lose(&mut self, seat: Seat, resource: Resource, amount: u16) -> u16 {
        let lowest = u16::from(self.rules.lowest_level());
        let player = self.player(seat);
        let lost = match resource {
            Resource::Glory => amount.min(player.glory),
            Resource::Peril => amount.min(player.peril),
            Resource::Ap => amount.min(player.ap.into()),
            Resource::Level => amount.min(u16::from(player.level).saturating_sub(lowest)),
        };
        match resource {
            Resource::Glory => player.glory -= lost,
            Resource::Peril => player.peril -= lost,
            Resource::Ap => player.ap -= lost as u8,
            Resource::Level => player.level -= lost as u8,
        }
        if lost > 0 {
            self.events.push(|| Event::Lost { seat, resource, amount: lost });
        }
        lost
    }
}

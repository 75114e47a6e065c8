//! Production: imps and trolls at work in rooms.

use super::Play;
use super::payment::can_pay;
use crate::Lords;
use crate::components::{Creature, Room, RoomUse};
use crate::event::Event;
use crate::moves::Move;
use crate::state::{Ask, Phase, State, pile_up};
use undercroft_core::{Chance, Seat, Sink};

impl Lords {
    /// DL-153…162: can the room work (once more) for the seat?
    pub(crate) fn can_produce(&self, state: &State, seat: Seat, room: Room) -> bool {
        let RoomUse::Production { imps, cost, gain } = &self.components.room(room).purpose else {
            return false;
        };
        let player = state.player(seat);
        player.dungeon.has_working(room)
            && player.worked.count(room) < state.year
            && player.free_workers() >= *imps
            && can_pay(self, player, *cost, false)
            && (gain.tunnels == 0 || !player.dungeon.diggable().is_empty())
            && (gain.traps == 0 || self.traps_left(state))
    }
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// DL-163: in player order.
    pub fn next_production(&mut self, turn: u8) {
        if turn == self.state.seats() {
            self.state.phase = Phase::Recall(0);
            return;
        }
        let seat = self.state.seat_in_turn(turn);
        let dungeon = &self.state.player(seat).dungeon;
        let any = dungeon.working_rooms().any(|(room, _)| self.game.can_produce(self.state, seat, room));
        if any {
            self.ask(seat, Ask::Produce);
        } else {
            self.state.phase = Phase::Production(turn + 1);
        }
    }

    pub fn produce(&mut self, seat: Seat, mv: Move) {
        self.answered();
        let Move::Produce(room) = mv else {
            self.state.phase = Phase::Production(self.state.turn_of(seat) + 1);
            return self.tell(|| Event::Done { seat });
        };
        let game = self.game;
        let RoomUse::Production { imps, cost, gain } = &game.components.room(room).purpose else { return };
        self.tell(|| Event::Produced { seat, room });
        let player = self.player(seat);
        player.worked.add(room);
        // Troll Tokens work first: they are good for nothing else.
        let trolls = player.owned(Creature::Troll).saturating_sub(player.busy_trolls).min(*imps);
        player.busy_trolls += trolls;
        player.busy_imps += imps - trolls;
        self.pay(seat, *cost);
        let player = self.player(seat);
        pile_up(&mut player.food, gain.food);
        pile_up(&mut player.gold, gain.gold);
        pile_up(&mut player.imps, gain.imps);
        if gain.goodness > 0 {
            self.lose_evil(seat, gain.goodness);
        }
        // DL-306: no extra card from a room.
        if gain.traps > 0 {
            self.draw_traps(seat, gain.traps);
        }
        if gain.tunnels > 0 {
            self.ask(seat, Ask::Tunnel);
        }
    }

    /// DL-356: the workers of the Tool Shed dig; no other imp is needed.
    pub fn dig_from_shed(&mut self, seat: Seat, mv: Move) {
        if let Move::Dig(cell) = mv {
            self.answered();
            self.lay_tunnel(seat, cell);
        }
    }
}

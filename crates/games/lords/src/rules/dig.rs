//! Digging tunnels.

use super::Play;
use crate::components::Order;
use crate::event::Event;
use crate::moves::Move;
use crate::state::{Ask, Cell};
use undercroft_core::{Chance, Seat, Sink};

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// DL-096, 097: the first tunnel; on space III it takes a foreman with it.
    pub fn first_tunnel(&mut self, seat: Seat, space: usize, cell: Cell) {
        let foreman = self.game.components.space(Order::Dig, space).gain.foreman;
        self.player(seat).busy_imps += u8::from(foreman);
        self.state.due = 0;
        self.dig(seat, space, cell);
    }

    /// DL-098: as many more as the space allows, or fewer.
    pub fn dig_on(&mut self, seat: Seat, mv: Move) {
        let Some((_, space)) = self.state.current_space() else { return };
        match mv {
            Move::Dig(cell) => self.dig(seat, space, cell),
            _ => {
                self.tell(|| Event::Done { seat });
                self.finish_space();
            }
        }
    }

    fn dig(&mut self, seat: Seat, space: usize, cell: Cell) {
        self.lay_tunnel(seat, cell);
        self.player(seat).busy_imps += 1;
        self.state.due += 1;
        let most = self.game.components.space(Order::Dig, space).gain.most;
        let player = self.state.player(seat);
        let goes_on =
            self.state.due < most && player.free_imps() > 0 && !player.dungeon.diggable().is_empty();
        if goes_on {
            self.ask(seat, Ask::Dig);
        } else {
            self.finish_space();
        }
    }

    /// A tunnel is laid, unconquered side up.
    pub fn lay_tunnel(&mut self, seat: Seat, cell: Cell) {
        self.player(seat).dungeon.tunnels.insert(cell);
        self.tell(|| Event::Dug { seat, cell });
    }
}

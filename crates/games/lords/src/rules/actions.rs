//! Carrying out orders: the eight actions, space by space.

use super::Play;
use super::payment::can_pay;
use crate::Lords;
use crate::components::{Cost, Creature, Order, Room};
use crate::event::Event;
use crate::moves::Move;
use crate::state::{Ask, Cell, Cells, Occupant, Phase, State, pile_up};
use undercroft_core::{Chance, Seat, Sink};

impl State {
    /// The order and the space (counted from 0) that are being carried out.
    pub(crate) fn current_space(&self) -> Option<(Order, usize)> {
        let Phase::Actions(step) = self.phase else { return None };
        let order = *Order::ALL.get(usize::from(step / 3))?;
        Some((order, order.spaces()[usize::from(step % 3)]))
    }
}

impl Lords {
    /// What hiring this creature costs on the space.
    pub(crate) fn hiring_cost(&self, creature: Creature, space: usize) -> Cost {
        self.components.creature(creature).cost.and(self.components.space(Order::Hire, space).cost)
    }

    /// DL-121…123: can the seat hire this creature from the space?
    #[inline]
    pub(crate) fn can_hire(&self, state: &State, seat: Seat, creature: Creature, space: usize) -> bool {
        state.tavern.has(creature)
            && can_pay(self, state.player(seat), self.hiring_cost(creature, space), false)
    }

    /// DL-130…134: the squares on which the seat may build this room.
    #[inline]
    pub(crate) fn room_squares(&self, state: &State, seat: Seat, room: Room) -> Cells {
        state.player(seat).dungeon.room_squares(self.components.room(room).zone)
    }

    /// How many imps may mine from the space.
    pub(crate) fn most_miners(&self, state: &State, seat: Seat, space: usize) -> u8 {
        let gain = &self.components.space(Order::Mine, space).gain;
        let player = state.player(seat);
        let imps = player.free_imps().saturating_sub(u8::from(gain.foreman));
        gain.most.min(imps).min(player.dungeon.minable().len())
    }

    /// DL-077, 099, 123, 129: is there anything the seat could do here? All of it is public knowledge.
    fn usable(&self, state: &State, seat: Seat, order: Order, space: usize) -> bool {
        let spec = self.components.space(order, space);
        let player = state.player(seat);
        let payable = || can_pay(self, player, spec.cost, false);
        match order {
            Order::Food | Order::Reputation | Order::Imps => payable(),
            Order::Traps => payable() && self.traps_left(state),
            Order::Dig => {
                player.free_imps() > u8::from(spec.gain.foreman) && !player.dungeon.diggable().is_empty()
            }
            Order::Mine => self.most_miners(state, seat, space) > 0,
            Order::Hire => state.tavern.kinds().any(|creature| self.can_hire(state, seat, creature, space)),
            Order::Room => {
                payable() && state.shop.iter().any(|room| !self.room_squares(state, seat, *room).is_empty())
            }
        }
    }
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// DL-073…075: the next minion in the order of the board acts.
    pub fn next_space(&mut self, step: u8) {
        let Some((order, space)) = self.state.current_space() else {
            self.state.phase = Phase::Production(0);
            return;
        };
        match self.state.board[order.place()][space] {
            Occupant::Player(seat) if self.game.usable(self.state, seat, order, space) => {
                self.state.due = 0;
                self.ask(seat, Ask::Space);
            }
            Occupant::Player(seat) => self.decline(seat, order, space, true),
            // DL-145: a dummy's minion just goes home.
            Occupant::Dummy(_) => self.clear_space(order, space),
            Occupant::Free => self.state.phase = Phase::Actions(step + 1),
        }
    }

    fn clear_space(&mut self, order: Order, space: usize) {
        self.state.board[order.place()][space] = Occupant::Free;
    }

    /// DL-076, 077: the minion goes on the Order Card.
    fn decline(&mut self, seat: Seat, order: Order, space: usize, forced: bool) {
        self.clear_space(order, space);
        let player = self.player(seat);
        player.waiting = player.waiting.with(order);
        self.tell(|| Event::Declined { seat, order, forced });
    }

    pub fn use_space(&mut self, seat: Seat, mv: Move) {
        let Some((order, space)) = self.state.current_space() else { return };
        self.answered();
        match mv {
            Move::Pass => return self.decline(seat, order, space, false),
            Move::Use => self.use_plain_space(seat, order, space),
            Move::Dig(cell) => return self.first_tunnel(seat, space, cell),
            Move::Mine(imps) => self.mine(seat, space, imps),
            Move::Hire(creature) => self.hire(seat, space, creature),
            Move::Build(room, cell) => self.build(seat, space, room, cell),
            _ => {}
        }
        self.clear_space(order, space);
    }

    /// DL-083…094, 111…117: the spaces on which there is nothing to choose but whether.
    fn use_plain_space(&mut self, seat: Seat, order: Order, space: usize) {
        let spec = *self.game.components.space(order, space);
        self.tell(|| Event::Used { seat, order, space: space as u8 });
        self.pay(seat, spec.cost);
        let player = self.player(seat);
        pile_up(&mut player.food, spec.gain.food);
        pile_up(&mut player.gold, spec.gain.gold);
        pile_up(&mut player.imps, spec.gain.imps);
        if spec.gain.goodness > 0 {
            self.lose_evil(seat, spec.gain.goodness);
        }
        if spec.gain.traps > 0 {
            self.buy_traps(seat, spec.gain.traps);
        }
        if spec.gain.spy {
            self.ask(seat, Ask::Spy);
        }
    }

    /// DL-114…117, 305: in the second year one card more is drawn and one discarded.
    fn buy_traps(&mut self, seat: Seat, count: u8) {
        if self.state.year == 1 {
            return self.draw_traps(seat, count);
        }
        self.draw_traps(seat, count + 1);
        self.demand_traps(seat, 1);
    }

    /// DL-091…093: a look at one combat card of the year.
    pub fn spy(&mut self, seat: Seat, mv: Move) {
        self.answered();
        if mv == Move::Pass {
            self.tell(|| Event::Done { seat });
        }
        if let Move::Spy(place) = mv {
            let index = usize::from(place - 1);
            let card = self.state.cards[usize::from(self.state.year - 1)].get(index).copied();
            self.player(seat).spied[index] = true;
            self.tell(|| Event::Spied { seat, place, card });
        }
    }

    /// DL-104…110: imps bring gold, and on space III one more supervises.
    fn mine(&mut self, seat: Seat, space: usize, imps: u8) {
        let foreman = self.game.components.space(Order::Mine, space).gain.foreman;
        let player = self.player(seat);
        player.busy_imps += imps + u8::from(foreman);
        pile_up(&mut player.gold, imps);
        self.tell(|| Event::Mined { seat, gold: imps });
    }

    /// DL-120…125: the creature is paid and moves into the lair.
    fn hire(&mut self, seat: Seat, space: usize, creature: Creature) {
        self.state.tavern.take(creature);
        self.player(seat).up.add(creature);
        self.tell(|| Event::Hired { seat, creature });
        self.pay(seat, self.game.hiring_cost(creature, space));
    }

    /// DL-127…135: the room takes the place of a tunnel.
    fn build(&mut self, seat: Seat, space: usize, room: Room, cell: Cell) {
        self.pay(seat, self.game.components.space(Order::Room, space).cost);
        self.state.shop.retain(|one| *one != room);
        let dungeon = &mut self.player(seat).dungeon;
        dungeon.tunnels = dungeon.tunnels.minus(Cells::only(cell));
        dungeon.rooms.put(room, cell);
        self.tell(|| Event::Built { seat, room, cell });
    }

    /// The order is carried out: the minion returns.
    pub fn finish_space(&mut self) {
        if let Some((order, space)) = self.state.current_space() {
            self.clear_space(order, space);
        }
        self.answered();
    }
}

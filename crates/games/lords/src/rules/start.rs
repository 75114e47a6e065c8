//! Setting up the table, and the choice of the first inaccessible orders.

use super::Play;
use crate::Lords;
use crate::components::{Adventurer, Card, Class, Creature, EventTile, Order, Room, Season, Special, Trap};
use crate::event::Event;
use crate::moves::Move;
use crate::state::{Ask, Battle, Creatures, Dummy, List, Orders, Paladin, Phase, Player, State};
use crate::training;
use undercroft_core::{Chance, Seat, Sink};

/// DL-020…048: a table as it stands before the first round, luck included.
pub(crate) fn set_up(game: &Lords, chance: &mut impl Chance) -> State {
    let seats = game.seats();
    let mut state = empty_table(game);
    let parts = &game.components;
    state.first = Seat::new(chance.below(u32::from(seats)) as u8);
    for year in [1, 2] {
        let mut cards: List<Card, { Card::COUNT }> = parts.cards_of(year).collect();
        chance.shuffle(&mut cards);
        state.cards[usize::from(year - 1)] = cards.into_iter().take(4).collect();
    }
    fill_stacks(game, &mut state);
    shuffle_stacks(&mut state, chance);
    chance.shuffle(&mut state.event_tiles);
    if game.agreed.special_events {
        let mut specials: List<Special, { Special::COUNT }> = Special::ALL.iter().copied().collect();
        chance.shuffle(&mut specials);
        state.specials = specials.into_iter().take(2).collect();
    }
    for seat in Seat::all(seats) {
        let three = game.agreed.draft;
        let drawn = random_orders(Orders::ALL, if three { 3 } else { 2 }, chance);
        let player = state.player_mut(seat);
        if three {
            player.drawn = drawn;
        } else {
            player.inaccessible = drawn;
        }
    }
    for dummy in &mut state.dummies {
        dummy.inaccessible = random_orders(Orders::ALL, 3, chance);
    }
    state
}

/// The table with everything in its place and nothing shuffled or drawn.
pub(crate) fn empty_table(game: &Lords) -> State {
    let seats = game.seats();
    let parts = &game.components;
    let player = Player {
        evil: parts.evilometer.start,
        gold: parts.start.gold,
        food: parts.start.food,
        imps: parts.start.imps,
        ..Player::default()
    };
    State {
        year: 1,
        season: Season::Winter,
        phase: Phase::Draft,
        ask: Ask::Nothing,
        actor: Seat::FIRST,
        due: 0,
        begun: false,
        settled: Creatures::default(),
        first: Seat::FIRST,
        players: (0..seats).map(|_| player).collect(),
        // DL-044, 045: one dummy colour with three players, two with two.
        dummies: (seats..4).map(|_| Dummy::default()).collect(),
        dummy_evil: parts.evilometer.start,
        board: Default::default(),
        tavern: Creatures::default(),
        shop: List::new(),
        arriving: List::new(),
        forecast: List::new(),
        event_tiles: [EventTile::PayDay, EventTile::Taxes, EventTile::Special],
        events_shown: 0,
        specials: List::new(),
        combat_round: 0,
        cards: Default::default(),
        cards_shown: 0,
        paladin: Paladin::Tent,
        battle: Battle::default(),
        creature_stack: List::new(),
        room_stack: List::new(),
        adventurer_stacks: Default::default(),
        returned: 0,
        trap_deck: List::new(),
        traps_seen: Default::default(),
        creatures_gone: Creatures::default(),
        rooms_gone: Default::default(),
        adventurers_gone: Default::default(),
    }
}

/// DL-025…028: the stacks, year 2 under year 1.
fn fill_stacks(game: &Lords, state: &mut State) {
    let parts = &game.components;
    for year in [2_u8, 1] {
        for creature in &Creature::ALL {
            let copies = parts.creature(*creature).copies[usize::from(year - 1)];
            state.creature_stack.extend(std::iter::repeat_n(*creature, copies.into()));
        }
        state.room_stack.extend(Room::ALL.iter().copied().filter(|room| parts.room(*room).year == year));
        for who in &Adventurer::ALL {
            let spec = parts.adventurer(*who);
            if spec.year == year && !matches!(spec.class, Class::Paladin | Class::Illusion) {
                let stack = &mut state.adventurer_stacks[usize::from(year - 1)];
                stack.extend(std::iter::repeat_n(*who, spec.copies.into()));
            }
        }
    }
    for trap in &Trap::ALL {
        state.trap_deck.extend(std::iter::repeat_n(*trap, parts.traps[trap.place()].copies.into()));
    }
}

fn shuffle_stacks(state: &mut State, chance: &mut impl Chance) {
    let (second, first) = state.creature_stack.split_at_mut(12);
    chance.shuffle(second);
    chance.shuffle(first);
    let (second, first) = state.room_stack.split_at_mut(8);
    chance.shuffle(second);
    chance.shuffle(first);
    for stack in &mut state.adventurer_stacks {
        chance.shuffle(stack);
    }
    chance.shuffle(&mut state.trap_deck);
}

/// Draws `count` orders at random from a set.
pub(crate) fn random_orders(from: Orders, count: usize, chance: &mut impl Chance) -> Orders {
    let mut cards: List<Order, { Order::COUNT }> = from.iter().collect();
    chance.shuffle(&mut cards);
    cards.into_iter().take(count).collect()
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// Begins the game.
    pub fn begin(&mut self) {
        if self.game.agreed.training.is_some() {
            training::lay_out(self.game, self.state);
            return self.begin_combat();
        }
        let first = self.state.first;
        self.tell(|| Event::Started { first });
        if self.game.agreed.draft {
            for seat in self.everybody() {
                let orders = self.player(seat).drawn;
                self.tell(|| Event::Drawn { seat, orders });
            }
            self.state.ask = Ask::Keep;
        } else {
            for seat in self.everybody() {
                let orders = self.player(seat).inaccessible;
                self.tell(|| Event::Inaccessible { seat, orders });
            }
            self.new_round();
        }
    }

    /// DL-039: two of the three drawn orders become inaccessible, one is kept.
    pub fn keep(&mut self, seat: Seat, mv: Move) {
        if let Move::Keep(order) = mv {
            self.player(seat).kept = Some(order);
            self.tell(|| Event::Kept { seat, order });
        }
        if self.state.players.iter().all(|player| player.kept.is_some()) {
            self.answered();
        }
    }

    /// DL-039: all reveal at the same time.
    pub fn reveal_draft(&mut self) {
        for seat in self.everybody() {
            let player = self.player(seat);
            let kept: Orders = player.kept.take().into_iter().collect();
            player.inaccessible = player.drawn.minus(kept);
            player.drawn = Orders::default();
            let orders = player.inaccessible;
            self.tell(|| Event::Inaccessible { seat, orders });
        }
        self.new_round();
    }
}

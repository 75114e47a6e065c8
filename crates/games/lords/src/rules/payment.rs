//! Paying costs, discarding traps and feeding the Demon.

use super::Play;
use crate::Lords;
use crate::components::{Cost, Creature};
use crate::event::Event;
use crate::moves::Move;
use crate::state::{Ask, List, Player, State};
use undercroft_core::{Chance, Seat, Sink};

/// DL-018, 077: can the whole cost be paid? `eats_others` is set when the payer's own Demon is in his lair
/// and must find another monster than itself.
#[inline]
pub fn can_pay(game: &Lords, player: &Player, cost: Cost, eats_others: bool) -> bool {
    let evil_fits = !game.agreed.strict_evil || player.evil + cost.evil <= game.components.evilometer.top();
    player.gold >= cost.gold
        && player.food >= cost.food
        && player.imps >= cost.imps
        && (cost.evil == 0 || evil_fits)
        && (cost.traps == 0 || player.traps.total() >= cost.traps)
        && (cost.monsters == 0 || player.monsters() >= cost.monsters + u8::from(eats_others))
}

/// Can a creature in the lair or in battle be paid its wage?
pub(crate) fn can_pay_wage(game: &Lords, player: &Player, creature: Creature) -> bool {
    can_pay(game, player, game.components.creature(creature).cost, creature.is_monster())
}

/// DL-350, DLA-59: which monsters a Demon may eat: any but itself, and no ghost.
pub(crate) fn edible(player: &Player, creature: Creature) -> bool {
    let enough = if creature == Creature::Demon { 2 } else { 1 };
    creature.is_monster() && player.owned(creature) >= enough
}

impl State {
    /// Creatures of a kind that are still to be dealt with.
    pub(crate) fn unsettled(&self, seat: Seat, creature: Creature) -> u8 {
        self.player(seat).owned(creature).saturating_sub(self.settled.count(creature))
    }
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// Pays a cost. Traps and monsters to give up are asked for afterwards.
    pub fn pay(&mut self, seat: Seat, cost: Cost) {
        let player = self.player(seat);
        player.gold = player.gold.saturating_sub(cost.gold);
        player.food = player.food.saturating_sub(cost.food);
        player.imps = player.imps.saturating_sub(cost.imps);
        if cost.evil > 0 {
            self.gain_evil(seat, cost.evil);
        }
        if cost.traps > 0 {
            self.demand_traps(seat, cost.traps);
        }
        if cost.monsters > 0 {
            self.state.due = cost.monsters;
            self.ask(seat, Ask::Feed);
        }
    }

    /// Asks the player to discard traps; nothing happens if he has none.
    pub fn demand_traps(&mut self, seat: Seat, count: u8) {
        let count = count.min(self.player(seat).traps.total());
        if count > 0 {
            self.state.due = count;
            self.ask(seat, Ask::Discard);
        }
    }

    /// DL-015, 386: a trap is discarded face down.
    pub fn discard(&mut self, seat: Seat, mv: Move) {
        let Move::Discard(trap) = mv else { return };
        let player = self.player(seat);
        if player.traps.take(trap) {
            player.buried.add(trap);
        }
        self.tell(|| Event::Discarded { seat, trap: Some(trap) });
        self.state.due -= 1;
        if self.state.due == 0 {
            self.answered();
        }
    }

    /// DL-350: a monster is fed to the Demon.
    pub fn feed(&mut self, seat: Seat, mv: Move) {
        let Move::Feed(creature) = mv else { return };
        self.tell(|| Event::Fed { seat, creature });
        self.remove_creature(seat, creature);
        self.state.due -= 1;
        if self.state.due == 0 {
            self.answered();
        }
    }

    /// A creature leaves the game: one that is knocked out before one that stands.
    pub fn remove_creature(&mut self, seat: Seat, creature: Creature) {
        let player = self.player(seat);
        let _ = player.down.take(creature) || player.up.take(creature) || player.plan.sent.take(creature);
        let left = player.owned(creature);
        self.state.creatures_gone.add(creature);
        while self.state.settled.count(creature) > left {
            self.state.settled.take(creature);
        }
    }

    /// DL-117: traps are drawn from the top of the deck; DLA-29: a used-up deck stays empty, unless the
    /// table agreed to shuffle the discards.
    pub fn draw_traps(&mut self, seat: Seat, count: u8) {
        let mut drawn = List::<_, 27>::new();
        for _ in 0..count {
            if self.state.trap_deck.is_empty() && self.game.agreed.reshuffle {
                self.reshuffle_traps();
            }
            self.chance.bring_up(&mut self.state.trap_deck, |trap, name| trap.id() == name);
            let Some(trap) = self.state.trap_deck.pop() else { break };
            self.player(seat).traps.add(trap);
            drawn.push(trap);
        }
        let count = drawn.len() as u8;
        if count > 0 {
            self.tell(|| Event::Drew { seat, count, traps: Some(drawn.to_vec()) });
        }
    }

    fn reshuffle_traps(&mut self) {
        let mut discards = std::mem::take(&mut self.state.traps_seen);
        for player in &mut self.state.players {
            discards.pour(&std::mem::take(&mut player.buried));
        }
        self.state.trap_deck.extend(discards.each());
        self.chance.shuffle(&mut self.state.trap_deck);
    }
}

impl Lords {
    /// Is there a trap to draw, from the deck or by shuffling the discards?
    pub(crate) fn traps_left(&self, state: &State) -> bool {
        !state.trap_deck.is_empty()
            || self.agreed.reshuffle
                && (!state.traps_seen.is_empty() || state.players.iter().any(|one| !one.buried.is_empty()))
    }
}

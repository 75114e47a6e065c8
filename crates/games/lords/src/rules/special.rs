//! Special events of the full game.

use super::Play;
use crate::Lords;
use crate::components::{Class, Cost, Creature, EventTile, SpecialEffect};
use crate::event::{Event, Store};
use crate::moves::{Move, Part};
use crate::state::{Ask, Phase, Player, State, pile_up};
use undercroft_core::{Chance, Seat, Sink};

/// The number printed on one part of a cost.
fn printed(cost: &Cost, part: Part) -> u8 {
    match part {
        Part::Gold => cost.gold,
        Part::Food => cost.food,
        Part::Evil => cost.evil,
        Part::Trap => cost.traps,
    }
}

impl Lords {
    /// The effect of this year's special event.
    pub(crate) fn special_effect(&self, state: &State) -> Option<SpecialEffect> {
        state.special().map(|special| self.components.special(special))
    }

    /// Monster Strike: does the monster's wage have this part?
    pub(crate) fn is_part(&self, creature: Creature, part: Part) -> bool {
        printed(&self.components.creature(creature).cost, part) > 0
    }

    /// Monster Strike: can one unit of this part of the monster's wage be paid?
    pub(crate) fn can_pay_part(&self, player: &Player, creature: Creature, part: Part) -> bool {
        let evil_fits = !self.agreed.strict_evil || player.evil < self.components.evilometer.top();
        self.is_part(creature, part)
            && match part {
                Part::Gold => player.gold > 0,
                Part::Food => player.food > 0,
                Part::Evil => evil_fits,
                Part::Trap => !player.traps.is_empty(),
            }
    }

    /// What is due now is paid in this: the Imp Feast in food, taxes and audits in gold.
    pub(crate) fn due_in(&self, state: &State) -> Store {
        let feast = state.event_tile() == Some(EventTile::Special)
            && matches!(self.special_effect(state), Some(SpecialEffect::ImpFeast { .. }));
        if feast { Store::Food } else { Store::Gold }
    }

    /// What can be given at most of what is due.
    pub(crate) fn most_to_give(&self, state: &State, seat: Seat) -> u8 {
        let player = state.player(seat);
        let own = match self.due_in(state) {
            Store::Gold => player.gold,
            Store::Food => player.food,
            Store::Imps => player.imps,
        };
        state.due.min(own)
    }
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// DL-174: what the event does to a seat. True while the seat is asked something.
    pub fn special_event(&mut self, seat: Seat) -> bool {
        let Some(effect) = self.game.special_effect(self.state) else { return false };
        if effect == SpecialEffect::MonsterStrike {
            let striking =
                Creature::ALL.iter().any(|one| one.is_monster() && self.state.unsettled(seat, *one) > 0);
            if striking {
                self.ask(seat, Ask::Strike);
            }
            return striking;
        }
        if std::mem::replace(&mut self.state.begun, true) {
            return false;
        }
        let player = self.player(seat);
        match effect {
            SpecialEffect::MonsterStrike | SpecialEffect::ImpatientHeroes => {}
            SpecialEffect::WitchHunt { evil } => {
                if player.monsters() > 0 {
                    self.ask(seat, Ask::Hunt);
                } else {
                    self.gain_evil(seat, evil);
                }
            }
            SpecialEffect::HalveGold => {
                let count = player.gold / 2;
                self.lose_stores(seat, Store::Gold, count);
            }
            SpecialEffect::HalveFood => {
                let count = player.food / 2;
                self.lose_stores(seat, Store::Food, count);
            }
            SpecialEffect::HalveTraps => {
                let count = player.traps.total() / 2;
                self.demand_traps(seat, count);
            }
            SpecialEffect::ImpFeast { imps } => {
                let due = player.imps / imps.max(1);
                if due > 0 {
                    self.demand(seat, due);
                }
            }
            SpecialEffect::BadPress { monsters } => {
                let points = player.monsters() / monsters.max(1);
                self.gain_evil(seat, points);
            }
            SpecialEffect::Audit { gold } => self.demand(seat, gold),
        }
        self.state.ask != Ask::Nothing
    }

    /// Takes stores away, as far as there are any.
    pub fn lose_stores(&mut self, seat: Seat, store: Store, count: u8) {
        let player = self.player(seat);
        let own = match store {
            Store::Gold => &mut player.gold,
            Store::Food => &mut player.food,
            Store::Imps => &mut player.imps,
        };
        let count = count.min(*own);
        *own -= count;
        if count > 0 {
            self.tell(|| Event::Lost { seat, store, count });
        }
    }

    /// The Imp Feast is paid in food, and an imp leaves for each food missing; an audit in gold, with a
    /// red marker for each gold missing.
    pub fn pay_special(&mut self, seat: Seat, paid: u8, missing: u8) {
        if let Some(SpecialEffect::ImpFeast { .. }) = self.game.special_effect(self.state) {
            self.player(seat).food -= paid;
            self.lose_stores(seat, Store::Imps, missing);
        } else {
            let player = self.player(seat);
            player.gold -= paid;
            pile_up(&mut player.marks, missing);
        }
    }

    /// Witch Hunt: a monster is given up, or Evil is gained.
    pub fn answer_hunt(&mut self, seat: Seat, mv: Move) {
        self.answered();
        match mv {
            Move::Lose(creature) => {
                self.remove_creature(seat, creature);
                self.tell(|| Event::LostCreature { seat, creature });
            }
            _ => {
                self.tell(|| Event::Accepted { seat });
                if let Some(SpecialEffect::WitchHunt { evil }) = self.game.special_effect(self.state) {
                    self.gain_evil(seat, evil);
                }
            }
        }
    }

    /// Monster Strike: one part of the wage, or the monster lies down until combat is over.
    pub fn answer_strike(&mut self, seat: Seat, mv: Move) {
        self.answered();
        match mv {
            Move::PayPart(creature, part) => {
                self.state.settled.add(creature);
                self.tell(|| Event::PaidPart { seat, creature, part });
                let cost = match part {
                    Part::Gold => Cost { gold: 1, ..Cost::default() },
                    Part::Food => Cost { food: 1, ..Cost::default() },
                    Part::Evil => Cost { evil: 1, ..Cost::default() },
                    Part::Trap => Cost { traps: 1, ..Cost::default() },
                };
                self.pay(seat, cost);
            }
            Move::Strike(creature) => {
                self.state.settled.add(creature);
                let player = self.player(seat);
                if player.up.take(creature) {
                    player.down.add(creature);
                }
                self.tell(|| Event::OnStrike { seat, creature });
            }
            _ => {}
        }
    }

    /// Impatient Heroes: the season's adventurer does harm by his class on arrival.
    pub fn next_arrival(&mut self, turn: u8) {
        if turn == self.state.seats() {
            return self.end_round();
        }
        let seat = self.state.seat_in_turn(turn);
        self.state.phase = Phase::Arrival(turn + 1);
        let Some(visitor) = self.player(seat).visitor.take() else { return };
        match self.game.components.adventurer(visitor).class {
            Class::Warrior => self.lose_stores(seat, Store::Imps, 1),
            Class::Thief => self.lose_stores(seat, Store::Gold, 1),
            Class::Priest => self.lose_stores(seat, Store::Food, 1),
            Class::Wizard => self.demand_traps(seat, 1),
            Class::Paladin | Class::Illusion => {}
        }
    }
}

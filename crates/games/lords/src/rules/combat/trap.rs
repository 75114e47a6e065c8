//! The trap step.

use crate::components::{Class, Trap, TrapEffect};
use crate::event::Event;
use crate::moves::Move;
use crate::rules::Play;
use crate::rules::payment::can_pay;
use crate::state::{Ask, List, Step};
use undercroft_core::{Chance, Seat, Sink};

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// DL-233…242, 362, 363: the next trap of the plan, if there is one. Of two the owner always says which goes
    /// first: if nobody asked, others would know that both are alike before the second is turned up.
    pub(super) fn trap_step(&mut self, seat: Seat) {
        let traps = self.state.player(seat).plan.traps;
        match traps[..] {
            [] => self.state.battle.step = Step::Fast,
            [_, _] if !self.state.begun => self.ask(seat, Ask::TrapOrder),
            [trap, ..] => self.spring(seat, trap),
        }
    }

    /// DL-233, 234: the trap is shown and paid; one that cannot be paid goes back to the hand.
    fn spring(&mut self, seat: Seat, trap: Trap) {
        let side = *self.game.components.trap(trap, self.state.year);
        if !can_pay(self.game, self.state.player(seat), side.cost, false) {
            let player = self.player(seat);
            player.plan.traps.remove(0);
            player.traps.add(trap);
            player.gold += std::mem::take(&mut player.plan.surcharge);
            return self.tell(|| Event::TrapFails { seat, trap });
        }
        let aims = side.effect.any > 0 || side.effect.poison > 0 || side.effect.anti_magic;
        if aims && self.state.player(seat).party.len() > 1 {
            self.tell(|| Event::Sprung { seat, trap });
            return self.ask(seat, Ask::TrapTarget);
        }
        self.tell(|| Event::Sprung { seat, trap });
        self.resolve(seat, trap, 0);
    }

    pub fn direct_trap(&mut self, seat: Seat, mv: Move) {
        self.answered();
        match mv {
            Move::First(trap) => {
                let traps = &mut self.player(seat).plan.traps;
                if traps[0] != trap {
                    traps.swap(0, 1);
                }
                self.state.begun = true;
            }
            Move::Target(place) => {
                let trap = self.player(seat).plan.traps[0];
                self.tell_aim(seat, place);
                self.resolve(seat, trap, usize::from(place - 1));
            }
            _ => {}
        }
    }

    pub(super) fn resolve(&mut self, seat: Seat, trap: Trap, target: usize) {
        let side = *self.game.components.trap(trap, self.state.year);
        self.player(seat).plan.traps.remove(0);
        self.state.traps_seen.add(trap);
        self.pay(seat, side.cost);
        let mut blocks = self.blocks(seat, &side.effect, target);
        self.prevent(seat, &mut blocks);
        if side.effect.hold {
            self.state.battle.held = true;
        }
        let class = self.game.components.adventurer(self.state.player(seat).party[target].who).class;
        if side.effect.anti_magic {
            match class {
                Class::Wizard => self.state.battle.no_magic = true,
                Class::Priest => self.state.battle.no_healing = true,
                Class::Warrior | Class::Thief | Class::Paladin | Class::Illusion => {}
            }
        }
        self.player(seat).party[target].poison += side.effect.poison;
        for (place, damage) in blocks.into_iter().enumerate() {
            self.hurt(seat, place, damage);
        }
        self.sweep(seat);
    }

    /// DLA-15: the damage for each adventurer as if there were no thief.
    fn blocks(&self, seat: Seat, effect: &TrapEffect, target: usize) -> List<u8, 8> {
        let party = &self.state.player(seat).party;
        let last = party.len() - 1;
        (0..party.len())
            .map(|place| {
                let lethal = if effect.lethal { self.game.hit_points(&party[place]) } else { 0 };
                let front = if place == 0 { effect.first.saturating_add(lethal) } else { effect.others };
                let second = if place == 1 { effect.second } else { 0 };
                let back = if place == last { effect.last } else { 0 };
                let any = if place == target { effect.any } else { 0 };
                [front, second, effect.each, back, any].into_iter().fold(0, u8::saturating_add)
            })
            .collect()
    }

    /// DL-236…239: each trap symbol takes one point away, front to back; a second trap meets only the
    /// symbols that the first left.
    fn prevent(&mut self, seat: Seat, blocks: &mut [u8]) {
        let party = &self.state.player(seat).party;
        let symbols: u8 = party.iter().map(|one| self.game.components.adventurer(one.who).trap).sum();
        let mut left = symbols.saturating_sub(self.state.battle.symbols_used);
        let mut count = 0;
        for block in blocks {
            let less = left.min(*block);
            *block -= less;
            left -= less;
            count += less;
        }
        self.state.battle.symbols_used += count;
        if count > 0 {
            self.tell(|| Event::Prevented { seat, count });
        }
    }
}

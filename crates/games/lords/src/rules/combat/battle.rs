//! A battle from its first step to its last, with damage, healing and conquest.

use crate::Lords;
use crate::components::{Class, Speed};
use crate::event::Event;
use crate::rules::Play;
use crate::state::{Battle, Member, Paladin, Phase, Step};
use crate::training::FATIGUE;
use undercroft_core::{Chance, Seat, Sink};

impl Lords {
    /// Hit points as printed, and those that magic added.
    #[inline]
    pub fn hit_points(&self, member: &Member) -> u8 {
        self.components.adventurer(member.who).hit_points + member.extra
    }
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// DL-230, 231: battles one after the other, step by step.
    pub fn next_battle_step(&mut self, turn: u8) {
        if turn == self.state.seats() {
            return self.end_combat_round();
        }
        let seat = self.state.seat_in_turn(turn);
        let player = self.state.player(seat);
        let Some(cell) = player.plan.tile else { return self.next_battle(turn) };
        let over = !self.game.has_party(player);
        match self.state.battle.step {
            Step::Start if over => self.call_off(seat, turn),
            Step::Start => {
                self.state.battle.step = Step::Trap;
                self.tell(|| Event::Battle { seat, cell });
            }
            // DL-286: with the last adventurer gone the battle is over at once.
            Step::Trap | Step::Fast | Step::Monsters | Step::Slow | Step::Healing if over => {
                self.tell(|| Event::Defended { seat });
                self.state.battle.step = Step::End;
            }
            Step::Trap => self.trap_step(seat),
            Step::Fast => self.spell_step(seat, Speed::Fast, Step::Monsters),
            Step::Monsters => self.monster_step(seat),
            Step::Slow => self.spell_step(seat, Speed::Slow, Step::Healing),
            Step::Healing => self.healing_step(seat),
            Step::Conquering => self.conquering_step(seat, cell),
            Step::End => self.end_battle(seat, turn),
        }
    }

    fn next_battle(&mut self, turn: u8) {
        self.state.battle = Battle::default();
        self.begin_turn(Phase::Battle(turn + 1));
    }

    /// DLA-41: the paladin was the last and has left; everything planned comes back.
    fn call_off(&mut self, seat: Seat, turn: u8) {
        let player = self.player(seat);
        let plan = std::mem::take(&mut player.plan);
        player.gold += plan.surcharge;
        player.up.pour(&plan.sent);
        plan.traps.iter().for_each(|trap| player.traps.add(*trap));
        self.next_battle(turn);
    }

    /// Puts damage on an adventurer; whoever has too much falls when the line is [swept](Self::sweep).
    pub(super) fn hurt(&mut self, seat: Seat, place: usize, damage: u8) {
        let harmable = self.game.harmable(self.state, self.state.player(seat), place);
        if damage == 0 || !harmable {
            return;
        }
        let absorbed = damage.min(self.state.battle.shield);
        self.state.battle.shield -= absorbed;
        let damage = damage - absorbed;
        if absorbed > 0 {
            self.tell(|| Event::Absorbed { seat, damage: absorbed });
        }
        let member = &mut self.player(seat).party[place];
        member.damage = member.damage.saturating_add(damage);
        let adventurer = member.who;
        if damage > 0 {
            self.tell(|| Event::Hurt { seat, adventurer, damage });
        }
    }

    /// DL-213, 214: adventurers with as much damage as hit points go to prison. True if anybody fell.
    pub(super) fn sweep(&mut self, seat: Seat) -> bool {
        let game = self.game;
        let mut fell = false;
        let mut place = 0;
        while let Some(member) = self.state.player(seat).party.get(place).copied() {
            if member.damage < game.hit_points(&member) {
                place += 1;
                continue;
            }
            fell = true;
            let player = self.player(seat);
            player.party.remove(place);
            match game.components.adventurer(member.who).class {
                Class::Illusion => {
                    self.tell(|| Event::Vanished { seat });
                    continue;
                }
                // DL-206: once captured, he moves no more.
                Class::Paladin => self.state.paladin = Paladin::Out,
                Class::Warrior | Class::Thief | Class::Priest | Class::Wizard => {}
            }
            let _ = self.player(seat).prison.try_push(member.who);
            self.tell(|| Event::Captured { seat, adventurer: member.who });
        }
        if fell && !game.has_party(self.state.player(seat)) {
            // An illusion without anybody behind it is nothing.
            self.player(seat).party.clear();
        }
        fell
    }

    /// DL-267…275: only after an attack; hearts heal from the front.
    fn healing_step(&mut self, seat: Seat) {
        self.state.battle.step = Step::Conquering;
        if !self.state.battle.attacked || self.state.battle.no_healing {
            return;
        }
        let parts = &self.game.components;
        let party = &mut self.state.players[seat.index()].party;
        let mut hearts: u8 = party.iter().map(|one| parts.adventurer(one.who).heal).sum();
        for member in party {
            let count = hearts.min(member.damage);
            member.damage -= count;
            hearts -= count;
            let adventurer = member.who;
            if count > 0 {
                self.events.push(|| Event::Healed { seat, adventurer, count });
            }
        }
    }

    /// DL-276…282: fatigue point by point, then the tile is lost if anybody is left.
    fn conquering_step(&mut self, seat: Seat, cell: crate::state::Cell) {
        self.state.battle.step = Step::End;
        if self.state.battle.held {
            return self.tell(|| Event::Held { seat });
        }
        let card = self.state.card().map(|card| self.game.components.card(card).fatigue);
        let count = if self.game.agreed.training.is_some() { FATIGUE } else { card.unwrap_or(0) };
        self.tell(|| Event::Fatigue { seat, count });
        for _ in 0..count {
            if let Some(first) = self.game.first_target(self.state, self.state.player(seat)) {
                self.hurt(seat, first, 1);
                self.sweep(seat);
            }
        }
        if self.game.has_party(self.state.player(seat)) {
            self.player(seat).dungeon.conquered.insert(cell);
            self.tell(|| Event::Conquered { seat, cell });
            self.lose_evil(seat, 1);
        } else {
            self.tell(|| Event::Defended { seat });
        }
    }

    /// DLA-16, 44: poison works at the very end, wherever its victim is by now.
    fn end_battle(&mut self, seat: Seat, turn: u8) {
        self.all_go_home(seat);
        self.state.battle.shield = 0;
        self.state.battle.invisible = false;
        for host in self.everybody() {
            for place in 0..self.state.player(host).party.len() {
                let poison = std::mem::take(&mut self.player(host).party[place].poison);
                self.hurt(host, place, poison);
            }
            let fell = self.sweep(host);
            if !self.game.has_party(self.state.player(host)) {
                self.player(host).party.clear();
                if fell {
                    self.tell(|| Event::Defended { seat: host });
                }
            }
        }
        let player = self.player(seat);
        let plan = std::mem::take(&mut player.plan);
        plan.traps.iter().for_each(|trap| player.traps.add(*trap));
        self.next_battle(turn);
    }
}

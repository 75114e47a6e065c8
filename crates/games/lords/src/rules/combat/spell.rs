//! The two spell steps.

use crate::components::{Adventurer, Card, Class, Creature, RoomEffect, RoomUse, Speed, Spell};
use crate::event::{Event, Silence, Store};
use crate::moves::Move;
use crate::rules::Play;
use crate::state::{Ask, List, Member, State, Step};
use undercroft_core::{Chance, Seat, Sink};

impl State {
    /// Monsters on the battleground that have not yet answered the Suggestion.
    pub(crate) fn undecided(&self, seat: Seat, creature: Creature) -> bool {
        creature.is_monster() && self.player(seat).plan.sent.count(creature) > self.settled.count(creature)
    }
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// DL-243…249, 265: casts the card's spell if this is its step and the party has the magic.
    pub(super) fn spell_step(&mut self, seat: Seat, speed: Speed, next: Step) {
        let card = self.state.card().filter(|card| self.game.components.card(*card).speed == speed);
        let Some(card) = card else {
            self.state.battle.step = next;
            return;
        };
        if !self.state.battle.cast {
            let Some(why) = self.silence(seat) else {
                self.state.battle.cast = true;
                self.tell(|| Event::Cast { seat, card });
                return self.cast(seat, card);
            };
            self.tell(|| Event::NotCast { seat, card, why });
        } else if self.suggestion_goes_on(seat, card) {
            return self.ask(seat, Ask::Suggestion);
        }
        self.state.battle.cast = false;
        self.state.settled = Default::default();
        self.state.battle.step = next;
    }

    /// DL-244…246, 365, 372: needed are magic for the number of the round, no anti-magic room, no dart on a wizard.
    fn silence(&self, seat: Seat) -> Option<Silence> {
        let player = self.state.player(seat);
        let magic: u8 = player.party.iter().map(|one| self.game.components.adventurer(one.who).magic).sum();
        let room = player.plan.tile.and_then(|cell| player.dungeon.room_at(cell));
        let quiet = room.is_some_and(|room| {
            matches!(self.game.components.room(room).purpose, RoomUse::Effect(RoomEffect::AntiMagic))
        });
        if magic < self.state.combat_round {
            Some(Silence::Magic)
        } else if quiet {
            Some(Silence::Room)
        } else {
            self.state.battle.no_magic.then_some(Silence::Dart)
        }
    }

    fn suggestion_goes_on(&self, seat: Seat, card: Card) -> bool {
        self.state.battle.cast
            && self.game.components.card(card).spell == Spell::Suggestion
            && Creature::ALL.iter().any(|one| self.state.undecided(seat, *one))
    }

    fn cast(&mut self, seat: Seat, card: Card) {
        let sent = self.state.player(seat).plan.sent;
        let monsters = sent.total() > sent.count(Creature::Ghost);
        match self.game.components.card(card).spell {
            Spell::Nothing => {}
            Spell::Invisibility => self.hide_wizards(seat),
            Spell::Shield { damage } => self.state.battle.shield = damage,
            Spell::LoseStores { count } => self.lose_treasure(seat, count),
            Spell::LoseImps { count } => self.lose_stores(seat, Store::Imps, count),
            Spell::Suggestion => self.state.settled = Default::default(),
            Spell::Peace { .. } => {
                if monsters {
                    self.ask(seat, Ask::Peace);
                }
            }
            Spell::GainEvil { count } => self.gain_evil(seat, count),
            Spell::Fear | Spell::Metamorphosis { .. } | Spell::Gate => {
                if monsters {
                    self.ask(seat, Ask::Pick);
                }
            }
            Spell::CreateFood { hit_points } => {
                if let Some(first) = self.player(seat).party.first_mut() {
                    first.extra += hit_points;
                }
            }
            Spell::Illusion => {
                let party = &mut self.player(seat).party;
                if !party.is_full() {
                    party.insert(0, Member::new(Adventurer::Illusion));
                }
            }
            Spell::BlindRage => self.state.battle.rage = true,
            Spell::Regeneration => {
                if let Some(first) = self.player(seat).party.first_mut() {
                    let (adventurer, count) = (first.who, std::mem::take(&mut first.damage));
                    self.tell(|| Event::Healed { seat, adventurer, count });
                }
            }
        }
    }

    /// Wizards step to the end of the line and are safe for this round.
    fn hide_wizards(&mut self, seat: Seat) {
        let game = self.game;
        let party = &mut self.player(seat).party;
        let is_wizard = |one: &Member| game.components.adventurer(one.who).class == Class::Wizard;
        let (wizards, others): (List<Member, 8>, List<Member, 8>) = party.drain(..).partition(is_wizard);
        party.extend(others);
        party.extend(wizards);
        self.state.battle.invisible = true;
    }

    /// Gold first, then food, then traps.
    fn lose_treasure(&mut self, seat: Seat, count: u8) {
        let player = self.state.player(seat);
        let gold = count.min(player.gold);
        let food = (count - gold).min(player.food);
        self.lose_stores(seat, Store::Gold, gold);
        self.lose_stores(seat, Store::Food, food);
        self.demand_traps(seat, count - gold - food);
    }

    pub fn answer_spell(&mut self, seat: Seat, mv: Move) {
        self.answered();
        match mv {
            Move::Pay(creature) => {
                self.state.settled.add(creature);
                self.tell(|| Event::Paid { seat, creature });
                self.pay(seat, self.game.components.creature(creature).cost);
            }
            Move::Withdraw(creature) => self.withdraw(seat, creature),
            Move::Retreat => {
                for creature in Creature::ALL.iter().filter(|one| one.is_monster()) {
                    while self.state.player(seat).plan.sent.has(*creature) {
                        self.withdraw(seat, *creature);
                    }
                }
            }
            Move::Accept => {
                self.tell(|| Event::Accepted { seat });
                let spell = self.state.card().map(|card| self.game.components.card(card).spell);
                if let Some(Spell::Peace { evil }) = spell {
                    self.gain_evil(seat, evil);
                }
            }
            Move::Pick(creature) => self.strike_monster(seat, creature),
            _ => {}
        }
    }

    /// DL-250: back to the lair, face up.
    fn withdraw(&mut self, seat: Seat, creature: Creature) {
        let player = self.player(seat);
        if player.plan.sent.take(creature) {
            player.up.add(creature);
        }
        self.tell(|| Event::Withdrawn { seat, creature });
    }

    /// Fear, Metamorphosis and the Gate hit one monster of the owner's choice.
    fn strike_monster(&mut self, seat: Seat, creature: Creature) {
        let spell = self.state.card().map(|card| self.game.components.card(card).spell);
        match spell {
            Some(Spell::Metamorphosis { .. }) => {
                self.state.battle.sheep = Some(creature);
                self.tell(|| Event::Sheep { seat, creature });
            }
            Some(Spell::Gate) => {
                if self.player(seat).plan.sent.take(creature) {
                    self.state.creatures_gone.add(creature);
                }
                self.tell(|| Event::Banished { seat, creature });
            }
            Some(
                Spell::Fear
                | Spell::Nothing
                | Spell::Invisibility
                | Spell::Shield { .. }
                | Spell::LoseStores { .. }
                | Spell::LoseImps { .. }
                | Spell::Suggestion
                | Spell::Peace { .. }
                | Spell::GainEvil { .. }
                | Spell::CreateFood { .. }
                | Spell::Illusion
                | Spell::BlindRage
                | Spell::Regeneration,
            )
            | None => self.withdraw(seat, creature),
        }
    }
}

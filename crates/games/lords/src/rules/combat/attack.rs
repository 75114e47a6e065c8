//! The monster step: who attacks whom, and how.

use crate::Lords;
use crate::components::{Class, Creature, Room, RoomEffect, RoomUse, Spell};
use crate::event::Event;
use crate::moves::{Mode, Move};
use crate::rules::Play;
use crate::state::{Ask, Player, State, Step};
use undercroft_core::{Chance, Seat, Sink};

/// At whom an attack goes.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Aim {
    First,
    Any,
    NotFirst,
    NoPriest,
    All,
    Nobody,
}

/// The plain way of each creature to attack, and a second one where it has one.
fn ways(creature: Creature) -> &'static [(Mode, Aim)] {
    match creature {
        Creature::Goblin | Creature::Golem => &[(Mode::Plain, Aim::First)],
        Creature::Slime => &[(Mode::Plain, Aim::All), (Mode::Hold, Aim::Nobody)],
        Creature::Ghost => &[(Mode::Plain, Aim::NotFirst)],
        Creature::Troll => &[(Mode::Plain, Aim::First), (Mode::Fed, Aim::First)],
        Creature::Witch => &[(Mode::Plain, Aim::First), (Mode::Split, Aim::Any)],
        Creature::Vampire => &[(Mode::Plain, Aim::NoPriest), (Mode::Sip, Aim::NoPriest)],
        Creature::Dragon => &[(Mode::Plain, Aim::All)],
        Creature::Demon => &[(Mode::Plain, Aim::Any)],
    }
}

impl Lords {
    /// Can the adventurer in this place be harmed?
    pub(crate) fn harmable(&self, state: &State, player: &Player, place: usize) -> bool {
        let class = self.components.adventurer(player.party[place].who).class;
        !(state.battle.invisible && class == Class::Wizard)
    }

    /// Does this creature fight as a sheep? Of several of a kind the sheep comes last.
    fn is_sheep(&self, state: &State, player: &Player, creature: Creature) -> bool {
        state.battle.sheep == Some(creature) && player.plan.sent.count(creature) == 1
    }

    /// Calls `found` with every attack that the creature has now (DL-252…261, 336…349).
    pub(crate) fn attacks(
        &self,
        state: &State,
        seat: Seat,
        creature: Creature,
        mut found: impl FnMut(Mode, u8),
    ) {
        let player = state.player(seat);
        if self.is_sheep(state, player, creature) {
            if self.first_target(state, player).is_some() {
                found(Mode::Plain, 0);
            }
            return;
        }
        for (mode, aim) in ways(creature) {
            if *mode == Mode::Fed && player.food == 0 {
                continue;
            }
            let raging = state.battle.rage && creature.is_monster();
            match aim {
                Aim::Nobody => found(*mode, 0),
                Aim::First | Aim::All => {
                    if self.first_target(state, player).is_some() {
                        found(*mode, 0);
                    }
                }
                Aim::Any | Aim::NotFirst | Aim::NoPriest => {
                    for place in 0..player.party.len() {
                        let class = self.components.adventurer(player.party[place].who).class;
                        let fits = match aim {
                            Aim::NotFirst => place > 0,
                            Aim::NoPriest => class != Class::Priest,
                            Aim::Any | Aim::First | Aim::All | Aim::Nobody => true,
                        };
                        if fits && self.harmable(state, player, place) && (!raging || place == 0) {
                            found(*mode, place as u8 + 1);
                        }
                    }
                }
            }
        }
    }

    /// Has the creature any attack now?
    pub(crate) fn can_attack(&self, state: &State, seat: Seat, creature: Creature) -> bool {
        let mut can = false;
        self.attacks(state, seat, creature, |_, _| can = true);
        can
    }

    /// The first adventurer who can be harmed.
    pub(crate) fn first_target(&self, state: &State, player: &Player) -> Option<usize> {
        (0..player.party.len()).find(|place| self.harmable(state, player, *place))
    }

    /// DL-360, 361: damage that the room of the battle adds.
    pub(crate) fn room_bonus(&self, player: &Player, creature: Creature) -> u8 {
        let room = player.plan.tile.and_then(|cell| player.dungeon.room_at(cell));
        room.map_or(0, |room| self.bonus_in(room, creature))
    }

    /// Damage that this room adds to the creature's attacks.
    pub fn bonus_in(&self, room: Room, creature: Creature) -> u8 {
        match &self.components.room(room).purpose {
            RoomUse::Effect(RoomEffect::Stronger { creatures, damage }) if creatures.contains(&creature) => {
                *damage
            }
            RoomUse::Effect(_) | RoomUse::Production { .. } => 0,
        }
    }
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// DL-251…253: the owner's creatures act in the order he likes; those that can do nothing go home.
    pub(super) fn monster_step(&mut self, seat: Seat) {
        let sent = self.state.player(seat).plan.sent;
        if sent.is_empty() {
            self.state.battle.step = Step::Slow;
        } else if sent.kinds().any(|creature| self.game.can_attack(self.state, seat, creature)) {
            self.ask(seat, Ask::Fight);
        } else {
            self.all_go_home(seat);
        }
    }

    /// DLA-10, 11: unused creatures are knocked out, but the Golem stays up and the Vampire may.
    pub(super) fn all_go_home(&mut self, seat: Seat) {
        for creature in self.state.player(seat).plan.sent.each() {
            self.idle(seat, creature);
        }
    }

    fn idle(&mut self, seat: Seat, creature: Creature) {
        let stands = matches!(creature, Creature::Golem | Creature::Vampire)
            && !self.game.is_sheep(self.state, self.state.player(seat), creature);
        self.go_home(seat, creature, stands);
        self.tell(|| Event::Idle { seat, creature });
    }

    /// DL-257, 258: back to the lair, face down unless it has the return icon.
    fn go_home(&mut self, seat: Seat, creature: Creature, stands: bool) {
        let player = self.player(seat);
        if player.plan.sent.take(creature) {
            if stands {
                player.up.add(creature);
            } else {
                player.down.add(creature);
            }
        }
    }

    pub fn fight(&mut self, seat: Seat, mv: Move) {
        self.answered();
        match mv {
            Move::Attack(creature, mode, place) => self.attack(seat, creature, mode, place),
            Move::Idle(creature) => self.idle(seat, creature),
            Move::Target(place) => {
                self.tell_aim(seat, place);
                self.second_blow(seat, usize::from(place - 1));
            }
            _ => {}
        }
    }

    /// Says whom a trap or a blow is meant for, even if nothing comes of it.
    pub(super) fn tell_aim(&mut self, seat: Seat, place: u8) {
        let party = &self.state.player(seat).party;
        if let Some(member) = place.checked_sub(1).and_then(|index| party.get(usize::from(index))) {
            let adventurer = member.who;
            self.tell(|| Event::Aimed { seat, place, adventurer });
        }
    }

    fn attack(&mut self, seat: Seat, creature: Creature, mode: Mode, place: u8) {
        self.tell(|| Event::Attacks { seat, creature, mode });
        self.tell_aim(seat, place);
        let game = self.game;
        let player = self.state.player(seat);
        let sheep = game.is_sheep(self.state, player, creature);
        let spec = game.components.creature(creature);
        let bonus = game.room_bonus(player, creature);
        let raging = self.state.battle.rage && creature.is_monster();
        let stands = !sheep && (creature == Creature::Golem || mode == Mode::Sip);
        self.go_home(seat, creature, stands);
        if mode == Mode::Hold {
            // DL-338: holding is no attack.
            self.state.battle.held = true;
            return;
        }
        self.state.battle.attacked = true;
        if sheep {
            let spell = self.state.card().map(|card| game.components.card(card).spell);
            let damage = if let Some(Spell::Metamorphosis { damage }) = spell { damage } else { 1 };
            self.strike_first(seat, damage);
            self.state.battle.sheep = None;
            return;
        }
        let damage = bonus + if mode == Mode::Plain { spec.damage } else { spec.other };
        match (creature, mode) {
            (Creature::Goblin, _) => {
                // DL-336, DLA-57: one follow-up on the new first.
                if self.strike_first(seat, damage) {
                    self.strike_first(seat, spec.other + bonus);
                }
            }
            (Creature::Troll, Mode::Fed) => {
                self.player(seat).food -= 1;
                self.strike_first(seat, damage);
            }
            (Creature::Slime | Creature::Dragon, _) => {
                if raging {
                    self.strike_first(seat, damage);
                } else {
                    self.strike_all(seat, damage);
                }
                // DL-348: the party skips healing.
                self.state.battle.no_healing |= creature == Creature::Dragon;
            }
            (Creature::Witch, Mode::Split) => {
                self.strike_at(seat, usize::from(place - 1), damage);
                self.ask_second(seat, damage);
            }
            (Creature::Ghost | Creature::Vampire | Creature::Demon, _) => {
                self.strike_at(seat, usize::from(place - 1), damage);
                // DL-349: the Demon keeps the party from conquering.
                self.state.battle.held |= creature == Creature::Demon;
            }
            (Creature::Troll | Creature::Witch | Creature::Golem, _) => {
                self.strike_first(seat, damage);
            }
        }
    }

    /// DLA-56: the Witch's second target is chosen after the first blow.
    fn ask_second(&mut self, seat: Seat, damage: u8) {
        let player = self.state.player(seat);
        let mut targets =
            (0..player.party.len()).filter(|place| self.game.harmable(self.state, player, *place));
        match (targets.next(), targets.next()) {
            (None, _) => {}
            (Some(first), Some(_)) if self.state.battle.rage => self.strike_at(seat, first, damage),
            (Some(only), None) => self.strike_at(seat, only, damage),
            (Some(_), Some(_)) => {
                self.state.due = damage;
                self.ask(seat, Ask::Second);
            }
        }
    }

    fn second_blow(&mut self, seat: Seat, place: usize) {
        let damage = self.state.due;
        self.strike_at(seat, place, damage);
    }

    /// DL-254: a standard attack; excess damage is lost. True if it eliminated its target.
    fn strike_first(&mut self, seat: Seat, damage: u8) -> bool {
        let Some(place) = self.game.first_target(self.state, self.state.player(seat)) else { return false };
        self.hurt(seat, place, damage);
        self.sweep(seat)
    }

    fn strike_at(&mut self, seat: Seat, place: usize, damage: u8) {
        self.hurt(seat, place, damage);
        self.sweep(seat);
    }

    /// DL-256: everybody gets it.
    fn strike_all(&mut self, seat: Seat, damage: u8) {
        for place in 0..self.state.player(seat).party.len() {
            self.hurt(seat, place, damage);
        }
        self.sweep(seat);
    }
}

//! The Planning Phase: which tile, which trap, which creatures.

use crate::Lords;
use crate::components::{Cost, Creature, Room, RoomEffect, RoomUse, Trap};
use crate::event::Event;
use crate::moves::Move;
use crate::rules::Play;
use crate::rules::payment::can_pay;
use crate::rules::scoring::is_real;
use crate::state::{Ask, Battle, COMBAT_ROUNDS, Phase, Player, State};
use undercroft_core::{Chance, Seat, Sink};

/// How much may be sent to a tile.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Traps.
    pub traps: u8,
    /// Monsters; ghosts are not counted.
    pub monsters: u8,
    /// Gold on each trap.
    pub surcharge: u8,
}

impl Lords {
    /// DL-219, 220, 362: a tunnel holds a trap and a monster, a room two monsters and a dearer trap, the
    /// Labyrinth two traps and a monster.
    pub fn limits(&self, room: Option<Room>) -> Limits {
        match room.map(|room| &self.components.room(room).purpose) {
            None => Limits { traps: 1, monsters: 1, surcharge: 0 },
            Some(RoomUse::Effect(RoomEffect::Labyrinth)) => Limits { traps: 2, monsters: 1, surcharge: 0 },
            Some(RoomUse::Production { .. } | RoomUse::Effect(_)) => {
                Limits { traps: 1, monsters: 2, surcharge: 1 }
            }
        }
    }

    /// The limits of the tile a player defends.
    pub fn plan_limits(&self, player: &Player) -> Limits {
        self.limits(player.plan.tile.and_then(|cell| player.dungeon.room_at(cell)))
    }

    /// DLA-19: the whole cost of a planned trap must be at hand, together with that of one laid before.
    pub(crate) fn can_lay(&self, state: &State, seat: Seat, trap: Trap) -> bool {
        let player = state.player(seat);
        player.traps.has(trap) && self.lays(state, player, trap)
    }

    /// The same whether or not the trap is in hand: what an onlooker can work out.
    pub(crate) fn lays(&self, state: &State, player: &Player, trap: Trap) -> bool {
        let limits = self.plan_limits(player);
        let laid = player.plan.traps.iter().map(|one| self.components.trap(*one, state.year).cost);
        let gold = Cost { gold: limits.surcharge, ..Cost::default() };
        let cost = laid.fold(self.components.trap(trap, state.year).cost.and(gold), Cost::and);
        (player.plan.traps.len() as u8) < limits.traps && can_pay(self, player, cost, false)
    }

    /// DL-219, 220, 227: may one more of this kind be sent?
    pub(crate) fn can_send(&self, player: &Player, creature: Creature) -> bool {
        let sent = player.plan.sent.total() - player.plan.sent.count(Creature::Ghost);
        player.up.has(creature) && (!creature.is_monster() || sent < self.plan_limits(player).monsters)
    }

    /// Is there anybody to fight at the dungeon?
    pub(crate) fn has_party(&self, player: &Player) -> bool {
        player.party.iter().any(|member| is_real(self, member.who))
    }
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// DL-210, 211: the four combat cards lie ready, the first round begins.
    pub fn begin_combat(&mut self) {
        let year = self.state.year;
        self.tell(|| Event::Combat { year });
        self.begin_combat_round(1);
    }

    pub(super) fn begin_combat_round(&mut self, round: u8) {
        self.state.combat_round = round;
        self.tell(|| Event::CombatRound { round });
        self.state.phase = Phase::Planning(0);
    }

    /// DL-215…224, 288…290: players plan one after the other; without a tile to lose, a prisoner goes free.
    pub fn next_plan(&mut self, turn: u8) {
        if turn == self.state.seats() {
            return self.reveal_combat_card();
        }
        let seat = self.state.seat_in_turn(turn);
        let player = self.state.player(seat);
        if !self.game.has_party(player) {
            return self.planned(turn);
        }
        let closest = player.dungeon.closest();
        let mut tiles = closest.iter();
        match (tiles.next(), tiles.next()) {
            (None, _) => {
                if player.prison.is_empty() || self.game.agreed.training.is_some() {
                    self.planned(turn);
                } else {
                    self.ask(seat, Ask::Free);
                }
            }
            (Some(_), _) if player.plan.tile.is_some() => self.ask(seat, Ask::Plan),
            (Some(only), None) => self.mark(seat, only),
            (Some(_), Some(_)) => self.ask(seat, Ask::Tile),
        }
    }

    fn planned(&mut self, turn: u8) {
        self.state.phase = Phase::Planning(turn + 1);
    }

    fn mark(&mut self, seat: Seat, cell: crate::state::Cell) {
        self.player(seat).plan.tile = Some(cell);
        self.tell(|| Event::Marked { seat, cell });
    }

    pub fn plan(&mut self, seat: Seat, mv: Move) {
        self.answered();
        let turn = self.state.turn_of(seat);
        match mv {
            Move::Tile(cell) => self.mark(seat, cell),
            Move::Lay(trap) => self.lay(seat, trap),
            Move::Send(creature) => {
                let player = self.player(seat);
                player.up.take(creature);
                player.plan.sent.add(creature);
                self.tell(|| Event::Sent { seat, creature });
            }
            Move::Ready => {
                self.tell(|| Event::Ready { seat });
                self.planned(turn);
            }
            Move::Free(adventurer) => {
                let prison = &mut self.player(seat).prison;
                if let Some(found) = prison.iter().position(|one| *one == adventurer) {
                    prison.remove(found);
                    self.state.adventurers_gone.add(adventurer);
                }
                self.tell(|| Event::Freed { seat, adventurer });
                self.planned(turn);
            }
            _ => {}
        }
    }

    /// DL-222, 226: face down, with the gold for a room on it.
    fn lay(&mut self, seat: Seat, trap: Trap) {
        let surcharge = self.game.plan_limits(self.state.player(seat)).surcharge;
        let player = self.player(seat);
        player.traps.take(trap);
        let _ = player.plan.traps.try_push(trap);
        player.gold -= surcharge;
        player.plan.surcharge += surcharge;
        self.tell(|| Event::Laid { seat, trap: Some(trap) });
    }

    /// DL-228, 229: one card for all dungeons.
    fn reveal_combat_card(&mut self) {
        if let Some(card) = self.state.card() {
            let round = self.state.combat_round;
            self.state.cards_shown = round;
            self.tell(|| Event::Turned { round, card });
        }
        self.state.battle = Battle::default();
        self.begin_turn(Phase::Battle(0));
    }

    /// After all battles: the next round, unless this was the last or nobody is left to fight.
    pub(super) fn end_combat_round(&mut self) {
        let game = self.game;
        let round = self.state.combat_round;
        let fighting = self.state.players.iter().any(|player| {
            game.has_party(player) && (game.agreed.training.is_none() || !player.dungeon.closest().is_empty())
        });
        // DL-380: training goes on until one side has nothing left.
        let last = game.agreed.training.is_none() && round == COMBAT_ROUNDS;
        if fighting && !last {
            self.begin_combat_round(round + 1);
        } else {
            self.end_combat();
        }
    }
}

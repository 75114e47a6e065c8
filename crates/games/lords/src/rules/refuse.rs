//! Why a move is not legal: the rule and a sentence.

use super::combat::planning::Limits;
use super::payment::can_pay_wage;
use crate::Lords;
use crate::components::{Class, Creature, EventTile, Order, Room};
use crate::moves::{Mode, Move};
use crate::state::{Ask, Cell, Cells, Phase, Player, State};
use undercroft_core::{Phrase, Refusal, Seat};

impl Lords {
    /// The reason why a move that was not generated is refused.
    pub(crate) fn reason(&self, state: &State, seat: Seat, mv: Move) -> Refusal {
        if Lords::is_over(state) {
            return Refusal::new("DL-002", "lords-no-over");
        }
        if seat.number() > state.seats() || !self.acting(state).contains(seat) {
            return self.not_asked(state);
        }
        let player = state.player(seat);
        match (state.ask, mv) {
            (Ask::Keep, Move::Keep(_)) => Refusal::new("DL-039", "lords-no-keep"),
            (Ask::Orders, Move::Order(order)) => no_order(player, order),
            (Ask::Orders, Move::Third(_)) => Refusal::new("DL-148", "lords-no-third"),
            (Ask::Space, mv) => self.no_space(state, seat, mv),
            (Ask::Spy, Move::Spy(_)) => Refusal::new("DL-091", "lords-no-spy"),
            (Ask::Dig | Ask::Tunnel, Move::Dig(cell)) => no_dig(player, cell),
            (Ask::Discard, Move::Discard(_)) => Refusal::new(discard_rule(state), "lords-no-such-trap"),
            (Ask::Feed, Move::Feed(Creature::Ghost)) => Refusal::new("DL-350", "lords-no-ghost-food"),
            (Ask::Feed, Move::Feed(_)) => Refusal::new("DL-350", "lords-no-feed"),
            (Ask::Produce, Move::Produce(room)) => no_production(state, player, room),
            (Ask::Recall, Move::Recall(_)) => Refusal::new("DL-165", "lords-no-recall"),
            (Ask::Suggestion, Move::Pay(creature)) if state.undecided(seat, creature) => {
                Refusal::new("DL-018", "lords-no-cost")
            }
            (Ask::Wages, Move::Pay(creature)) => {
                if state.unsettled(seat, creature) == 0 {
                    Refusal::new("DL-175", "lords-no-such-creature")
                } else if can_pay_wage(self, player, creature) {
                    Refusal::new("DL-177", "lords-no-such-creature")
                } else {
                    Refusal::new("DL-018", "lords-no-cost")
                }
            }
            (Ask::Wages, Move::Release(_)) => Refusal::new("DL-175", "lords-no-such-creature"),
            (Ask::Give, Move::Give(_)) => Refusal::new("DL-181", "lords-no-give"),
            (Ask::Strike, Move::PayPart(creature, part))
                if creature.is_monster()
                    && state.unsettled(seat, creature) > 0
                    && self.is_part(creature, part) =>
            {
                Refusal::new("DL-018", "lords-no-part")
            }
            (Ask::Hunt, Move::Lose(_)) | (Ask::Strike, Move::PayPart(..) | Move::Strike(_)) => {
                Refusal::new("DL-174", "lords-no-such-creature")
            }
            (Ask::Tile, Move::Tile(_)) => {
                let closest = player.dungeon.closest().iter();
                let tiles = closest.map(|cell| Phrase::new("lords-cell").text("cell", cell.to_string()));
                Refusal::with("DL-215", Phrase::new("lords-no-tile").list("tiles", tiles.collect()))
            }
            (Ask::Plan, Move::Tile(_)) => Refusal::new("DL-223", "lords-no-other-tile"),
            (Ask::Plan, Move::Lay(trap)) => {
                if !player.traps.has(trap) {
                    Refusal::new("DL-219", "lords-no-such-trap")
                } else if player.plan.traps.len() as u8 >= self.plan_limits(player).traps {
                    Refusal::new(self.limit_rule(player), "lords-no-more-traps")
                } else if self.plan_limits(player).surcharge > 0 && player.gold == 0 {
                    Refusal::new("DL-220", "lords-no-surcharge")
                } else {
                    Refusal::new("DL-234", "lords-no-cost")
                }
            }
            (Ask::Plan, Move::Send(creature)) => {
                if player.up.has(creature) {
                    Refusal::new(self.limit_rule(player), "lords-no-more-monsters")
                } else if player.down.has(creature) {
                    Refusal::new("DL-227", "lords-no-knocked-out")
                } else {
                    Refusal::new("DL-227", "lords-no-such-creature")
                }
            }
            (Ask::Free, Move::Free(_)) => Refusal::new("DL-288", "lords-no-prisoner"),
            (Ask::TrapOrder, Move::First(_)) => Refusal::new("DL-363", "lords-no-such-trap"),
            (Ask::TrapTarget | Ask::Second, Move::Target(_)) => Refusal::new("DL-255", "lords-no-target"),
            (Ask::Suggestion, Move::Pay(_) | Move::Withdraw(_)) | (Ask::Pick, Move::Pick(_)) => {
                Refusal::new("DL-248", "lords-no-such-creature")
            }
            (Ask::Fight, Move::Attack(creature, mode, place)) => {
                self.no_attack(state, seat, creature, mode, place)
            }
            (Ask::Fight, Move::Idle(_)) => Refusal::new("DL-253", "lords-no-idle"),
            (_, Move::Tile(_) | Move::Lay(_) | Move::Send(_)) if matches!(state.phase, Phase::Battle(_)) => {
                Refusal::new("DL-223", "lords-no-other-plan")
            }
            (ask, _) => asked_first(state, player, ask),
        }
    }

    /// DL-016, 063: whom the table waits for instead.
    fn not_asked(&self, state: &State) -> Refusal {
        let acting = self.acting(state).iter();
        let who = acting.map(|seat| Phrase::new("lords-occupant").seat("who", seat)).collect();
        let (rule, key) = match state.ask {
            Ask::Keep => ("DL-039", "lords-no-turn-keep"),
            Ask::Orders => ("DL-063", "lords-no-turn-orders"),
            _ => ("DL-016", "lords-no-turn"),
        };
        Refusal::with(rule, Phrase::new(key).list("who", who))
    }

    fn no_space(&self, state: &State, seat: Seat, mv: Move) -> Refusal {
        let player = state.player(seat);
        let asked = state.current_space().map(|(order, _)| order);
        match (asked, mv) {
            (Some(Order::Dig), Move::Dig(cell)) => no_dig(player, cell),
            (Some(Order::Mine), Move::Mine(_)) => Refusal::new("DL-104", "lords-no-mine"),
            (Some(Order::Hire), Move::Hire(creature)) => {
                if state.tavern.has(creature) {
                    Refusal::new("DL-123", "lords-no-cost")
                } else {
                    Refusal::new("DL-121", "lords-no-tavern")
                }
            }
            (Some(Order::Room), Move::Build(room, cell)) => self.no_room(state, player, room, cell),
            _ => asked_first(state, player, Ask::Space),
        }
    }

    fn no_room(&self, state: &State, player: &Player, room: Room, cell: Cell) -> Refusal {
        if !state.shop.contains(&room) {
            Refusal::new("DL-127", "lords-no-shop")
        } else if !player.dungeon.minable().contains(cell) {
            Refusal::new("DL-130", "lords-no-tunnel-here")
        } else if !self.components.room(room).zone.contains(cell) {
            Refusal::new("DL-132", "lords-no-zone")
        } else {
            Refusal::new("DL-133", "lords-no-room-beside")
        }
    }

    fn no_attack(&self, state: &State, seat: Seat, creature: Creature, mode: Mode, place: u8) -> Refusal {
        let player = state.player(seat);
        let target = place.checked_sub(1).and_then(|index| player.party.get(usize::from(index)));
        let class = target.map(|member| self.components.adventurer(member.who).class);
        if !player.plan.sent.has(creature) {
            return Refusal::new("DL-253", "lords-no-sent");
        }
        if let Some((rule, key)) = foreign_mode(creature, mode) {
            return Refusal::new(rule, key);
        }
        let mut aimed = false;
        self.attacks(state, seat, creature, |with, place| aimed |= with == mode && place > 0);
        if creature == Creature::Ghost && place == 1 {
            Refusal::new("DL-260", "lords-no-ghost-first")
        } else if creature == Creature::Vampire && class == Some(Class::Priest) {
            Refusal::new("DL-345", "lords-no-priest")
        } else if mode == Mode::Fed && player.food == 0 {
            Refusal::new("DL-341", "lords-no-cost")
        } else if aimed && place == 0 {
            let creature = Phrase::member("lords-creature", creature.id());
            Refusal::with("DL-255", Phrase::new("lords-no-aim").phrase("creature", creature))
        } else if target.is_none() && place > 0 {
            Refusal::new("DL-255", "lords-no-target")
        } else if place > 0 && !aimed && self.can_attack(state, seat, creature) {
            let creature = Phrase::member("lords-creature", creature.id());
            Refusal::with("DL-254", Phrase::new("lords-no-choice").phrase("creature", creature))
        } else {
            Refusal::new("DL-255", "lords-no-harm")
        }
    }

    /// The rule that limits what is sent to the tile.
    pub(crate) fn limit_rule(&self, player: &Player) -> &'static str {
        match self.plan_limits(player) {
            Limits { traps: 2.., .. } => "DL-362",
            Limits { surcharge: 1.., .. } => "DL-220",
            Limits { .. } => "DL-219",
        }
    }
}

fn no_order(player: &Player, order: Order) -> Refusal {
    if player.inaccessible.contains(order) {
        Refusal::new("DL-065", "lords-no-inaccessible")
    } else {
        Refusal::new("DL-063", "lords-no-order")
    }
}

fn no_dig(player: &Player, cell: Cell) -> Refusal {
    let tiles = player.dungeon.tiles();
    if tiles.contains(cell) {
        Refusal::new("DL-102", "lords-no-empty-square")
    } else if !tiles.beside().contains(cell) {
        Refusal::new("DL-100", "lords-no-neighbour")
    } else {
        Refusal::new("DL-101", "lords-no-block")
    }
}

fn no_production(state: &State, player: &Player, room: Room) -> Refusal {
    let Some(cell) = player.dungeon.rooms.cell_of(room) else {
        return Refusal::new("DL-155", "lords-no-such-room");
    };
    if player.dungeon.conquered.and(Cells::only(cell)).is_empty() {
        if player.worked.count(room) >= state.year {
            let rule = if state.year == 1 { "DL-158" } else { "DL-159" };
            return Refusal::new(rule, "lords-no-more-work");
        }
        Refusal::new("DL-155", "lords-no-workers")
    } else {
        Refusal::new("DL-162", "lords-no-conquered")
    }
}

/// The rule that asks for a trap: a purchase of the second year, the Golem, a special event or a spell.
fn discard_rule(state: &State) -> &'static str {
    match (state.phase, state.current_space(), state.event_tile()) {
        (Phase::Actions(_), Some((Order::Traps, _)), _) => "DL-305",
        (Phase::Event(_) | Phase::Arrival(_), _, Some(EventTile::Special)) => "DL-174",
        (Phase::Battle(_), ..) if state.settled.is_empty() => "DL-266",
        _ => "DL-347",
    }
}

/// A way to attack that only another creature has.
fn foreign_mode(creature: Creature, mode: Mode) -> Option<(&'static str, &'static str)> {
    let (owner, rule, key) = match mode {
        Mode::Plain => return None,
        Mode::Hold => (Creature::Slime, "DL-337", "lords-no-hold"),
        Mode::Fed => (Creature::Troll, "DL-341", "lords-no-fed"),
        Mode::Split => (Creature::Witch, "DL-343", "lords-no-split"),
        Mode::Sip => (Creature::Vampire, "DL-344", "lords-no-sip"),
    };
    (creature != owner).then_some((rule, key))
}

/// What has to be answered before anything else, and by which rule it is asked.
fn asked_first(state: &State, player: &Player, ask: Ask) -> Refusal {
    let (rule, key) = match ask {
        Ask::Nothing => ("DL-049", "lords-no-asked"),
        Ask::Keep => ("DL-039", "lords-first-keep"),
        Ask::Orders if player.chosen.is_full() => ("DL-148", "lords-first-third"),
        Ask::Orders => ("DL-063", "lords-first-orders"),
        Ask::Space => ("DL-073", "lords-first-space"),
        Ask::Spy => ("DL-091", "lords-first-spy"),
        Ask::Dig => ("DL-100", "lords-first-dig"),
        Ask::Discard => (discard_rule(state), "lords-first-discard"),
        Ask::Feed => ("DL-350", "lords-first-feed"),
        Ask::Produce => ("DL-155", "lords-first-produce"),
        Ask::Tunnel => ("DL-356", "lords-first-tunnel"),
        Ask::Recall => ("DL-165", "lords-first-recall"),
        Ask::Wages => ("DL-175", "lords-first-wages"),
        Ask::Give => ("DL-181", "lords-first-give"),
        Ask::Hunt => ("DL-174", "lords-first-hunt"),
        Ask::Strike => ("DL-174", "lords-first-strike"),
        Ask::Tile => ("DL-215", "lords-first-tile"),
        Ask::Plan => ("DL-223", "lords-first-plan"),
        Ask::Free => ("DL-288", "lords-first-free"),
        Ask::TrapOrder => ("DL-363", "lords-first-trap-order"),
        Ask::TrapTarget => ("DL-255", "lords-first-trap-target"),
        Ask::Suggestion => ("DL-248", "lords-first-suggestion"),
        Ask::Peace => ("DL-248", "lords-first-peace"),
        Ask::Pick => ("DL-248", "lords-first-pick"),
        Ask::Fight => ("DL-251", "lords-first-fight"),
        Ask::Second => ("DL-343", "lords-first-second"),
    };
    Refusal::new(rule, key)
}

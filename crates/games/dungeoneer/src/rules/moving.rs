//! Moving: exits, payment, entering, points, barriers (sections 11 to 13).

use super::Play;
use crate::components::{Barrier, Checks, Exit, Ignored, Stat, Trigger, WoundSource};
use crate::event::Event;
use crate::ids::Spot;
use crate::state::{Check, Context, Creature, Entering, Frame, Leaving, Side, Source, Wound};
use undercroft_core::{Chance, Seat, Sink};

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// A hero sets out through an exit.
    pub fn go(&mut self, seat: Seat, side: Side) {
        self.events.push(|| Event::SetOut { seat, side });
        self.push(Frame::Leave { seat, side, step: Leaving::Exit });
    }

    /// DR-169, DR-405: the exit's condition, then payment, then the next location.
    pub fn leave(&mut self, seat: Seat, side: Side, step: Leaving) {
        let rules = self.rules;
        let player = *self.state.player(seat);
        let placed = *self.state.placed(player.spot);
        if player.out || player.life == 0 {
            // DR-188.
            self.pop();
            return;
        }
        match step {
            Leaving::Exit => {
                let exit = placed.exit(rules.components.site(placed.location), side);
                let (next, stat, target) = match exit {
                    Exit::Open | Exit::Wall => (Leaving::Pay, None, 0),
                    Exit::Blocked { stat, target } => {
                        let free = rules.is_held_open(self.state, player.spot, side)
                            || rules.ignores(self.state, Creature::Hero(seat), Ignored::Blocked);
                        if free { (Leaving::Pay, None, 0) } else { (Leaving::Blocked, Some(stat), target) }
                    }
                    Exit::Trap { stat, target } => {
                        let free = rules.ignores(self.state, Creature::Hero(seat), Ignored::TrapExit)
                            || rules.is_sprung(self.state, placed.location, side);
                        if free { (Leaving::Pay, None, 0) } else { (Leaving::Trap, Some(stat), target) }
                    }
                };
                self.become_frame(Frame::Leave { seat, side, step: next });
                if let Some(stat) = stat {
                    self.push_check(seat, stat, Checks::Exit, target);
                }
            }
            Leaving::Blocked => {
                let target = match placed.exit(rules.components.site(placed.location), side) {
                    Exit::Blocked { target, .. } => target,
                    Exit::Open | Exit::Wall | Exit::Trap { .. } => 0,
                };
                if self.state.total < target as i8 {
                    // DR-172…176: a failed check costs an action point, and the exit is open from now on.
                    self.lose_ap(seat, 1);
                    if self.state.player(seat).ap == 0 {
                        self.player(seat).holds = Some(side);
                        self.events.push(|| Event::Stuck { seat, side });
                        self.pop();
                        return;
                    }
                }
                self.become_frame(Frame::Leave { seat, side, step: Leaving::Pay });
            }
            Leaving::Trap => {
                self.become_frame(Frame::Leave { seat, side, step: Leaving::Pay });
                self.spring_exit(placed.location, side);
                let target = match placed.exit(rules.components.site(placed.location), side) {
                    Exit::Trap { target, .. } => target,
                    Exit::Open | Exit::Wall | Exit::Blocked { .. } => 0,
                };
                if self.state.total < target as i8 {
                    // DR-185.
                    self.push_wound(Creature::Hero(seat), 1, WoundSource::Threat, Creature::Nobody);
                }
            }
            Leaving::Pay => {
                self.pop();
                // The point may have gone into an effect used before the check.
                if player.ap == 0 {
                    return;
                }
                self.player(seat).ap -= 1;
                if let Some(to) = rules.way(self.state, player.spot, side) {
                    let location = rules.spot_name(self.state, to);
                    self.events.push(|| Event::Moved { seat, side, location });
                    self.arrive(seat, to);
                }
            }
        }
    }

    /// The pawn comes to another location, by whatever means (DR-165, DR-420, DR-421).
    pub fn arrive(&mut self, seat: Seat, to: Spot) {
        let own_turn = self.state.active == seat;
        let player = self.player(seat);
        player.spot = to;
        player.moved |= own_turn;
        player.holds = None;
        player.played = 0;
        player.brought = !own_turn;
        if own_turn {
            // DR-274: what was found is found where it lies.
            self.forget_found();
        }
        self.push(Frame::Enter { seat, own_turn, step: Entering::Points });
    }

    /// DR-405: points, a window for cards, the location's effect or barrier, what waits there.
    pub fn enter(&mut self, seat: Seat, own_turn: bool, step: Entering) {
        let rules = self.rules;
        let player = *self.state.player(seat);
        if player.out || player.life == 0 {
            self.pop();
            return;
        }
        let placed = *self.state.placed(player.spot);
        let site = rules.components.site(placed.location);
        let context = Context::of(seat, Source::Location(placed.location), player.spot);
        let next = |step| Frame::Enter { seat, own_turn, step };
        match step {
            Entering::Points => {
                self.become_frame(next(Entering::Window));
                let fresh = !player.has_visited(player.spot);
                if own_turn {
                    self.player(seat).visit(player.spot);
                    if fresh {
                        self.receive_points(seat);
                    }
                }
            }
            Entering::Window => {
                self.become_frame(next(Entering::Effects(0)));
                if own_turn {
                    self.window_on_entering(seat);
                }
            }
            Entering::Effects(nth) => {
                let blocks = rules.components.blocks(site.blocks);
                let Some(block) = blocks.get(usize::from(nth)) else {
                    self.become_frame(next(Entering::Barrier));
                    return;
                };
                self.become_frame(next(Entering::Effects(nth + 1)));
                let happens = match block.on {
                    // DR-050.
                    Trigger::Enter => own_turn,
                    Trigger::AnyEntry => true,
                    Trigger::Play
                    | Trigger::Static
                    | Trigger::Use
                    | Trigger::Special
                    | Trigger::Spring
                    | Trigger::TurnStart
                    | Trigger::Strike
                    | Trigger::Countered
                    | Trigger::WouldWound
                    | Trigger::Defeated => false,
                };
                if happens
                    && rules.holds(self.state, &block.when, &context)
                    && !rules.ignores(self.state, Creature::Hero(seat), Ignored::LocationEffect)
                {
                    self.push(Frame::Run { ops: block.ops, context });
                }
            }
            Entering::Barrier => {
                self.become_frame(next(Entering::Encounter));
                let who = Creature::Hero(seat);
                let (stat, target, ignored) = match site.barrier {
                    Barrier::Spikes { stat, target } => (stat, target, Ignored::Spikes),
                    Barrier::Pit { stat, target } => (stat, target, Ignored::Pit),
                    // DR-194: a hazard concerns traps only.
                    Barrier::None | Barrier::Hazard { .. } => return,
                };
                if own_turn && !rules.ignores(self.state, who, ignored) {
                    self.become_frame(next(Entering::Checked));
                    if ignored == Ignored::Spikes
                        && rules.agreed.evading_spikes
                        && rules.points_for_actions(self.state, seat) > 0
                    {
                        self.ask(seat, crate::state::Choice::Spikes, context);
                    } else {
                        self.push_check(seat, stat, Checks::Barrier, target);
                    }
                }
            }
            Entering::Checked => {
                self.become_frame(next(Entering::Encounter));
                match site.barrier {
                    Barrier::Spikes { target, .. } if self.state.total < target as i8 => {
                        self.push_wound(Creature::Hero(seat), 1, WoundSource::Threat, Creature::Nobody);
                    }
                    Barrier::Pit { target, .. } if self.state.total < target as i8 => self.fall(seat),
                    Barrier::Spikes { .. } | Barrier::Pit { .. } | Barrier::None | Barrier::Hazard { .. } => {
                    }
                }
            }
            Entering::Encounter => {
                self.pop();
                self.check_solo_win(seat);
                self.encounter(seat);
            }
        }
    }

    pub fn push_check(&mut self, seat: Seat, stat: Stat, checks: Checks, target: u8) {
        self.push(Frame::Check(Check {
            by: Creature::Hero(seat),
            stat,
            checks,
            versus: Creature::Nobody,
            target,
            die: 0,
            bonus: 0,
            asked: false,
        }));
    }

    pub fn push_wound(&mut self, to: Creature, amount: u8, source: WoundSource, from: Creature) {
        if amount > 0 {
            let amount = self.rules.wounds_to_take(self.state, to, amount);
            self.push(Frame::Wound(Wound { to, amount, source, from, form: None, asked: false }));
        }
    }

    /// Action points are lost, as many as there are.
    pub fn lose_ap(&mut self, seat: Seat, amount: u8) {
        let player = self.player(seat);
        let lost = amount.min(player.ap);
        player.ap -= lost;
        self.events.push(|| Event::Lost {
            seat,
            resource: crate::components::Resource::Ap,
            amount: lost.into(),
        });
    }

    /// DRA-87: a trap exit that was checked is spent for the turn, where this was agreed.
    fn spring_exit(&mut self, location: crate::ids::Location, side: Side) {
        if self.rules.agreed.trap_exits_once {
            let used =
                crate::state::Used { source: Source::Location(location), nth: 100 + side as u8, by: 0 };
            if !self.state.used.contains(&used) {
                self.state.used.push(used);
            }
        }
    }
}

impl crate::Rules {
    /// Wounds as they hit somebody, with what makes them more or fewer.
    pub(crate) fn wounds_to_take(&self, state: &crate::State, who: Creature, wounds: u8) -> u8 {
        let more = self.added(state, who, crate::components::Value::WoundsTaken);
        if wounds == 0 { 0 } else { wounds.saturating_add_signed(more) }
    }

    /// DRA-87: is the trap of this exit spent for the turn?
    pub(crate) fn is_sprung(&self, state: &crate::State, location: crate::ids::Location, side: Side) -> bool {
        let used = crate::state::Used { source: Source::Location(location), nth: 100 + side as u8, by: 0 };
        self.agreed.trap_exits_once && state.used.contains(&used)
    }

    /// DR-179…181: a hero who stands there holds the exit open.
    pub(crate) fn is_held_open(&self, state: &crate::State, spot: Spot, side: Side) -> bool {
        state.heroes_at(spot).any(|seat| state.player(seat).holds == Some(side))
    }
}

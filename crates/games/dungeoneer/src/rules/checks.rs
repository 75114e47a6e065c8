//! One die and a characteristic (section 22).

use super::Play;
use super::values::{form_of, value_of};
use crate::Rules;
use crate::components::{Checks, Form, Limit, Stat, Until, Value};
use crate::event::Event;
use crate::state::{Change, Check, Creature, Frame, State, Threat};
use undercroft_core::{Chance, Seat, Sink};

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// A check goes on: the window before, the die, the window after, the total.
    pub fn check(&mut self, check: Check) {
        let rules = self.rules;
        if check.die == 0 {
            if !check.asked {
                if matches!(check.by, Creature::Hero(_)) && self.release_for_check() {
                    return;
                }
                self.become_frame(Frame::Check(Check { asked: true, ..check }));
                self.window_before_roll(check);
                return;
            }
            // An attack that a card allows besides may have a bonus or a penalty of its own.
            let bonus = rules.check_bonus(self.state, &check) + check.bonus;
            self.spend_next_check(&check);
            let die = self.chance.die(6);
            let rolled = Check { die, bonus, asked: false, ..check };
            self.tell_roll(&rolled);
            self.become_frame(Frame::Check(rolled));
        } else if !check.asked {
            self.become_frame(Frame::Check(Check { asked: true, ..check }));
            self.window_after_roll(check);
        } else {
            self.state.total = check.die as i8 + check.bonus;
            self.pop();
            self.refresh(Limit::OncePerCheck);
        }
    }

    pub fn tell_roll(&mut self, check: &Check) {
        let rules = self.rules;
        let Check { by, stat, checks, target, die, bonus, .. } = *check;
        let total = die as i8 + bonus;
        self.events.push(|| Event::Rolled { by: rules.being(by), die, stat, bonus, total, target, checks });
    }

    /// What was to last for the next check of its sort is over.
    fn spend_next_check(&mut self, check: &Check) {
        let by = check.by;
        self.state.modifiers.retain(|one| match one.change {
            Change::Add { checks, .. } => {
                !(one.until == Until::NextCheck && one.on == by && checks.admit(check.checks))
            }
            Change::Ignore(_) | Change::Forbid(_) | Change::Cost { .. } => true,
        });
    }

    /// DR-391, DR-582: everybody checks, in turn order from the active player; then the consequences.
    pub fn threat(&mut self, threat: Threat) {
        let Threat { current, .. } = threat;
        if current != Creature::Nobody {
            // The check of this one has just been made.
            let target = match current {
                Creature::Hero(seat) => self.rules.number_of(self.state, &threat, seat),
                Creature::Nobody | Creature::Monster(_) | Creature::Quest(_) => threat.target,
            };
            let passed = self.state.total >= target as i8;
            let mut next = Threat { current: Creature::Nobody, ..threat };
            match current {
                Creature::Hero(seat) if passed => next.passed = next.passed.with(seat),
                Creature::Hero(seat) => next.failed = next.failed.with(seat),
                Creature::Nobody | Creature::Monster(_) | Creature::Quest(_) => {
                    let ops = if passed { threat.pass } else { threat.fail };
                    let mut context = threat.context;
                    context.victim = current;
                    context.chosen = false;
                    self.become_frame(Frame::Run { ops, context });
                    return;
                }
            }
            self.become_frame(Frame::Threat(next));
            return;
        }
        let order: [Option<Seat>; 4] = {
            let mut seats = self.state.heroes_from(self.state.active);
            std::array::from_fn(|_| seats.next())
        };
        if let Some(seat) = order.iter().flatten().copied().find(|seat| threat.waiting.contains(*seat)) {
            let current = Creature::Hero(seat);
            let waiting = threat.waiting.without(seat);
            let target = self.rules.number_of(self.state, &threat, seat);
            self.become_frame(Frame::Threat(Threat { waiting, current, ..threat }));
            self.push_check(seat, threat.stat, threat.checks, target);
            return;
        }
        let settled = threat.failed.with_all(threat.passed);
        let Some(seat) = order.iter().flatten().copied().find(|seat| settled.contains(*seat)) else {
            self.pop();
            return;
        };
        let failed = threat.failed.contains(seat);
        self.become_frame(Frame::Threat(Threat {
            failed: threat.failed.without(seat),
            passed: threat.passed.without(seat),
            settling: true,
            ..threat
        }));
        let mut context = threat.context;
        context.victim = Creature::Hero(seat);
        context.chosen = false;
        self.push(Frame::Run { ops: if failed { threat.fail } else { threat.pass }, context });
    }
}

trait Union {
    fn with_all(self, other: Self) -> Self;
}

impl Union for undercroft_core::SeatSet {
    fn with_all(self, other: Self) -> Self {
        other.iter().fold(self, |set, seat| set.with(seat))
    }
}

impl Rules {
    /// What a threat asks of one of those it concerns.
    fn number_of(&self, state: &State, threat: &Threat, seat: Seat) -> u8 {
        match threat.checks {
            Checks::Trap => self.trap_target(state, threat.target, &threat.context, seat),
            _ => threat.target,
        }
    }

    /// The characteristic and everything that is added to it.
    pub(crate) fn check_bonus(&self, state: &State, check: &Check) -> i8 {
        let Check { by, stat, checks, versus, .. } = *check;
        let of_form = |form: Form| {
            self.printed(state, by, form) + self.bonus(state, by, value_of(form), checks, versus, Some(form))
        };
        // A characteristic that is none of the three takes what is added to all.
        let to_all = || self.bonus(state, by, Value::All, checks, versus, None);
        match (stat, form_of(stat)) {
            (_, Some(form)) => of_form(form),
            (Stat::Best, _) => Form::ALL.iter().map(|form| of_form(*form)).max().unwrap_or(0),
            (Stat::Level, _) => match by {
                Creature::Hero(seat) => state.player(seat).level as i8 + to_all(),
                Creature::Nobody | Creature::Monster(_) | Creature::Quest(_) => to_all(),
            },
            (Stat::Life, _) => self.life(state, by).min(100) as i8 + to_all(),
            // A plain die.
            (Stat::None | Stat::Melee | Stat::Magic | Stat::Speed, _) => 0,
        }
    }
}

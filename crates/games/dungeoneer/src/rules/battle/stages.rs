//! Stages I to V: attack, response, both checks, comparison.

use super::super::Play;
use crate::components::{Checks, Form, Hit, Span, Stat, Symbol, Trigger, Value, WoundSource};
use crate::event::Event;
use crate::state::{
    Attack, Battle, BattleKind, Check, Choice, Context, Creature, Escort, Fate, Frame, Source, Stage, Window,
    Wound,
};
use undercroft_core::{Chance, Seat, Sink};

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    pub fn fight(&mut self) -> Option<&mut Battle> {
        self.state.battles.last_mut()
    }

    pub(super) fn next_stage(&mut self, stage: Stage) {
        if let Some(battle) = self.fight() {
            battle.stage = stage;
            battle.cursor = 0;
            battle.step = 0;
        }
    }

    /// The innermost battle goes on.
    pub fn battle(&mut self) {
        let Some(battle) = self.state.battles.last().copied() else {
            self.pop();
            return;
        };
        match battle.stage {
            Stage::Attack => {
                self.next_stage(Stage::Response);
                if let Some(Attack { attacker: Creature::Hero(seat), .. }) = battle.attacks.first() {
                    self.open_window(*seat, Window::OwnAttack);
                }
            }
            Stage::Response => {
                self.next_stage(Stage::AttackCheck);
                if let Creature::Hero(seat) = battle.defender {
                    self.open_window(seat, Window::Response);
                }
            }
            Stage::AttackCheck => self.attack_check(&battle),
            Stage::CounterCheck => self.counter_check(&battle),
            Stage::Comparison => self.compare(&battle),
            Stage::Challenge => self.challenge_stage(&battle),
            Stage::Lair => self.lair_stage(&battle),
            Stage::Reward => self.reward_stage(&battle),
            Stage::End => self.end_battle(),
        }
    }

    /// Stage III, DRA-12: traps spring in their place among the attacks.
    fn attack_check(&mut self, battle: &Battle) {
        let rules = self.rules;
        let nth = usize::from(battle.cursor);
        let Some(attack) = battle.attacks.get(nth).copied() else {
            self.next_stage(Stage::CounterCheck);
            return;
        };
        if nth == 0 && battle.step == 0 {
            self.void_the_pointless(battle);
        }
        let attack = self.state.battles.last().map_or(attack, |battle| battle.attacks[nth]);
        let total = self.state.total;
        let Some(battle) = self.fight() else { return };
        match (attack.fate, battle.step) {
            (Fate::Standing, 0) if attack.trap => {
                battle.attacks[nth].fate = Fate::Done;
                battle.cursor += 1;
                let (owner, victim, spot) = (battle.owner, battle.defender, battle.spot);
                self.spring(owner, attack.attacker, victim, spot);
            }
            (Fate::Standing, 0) => {
                battle.step = 1;
                let defender = battle.defender;
                let made = check(attack.attacker, stat(attack.form), Checks::Attack, defender);
                self.push(Frame::Check(Check { bonus: attack.extra.unwrap_or(0), ..made }));
            }
            (Fate::Standing, _) => {
                battle.attacks[nth].total = Some(total);
                battle.cursor += 1;
                battle.step = 0;
            }
            (Fate::Void | Fate::Done, _) => {
                battle.cursor += 1;
                battle.step = 0;
            }
        }
        let _ = rules;
    }

    /// DR-437: attacks on a hero who has left, of a dead attacker, or on a dead target come to nothing.
    fn void_the_pointless(&mut self, battle: &Battle) {
        let rules = self.rules;
        let left = match battle.defender {
            Creature::Hero(seat) => {
                let player = self.state.player(seat);
                let moved = player.spot != battle.spot && battle.kind != BattleKind::Challenge;
                moved || player.life == 0 || player.out
            }
            Creature::Nobody => true,
            Creature::Monster(_) | Creature::Quest(_) => rules.life(self.state, battle.defender) == 0,
        };
        for nth in 0..battle.attacks.len() {
            let attack = battle.attacks[nth];
            let dead = !attack.trap && rules.life(self.state, attack.attacker) == 0;
            if attack.fate == Fate::Standing && (left || dead) {
                self.void(nth);
            }
        }
    }

    /// One attack comes to nothing.
    pub fn void(&mut self, nth: usize) {
        let rules = self.rules;
        let Some(battle) = self.fight() else { return };
        battle.attacks[nth].fate = Fate::Void;
        let by = battle.attacks[nth].attacker;
        self.events.push(|| Event::Voided { by: rules.being(by) });
    }

    /// DR-390…395: a trap's threat where its target is.
    pub fn spring(&mut self, owner: Seat, trap: Creature, victim: Creature, spot: crate::ids::Spot) {
        let Creature::Monster(card) = trap else { return };
        let source = Source::Card(card);
        let context = Context { you: owner, victim, source, spot, x: 0, chosen: false };
        let blocks = self.rules.blocks_of(source);
        for block in blocks.iter().rev().filter(|block| block.on == Trigger::Spring) {
            self.push(Frame::Run { ops: block.ops, context });
        }
    }

    /// Stage IV: the defender rolls against each attack, in the attacker's form.
    fn counter_check(&mut self, battle: &Battle) {
        let rules = self.rules;
        let nth = usize::from(battle.cursor);
        let Some(attack) = battle.attacks.get(nth).copied() else {
            self.next_stage(Stage::Comparison);
            return;
        };
        let total = self.state.total;
        let by = battle.defender_of(&attack);
        let plain = rules.symbol(self.state, by, attack.form) == Symbol::None;
        let Some(battle) = self.fight() else { return };
        if attack.fate != Fate::Standing || attack.total.is_none() {
            battle.cursor += 1;
            battle.step = 0;
        } else if battle.step == 0 {
            battle.step = 1;
            // DR-469: a minion may take the hero's place.
            if let Creature::Hero(seat) = battle.defender
                && rules.ready_minions(self.state, seat).next().is_some()
            {
                let context = self.context(seat, Source::Rules);
                self.ask(seat, Choice::StandIn, context);
            }
        } else if battle.step == 1 {
            battle.step = 2;
            let with = if plain { Stat::None } else { stat(attack.form) };
            self.push(Frame::Check(check(by, with, Checks::Counter, attack.attacker)));
        } else {
            battle.attacks[nth].counter = Some(total);
            battle.cursor += 1;
            battle.step = 0;
        }
    }

    /// Stage V: the higher total strikes; a tie does nothing (DR-350…352).
    fn compare(&mut self, battle: &Battle) {
        let rules = self.rules;
        let nth = usize::from(battle.cursor);
        let Some(attack) = battle.attacks.get(nth).copied() else {
            self.next_stage(Stage::Challenge);
            return;
        };
        let (Some(total), Some(counter), Fate::Standing) = (attack.total, attack.counter, attack.fate) else {
            self.advance();
            return;
        };
        let (attacker, defender, form) = (attack.attacker, battle.defender_of(&attack), attack.form);
        let wins = total > counter;
        let (by, on) = if wins { (attacker, defender) } else { (defender, attacker) };
        match battle.step {
            0 => {
                let harmless = !wins && rules.symbol(self.state, defender, form) == Symbol::None;
                let gone = rules.life(self.state, by) == 0 || rules.life(self.state, on) == 0;
                if total == counter || harmless || gone {
                    self.events
                        .push(|| Event::Drawn { by: rules.being(attacker), on: rules.being(defender) });
                    self.conclude(nth);
                    return;
                }
                self.events.push(|| Event::Struck { by: rules.being(by), on: rules.being(on) });
                self.set_step(1);
                // DR-326: a hero who strikes a hero may take his escort instead.
                if let (true, Creature::Hero(seat), Creature::Hero(victim)) = (wins, by, on)
                    && rules.carries(self.state, victim)
                {
                    let context = self.context(seat, Source::Rules);
                    self.state.lost = 0;
                    self.ask(seat, Choice::Spoils(victim), context);
                    return;
                }
                self.strike(by, on, form, wins);
            }
            1 => {
                let lost = self.state.lost;
                // Stage VIII knows only wounds between heroes and monsters, not those of a minion.
                if let Some(battle) = self.fight().filter(|_| attack.minion.is_none()) {
                    let attack = &mut battle.attacks[nth];
                    let count = if wins { &mut attack.dealt } else { &mut attack.taken };
                    *count += lost;
                }
                self.set_step(2);
                let then = rules.hit(self.state, by, form, wins).map_or(Span::default(), |hit| hit.then);
                if let Creature::Hero(seat) = by {
                    self.after_a_heros_strike(seat, on, wins);
                }
                if !then.is_empty() {
                    let (you, source) = match by {
                        Creature::Monster(card) => {
                            (rules.owner_of(self.state, card).unwrap_or(battle.owner), Source::Card(card))
                        }
                        Creature::Quest(quest) => (battle.owner, Source::Quest(quest)),
                        Creature::Hero(seat) => (seat, Source::Rules),
                        Creature::Nobody => (battle.owner, Source::Rules),
                    };
                    let spot = match on {
                        Creature::Hero(seat) => self.state.player(seat).spot,
                        Creature::Nobody | Creature::Monster(_) | Creature::Quest(_) => battle.spot,
                    };
                    let context = Context { you, victim: on, source, spot, x: 0, chosen: false };
                    self.push(Frame::Run { ops: then, context });
                }
            }
            _ => self.conclude(nth),
        }
    }

    /// What the cards and abilities of a hero do when he has struck, as attacker or with a counterattack.
    fn after_a_heros_strike(&mut self, seat: Seat, struck: Creature, as_attacker: bool) {
        let rules = self.rules;
        let wanted = if as_attacker { Trigger::Strike } else { Trigger::Countered };
        let mut found = Vec::new();
        rules.usable(self.state, seat, |source, span| {
            for block in rules.components.blocks(span).iter().filter(|block| block.on == wanted) {
                found.push((source, *block));
            }
        });
        for (source, block) in found.into_iter().rev() {
            let context = Context { victim: struck, ..self.context(seat, source) };
            let silenced = matches!(source, Source::Card(card) if rules.is_silenced(self.state, card));
            if !silenced && rules.holds(self.state, &block.when, &context) {
                self.push(Frame::Run { ops: block.ops, context });
            }
        }
    }

    /// A strike: the wounds printed for the form, and what was added to them.
    pub fn strike(&mut self, by: Creature, on: Creature, form: Form, as_attacker: bool) {
        let rules = self.rules;
        let printed = rules.hit(self.state, by, form, as_attacker).map_or(1, |hit| hit.wounds);
        let made = if as_attacker { Checks::Attack } else { Checks::Counter };
        let more = rules.bonus(self.state, by, Value::WoundsDealt, made, on, Some(form));
        let amount = (i16::from(printed) + i16::from(more)).max(0) as u8;
        let amount = rules.wounds_to_take(self.state, on, amount);
        self.state.lost = 0;
        let source = WoundSource::Strike;
        self.push(Frame::Wound(Wound { to: on, amount, source, from: by, form: Some(form), asked: false }));
    }

    fn set_step(&mut self, step: u8) {
        if let Some(battle) = self.fight() {
            battle.step = step;
        }
    }

    fn advance(&mut self) {
        if let Some(battle) = self.fight() {
            battle.cursor += 1;
            battle.step = 0;
        }
    }

    fn conclude(&mut self, nth: usize) {
        if let Some(battle) = self.fight() {
            battle.attacks[nth].fate = Fate::Done;
        }
        self.advance();
    }
}

impl crate::Rules {
    /// DR-356, DR-357: what is printed for a strike in the form.
    pub(crate) fn hit(
        &self,
        _state: &crate::State,
        by: Creature,
        form: Form,
        as_attacker: bool,
    ) -> Option<Hit> {
        if !as_attacker && !self.agreed.strike_on_counter {
            return None;
        }
        self.sheet(by).and_then(|sheet| sheet.hits[form as usize])
    }

    /// Has the hero somebody in his charge?
    pub(crate) fn carries(&self, state: &crate::State, seat: Seat) -> bool {
        state.quests.iter().any(|open| open.owner == Some(seat) && open.escort == Escort::Carried)
    }
}

fn stat(form: Form) -> Stat {
    match form {
        Form::Melee => Stat::Melee,
        Form::Magic => Stat::Magic,
        Form::Speed => Stat::Speed,
    }
}

fn check(by: Creature, stat: Stat, checks: Checks, versus: Creature) -> Check {
    Check { by, stat, checks, versus, target: 0, die: 0, bonus: 0, asked: false }
}

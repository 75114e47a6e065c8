//! The interpreter of card effects: one operation after another, each in its context.

mod answers;
mod moves;
mod targets;

use super::Play;
use crate::components::{
    Amount, Checks, Chooser, Class, DrawFrom, FilterId, From, Op, Resource, Span, Stat, Until, Value, Who,
    WoundSource,
};
use crate::event::Event;
use crate::state::{Change, Choice, Context, Creature, Frame, Modifier, Source, Threat};
use undercroft_core::{Chance, Seat, SeatSet, Sink};

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// Carries out the next operation of a list.
    pub fn run_ops(&mut self, ops: Span, context: Context) {
        if ops.is_empty() {
            self.pop();
            return;
        }
        let number = ops.from;
        let rest = Span { from: ops.from + 1, to: ops.to };
        if rest.is_empty() {
            self.pop();
        } else {
            self.become_frame(Frame::Run { ops: rest, context });
        }
        self.operate(number, context);
    }

    /// One operation; where it concerns somebody to be chosen, that comes first.
    pub fn operate(&mut self, number: u16, context: Context) {
        let rules = self.rules;
        let op = rules.components.ops[usize::from(number)];
        if !context.chosen
            && let Some(who) = rules.to_be_chosen(&op)
        {
            let found = rules.candidates(self.state, who, &op, &context);
            match found[..] {
                [] => {}
                [only] => self.operate(number, Context { victim: only, chosen: true, ..context }),
                [..] => {
                    if who == Who::AttackingMonster {
                        self.show_tray();
                    }
                    self.ask_player(Choice::Target(number), context);
                }
            }
            return;
        }
        match op {
            Op::Modify { who, value, amount, checks, versus, until, .. } => {
                self.modify(who, value, &amount, checks, versus, until, context);
            }
            Op::Reroll { .. } => self.reroll(),
            Op::Wound { who, amount, of } => {
                let amount = rules.amount(self.state, &amount, &context).max(0) as u8;
                let source = match context.source {
                    Source::Card(card) if rules.components.card(card).class == Class::Trap => {
                        WoundSource::Trap
                    }
                    _ => WoundSource::Threat,
                };
                for creature in rules.creatures(self.state, who, &context).into_iter().rev() {
                    if rules.admits(self.state, of, creature, None) && rules.life(self.state, creature) > 0 {
                        self.push_wound(creature, amount, source, Creature::Nobody);
                    }
                }
            }
            Op::Heal { who, amount } => {
                let amount = rules.amount(self.state, &amount, &context).max(0) as u8;
                for creature in rules.creatures(self.state, who, &context) {
                    self.heal(creature, amount);
                }
            }
            Op::Prevent { amount, .. } => {
                let amount = self.all_or(&amount, &context).min(u8::MAX.into()) as u8;
                self.prevent(context.you, amount);
            }
            Op::Gain { who, resource, amount } => {
                let amount = rules.amount(self.state, &amount, &context).max(0) as u16;
                for seat in rules.heroes(self.state, who, &context).iter() {
                    self.gain(seat, resource, amount);
                }
            }
            Op::Lose { who, resource, amount } => {
                let amount = self.all_or(&amount, &context);
                for seat in rules.heroes(self.state, who, &context).iter() {
                    self.lose(seat, resource, amount);
                }
            }
            Op::Transfer { who, resource, amount, to } => self.transfer(who, resource, &amount, to, context),
            Op::Threat { who, stat, target, fail, pass } => {
                self.threaten(who, stat, target, fail, pass, context);
            }
            Op::CancelAttack { .. } => self.cancel_attack(context.victim),
            Op::Redirect { .. } => self.redirect(context),
            Op::MakeMinion { .. } => self.make_minion(context.you, context.victim),
            // Declared with the attack.
            Op::ExtraAttack { .. } => {}
            Op::Discard { who, from, class, amount, chooser, of } => {
                self.make_discard(who, from, class, &amount, chooser, of, context);
            }
            Op::Draw { who, amount, from, class, of } => {
                let amount = rules.amount(self.state, &amount, &context).max(0) as u8;
                for seat in rules.heroes(self.state, who, &context).iter() {
                    match from {
                        DrawFrom::Deck => self.push(Frame::DrawUp { seat, left: amount }),
                        DrawFrom::DiscardPile => {
                            if rules.pile(self.state, class, of).next().is_some() {
                                let context = Context { you: seat, ..context };
                                self.ask(seat, Choice::FromPile { class, of, left: amount }, context);
                            }
                        }
                    }
                }
            }
            Op::PlayFree { class, max_cost, peril_equal_cost } => {
                // Asked whatever the hand holds: that is its owner's secret.
                if !self.state.player(context.you).hand.is_empty() {
                    let choice = Choice::PlayFree { class, max_cost, peril: peril_equal_cost };
                    self.ask(context.you, choice, context);
                }
            }
            Op::CostChange { who, of, amount, until } => {
                let amount = rules.amount(self.state, &amount, &context);
                for seat in rules.heroes(self.state, who, &context).iter() {
                    self.change(Creature::Hero(seat), Change::Cost { of, amount }, until, context.source);
                }
            }
            Op::Charge { who, amount } => {
                let amount = rules.amount(self.state, &amount, &context);
                self.charge(who, amount, &context);
            }
            Op::Move { who, steps, chooser, walls } => {
                for seat in rules.heroes(self.state, who, &context).iter() {
                    for _ in 0..steps {
                        self.move_hero(seat, chooser, walls, context);
                    }
                }
            }
            Op::Teleport { who, to, within, chooser } => {
                for seat in rules.heroes(self.state, who, &context).iter() {
                    self.teleport(seat, to, within, chooser, context);
                }
            }
            Op::Shift { mode, of, half_turn, riders, .. } => self.shift(mode, of, half_turn, riders, context),
            Op::Explore { look, .. } if look > 1 => self.look_at_locations(context.you, look),
            Op::Explore { amount, .. } => {
                for _ in 0..rules.amount(self.state, &amount, &context).max(0) {
                    if !self.state.locations.is_empty() {
                        self.draw_location(context.you, crate::state::Placing::Explore);
                    }
                }
            }
            Op::Ignore { who, what, until } => {
                for creature in rules.creatures(self.state, who, &context) {
                    self.change(creature, Change::Ignore(what), until, context.source);
                }
            }
            Op::Mark { token, at } => self.mark(token, at, context),
            Op::Fall { who } => {
                for seat in rules.heroes(self.state, who, &context).iter() {
                    self.fall(seat);
                }
            }
            Op::Stand { who } => {
                for seat in rules.heroes(self.state, who, &context).iter() {
                    self.stand(seat);
                }
            }
            Op::Forbid { who, what, until } => {
                for creature in rules.creatures(self.state, who, &context) {
                    self.change(creature, Change::Forbid(what), until, context.source);
                }
            }
            // In force while the card is in play, and read there.
            Op::Immune { .. } => {}
            Op::EndPhase => self.end_hero_phase(),
            Op::SwapQuest { who } => {
                for seat in rules.heroes(self.state, who, &context).iter() {
                    if !self.state.quest_deck.is_empty() && rules.swappable(self.state, seat).next().is_some()
                    {
                        self.ask(seat, Choice::SwapQuest, context);
                    }
                }
            }
            Op::Choose { who, options } => {
                for seat in rules.heroes(self.state, who, &context).iter() {
                    let open: Vec<u8> = rules.open_options(self.state, seat, options, &context).collect();
                    match open[..] {
                        [] => {}
                        [only] => {
                            let ops = rules.components.options[usize::from(options.from) + usize::from(only)];
                            self.push(Frame::Run { ops, context });
                        }
                        [..] if who == Who::You => self.ask_player(Choice::Option(options), context),
                        [..] => self.ask(seat, Choice::Option(options), context),
                    }
                }
            }
        }
    }

    fn all_or(&self, amount: &Amount, context: &Context) -> u16 {
        if amount.all { u16::MAX } else { self.rules.amount(self.state, amount, context).max(0) as u16 }
    }

    /// A change that ends by itself.
    pub fn change(&mut self, on: Creature, change: Change, until: Until, source: Source) {
        self.commit(on);
        let until = if until == Until::InPlay { Until::EndOfTurn } else { until };
        let modifier = Modifier { on, change, until, source };
        if self.state.modifiers.len() < self.state.modifiers.capacity() {
            self.state.modifiers.push(modifier);
        }
    }

    #[allow(clippy::too_many_arguments)]
    fn modify(
        &mut self,
        who: Who,
        value: Value,
        amount: &Amount,
        checks: Checks,
        versus: FilterId,
        until: Until,
        context: Context,
    ) {
        let rules = self.rules;
        let amount = rules.amount(self.state, amount, &context);
        for creature in rules.creatures(self.state, who, &context) {
            if value == Value::Life {
                // Gains by card text go beyond the printed life (DRA-39).
                if let Creature::Monster(card) = creature
                    && let Some(lurker) = self.lurker_mut(card)
                {
                    lurker.life = lurker.life.saturating_add_signed(amount);
                }
            } else {
                let change = Change::Add { value, amount, checks, versus };
                self.change(creature, change, until, context.source);
            }
        }
    }

    /// DR-418, DRA-39: up to the starting life.
    pub fn heal(&mut self, who: Creature, amount: u8) {
        let rules = self.rules;
        let Creature::Hero(seat) = who else { return };
        if rules.forbidden(self.state, who, crate::components::Forbidden::Heal) {
            return;
        }
        let most = rules.starting_life(self.state, seat);
        let player = self.player(seat);
        let healed = amount.min(most.saturating_sub(player.life));
        if healed > 0 && !player.out && player.life > 0 {
            player.life += healed;
            let life = player.life;
            self.events.push(|| Event::Healed { who: rules.being(who), amount: healed, life });
        }
    }

    fn transfer(&mut self, who: Who, resource: Resource, amount: &Amount, to: Who, context: Context) {
        let rules = self.rules;
        let amount = self.all_or(amount, &context);
        // The side that had to be chosen is the victim now; the other is named.
        for from in rules.heroes(self.state, who, &context).iter() {
            for to in rules.heroes(self.state, to, &context).iter() {
                let moved = self.lose(from, resource, amount);
                self.gain(to, resource, moved);
            }
        }
    }

    /// DR-386…391: a threat to everybody it concerns.
    pub fn threaten(&mut self, who: Who, stat: Stat, target: u8, fail: Span, pass: Span, context: Context) {
        let rules = self.rules;
        let trap =
            matches!(context.source, Source::Card(card) if rules.components.card(card).class == Class::Trap);
        let checks = if trap { Checks::Trap } else { Checks::Threat };
        let mut waiting = SeatSet::EMPTY;
        let mut alone = Creature::Nobody;
        for creature in rules.creatures(self.state, who, &context) {
            match creature {
                Creature::Hero(seat) if self.state.player(seat).life > 0 => waiting = waiting.with(seat),
                Creature::Hero(_) | Creature::Nobody => {}
                Creature::Monster(_) | Creature::Quest(_) => alone = creature,
            }
        }
        let mut context = context;
        context.chosen = false;
        self.push(Frame::Threat(Threat {
            stat,
            target,
            checks,
            context,
            waiting,
            current: alone,
            failed: SeatSet::EMPTY,
            passed: SeatSet::EMPTY,
            fail,
            pass,
            settling: false,
        }));
        if alone != Creature::Nobody {
            self.push(Frame::Check(crate::state::Check {
                by: alone,
                stat,
                checks,
                versus: Creature::Nobody,
                target,
                die: 0,
                bonus: 0,
                asked: false,
            }));
        }
    }

    #[allow(clippy::too_many_arguments)]
    fn make_discard(
        &mut self,
        who: Who,
        from: From,
        class: Option<Class>,
        amount: &Amount,
        chooser: Chooser,
        of: FilterId,
        context: Context,
    ) {
        let rules = self.rules;
        match from {
            From::This => {
                if let Source::Card(card) = context.source {
                    self.discard_from_play(card);
                }
            }
            From::Attackers => self.discard_attacker(context.victim),
            From::Hand | From::Inventory | From::HandOrInventory | From::Lair | From::Attached => {
                for seat in rules.heroes(self.state, who, &context).iter() {
                    let found = rules.discards(self.state, seat, from, class, of).count();
                    let left = if amount.all {
                        found
                    } else {
                        found.min(rules.amount(self.state, amount, &context).max(0) as usize)
                    };
                    if left == 0 {
                        continue;
                    }
                    match chooser {
                        _ if amount.all => {
                            let all: Vec<_> = rules.discards(self.state, seat, from, class, of).collect();
                            for card in all {
                                self.discard_chosen(seat, card);
                            }
                        }
                        Chooser::Random => {
                            for _ in 0..left {
                                let pick = self
                                    .chance
                                    .below(rules.discards(self.state, seat, from, class, of).count() as u32);
                                let card =
                                    rules.discards(self.state, seat, from, class, of).nth(pick as usize);
                                if let Some(card) = card {
                                    self.discard_any(seat, card);
                                }
                            }
                        }
                        Chooser::Owner | Chooser::You => {
                            let choice = Choice::Discard { owner: seat, from, class, of, left: left as u8 };
                            if chooser == Chooser::You {
                                self.ask_player(choice, context);
                            } else {
                                self.ask(seat, choice, context);
                            }
                        }
                    }
                }
            }
        }
    }

    /// One card of a player, wherever it is.
    pub fn discard_chosen(&mut self, owner: Seat, card: crate::ids::Card) {
        if self.state.attached.iter().any(|one| one.card == card) {
            self.discard_from_play(card);
        } else {
            self.discard_any(owner, card);
        }
    }

    /// A card leaves play: an item, an attachment.
    pub fn discard_from_play(&mut self, card: crate::ids::Card) {
        let rules = self.rules;
        if let Some(place) = self.state.attached.iter().position(|one| one.card == card) {
            let gone = self.state.attached.remove(place);
            self.state.discard.insert(card);
            self.events.push(|| Event::Discarded { seat: gone.controller, card: rules.card_name(card) });
        } else if let Some(seat) = rules.owner_of(self.state, card) {
            self.discard_any(seat, card);
        }
    }
}

impl crate::Rules {
    /// DR-076, DR-077: the life a hero starts with.
    pub(crate) fn starting_life(&self, state: &crate::State, seat: Seat) -> u8 {
        self.components.hero(state.player(seat).hero).life
    }
}

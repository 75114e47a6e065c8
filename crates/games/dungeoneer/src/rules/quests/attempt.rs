//! An attempt, step by step.

use super::super::Play;
use crate::components::{Checks, DiceTest, Span, Step};
use crate::event::Event;
use crate::ids::QuestId;
use crate::moves::Move;
use crate::state::{BattleKind, Choice, Context, Creature, Frame, Source};
use undercroft_core::{Chance, Seat, Sink};

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// The active hero attempts a quest.
    pub fn attempt(&mut self, seat: Seat, quest: QuestId) {
        let rules = self.rules;
        if let Some(open) = self.state.quests.iter_mut().find(|open| open.quest == quest) {
            let again = open.attempts > 0;
            open.attempts = open.attempts.saturating_add(1);
            if again {
                self.pay_ap(seat);
            }
        }
        self.events.push(|| Event::Attempted { seat, quest: rules.quest_name(quest) });
        let steps = rules.components.quest(quest).steps;
        self.push(Frame::Attempt { seat, quest, steps, then: Span::default(), target: 0, waiting: false });
    }

    /// The next step of an attempt.
    pub fn attempt_step(
        &mut self,
        seat: Seat,
        quest: QuestId,
        steps: Span,
        then: Span,
        target: u8,
        waiting: bool,
    ) {
        let rules = self.rules;
        let player = self.state.player(seat);
        if player.out || player.life == 0 {
            // DR-258: who falls does not complete it.
            self.pop();
            return;
        }
        let context = Context::of(seat, Source::Quest(quest), player.spot);
        let go_on = |steps| Frame::Attempt { seat, quest, steps, then, target: 0, waiting: false };
        if steps.is_empty() {
            self.pop();
            if then.is_empty() {
                self.complete(seat, quest);
            } else {
                let rest = Span::default();
                self.push(Frame::Attempt { seat, quest, steps: then, then: rest, target: 0, waiting: false });
            }
            return;
        }
        let step = rules.components.steps[usize::from(steps.from)];
        let rest = Span { from: steps.from + 1, to: steps.to };
        let wait = |target| Frame::Attempt { seat, quest, steps, then, target, waiting: true };
        match step {
            Step::Search { .. } | Step::Escort { .. } | Step::Play { .. } => self.become_frame(go_on(rest)),
            Step::Pay { glory, life, ap } => {
                self.become_frame(go_on(rest));
                self.lose(seat, crate::components::Resource::Glory, glory.into());
                for _ in 0..ap {
                    self.pay_ap(seat);
                }
                if life > 0 {
                    self.lose_life(Creature::Hero(seat), life);
                }
            }
            Step::Give { class, count, min_total_cost } => {
                self.become_frame(go_on(rest));
                let choice = Choice::Give { quest, class, count, total: min_total_cost };
                self.ask(seat, choice, context);
            }
            Step::Threat { options, fail } if waiting => {
                let _ = options;
                self.settle_step(seat, quest, rest, then, self.state.total >= target as i8, fail, context);
            }
            Step::Threat { options, .. } => match rules.components.threats[options.range()] {
                [(stat, target)] => {
                    self.become_frame(wait(target));
                    self.push_check(seat, stat, Checks::Threat, target);
                }
                _ => self.ask(seat, Choice::QuestThreat { quest, options }, context),
            },
            Step::Hunt { .. } if waiting => {
                self.pop();
                // What has a card of its own completes its quest with its last life (DR-590).
                let open = self.state.open_quest(quest).is_some();
                if open && rules.life(self.state, Creature::Quest(quest)) == 0 {
                    self.push(go_on(rest));
                }
            }
            Step::Hunt { .. } => {
                self.become_frame(wait(0));
                self.set_upon(seat, quest, BattleKind::Hunt);
            }
            Step::Roll { dice, test, target, fail } => {
                let rolled: Vec<u8> = (0..dice).map(|_| self.chance.die(6)).collect();
                let total: u8 = rolled.iter().sum();
                let pair = rolled.iter().enumerate().any(|(nth, die)| rolled[..nth].contains(die));
                let passed = match test {
                    DiceTest::TotalAtLeast => total >= target,
                    DiceTest::Pair => pair,
                    DiceTest::PairOrTotal => pair || total >= target,
                };
                self.events.push(|| Event::Dice { seat, dice: rolled });
                self.settle_step(seat, quest, rest, then, passed, fail, context);
            }
            Step::AnyOf { options } => {
                let paths = rules.components.paths[options.range()].iter();
                let open: Vec<Span> =
                    paths.copied().filter(|path| rules.can_begin(self.state, seat, *path)).collect();
                match open[..] {
                    [] => self.pop(),
                    [only] => self.become_frame(Frame::Attempt {
                        seat,
                        quest,
                        steps: only,
                        then: rest,
                        target: 0,
                        waiting: false,
                    }),
                    [..] => self.ask(seat, Choice::Path { quest, options }, context),
                }
            }
            Step::Do { ops } => {
                self.become_frame(go_on(rest));
                self.push(Frame::Run { ops, context });
            }
        }
    }

    #[allow(clippy::too_many_arguments)]
    fn settle_step(
        &mut self,
        seat: Seat,
        quest: QuestId,
        rest: Span,
        then: Span,
        passed: bool,
        fail: Span,
        context: Context,
    ) {
        if passed {
            self.become_frame(Frame::Attempt { seat, quest, steps: rest, then, target: 0, waiting: false });
        } else {
            // DR-244, DR-293.
            self.pop();
            self.push(Frame::Run { ops: fail, context });
        }
    }

    /// Answers to the questions of an attempt; the frame below is the attempt itself.
    pub fn answer_quest(&mut self, seat: Seat, choice: Choice, context: Context, mv: Move) {
        let rules = self.rules;
        match (choice, mv) {
            (Choice::Path { quest, options }, Move::Pick(nth)) => {
                let path = rules.components.paths[usize::from(options.from) + usize::from(nth)];
                if let Some(Frame::Attempt { steps, .. }) = self.top() {
                    let then = Span { from: steps.from + 1, to: steps.to };
                    let frame = Frame::Attempt { seat, quest, steps: path, then, target: 0, waiting: false };
                    self.become_frame(frame);
                }
            }
            (Choice::QuestThreat { options, .. }, Move::Pick(nth)) => {
                let (stat, target) = rules.components.threats[usize::from(options.from) + usize::from(nth)];
                if let Some(Frame::Attempt { seat, quest, steps, then, .. }) = self.top() {
                    self.become_frame(Frame::Attempt { seat, quest, steps, then, target, waiting: true });
                    self.push_check(seat, stat, Checks::Threat, target);
                }
            }
            (Choice::Give { quest, class, count, total }, Move::Discard(card)) => {
                let cost = rules.components.card(card).cost;
                self.discard_any(seat, card);
                let (count, total) = (count.saturating_sub(1), total.saturating_sub(cost));
                if (count > 0 || total > 0) && rules.gifts(self.state, seat, class).next().is_some() {
                    self.ask(seat, Choice::Give { quest, class, count, total }, context);
                }
            }
            (Choice::Form(quest), Move::Form(form)) => {
                let attempted = matches!(self.top(), Some(Frame::Attempt { .. }));
                let kind = if attempted { BattleKind::Hunt } else { BattleKind::Resident };
                self.start_battle(kind, seat, Creature::Quest(quest), Creature::Hero(context.you), form);
            }
            _ => {}
        }
    }
}

impl crate::Rules {
    /// DRA-73: the form in which the monster has most over the hero.
    pub(crate) fn worst_form(
        &self,
        state: &crate::State,
        seat: Seat,
        monster: Creature,
    ) -> crate::components::Form {
        let over = |form: &crate::components::Form| {
            self.printed(state, monster, *form) - self.value(state, seat, *form)
        };
        self.forms(state, monster).max_by_key(over).unwrap_or(crate::components::Form::Melee)
    }
}

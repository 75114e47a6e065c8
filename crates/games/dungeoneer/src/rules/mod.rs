//! The rules: what a move does, and what then happens by itself.
//!
//! A move answers the question on top of the stack, or is one of the active player's between two things that happen.
//! Afterwards [`Play::run`] steps the topmost frame until somebody is asked.

pub(crate) mod battle;
pub(crate) mod building;
pub(crate) mod cards;
pub(crate) mod checks;
pub(crate) mod combined;
pub(crate) mod dungeonlord;
pub(crate) mod effects;
pub(crate) mod falling;
pub(crate) mod laying;
pub(crate) mod legal;
pub(crate) mod legend;
pub(crate) mod moving;
pub mod options;
pub(crate) mod playing;
pub(crate) mod quests;
pub(crate) mod refuse;
mod refuse_open;
pub(crate) mod setup;
pub(crate) mod solo;
pub(crate) mod turn;
pub(crate) mod values;
pub(crate) mod windows;
pub(crate) mod wounds;

use crate::Rules;
use crate::event::{Being, Event, Name};
use crate::ids::{Card, Location, QuestId, Spot};
use crate::moves::Move;
use crate::state::{Asked, Creature, End, Fate, Frame, Phase, Player, Source, State, Window};
use undercroft_core::{Chance, Seat, Sink};

/// A game in motion.
pub(crate) struct Play<'a, C, S> {
    pub rules: &'a Rules,
    pub state: &'a mut State,
    pub chance: &'a mut C,
    pub events: &'a mut S,
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// Carries out a legal move and what follows from it.
    pub fn apply(&mut self, seat: Seat, mv: Move) {
        if let Move::Order(order, on) = mv {
            let orders = &mut self.state.player_mut(seat).orders;
            *orders = orders.with(order, on);
            self.events.push(|| Event::Order { seat, order, on });
            return;
        }
        let rules = self.rules;
        if matches!(
            mv,
            Move::Done
                | Move::Pick(_)
                | Move::Hero(_)
                | Move::Monster(_)
                | Move::To(_)
                | Move::Form(_)
                | Move::Peril(_)
        ) {
            self.events
                .push(|| Event::Chose { seat, what: crate::moves::write(&rules.components, mv).into() });
        }
        match self.top() {
            Some(Frame::Place { seat, location, why, .. }) => self.place(seat, location, why, mv),
            Some(Frame::Ask { seat, what, context }) => self.answer(seat, what, context, mv),
            Some(_) | None => self.phase_move(seat, mv),
        }
        self.run();
    }

    /// Goes on until somebody is asked or it is over.
    pub fn run(&mut self) {
        loop {
            if self.state.phase == Phase::Over {
                let stack = std::mem::take(&mut self.state.stack);
                for frame in stack {
                    // What was still to come is discarded.
                    if let Frame::Solo { drawn } = frame {
                        self.state.discard = self.state.discard.or(&drawn.into_iter().collect());
                    }
                }
                self.state.battles.clear();
                self.forget_outgrown();
                return;
            }
            let top = self.top();
            if self.somebody_is_defeated(top) || self.grade_is_over(top.is_none()) {
                continue;
            }
            self.forget_outgrown();

            match top {
                None => {
                    if !self.phase_step() {
                        return;
                    }
                }
                // With every attack turned away there is nothing left to answer.
                Some(Frame::Ask { what: Asked::Window(Window::Response), .. }) if !self.is_attacked() => {
                    self.pop();
                }
                Some(Frame::Ask { .. } | Frame::Place { .. }) => return,
                Some(Frame::Idle) => self.pop(),
                Some(Frame::Leave { seat, side, step }) => self.leave(seat, side, step),
                Some(Frame::Enter { seat, own_turn, step }) => self.enter(seat, own_turn, step),
                Some(Frame::Check(check)) => self.check(check),
                Some(Frame::Threat(threat)) => self.threat(threat),
                Some(Frame::Wound(wound)) => self.wound(wound),
                Some(Frame::Run { ops, context }) => self.run_ops(ops, context),
                Some(Frame::DrawUp { seat, left }) => self.draw_up(seat, left),
                Some(Frame::Battle) => self.battle(),
                Some(Frame::Attempt { seat, quest, steps, then, target, waiting }) => {
                    self.attempt_step(seat, quest, steps, then, target, waiting);
                }
                Some(Frame::Upkeep) => self.upkeep(),
                Some(Frame::LastBlow { seat, quest }) => self.last_blow(seat, quest),
                Some(Frame::Solo { drawn }) => self.random_encounter(drawn),
            }
        }
    }

    /// Does an attack of the innermost battle still stand, and somebody behind it?
    fn is_attacked(&self) -> bool {
        let (rules, state) = (self.rules, &*self.state);
        state.battles.last().is_some_and(|battle| {
            let mut standing = battle.attacks.iter().filter(|attack| attack.fate == Fate::Standing);
            standing.any(|attack| attack.trap || rules.life(state, attack.attacker) > 0)
        })
    }

    pub fn top(&self) -> Option<Frame> {
        self.state.stack.last().copied()
    }

    pub fn push(&mut self, frame: Frame) {
        self.state.stack.push(frame);
    }

    pub fn pop(&mut self) {
        self.state.stack.pop();
    }

    /// Changes the topmost frame.
    pub fn become_frame(&mut self, frame: Frame) {
        if let Some(top) = self.state.stack.last_mut() {
            *top = frame;
        }
    }

    pub fn player(&mut self, seat: Seat) -> &mut Player {
        self.state.player_mut(seat)
    }

    /// It is over.
    pub fn finish(&mut self, end: End, winner: Option<Seat>) {
        self.state.phase = Phase::Over;
        self.state.end = Some(end);
        self.state.winner = winner;
        self.events.push(|| Event::Ended { end, winner });
    }
}

impl Rules {
    pub(crate) fn card_name(&self, card: Card) -> Name {
        self.components.card_words[card.index()].clone()
    }

    pub(crate) fn site_name(&self, location: Location) -> Name {
        self.components.site(location).print.word.clone()
    }

    pub(crate) fn spot_name(&self, state: &State, spot: Spot) -> Name {
        self.site_name(state.placed(spot).location)
    }

    pub(crate) fn quest_name(&self, quest: QuestId) -> Name {
        self.components.quest(quest).print.word.clone()
    }

    pub(crate) fn source_name(&self, source: Source) -> Name {
        match source {
            Source::Rules => "rules".into(),
            Source::Card(card) => self.card_name(card),
            Source::Location(location) => self.site_name(location),
            Source::Quest(quest) => self.quest_name(quest),
            Source::Hero(hero) => self.components.hero(hero).print.word.clone(),
            Source::Event(event) => self.components.events[usize::from(event)].print.word.clone(),
        }
    }

    pub(crate) fn being(&self, who: Creature) -> Being {
        match who {
            Creature::Nobody => Being::Nobody,
            Creature::Hero(seat) => Being::Hero(seat),
            Creature::Monster(card) => Being::Monster(self.card_name(card)),
            Creature::Quest(quest) => Being::QuestMonster(self.quest_name(quest)),
        }
    }
}

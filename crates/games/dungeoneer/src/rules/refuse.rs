//! Why a move is not legal: the rule and a sentence.

use crate::Rules;
use crate::components::{Class, Duration, Symbol};
use crate::ids::{Card, QuestId};
use crate::moves::Move;
use crate::state::{Creature, Frame, Phase, State};
use undercroft_core::{Refusal, Seat};

impl Rules {
    /// The reason why a move that was not generated is refused. It looks at nothing that the seat may not know.
    pub(crate) fn reason(&self, state: &State, seat: Seat, mv: Move) -> Refusal {
        if state.phase == Phase::Over {
            return Refusal::new("DR-002", "dungeoneer-no-over");
        }
        if !self.acting(state).contains(seat) {
            return Refusal::new("DR-096", "dungeoneer-no-turn");
        }
        let question = matches!(state.stack.last(), Some(Frame::Ask { .. } | Frame::Place { .. }));
        match mv {
            Move::Build(..) => Refusal::new("DR-140", "dungeoneer-no-build"),
            _ if question => Refusal::new("DR-574", "dungeoneer-no-now"),
            Move::Go(_) => Refusal::new("DR-573", "dungeoneer-no-way"),
            Move::Explore => Refusal::new("DR-202", "dungeoneer-no-explore"),
            Move::Stand => Refusal::new("DR-316", "dungeoneer-no-stand"),
            Move::Send(card, target, form) => {
                let symbol = self.symbol(state, Creature::Monster(card), form);
                if symbol == Symbol::Attack {
                    self.no_peril(state, seat, card, target)
                } else {
                    Refusal::new("DR-338", "dungeoneer-no-form")
                }
            }
            Move::Set(card, target) | Move::Curse(card, target) => self.no_peril(state, seat, card, target),
            Move::Attack(target, _) => self.no_attack(state, seat, target),
            Move::Play(card) => self.no_play(state, seat, card),
            Move::Attempt(quest)
            | Move::Search(quest)
            | Move::Take(quest)
            | Move::Deliver(quest)
            | Move::Leave(quest) => self.no_quest(state, seat, quest),
            _ => Refusal::new("DR-574", "dungeoneer-no-now"),
        }
    }

    /// DR-113…128: what the Dungeonlord may not do.
    fn no_peril(&self, state: &State, seat: Seat, card: Card, target: Seat) -> Refusal {
        let player = state.player(seat);
        let has = player.hand.contains(card) || player.lair.iter().any(|lurker| lurker.card == card);
        let encounter = self.components.card(card).class.is_encounter();
        if !has {
            Refusal::new("DR-056", "dungeoneer-no-card")
        } else if state.phase != Phase::Dungeonlord {
            Refusal::new("DR-113", "dungeoneer-no-dungeonlord")
        } else if target == seat {
            Refusal::new("DR-128", "dungeoneer-no-own-peril")
        } else if encounter && state.declared {
            Refusal::new("DR-122", "dungeoneer-no-second-declaration")
        } else {
            Refusal::new("DR-572", "dungeoneer-no-peril")
        }
    }

    fn no_attack(&self, state: &State, seat: Seat, target: Seat) -> Refusal {
        let player = state.player(seat);
        let there = target.number() <= state.seats() && state.player(target).spot == player.spot;
        if !there {
            Refusal::new("DR-570", "dungeoneer-no-hero-here")
        } else if player.fought {
            Refusal::new("DR-571", "dungeoneer-no-second-battle")
        } else {
            Refusal::new("DR-320", "dungeoneer-no-attack")
        }
    }

    /// DR-211…224: what keeps a card of one's own hand from being played.
    fn no_play(&self, state: &State, seat: Seat, card: Card) -> Refusal {
        let player = state.player(seat);
        let title = self.components.card(card);
        let same_kind = |other: Card| {
            let other = self.components.card(other);
            other.class == Class::Treasure && other.kind == title.kind
        };
        let twice = title.class == Class::Treasure
            && title.duration == Duration::Permanent
            && player.items.iter().any(|item| same_kind(item.card));
        if !player.hand.contains(card) {
            Refusal::new("DR-056", "dungeoneer-no-card")
        } else if !self.is_timely(state, seat, card, None) {
            Refusal::new("DR-574", "dungeoneer-no-now")
        } else if player.glory < self.price(state, seat, card) {
            Refusal::new("DR-039", "dungeoneer-no-glory")
        } else if twice {
            Refusal::new("DR-215", "dungeoneer-no-second-kind")
        } else if !self.has_room(state, seat, card) {
            Refusal::new("DR-212", "dungeoneer-no-room")
        } else {
            Refusal::new("DR-574", "dungeoneer-no-now")
        }
    }

    fn no_quest(&self, state: &State, seat: Seat, quest: QuestId) -> Refusal {
        match state.open_quest(quest) {
            Some(open) if open.owner.is_some_and(|owner| owner != seat) => {
                Refusal::new("DR-577", "dungeoneer-no-quest-of-yours")
            }
            Some(open) if !self.is_open_to(state, seat, open) => {
                Refusal::new("DR-491", "dungeoneer-no-quest-while-waiting")
            }
            Some(_) | None => Refusal::new("DR-228", "dungeoneer-no-quest-here"),
        }
    }
}

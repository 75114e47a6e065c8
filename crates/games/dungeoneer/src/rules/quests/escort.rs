//! Escorts: taking charge, leaving, delivering (DR-279…290).

use super::super::Play;
use crate::Rules;
use crate::components::{Span, Step};
use crate::event::Event;
use crate::ids::QuestId;
use crate::moves::Move;
use crate::state::{Escort, Frame, OpenQuest, State};
use undercroft_core::{Chance, Seat, Sink};

impl Rules {
    fn escort_of(&self, quest: QuestId) -> Option<(u8, u8)> {
        let steps = &self.components.steps[self.components.quest(quest).steps.range()];
        steps.iter().find_map(|step| match step {
            Step::Escort { from, to } => Some((*from, *to)),
            _ => None,
        })
    }

    /// Free, voluntary, in one's own Hero phase (DR-281, DR-287).
    pub(super) fn escort_moves(&self, state: &State, seat: Seat, open: &OpenQuest, moves: &mut Vec<Move>) {
        let Some((from, to)) = self.escort_of(open.quest) else { return };
        let spot = state.player(seat).spot;
        let here = state.placed(spot).location.0;
        let mine = open.owner.is_none_or(|owner| owner == seat);
        match open.escort {
            Escort::Waiting if mine && here == from => moves.push(Move::Take(open.quest)),
            Escort::Lying(lies) if lies == spot => moves.push(Move::Take(open.quest)),
            Escort::Carried if open.owner == Some(seat) => {
                if here == to {
                    moves.push(Move::Deliver(open.quest));
                }
                moves.push(Move::Leave(open.quest));
            }
            Escort::Waiting | Escort::Lying(_) | Escort::Carried => {}
        }
    }
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// DR-279, DR-282, DR-286: the token goes to the hero, the quest is his.
    pub fn take_escort(&mut self, seat: Seat, quest: QuestId) {
        let rules = self.rules;
        let Some(open) = self.state.quests.iter_mut().find(|open| open.quest == quest) else { return };
        let common = open.is_common();
        open.escort = Escort::Carried;
        open.owner = Some(seat);
        self.events.push(|| Event::EscortTaken { seat, quest: rules.quest_name(quest) });
        if common {
            self.reveal_common();
        }
    }

    /// DR-284: given up where the hero stands.
    pub fn leave_escort(&mut self, seat: Seat, quest: QuestId) {
        let rules = self.rules;
        let spot = self.state.player(seat).spot;
        let location = rules.spot_name(self.state, spot);
        if let Some(open) = self.state.quests.iter_mut().find(|open| open.quest == quest) {
            // Nobody's any more: it stays open whatever becomes of the carrier (DRA-20, DR-285).
            open.escort = Escort::Lying(spot);
            open.owner = None;
        }
        self.events.push(|| Event::EscortLeft { seat, quest: rules.quest_name(quest), location });
    }

    /// DR-280: brought to its end; what comes after the escort follows.
    pub fn deliver(&mut self, seat: Seat, quest: QuestId) {
        let steps = self.rules.components.quest(quest).steps;
        let all = &self.rules.components.steps[steps.range()];
        let place = all.iter().position(|step| matches!(step, Step::Escort { .. })).unwrap_or(0);
        let rest = Span { from: steps.from + place as u16 + 1, to: steps.to };
        self.push(Frame::Attempt {
            seat,
            quest,
            steps: rest,
            then: Span::default(),
            target: 0,
            waiting: false,
        });
    }
}

//! Who hears what of an event. Every event is named, so that a new one cannot be told by oversight.

use super::Event;
use undercroft_core::{Observer, Seat};

impl Event {
    /// What an observer learns: nothing at all of choices made in secret, and of cards only that they moved.
    pub fn project(&self, observer: Observer) -> Option<Event> {
        let knows = |seat: &Seat| observer.knows_secrets_of(*seat);
        match self {
            Event::Drawn { seat, .. }
            | Event::Kept { seat, .. }
            | Event::Ordered { seat, .. }
            | Event::ThirdChosen { seat, .. } => knows(seat).then(|| self.clone()),
            Event::Spied { seat, place, .. } if !knows(seat) => {
                Some(Event::Spied { seat: *seat, place: *place, card: None })
            }
            Event::Drew { seat, count, .. } if !knows(seat) => {
                Some(Event::Drew { seat: *seat, count: *count, traps: None })
            }
            Event::Discarded { seat, .. } if !knows(seat) => {
                Some(Event::Discarded { seat: *seat, trap: None })
            }
            Event::Laid { seat, .. } if !knows(seat) => Some(Event::Laid { seat: *seat, trap: None }),
            Event::Spied { .. }
            | Event::Drew { .. }
            | Event::Discarded { .. }
            | Event::Laid { .. }
            | Event::Started { .. }
            | Event::Inaccessible { .. }
            | Event::Round { .. }
            | Event::Tavern { .. }
            | Event::Shop { .. }
            | Event::EventShown { .. }
            | Event::SpecialShown { .. }
            | Event::PutBack { .. }
            | Event::Forecast { .. }
            | Event::DummyPlaced { .. }
            | Event::Placed { .. }
            | Event::Fee { .. }
            | Event::Used { .. }
            | Event::Declined { .. }
            | Event::Done { .. }
            | Event::Accepted { .. }
            | Event::Dug { .. }
            | Event::Mined { .. }
            | Event::Hired { .. }
            | Event::Fed { .. }
            | Event::Built { .. }
            | Event::Produced { .. }
            | Event::Recalled { .. }
            | Event::Happens { .. }
            | Event::SpecialHappens { .. }
            | Event::Paid { .. }
            | Event::Left { .. }
            | Event::Gave { .. }
            | Event::Lost { .. }
            | Event::LostCreature { .. }
            | Event::OnStrike { .. }
            | Event::Evil { .. }
            | Event::DummyEvil { .. }
            | Event::Paladin { .. }
            | Event::Arrived { .. }
            | Event::WentElsewhere { .. }
            | Event::Combat { .. }
            | Event::CombatRound { .. }
            | Event::Marked { .. }
            | Event::Sent { .. }
            | Event::Ready { .. }
            | Event::Freed { .. }
            | Event::Turned { .. }
            | Event::Battle { .. }
            | Event::Sprung { .. }
            | Event::TrapFails { .. }
            | Event::Aimed { .. }
            | Event::Prevented { .. }
            | Event::Hurt { .. }
            | Event::Absorbed { .. }
            | Event::Captured { .. }
            | Event::Vanished { .. }
            | Event::Cast { .. }
            | Event::NotCast { .. }
            | Event::Withdrawn { .. }
            | Event::Sheep { .. }
            | Event::Banished { .. }
            | Event::Attacks { .. }
            | Event::PaidPart { .. }
            | Event::Idle { .. }
            | Event::Healed { .. }
            | Event::Fatigue { .. }
            | Event::Held { .. }
            | Event::Conquered { .. }
            | Event::Defended { .. }
            | Event::PartyLeaves { .. }
            | Event::SecondYear { .. }
            | Event::Titled { .. }
            | Event::Scored { .. } => Some(self.clone()),
        }
    }

    /// Did somebody learn something new by luck, by a turned card or by others' hidden choices?
    pub fn reveals(&self) -> bool {
        match self {
            Event::Started { .. }
            | Event::Drawn { .. }
            | Event::Inaccessible { .. }
            | Event::Tavern { .. }
            | Event::Shop { .. }
            | Event::EventShown { .. }
            | Event::SpecialShown { .. }
            | Event::PutBack { .. }
            | Event::Forecast { .. }
            | Event::DummyPlaced { .. }
            | Event::Placed { .. }
            | Event::Spied { .. }
            | Event::Drew { .. }
            | Event::Turned { .. }
            | Event::Sprung { .. } => true,
            Event::Kept { .. }
            | Event::Round { .. }
            | Event::Ordered { .. }
            | Event::ThirdChosen { .. }
            | Event::Fee { .. }
            | Event::Used { .. }
            | Event::Declined { .. }
            | Event::Done { .. }
            | Event::Accepted { .. }
            | Event::Dug { .. }
            | Event::Mined { .. }
            | Event::Discarded { .. }
            | Event::Hired { .. }
            | Event::Fed { .. }
            | Event::Built { .. }
            | Event::Produced { .. }
            | Event::Recalled { .. }
            | Event::Happens { .. }
            | Event::SpecialHappens { .. }
            | Event::Paid { .. }
            | Event::Left { .. }
            | Event::Gave { .. }
            | Event::Lost { .. }
            | Event::LostCreature { .. }
            | Event::OnStrike { .. }
            | Event::Evil { .. }
            | Event::DummyEvil { .. }
            | Event::Paladin { .. }
            | Event::Arrived { .. }
            | Event::WentElsewhere { .. }
            | Event::Combat { .. }
            | Event::CombatRound { .. }
            | Event::Marked { .. }
            | Event::Laid { .. }
            | Event::Sent { .. }
            | Event::Ready { .. }
            | Event::Freed { .. }
            | Event::Battle { .. }
            | Event::TrapFails { .. }
            | Event::Aimed { .. }
            | Event::Prevented { .. }
            | Event::Hurt { .. }
            | Event::Absorbed { .. }
            | Event::Captured { .. }
            | Event::Vanished { .. }
            | Event::Cast { .. }
            | Event::NotCast { .. }
            | Event::Withdrawn { .. }
            | Event::Sheep { .. }
            | Event::Banished { .. }
            | Event::Attacks { .. }
            | Event::PaidPart { .. }
            | Event::Idle { .. }
            | Event::Healed { .. }
            | Event::Fatigue { .. }
            | Event::Held { .. }
            | Event::Conquered { .. }
            | Event::Defended { .. }
            | Event::PartyLeaves { .. }
            | Event::SecondYear { .. }
            | Event::Titled { .. }
            | Event::Scored { .. } => false,
        }
    }
}

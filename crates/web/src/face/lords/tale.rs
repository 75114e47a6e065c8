//! What a line of the log speaks of.

use super::things;
use crate::face::Thing;
use undercroft_lords::Event;

pub(super) fn begins(event: &Event) -> bool {
    matches!(
        event,
        Event::Round { .. }
            | Event::Combat { .. }
            | Event::CombatRound { .. }
            | Event::Battle { .. }
            | Event::SecondYear { .. }
    )
}

/// Squares, spaces and tiles are those of the reader; of others the log speaks by their player.
pub(super) fn about(event: &Event) -> Vec<Thing> {
    match event {
        Event::Started { first } | Event::SecondYear { first } | Event::Round { first, .. } => {
            vec![Thing::seat(*first)]
        }
        Event::Tavern { creatures } => creatures.iter().map(|one| things::tavern(*one)).collect(),
        Event::Shop { rooms } => rooms.iter().map(|one| things::shop(*one)).collect(),
        Event::Ordered { seat, order }
        | Event::ThirdChosen { seat, order }
        | Event::Kept { seat, order }
        | Event::Placed { seat, order, .. }
        | Event::Used { seat, order, .. }
        | Event::Declined { seat, order, .. }
        | Event::Recalled { seat, order } => vec![Thing::seat(*seat), things::order(*order)],
        Event::DummyPlaced { order, .. } => vec![things::order(*order)],
        Event::Spied { seat, place, .. } => vec![Thing::seat(*seat), things::spell(*place)],
        Event::Dug { seat, cell }
        | Event::Built { seat, cell, .. }
        | Event::Marked { seat, cell }
        | Event::Battle { seat, cell }
        | Event::Conquered { seat, cell } => vec![Thing::seat(*seat), things::cell(*cell)],
        Event::Produced { seat, room } => vec![Thing::seat(*seat), things::room(*room)],
        Event::Hired { seat, creature }
        | Event::Fed { seat, creature }
        | Event::Paid { seat, creature }
        | Event::Left { seat, creature }
        | Event::LostCreature { seat, creature }
        | Event::OnStrike { seat, creature }
        | Event::PaidPart { seat, creature, .. } => vec![Thing::seat(*seat), things::lair(*creature)],
        Event::Sent { seat, creature }
        | Event::Withdrawn { seat, creature }
        | Event::Sheep { seat, creature }
        | Event::Banished { seat, creature }
        | Event::Attacks { seat, creature, .. }
        | Event::Idle { seat, creature } => vec![Thing::seat(*seat), things::sent(*creature)],
        Event::Aimed { seat, place, .. } => vec![Thing::seat(*seat), things::foe(*place)],
        Event::Captured { seat, adventurer } | Event::Freed { seat, adventurer } => {
            vec![Thing::seat(*seat), things::prisoner(*adventurer)]
        }
        Event::Sprung { seat, trap } | Event::TrapFails { seat, trap } => {
            vec![Thing::seat(*seat), things::trap(*trap)]
        }
        Event::Turned { round, .. } => vec![things::spell(*round)],
        Event::Evil { seat, .. } | Event::Paladin { seat } => {
            vec![Thing::seat(*seat), Thing::new("evilometer")]
        }
        Event::DummyEvil { .. } => vec![Thing::new("evilometer")],
        Event::Drawn { seat, .. }
        | Event::Inaccessible { seat, .. }
        | Event::Fee { seat }
        | Event::Done { seat }
        | Event::Accepted { seat }
        | Event::Mined { seat, .. }
        | Event::Drew { seat, .. }
        | Event::Discarded { seat, .. }
        | Event::Gave { seat, .. }
        | Event::Lost { seat, .. }
        | Event::Arrived { seat, .. }
        | Event::Laid { seat, .. }
        | Event::Ready { seat }
        | Event::Prevented { seat, .. }
        | Event::Hurt { seat, .. }
        | Event::Absorbed { seat, .. }
        | Event::Vanished { seat }
        | Event::Cast { seat, .. }
        | Event::NotCast { seat, .. }
        | Event::Healed { seat, .. }
        | Event::Fatigue { seat, .. }
        | Event::Held { seat }
        | Event::Defended { seat }
        | Event::PartyLeaves { seat, .. }
        | Event::Titled { seat, .. }
        | Event::Scored { seat, .. } => vec![Thing::seat(*seat)],
        Event::EventShown { .. }
        | Event::SpecialShown { .. }
        | Event::PutBack { .. }
        | Event::Forecast { .. }
        | Event::Happens { .. }
        | Event::SpecialHappens { .. }
        | Event::WentElsewhere { .. }
        | Event::Combat { .. }
        | Event::CombatRound { .. } => Vec::new(),
    }
}

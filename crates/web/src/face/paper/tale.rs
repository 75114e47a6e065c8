//! The things on the board that a line of the log speaks of.

use super::{die_thing, hero_thing, item_thing, room_thing};
use crate::face::Thing;
use undercroft_core::Seat;
use undercroft_paper::{Deed, Event};

pub(super) fn about(event: &Event) -> Vec<Thing> {
    let seat = |seat: &Seat| Thing::seat(*seat);
    match event {
        Event::Opened { .. } | Event::Dealt { .. } | Event::Talents { .. } | Event::Rolled { .. } => {
            Vec::new()
        }
        Event::Done { seat: who, what } => [seat(who)].into_iter().chain(deed(what)).collect(),
        Event::Announced { seat: who, .. } => vec![seat(who), Thing::new("gems")],
        Event::Vanished { .. } => vec![Thing::new("gems")],
        Event::Mission { card, seats, .. } => {
            [Thing::of("mission", card)].into_iter().chain(seats.iter().map(Thing::seat)).collect()
        }
        Event::Ready { seat: who }
        | Event::Shown { seat: who, .. }
        | Event::Fought { seat: who, .. }
        | Event::Fled { seat: who, .. }
        | Event::Prize { seat: who, .. }
        | Event::Scored { seat: who, .. } => vec![seat(who)],
    }
}

fn deed(deed: &Deed) -> Vec<Thing> {
    match deed {
        Deed::KeepsTalent { .. } | Deed::KeepsGoal { .. } => vec![Thing::new("goal")],
        Deed::Declines => Vec::new(),
        Deed::Takes { die } => vec![die_thing(*die)],
        Deed::Levels { hero, .. } => vec![hero_thing(*hero)],
        Deed::FillsBox { item, .. } => vec![item_thing(*item)],
        Deed::Potions { .. } => vec![Thing::new("potions")],
        Deed::Marches { .. } => vec![Thing::new("team")],
        Deed::Goes { room } | Deed::Trap { room } | Deed::Beats { room, .. } => vec![room_thing(*room)],
        Deed::StealsGem { .. } => vec![Thing::new("gems")],
        Deed::Wounded { .. } | Deed::Resurrected => vec![Thing::new("wounds")],
    }
}

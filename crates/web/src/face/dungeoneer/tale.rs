//! What a line of the log speaks of.

use super::things;
use crate::face::Thing;
use undercroft_core::Seat;
use undercroft_dungeoneer::event::{Being, Name};
use undercroft_dungeoneer::{Components, Event};

pub(super) fn about(components: &Components, event: &Event) -> Vec<Thing> {
    let card = |name: &Name| components.find_card(name).map(things::card);
    let site = |name: &Name| components.find_site(name).map(things::site);
    let quest = |name: &Name| components.find_quest(name).map(things::quest);
    let being = |who: &Being| match who {
        Being::Nobody => None,
        Being::Hero(seat) => Some(Thing::seat(*seat)),
        Being::Monster(name) => card(name),
        Being::QuestMonster(name) => quest(name),
    };
    let any = |name: &Name| card(name).or_else(|| site(name)).or_else(|| quest(name));
    let with = |seat: &Seat, thing: Option<Thing>| [Thing::seat(*seat)].into_iter().chain(thing).collect();
    let both = |one: Option<Thing>, other: Option<Thing>| one.into_iter().chain(other).collect();
    match event {
        Event::Started { first: seat, .. }
        | Event::HeroChosen { seat, .. }
        | Event::Paired { seat, .. }
        | Event::Rose { seat, .. }
        | Event::Turn { seat, .. }
        | Event::SetOut { seat, .. }
        | Event::Stuck { seat, .. }
        | Event::Gained { seat, .. }
        | Event::Lost { seat, .. }
        | Event::Dice { seat, .. }
        | Event::Prevented { seat, .. }
        | Event::Fell { seat }
        | Event::Stood { seat }
        | Event::Defeated { seat }
        | Event::KeptAll { seat }
        | Event::LaidNothing { seat }
        | Event::Saved { seat }
        | Event::Drew { seat, .. }
        | Event::Declared { seat }
        | Event::Order { seat, .. }
        | Event::AskedByOrder { seat, .. }
        | Event::Chose { seat, .. }
        | Event::PhaseEnded { seat } => vec![Thing::seat(*seat)],
        Event::LocationPassed { seat, to } => vec![Thing::seat(*seat), Thing::seat(*to)],
        Event::LocationDrawn { seat, location }
        | Event::LocationShown { seat, location }
        | Event::Placed { seat, location, .. }
        | Event::Moved { seat, location, .. }
        | Event::Teleported { seat, location } => with(seat, site(location)),
        Event::LocationAside { location }
        | Event::Marked { location, .. }
        | Event::Rotated { location }
        | Event::Relocated { location, .. } => site(location).into_iter().collect(),
        Event::Swapped { first, second } => both(site(first), site(second)),
        Event::Rolled { by, .. } => being(by).into_iter().collect(),
        Event::Wounded { who, .. } | Event::Healed { who, .. } | Event::MonsterKilled { who } => {
            being(who).into_iter().collect()
        }
        Event::Voided { by } => being(by).into_iter().collect(),
        Event::Attacks { by, on, .. } | Event::Struck { by, on } | Event::Drawn { by, on } => {
            both(being(by), being(on))
        }
        Event::Redirected { by, to } => both(being(by), being(to)),
        Event::Challenged { seat, target, .. } => with(seat, being(target)),
        Event::Played { seat, card: name, .. }
        | Event::Discarded { seat, card: name }
        | Event::TookBack { seat, card: name }
        | Event::Returned { seat, card: name }
        | Event::Prepared { seat, card: name }
        | Event::Special { seat, card: name }
        | Event::Tamed { seat, card: name }
        | Event::StoodIn { seat, card: name }
        | Event::WentHome { owner: seat, card: name, .. } => with(seat, card(name)),
        Event::Sent { seat, card: name, target, .. } => {
            [Thing::seat(*seat), Thing::seat(*target)].into_iter().chain(card(name)).collect()
        }
        Event::TrapLaid { seat, card: name, location } | Event::TrapSprung { seat, card: name, location } => {
            [Thing::seat(*seat)].into_iter().chain(card(name)).chain(site(location)).collect()
        }
        Event::Used { seat, source } => with(seat, any(source)),
        Event::Attached { card: name, to } => both(card(name), any(to)),
        Event::DungeonPlays { cards } => cards.iter().filter_map(card).collect(),
        Event::QuestRevealed { quest: name, .. } => quest(name).into_iter().collect(),
        Event::QuestSwapped { seat, new, .. } => with(seat, quest(new)),
        Event::Attempted { seat, quest: name }
        | Event::Searched { seat, quest: name, .. }
        | Event::Completed { seat, quest: name, .. }
        | Event::EscortTaken { seat, quest: name } => with(seat, quest(name)),
        Event::EscortLeft { seat, quest: name, location } => {
            [Thing::seat(*seat)].into_iter().chain(quest(name)).chain(site(location)).collect()
        }
        Event::Charged { what, .. } => any(what).into_iter().collect(),
        Event::EventRolled { seat, .. } => vec![Thing::seat(*seat), Thing::new("event")],
        Event::EventEnded { .. } => vec![Thing::new("event")],
        Event::Ended { winner, .. } => winner.map(Thing::seat).into_iter().collect(),
        Event::NothingFits
        | Event::Reshuffled
        | Event::GradeBegan { .. }
        | Event::LocationsGone { .. }
        | Event::QuestGone { .. } => Vec::new(),
    }
}

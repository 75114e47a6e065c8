//! The things on the board that a line of the log speaks of.

use super::{monster_thing, tile_thing};
use crate::face::Thing;
use undercroft_core::Seat;
use undercroft_welcome::{Event, Fate, Monster, Tile};

pub(super) fn about(event: &Event) -> Vec<Thing> {
    let seat = |seat: &Seat| Thing::seat(*seat);
    let kind = |monster: &Monster| monster_thing(*monster);
    let thing = |tile: &Tile| tile_thing(*tile);
    let (hero, deck, pile) = (Thing::new("hero"), Thing::new("deck"), Thing::new("pile"));
    match event {
        Event::FirstHero { .. } => vec![hero],
        Event::HeroChosen { seat: who, .. } => vec![seat(who), hero],
        Event::RoundBegan { first, .. } => vec![seat(first)],
        Event::Passed { seat: who, .. }
        | Event::Ordered { seat: who, .. }
        | Event::Succeeded { seat: who, .. }
        | Event::Failed { seat: who, .. }
        | Event::Won { seat: who, .. } => vec![seat(who)],
        Event::Drew { seat: who, monster } => {
            [seat(who), deck].into_iter().chain(monster.iter().map(kind)).collect()
        }
        Event::Added { seat: who, monster } => {
            [seat(who), pile].into_iter().chain(monster.iter().map(kind)).collect()
        }
        Event::ThrewAway { seat: who, monster, tile } => {
            [seat(who), thing(tile)].into_iter().chain(monster.iter().map(kind)).collect()
        }
        Event::Entered { seat: who, .. } => vec![seat(who), hero, pile],
        Event::Named { seat: who, monster }
        | Event::Axed { seat: who, monster }
        | Event::Polymorphed { seat: who, monster }
        | Event::Faced { seat: who, monster, .. } => vec![seat(who), kind(monster)],
        Event::Met { seat: who, monster, fate, .. } => {
            let mut things = vec![seat(who), kind(monster)];
            match fate {
                Fate::Beaten(tile) => things.push(thing(tile)),
                Fate::Facing | Fate::Replaced | Fate::Hit | Fate::Healed | Fate::Shown => {}
            }
            things
        }
        Event::Drank { seat: who, .. } => vec![seat(who), thing(&Tile::HealingPotion)],
        Event::RestShown { seat: who, monsters } => {
            [seat(who)].into_iter().chain(monsters.iter().map(kind)).collect()
        }
        Event::SavedByOmnipotence { seat: who } => vec![seat(who), thing(&Tile::Omnipotence)],
    }
}

//! The log: sentences of the game, each with the things on the board it speaks of.

use crate::speech::Speech;
use crate::table::LogLine;
use undercroft_core::{Seat, Tell};
use undercroft_welcome::{Event, Fate, Monster, Tile, Welcome};

/// The log lines of what one observer knows of the game's events.
pub fn log(game: &Welcome, events: &[(usize, Event)], speech: &Speech) -> Vec<LogLine> {
    let line = |(number, event): &(usize, Event)| {
        let text = speech.say(&game.sentence(event)?);
        let head = matches!(event, Event::RoundBegan { .. } | Event::Won { .. });
        Some(LogLine { number: *number, text, about: about(event), head, moment: None })
    };
    events.iter().filter_map(line).collect()
}

fn about(event: &Event) -> Vec<String> {
    let seat = |seat: &Seat| format!("seat-{seat}");
    let kind = |monster: &Monster| format!("monster-{}", monster.id());
    let thing = |tile: &Tile| format!("tile-{}", tile.id());
    match event {
        Event::FirstHero { .. } => vec!["hero".into()],
        Event::HeroChosen { seat: who, .. } => vec![seat(who), "hero".into()],
        Event::RoundBegan { first, .. } => vec![seat(first)],
        Event::Passed { seat: who, .. }
        | Event::Ordered { seat: who, .. }
        | Event::Succeeded { seat: who, .. }
        | Event::Failed { seat: who, .. }
        | Event::Won { seat: who, .. } => vec![seat(who)],
        Event::Drew { seat: who, monster } => {
            [seat(who), "deck".into()].into_iter().chain(monster.iter().map(kind)).collect()
        }
        Event::Added { seat: who, monster } => {
            [seat(who), "pile".into()].into_iter().chain(monster.iter().map(kind)).collect()
        }
        Event::ThrewAway { seat: who, monster, tile } => {
            [seat(who), thing(tile)].into_iter().chain(monster.iter().map(kind)).collect()
        }
        Event::Entered { seat: who, .. } => vec![seat(who), "hero".into(), "pile".into()],
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

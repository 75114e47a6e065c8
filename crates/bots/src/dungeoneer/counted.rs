//! What a report on balance counts in Dungeoneer: cards played, quests completed, heroes lost.

use undercroft_dungeoneer::components::Class;
use undercroft_dungeoneer::{Dungeoneer, Event, State};

const QUEST: &str = "quests completed";
const CATEGORY: &str = "quests completed, by category";
const CONQUEST: &str = "games won at once, by level";
const DEATH: &str = "heroes defeated";

/// The family of cards of a class.
fn cards_of(class: Class) -> &'static str {
    match class {
        Class::Treasure => "treasures played",
        Class::Boon => "boons played",
        Class::Bane => "banes played",
        Class::Monster => "monsters sent",
        Class::Trap => "traps set",
    }
}

/// What an event adds to the report.
pub fn counted<const SET: usize>(game: &Dungeoneer<SET>, event: &Event) -> Vec<(&'static str, String)> {
    let components = game.components();
    match event {
        Event::Played { card, .. } => {
            let Some(found) = components.find_card(card) else { return Vec::new() };
            let title = components.card(found);
            vec![(cards_of(title.class), title.print.word.to_string())]
        }
        Event::Completed { quest, level, .. } => {
            let Some(found) = components.find_quest(quest) else { return Vec::new() };
            let categories = components.quest(found).categories.iter();
            let mut all: Vec<_> = categories.map(|category| (CATEGORY, category.word().to_owned())).collect();
            all.push((QUEST, quest.to_string()));
            if components.quest(found).win {
                all.push((CONQUEST, format!("{quest}, level {level}")));
            }
            all
        }
        Event::Defeated { .. } => vec![(DEATH, "all".to_owned())],
        _ => Vec::new(),
    }
}

/// All cards and quests of the decks.
pub fn countable<const SET: usize>(game: &Dungeoneer<SET>) -> Vec<(&'static str, String)> {
    let components = game.components();
    let cards = components.titles.iter().filter(|title| title.in_deck);
    let cards = cards.map(|title| (cards_of(title.class), title.print.word.to_string()));
    let quests = components.quests.iter().filter(|quest| quest.in_deck);
    let quests = quests.map(|quest| (QUEST, quest.print.word.to_string()));
    cards.chain(quests).chain([(DEATH, "all".to_owned())]).collect()
}

/// The heroes by seat.
pub fn characters<const SET: usize>(game: &Dungeoneer<SET>, state: &State) -> Vec<String> {
    let heroes = state.players.iter().map(|player| game.components().hero(player.hero));
    heroes.map(|hero| hero.print.word.to_string()).collect()
}

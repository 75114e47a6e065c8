//! Items and cards, as they are written.

use super::check::{Problems, add_walls, lettered};
use super::file::{BoxEntry, DungeonEntry, File, MonsterEntry};
use super::{Dungeon, Goal, LETTERED_CARDS, Map, Mission, Monster, Task};
use crate::components::{CARDS, Colour, Gem, Gems, Hero, Item, Room, Rooms};
use toml::Spanned;

/// The items by what is written of each, and their order on the sheet.
pub(super) struct Items {
    pub boxes: [[Option<Hero>; 2]; 8],
    pub order: [Item; 8],
    pub glory: [i16; 8],
}

pub(super) fn items(file: &File, problems: &mut Problems) -> Items {
    let mut items = Items { boxes: [[None; 2]; 8], order: Item::ALL, glory: [0; 8] };
    let mut seen = [false; 8];
    for (index, entry) in file.items.iter().enumerate() {
        let item = *entry.id.get_ref();
        if std::mem::replace(&mut seen[item as usize], true) {
            problems.at(entry.id.span(), format!("{} is listed twice", item.id()));
        }
        if let Some(place) = items.order.get_mut(index) {
            *place = item;
        }
        if entry.boxes.get_ref().len() != 2 {
            problems.at(entry.boxes.span(), "an item has 2 boxes");
        }
        for (place, needed) in items.boxes[item as usize].iter_mut().zip(entry.boxes.get_ref()) {
            *place = match needed {
                BoxEntry::Any => None,
                BoxEntry::Warrior => Some(Hero::Warrior),
                BoxEntry::Wizard => Some(Hero::Wizard),
                BoxEntry::Cleric => Some(Hero::Cleric),
                BoxEntry::Rogue => Some(Hero::Rogue),
            };
        }
        items.glory[item as usize] = entry.glory;
    }
    for item in Item::ALL.into_iter().filter(|item| !seen[*item as usize]) {
        let span = file.items.first().map_or(0..0, |entry| entry.id.span());
        problems.at(span, format!("the item {} is missing", item.id()));
    }
    items
}

pub(super) fn talent_glory(file: &File) -> [i16; CARDS] {
    let t = &file.talents;
    [
        t.alchemist,
        t.noble,
        t.barbarian,
        t.thief,
        t.bloodthirsty,
        t.marauder,
        t.master,
        t.mystic,
        t.seer,
        t.scout,
        t.ranger,
        t.merchant,
        t.assassin,
        t.craftsman,
        t.healer,
        t.shaman,
    ]
}

pub(super) fn missions(file: &File, problems: &mut Problems) -> [Mission; CARDS] {
    let cards = file.missions.cards.get_ref();
    if cards.len() != CARDS {
        problems.at(file.missions.cards.span(), format!("there are 16 missions, not {}", cards.len()));
    }
    for (index, card) in cards.iter().enumerate() {
        if usize::from(*card.id.get_ref()) != index + 1 {
            problems.at(card.id.span(), format!("mission {} is needed here", index + 1));
        }
        if *card.count.get_ref() == 0 {
            problems.at(card.count.span(), "a mission asks for at least 1");
        }
    }
    std::array::from_fn(|index| match cards.get(index) {
        Some(card) => Mission { task: card.task, count: *card.count.get_ref() },
        None => Mission { task: Task::Rooms, count: 1 },
    })
}

/// PD-021: each goal makes two heroes black and two white.
pub(super) fn goals(file: &File, problems: &mut Problems) -> [Goal; CARDS] {
    let cards = file.goals.cards.get_ref();
    if cards.len() != CARDS {
        problems.at(file.goals.cards.span(), format!("there are 16 goals, not {}", cards.len()));
    }
    std::array::from_fn(|index| {
        let mut goal = Goal { task: Task::Rooms, steps: [1, 2, 3], training: [Colour::White; 4] };
        let Some(card) = cards.get(index) else { return goal };
        if usize::from(*card.id.get_ref()) != index + 1 {
            problems.at(card.id.span(), format!("goal {} is needed here", index + 1));
        }
        goal.task = card.task;
        goal.steps = problems.exactly(&card.steps, "steps of a goal");
        if !(goal.steps[0] > 0 && goal.steps.is_sorted_by(|a, b| a < b)) {
            problems.at(card.steps.span(), "the steps of a goal rise from at least 1");
        }
        let pattern = card.training.get_ref().as_bytes();
        let blacks = pattern.iter().filter(|letter| **letter == b'B').count();
        let whites = pattern.iter().filter(|letter| **letter == b'W').count();
        if (pattern.len(), blacks, whites) != (4, 2, 2) {
            problems.at(card.training.span(), "training is two B and two W, such as BWWB");
        }
        for (colour, letter) in goal.training.iter_mut().zip(pattern) {
            *colour = if *letter == b'B' { Colour::Black } else { Colour::White };
        }
        goal
    })
}

pub(super) fn monsters(
    entries: &[MonsterEntry],
    problems: &mut Problems,
) -> [Option<Monster>; LETTERED_CARDS] {
    let mut monsters = [const { None }; LETTERED_CARDS];
    for entry in entries {
        let Some(index) = problems.letter(&entry.letter) else { continue };
        if monsters[index].is_some() {
            problems.at(entry.letter.span(), format!("monster {} is listed twice", entry.letter.get_ref()));
        }
        monsters[index] = Some(monster(entry, problems));
    }
    missing(&monsters, "monster", entries.first().map(|entry| &entry.letter), problems);
    monsters
}

fn monster(entry: &MonsterEntry, problems: &mut Problems) -> Monster {
    let stage = *entry.stage.get_ref();
    if !(1..=3).contains(&stage) {
        problems.at(entry.stage.span(), "a monster's stage is 1, 2 or 3");
    }
    let id = entry.id.get_ref();
    if id.is_empty() || !id.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-') {
        problems.at(entry.id.span(), "an id is small letters and hyphens");
    }
    let power: [u8; 3] = problems.exactly(&entry.power, "power of the three ranges");
    if !power.is_sorted_by(|a, b| a < b) {
        problems.at(entry.power.span(), "the power of the ranges rises");
    }
    if *entry.flee.get_ref() < 0 {
        problems.at(entry.flee.span(), "what fleeing costs is written without a minus");
    }
    if !(1..=12).contains(entry.prize.count.get_ref()) {
        problems.at(entry.prize.count.span(), "a prize is given 1 to 12 times");
    }
    let letters = entry.vanish.get_ref();
    let vanish: Gems = letters.iter().filter_map(|letter| Gem::from_letter(letter)).collect();
    let needed = if stage == 3 { 0 } else { 2 };
    if usize::from(vanish.len()) != letters.len() || vanish.len() != needed {
        problems.at(
            entry.vanish.span(),
            format!("{needed} different gems from A to H vanish after stage {stage}"),
        );
    }
    Monster {
        id: id.clone(),
        stage,
        weakness: entry.weakness,
        power,
        glory: problems.exactly(&entry.glory, "glory of the three ranges"),
        wounds: problems.exactly(&entry.wounds, "wounds of the three ranges"),
        flee: *entry.flee.get_ref(),
        prize: (entry.prize.reward, *entry.prize.count.get_ref()),
        vanish,
    }
}

pub(super) fn dungeons(
    entries: &[DungeonEntry],
    printed: &Map,
    monsters: &[Option<Monster>; LETTERED_CARDS],
    problems: &mut Problems,
) -> [Option<Dungeon>; LETTERED_CARDS] {
    let mut dungeons = [const { None }; LETTERED_CARDS];
    for entry in entries {
        let Some(index) = problems.letter(&entry.letter) else { continue };
        if dungeons[index].is_some() {
            problems.at(entry.letter.span(), format!("dungeon {} is listed twice", entry.letter.get_ref()));
        }
        dungeons[index] = dungeon(entry, printed, monsters, problems);
    }
    missing(&dungeons, "dungeon", entries.first().map(|entry| &entry.letter), problems);
    dungeons
}

fn dungeon(
    entry: &DungeonEntry,
    printed: &Map,
    monsters: &[Option<Monster>; LETTERED_CARDS],
    problems: &mut Problems,
) -> Option<Dungeon> {
    let mut map = printed.clone();
    add_walls(&mut map, &entry.walls, problems);
    let reachable = map.reachable();
    let cut_off: Vec<String> =
        Room::all().filter(|room| !reachable.contains(*room)).map(|room| room.to_string()).collect();
    if !cut_off.is_empty() {
        let problem = format!(
            "dungeon {}: no way leads from the entrances to {}",
            entry.letter.get_ref(),
            cut_off.join(", ")
        );
        problems.at(entry.letter.span(), problem);
    }
    let letters: [String; 3] = problems.exactly(&entry.monsters, "monsters of the three stages");
    let mut stages = [0; 3];
    for (stage, letter) in letters.iter().enumerate() {
        let found = lettered(letter).filter(|index| {
            monsters[*index].as_ref().is_some_and(|monster| usize::from(monster.stage) == stage + 1)
        });
        match found {
            Some(index) => stages[stage] = index as u8,
            None => problems
                .at(entry.monsters.span(), format!("“{letter}” is not a monster of stage {}", stage + 1)),
        }
    }
    let names: [String; 3] = problems.exactly(&entry.lairs, "lairs of the three monsters");
    let lairs: Vec<Room> = names.iter().filter_map(|name| Room::from_name(name)).collect();
    let different: Rooms = lairs.iter().copied().collect();
    if different.len() != 3 {
        problems.at(entry.lairs.span(), "the lairs are three different rooms from A1 to F7");
    }
    let lairs: [Room; 3] = lairs.try_into().ok()?;
    Some(Dungeon { monsters: stages, lairs, map })
}

fn missing<T>(
    found: &[Option<T>; LETTERED_CARDS],
    what: &str,
    first: Option<&Spanned<String>>,
    problems: &mut Problems,
) {
    let letters: String = (0..LETTERED_CARDS as u8)
        .filter(|index| found[usize::from(*index)].is_none())
        .map(|index| (b'A' + index) as char)
        .collect();
    if !letters.is_empty() {
        problems.at(
            first.map_or(0..0, Spanned::span),
            format!("{what} cards A to L are needed; missing: {letters}"),
        );
    }
}

//! From a written table to a usable one: every problem is found and its line named.

use super::cards::{dungeons, goals, items, missions, monsters, talent_glory};
use super::file::File;
use super::tracks::{gem_track, level_track, minion_track, potions, wound_track};
use super::{Components, Content, LETTERED_CARDS, MINION_LEVELS, Map, Treasure};
use crate::components::{Colour, DICE, Gem, Gems, LETTERS, ROOMS, Room, Rooms, Symbol};
use std::ops::Range;
use toml::Spanned;
use undercroft_core::SetupError;

/// Collects what is wrong, with the line.
pub(super) struct Problems<'a> {
    text: &'a str,
    found: Vec<String>,
}

impl Problems<'_> {
    pub(super) fn at(&mut self, span: Range<usize>, problem: impl std::fmt::Display) {
        let line = 1 + self.text.bytes().take(span.start).filter(|byte| *byte == b'\n').count();
        self.found.push(format!("components, line {line}: {problem}"));
    }

    /// The list as an array of the needed length.
    pub(super) fn exactly<T: Clone + Default, const N: usize>(
        &mut self,
        list: &Spanned<Vec<T>>,
        what: &str,
    ) -> [T; N] {
        let count = list.get_ref().len();
        if count != N {
            self.at(list.span(), format!("{what}: {N} values are needed, not {count}"));
        }
        std::array::from_fn(|index| list.get_ref().get(index).cloned().unwrap_or_default())
    }

    pub(super) fn room(&mut self, name: &Spanned<String>) -> Option<Room> {
        let room = Room::from_name(name.get_ref());
        if room.is_none() {
            self.at(name.span(), format!("“{}” is not a room; rooms are A1 to F7", name.get_ref()));
        }
        room
    }

    pub(super) fn pair(&mut self, name: &Spanned<String>) -> Option<(Room, Room)> {
        let pair = name
            .get_ref()
            .split_once('-')
            .and_then(|(from, to)| Some((Room::from_name(from)?, Room::from_name(to)?)));
        if pair.is_none() {
            self.at(name.span(), format!("“{}” is not a pair of rooms such as A1-B1", name.get_ref()));
        }
        pair
    }

    pub(super) fn letter(&mut self, name: &Spanned<String>) -> Option<usize> {
        let index = lettered(name.get_ref());
        if index.is_none() {
            self.at(name.span(), format!("“{}” is not a letter from A to L", name.get_ref()));
        }
        index
    }
}

pub(super) fn lettered(name: &str) -> Option<usize> {
    let [letter] = name.as_bytes() else { return None };
    let index = usize::from(letter.checked_sub(b'A')?);
    (index < LETTERED_CARDS).then_some(index)
}

/// The table, or everything that is wrong with it.
pub(super) fn components(file: File, text: &str) -> Result<Components, SetupError> {
    let mut problems = Problems { text, found: Vec::new() };
    let faces = dice(&file, &mut problems);
    let numbers = numbers(&file, &mut problems);
    let rooms = rooms(&file, &mut problems);
    let minions_of_level = minions_of_level(&rooms);
    let map = printed_map(&file, &mut problems);
    let gem_track = gem_track(&file, &mut problems);
    let minion_glory = minion_track(&file, minions_of_level[0].len(), &mut problems);
    let level_glory = level_track(&file, &mut problems);
    let wound_penalty = wound_track(&file, &mut problems);
    let potion_rewards = potions(&file, &mut problems);
    let items = items(&file, &mut problems);
    let missions = missions(&file, &mut problems);
    let goals = goals(&file, &mut problems);
    let monsters = monsters(&file.monsters, &mut problems);
    let dungeons = dungeons(&file.dungeons, &map, &monsters, &mut problems);
    let solo_glory = problems.exactly(&file.missions.solo.rounds, "glory by round");
    let goal_glory = problems.exactly(&file.goals.glory.steps, "glory of the three degrees");
    let hearts = *file.potions.hearts.each.get_ref();
    if !(1..=9).contains(&hearts) {
        problems.at(file.potions.hearts.each.span(), "a potion has 1 to 9 hearts");
    }
    if !problems.found.is_empty() {
        return Err(SetupError(problems.found));
    }
    // No problem was found, so every one of the twelve letters is taken.
    let monsters = monsters.map(|monster| monster.expect("all monsters are there"));
    let dungeons = dungeons.map(|dungeon| dungeon.expect("all dungeons are there"));
    Ok(Components {
        faces,
        numbers,
        fighters: [
            file.minions.ghost.hero,
            file.minions.goblin.hero,
            file.minions.orc.hero,
            file.minions.zombie.hero,
        ],
        rooms,
        minions_of_level,
        level_glory,
        master_glory: file.levels.master.glory,
        gem_track,
        minion_glory,
        wound_penalty,
        resurrection: file.wounds.resurrection.glory,
        potion_rewards,
        hearts,
        boxes: items.boxes,
        item_order: items.order,
        item_glory: items.glory,
        talent_glory: talent_glory(&file),
        mission_glory: file.missions.glory.each,
        solo_glory,
        missions,
        goal_glory,
        goals,
        monsters,
        dungeons,
        file,
    })
}

/// PD-051, PD-052: boots are black, clovers white; and a roll that need not be repeated must be possible.
fn dice(file: &File, problems: &mut Problems) -> [[Symbol; 6]; 2] {
    [(&file.dice.white, Colour::White, Symbol::Boots), (&file.dice.black, Colour::Black, Symbol::Clover)].map(
        |(faces, colour, foreign)| {
            let shown = faces.get_ref();
            if shown.len() != DICE {
                problems.at(faces.span(), format!("a die has 6 faces, not {}", shown.len()));
            }
            if shown.contains(&foreign) {
                problems.at(faces.span(), format!("a {} die cannot show {}", colour.id(), foreign.id()));
            }
            for rare in [Symbol::Skull, Symbol::Clover] {
                if shown.iter().filter(|symbol| **symbol == rare).count() > 2 {
                    problems.at(faces.span(), format!("a die shows {} at most twice", rare.id()));
                }
            }
            std::array::from_fn(|face| shown.get(face).copied().unwrap_or(Symbol::Skull))
        },
    )
}

fn numbers(file: &File, problems: &mut Problems) -> [u8; 7] {
    let numbers = &file.dice.numbers;
    let written =
        [&numbers.warrior, &numbers.wizard, &numbers.cleric, &numbers.rogue, &numbers.clover, &numbers.boots];
    for number in written {
        if !(1..=99).contains(number.get_ref()) {
            problems.at(number.span(), "the number beside a symbol is 1 to 99");
        }
    }
    let [warrior, wizard, cleric, rogue, clover, boots] = written.map(|number| *number.get_ref());
    [warrior, wizard, cleric, rogue, clover, boots, 0]
}

fn rooms(file: &File, problems: &mut Problems) -> [Content; ROOMS] {
    let mut rooms = [Content::default(); ROOMS];
    let (mut listed, mut gems) = (Rooms::EMPTY, Gems::EMPTY);
    for entry in &file.rooms {
        let Some(room) = problems.room(&entry.at) else { continue };
        if listed.contains(room) {
            problems.at(entry.at.span(), format!("room {room} is listed twice"));
        }
        listed.insert(room);
        let content = &mut rooms[room.index()];
        if let Some(minion) = &entry.minion {
            if !(1..MINION_LEVELS as u8).contains(minion.level.get_ref()) {
                problems.at(minion.level.span(), "a minion's level is 1 to 9");
                continue;
            }
            if entry.trap {
                problems.at(entry.at.span(), format!("room {room} has a minion or a trap, not both"));
            }
            content.minion = Some((minion.kind, *minion.level.get_ref()));
        }
        content.trap = entry.trap;
        content.treasure = entry.reward.map(Treasure::Reward);
        if let Some(letter) = &entry.gem {
            match Gem::from_letter(letter.get_ref()) {
                None => {
                    problems.at(letter.span(), format!("“{}” is not a gem from A to H", letter.get_ref()))
                }
                Some(gem) if gems.contains(gem) => {
                    problems.at(letter.span(), format!("gem {gem} lies in two rooms"));
                }
                Some(gem) => {
                    if content.treasure.is_some() {
                        problems.at(letter.span(), format!("room {room} has a gem or a reward, not both"));
                    }
                    gems.insert(gem);
                    content.treasure = Some(Treasure::Gem(gem));
                }
            }
        }
    }
    if gems.len() < LETTERS {
        let missing: Gems = Gem::all().filter(|gem| !gems.contains(*gem)).collect();
        let span = file.rooms.first().map_or(0..0, |room| room.at.span());
        problems.at(span, format!("the rooms hold eight gems, A to H; missing: {missing}"));
    }
    rooms
}

fn minions_of_level(rooms: &[Content; ROOMS]) -> [Rooms; MINION_LEVELS] {
    let mut sets = [Rooms::EMPTY; MINION_LEVELS];
    for room in Room::all() {
        if let Some((_, level)) = rooms[room.index()].minion {
            sets[usize::from(level)].insert(room);
            sets[0].insert(room);
        }
    }
    sets
}

fn printed_map(file: &File, problems: &mut Problems) -> Map {
    let mut map = Map::open();
    for tunnel in &file.tunnels {
        let Some((from, to)) = problems.pair(&tunnel.between) else { continue };
        if map.dig_tunnel(from, to).is_none() {
            problems.at(tunnel.between.span(), "a tunnel joins the two ends of a row or a column");
        }
    }
    add_walls(&mut map, &file.borders.walls, problems);
    for border in &file.borders.water {
        let Some((from, to)) = problems.pair(border) else { continue };
        if map.set_border(from, to, |way| way.water = true).is_none() {
            problems.at(border.span(), format!("{from} and {to} are not neighbours"));
        }
    }
    map
}

pub(super) fn add_walls(map: &mut Map, walls: &[Spanned<String>], problems: &mut Problems) {
    for border in walls {
        let Some((from, to)) = problems.pair(border) else { continue };
        match map.between(from, to) {
            None => problems.at(border.span(), format!("{from} and {to} are not neighbours")),
            Some((_, way)) if way.wall => {
                problems.at(border.span(), format!("there already is a wall between {from} and {to}"));
            }
            Some(_) => {
                map.set_border(from, to, |way| way.wall = true);
            }
        }
    }
}

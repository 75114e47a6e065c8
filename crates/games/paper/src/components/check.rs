//! From a written table to a usable one: every problem is found and its line named.

use super::file::{BoxEntry, DungeonEntry, File, MonsterEntry, StepEntry};
use super::{Components, Content, Dungeon, Goal, LETTERED_CARDS, MINION_LEVELS, Map, Mission, Monster, Treasure};
use crate::gems::{Gem, Gems, LETTERS};
use crate::kinds::{CARDS, Colour, DICE, Hero, Item, Symbol};
use crate::room::{ROOMS, Room, Rooms};
use arrayvec::ArrayVec;
use std::ops::Range;
use toml::Spanned;
use undercroft_core::SetupError;

/// Collects what is wrong, with the line.
struct Problems<'a> {
    text: &'a str,
    found: Vec<String>,
}

impl Problems<'_> {
    fn at(&mut self, span: Range<usize>, problem: impl std::fmt::Display) {
        let line = 1 + self.text.bytes().take(span.start).filter(|byte| *byte == b'\n').count();
        self.found.push(format!("components, line {line}: {problem}"));
    }

    /// The list as an array of the needed length.
    fn exactly<T: Clone + Default, const N: usize>(&mut self, list: &Spanned<Vec<T>>, what: &str) -> [T; N] {
        let count = list.get_ref().len();
        if count != N {
            self.at(list.span(), format!("{what}: {N} values are needed, not {count}"));
        }
        std::array::from_fn(|index| list.get_ref().get(index).cloned().unwrap_or_default())
    }

    fn room(&mut self, name: &Spanned<String>) -> Option<Room> {
        let room = Room::from_name(name.get_ref());
        if room.is_none() {
            self.at(name.span(), format!("“{}” is not a room; rooms are A1 to F7", name.get_ref()));
        }
        room
    }

    fn pair(&mut self, name: &Spanned<String>) -> Option<(Room, Room)> {
        let pair = name
            .get_ref()
            .split_once('-')
            .and_then(|(from, to)| Some((Room::from_name(from)?, Room::from_name(to)?)));
        if pair.is_none() {
            self.at(name.span(), format!("“{}” is not a pair of rooms such as A1-B1", name.get_ref()));
        }
        pair
    }

    fn letter(&mut self, name: &Spanned<String>) -> Option<usize> {
        let index = lettered(name.get_ref());
        if index.is_none() {
            self.at(name.span(), format!("“{}” is not a letter from A to L", name.get_ref()));
        }
        index
    }
}

fn lettered(name: &str) -> Option<usize> {
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
                None => problems.at(letter.span(), format!("“{}” is not a gem from A to H", letter.get_ref())),
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

fn add_walls(map: &mut Map, walls: &[Spanned<String>], problems: &mut Problems) {
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

/// Steps must count 1, 2, 3, … without a gap.
fn contiguous(steps: &[StepEntry], problems: &mut Problems) {
    for (index, step) in steps.iter().enumerate() {
        if usize::from(*step.at.get_ref()) != index + 1 {
            problems.at(step.at.span(), format!("step {} is needed here", index + 1));
        }
    }
}

fn level_track(file: &File, problems: &mut Problems) -> [i16; 7] {
    let steps = file.levels.glory.get_ref();
    contiguous(steps, problems);
    if steps.len() != 6 {
        problems.at(file.levels.glory.span(), format!("there are 6 levels, not {}", steps.len()));
    }
    std::array::from_fn(|level| level.checked_sub(1).and_then(|index| steps.get(index)).map_or(0, |step| step.glory))
}

fn gem_track(file: &File, problems: &mut Problems) -> ArrayVec<(i16, Option<crate::kinds::Reward>), 11> {
    let steps = file.gems.track.get_ref();
    contiguous(steps, problems);
    if steps.len() != 10 {
        problems.at(file.gems.track.span(), format!("the gem track has 10 circles, not {}", steps.len()));
    }
    std::iter::once((0, None)).chain(steps.iter().map(|step| (step.glory, step.reward))).take(11).collect()
}

fn minion_track(file: &File, minions: u8, problems: &mut Problems) -> ArrayVec<i16, 43> {
    let steps = file.minion_track.track.get_ref();
    contiguous(steps, problems);
    if steps.len() < usize::from(minions) || steps.len() > ROOMS {
        let problem = format!("the dungeon has {minions} minions, their track {} boxes", steps.len());
        problems.at(file.minion_track.track.span(), problem);
    }
    std::iter::once(0).chain(steps.iter().map(|step| step.glory)).take(ROOMS + 1).collect()
}

fn wound_track(file: &File, problems: &mut Problems) -> Vec<i16> {
    let length = *file.wounds.length.hearts.get_ref();
    if !(1..=99).contains(&length) {
        problems.at(file.wounds.length.hearts.span(), "the wound track has 1 to 99 hearts");
    }
    let mut penalty = vec![0; usize::from(length) + 1];
    let mut last = 0;
    for shield in &file.wounds.shields {
        let at = *shield.at.get_ref();
        if at <= last || at > length {
            problems.at(shield.at.span(), format!("a shield stands higher than the last and at most at {length}"));
            continue;
        }
        penalty[usize::from(at)..].fill(shield.glory);
        last = at;
    }
    penalty
}

fn potions(file: &File, problems: &mut Problems) -> ArrayVec<Option<crate::kinds::Reward>, 13> {
    let rows = file.potions.rows.get_ref();
    let total: u32 = rows.iter().map(|row| u32::from(row.potions)).sum();
    if total != 12 || rows.iter().any(|row| row.potions == 0) {
        problems.at(file.potions.rows.span(), format!("the rows have 12 potions together, not {total}"));
    }
    let mut rewards = ArrayVec::from([None; 13]);
    let mut last = 0;
    for row in rows {
        last += usize::from(row.potions);
        if let Some(place) = rewards.get_mut(last) {
            *place = row.reward;
        }
    }
    rewards
}

struct Items {
    boxes: [[Option<Hero>; 2]; 8],
    order: [Item; 8],
    glory: [i16; 8],
}

fn items(file: &File, problems: &mut Problems) -> Items {
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

fn talent_glory(file: &File) -> [i16; CARDS] {
    let t = &file.talents;
    [
        t.alchemist, t.noble, t.barbarian, t.thief, t.bloodthirsty, t.marauder, t.master, t.mystic, t.seer,
        t.scout, t.ranger, t.merchant, t.assassin, t.craftsman, t.healer, t.shaman,
    ]
}

fn missions(file: &File, problems: &mut Problems) -> [Mission; CARDS] {
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
        None => Mission { task: super::Task::Rooms, count: 1 },
    })
}

/// PD-021: each goal makes two heroes black and two white.
fn goals(file: &File, problems: &mut Problems) -> [Goal; CARDS] {
    let cards = file.goals.cards.get_ref();
    if cards.len() != CARDS {
        problems.at(file.goals.cards.span(), format!("there are 16 goals, not {}", cards.len()));
    }
    std::array::from_fn(|index| {
        let mut goal = Goal { task: super::Task::Rooms, steps: [1, 2, 3], training: [Colour::White; 4] };
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

fn monsters(entries: &[MonsterEntry], problems: &mut Problems) -> [Option<Monster>; LETTERED_CARDS] {
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
        problems.at(entry.vanish.span(), format!("{needed} different gems from A to H vanish after stage {stage}"));
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

fn dungeons(
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
            None => problems.at(entry.monsters.span(), format!("“{letter}” is not a monster of stage {}", stage + 1)),
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
        problems.at(first.map_or(0..0, Spanned::span), format!("{what} cards A to L are needed; missing: {letters}"));
    }
}

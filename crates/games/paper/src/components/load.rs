//! Reads a component pack, section by section. What does not fit is told by the pack reader, all of it at once.

use super::cards::{dungeons, goals, items, missions, monsters, talents};
use super::read::{add_walls, pair, room};
use super::tracks::{gem_track, level_track, minion_track, potions, wound_track};
use super::{
    About, Components, Content, Gem, Gems, Hero, IN_THE_BOX, MINION_LEVELS, Map, Minion, ROOMS, Reward, Room,
    Rooms, Symbol, Treasure,
};
use std::collections::BTreeMap;
use undercroft_core::pack::{Entry, Library, Pack, Problems, Provenance, Said};

/// The packs in the box.
pub static LIBRARY: Library = Library {
    packs: &[("paper", IN_THE_BOX)],
    keys: &[
        ("rooms", &["at"]),
        ("tunnels", &["between"]),
        ("glory", &["at"]),
        ("track", &["at"]),
        ("shields", &["at"]),
        ("monsters", &["letter"]),
        ("dungeons", &["letter"]),
    ],
};

/// More glory than this, or less, belongs to another game.
pub(super) const MOST: i16 = 999;

/// What is noted on the side: where values come from, and names that a file brings along.
#[derive(Default)]
pub(super) struct Notes {
    sources: BTreeMap<String, Provenance>,
    names: BTreeMap<String, Said>,
}

impl Notes {
    /// Where the values of an entry come from.
    pub(super) fn source(&mut self, entry: &Entry<'_>, what: impl Into<String>) {
        self.sources.insert(what.into(), entry.source());
    }

    /// What the file calls the thing that `locales/` call `key`.
    pub(super) fn name(&mut self, entry: &Entry<'_>, key: String) {
        let name = entry.said("name");
        if !name.is_empty() {
            self.names.insert(key, name);
        }
    }
}

impl Components {
    /// Reads a table, or says everything that is wrong with it.
    pub fn read(own: Option<&str>) -> Result<Components, Problems> {
        let pack = LIBRARY.open(own)?;
        pack.read(|root| whole(root, &pack))
    }
}

/// The table; nothing if a card is missing, which has been told.
fn whole(root: &Entry<'_>, pack: &Pack) -> Option<Components> {
    let notes = &mut Notes::default();
    let dice = root.table("dice");
    let (faces, numbers) = (faces(&dice, notes), numbers(&dice.table("numbers"), notes));
    let fighters = fighters(root, notes);
    let rooms = rooms(root, notes);
    let minions_of_level = minions_of_level(&rooms);
    let map = printed_map(root, notes);
    let levels = root.table("levels");
    let level_glory = level_track(&levels, notes);
    let master_glory = glory(&levels.table("master"), "master", notes);
    let gem_track = gem_track(&root.table("gems"), notes);
    let minion_glory = minion_track(&root.table("minion_track"), minions_of_level[0].len(), notes);
    let wounds = root.table("wounds");
    let wound_penalty = wound_track(&wounds, notes);
    let resurrection = glory(&wounds.table("resurrection"), "resurrection", notes);
    let (potion_rewards, hearts) = potions(&root.table("potions"), notes);
    let items = items(root, notes);
    let talent_glory = talents(&root.table("talents"), notes);
    let missions = missions(&root.table("missions"), notes);
    let goals = goals(&root.table("goals"), notes);
    let monsters = monsters(root, notes);
    let dungeons = dungeons(root, &map, &monsters, notes);
    let (mission_glory, solo_glory, missions) = missions?;
    let (goal_glory, goals) = goals?;
    let monsters: Vec<_> = monsters.into_iter().flatten().collect();
    let dungeons: Vec<_> = dungeons.into_iter().flatten().collect();
    Some(Components {
        faces,
        numbers,
        fighters,
        rooms,
        minions_of_level,
        level_glory,
        master_glory,
        gem_track,
        minion_glory,
        wound_penalty,
        resurrection,
        potion_rewards,
        hearts,
        boxes: items.boxes,
        item_order: items.order,
        item_glory: items.glory,
        talent_glory,
        mission_glory,
        solo_glory,
        missions,
        goal_glory,
        goals,
        monsters: monsters.try_into().ok()?,
        dungeons: dungeons.try_into().ok()?,
        about: About {
            pack: pack.clone(),
            sources: std::mem::take(&mut notes.sources),
            names: std::mem::take(&mut notes.names),
        },
    })
}

/// An entry that holds nothing but glory.
fn glory(entry: &Entry<'_>, what: &str, notes: &mut Notes) -> i16 {
    notes.source(entry, what);
    entry.number("glory", -MOST..=MOST)
}

/// PD-051, PD-052: boots are black, clovers white; and a roll that need not be repeated must be possible.
fn faces(dice: &Entry<'_>, notes: &mut Notes) -> [[Symbol; 6]; 2] {
    notes.source(dice, "dice");
    [("white", Symbol::Boots), ("black", Symbol::Clover)].map(|(colour, foreign)| {
        let Some(fields) = dice.exactly::<6>(colour) else { return [Symbol::Skull; 6] };
        let shown = fields.each_ref().map(|field| {
            let symbol = field.word::<Symbol>().unwrap_or(Symbol::Warrior);
            if symbol == foreign {
                let other = if symbol == Symbol::Boots { "black" } else { "white" };
                field.wrong(format!("{symbol} on a {colour} die"), format!("{symbol} on {other} dice only"));
            }
            symbol
        });
        for rare in [Symbol::Skull, Symbol::Clover] {
            let found = (0..6).filter(|place| shown[*place] == rare).nth(2);
            if let Some(third) = found {
                fields[third].wrong(format!("a third {rare}"), "at most two on a die");
            }
        }
        shown
    })
}

fn numbers(entry: &Entry<'_>, notes: &mut Notes) -> [u8; 7] {
    notes.source(entry, "numbers");
    Symbol::ALL.map(|symbol| match symbol {
        Symbol::Skull => 0,
        Symbol::Warrior
        | Symbol::Wizard
        | Symbol::Cleric
        | Symbol::Rogue
        | Symbol::Clover
        | Symbol::Boots => entry.number(symbol.id(), 1..=99),
    })
}

fn fighters(root: &Entry<'_>, notes: &mut Notes) -> [Hero; 4] {
    let entry = root.table("minions");
    Minion::ALL.map(|minion| {
        let fighter = entry.table(minion.id());
        let hero = fighter.word::<Hero>("hero");
        notes.source(&fighter, format!("minion {minion}"));
        notes.name(&fighter, format!("paper-minion-{minion}"));
        hero.unwrap_or_default()
    })
}

fn rooms(root: &Entry<'_>, notes: &mut Notes) -> [Content; ROOMS] {
    let mut rooms = [Content::default(); ROOMS];
    let mut gems = Gems::EMPTY;
    for entry in root.entries("rooms") {
        let place = entry.need("at", "a room from A1 to F7").and_then(|field| room(&field));
        let minion = entry.maybe_table("minion").and_then(|minion| {
            let level = minion.number("level", 1..=MINION_LEVELS as u8 - 1);
            Some((minion.word::<Minion>("kind")?, level))
        });
        let trap = entry.flag("trap");
        let reward = entry.maybe_word::<Reward>("reward");
        let letter = entry.field("gem");
        let gem = letter.as_ref().and_then(|field| field.read(Gem::from_letter, "a gem from A to H"));
        if minion.is_some() && trap {
            entry.wrong("a minion and a trap", "a minion or a trap, not both");
        }
        if let (Some(field), Some(gem)) = (&letter, gem) {
            if gems.contains(gem) {
                field.wrong(format!("gem {gem} in a second room"), "each gem once");
            }
            if reward.is_some() {
                field.wrong("a gem beside a reward", "a gem or a reward, not both");
            }
            gems.insert(gem);
        }
        let Some(place) = place else { continue };
        notes.source(&entry, format!("room {place}"));
        let treasure = gem.map(Treasure::Gem).or(reward.map(Treasure::Reward));
        rooms[place.index()] = Content { minion, trap, treasure };
    }
    let missing: Gems = Gem::all().filter(|gem| !gems.contains(*gem)).collect();
    if !missing.is_empty() {
        root.wrong(format!("no room with gem {missing}"), "eight gems, A to H, each in a room");
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

fn printed_map(root: &Entry<'_>, notes: &mut Notes) -> Map {
    let mut map = Map::open();
    for entry in root.entries("tunnels") {
        let between = entry.need("between", "two rooms such as F2-A2");
        let ends = between.as_ref().and_then(pair);
        if let (Some(field), Some((from, to))) = (between, ends)
            && map.dig_tunnel(from, to).is_none()
        {
            field.wrong(format!("{from}-{to}"), "the two ends of a row or a column");
        }
        notes.source(&entry, "tunnels");
    }
    let borders = root.table("borders");
    notes.source(&borders, "borders");
    add_walls(&mut map, &borders.list("walls"));
    for field in borders.list("water") {
        let Some((from, to)) = pair(&field) else { continue };
        if map.set_border(from, to, |way| way.water = true).is_none() {
            field.wrong(format!("{from}-{to}"), "two neighbouring rooms");
        }
    }
    map
}

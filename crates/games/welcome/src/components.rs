//! Component values: the table in the box, or one of the players' own.

use crate::cards::{Hero, Monster, MonsterSet, Tile, TileSet};
use crate::stack::CAPACITY;
use serde::Deserialize;

/// The values in the box.
pub const IN_THE_BOX: &str = include_str!("../components.toml");

/// What an equipment tile does (WD-009).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Adds health on entering (WD-064).
    Health(u8),
    /// Beats these kinds, every time (WD-073).
    Beats(MonsterSet),
    /// Beats these kinds and adds their strength to the health (WD-094).
    Absorbs(MonsterSet),
    /// A kind is named before the first card is turned over (WD-066).
    Vorpal,
    /// Beats the monster just turned over, once (WD-101).
    Axe,
    /// Brings the hero back to base health, once (WD-108).
    Potion,
    /// Swaps the monster just turned over, once (WD-113).
    Polymorph,
    /// Beats this kind and the card after it (WD-120).
    Pact(Monster),
    /// Different monsters only: success even after a failure (WD-125).
    Omnipotence,
}

/// All values, checked and ready to use.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Components {
    strength: [u8; 8],
    copies: [u8; 8],
    health: [u8; 4],
    /// The six tiles of each hero in printed order.
    tiles: [[(Tile, Effect); 6]; 4],
}

impl Components {
    /// WD-011.
    pub fn strength(&self, monster: Monster) -> u8 {
        self.strength[monster as usize]
    }

    /// WD-012.
    pub fn copies(&self, monster: Monster) -> u8 {
        self.copies[monster as usize]
    }

    /// WD-008: the base health on the hero tile.
    pub fn health(&self, hero: Hero) -> u8 {
        self.health[hero as usize]
    }

    /// WD-006: the hero's six tiles with their effects.
    pub fn tiles(&self, hero: Hero) -> &[(Tile, Effect); 6] {
        &self.tiles[hero as usize]
    }

    /// WD-006: the hero's six tiles.
    pub fn all_tiles(&self, hero: Hero) -> TileSet {
        self.tiles(hero).iter().map(|(tile, _)| *tile).collect()
    }

    /// Those of the hero's tiles in `left` that have a wanted effect.
    pub fn find(
        &self,
        hero: Hero,
        left: TileSet,
        wanted: impl Fn(&Effect) -> bool,
    ) -> Option<(Tile, Effect)> {
        self.tiles(hero).iter().copied().find(|(tile, effect)| left.contains(*tile) && wanted(effect))
    }

    /// WD-016: the monster deck before it is shuffled, weakest first.
    pub fn deck(&self) -> impl Iterator<Item = Monster> {
        Monster::ALL
            .into_iter()
            .flat_map(|monster| std::iter::repeat_n(monster, self.copies(monster) as usize))
    }

    /// How many monster cards there are.
    pub fn deck_size(&self) -> usize {
        self.copies.iter().map(|copies| *copies as usize).sum()
    }

    /// Reads a table, or says everything that is wrong with it.
    pub fn read(text: &str) -> Result<Components, Vec<String>> {
        let table: Table =
            toml::from_str(text).map_err(|error| vec![error.to_string().trim_end().to_owned()])?;
        let mut wrong = Vec::new();
        let (strength, copies) = read_monsters(&table.monsters, &mut wrong);
        let mut health = [0; 4];
        let mut tiles = [[(Tile::Torch, Effect::Axe); 6]; 4];
        for hero in Hero::ALL {
            let found: Vec<_> = table.heroes.iter().filter(|row| row.id == hero.id()).collect();
            match found[..] {
                [row] => {
                    health[hero as usize] =
                        number(&format!("hero {}: health", row.id), row.health, 1, 20, &mut wrong);
                    if let Some(six) = read_tiles(row, &strength, &mut wrong) {
                        tiles[hero as usize] = six;
                    }
                }
                [] => wrong.push(format!("hero {} is missing", hero.id())),
                [..] => wrong.push(format!("hero {} is there {} times", hero.id(), found.len())),
            }
        }
        for row in table.heroes.iter().filter(|row| Hero::from_id(&row.id).is_none()) {
            let known = Hero::ALL.map(Hero::id).join(", ");
            wrong.push(format!("there is no hero “{}”; the heroes are: {known}", row.id));
        }
        if wrong.is_empty() { Ok(Components { strength, copies, health, tiles }) } else { Err(wrong) }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Table {
    monsters: Vec<MonsterRow>,
    heroes: Vec<HeroRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MonsterRow {
    id: String,
    strength: i64,
    copies: i64,
    #[serde(default, rename = "source")]
    _source: Option<toml::Value>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HeroRow {
    id: String,
    health: i64,
    tiles: Vec<TileRow>,
    #[serde(default, rename = "source")]
    _source: Option<toml::Value>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TileRow {
    id: String,
    effect: String,
    value: Option<i64>,
    monster: Option<String>,
    #[serde(default, rename = "source")]
    _source: Option<toml::Value>,
}

fn number(what: &str, value: i64, min: u8, max: u8, wrong: &mut Vec<String>) -> u8 {
    match u8::try_from(value) {
        Ok(value) if (min..=max).contains(&value) => value,
        Ok(_) | Err(_) => {
            wrong.push(format!("{what} is {value}; it must be from {min} to {max}"));
            min
        }
    }
}

fn read_monsters(rows: &[MonsterRow], wrong: &mut Vec<String>) -> ([u8; 8], [u8; 8]) {
    let (mut strength, mut copies) = ([1; 8], [0; 8]);
    let mut seen = MonsterSet::EMPTY;
    for row in rows {
        let Some(monster) = Monster::from_id(&row.id) else {
            let known = Monster::ALL.map(Monster::id).join(", ");
            wrong.push(format!("there is no monster “{}”; the monsters are: {known}", row.id));
            continue;
        };
        if seen.contains(monster) {
            wrong.push(format!("monster {} is there twice", row.id));
        }
        seen = seen.with(monster);
        strength[monster as usize] =
            number(&format!("monster {}: strength", row.id), row.strength, 1, 20, wrong);
        copies[monster as usize] = number(&format!("monster {}: copies", row.id), row.copies, 0, 4, wrong);
    }
    for monster in Monster::ALL.into_iter().filter(|monster| !seen.contains(*monster)) {
        wrong.push(format!("monster {} is missing", monster.id()));
    }
    let total: usize = copies.iter().map(|copies| *copies as usize).sum();
    if !(4..=CAPACITY).contains(&total) {
        wrong.push(format!("the deck has {total} monsters; it must have from 4 to {CAPACITY}"));
    }
    (strength, copies)
}

fn read_tiles(hero: &HeroRow, strength: &[u8; 8], wrong: &mut Vec<String>) -> Option<[(Tile, Effect); 6]> {
    let mut tiles = Vec::new();
    let mut seen = TileSet::EMPTY;
    for row in &hero.tiles {
        let what = format!("hero {}: tile {}", hero.id, row.id);
        let Some(tile) = Tile::from_id(&row.id) else {
            let known = Tile::ALL.map(Tile::id).join(", ");
            wrong.push(format!("{what} does not exist; the tiles are: {known}"));
            continue;
        };
        if seen.contains(tile) {
            wrong.push(format!("{what} is there twice"));
        }
        seen = seen.with(tile);
        if let Some(effect) = read_effect(&what, row, strength, wrong) {
            if let Some((other, _)) =
                tiles.iter().find(|(_, known)| is_single(&effect) && same_kind(known, &effect))
            {
                let other: &Tile = other;
                wrong.push(format!("{what} has the same effect as {}; a hero can have it once", other.id()));
            }
            tiles.push((tile, effect));
        }
    }
    if hero.tiles.len() != 6 {
        wrong.push(format!("hero {} has {} tiles; a hero has 6", hero.id, hero.tiles.len()));
    }
    tiles.try_into().ok()
}

/// Effects with a state of their own (a named kind, a spent flag) cannot be told apart twice in one dungeon.
fn is_single(effect: &Effect) -> bool {
    match effect {
        Effect::Health(_) | Effect::Beats(_) | Effect::Absorbs(_) => false,
        Effect::Vorpal
        | Effect::Axe
        | Effect::Potion
        | Effect::Polymorph
        | Effect::Pact(_)
        | Effect::Omnipotence => true,
    }
}

fn same_kind(one: &Effect, other: &Effect) -> bool {
    std::mem::discriminant(one) == std::mem::discriminant(other)
}

const EFFECTS: [&str; 12] = [
    "health",
    "beats-up-to",
    "beats-from",
    "beats-even",
    "beats-kind",
    "absorb-up-to",
    "vorpal",
    "axe",
    "potion",
    "polymorph",
    "pact",
    "omnipotence",
];

fn read_effect(what: &str, row: &TileRow, strength: &[u8; 8], wrong: &mut Vec<String>) -> Option<Effect> {
    if !EFFECTS.contains(&row.effect.as_str()) {
        wrong.push(format!(
            "{what}: there is no effect “{}”; the effects are: {}",
            row.effect,
            EFFECTS.join(", ")
        ));
        return None;
    }
    let kinds = |beats: &dyn Fn(u8) -> bool| -> MonsterSet {
        Monster::ALL.into_iter().filter(|monster| beats(strength[*monster as usize])).collect()
    };
    let needs_value = matches!(row.effect.as_str(), "health" | "beats-up-to" | "beats-from" | "absorb-up-to");
    let needs_monster = matches!(row.effect.as_str(), "beats-kind" | "pact");
    let value = match (needs_value, row.value) {
        (true, Some(value)) => number(&format!("{what}: value"), value, 1, 20, wrong),
        (true, None) => {
            wrong.push(format!("{what}: effect {} needs a value", row.effect));
            return None;
        }
        (false, Some(_)) => {
            wrong.push(format!("{what}: effect {} takes no value", row.effect));
            return None;
        }
        (false, None) => 0,
    };
    let monster = match (needs_monster, row.monster.as_deref().map(|id| (id, Monster::from_id(id)))) {
        (true, Some((_, Some(monster)))) => monster,
        (true, Some((id, None))) => {
            wrong.push(format!("{what}: there is no monster “{id}”"));
            return None;
        }
        (true, None) => {
            wrong.push(format!("{what}: effect {} needs a monster", row.effect));
            return None;
        }
        (false, Some(_)) => {
            wrong.push(format!("{what}: effect {} takes no monster", row.effect));
            return None;
        }
        (false, None) => Monster::Goblin,
    };
    Some(match row.effect.as_str() {
        "health" => Effect::Health(value),
        "beats-up-to" => Effect::Beats(kinds(&|strength| strength <= value)),
        "beats-from" => Effect::Beats(kinds(&|strength| strength >= value)),
        "beats-even" => Effect::Beats(kinds(&|strength| strength % 2 == 0)),
        "beats-kind" => Effect::Beats(MonsterSet::EMPTY.with(monster)),
        "absorb-up-to" => Effect::Absorbs(kinds(&|strength| strength <= value)),
        "vorpal" => Effect::Vorpal,
        "axe" => Effect::Axe,
        "potion" => Effect::Potion,
        "polymorph" => Effect::Polymorph,
        "pact" => Effect::Pact(monster),
        _ => Effect::Omnipotence,
    })
}

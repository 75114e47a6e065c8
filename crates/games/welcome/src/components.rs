//! Component values: the table in the box, or one of the players' own.

mod cards;

pub use cards::{Hero, Monster, MonsterSet, Tile, TileSet};

use crate::state::CAPACITY;
use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};
use undercroft_core::SetupError;
use undercroft_core::pack::{Entry, Library, Pack, Problems, Provenance, Said};

/// The values in the box.
pub const IN_THE_BOX: &str = include_str!("../components.toml");

/// The packs in the box.
pub static LIBRARY: Library = Library { packs: &[("welcome", IN_THE_BOX)], keys: &[] };

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
    about: Arc<About>,
}

/// What rules never ask for.
#[derive(Clone, PartialEq, Eq, Debug)]
struct About {
    pack: Pack,
    /// Where the values come from, entry by entry (`monster goblin`, `tile mage polymorph`).
    sources: BTreeMap<String, Provenance>,
    /// Names that a file brings along, by the key of ours.
    names: BTreeMap<String, Said>,
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

    /// The packs they were read from.
    pub fn pack(&self) -> &Pack {
        &self.about.pack
    }

    /// Where the values of an entry come from: `monster goblin`, `hero mage`, `tile mage polymorph`.
    pub fn source(&self, entry: &str) -> Option<&Provenance> {
        self.about.sources.get(entry)
    }

    /// What a file of the players' own calls the thing that is called so in `locales/`.
    pub(crate) fn own_name(&self, key: &str) -> Option<&Said> {
        self.about.names.get(key)
    }

    /// The values in force by a set-up: those in the box are read once.
    pub fn in_force(own: Option<&str>) -> Result<Components, SetupError> {
        static IN_THE_BOX: LazyLock<Result<Components, Problems>> = LazyLock::new(|| Components::read(None));
        Ok(own.map_or_else(|| IN_THE_BOX.clone(), |text| Components::read(Some(text)))?)
    }

    /// Reads a table, or says everything that is wrong with it.
    pub fn read(own: Option<&str>) -> Result<Components, Problems> {
        let pack = LIBRARY.open(own)?;
        let (values, sources, names) = pack.read(|root| {
            let mut notes = Notes::default();
            let values = Values::read(root, &mut notes)?;
            Some((values, notes.sources, notes.names))
        })?;
        let Values { strength, copies, health, tiles } = values;
        Ok(Components { strength, copies, health, tiles, about: Arc::new(About { pack, sources, names }) })
    }
}

#[derive(Default)]
struct Notes {
    sources: BTreeMap<String, Provenance>,
    names: BTreeMap<String, Said>,
}

impl Notes {
    fn take(&mut self, entry: &Entry<'_>, what: String, key: String) {
        self.sources.insert(what, entry.source());
        let name = entry.said("name");
        if !name.is_empty() {
            self.names.insert(key, name);
        }
    }
}

struct Values {
    strength: [u8; 8],
    copies: [u8; 8],
    health: [u8; 4],
    tiles: [[(Tile, Effect); 6]; 4],
}

impl Values {
    fn read(root: &Entry<'_>, notes: &mut Notes) -> Option<Values> {
        let (mut strength, mut copies) = ([1; 8], [0; 8]);
        for (monster, entry) in root.one_each::<Monster>("monsters") {
            strength[monster as usize] = entry.number("strength", 1..=20);
            copies[monster as usize] = entry.number("copies", 0..=4);
            let id = monster.id();
            notes.take(&entry, format!("monster {id}"), format!("welcome-monster-{id}"));
        }
        let total: usize = copies.iter().map(|copies| *copies as usize).sum();
        if !(4..=CAPACITY).contains(&total) {
            root.wrong(
                format!("{total} monsters in the deck"),
                format!("from 4 to {CAPACITY} copies in all"),
            );
        }
        let mut health = [1; 4];
        let mut tiles = [None; 4];
        for (hero, entry) in root.one_each::<Hero>("heroes") {
            health[hero as usize] = entry.number("health", 1..=20);
            tiles[hero as usize] = read_tiles(&entry, hero, &strength, notes);
            let id = hero.id();
            notes.take(&entry, format!("hero {id}"), format!("welcome-hero-{id}"));
        }
        let [Some(warrior), Some(barbarian), Some(mage), Some(rogue)] = tiles else { return None };
        Some(Values { strength, copies, health, tiles: [warrior, barbarian, mage, rogue] })
    }
}

fn read_tiles(
    hero: &Entry<'_>,
    who: Hero,
    strength: &[u8; 8],
    notes: &mut Notes,
) -> Option<[(Tile, Effect); 6]> {
    let mut tiles: Vec<(Tile, Effect)> = Vec::new();
    let entries = hero.entries("tiles");
    if entries.len() != 6 {
        hero.wrong(format!("{} tiles", entries.len()), "6 tiles");
    }
    for entry in entries {
        let (tile, effect) = (entry.word::<Tile>("id"), entry.one_of("effect", &EFFECTS));
        let Some((tile, effect)) = tile.zip(effect.and_then(|read| read(&entry, strength))) else { continue };
        let id = tile.id();
        notes.take(&entry, format!("tile {} {id}", who.id()), format!("welcome-tile-{id}"));
        if let Some((other, _)) =
            tiles.iter().find(|(_, known)| is_single(&effect) && same_kind(known, &effect))
        {
            entry.wrong(
                format!("the effect of {}", other.id()),
                "an effect that the hero does not have already",
            );
        }
        tiles.push((tile, effect));
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

type ReadEffect = fn(&Entry<'_>, &[u8; 8]) -> Option<Effect>;

/// The effects by name, each with what else its tile says.
const EFFECTS: [(&str, ReadEffect); 12] = [
    ("health", |tile, _| Some(Effect::Health(value(tile)))),
    ("beats-up-to", |tile, strength| Some(Effect::Beats(up_to(value(tile), strength)))),
    ("beats-from", |tile, strength| {
        let least = value(tile);
        Some(Effect::Beats(kinds(strength, |strength| strength >= least)))
    }),
    ("beats-even", |_, strength| Some(Effect::Beats(kinds(strength, |strength| strength % 2 == 0)))),
    ("beats-kind", |tile, _| Some(Effect::Beats(MonsterSet::EMPTY.with(tile.word("monster")?)))),
    ("absorb-up-to", |tile, strength| Some(Effect::Absorbs(up_to(value(tile), strength)))),
    ("vorpal", |_, _| Some(Effect::Vorpal)),
    ("axe", |_, _| Some(Effect::Axe)),
    ("potion", |_, _| Some(Effect::Potion)),
    ("polymorph", |_, _| Some(Effect::Polymorph)),
    ("pact", |tile, _| Some(Effect::Pact(tile.word("monster")?))),
    ("omnipotence", |_, _| Some(Effect::Omnipotence)),
];

fn value(tile: &Entry<'_>) -> u8 {
    tile.number("value", 1..=20)
}

fn up_to(most: u8, strength: &[u8; 8]) -> MonsterSet {
    kinds(strength, |strength| strength <= most)
}

fn kinds(strength: &[u8; 8], are: impl Fn(u8) -> bool) -> MonsterSet {
    Monster::ALL.into_iter().filter(|monster| are(strength[*monster as usize])).collect()
}

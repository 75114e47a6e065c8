//! Monsters, heroes and equipment tiles: the names of things. Their values are in [`crate::components`].

use serde::{Deserialize, Serialize};

/// WD-011: the eight kinds of monster, weakest first.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Monster {
    #[default]
    Goblin,
    Skeleton,
    Orc,
    Vampire,
    Golem,
    Lich,
    Demon,
    Dragon,
}

impl Monster {
    pub const ALL: [Monster; 8] = [
        Monster::Goblin,
        Monster::Skeleton,
        Monster::Orc,
        Monster::Vampire,
        Monster::Golem,
        Monster::Lich,
        Monster::Demon,
        Monster::Dragon,
    ];

    /// The name in files and notation.
    pub const fn id(self) -> &'static str {
        match self {
            Monster::Goblin => "goblin",
            Monster::Skeleton => "skeleton",
            Monster::Orc => "orc",
            Monster::Vampire => "vampire",
            Monster::Golem => "golem",
            Monster::Lich => "lich",
            Monster::Demon => "demon",
            Monster::Dragon => "dragon",
        }
    }

    pub fn from_id(id: &str) -> Option<Monster> {
        Monster::ALL.into_iter().find(|monster| monster.id() == id)
    }
}

/// The four heroes.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Hero {
    Warrior,
    Barbarian,
    Mage,
    Rogue,
}

impl Hero {
    pub const ALL: [Hero; 4] = [Hero::Warrior, Hero::Barbarian, Hero::Mage, Hero::Rogue];

    /// The name in files and notation.
    pub const fn id(self) -> &'static str {
        match self {
            Hero::Warrior => "warrior",
            Hero::Barbarian => "barbarian",
            Hero::Mage => "mage",
            Hero::Rogue => "rogue",
        }
    }

    pub fn from_id(id: &str) -> Option<Hero> {
        Hero::ALL.into_iter().find(|hero| hero.id() == id)
    }
}

/// The 21 different names on the 24 equipment tiles (Torch, Holy Grail and Healing Potion exist twice).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Tile {
    PlateArmor,
    KnightShield,
    Chainmail,
    LeatherShield,
    WallOfFire,
    BraceletOfProtection,
    MithrilArmor,
    Buckler,
    Torch,
    HolyGrail,
    DragonSpear,
    WarHammer,
    InvisibilityCloak,
    RingOfPower,
    VorpalSword,
    VorpalDagger,
    VorpalAxe,
    HealingPotion,
    Polymorph,
    DemonicPact,
    Omnipotence,
}

impl Tile {
    pub const ALL: [Tile; 21] = [
        Tile::PlateArmor,
        Tile::KnightShield,
        Tile::Chainmail,
        Tile::LeatherShield,
        Tile::WallOfFire,
        Tile::BraceletOfProtection,
        Tile::MithrilArmor,
        Tile::Buckler,
        Tile::Torch,
        Tile::HolyGrail,
        Tile::DragonSpear,
        Tile::WarHammer,
        Tile::InvisibilityCloak,
        Tile::RingOfPower,
        Tile::VorpalSword,
        Tile::VorpalDagger,
        Tile::VorpalAxe,
        Tile::HealingPotion,
        Tile::Polymorph,
        Tile::DemonicPact,
        Tile::Omnipotence,
    ];

    /// The name in files and notation.
    pub const fn id(self) -> &'static str {
        match self {
            Tile::PlateArmor => "plate-armor",
            Tile::KnightShield => "knight-shield",
            Tile::Chainmail => "chainmail",
            Tile::LeatherShield => "leather-shield",
            Tile::WallOfFire => "wall-of-fire",
            Tile::BraceletOfProtection => "bracelet-of-protection",
            Tile::MithrilArmor => "mithril-armor",
            Tile::Buckler => "buckler",
            Tile::Torch => "torch",
            Tile::HolyGrail => "holy-grail",
            Tile::DragonSpear => "dragon-spear",
            Tile::WarHammer => "war-hammer",
            Tile::InvisibilityCloak => "invisibility-cloak",
            Tile::RingOfPower => "ring-of-power",
            Tile::VorpalSword => "vorpal-sword",
            Tile::VorpalDagger => "vorpal-dagger",
            Tile::VorpalAxe => "vorpal-axe",
            Tile::HealingPotion => "healing-potion",
            Tile::Polymorph => "polymorph",
            Tile::DemonicPact => "demonic-pact",
            Tile::Omnipotence => "omnipotence",
        }
    }

    pub fn from_id(id: &str) -> Option<Tile> {
        Tile::ALL.into_iter().find(|tile| tile.id() == id)
    }
}

/// A set of tiles in one word.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Tile>", into = "Vec<Tile>")]
pub struct TileSet(u32);

impl TileSet {
    pub const EMPTY: TileSet = TileSet(0);

    pub const fn contains(self, tile: Tile) -> bool {
        self.0 & (1 << tile as u32) != 0
    }

    #[must_use]
    pub const fn with(self, tile: Tile) -> TileSet {
        TileSet(self.0 | (1 << tile as u32))
    }

    #[must_use]
    pub const fn without(self, tile: Tile) -> TileSet {
        TileSet(self.0 & !(1 << tile as u32))
    }

    /// Tiles in both sets.
    #[must_use]
    pub const fn and(self, other: TileSet) -> TileSet {
        TileSet(self.0 & other.0)
    }

    /// Tiles that are only in this set.
    #[must_use]
    pub const fn minus(self, other: TileSet) -> TileSet {
        TileSet(self.0 & !other.0)
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = Tile> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let tile = Tile::ALL[rest.trailing_zeros() as usize];
            rest &= rest - 1;
            Some(tile)
        })
    }
}

impl FromIterator<Tile> for TileSet {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> TileSet {
        tiles.into_iter().fold(TileSet::EMPTY, TileSet::with)
    }
}

impl From<Vec<Tile>> for TileSet {
    fn from(tiles: Vec<Tile>) -> TileSet {
        tiles.into_iter().collect()
    }
}

impl From<TileSet> for Vec<Tile> {
    fn from(set: TileSet) -> Vec<Tile> {
        set.iter().collect()
    }
}

/// A set of monster kinds in one byte.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct MonsterSet(u8);

impl MonsterSet {
    pub const EMPTY: MonsterSet = MonsterSet(0);

    pub const fn contains(self, monster: Monster) -> bool {
        self.0 & (1 << monster as u8) != 0
    }

    #[must_use]
    pub const fn with(self, monster: Monster) -> MonsterSet {
        MonsterSet(self.0 | (1 << monster as u8))
    }

    /// Kinds in either set.
    #[must_use]
    pub const fn or(self, other: MonsterSet) -> MonsterSet {
        MonsterSet(self.0 | other.0)
    }
}

impl FromIterator<Monster> for MonsterSet {
    fn from_iter<I: IntoIterator<Item = Monster>>(monsters: I) -> MonsterSet {
        monsters.into_iter().fold(MonsterSet::EMPTY, MonsterSet::with)
    }
}

//! The words of the sheet: heroes, dice, items, talents, gems.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// PD-005: one hero of each class.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hero {
    /// Sword and shield.
    Warrior,
    /// Hat.
    Wizard,
    /// Cross.
    Cleric,
    /// Mask.
    Rogue,
}

impl Hero {
    /// In the order of the sheet.
    pub const ALL: [Hero; 4] = [Hero::Warrior, Hero::Wizard, Hero::Cleric, Hero::Rogue];

    /// The name in notation and files.
    pub const fn id(self) -> &'static str {
        ["warrior", "wizard", "cleric", "rogue"][self as usize]
    }

    /// The hero with this name.
    pub fn from_id(id: &str) -> Option<Hero> {
        Hero::ALL.into_iter().find(|hero| hero.id() == id)
    }
}

/// PD-002: three dice are white, three black.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    /// With a clover.
    White,
    /// With boots.
    Black,
}

impl Colour {
    /// The name in notation and files.
    pub const fn id(self) -> &'static str {
        ["white", "black"][self as usize]
    }
}

/// PD-050: the seven symbols of the dice.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Symbol {
    /// Sword and shield.
    Warrior,
    /// Hat.
    Wizard,
    /// Cross.
    Cleric,
    /// Mask.
    Rogue,
    /// Any hero in either colour; white dice only.
    Clover,
    /// Three moves; black dice only.
    Boots,
    /// A wound for everybody.
    Skull,
}

impl Symbol {
    /// All seven.
    pub const ALL: [Symbol; 7] = [
        Symbol::Warrior,
        Symbol::Wizard,
        Symbol::Cleric,
        Symbol::Rogue,
        Symbol::Clover,
        Symbol::Boots,
        Symbol::Skull,
    ];

    /// The name in notation and files.
    pub const fn id(self) -> &'static str {
        ["warrior", "wizard", "cleric", "rogue", "clover", "boots", "skull"][self as usize]
    }

    /// The hero whose symbol this is.
    pub const fn hero(self) -> Option<Hero> {
        match self {
            Symbol::Warrior => Some(Hero::Warrior),
            Symbol::Wizard => Some(Hero::Wizard),
            Symbol::Cleric => Some(Hero::Cleric),
            Symbol::Rogue => Some(Hero::Rogue),
            Symbol::Clover | Symbol::Boots | Symbol::Skull => None,
        }
    }

    /// PD-057, PD-120: may the die stand for this hero's symbol?
    pub fn stands_for(self, hero: Hero) -> bool {
        self == Symbol::Clover || self.hero() == Some(hero)
    }
}

/// How many dice are rolled.
pub const DICE: usize = 6;

/// A die as it lies in the pool: two dice that look alike are the same to everybody.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Die {
    /// Its colour.
    pub colour: Colour,
    /// What it shows.
    pub symbol: Symbol,
}

impl Die {
    /// The colour of the die at a place of the pool: three white dice, then three black ones.
    pub const fn colour_at(place: usize) -> Colour {
        if place < DICE / 2 { Colour::White } else { Colour::Black }
    }

    /// The name in notation: `white-warrior`, `clover`, `boots`.
    pub fn name(self) -> String {
        match self.symbol {
            Symbol::Clover | Symbol::Boots => self.symbol.id().to_owned(),
            Symbol::Warrior | Symbol::Wizard | Symbol::Cleric | Symbol::Rogue | Symbol::Skull => {
                format!("{}-{}", self.colour.id(), self.symbol.id())
            }
        }
    }

    /// The die with this name.
    pub fn from_name(name: &str) -> Option<Die> {
        [Colour::White, Colour::Black]
            .into_iter()
            .flat_map(|colour| Symbol::ALL.map(|symbol| Die { colour, symbol }))
            .filter(|die| die.exists())
            .find(|die| die.name() == name)
    }

    /// PD-051, PD-052: clovers are white, boots black.
    pub const fn exists(self) -> bool {
        match self.symbol {
            Symbol::Clover => matches!(self.colour, Colour::White),
            Symbol::Boots => matches!(self.colour, Colour::Black),
            Symbol::Warrior | Symbol::Wizard | Symbol::Cleric | Symbol::Rogue | Symbol::Skull => true,
        }
    }
}

/// PD-115: the eight magic items.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Item {
    /// Fiery Sword, PD-138.
    Sword,
    /// Tome of Wisdom, PD-143.
    Tome,
    /// Crown of the Righteous King, PD-133.
    Crown,
    /// Cloak of Intangibility, PD-136.
    Cloak,
    /// Armour of Heroes, PD-131.
    Armour,
    /// Alchemist's Cauldron, PD-134.
    Cauldron,
    /// Medallion of Har, PD-135.
    Medallion,
    /// Sceptre of Death, PD-139.
    Sceptre,
}

impl Item {
    /// All eight.
    pub const ALL: [Item; 8] = [
        Item::Sword,
        Item::Tome,
        Item::Crown,
        Item::Cloak,
        Item::Armour,
        Item::Cauldron,
        Item::Medallion,
        Item::Sceptre,
    ];

    /// The name in notation and files.
    pub const fn id(self) -> &'static str {
        ["sword", "tome", "crown", "cloak", "armour", "cauldron", "medallion", "sceptre"][self as usize]
    }

    /// The item with this name.
    pub fn from_id(id: &str) -> Option<Item> {
        Item::ALL.into_iter().find(|item| item.id() == id)
    }
}

/// The sixteen talents, PD-252 to PD-279.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Talent {
    Alchemist,
    Noble,
    Barbarian,
    Thief,
    Bloodthirsty,
    Marauder,
    Master,
    Mystic,
    Seer,
    Scout,
    Ranger,
    Merchant,
    Assassin,
    Craftsman,
    Healer,
    Shaman,
}

impl Talent {
    /// All sixteen.
    pub const ALL: [Talent; 16] = [
        Talent::Alchemist,
        Talent::Noble,
        Talent::Barbarian,
        Talent::Thief,
        Talent::Bloodthirsty,
        Talent::Marauder,
        Talent::Master,
        Talent::Mystic,
        Talent::Seer,
        Talent::Scout,
        Talent::Ranger,
        Talent::Merchant,
        Talent::Assassin,
        Talent::Craftsman,
        Talent::Healer,
        Talent::Shaman,
    ];

    /// The name in notation and files.
    pub const fn id(self) -> &'static str {
        [
            "alchemist",
            "noble",
            "barbarian",
            "thief",
            "bloodthirsty",
            "marauder",
            "master",
            "mystic",
            "seer",
            "scout",
            "ranger",
            "merchant",
            "assassin",
            "craftsman",
            "healer",
            "shaman",
        ][self as usize]
    }

    /// The talent with this name.
    pub fn from_id(id: &str) -> Option<Talent> {
        Talent::ALL.into_iter().find(|talent| talent.id() == id)
    }
}

/// A goal card, by its number on the list of components; serialised as that number.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct GoalCard(pub u8);

/// How many goal cards, and how many talents, there are.
pub const CARDS: usize = 16;

impl GoalCard {
    /// All sixteen.
    pub fn all() -> impl Iterator<Item = GoalCard> {
        (0..CARDS as u8).map(GoalCard)
    }

    /// Counted from 1, for people.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The card people call `number`.
    pub fn from_number(number: u64) -> Option<GoalCard> {
        (1..=CARDS as u64).contains(&number).then(|| GoalCard(number as u8 - 1))
    }
}

impl Serialize for GoalCard {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for GoalCard {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<GoalCard, D::Error> {
        let number = u64::deserialize(deserializer)?;
        GoalCard::from_number(number)
            .ok_or_else(|| de::Error::custom(format!("goal {number} does not exist; goals are 1 to {CARDS}")))
    }
}

/// A thing that rooms, tracks and monsters give.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Reward {
    /// PD-200: the next potion.
    Potion,
    /// PD-201: a box of any item.
    Item,
    /// PD-202: a level for any hero.
    Level,
    /// PD-216: a gem without a letter.
    Gem,
}

/// PD-184: the kinds of minion.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Minion {
    Ghost,
    Goblin,
    Orc,
    Zombie,
}

impl Minion {
    /// The name in files.
    pub const fn id(self) -> &'static str {
        ["ghost", "goblin", "orc", "zombie"][self as usize]
    }
}

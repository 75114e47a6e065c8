//! The words of the sheet: heroes, dice, items, talents, rewards, minions.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use undercroft_core::named;

named! {
    /// PD-005: one hero of each class, in the order of the sheet.
    Hero {
        /// Sword and shield.
        Warrior = "warrior",
        /// Hat.
        Wizard = "wizard",
        /// Cross.
        Cleric = "cleric",
        /// Mask.
        Rogue = "rogue",
    }
}

named! {
    /// PD-002: three dice are white, three black.
    Colour {
        /// With a clover.
        White = "white",
        /// With boots.
        Black = "black",
    }
}

named! {
    /// PD-050: the seven symbols of the dice.
    Symbol {
        /// Sword and shield.
        Warrior = "warrior",
        /// Hat.
        Wizard = "wizard",
        /// Cross.
        Cleric = "cleric",
        /// Mask.
        Rogue = "rogue",
        /// Any hero in either colour; white dice only.
        Clover = "clover",
        /// Three moves; black dice only.
        Boots = "boots",
        /// A wound for everybody.
        Skull = "skull",
    }
}

impl Symbol {
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

    /// PD-059, PD-061, PD-158: how many moves it is worth.
    pub const fn moves(self) -> u8 {
        match self.symbol {
            Symbol::Boots => 3,
            Symbol::Warrior
            | Symbol::Wizard
            | Symbol::Cleric
            | Symbol::Rogue
            | Symbol::Clover
            | Symbol::Skull => 2,
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

named! {
    /// PD-115: the eight magic items.
    Item {
        /// Fiery Sword, PD-138.
        Sword = "sword",
        /// Tome of Wisdom, PD-143.
        Tome = "tome",
        /// Crown of the Righteous King, PD-133.
        Crown = "crown",
        /// Cloak of Intangibility, PD-136.
        Cloak = "cloak",
        /// Armour of Heroes, PD-131.
        Armour = "armour",
        /// Alchemist's Cauldron, PD-134.
        Cauldron = "cauldron",
        /// Medallion of Har, PD-135.
        Medallion = "medallion",
        /// Sceptre of Death, PD-139.
        Sceptre = "sceptre",
    }
}

named! {
    /// The sixteen talents, PD-252 to PD-279.
    Talent {
        Alchemist = "alchemist", Noble = "noble", Barbarian = "barbarian", Thief = "thief",
        Bloodthirsty = "bloodthirsty", Marauder = "marauder", Master = "master", Mystic = "mystic",
        Seer = "seer", Scout = "scout", Ranger = "ranger", Merchant = "merchant",
        Assassin = "assassin", Craftsman = "craftsman", Healer = "healer", Shaman = "shaman",
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

named! {
    /// A thing that rooms, tracks and monsters give.
    Reward {
        /// PD-200: the next potion.
        Potion = "potion",
        /// PD-201: a box of any item.
        Item = "item",
        /// PD-202: a level for any hero.
        Level = "level",
        /// PD-216: a gem without a letter.
        Gem = "gem",
    }
}

named! {
    /// PD-184: the kinds of minion.
    Minion { Ghost = "ghost", Goblin = "goblin", Orc = "orc", Zombie = "zombie" }
}

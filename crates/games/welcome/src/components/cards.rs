//! Monsters, heroes and equipment tiles: the names of things. Their values are in [`crate::components`].

use undercroft_core::kit::Set;
use undercroft_core::named;

named! {
    /// WD-011: the eight kinds of monster, weakest first.
    Monster {
        Goblin = "goblin",
        Skeleton = "skeleton",
        Orc = "orc",
        Vampire = "vampire",
        Golem = "golem",
        Lich = "lich",
        Demon = "demon",
        Dragon = "dragon",
    }
}

named! {
    /// The four heroes.
    Hero {
        Warrior = "warrior",
        Barbarian = "barbarian",
        Mage = "mage",
        Rogue = "rogue",
    }
}

named! {
    /// The 21 different names on the 24 equipment tiles (Torch, Holy Grail and Healing Potion exist twice).
    Tile {
        PlateArmor = "plate-armor",
        KnightShield = "knight-shield",
        Chainmail = "chainmail",
        LeatherShield = "leather-shield",
        WallOfFire = "wall-of-fire",
        BraceletOfProtection = "bracelet-of-protection",
        MithrilArmor = "mithril-armor",
        Buckler = "buckler",
        Torch = "torch",
        HolyGrail = "holy-grail",
        DragonSpear = "dragon-spear",
        WarHammer = "war-hammer",
        InvisibilityCloak = "invisibility-cloak",
        RingOfPower = "ring-of-power",
        VorpalSword = "vorpal-sword",
        VorpalDagger = "vorpal-dagger",
        VorpalAxe = "vorpal-axe",
        HealingPotion = "healing-potion",
        Polymorph = "polymorph",
        DemonicPact = "demonic-pact",
        Omnipotence = "omnipotence",
    }
}

/// A set of tiles.
pub type TileSet = Set<Tile, u32>;

/// A set of monster kinds.
pub type MonsterSet = Set<Monster, u8>;

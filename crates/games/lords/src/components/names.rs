//! The things in the box by name: orders, creatures, adventurers, traps, rooms, cards and events. What they
//! are worth and cost stands in the component table; here is only that they exist.

use undercroft_core::named;

named! {
    /// The eight orders, in the order in which the board carries them out (DL-073).
    Order {
        Food = "food", Reputation = "reputation", Dig = "dig", Mine = "mine",
        Imps = "imps", Traps = "traps", Hire = "hire", Room = "room",
    }
}

named! {
    /// The four building rounds of a year (DL-003).
    Season { Winter = "winter", Spring = "spring", Summer = "summer", Autumn = "autumn", }
}

named! {
    /// The three event tiles (DL-170).
    EventTile { PayDay = "pay-day", Taxes = "taxes", Special = "special", }
}

named! {
    /// Monsters and the ghost.
    Creature {
        Goblin = "goblin", Slime = "slime", Ghost = "ghost", Troll = "troll", Witch = "witch",
        Vampire = "vampire", Golem = "golem", Dragon = "dragon", Demon = "demon",
    }
}

impl Creature {
    /// DL-012: a ghost is not a monster.
    pub const fn is_monster(self) -> bool {
        !matches!(self, Creature::Ghost)
    }
}

named! {
    /// What an adventurer is (DL-010); the paladin is none of the four classes (DL-201), an illusion is no
    /// adventurer at all.
    Class {
        Warrior = "warrior", Thief = "thief", Priest = "priest", Wizard = "wizard",
        Paladin = "paladin", Illusion = "illusion",
    }
}

named! {
    /// Adventurer tiles: a to d come in the first year, e to h in the second, rising in strength.
    Adventurer {
        WarriorA = "warrior-a", WarriorB = "warrior-b", WarriorC = "warrior-c",
        ThiefA = "thief-a", ThiefB = "thief-b", ThiefC = "thief-c", ThiefD = "thief-d",
        PriestA = "priest-a", PriestB = "priest-b", PriestC = "priest-c", PriestD = "priest-d",
        WizardA = "wizard-a", WizardB = "wizard-b", WizardC = "wizard-c", WizardD = "wizard-d",
        WarriorE = "warrior-e", WarriorF = "warrior-f", WarriorG = "warrior-g", WarriorH = "warrior-h",
        ThiefE = "thief-e", ThiefF = "thief-f", ThiefG = "thief-g", ThiefH = "thief-h",
        PriestE = "priest-e", PriestF = "priest-f", PriestG = "priest-g", PriestH = "priest-h",
        WizardE = "wizard-e", WizardF = "wizard-f", WizardG = "wizard-g", WizardH = "wizard-h",
        SilverPaladin = "paladin-silver", GoldPaladin = "paladin-gold", Illusion = "illusion",
    }
}

named! {
    /// The nine kinds of trap card.
    Trap {
        RollingStone = "rolling-stone", Pendulum = "pendulum", WallOfFire = "wall-of-fire",
        TrapDoor = "trap-door", CursedRing = "cursed-ring", PoisonedMeal = "poisoned-meal",
        KamikazeImp = "kamikaze-imp", PoisonedDart = "poisoned-dart", AntiMagicDart = "anti-magic-dart",
    }
}

named! {
    /// The sixteen rooms, one tile each.
    Room {
        Hatchery = "hatchery", MushroomFarm = "mushroom-farm", SouvenirShop = "souvenir-shop",
        Mint = "mint", Workshop = "workshop", ToolShed = "tool-shed", PrintingPress = "printing-press",
        MagicRoom = "magic-room",
        TrainingRoom = "training-room", DarkRoom = "dark-room", Labyrinth = "labyrinth",
        AntiMagicRoom = "anti-magic-room", Cafeteria = "cafeteria", Chapel = "chapel",
        Pandemonium = "pandemonium", HallOfFame = "hall-of-fame",
    }
}

named! {
    /// The eighteen combat cards, nine for each year.
    Card {
        Invisibility = "invisibility", MagicShield = "magic-shield", Fireball = "fireball",
        DetectTreasure = "detect-treasure", FistOfJustice = "fist-of-justice", Suggestion = "suggestion",
        WordOfPeace = "word-of-peace", DetectEvil = "detect-evil", AuraOfFear = "aura-of-fear",
        CreateFood = "create-food", Illusion = "illusion", BlindRage = "blind-rage",
        Metamorphosis = "metamorphosis", DimensionalGate = "dimensional-gate",
        Regeneration = "regeneration", HolyTithe = "holy-tithe", Exorcism = "exorcism",
        BookOfCrimes = "book-of-crimes",
    }
}

named! {
    /// The nine special events.
    Special {
        WitchHunt = "witch-hunt", MonsterStrike = "monster-strike", TreasuryLeak = "treasury-leak",
        ImpatientHeroes = "impatient-heroes", Rats = "rats", TrapRecall = "trap-recall",
        ImpFeast = "imp-feast", BadPress = "bad-press", TunnelAudit = "tunnel-audit",
    }
}

named! {
    /// The seven titles of the final scoring.
    Title {
        DarkDeeds = "dark-deeds", Halls = "halls", Tunnels = "tunnels", Monsters = "monsters",
        Imps = "imps", Riches = "riches", Battle = "battle",
    }
}

impl Order {
    /// DL-074: within an action I, II, III; for hiring and building III, II, I.
    pub const fn spaces(self) -> [usize; 3] {
        match self {
            Order::Hire | Order::Room => [2, 1, 0],
            Order::Food | Order::Reputation | Order::Dig | Order::Mine | Order::Imps | Order::Traps => {
                [0, 1, 2]
            }
        }
    }
}

impl Season {
    /// The season after this one, within the year.
    pub const fn next(self) -> Option<Season> {
        match self {
            Season::Winter => Some(Season::Spring),
            Season::Spring => Some(Season::Summer),
            Season::Summer => Some(Season::Autumn),
            Season::Autumn => None,
        }
    }
}

impl EventTile {
    /// Which of the three tiles lies on a season; none on winter (DL-029).
    pub const fn place_of(season: Season) -> Option<usize> {
        match season {
            Season::Winter => None,
            Season::Spring => Some(0),
            Season::Summer => Some(1),
            Season::Autumn => Some(2),
        }
    }
}

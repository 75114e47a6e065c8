//! What cards and rooms can do: the words that a component table is written in.

use crate::components::Creature;

/// What a trap does.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct TrapEffect {
    /// Damage to the first adventurer.
    pub first: u8,
    /// Damage to the second.
    pub second: u8,
    /// Additional damage to the last.
    pub last: u8,
    /// Damage to each.
    pub each: u8,
    /// Damage to all behind the first.
    pub others: u8,
    /// Damage to one the owner chooses.
    pub any: u8,
    /// Damage to the first equal to his hit points.
    pub lethal: bool,
    /// No conquering this round.
    pub hold: bool,
    /// Damage to the chosen one at the end of the round.
    pub poison: u8,
    /// A wizard hit keeps all from casting, a priest hit keeps all from healing.
    pub anti_magic: bool,
}

/// What a room of the second year does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RoomEffect {
    /// These creatures deal more damage in battles here.
    Stronger {
        /// Who.
        creatures: Vec<Creature>,
        /// How much more, for each attack.
        damage: u8,
    },
    /// Two traps without surcharge, one monster.
    Labyrinth,
    /// No spells in battles here.
    AntiMagic,
    /// Points for each of these creatures at the end.
    Points {
        /// Who.
        creatures: Vec<Creature>,
        /// Points for each.
        points: u8,
    },
    /// Points for titles.
    Fame,
}

/// When a spell is cast.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Speed {
    /// Between traps and monsters.
    Fast,
    /// After the monsters.
    Slow,
}

/// What a spell does.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Spell {
    /// It fizzles.
    Nothing,
    /// Wizards go to the end of the line and cannot be harmed this round.
    Invisibility,
    /// The next damage of this round is absorbed.
    Shield { damage: u8 },
    /// Gold is lost; where there is none food; where there is none a trap.
    LoseStores { count: u8 },
    /// Imps are lost.
    LoseImps { count: u8 },
    /// Every monster in the battle is paid again or withdrawn.
    Suggestion,
    /// All monsters are withdrawn, or Evil is gained.
    Peace { evil: u8 },
    /// Evil is gained.
    GainEvil { count: u8 },
    /// One monster is withdrawn.
    Fear,
    /// The first adventurer gets more hit points.
    CreateFood { hit_points: u8 },
    /// An illusionary adventurer stands in front.
    Illusion,
    /// Every monster's attack goes to the first adventurer.
    BlindRage,
    /// One monster becomes a sheep.
    Metamorphosis { damage: u8 },
    /// One monster leaves the game.
    Gate,
    /// The first adventurer loses all damage.
    Regeneration,
}

/// What a special event does.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum SpecialEffect {
    /// Lose a monster or gain Evil.
    WitchHunt { evil: u8 },
    /// For each monster pay one part of its wage, or it lies down for this year's combat.
    MonsterStrike,
    /// Half the gold is lost, rounded down.
    HalveGold,
    /// The adventurer who arrives this season does harm by his class.
    ImpatientHeroes,
    /// Half the food is lost, rounded down.
    HalveFood,
    /// Half the traps are discarded, rounded down.
    HalveTraps,
    /// For this many imps one food is due; for each food not paid an imp leaves.
    ImpFeast { imps: u8 },
    /// Evil for this many monsters.
    BadPress { monsters: u8 },
    /// Pay gold or take a red marker for each.
    Audit { gold: u8 },
}

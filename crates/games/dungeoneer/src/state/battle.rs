//! Battles: what was sent, and how it fares.

use crate::components::Form;
use crate::ids::{Card, Spot};
use crate::state::{Creature, List, is_false, is_zero};
use serde::{Deserialize, Serialize};
use undercroft_core::Seat;

/// An encounter in the declaration (DR-121); nothing is spent before it is declared.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sent {
    /// The card, from hand or lair.
    pub card: Card,
    /// Against whom.
    pub target: Seat,
    /// In which form; of no meaning for traps.
    pub form: Form,
    /// Special effects bought, as bits of the card's blocks (DR-440).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub specials: u8,
    /// Extra attacks its card allows, as many as the Dungeonlord wants.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub extra: u8,
    /// DR-396: where a placed trap goes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub spot: Option<Spot>,
}

impl Default for Sent {
    fn default() -> Sent {
        Sent { card: Card(0), target: Seat::FIRST, form: Form::Melee, specials: 0, extra: 0, spot: None }
    }
}

/// The eight stages (DR-336), with the places where somebody is asked.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Stage {
    #[default]
    Attack,
    Response,
    AttackCheck,
    CounterCheck,
    Comparison,
    Challenge,
    Lair,
    Reward,
    End,
}

/// How a battle came about.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BattleKind {
    /// Encounters of the Dungeonlord.
    #[default]
    Encounter,
    /// A quest's monster (DR-259).
    Hunt,
    /// A hero attacks in his own right (DR-320).
    Hero,
    /// Stage VI (DR-365).
    Challenge,
    /// A monster was turned on another monster or hero (DRA-47, DRA-74).
    Redirected,
    /// The monster that lives here (DR-455).
    Resident,
}

/// What becomes of one attack.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fate {
    /// It will be checked.
    #[default]
    Standing,
    /// Cancelled, ignored, turned away, or the target left (DR-342, DR-437).
    Void,
    /// Compared.
    Done,
}

/// One attack of a battle.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attack {
    /// Who attacks; a trap is its card.
    pub attacker: Creature,
    /// In which form.
    pub form: Form,
    /// It is a trap: a threat at the time of the Attack check (DRA-12).
    #[serde(default, skip_serializing_if = "is_false")]
    pub trap: bool,
    /// An attack that a card allows besides, and what is added to its check.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub extra: Option<i8>,
    /// The minion that counters it instead of the hero (DR-469).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minion: Option<Card>,
    /// What becomes of it.
    #[serde(default)]
    pub fate: Fate,
    /// The total of the attack, once rolled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub total: Option<i8>,
    /// The total of the counterattack, once rolled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub counter: Option<i8>,
    /// Wounds the attacker dealt to a hero (DR-379).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub dealt: u8,
    /// Wounds a hero dealt to the attacker (DR-381).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub taken: u8,
    /// The attacker has gone home, or is none that could.
    #[serde(default, skip_serializing_if = "is_false")]
    pub home: bool,
}

impl Default for Attack {
    fn default() -> Attack {
        Attack {
            attacker: Creature::Nobody,
            form: Form::Melee,
            trap: false,
            extra: None,
            minion: None,
            fate: Fate::Standing,
            total: None,
            counter: None,
            dealt: 0,
            taken: 0,
            home: false,
        }
    }
}

/// One battle: all attacks on one target.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Battle {
    /// How it came about.
    pub kind: BattleKind,
    /// Who plays the attackers.
    pub owner: Seat,
    /// Who is attacked.
    pub defender: Creature,
    /// Where the defender was when it was declared (DR-436).
    pub spot: Spot,
    /// The stage.
    pub stage: Stage,
    /// The attack or the seat the stage has come to.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub cursor: u8,
    /// A step inside a stage.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub step: u8,
    /// The attacks in declared order.
    pub attacks: List<Attack, 12>,
}

impl Battle {
    /// Who answers an attack: whoever is attacked, or the minion that stands in for him.
    pub(crate) fn defender_of(&self, attack: &Attack) -> Creature {
        attack.minion.map_or(self.defender, Creature::Monster)
    }
}

impl Default for Battle {
    fn default() -> Battle {
        Battle {
            kind: BattleKind::Encounter,
            owner: Seat::FIRST,
            defender: Creature::Nobody,
            spot: Spot(0),
            stage: Stage::Attack,
            cursor: 0,
            step: 0,
            attacks: List::default(),
        }
    }
}

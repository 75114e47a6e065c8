//! What is going on: a stack of frames with program counters, and the questions they ask.

use crate::components::{Checks, Class, FilterId, Form, Span, Stat, WoundSource};
use crate::ids::{Card, HeroId, Location, QuestId, Spot};
use crate::state::{List, Side, is_false, is_zero};
use serde::{Deserialize, Serialize};
use undercroft_core::{Seat, SeatSet};

/// Somebody who fights, checks or is wounded.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Creature {
    /// Nobody.
    #[default]
    Nobody,
    /// A player's hero.
    Hero(Seat),
    /// A monster card: attacking, in a lair, or a minion.
    Monster(Card),
    /// The monster of a quest.
    Quest(QuestId),
}

/// What carries an effect.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// Nothing but the rules.
    #[default]
    Rules,
    /// An adventure card.
    Card(Card),
    /// A location.
    Location(Location),
    /// A quest.
    Quest(QuestId),
    /// A hero card.
    Hero(HeroId),
    /// The legendary event.
    Event(u8),
}

/// What an effect needs to know while it runs.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Context {
    /// "You" (DR-401).
    pub you: Seat,
    /// Whom it hits.
    #[serde(default)]
    pub victim: Creature,
    /// What carries it.
    #[serde(default)]
    pub source: Source,
    /// Where it happens.
    pub spot: Spot,
    /// X (DR-409).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub x: u8,
    /// The victim was chosen for the operation at hand.
    #[serde(default, skip_serializing_if = "is_false")]
    pub chosen: bool,
}

impl Context {
    /// Of the rules themselves, for a seat at its place.
    pub fn of(you: Seat, source: Source, spot: Spot) -> Context {
        Context { you, victim: Creature::Hero(you), source, spot, x: 0, chosen: false }
    }
}

/// Where a move through an exit has come to (DR-169, DR-405).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Leaving {
    /// The exit's condition.
    Exit,
    /// A blocked exit was checked.
    Blocked,
    /// A trap exit was checked.
    Trap,
    /// Payment, then the next location.
    Pay,
}

/// Where entering a location has come to.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Entering {
    /// Peril and glory.
    Points,
    /// DR-170: cards may be played before the effect.
    Window,
    /// The location's effects, one block after another.
    Effects(u8),
    /// The barrier.
    Barrier,
    /// The barrier was checked.
    Checked,
    /// What waits there.
    Encounter,
}

/// Why a location is being placed.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Placing {
    /// The Building phase.
    Build,
    /// Exploring.
    Explore,
    /// Before the game.
    Lay,
}

/// A single check: one die and a characteristic (DR-387).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Check {
    /// Who checks.
    pub by: Creature,
    /// With what.
    pub stat: Stat,
    /// Which sort; never `any` or `battle`.
    pub checks: Checks,
    /// Against whom, in battle.
    #[serde(default)]
    pub versus: Creature,
    /// What is to be reached, 0 in battle.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub target: u8,
    /// The die, once cast.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub die: u8,
    /// What was added to it when it was cast.
    #[serde(default)]
    pub bonus: i8,
    /// The window before or after the roll is over.
    #[serde(default, skip_serializing_if = "is_false")]
    pub asked: bool,
}

/// A threat to one or several creatures (DR-391, DR-582).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Threat {
    /// With what.
    pub stat: Stat,
    /// What is to be reached.
    pub target: u8,
    /// Which sort of check.
    pub checks: Checks,
    /// Where and from what.
    pub context: Context,
    /// Heroes who have yet to check.
    pub waiting: SeatSet,
    /// Who is checking: a hero of those, or a monster alone.
    #[serde(default)]
    pub current: Creature,
    /// Those who failed.
    #[serde(default)]
    pub failed: SeatSet,
    /// Those who passed.
    #[serde(default)]
    pub passed: SeatSet,
    /// What happens to those who fail.
    pub fail: Span,
    /// What happens to those who pass.
    pub pass: Span,
    /// The consequences are being applied.
    #[serde(default, skip_serializing_if = "is_false")]
    pub settling: bool,
}

/// Wounds about to be taken.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wound {
    /// Who takes them.
    pub to: Creature,
    /// How many are left after prevention.
    pub amount: u8,
    /// From what.
    pub source: WoundSource,
    /// From whom.
    #[serde(default)]
    pub from: Creature,
    /// In which form, for a strike.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub form: Option<Form>,
    /// The window is over.
    #[serde(default, skip_serializing_if = "is_false")]
    pub asked: bool,
}

/// A window in which a seat may answer; passing closes it.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Window {
    /// Stage I of an own attack.
    OwnAttack,
    /// Stage II (DR-340).
    Response,
    /// Before an own roll.
    BeforeRoll,
    /// After an own roll, for re-rolls.
    AfterRoll,
    /// Before wounds are taken, for prevention.
    Wound,
    /// Before a location takes effect (DR-170).
    Entering,
    /// Alone, in the Reward stage: permanent treasures (DR-561).
    Reward,
}

/// What a seat has to choose.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// One of several lists of operations.
    Option(Span),
    /// The creature that the operation with this number concerns.
    Target(u16),
    /// Where the attacker is turned to: another hero or monster here, or nobody.
    Redirect(Creature),
    /// Stage VI: whom to challenge (DR-362).
    Challenge,
    /// Stage VII: where a monster goes (DR-371).
    Lair(Card),
    /// A lair too full: which monster goes (DR-375).
    Crowded,
    /// Stage VIII: to whom a peril goes (DR-379).
    Gift,
    /// A side to move a hero to.
    Side { hero: Seat, walls: bool },
    /// A location to teleport a hero to.
    Teleport { hero: Seat, to: FilterId, within: u8 },
    /// A card to discard.
    Discard { owner: Seat, from: crate::components::From, class: Option<Class>, of: FilterId, left: u8 },
    /// A card to take from the discard pile.
    FromPile { class: Option<Class>, of: FilterId, left: u8 },
    /// A card to play without paying.
    PlayFree { class: Option<Class>, max_cost: u8, peril: bool },
    /// A host for an attachment.
    Host(Card),
    /// A personal quest to exchange.
    SwapQuest,
    /// The first location to exchange, then the second.
    Swap { of: FilterId, half_turn: bool, riders: bool, first: Option<Spot>, second: Option<Spot> },
    /// The form of a monster that attacks by itself (DR-262).
    Form(QuestId),
    /// Which deck to draw from (DR-480).
    Deck { left: u8 },
    /// A treasure or boon too many (DR-218).
    Surplus(Class),
    /// A new hero (DR-517).
    NewHero,
    /// DR-520: the entrance for somebody's new hero.
    Entrance(Seat),
    /// DR-326: the wound, or the escort.
    Spoils(Seat),
    /// Which way to go about a quest.
    Path { quest: QuestId, options: Span },
    /// Which threat of a quest.
    QuestThreat { quest: QuestId, options: Span },
    /// What to give up for a quest.
    Give { quest: QuestId, class: Class, count: u8, total: u8 },
    /// DR-542: evade the spikes for an action point.
    Spikes,
    /// DR-109: which card goes back to the hand, because its upkeep cannot be paid.
    Upkeep,
    /// DRA-53: whose fiends the next point of the discount is for.
    Allot { given: [u8; 4], left: u8 },
    /// DR-469: does a minion counter this attack?
    StandIn,
    /// DRA-55: a token off the monster, or the wound.
    Instead(Card),
    /// DR-427: which location is put elsewhere, and then where.
    Relocate { of: FilterId, half_turn: bool, what: Option<Spot> },
    /// Which of the drawn locations is laid; the others are shuffled back.
    Look { drawn: List<Location, 4> },
}

/// A question to one seat.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Asked {
    /// A window to act in or to pass.
    Window(Window),
    /// Something to choose.
    Choice(Choice),
}

/// Something unfinished. Frames without a question run by themselves; a frame that asks waits for its seat.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// Nothing; never on the stack.
    #[default]
    Idle,
    /// A question.
    Ask { seat: Seat, what: Asked, context: Context },
    /// A location waits to be placed.
    Place { seat: Seat, drawer: Seat, location: Location, why: Placing },
    /// A hero leaves by a side.
    Leave { seat: Seat, side: Side, step: Leaving },
    /// A hero enters a location.
    Enter { seat: Seat, own_turn: bool, step: Entering },
    /// A check.
    Check(Check),
    /// A threat.
    Threat(Threat),
    /// Wounds.
    Wound(Wound),
    /// Operations to be carried out.
    Run { ops: Span, context: Context },
    /// The innermost battle.
    Battle,
    /// An attempt at a quest, step by step; paths taken are remembered by their spans.
    Attempt { seat: Seat, quest: QuestId, steps: Span, then: Span, target: u8, waiting: bool },
    /// Cards to be drawn.
    DrawUp { seat: Seat, left: u8 },
    /// DR-108: upkeep is due.
    Upkeep,
    /// DR-590: a hero took the last life of a monster whose defeat wins.
    LastBlow { seat: Seat, quest: QuestId },
    /// Solo: cards drawn for a location's peril (DR-549).
    Solo { drawn: List<Card, 8> },
}

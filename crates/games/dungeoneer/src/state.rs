//! The state of a game: what lies on the table, and nothing that decides anything.

mod battle;
mod frame;
mod legend;
mod map;
mod player;

pub use battle::{Attack, Battle, BattleKind, Fate, Sent, Stage};
pub use frame::{
    Asked, Check, Choice, Context, Creature, Entering, Frame, Leaving, Placing, Source, Threat, Window, Wound,
};
pub use legend::{LaidTrap, Legend};
pub(crate) use map::turned_ways;
pub use map::{Cell, Placed, Side};
pub use player::{Item, Lurker, Order, Orders, Player};

use crate::components::{Checks, DECK, FilterId, Forbidden, Grade, Ignored, MOST_LOCATIONS, Until, Value};
use crate::ids::{Card, CardSet, Location, QuestId, Spot};
use serde::{Deserialize, Serialize};
use undercroft_core::Seat;

/// A few things in their order, copied all at once.
pub type List<T, const N: usize> = tinyvec::ArrayVec<[T; N]>;

/// Most locations on the map: all of a game.
pub const MAP: usize = MOST_LOCATIONS;

/// The phases of a turn (DR-095), and what comes before and after all turns.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// DR-523: heroes are chosen, beginning with the first player.
    Heroes,
    /// DRA-78: cards of the next grade are chosen for the heroes.
    Pairing,
    /// DR-511…515: all locations are laid before the first turn.
    Laying,
    /// A turn begins.
    #[default]
    Reset,
    /// The active player is Dungeonlord against the others.
    Dungeonlord,
    /// A location is drawn and placed.
    Building,
    /// The hero acts.
    Hero,
    /// One card is discarded.
    Discard,
    /// The staying bonus, then an action point may be saved.
    Save,
    /// The hand is filled.
    Draw,
    /// It is over.
    Over,
}

/// Why the game is over.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// DR-001: the third quest.
    Quests,
    /// DR-003: one hero is left.
    LastHero,
    /// DR-582: nobody is left.
    Nobody,
    /// DR-004: Nakari is defeated.
    Nakari,
    /// DR-504, DR-507: somebody has reached the highest level of a combined game.
    Points,
    /// The agreed number of rounds is over.
    TurnLimit,
    /// DR-543.
    SoloWon,
    /// DR-565.
    SoloLost,
}

/// A quest on the table.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpenQuest {
    /// The card.
    pub quest: QuestId,
    /// Whose personal quest it is; nobody's if it is common.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<Seat>,
    /// Wounds of its monster, which stay (DR-269).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub wounds: u8,
    /// Where the escort is.
    #[serde(default, skip_serializing_if = "Escort::is_waiting")]
    pub escort: Escort,
    /// Attempts of the active player this turn (DR-233).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub attempts: u8,
    /// The active player has found what is searched for (DR-274).
    #[serde(default, skip_serializing_if = "is_false")]
    pub found: bool,
}

/// Where the token of an escort is (DR-279…288).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Escort {
    /// It has not been started.
    #[default]
    Waiting,
    /// With the owner's hero.
    Carried,
    /// Left in a location.
    Lying(Spot),
}

impl Escort {
    fn is_waiting(&self) -> bool {
        *self == Escort::Waiting
    }
}

/// What an attachment is put on (DR-062).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Host {
    /// A hero card.
    Hero(Seat),
    /// A card in an inventory, a lair or a battle.
    Card(Card),
}

impl Default for Host {
    fn default() -> Host {
        Host::Hero(Seat::FIRST)
    }
}

/// An attached card.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attached {
    /// The card.
    pub card: Card,
    /// Who played it.
    pub controller: Seat,
    /// What it is on.
    pub host: Host,
}

impl Default for Attached {
    fn default() -> Attached {
        Attached { card: Card(0), controller: Seat::FIRST, host: Host::default() }
    }
}

/// What a temporary change changes.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Change {
    /// Adds to a value.
    Add { value: Value, amount: i8, checks: Checks, versus: FilterId },
    /// Skips a check or an effect.
    Ignore(Ignored),
    /// Forbids something.
    Forbid(Forbidden),
    /// DR-317 of the vocabulary: cards cost more or less.
    Cost { of: FilterId, amount: i8 },
}

/// A change that ends by itself; those of cards in play are read from the cards.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Modifier {
    /// Whom it concerns.
    pub on: Creature,
    /// What it does.
    pub change: Change,
    /// How long.
    pub until: Until,
    /// What it comes from.
    #[serde(default, skip_serializing_if = "is_of_rules")]
    pub source: Source,
}

impl Default for Modifier {
    fn default() -> Modifier {
        let change = Change::Ignore(Ignored::Pit);
        Modifier { on: Creature::Nobody, change, until: Until::EndOfTurn, source: Source::Rules }
    }
}

/// An effect used this turn, this battle or for this check (DR-102).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Used {
    /// On what.
    pub source: Source,
    /// Which of its blocks.
    pub nth: u8,
    /// By whom.
    pub by: u8,
}

/// The whole table.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// The round, from 1.
    pub round: u16,
    /// Who began.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// Where in the turn.
    pub phase: Phase,
    /// The encounters of this phase have been declared (DR-122).
    #[serde(default, skip_serializing_if = "is_false")]
    pub declared: bool,
    /// Why it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end: Option<End>,
    /// Who won, where a quest or a card says so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub winner: Option<Seat>,
    /// The grade that is played: its decks, its quests, its heroes (DR-492, DR-493).
    #[serde(default, skip_serializing_if = "Grade::is_heroic")]
    pub grade: Grade,
    /// The last round before this grade began.
    #[serde(default, skip_serializing_if = "is_none_of")]
    pub before: u16,
    /// The players by seat.
    pub players: List<Player, 4>,
    /// The map in the order of laying.
    pub map: List<Placed, MAP>,
    /// Locations to come, the next one last.
    pub locations: List<Location, MAP>,
    /// Locations that fitted nowhere and left the game, as bits (DR-586).
    #[serde(default, skip_serializing_if = "player::is_nothing", with = "player::many")]
    pub gone: u128,
    /// How many players in a row could not lay a location (DRA-84).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub passed: u8,
    /// The adventure deck, the next one last; with split decks the glory cards.
    pub deck: List<Card, DECK>,
    /// With split decks the peril cards.
    #[serde(default, skip_serializing_if = "tinyvec::ArrayVec::is_empty")]
    pub peril_deck: List<Card, DECK>,
    /// Discarded adventure cards, of both decks.
    #[serde(default, skip_serializing_if = "CardSet::is_empty")]
    pub discard: CardSet,
    /// Cards that were elsewhere when their deck was last made of the discards: whoever holds one unseen has held it
    /// since then. Everybody saw the discards, so everybody knows this.
    #[serde(default, skip_serializing_if = "CardSet::is_empty")]
    pub apart: CardSet,
    /// Cards of an earlier grade that left the game face down (DR-493).
    #[serde(default, skip_serializing_if = "CardSet::is_empty")]
    pub removed: CardSet,
    /// Quests to come, the next one last.
    pub quest_deck: List<QuestId, 64>,
    /// How many at the bottom of the quest deck were put there for all to see.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub quests_returned: u8,
    /// Quests on the table.
    pub quests: List<OpenQuest, 32>,
    /// Attachments.
    #[serde(default, skip_serializing_if = "tinyvec::ArrayVec::is_empty")]
    pub attached: List<Attached, 16>,
    /// Monsters that were sent and have not gone home.
    #[serde(default, skip_serializing_if = "tinyvec::ArrayVec::is_empty")]
    pub field: List<Lurker, 16>,
    /// The encounters being declared.
    #[serde(default, skip_serializing_if = "tinyvec::ArrayVec::is_empty")]
    pub tray: List<Sent, 16>,
    /// Changes that end by themselves.
    #[serde(default, skip_serializing_if = "tinyvec::ArrayVec::is_empty")]
    pub modifiers: List<Modifier, 24>,
    /// Effects that were used.
    #[serde(default, skip_serializing_if = "tinyvec::ArrayVec::is_empty")]
    pub used: List<Used, 24>,
    /// Battles, the innermost last.
    #[serde(default, skip_serializing_if = "tinyvec::ArrayVec::is_empty")]
    pub battles: List<Battle, 6>,
    /// What is going on, the innermost last.
    #[serde(default, skip_serializing_if = "tinyvec::ArrayVec::is_empty")]
    pub stack: List<Frame, 20>,
    /// Heroes that were defeated, as bits.
    #[serde(default, skip_serializing_if = "is_no_hero")]
    pub fallen: u32,
    /// Solo: banes that wait (DR-553).
    #[serde(default, skip_serializing_if = "tinyvec::ArrayVec::is_empty")]
    pub held: List<Card, 8>,
    /// What legendary sets bring.
    #[serde(default, skip_serializing_if = "Legend::is_nothing")]
    pub legend: Legend,
    /// The total of the last check, for the frame that asked for it.
    #[serde(default, skip_serializing_if = "is_zero_signed")]
    pub total: i8,
    /// Life lost by the last wounds, for the frame that dealt them.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub lost: u8,
}

pub(crate) fn is_zero(number: &u8) -> bool {
    *number == 0
}

fn is_none_of(bits: &u16) -> bool {
    *bits == 0
}

fn is_of_rules(source: &Source) -> bool {
    *source == Source::Rules
}

fn is_no_hero(bits: &u32) -> bool {
    *bits == 0
}

fn is_zero_signed(number: &i8) -> bool {
    *number == 0
}

pub(crate) fn is_false(flag: &bool) -> bool {
    !*flag
}

impl State {
    /// A player.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// A player, to change.
    #[inline]
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// How many play.
    #[inline]
    pub fn seats(&self) -> u8 {
        self.players.len() as u8
    }

    /// Heroes still in the game, in turn order from a seat.
    pub fn heroes_from(&self, first: Seat) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.seats();
        let out: [bool; 4] = std::array::from_fn(|seat| self.players.get(seat).is_none_or(|one| one.out));
        (0..seats)
            .map(move |step| Seat::new((first.index() as u8 + step) % seats))
            .filter(move |seat| !out[seat.index()])
    }

    /// DR-581: the next player in turn order whose hero is not defeated.
    pub fn left_of(&self, seat: Seat) -> Seat {
        self.heroes_from(seat.next(self.seats())).next().unwrap_or(seat)
    }

    /// Those whose hero stands there, in turn order from the active player (DR-582).
    pub fn heroes_at(&self, spot: Spot) -> impl Iterator<Item = Seat> + use<'_> {
        self.heroes_from(self.active).filter(move |seat| self.player(*seat).spot == spot)
    }

    /// The open quest, if it is on the table.
    pub fn open_quest(&self, quest: QuestId) -> Option<&OpenQuest> {
        self.quests.iter().find(|open| open.quest == quest)
    }
}

//! What happens at the table, and what an observer learns of it.

use crate::components::{Checks, Form, Grade, Resource, Stat, Token};
pub use crate::ids::Name;
use crate::state::{Cell, End, Side};
use serde::{Deserialize, Serialize};
use undercroft_core::{Observer, Seat};

/// Somebody who fights, checks or is wounded.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Being {
    Nobody,
    Hero(Seat),
    Monster(Name),
    QuestMonster(Name),
}

/// What happened. Secrets are options, which are empty for those who may not know them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    /// Who got which hero, and who begins.
    Started {
        heroes: Vec<Name>,
        first: Seat,
    },
    HeroChosen {
        seat: Seat,
        hero: Name,
    },
    /// DRA-78: the card of a higher grade that a hero will grow into.
    Paired {
        seat: Seat,
        hero: Name,
    },
    /// DR-490, DR-493: the decks of a higher grade replace the others.
    GradeBegan {
        grade: Grade,
    },
    /// DR-494: a hero reads his next card.
    Rose {
        seat: Seat,
        hero: Name,
        level: u8,
        life: u8,
    },
    Turn {
        round: u16,
        seat: Seat,
    },
    /// A location was drawn and shown.
    LocationDrawn {
        seat: Seat,
        location: Name,
    },
    /// It fits nowhere and is put aside (DRA-09).
    LocationAside {
        location: Name,
    },
    /// A drawn location is passed to a neighbour (DR-525).
    LocationPassed {
        seat: Seat,
        to: Seat,
    },
    Placed {
        seat: Seat,
        location: Name,
        cell: Cell,
        turned: bool,
    },
    /// DR-514: one of the dealt locations is shown, to be laid.
    LocationShown {
        seat: Seat,
        location: Name,
    },
    /// DRA-84: none of his locations fits anywhere.
    LaidNothing {
        seat: Seat,
    },
    /// DR-586: these locations leave the game.
    LocationsGone {
        locations: Vec<Name>,
    },
    /// A quest whose site is gone leaves the game.
    QuestGone {
        quest: Name,
    },
    /// DR-427: a location was put elsewhere.
    Relocated {
        location: Name,
        cell: Cell,
        turned: bool,
    },
    /// All of the deck fits nowhere.
    NothingFits,
    /// A hero sets out for an exit.
    SetOut {
        seat: Seat,
        side: Side,
    },
    Moved {
        seat: Seat,
        side: Side,
        location: Name,
    },
    /// The exit is open, but the hero stays (DR-175).
    Stuck {
        seat: Seat,
        side: Side,
    },
    Teleported {
        seat: Seat,
        location: Name,
    },
    Gained {
        seat: Seat,
        resource: Resource,
        amount: u16,
    },
    Lost {
        seat: Seat,
        resource: Resource,
        amount: u16,
    },
    Rolled {
        by: Being,
        die: u8,
        stat: Stat,
        bonus: i8,
        total: i8,
        target: u8,
        checks: Checks,
    },
    Dice {
        seat: Seat,
        dice: Vec<u8>,
    },
    Wounded {
        who: Being,
        wounds: u8,
        life: u8,
    },
    Healed {
        who: Being,
        amount: u8,
        life: u8,
    },
    Prevented {
        seat: Seat,
        amount: u8,
    },
    Fell {
        seat: Seat,
    },
    Stood {
        seat: Seat,
    },
    Defeated {
        seat: Seat,
    },
    Marked {
        location: Name,
        token: Token,
    },
    Rotated {
        location: Name,
    },
    Swapped {
        first: Name,
        second: Name,
    },
    /// A card was played and paid.
    Played {
        seat: Seat,
        card: Name,
        against: Option<Seat>,
        price: u8,
    },
    /// An effect in play was used.
    Used {
        seat: Seat,
        source: Name,
    },
    Attached {
        card: Name,
        to: Name,
    },
    /// Alone: cards of the peril deck are turned up and played.
    DungeonPlays {
        cards: Vec<Name>,
    },
    /// A card left play or a hand for the discard pile.
    Discarded {
        seat: Seat,
        card: Name,
    },
    /// Nothing was discarded.
    KeptAll {
        seat: Seat,
    },
    Saved {
        seat: Seat,
    },
    /// Cards came from the deck; which ones is for the owner only.
    Drew {
        seat: Seat,
        count: u8,
        cards: Option<Vec<Name>>,
    },
    /// A card came from the discard pile, for all to see.
    TookBack {
        seat: Seat,
        card: Name,
    },
    Reshuffled,
    QuestRevealed {
        quest: Name,
        owner: Option<Seat>,
    },
    QuestSwapped {
        seat: Seat,
        old: Name,
        new: Name,
    },
    Attempted {
        seat: Seat,
        quest: Name,
    },
    Searched {
        seat: Seat,
        quest: Name,
        total: i8,
        found: bool,
    },
    Completed {
        seat: Seat,
        quest: Name,
        level: u8,
    },
    EscortTaken {
        seat: Seat,
        quest: Name,
    },
    EscortLeft {
        seat: Seat,
        quest: Name,
        location: Name,
    },
    /// A monster or trap joins the declaration.
    Sent {
        seat: Seat,
        card: Name,
        target: Seat,
        form: Option<Form>,
    },
    Declared {
        seat: Seat,
    },
    Attacks {
        by: Being,
        on: Being,
        form: Form,
    },
    Challenged {
        seat: Seat,
        target: Being,
        form: Form,
    },
    /// An attack comes to nothing.
    Voided {
        by: Being,
    },
    Redirected {
        by: Being,
        to: Being,
    },
    Struck {
        by: Being,
        on: Being,
    },
    Drawn {
        by: Being,
        on: Being,
    },
    WentHome {
        card: Name,
        owner: Seat,
        lair: bool,
    },
    MonsterKilled {
        who: Being,
    },
    /// The die of the legendary event, and the tokens that lie on it now (DR-446).
    EventRolled {
        seat: Seat,
        die: u8,
        tokens: u8,
    },
    /// Tokens were put on a card or taken off; so many lie there now.
    Charged {
        what: Name,
        tokens: u8,
    },
    EventEnded {
        event: Name,
    },
    /// DR-109: a card went back to the hand.
    Returned {
        seat: Seat,
        card: Name,
    },
    /// An effect was bought for an encounter; only its player knows before the declaration.
    Prepared {
        seat: Seat,
        card: Name,
    },
    /// DR-440: a special effect, paid with extra peril.
    Special {
        seat: Seat,
        card: Name,
    },
    TrapLaid {
        seat: Seat,
        card: Name,
        location: Name,
    },
    TrapSprung {
        seat: Seat,
        card: Name,
        location: Name,
    },
    /// DR-467: a monster serves a hero.
    Tamed {
        seat: Seat,
        card: Name,
    },
    /// DR-469: a minion counters instead of the hero.
    StoodIn {
        seat: Seat,
        card: Name,
    },
    Order {
        seat: Seat,
        order: crate::state::Order,
        on: bool,
    },
    /// The seat was asked because of an order of its own, or not asked.
    AskedByOrder {
        seat: Seat,
        window: crate::state::Window,
        asked: bool,
    },
    /// A choice that says nothing else: passing, or one of several.
    Chose {
        seat: Seat,
        what: Name,
    },
    PhaseEnded {
        seat: Seat,
    },
    Ended {
        end: End,
        winner: Option<Seat>,
    },
}

impl Event {
    /// What the observer learns of it.
    pub fn project(&self, observer: Observer) -> Option<Event> {
        match self {
            Event::Drew { seat, count, cards: Some(_) } if !observer.knows_secrets_of(*seat) => {
                Some(Event::Drew { seat: *seat, count: *count, cards: None })
            }
            Event::Order { seat, .. } | Event::Sent { seat, .. } | Event::Prepared { seat, .. }
                if !observer.knows_secrets_of(*seat) =>
            {
                None
            }
            other => Some(other.clone()),
        }
    }

    /// Does it tell anybody something that could not be known before?
    pub fn reveals(&self) -> bool {
        match self {
            Event::Started { .. }
            | Event::LocationDrawn { .. }
            | Event::LocationAside { .. }
            | Event::LocationShown { .. }
            | Event::LaidNothing { .. }
            | Event::LocationsGone { .. }
            | Event::NothingFits
            | Event::Rolled { .. }
            | Event::Dice { .. }
            | Event::Played { .. }
            | Event::DungeonPlays { .. }
            | Event::Discarded { .. }
            | Event::Drew { .. }
            | Event::QuestRevealed { .. }
            | Event::Paired { .. }
            | Event::GradeBegan { .. }
            | Event::QuestSwapped { .. }
            | Event::Searched { .. }
            | Event::Reshuffled
            | Event::Attacks { .. }
            | Event::EventRolled { .. }
            | Event::Special { .. }
            | Event::TrapLaid { .. }
            | Event::AskedByOrder { .. } => true,
            Event::HeroChosen { .. }
            | Event::Rose { .. }
            | Event::Turn { .. }
            | Event::LocationPassed { .. }
            | Event::Placed { .. }
            | Event::SetOut { .. }
            | Event::Moved { .. }
            | Event::Stuck { .. }
            | Event::Teleported { .. }
            | Event::Gained { .. }
            | Event::Lost { .. }
            | Event::Wounded { .. }
            | Event::Healed { .. }
            | Event::Prevented { .. }
            | Event::Fell { .. }
            | Event::Stood { .. }
            | Event::Defeated { .. }
            | Event::Marked { .. }
            | Event::Rotated { .. }
            | Event::Swapped { .. }
            | Event::Relocated { .. }
            | Event::QuestGone { .. }
            | Event::Used { .. }
            | Event::Attached { .. }
            | Event::KeptAll { .. }
            | Event::Saved { .. }
            | Event::TookBack { .. }
            | Event::Attempted { .. }
            | Event::Completed { .. }
            | Event::EscortTaken { .. }
            | Event::EscortLeft { .. }
            | Event::Sent { .. }
            | Event::Declared { .. }
            | Event::Challenged { .. }
            | Event::Voided { .. }
            | Event::Redirected { .. }
            | Event::Struck { .. }
            | Event::Drawn { .. }
            | Event::WentHome { .. }
            | Event::MonsterKilled { .. }
            | Event::Order { .. }
            | Event::Charged { .. }
            | Event::EventEnded { .. }
            | Event::Returned { .. }
            | Event::Prepared { .. }
            | Event::TrapSprung { .. }
            | Event::Tamed { .. }
            | Event::StoodIn { .. }
            | Event::Chose { .. }
            | Event::PhaseEnded { .. }
            | Event::Ended { .. } => false,
        }
    }
}

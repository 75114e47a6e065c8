//! What happens at a table, entry by entry. The journal is the table: everything else is a cache of it.

use crate::ids::{PersonId, TableId};
use crate::time::Millis;
use serde::{Deserialize, Serialize};
use undercroft_core::{Seat, Setup};

/// What was agreed when the table was opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Terms {
    /// The game's id.
    pub game: String,
    /// The version of the game's rules. Tables from before it was noted were all played by the first.
    #[serde(default = "first_version")]
    pub rules: u32,
    /// The fingerprint of the component values, if it was noted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub components: Option<String>,
    /// Seats, options and components.
    pub setup: Setup,
    /// Who is meant to sit where.
    pub places: Vec<Place>,
    /// May everybody see it in the lobby and watch?
    pub public: bool,
    /// Begin as soon as no place is open.
    pub start_when_full: bool,
    /// How long people may think.
    pub clock: ClockTerms,
    /// The bot that takes over when a person leaves or runs out of time.
    pub stand_in: String,
    /// Who opened the table.
    pub host: PersonId,
    /// What they are called.
    pub host_name: String,
    /// The secret word of the invitation link.
    pub invite: String,
    /// The situation it starts from, if not from the beginning.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// Luck that is known beforehand, for lessons and tests; otherwise it is made when the game begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// What everybody plays on one day: the luck is the same for all, so that it stays secret until the day is closed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub daily: Option<Daily>,
    /// The campaign it is a chapter of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chapter: Option<Chapter>,
}

/// A chapter of a campaign.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Chapter {
    /// Which campaign.
    pub campaign: TableId,
    /// Which chapter, counted from 1.
    pub number: u8,
}

impl Terms {
    /// Are results compared with those of other tables? Then luck that was seen is not played again.
    pub fn is_compared(&self) -> bool {
        self.daily.is_some() || self.chapter.is_some()
    }
}

/// The day a table belongs to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Daily {
    /// The date in UTC, such as `2026-11-18`.
    pub day: String,
    /// When its results are final: what ends later does not count, and from then on the luck is no secret.
    pub closes: Millis,
}

fn first_version() -> u32 {
    1
}

/// Who is meant to sit on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// Whoever comes.
    Open,
    /// A bot of this level.
    Bot(String),
}

/// How long people may think.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum ClockTerms {
    /// As long as they like.
    #[default]
    None,
    /// A bank of time for the whole game, and a little more with every move.
    Live {
        /// Seconds at the start.
        bank: u32,
        /// Seconds that come with every move.
        increment: u32,
    },
    /// So long for every move: hours or days.
    Slow {
        /// Seconds for a move.
        per_move: u32,
    },
}

/// Whose hand made a move.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Hand {
    /// The person's own.
    Person,
    /// The bot that has the seat.
    Bot,
    /// The server's, as the person had ordered beforehand: from before the games had standing orders of their own.
    Order,
}

/// Why a bot took over a seat.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Absence {
    /// The clock ran out.
    Time,
    /// The person left.
    Left,
    /// The person gave the game up.
    Resigned,
}

/// What a move led to: whoever plays the journal again must come to the same.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct After {
    /// The fingerprint of the state.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub state: Option<String>,
    /// How the game ended, if it did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end: Option<String>,
}

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Entry {
    /// The table was opened; always the first entry.
    Opened(Box<Terms>),
    /// Somebody came with the invitation and may see the table.
    Admitted {
        /// Who.
        person: PersonId,
    },
    /// Somebody took a seat.
    Sat {
        /// Which.
        seat: Seat,
        /// Who.
        person: PersonId,
        /// What they are called.
        name: String,
    },
    /// A seat was left or cleared before the start.
    Stood {
        /// Which.
        seat: Seat,
    },
    /// The table was given up before it started.
    Closed,
    /// The game began; open seats went to bots.
    Started {
        /// The secret all luck comes from.
        seed: String,
    },
    /// A move.
    Moved {
        /// Whose.
        seat: Seat,
        /// The move in its notation.
        notation: String,
        /// Who made it.
        by: Hand,
        /// The client's own number of it, so that sending it twice plays it once.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<String>,
        /// What it led to.
        #[serde(flatten)]
        after: After,
    },
    /// A move was taken back as the rules of undo allow.
    TakenBack {
        /// Whose.
        seat: Seat,
    },
    /// A seat asks the table to go back to before its last move.
    BackAsked {
        /// Which.
        seat: Seat,
    },
    /// An answer to that. When nobody is left to ask, the table goes back.
    BackAnswered {
        /// Whose.
        seat: Seat,
        /// Yes or no.
        yes: bool,
    },
    /// A seat wants the table to rest, or no longer does. It rests while all people at it want so.
    Pause {
        /// Which.
        seat: Seat,
        /// Does it want to rest?
        wish: bool,
    },
    /// A bot took over.
    Replaced {
        /// Which seat.
        seat: Seat,
        /// Why.
        why: Absence,
    },
    /// The person came back and took the seat over again.
    Returned {
        /// Which seat.
        seat: Seat,
    },
    /// An order to the server, from before the games had standing orders of their own. It is read and does nothing.
    Ordered {},
    /// Somebody said something.
    Said {
        /// Who.
        person: PersonId,
        /// What they are called.
        name: String,
        /// What.
        text: String,
    },
    /// The same people play again elsewhere.
    Again {
        /// Where.
        table: TableId,
    },
}

//! The table: the same frame for every game, around a board that its face draws.

mod bar;
mod choices;
mod clock;
mod groups;
mod inspect;
mod log;
mod parts;
mod sides;

pub use choices::{Choice, Choices, Refused};
pub use clock::Clock;
pub use groups::{Group, group};
pub use inspect::inspect;
pub use log::LogLine;
pub use parts::{Parts, region};
pub use sides::answers;

use crate::face::Interlude;
use crate::speech::Speech;
use maud::{Markup, html};
use undercroft_core::{Observer, Refusal, Seat};

/// Everything a table shows to one reader.
#[derive(Debug)]
pub struct Sheet<'a> {
    /// The reader's language and the people at the table.
    pub speech: &'a Speech,
    /// As whom the reader looks.
    pub observer: Observer,
    /// The number of the moves played: the same number, the same picture.
    pub moves: usize,
    /// Where the forms go.
    pub way: Way,
    /// The people.
    pub seats: Vec<SeatCard>,
    /// What is asked, in one sentence.
    pub prompt: String,
    /// What may be done.
    pub choices: Choices,
    /// What happened, oldest first.
    pub log: Vec<LogLine>,
    /// What has just ended and is held until it was seen.
    pub interlude: Option<Interlude>,
    /// Why something is not allowed, if it was asked.
    pub why: Option<Why>,
    /// What a strong player would do, if it was asked.
    pub hints: Option<Vec<Hint>>,
    /// May the reader take back the last move alone, or must the table be asked?
    pub undo: Undo,
    /// The game is over.
    pub over: bool,
    /// Things that only a table with people has: chat, pause, rematch.
    pub extras: Extras,
}

/// Where the table's forms go.
#[derive(Clone, Debug, Default)]
pub struct Way {
    /// The address of the table, such as `/tables/abc`.
    pub base: String,
    /// The secret that proves that a form came from our page.
    pub token: String,
    /// The form's own number, so that sending it twice plays once.
    pub move_id: String,
    /// Where the server is, for addresses that are passed on.
    pub origin: String,
}

/// A seat as everybody sees it.
#[derive(Clone, Debug)]
pub struct SeatCard {
    /// Which.
    pub seat: Seat,
    /// The name.
    pub name: String,
    /// A bot plays: its level.
    pub bot: Option<String>,
    /// The person is away and a bot plays on.
    pub away: bool,
    /// Somebody looks at the table from this seat; bots always do.
    pub here: bool,
    /// The time left to think.
    pub clock: Option<Clock>,
    /// It is this seat's turn.
    pub turn: bool,
}

/// The answer to "why not?".
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Why {
    /// The reason.
    pub text: String,
    /// The rule's catalogue id.
    pub rule: Option<String>,
}

impl Why {
    /// The reason of the rules, in the reader's language.
    pub fn of(refusal: &Refusal, speech: &Speech) -> Why {
        Why { text: speech.say(&refusal.phrase), rule: Some(refusal.rule.to_owned()) }
    }
}

/// A move a strong player would think of.
#[derive(Clone, Debug)]
pub struct Hint {
    /// The move in words.
    pub label: String,
    /// Its chance of winning, 0 to 1.
    pub chance: Option<f64>,
    /// The reason in words.
    pub reason: Option<String>,
}

/// What the undo button does.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Undo {
    /// The reader has no seat, or nothing to take back.
    Nothing,
    /// The last move can be taken back.
    Free,
    /// The table has to be asked.
    Ask,
}

/// What a table with people has besides the game.
#[derive(Debug, Default)]
pub struct Extras {
    /// Shown over the bar: somebody wants to take back a move, the table rests, a seat can be taken over.
    pub notices: Vec<Markup>,
    /// Shown below the players: who looks on.
    pub company: Option<Markup>,
    /// Shown at the end of the right column.
    pub panels: Vec<Markup>,
    /// What a lesson says, beside what it wants or beside the thing that is named.
    pub bubble: Option<(Markup, Option<String>)>,
    /// How far a lesson is, at the start of the bar.
    pub progress: Option<Markup>,
    /// Further buttons of the bar, such as a rematch.
    pub actions: Vec<Markup>,
    /// Nobody helps here: there are no hints.
    pub alone: bool,
    /// Instead of choices: the controls of a replay. The table is then no form, because they have their own.
    pub controls: Option<Markup>,
}

/// What a face draws. A face names what it has; the rest is empty.
#[derive(Debug, Default)]
pub struct Board {
    /// The middle of the table.
    pub stage: Markup,
    /// Further cards of the left column, below the players.
    pub left: Vec<Markup>,
    /// Further cards of the right column, above the log.
    pub right: Vec<Markup>,
    /// What the reader holds, shown in the bar.
    pub hand: Option<Markup>,
    /// A second, quieter sentence below the prompt.
    pub detail: Option<String>,
    /// What each seat has.
    pub marks: Vec<SeatMarks>,
    /// Moves people look for in the bar although they are not allowed now: a click says why.
    pub greyed: Vec<String>,
    /// What buttons of the bar show instead of their words, by the move's notation: a picture and two short lines.
    pub signs: Vec<(String, Markup)>,
    /// The face draws `choices.groups` on the stage itself; otherwise they stand in the bar.
    pub groups_on_stage: bool,
    /// The table's own class, through which its stylesheet sets the widths of the columns (`--left`, `--right`), the
    /// height of the bar (`--bar-h`) and whatever else is special.
    pub class: &'static str,
    /// On a phone the cards of the left and of the right column are behind a button each: its picture and its word.
    pub sheets: [Option<(&'static str, String)>; 2],
    /// Further sheets of a phone, between those of the columns and the log: what the stylesheet calls it, picture, word.
    pub tabs: Vec<(&'static str, &'static str, String)>,
    /// The situation in a few words, for the header and the page's title.
    pub headline: String,
}

/// What a face shows of a seat.
#[derive(Clone, Debug, Default)]
pub struct SeatMarks {
    /// Tokens and the like, beside the name.
    pub tokens: Markup,
    /// Where the player stands, in words.
    pub state: String,
    /// What lies before the player, below the name: a small dungeon, a small sheet.
    pub below: Option<Markup>,
    /// The picture of the player, instead of a person or a bot.
    pub portrait: Option<&'static str>,
}

/// The part of a seat's name that tells seats apart without colour.
pub fn emblem(seat: Seat) -> Markup {
    let number = seat.number().min(8);
    html! { span.emblem.{ "seat-" (number) } aria-hidden="true" { (crate::art::picture(EMBLEMS[usize::from(number) - 1])) } }
}

const EMBLEMS: [&str; 8] = [
    "emblem-diamond",
    "emblem-circle",
    "emblem-triangle",
    "emblem-square",
    "emblem-star",
    "emblem-drop",
    "emblem-cross",
    "emblem-hexagon",
];

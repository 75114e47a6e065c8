//! Everything a person can do at a table, as one value: what forms and API requests are read into.

use super::{Hall, Person};
use crate::ids::TableId;
use crate::trouble::{Not, Trouble};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use undercroft_core::Seat;

/// Something a person does at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Come in with the invitation's word, to watch or to sit down later.
    Enter {
        /// The word.
        invite: String,
    },
    /// Sit down.
    Join {
        /// On this seat, counted from 1, or on the first free one.
        #[serde(default)]
        seat: Option<u8>,
        /// The invitation's word, if the table is private.
        #[serde(default)]
        invite: Option<String>,
    },
    /// Get up; in a game that is on, a bot takes over.
    Leave,
    /// Clear a seat before the start (host only).
    Kick {
        /// The seat, counted from 1.
        seat: u8,
    },
    /// Begin; free seats go to bots (host only).
    Start,
    /// Play a move.
    Play {
        /// The move in its notation.
        #[serde(rename = "move")]
        notation: String,
        /// A name of the sender's own for this move: sent twice, it is played once.
        #[serde(default)]
        id: Option<String>,
    },
    /// Take the last move back, or ask the others for it.
    Undo,
    /// Answer such a wish; the one who asked withdraws it with `false`.
    AnswerUndo {
        /// Yes or no.
        yes: bool,
    },
    /// Say something.
    Say {
        /// What.
        text: String,
    },
    /// Wish for a rest, or to go on.
    Pause {
        /// For a rest?
        wish: bool,
    },
    /// Give up for good.
    Resign,
    /// Take the own seat over from the bot again.
    ComeBack,
    /// Do not let the bots wait until people could follow.
    Hurry,
}

impl Hall {
    /// Does it, on disk before it returns.
    pub async fn perform(
        self: &Arc<Hall>,
        person: &Person,
        id: &TableId,
        action: &Action,
    ) -> Result<(), Trouble> {
        match action {
            Action::Enter { invite } => self.admit(person, id, invite).await,
            Action::Join { seat, invite } => {
                let seat = seat.map(seat_called).transpose()?;
                if let Some(invite) = invite {
                    self.admit(person, id, invite).await?;
                }
                self.join(person, id, seat).await
            }
            Action::Leave => self.leave(person, id).await,
            Action::Kick { seat } => self.kick(person, id, seat_called(*seat)?).await,
            Action::Start => self.start(person, id).await,
            Action::Play { notation, id: move_id } => {
                self.play(person, id, notation, move_id.as_deref()).await
            }
            Action::Undo => self.undo(person, id).await,
            Action::AnswerUndo { yes } => self.answer_undo(person, id, *yes).await,
            Action::Say { text } => self.say(person, id, text).await,
            Action::Pause { wish } => self.wish_pause(person, id, *wish).await,
            Action::Resign => self.resign(person, id).await,
            Action::ComeBack => self.come_back(person, id).await,
            Action::Hurry => self.hurry(person, id).await,
        }
    }
}

fn seat_called(number: u8) -> Result<Seat, Trouble> {
    Seat::from_number(u64::from(number)).ok_or_else(|| Not::NoSeat.into())
}

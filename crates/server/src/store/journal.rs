//! Reading journals and what the lobby shows of tables.

use super::writer::{Work, put_off};
use super::{Kind, Store};
use crate::ids::{PersonId, TableId};
use crate::journal::{ClockTerms, Entry};
use crate::room::Phase;
use crate::time::Millis;
use crate::trouble::Trouble;
use serde::{Deserialize, Serialize};

/// A table as the lobby shows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Card {
    /// Its name.
    #[schema(value_type = String)]
    pub id: TableId,
    /// The game's id.
    pub game: String,
    /// Options that differ from the default, as `variant=on`.
    pub options: String,
    /// Where it stands.
    pub phase: Phase,
    /// May everybody see it?
    pub public: bool,
    /// The name of who opened it.
    pub host: String,
    /// Who sits where.
    pub seats: Vec<CardSeat>,
    /// How long people may think.
    pub clock: ClockTerms,
    /// Does the game start from a situation that the host brought? Then it is not rated.
    #[serde(default)]
    pub from_position: bool,
    /// The day it is played for, the same for everybody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub day: Option<String>,
    /// When it was opened.
    pub opened: Millis,
    /// When the last thing happened that everybody may know of.
    pub changed: Millis,
    /// Whom the table waits for: seats, counted from 1.
    pub asked: Vec<u8>,
}

/// A seat on a [`Card`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
pub struct CardSeat {
    /// The name or the bot's level; nothing while it is free.
    pub name: Option<String>,
    /// Who it is, if a person.
    #[schema(value_type = Option<String>)]
    pub person: Option<PersonId>,
}

impl Card {
    pub(super) fn write(&self) -> String {
        serde_json::to_string(self).expect("a card is plain data")
    }

    /// One that is damaged must not hide the others.
    fn read_all(rows: &[(String,)]) -> Vec<Card> {
        let read = |(text,): &(String,)| match serde_json::from_str(text) {
            Ok(card) => Some(card),
            Err(error) => {
                tracing::error!(%error, "a table's card is damaged");
                None
            }
        };
        rows.iter().filter_map(read).collect()
    }
}

pub(super) fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Waiting => "waiting",
        Phase::Playing => "playing",
        Phase::Over => "over",
    }
}

/// Which public tables to show.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shelf {
    /// Only this game.
    pub game: Option<String>,
    /// Only tables that stand here.
    pub phase: Phase,
    /// At most so many, the most recent first.
    pub limit: u32,
}

impl Store {
    /// A table's entries after the `after`-th, each with its time.
    pub async fn entries(&self, table: &TableId, after: i64) -> Result<Vec<(Entry, Millis)>, Trouble> {
        let rows: Vec<(i64, i64, String)> = sqlx::query_as(
            "SELECT seq, at, entry FROM journal WHERE table_id = $1 AND seq > $2 ORDER BY seq",
        )
        .bind(table.as_str())
        .bind(after)
        .fetch_all(self.pool()?)
        .await?;
        let read = |(index, (seq, at, text)): (usize, (i64, i64, String))| {
            if seq != after + 1 + index as i64 {
                return Err(Trouble::Storage(format!("table {table}: an entry before {seq} is missing")));
            }
            match serde_json::from_str(&text) {
                Ok(entry) => Ok((entry, at)),
                Err(error) => Err(Trouble::Storage(format!("table {table}, entry {seq}: {error}"))),
            }
        };
        rows.into_iter().enumerate().map(read).collect()
    }

    /// Public tables.
    pub async fn public_tables(&self, shelf: &Shelf) -> Result<Vec<Card>, Trouble> {
        let rows: Vec<(String,)> = sqlx::query_as(
            "SELECT card FROM tables WHERE public = 1 AND phase = $1 AND (game = $2 OR $2 = '')
             ORDER BY changed DESC, id LIMIT $3",
        )
        .bind(phase_word(shelf.phase))
        .bind(shelf.game.as_deref().unwrap_or(""))
        .bind(i64::from(shelf.limit))
        .fetch_all(self.pool()?)
        .await?;
        Ok(Card::read_all(&rows))
    }

    /// The tables of a person, the most recent first.
    pub async fn tables_of(&self, person: &PersonId, limit: u32) -> Result<Vec<Card>, Trouble> {
        let rows: Vec<(String,)> = sqlx::query_as(
            "SELECT card FROM tables JOIN seated ON seated.table_id = tables.id
             WHERE seated.person = $1 ORDER BY changed DESC, tables.id LIMIT $2",
        )
        .bind(person.as_str())
        .bind(i64::from(limit))
        .fetch_all(self.pool()?)
        .await?;
        Ok(Card::read_all(&rows))
    }

    /// Tables that have to be looked after by now, the longest due first.
    pub async fn due(&self, now: Millis, limit: u32) -> Result<Vec<(TableId, Millis)>, Trouble> {
        let rows: Vec<(String, Millis)> =
            sqlx::query_as("SELECT id, due FROM tables WHERE due <= $1 ORDER BY due LIMIT $2")
                .bind(now)
                .bind(i64::from(limit))
                .fetch_all(self.pool()?)
                .await?;
        Ok(rows.iter().filter_map(|(id, due)| Some((TableId::read(id)?, *due))).collect())
    }

    /// What was written by a clock that was ahead of this one is due now: it could be due for hours, and nobody would
    /// look after it. Says how many there are.
    pub async fn bring_forward(&self, now: Millis) -> Result<u64, Trouble> {
        let done =
            sqlx::query("UPDATE tables SET due = $1 WHERE phase = 'playing' AND due > $1 AND changed > $2")
                .bind(now)
                .bind(now + 5_000)
                .execute(self.pool()?)
                .await?;
        Ok(done.rows_affected())
    }

    /// Takes it upon this node to look after a table that is due until then. Of several nodes one succeeds.
    pub async fn claim(&self, table: &TableId, due: Millis, until: Millis) -> Result<bool, Trouble> {
        let done = sqlx::query("UPDATE tables SET due = $1 WHERE id = $2 AND due = $3")
            .bind(until)
            .bind(table.as_str())
            .bind(due)
            .execute(self.pool()?)
            .await?;
        Ok(done.rows_affected() == 1)
    }

    /// Unfinished tables by game and version of the rules.
    pub async fn tables_by_rules(&self) -> Result<Vec<(String, i64, i64)>, Trouble> {
        Ok(sqlx::query_as(
            "SELECT game, rules, COUNT(*) FROM tables WHERE phase <> 'over' GROUP BY game, rules ORDER BY game",
        )
        .fetch_all(self.pool()?)
        .await?)
    }

    /// Puts off looking after a table that cannot be helped, so that it does not stand in others' way.
    pub async fn put_off(&self, table: &TableId, until: Option<Millis>) -> Result<(), Trouble> {
        match self.kind {
            Kind::Sqlite => self.hand_in(Work::PutOff(table.clone(), until)).await.map(|_| ()),
            Kind::Postgres => {
                let mut step = self.begin().await?;
                put_off(&mut step, table, until).await?;
                Ok(step.commit().await?)
            }
        }
    }

    /// How many tables stand where.
    pub async fn table_counts(&self) -> Result<Vec<(String, i64)>, Trouble> {
        Ok(sqlx::query_as("SELECT phase, COUNT(*) FROM tables GROUP BY phase ORDER BY phase")
            .fetch_all(self.pool()?)
            .await?)
    }
}

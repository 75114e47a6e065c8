//! Sessions as they are stored: one row for each sign-in.

use super::Store;
use super::append::insert;
use super::people::{PersonRow, person};
use crate::ids::{PersonId, random_bytes};
use crate::time::Millis;
use crate::trouble::Trouble;
use sqlx::{Any, AssertSqlSafe, Row, Transaction};

/// A session ends when it was not used for this time.
pub const LASTS: Millis = 180 * 86_400_000;

/// That it was used is noted no more often than this.
const NOTED_EVERY: Millis = 3_600_000;

/// More sessions than this nobody has; the ones unused for longest end.
const MOST: i64 = 50;

/// A session as stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SessionRow {
    /// Whose.
    pub person: PersonId,
    /// Which of theirs. Those from before sessions were stored have small numbers.
    pub number: i64,
    /// What it is used on, as far as that was told.
    pub device: String,
    /// Since when.
    pub created: Millis,
    /// When it was last used, to the hour.
    pub seen: Millis,
    /// When it ends unless it is used.
    pub expires: Millis,
}

impl SessionRow {
    /// A new session.
    pub fn new(person: &PersonId, device: &str, now: Millis) -> SessionRow {
        let bytes = random_bytes(8).try_into().unwrap_or_default();
        // Positive, and never one of the small old ones.
        let number = (i64::from_le_bytes(bytes) & i64::MAX) | (1 << 40);
        let device = device.to_owned();
        SessionRow { person: person.clone(), number, device, created: now, seen: now, expires: now + LASTS }
    }
}

const SESSIONS: &[&str] = &["sessions", "person", "number", "device", "created", "seen", "expires"];

/// New sessions, all at once.
pub(super) async fn insert_sessions(
    transaction: &mut Transaction<'_, Any>,
    sessions: &[&SessionRow],
) -> Result<(), sqlx::Error> {
    if sessions.is_empty() {
        return Ok(());
    }
    let mut query = sqlx::query(AssertSqlSafe(insert(SESSIONS, sessions.len(), "")));
    for session in sessions {
        query = query
            .bind(session.person.as_str())
            .bind(session.number)
            .bind(session.device.as_str())
            .bind(session.created)
            .bind(session.seen)
            .bind(session.expires);
    }
    query.execute(&mut **transaction).await?;
    Ok(())
}

impl Store {
    /// Whose session this is, if it has not ended. That it is used is noted now and then.
    pub async fn person_of_session(
        &self,
        id: &PersonId,
        number: i64,
        now: Millis,
    ) -> Result<Option<PersonRow>, Trouble> {
        let row = sqlx::query(
            "SELECT people.*, sessions.seen FROM people JOIN sessions ON sessions.person = people.id
             WHERE people.id = $1 AND sessions.number = $2 AND sessions.expires > $3",
        )
        .bind(id.as_str())
        .bind(number)
        .bind(now)
        .fetch_optional(self.pool()?)
        .await?;
        let Some(row) = row else { return Ok(None) };
        let seen: Millis = row.try_get("seen")?;
        if now - seen > NOTED_EVERY {
            sqlx::query("UPDATE sessions SET seen = $1, expires = $2 WHERE person = $3 AND number = $4")
                .bind(now)
                .bind(now + LASTS)
                .bind(id.as_str())
                .bind(number)
                .execute(self.pool()?)
                .await?;
        }
        person(&row).map(Some)
    }

    /// A new session of somebody who is known.
    pub async fn add_session(&self, session: &SessionRow) -> Result<(), Trouble> {
        let mut step = self.begin().await?;
        insert_sessions(&mut step, &[session]).await?;
        sqlx::query(
            "DELETE FROM sessions WHERE person = $1 AND number NOT IN (
                 SELECT number FROM sessions WHERE person = $1 ORDER BY seen DESC, created DESC LIMIT $2)",
        )
        .bind(session.person.as_str())
        .bind(MOST)
        .execute(&mut *step)
        .await?;
        Ok(step.commit().await?)
    }

    /// The sessions of a person, the most recently used first.
    pub async fn sessions_of(&self, id: &PersonId, now: Millis) -> Result<Vec<SessionRow>, Trouble> {
        let rows: Vec<(i64, String, i64, i64, i64)> = sqlx::query_as(
            "SELECT number, device, created, seen, expires FROM sessions
             WHERE person = $1 AND expires > $2 ORDER BY seen DESC, created DESC",
        )
        .bind(id.as_str())
        .bind(now)
        .fetch_all(self.pool()?)
        .await?;
        let session = |(number, device, created, seen, expires)| SessionRow {
            person: id.clone(),
            number,
            device,
            created,
            seen,
            expires,
        };
        Ok(rows.into_iter().map(session).collect())
    }

    /// Ends one session of a person, or all.
    pub async fn end_sessions(&self, id: &PersonId, only: Option<i64>) -> Result<(), Trouble> {
        sqlx::query("DELETE FROM sessions WHERE person = $1 AND (number = $2 OR $2 < 0)")
            .bind(id.as_str())
            .bind(only.unwrap_or(-1))
            .execute(self.pool()?)
            .await?;
        Ok(())
    }

    /// Forgets sessions that have ended by themselves.
    pub async fn end_expired_sessions(&self, now: Millis) -> Result<(), Trouble> {
        sqlx::query("DELETE FROM sessions WHERE expires <= $1").bind(now).execute(self.pool()?).await?;
        Ok(())
    }
}

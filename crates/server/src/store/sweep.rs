//! Clearing away what nobody will come back to, a little at a time.

use super::{Kind, Store};
use crate::ids::{PersonId, TableId};
use crate::time::Millis;
use crate::trouble::Trouble;

const DAY: Millis = 86_400_000;

/// A table where nobody began for so long is given up.
const WAITING: Millis = 7 * DAY;

/// So is a game without a clock in which nothing happened for so long.
const PLAYING: Millis = 90 * DAY;

/// And a finished game that only guests played. Whoever has an account keeps all of theirs.
const OVER: Millis = 90 * DAY;

/// Guests without a table and without a session are forgotten after this time.
const GUESTS: Millis = 90 * DAY;

/// How many at a time, so that nobody who plays has to wait.
const AT_A_TIME: i64 = 50;

/// How often one of the nodes does it.
const EVERY: Millis = 3_600_000;

impl Store {
    /// How many tables that are not over a person has opened.
    pub async fn open_tables_of(&self, host: &PersonId) -> Result<i64, Trouble> {
        let (count,): (i64,) =
            sqlx::query_as("SELECT COUNT(*) FROM tables WHERE host = $1 AND phase <> 'over'")
                .bind(host.as_str())
                .fetch_one(self.pool()?)
                .await?;
        Ok(count)
    }

    /// Is it time to clear away again? Of several nodes one is told so.
    pub async fn is_time_to_sweep(&self, now: Millis) -> Result<bool, Trouble> {
        sqlx::query("INSERT INTO signs (name, at) VALUES ('swept', 0) ON CONFLICT (name) DO NOTHING")
            .execute(self.pool()?)
            .await?;
        // A clock that was ahead once must not keep it from ever being done.
        let done = sqlx::query("UPDATE signs SET at = $1 WHERE name = 'swept' AND (at <= $2 OR at > $1)")
            .bind(now)
            .bind(now - EVERY)
            .execute(self.pool()?)
            .await?;
        Ok(done.rows_affected() == 1)
    }

    /// Tables nobody will come back to; not all of them at once.
    pub async fn abandoned(&self, now: Millis) -> Result<Vec<TableId>, Trouble> {
        let rows: Vec<(String,)> = sqlx::query_as(
            "SELECT id FROM tables WHERE (phase = 'waiting' AND changed < $1)
             OR (phase = 'playing' AND changed < $2)
             OR (phase = 'over' AND changed < $3 AND NOT EXISTS (
                 SELECT 1 FROM seated JOIN people ON people.id = seated.person
                 WHERE seated.table_id = tables.id AND people.login IS NOT NULL))
             ORDER BY changed LIMIT $4",
        )
        .bind(now - WAITING)
        .bind(now - PLAYING)
        .bind(now - OVER)
        .bind(AT_A_TIME)
        .fetch_all(self.pool()?)
        .await?;
        Ok(rows.iter().filter_map(|(id,)| TableId::read(id)).collect())
    }

    /// Clears a table away, with everything about it.
    pub async fn clear_away(&self, table: &TableId) -> Result<(), Trouble> {
        let mut step = self.begin().await?;
        let accounts =
            "EXISTS (SELECT 1 FROM people WHERE people.id = results.player AND people.login IS NOT NULL)";
        for sql in [
            "DELETE FROM journal WHERE table_id = $1".to_owned(),
            "DELETE FROM seated WHERE table_id = $1".to_owned(),
            format!("DELETE FROM results WHERE table_id = $1 AND NOT {accounts}"),
            "DELETE FROM tables WHERE id = $1".to_owned(),
        ] {
            sqlx::query(sqlx::AssertSqlSafe(sql)).bind(table.as_str()).execute(&mut *step).await?;
        }
        step.commit().await?;
        if self.kind == Kind::Postgres {
            self.tell(table.as_str()).await?;
        }
        Ok(())
    }

    /// Forgets guests who will not come back. Says how many.
    pub async fn forget_guests(&self, now: Millis) -> Result<u64, Trouble> {
        let done = sqlx::query(
            "DELETE FROM people WHERE id IN (SELECT id FROM people WHERE login IS NULL AND created < $1
             AND NOT EXISTS (SELECT 1 FROM seated WHERE seated.person = people.id)
             AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.person = people.id) LIMIT $2)",
        )
        .bind(now - GUESTS)
        .bind(20 * AT_A_TIME)
        .execute(self.pool()?)
        .await?;
        Ok(done.rows_affected())
    }
}

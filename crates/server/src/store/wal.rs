//! SQLite's write-ahead log, carried over to the database by a task of its own, so that no move has to wait for it.

use sqlx::AnyPool;
use std::time::Duration;

/// How often to look.
const EVERY: Duration = Duration::from_secs(2);

/// So many pages are worth the disk's time: 4 MB.
const WORTH_IT: i64 = 1_000;

/// A log of so many pages, 128 MB, has to begin anew. Rarely: whoever writes has to wait for a moment then.
const TOO_LONG: i64 = 32_000;

/// What became of an attempt: how many pages the log has, and how many of them are in the database.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct Log {
    pages: i64,
    carried: i64,
}

/// Keeps the log short until the database is closed.
///
/// SQLite begins the log anew by itself whenever all of it was carried over and nobody reads it at that moment. Only when
/// writers never leave a gap it has to be made to. The file keeps its length, for to write over what is there is
/// quicker than to make a file longer; it is given back when nothing was written for a while.
pub(super) async fn keep_short(pool: AnyPool) {
    let mut before = None;
    while !pool.is_closed() {
        tokio::time::sleep(EVERY).await;
        match round(&pool, before).await {
            Ok(log) => before = Some(log),
            Err(error) if !pool.is_closed() => {
                tracing::warn!(%error, "could not shorten the database's log");
            }
            Err(_) => {}
        }
    }
}

async fn round(pool: &AnyPool, before: Option<Log>) -> Result<Log, sqlx::Error> {
    let log = checkpoint(pool, "PRAGMA wal_checkpoint(NOOP)").await?;
    if log.pages - log.carried >= WORTH_IT {
        checkpoint(pool, "PRAGMA wal_checkpoint(PASSIVE)").await?;
    }
    if log.pages >= TOO_LONG {
        checkpoint(pool, "PRAGMA wal_checkpoint(RESTART)").await?;
    } else if log.pages >= WORTH_IT && before == Some(log) {
        checkpoint(pool, "PRAGMA wal_checkpoint(TRUNCATE)").await?;
    }
    Ok(log)
}

/// Writers must not wait long because somebody else reads, perhaps a whole backup: then it is tried again later.
async fn checkpoint(pool: &AnyPool, how: &'static str) -> Result<Log, sqlx::Error> {
    let mut connection = pool.acquire().await?;
    sqlx::raw_sql("PRAGMA busy_timeout = 50").execute(&mut *connection).await?;
    let done: Result<(i64, i64, i64), _> = sqlx::query_as(how).fetch_one(&mut *connection).await;
    sqlx::raw_sql("PRAGMA busy_timeout = 10000").execute(&mut *connection).await?;
    let (_, pages, carried) = done?;
    Ok(Log { pages, carried })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{Kind, connect};

    #[tokio::test]
    async fn a_log_that_nobody_writes_to_is_given_back() {
        sqlx::any::install_default_drivers();
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite://{}?mode=rwc", folder.path().join("log.db").display());
        let pool = connect(Kind::Sqlite, &url, 2).await.unwrap();
        sqlx::raw_sql("CREATE TABLE texts (text TEXT)").execute(&pool).await.unwrap();
        for _ in 0..3 {
            sqlx::query("INSERT INTO texts (text) VALUES ($1)")
                .bind("x".repeat(2 << 20))
                .execute(&pool)
                .await
                .unwrap();
        }
        let look = async || checkpoint(&pool, "PRAGMA wal_checkpoint(NOOP)").await.unwrap();
        let full = look().await;
        assert!(full.pages >= WORTH_IT && full.carried == 0, "{full:?}");
        // Somebody may write any moment: carried over, but not given back.
        assert_eq!(round(&pool, None).await.unwrap(), full);
        let carried = look().await;
        assert_eq!(carried, Log { carried: full.pages, ..full });
        // Nobody did.
        round(&pool, Some(carried)).await.unwrap();
        assert_eq!(std::fs::metadata(folder.path().join("log.db-wal")).unwrap().len(), 0);
        let (kept,): (i64,) =
            sqlx::query_as("SELECT SUM(LENGTH(text)) FROM texts").fetch_one(&pool).await.unwrap();
        assert_eq!(kept, 6 << 20);
    }
}

//! Is the storage well? What was found out by writing, and by asking the database every now and then.

use super::writer::Work;
use super::{Kind, Store};
use crate::time::Millis;
use crate::trouble::Trouble;
use sqlx::{AnyConnection, Connection};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::time::Duration;
use tokio::time::{sleep, timeout};

/// A database that does not answer within this time is away.
const PATIENCE: Duration = Duration::from_secs(2);

/// How often it is asked.
const EVERY: Duration = Duration::from_millis(500);

/// A sign that writing works is believed for this long.
const BELIEVED_FOR: Millis = 1_000;

/// What is known about the storage.
#[derive(Clone, Debug, Default)]
pub(super) struct Health(Arc<Known>);

#[derive(Debug, Default)]
struct Known {
    away: AtomicBool,
    write_failed: AtomicBool,
    signed: AtomicI64,
}

impl Health {
    /// Whoever wants something of a database that is away is told at once.
    pub(super) fn check(&self) -> Result<(), Trouble> {
        if self.0.away.load(Ordering::Relaxed) {
            return Err(Trouble::Storage("the database does not answer".into()));
        }
        Ok(())
    }

    pub(super) fn note_write(&self, worked: bool) {
        self.0.write_failed.store(!worked, Ordering::Relaxed);
    }

    pub(super) fn last_write_worked(&self) -> bool {
        !self.0.write_failed.load(Ordering::Relaxed)
    }

    fn note_away(&self, away: bool) {
        if self.0.away.swap(away, Ordering::Relaxed) != away {
            if away {
                tracing::error!("the database does not answer");
            } else {
                tracing::warn!("the database answers again");
            }
        }
    }
}

impl Store {
    /// Can something be written? It is tried, but not more than once a second.
    pub async fn is_well(&self, now: Millis) -> bool {
        let signed = &self.health.0.signed;
        if self.health.check().is_err() {
            return false;
        }
        let recent = (0..BELIEVED_FOR).contains(&(now - signed.load(Ordering::Relaxed)));
        if recent && self.health.last_write_worked() {
            return true;
        }
        let written = timeout(PATIENCE, self.hand_in(Work::Sign(now))).await;
        if matches!(written, Ok(Ok(_))) {
            signed.store(now, Ordering::Relaxed);
            return true;
        }
        false
    }

    /// How much waits to be written.
    pub fn waiting(&self) -> usize {
        self.desk.waiting()
    }
}

/// Asks a PostgreSQL every now and then whether it is there, on a connection of its own: that all of the pool's are in
/// use is no sign of an outage.
pub(super) async fn keep_asking(kind: Kind, url: String, health: Health, still: impl Fn() -> bool) {
    if kind == Kind::Sqlite {
        return;
    }
    let mut line: Option<AnyConnection> = None;
    while still() {
        let asked = timeout(PATIENCE, async {
            let mut connection = match line.take() {
                Some(connection) => connection,
                None => AnyConnection::connect(&url).await?,
            };
            sqlx::query("SELECT 1").execute(&mut connection).await?;
            Ok::<_, sqlx::Error>(connection)
        });
        line = asked.await.ok().and_then(Result::ok);
        health.note_away(line.is_none());
        sleep(EVERY).await;
    }
}

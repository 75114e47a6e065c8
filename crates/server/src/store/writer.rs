//! The one writer of journals: moves that wait together share a transaction, and with it the disk's flush.
//! Whoever waits is answered only after the commit.

use super::{Kind, begin};
use crate::ids::{PersonId, TableId};
use crate::store::Card;
use crate::trouble::Trouble;
use sqlx::{Any, AnyPool, Transaction};
use tokio::sync::{mpsc, oneshot};

/// The channel on which PostgreSQL tells the other nodes.
pub(super) const CHANNEL: &str = "undercroft";

/// More would make the first of them wait too long.
const LARGEST_BATCH: usize = 256;

/// New entries of one table.
#[derive(Clone, Debug)]
pub struct Append {
    /// Which table.
    pub table: TableId,
    /// The number of the first entry.
    pub first: i64,
    /// The entries as they are stored.
    pub entries: Vec<String>,
    /// When they happened.
    pub at: i64,
    /// The table as the lobby shows it afterwards.
    pub card: Card,
    /// When it should be looked after.
    pub due: Option<i64>,
    /// People who have the table among theirs from now on.
    pub people: Vec<PersonId>,
}

/// What became of an [`Append`].
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Written {
    /// It is on disk.
    Done,
    /// Somebody else wrote an entry with this number first.
    Late,
}

pub(super) struct Job {
    pub(super) append: Append,
    pub(super) reply: oneshot::Sender<Result<Written, Trouble>>,
}

impl super::Store {
    /// Appends to a table's journal; returns when it is safe on disk.
    pub async fn append(&self, append: Append) -> Result<Written, Trouble> {
        let (reply, answer) = oneshot::channel();
        let gone = || Trouble::Storage("the writer has stopped".into());
        self.writer.send(Job { append, reply }).await.map_err(|_| gone())?;
        answer.await.map_err(|_| gone())?
    }
}

pub(super) async fn write_all(pool: AnyPool, kind: Kind, node: String, mut jobs: mpsc::Receiver<Job>) {
    let mut batch = Vec::new();
    while jobs.recv_many(&mut batch, LARGEST_BATCH).await > 0 {
        // Always in the same order, so that two nodes never wait for each other crosswise.
        batch.sort_by(|a: &Job, b: &Job| a.append.table.cmp(&b.append.table));
        let outcome = write_batch(&pool, kind, &node, &batch).await;
        if let Err(error) = &outcome {
            tracing::error!(%error, moves = batch.len(), "could not write");
        }
        let answers = match outcome {
            Ok(written) => written.into_iter().map(Ok).collect(),
            Err(error) => vec![Err(Trouble::from(error)); batch.len()],
        };
        for (job, answer) in batch.drain(..).zip(answers) {
            // Whoever hung up meanwhile does not want to know.
            let _ = job.reply.send(answer);
        }
    }
}

async fn write_batch(
    pool: &AnyPool,
    kind: Kind,
    node: &str,
    batch: &[Job],
) -> Result<Vec<Written>, sqlx::Error> {
    let mut transaction = begin(pool, kind).await?;
    let mut written = Vec::with_capacity(batch.len());
    for job in batch {
        written.push(write(&mut transaction, kind, node, &job.append).await?);
    }
    transaction.commit().await?;
    Ok(written)
}

async fn write(
    transaction: &mut Transaction<'static, Any>,
    kind: Kind,
    node: &str,
    append: &Append,
) -> Result<Written, sqlx::Error> {
    for (seq, entry) in (append.first..).zip(&append.entries) {
        let inserted = sqlx::query(
            "INSERT INTO journal (table_id, seq, at, entry) VALUES ($1, $2, $3, $4)
             ON CONFLICT (table_id, seq) DO NOTHING",
        )
        .bind(append.table.as_str())
        .bind(seq)
        .bind(append.at)
        .bind(entry.as_str())
        .execute(&mut **transaction)
        .await?;
        if inserted.rows_affected() == 0 {
            return Ok(Written::Late);
        }
    }
    let card = &append.card;
    sqlx::query(
        "INSERT INTO tables (id, game, phase, public, changed, due, card) VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (id) DO UPDATE SET phase = excluded.phase, changed = excluded.changed,
         due = excluded.due, card = excluded.card",
    )
    .bind(append.table.as_str())
    .bind(card.game.as_str())
    .bind(super::journal::phase_word(card.phase))
    .bind(i64::from(card.public))
    .bind(append.at)
    .bind(append.due)
    .bind(card.write())
    .execute(&mut **transaction)
    .await?;
    for person in &append.people {
        sqlx::query(
            "INSERT INTO seated (person, table_id) VALUES ($1, $2) ON CONFLICT (person, table_id) DO NOTHING",
        )
        .bind(person.as_str())
        .bind(append.table.as_str())
        .execute(&mut **transaction)
        .await?;
    }
    if kind == Kind::Postgres {
        sqlx::query("SELECT 1 FROM (SELECT pg_notify($1, $2)) AS told")
            .bind(CHANNEL)
            .bind(format!("{node} {}", append.table))
            .execute(&mut **transaction)
            .await?;
    }
    Ok(Written::Done)
}

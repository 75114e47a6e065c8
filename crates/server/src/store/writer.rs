//! The one writer: whatever waits together shares a transaction, and with it the disk's flush. Whoever waits is
//! answered only after the commit.

use super::results::count;
use super::{Kind, PersonRow, Store, begin};
use crate::ids::{PersonId, TableId};
use crate::store::{Card, Finished};
use crate::time::Millis;
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
    /// The version of the rules it is played by.
    pub rules: u32,
    /// When it should be looked after.
    pub due: Option<i64>,
    /// People who have the table among theirs from now on.
    pub people: Vec<PersonId>,
}

/// Something to be written. None of it can fail but by a fault of the storage, so that one never spoils the
/// transaction of the others.
#[derive(Clone, Debug)]
pub(super) enum Work {
    /// New entries of a table.
    Append(Append),
    /// A new guest.
    Person(PersonRow),
    /// When a table should be looked after.
    PutOff(TableId, Option<Millis>),
    /// A game that is over. On PostgreSQL it has a transaction of its own: nodes that count several games at once
    /// would wait for each other's ratings crosswise.
    Count(Finished),
}

impl Work {
    /// Always in the same order, so that two nodes never wait for each other crosswise.
    fn order(&self) -> &str {
        match self {
            Work::Append(append) => append.table.as_str(),
            Work::Person(person) => person.id.as_str(),
            Work::PutOff(table, _) => table.as_str(),
            Work::Count(game) => game.table.as_str(),
        }
    }
}

/// What became of it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Written {
    /// It is on disk.
    Done,
    /// Somebody else was faster; nothing was written.
    Late,
}

#[derive(Debug)]
pub(super) struct Job {
    work: Work,
    reply: oneshot::Sender<Result<Written, Trouble>>,
}

impl Store {
    /// Appends to a table's journal; returns when it is safe on disk.
    pub async fn append(&self, append: Append) -> Result<Written, Trouble> {
        self.hand_in(Work::Append(append)).await
    }

    /// Has it written together with whatever else waits.
    pub(super) async fn hand_in(&self, work: Work) -> Result<Written, Trouble> {
        let (reply, answer) = oneshot::channel();
        let gone = || Trouble::Storage("the writer has stopped".into());
        self.writer.send(Job { work, reply }).await.map_err(|_| gone())?;
        answer.await.map_err(|_| gone())?
    }
}

pub(super) async fn write_all(pool: AnyPool, kind: Kind, node: String, mut jobs: mpsc::Receiver<Job>) {
    let mut batch: Vec<Job> = Vec::new();
    while jobs.recv_many(&mut batch, LARGEST_BATCH).await > 0 {
        // Stable: what one asked for after the other happens after it.
        batch.sort_by(|a, b| a.work.order().cmp(b.work.order()));
        let outcome = write_batch(&pool, kind, &node, &batch).await;
        if let Err(error) = &outcome {
            tracing::error!(%error, jobs = batch.len(), "could not write");
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
        written.push(match &job.work {
            Work::Append(append) => write(&mut transaction, kind, node, append).await?,
            Work::Person(person) => person.insert(&mut transaction).await?,
            Work::PutOff(table, until) => put_off(&mut transaction, table, *until).await?,
            Work::Count(game) => count(&mut transaction, game).await?,
        });
    }
    transaction.commit().await?;
    Ok(written)
}

pub(super) async fn put_off(
    transaction: &mut Transaction<'static, Any>,
    table: &TableId,
    until: Option<Millis>,
) -> Result<Written, sqlx::Error> {
    sqlx::query("UPDATE tables SET due = $1 WHERE id = $2")
        .bind(until)
        .bind(table.as_str())
        .execute(&mut **transaction)
        .await?;
    Ok(Written::Done)
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
        "INSERT INTO tables (id, game, phase, public, changed, due, card, rules)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
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
    .bind(i64::from(append.rules))
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

//! The one writer: whatever waits together shares a transaction, and with it the disk's flush. Whoever waits is
//! answered only after the commit.

use super::append::{self, Append};
use super::health::Health;
use super::people::insert_people;
use super::results::count;
use super::sessions::insert_sessions;
use super::{Kind, PersonRow, SessionRow, Store, begin_on};
use crate::ids::TableId;
use crate::store::Finished;
use crate::time::Millis;
use crate::trouble::Trouble;
use sqlx::{Any, AnyConnection, AnyPool, Transaction};
use tokio::sync::{mpsc, oneshot};

/// More would make the first of them wait too long.
const LARGEST_BATCH: usize = 256;

/// At most so many jobs that nobody waits for go with each batch: when many games end together, moves elsewhere
/// must not wait until all of them are counted.
const LEISURELY: usize = 4;

/// Something to be written. None of it can fail but by a fault of the storage, so that one never spoils the
/// transaction of the others.
#[derive(Clone, Debug)]
pub(super) enum Work {
    /// New entries of a table.
    Append(Append),
    /// A new guest with a session.
    Person(PersonRow, SessionRow),
    /// When a table should be looked after. On PostgreSQL this and the next have transactions of their own, for
    /// nodes that write several of them at once would wait for each other crosswise.
    PutOff(TableId, Option<Millis>),
    /// A game that is over.
    Count(Finished),
    /// Nothing but a sign that writing works.
    Sign(Millis),
}

impl Work {
    /// Always in the same order, so that two nodes never wait for each other crosswise.
    fn order(&self) -> &str {
        match self {
            Work::Append(append) => append.table.as_str(),
            Work::Person(person, _) => person.id.as_str(),
            Work::PutOff(table, _) => table.as_str(),
            Work::Count(game) => game.table.as_str(),
            Work::Sign(_) => "",
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

/// Where work is handed in.
#[derive(Clone, Debug)]
pub(super) struct Desk {
    /// Somebody waits for it.
    soon: mpsc::Sender<Job>,
    /// Nobody does.
    later: mpsc::Sender<Job>,
}

/// What was handed in.
#[derive(Debug)]
pub(super) struct Waiting {
    soon: mpsc::Receiver<Job>,
    later: mpsc::Receiver<Job>,
}

impl Desk {
    pub(super) fn open() -> (Desk, Waiting) {
        let ((soon, soon_waiting), (later, later_waiting)) = (mpsc::channel(1024), mpsc::channel(1024));
        (Desk { soon, later }, Waiting { soon: soon_waiting, later: later_waiting })
    }
}

impl Waiting {
    /// Everything that somebody waits for, and a little of the rest. Nothing when nobody can hand in any more.
    async fn next(&mut self, batch: &mut Vec<Job>) -> bool {
        tokio::select! {
            biased;
            got = self.soon.recv_many(batch, LARGEST_BATCH) => if got == 0 { return false },
            Some(job) = self.later.recv() => batch.push(job),
        }
        for _ in 0..LEISURELY {
            let Ok(job) = self.later.try_recv() else { break };
            batch.push(job);
        }
        true
    }
}

impl Desk {
    /// How much waits to be written.
    pub(super) fn waiting(&self) -> usize {
        let length = |queue: &mpsc::Sender<Job>| queue.max_capacity() - queue.capacity();
        length(&self.soon) + length(&self.later)
    }
}

impl Store {
    /// Appends to a table's journal; returns when it is safe on disk.
    pub async fn append(&self, append: Append) -> Result<Written, Trouble> {
        self.hand_in(Work::Append(append)).await
    }

    /// Has it written together with whatever else waits.
    pub(super) async fn hand_in(&self, work: Work) -> Result<Written, Trouble> {
        let queue = match work {
            Work::Append(_) | Work::Person(..) | Work::PutOff(..) | Work::Sign(_) => &self.desk.soon,
            Work::Count(_) => &self.desk.later,
        };
        self.health.check()?;
        let (reply, answer) = oneshot::channel();
        let gone = || Trouble::Storage("the writer has stopped".into());
        queue.send(Job { work, reply }).await.map_err(|_| gone())?;
        answer.await.map_err(|_| gone())?
    }
}

pub(super) async fn write_all(pool: AnyPool, kind: Kind, node: String, health: Health, mut waiting: Waiting) {
    let mut batch: Vec<Job> = Vec::new();
    while waiting.next(&mut batch).await {
        // Stable: what one asked for after the other happens after it.
        batch.sort_by(|a, b| a.work.order().cmp(b.work.order()));
        let outcome = write_batch(&pool, kind, &node, &batch).await;
        if let Err(error) = &outcome {
            tracing::error!(%error, jobs = batch.len(), "could not write");
        }
        health.note_write(outcome.is_ok());
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

/// A connection on which something failed may be left within a transaction that SQLite itself has ended (a full disk
/// does that), and would refuse everything that follows. It is never used again.
async fn write_batch(
    pool: &AnyPool,
    kind: Kind,
    node: &str,
    batch: &[Job],
) -> Result<Vec<Written>, sqlx::Error> {
    let mut connection = pool.acquire().await?;
    let written = write_on(&mut connection, kind, node, batch).await;
    if written.is_err() {
        connection.close_on_drop();
    }
    written
}

async fn write_on(
    connection: &mut AnyConnection,
    kind: Kind,
    node: &str,
    batch: &[Job],
) -> Result<Vec<Written>, sqlx::Error> {
    let mut transaction = begin_on(connection, kind).await?;
    let mut written = vec![Written::Done; batch.len()];
    for turn in turns(batch) {
        let (mut appends, mut people, mut sessions) = (Vec::new(), Vec::new(), Vec::new());
        for at in &turn {
            match &batch[*at].work {
                Work::Append(append) => appends.push((*at, append)),
                Work::Person(person, session) => {
                    people.push(person);
                    sessions.push(session);
                }
                Work::PutOff(..) | Work::Count(_) | Work::Sign(_) => {}
            }
        }
        insert_people(&mut transaction, &people).await?;
        insert_sessions(&mut transaction, &sessions).await?;
        for late in append::write(&mut transaction, kind, node, &appends).await? {
            written[late] = Written::Late;
        }
        for at in turn {
            match &batch[at].work {
                Work::Append(_) | Work::Person(..) => {}
                Work::PutOff(table, until) => put_off(&mut transaction, table, *until).await?,
                Work::Count(game) => written[at] = count(&mut transaction, game).await?,
                Work::Sign(now) => sign(&mut transaction, *now).await?,
            }
        }
    }
    transaction.commit().await?;
    Ok(written)
}

/// The jobs of a sorted batch in turns: what concerns the same table comes one after the other, everything else
/// together.
fn turns(batch: &[Job]) -> Vec<Vec<usize>> {
    let mut turns: Vec<Vec<usize>> = Vec::new();
    let mut turn = 0;
    for (at, job) in batch.iter().enumerate() {
        let alike = at > 0 && batch[at - 1].work.order() == job.work.order();
        turn = if alike { turn + 1 } else { 0 };
        if turns.len() == turn {
            turns.push(Vec::new());
        }
        turns[turn].push(at);
    }
    turns
}

pub(super) async fn put_off(
    transaction: &mut Transaction<'_, Any>,
    table: &TableId,
    until: Option<Millis>,
) -> Result<(), sqlx::Error> {
    sqlx::query("UPDATE tables SET due = $1 WHERE id = $2")
        .bind(until)
        .bind(table.as_str())
        .execute(&mut **transaction)
        .await?;
    Ok(())
}

/// Writes something that nobody reads.
async fn sign(transaction: &mut Transaction<'_, Any>, now: Millis) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO signs (name, at) VALUES ('written', $1) ON CONFLICT (name) DO UPDATE SET at = excluded.at",
    )
    .bind(now)
    .execute(&mut **transaction)
    .await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::PersonId;
    use crate::store::Location;

    #[test]
    fn what_concerns_the_same_table_comes_in_turn() {
        let job = |table: &str| {
            let table = TableId::read(table).unwrap();
            Job { work: Work::PutOff(table, None), reply: oneshot::channel().0 }
        };
        let batch: Vec<Job> = ["a", "a", "b", "c", "c", "c"].into_iter().map(job).collect();
        assert_eq!(turns(&batch), [vec![0, 2, 3], vec![1, 4], vec![5]]);
        assert!(turns(&[]).is_empty());
    }

    async fn add(store: &Store, name: String) -> Result<(), Trouble> {
        let (language, theme) = (String::new(), String::new());
        let id = PersonId::random();
        let session = SessionRow::new(&id, "", 0);
        let row = PersonRow { id, name, login: None, password: None, epoch: 0, language, theme, created: 0 };
        store.add_person(&row, &session).await
    }

    /// SQLite ends a transaction by itself when the disk is full. `max_page_count` is a disk as small as one likes.
    #[tokio::test]
    async fn after_a_full_disk_writing_goes_on_and_health_tells_the_truth() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(Location::File(folder.path().join("full.db"))).await.unwrap();
        assert!(store.is_well(0).await);
        let disk = async |pages: i64| {
            let sql = sqlx::AssertSqlSafe(format!("PRAGMA max_page_count = {pages}"));
            sqlx::raw_sql(sql).execute(&store.writing).await.unwrap();
        };
        disk(1).await;
        let big = || "x".repeat(2_000_000);
        assert!(matches!(add(&store, big()).await, Err(Trouble::Storage(_))));
        assert!(!store.health.last_write_worked());
        // There is room again, and nobody has to do anything about it.
        disk(1 << 30).await;
        add(&store, big()).await.unwrap();
        assert!(store.is_well(1).await && store.waiting() == 0);
        store.close().await;
    }
}

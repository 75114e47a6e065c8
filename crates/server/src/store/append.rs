//! New entries of many tables at once, in as few statements as there are kinds of rows: each statement is a journey to
//! the database and back, and on a busy machine the journeys take longer than the work.

use super::Kind;
use super::journal::{Card, phase_word};
use crate::ids::{PersonId, TableId};
use sqlx::any::AnyArguments;
use sqlx::query::Query;
use sqlx::{Any, AssertSqlSafe, Row, Transaction};
use std::collections::HashSet;
use std::fmt::Write as _;

/// The channel on which PostgreSQL tells the other nodes.
pub(super) const CHANNEL: &str = "undercroft";

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
    /// Who opened it.
    pub host: PersonId,
    /// The version of the rules it is played by.
    pub rules: u32,
    /// When it should be looked after.
    pub due: Option<i64>,
    /// People who have the table among theirs from now on.
    pub people: Vec<PersonId>,
}

/// Appends to the journals of different tables, given in an order that all nodes keep to. Names those that came too
/// late: somebody else has written there, and nothing of theirs is written.
pub(super) async fn write(
    transaction: &mut Transaction<'_, Any>,
    kind: Kind,
    node: &str,
    appends: &[(usize, &Append)],
) -> Result<Vec<usize>, sqlx::Error> {
    if appends.is_empty() {
        return Ok(Vec::new());
    }
    // The first entry of each decides who was faster; the others follow only where it was written.
    let firsts: Vec<_> = appends.iter().filter_map(|(_, append)| append.rows().next()).collect();
    let sql = insert(JOURNAL, firsts.len(), "ON CONFLICT (table_id, seq) DO NOTHING RETURNING table_id");
    let mut query = sqlx::query(AssertSqlSafe(sql));
    for row in firsts {
        query = bind_entry(query, row);
    }
    let mut won = HashSet::new();
    for row in query.fetch_all(&mut **transaction).await? {
        won.insert(row.try_get::<String, _>(0)?);
    }
    let (done, late): (Vec<_>, Vec<_>) =
        appends.iter().copied().partition(|(_, append)| won.contains(append.table.as_str()));
    let done: Vec<&Append> = done.into_iter().map(|(_, append)| append).collect();
    write_further(transaction, &done).await?;
    write_cards(transaction, &done).await?;
    write_seated(transaction, &done).await?;
    if kind == Kind::Postgres {
        tell(transaction, node, &done).await?;
    }
    Ok(late.into_iter().map(|(at, _)| at).collect())
}

type Entry<'a> = (&'a TableId, i64, i64, &'a str);
type Statement<'a> = Query<'a, Any, AnyArguments>;

impl Append {
    fn rows(&self) -> impl Iterator<Item = Entry<'_>> {
        (self.first..).zip(&self.entries).map(|(seq, entry)| (&self.table, seq, self.at, entry.as_str()))
    }
}

const JOURNAL: &[&str] = &["journal", "table_id", "seq", "at", "entry"];
const TABLES: &[&str] =
    &["tables", "id", "game", "phase", "public", "changed", "due", "card", "rules", "host"];
const SEATED: &[&str] = &["seated", "person", "table_id"];

/// The statement that inserts so many rows into a table, which is named first and its columns after it.
pub(super) fn insert(table: &[&str], rows: usize, ending: &str) -> String {
    let columns = &table[1..];
    let mut sql = format!("INSERT INTO {} ({}) VALUES ", table[0], columns.join(", "));
    for row in 0..rows {
        for column in 0..columns.len() {
            let before = match (row, column) {
                (0, 0) => "(",
                (_, 0) => "), (",
                _ => ", ",
            };
            // Writing to a string cannot fail.
            let _ = write!(sql, "{before}${}", row * columns.len() + column + 1);
        }
    }
    sql + ") " + ending
}

fn bind_entry<'a>(query: Statement<'a>, (table, seq, at, entry): Entry<'a>) -> Statement<'a> {
    query.bind(table.as_str()).bind(seq).bind(at).bind(entry)
}

async fn write_further(
    transaction: &mut Transaction<'_, Any>,
    appends: &[&Append],
) -> Result<(), sqlx::Error> {
    let rows: Vec<_> = appends.iter().flat_map(|append| append.rows().skip(1)).collect();
    if rows.is_empty() {
        return Ok(());
    }
    let mut query = sqlx::query(AssertSqlSafe(insert(JOURNAL, rows.len(), "")));
    for row in rows {
        query = bind_entry(query, row);
    }
    query.execute(&mut **transaction).await?;
    Ok(())
}

async fn write_cards(transaction: &mut Transaction<'_, Any>, appends: &[&Append]) -> Result<(), sqlx::Error> {
    if appends.is_empty() {
        return Ok(());
    }
    let sql = insert(
        TABLES,
        appends.len(),
        "ON CONFLICT (id) DO UPDATE SET phase = excluded.phase, changed = excluded.changed,
         due = excluded.due, card = excluded.card",
    );
    let mut query = sqlx::query(AssertSqlSafe(sql));
    for append in appends {
        let card = &append.card;
        query = query
            .bind(append.table.as_str())
            .bind(card.game.as_str())
            .bind(phase_word(card.phase))
            .bind(i64::from(card.public))
            .bind(card.changed)
            .bind(append.due)
            .bind(card.write())
            .bind(i64::from(append.rules))
            .bind(append.host.as_str());
    }
    query.execute(&mut **transaction).await?;
    Ok(())
}

async fn write_seated(
    transaction: &mut Transaction<'_, Any>,
    appends: &[&Append],
) -> Result<(), sqlx::Error> {
    let mut rows: Vec<(&PersonId, &TableId)> = Vec::new();
    for append in appends {
        rows.extend(append.people.iter().map(|person| (person, &append.table)));
    }
    if rows.is_empty() {
        return Ok(());
    }
    let sql = insert(SEATED, rows.len(), "ON CONFLICT (person, table_id) DO NOTHING");
    let mut query = sqlx::query(AssertSqlSafe(sql));
    for (person, table) in rows {
        query = query.bind(person.as_str()).bind(table.as_str());
    }
    query.execute(&mut **transaction).await?;
    Ok(())
}

/// Wakes the other nodes once it is committed.
async fn tell(
    transaction: &mut Transaction<'_, Any>,
    node: &str,
    appends: &[&Append],
) -> Result<(), sqlx::Error> {
    for append in appends {
        sqlx::query("SELECT 1 FROM (SELECT pg_notify($1, $2)) AS told")
            .bind(CHANNEL)
            .bind(format!("{node} {}", append.table))
            .execute(&mut **transaction)
            .await?;
    }
    Ok(())
}

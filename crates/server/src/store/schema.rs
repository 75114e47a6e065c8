//! The database's tables. Only types and statements that mean the same to SQLite and PostgreSQL are used.

use super::{Kind, Store};
use crate::trouble::Trouble;

/// Every change of the schema since the first; never edit one that was released, add another.
const STEPS: &[&[&str]] = &[FIRST, RULES_NOTED, SIGNS, HOSTS, SESSIONS, DAYS, CAMPAIGNS];

/// What each day has for everybody, kept from the first time it is asked for, and who went in with what result.
const DAYS: &[&str] = &[
    "CREATE TABLE challenges (
        game TEXT NOT NULL, day TEXT NOT NULL, challenge TEXT NOT NULL, PRIMARY KEY (game, day))",
    "CREATE TABLE daily (
        game TEXT NOT NULL, day TEXT NOT NULL, person TEXT NOT NULL, table_id TEXT NOT NULL, score BIGINT,
        at BIGINT NOT NULL, PRIMARY KEY (game, day, person))",
    "CREATE INDEX daily_by_score ON daily (game, day, score)",
];

/// Campaigns with the table of the chapter that is on, whose they are, and the names that are remembered.
const CAMPAIGNS: &[&str] = &[
    "CREATE TABLE campaigns (
        id TEXT PRIMARY KEY, state TEXT NOT NULL, table_id TEXT NOT NULL, changed BIGINT NOT NULL)",
    "CREATE TABLE campaigners (person TEXT NOT NULL, campaign TEXT NOT NULL, PRIMARY KEY (person, campaign))",
    "CREATE TABLE fame (
        campaign TEXT NOT NULL, seat BIGINT NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL, scenario TEXT NOT NULL,
        chapters TEXT NOT NULL, total BIGINT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (campaign, seat))",
    "CREATE INDEX fame_by_total ON fame (total)",
];

/// Which rules a table is played by. What was there before was all played by the first version.
const RULES_NOTED: &[&str] = &["ALTER TABLE tables ADD COLUMN rules BIGINT NOT NULL DEFAULT 1"];

/// When something was last done that has to be done now and then.
const SIGNS: &[&str] = &["CREATE TABLE signs (name TEXT PRIMARY KEY, at BIGINT NOT NULL)"];

/// Who opened a table, to count how many they have; and which tables nobody has touched for long.
const HOSTS: &[&str] = &[
    "ALTER TABLE tables ADD COLUMN host TEXT NOT NULL DEFAULT ''",
    "CREATE INDEX tables_by_host ON tables (host, phase)",
    "CREATE INDEX tables_by_age ON tables (phase, changed)",
    "CREATE INDEX seated_by_table ON seated (table_id)",
];

/// One row for each sign-in. The tokens of old named the person's epoch, which becomes the number of their one session.
const SESSIONS: &[&str] = &[
    "CREATE TABLE sessions (
        person TEXT NOT NULL, number BIGINT NOT NULL, device TEXT NOT NULL, created BIGINT NOT NULL,
        seen BIGINT NOT NULL, expires BIGINT NOT NULL, PRIMARY KEY (person, number))",
    "CREATE INDEX sessions_by_end ON sessions (expires)",
    "INSERT INTO sessions (person, number, device, created, seen, expires)
        SELECT id, epoch, '', created, {now}, {now} + 15552000000 FROM people",
];

const FIRST: &[&str] = &[
    "CREATE TABLE people (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, login TEXT UNIQUE, password TEXT,
        epoch BIGINT NOT NULL, language TEXT NOT NULL, theme TEXT NOT NULL, created BIGINT NOT NULL)",
    "CREATE TABLE journal (
        table_id TEXT NOT NULL, seq BIGINT NOT NULL, at BIGINT NOT NULL, entry TEXT NOT NULL,
        PRIMARY KEY (table_id, seq))",
    // What the lobby and the keeper look for; written together with the journal and following from it.
    "CREATE TABLE tables (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, phase TEXT NOT NULL, public BIGINT NOT NULL,
        changed BIGINT NOT NULL, due BIGINT, card TEXT NOT NULL)",
    "CREATE INDEX tables_by_phase ON tables (public, phase, changed)",
    "CREATE INDEX tables_by_due ON tables (due)",
    "CREATE TABLE seated (
        person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id))",
    "CREATE TABLE results (
        table_id TEXT NOT NULL, seat BIGINT NOT NULL, player TEXT NOT NULL, game TEXT NOT NULL,
        seats BIGINT NOT NULL, place BIGINT NOT NULL, score BIGINT NOT NULL, reason TEXT NOT NULL,
        rating DOUBLE PRECISION, at BIGINT NOT NULL, PRIMARY KEY (table_id, seat))",
    "CREATE INDEX results_by_player ON results (player, at)",
    "CREATE TABLE ratings (
        game TEXT NOT NULL, player TEXT NOT NULL, rating DOUBLE PRECISION NOT NULL,
        uncertainty DOUBLE PRECISION NOT NULL, games BIGINT NOT NULL, PRIMARY KEY (game, player))",
    "CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
];

impl Store {
    /// Brings the schema up to date. Nodes that start together wait for each other.
    pub(super) async fn migrate(&self) -> Result<(), Trouble> {
        let mut step = self.begin().await?;
        if self.kind == Kind::Postgres {
            sqlx::query("SELECT 1 FROM (SELECT pg_advisory_xact_lock(7878)) AS locked")
                .execute(&mut *step)
                .await?;
        }
        sqlx::query("CREATE TABLE IF NOT EXISTS schema_steps (step BIGINT PRIMARY KEY)")
            .execute(&mut *step)
            .await?;
        let (done,): (i64,) =
            sqlx::query_as("SELECT COUNT(*) FROM schema_steps").fetch_one(&mut *step).await?;
        let done = usize::try_from(done).unwrap_or(0);
        if done > STEPS.len() {
            return Err(Trouble::Storage(format!(
                "the database was written by a newer Undercroft (schema {done}, this program knows {})",
                STEPS.len()
            )));
        }
        for (number, statements) in STEPS.iter().enumerate().skip(done) {
            for statement in *statements {
                let now = crate::time::Time::default().now().to_string();
                let sql = sqlx::AssertSqlSafe(statement.replace("{now}", &now));
                sqlx::query(sql).execute(&mut *step).await?;
            }
            sqlx::query("INSERT INTO schema_steps (step) VALUES ($1)")
                .bind(number as i64 + 1)
                .execute(&mut *step)
                .await?;
        }
        Ok(step.commit().await?)
    }
}

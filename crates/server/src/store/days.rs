//! What each day has for everybody, and the board of the day.

use super::Store;
use crate::ids::{PersonId, TableId};
use crate::time::Millis;
use crate::trouble::Trouble;
use sqlx::{Any, Transaction};

/// A result that belongs on the board of its day.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DayResult {
    /// The day.
    pub day: String,
    /// Whose.
    pub person: PersonId,
    /// How they fared.
    pub score: i32,
}

/// A line on the board of the day.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DayRow {
    /// Who.
    pub person: PersonId,
    /// What they are called; nothing once they were forgotten.
    pub name: Option<String>,
    /// How they fared.
    pub score: i64,
}

/// How many went in, how many came to an end, and how many reached so much.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct DayCounts {
    /// Went in.
    pub entered: i64,
    /// Came to an end that counts.
    pub finished: i64,
    /// The best result.
    pub best: Option<i64>,
}

impl Store {
    /// What a game has for a day, once somebody asked for it.
    pub async fn challenge(&self, game: &str, day: &str) -> Result<Option<String>, Trouble> {
        let row: Option<(String,)> =
            sqlx::query_as("SELECT challenge FROM challenges WHERE game = $1 AND day = $2")
                .bind(game)
                .bind(day)
                .fetch_optional(self.pool()?)
                .await?;
        Ok(row.map(|(text,)| text))
    }

    /// Keeps what a game has for a day, unless somebody was faster. Says what it is from now on.
    pub async fn keep_challenge(&self, game: &str, day: &str, text: &str) -> Result<String, Trouble> {
        sqlx::query(
            "INSERT INTO challenges (game, day, challenge) VALUES ($1, $2, $3) ON CONFLICT (game, day) DO NOTHING",
        )
        .bind(game)
        .bind(day)
        .bind(text)
        .execute(self.pool()?)
        .await?;
        self.challenge(game, day).await?.ok_or_else(|| Trouble::Storage("the day was not kept".into()))
    }

    /// Somebody goes in, at this table unless they went in before. Says at which.
    pub async fn enter_day(
        &self,
        (game, day): (&str, &str),
        person: &PersonId,
        table: &TableId,
        at: Millis,
    ) -> Result<TableId, Trouble> {
        sqlx::query(
            "INSERT INTO daily (game, day, person, table_id, at) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (game, day, person) DO NOTHING",
        )
        .bind(game)
        .bind(day)
        .bind(person.as_str())
        .bind(table.as_str())
        .bind(at)
        .execute(self.pool()?)
        .await?;
        let entered = self.entered_day((game, day), person).await?;
        entered.map(|(table, _)| table).ok_or_else(|| Trouble::Storage("nobody went in".into()))
    }

    /// At which table somebody went in, and how they fared.
    pub async fn entered_day(
        &self,
        (game, day): (&str, &str),
        person: &PersonId,
    ) -> Result<Option<(TableId, Option<i64>)>, Trouble> {
        let row: Option<(String, Option<i64>)> =
            sqlx::query_as("SELECT table_id, score FROM daily WHERE game = $1 AND day = $2 AND person = $3")
                .bind(game)
                .bind(day)
                .bind(person.as_str())
                .fetch_optional(self.pool()?)
                .await?;
        Ok(row.and_then(|(table, score)| Some((TableId::read(&table)?, score))))
    }

    /// The best of the day; of equals, those who came to their end first.
    pub async fn board(&self, game: &str, day: &str, limit: u32) -> Result<Vec<DayRow>, Trouble> {
        let rows: Vec<(String, Option<String>, i64)> = sqlx::query_as(
            "SELECT person, people.name, score FROM daily LEFT JOIN people ON people.id = daily.person
             WHERE game = $1 AND day = $2 AND score IS NOT NULL ORDER BY score DESC, at, person LIMIT $3",
        )
        .bind(game)
        .bind(day)
        .bind(i64::from(limit))
        .fetch_all(self.pool()?)
        .await?;
        let row = |(person, name, score): (String, _, _)| {
            Some(DayRow { person: PersonId::read(&person)?, name, score })
        };
        Ok(rows.into_iter().filter_map(row).collect())
    }

    /// How many went in, and how they fared.
    pub async fn day_counts(&self, game: &str, day: &str) -> Result<DayCounts, Trouble> {
        let (entered, finished, best): (i64, i64, Option<i64>) = sqlx::query_as(
            "SELECT COUNT(*), COUNT(score), MAX(score) FROM daily WHERE game = $1 AND day = $2",
        )
        .bind(game)
        .bind(day)
        .fetch_one(self.pool()?)
        .await?;
        Ok(DayCounts { entered, finished, best })
    }

    /// How many did better than this.
    pub async fn better_than(&self, game: &str, day: &str, score: i64) -> Result<i64, Trouble> {
        let (count,): (i64,) =
            sqlx::query_as("SELECT COUNT(*) FROM daily WHERE game = $1 AND day = $2 AND score > $3")
                .bind(game)
                .bind(day)
                .bind(score)
                .fetch_one(self.pool()?)
                .await?;
        Ok(count)
    }
}

/// Notes how somebody fared, at the table where they went in and nowhere else.
pub(super) async fn note(
    step: &mut Transaction<'_, Any>,
    (game, table): (&str, &TableId),
    result: &DayResult,
    at: Millis,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "UPDATE daily SET score = $1, at = $2
         WHERE game = $3 AND day = $4 AND person = $5 AND table_id = $6 AND score IS NULL",
    )
    .bind(i64::from(result.score))
    .bind(at)
    .bind(game)
    .bind(result.day.as_str())
    .bind(result.person.as_str())
    .bind(table.as_str())
    .execute(&mut **step)
    .await?;
    Ok(())
}

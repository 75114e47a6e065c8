//! How games ended, and what that did to ratings.

use super::append::insert;
use super::campaigns::{ChapterResult, record};
use super::days::{DayResult, note};
use super::writer::{Work, Written, put_off};
use super::{Kind, Store};
use crate::ids::TableId;
use crate::ratings::rate;
use crate::time::Millis;
use crate::trouble::Trouble;
use sqlx::{Any, AssertSqlSafe, Transaction};
use std::collections::BTreeMap;

const RESULTS: &[&str] =
    &["results", "table_id", "seat", "player", "game", "seats", "place", "score", "reason", "rating", "at"];
const RATINGS: &[&str] = &["ratings", "game", "player", "rating", "uncertainty", "games"];

/// One seat's result.
#[derive(Clone, PartialEq, Debug)]
pub struct ResultRow {
    /// The person's id, or [`bot_player`](crate::ratings::bot_player).
    pub player: String,
    /// The place, counted from 1.
    pub place: u8,
    /// The score.
    pub score: i32,
}

/// A player's rating in one game: where they are believed to be, and how sure that is.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Rating {
    /// The middle of what is believed.
    pub rating: f64,
    /// How far off that may be.
    pub uncertainty: f64,
    /// Rated games played.
    pub games: i64,
}

/// A player's result in one game of the past.
#[derive(Clone, PartialEq, Debug, serde::Serialize, utoipa::ToSchema)]
pub struct Tally {
    /// The table.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// How many played.
    pub seats: i64,
    /// The place, counted from 1.
    pub place: i64,
    /// The score.
    pub score: i64,
    /// Why the game ended.
    pub reason: String,
    /// The rating afterwards, if the game was rated.
    pub rating: Option<f64>,
    /// When.
    pub at: Millis,
}

/// A game that is over.
#[derive(Clone, PartialEq, Debug)]
pub struct Finished {
    /// The table.
    pub table: TableId,
    /// The game's id.
    pub game: String,
    /// Results by seat.
    pub seats: Vec<ResultRow>,
    /// Why it ended.
    pub reason: String,
    /// Does it count for ratings?
    pub rated: bool,
    /// What goes on the board of a day.
    pub of_the_day: Option<DayResult>,
    /// What it means for the campaign it is a chapter of.
    pub chapter: Option<ChapterResult>,
    /// When.
    pub at: Millis,
}

impl Store {
    /// Counts a finished game, once: a second time changes nothing. Says whether it was the first.
    pub async fn count(&self, game: &Finished) -> Result<bool, Trouble> {
        let written = match self.kind {
            Kind::Sqlite => self.hand_in(Work::Count(game.clone())).await?,
            Kind::Postgres => {
                let mut step = self.begin().await?;
                // Two nodes that read the same ratings would each forget what the other adds.
                sqlx::query("SELECT 1 FROM (SELECT pg_advisory_xact_lock(hashtext($1))) AS held")
                    .bind(format!("ratings of {}", game.game))
                    .execute(&mut *step)
                    .await?;
                let written = count(&mut step, game).await?;
                step.commit().await?;
                written
            }
        };
        Ok(written == Written::Done)
    }

    /// The best players of a game, bots and people with an account: id, name (nothing for a bot) and rating.
    pub async fn leaders(
        &self,
        game: &str,
        limit: u32,
    ) -> Result<Vec<(String, Option<String>, Rating)>, Trouble> {
        let rows: Vec<(String, Option<String>, f64, f64, i64)> = sqlx::query_as(
            "SELECT player, people.name, rating, uncertainty, games FROM ratings
             LEFT JOIN people ON people.id = ratings.player
             WHERE game = $1 AND (people.login IS NOT NULL OR people.id IS NULL) ORDER BY rating - 3 * uncertainty DESC, player LIMIT $2",
        )
        .bind(game)
        .bind(i64::from(limit))
        .fetch_all(self.pool()?)
        .await?;
        let leader = |(player, name, rating, uncertainty, games)| {
            (player, name, Rating { rating, uncertainty, games })
        };
        Ok(rows.into_iter().map(leader).collect())
    }

    /// A player's ratings, by game.
    pub async fn ratings_of(&self, player: &str) -> Result<Vec<(String, Rating)>, Trouble> {
        let rows: Vec<(String, f64, f64, i64)> = sqlx::query_as(
            "SELECT game, rating, uncertainty, games FROM ratings WHERE player = $1 ORDER BY game",
        )
        .bind(player)
        .fetch_all(self.pool()?)
        .await?;
        let rating = |(game, rating, uncertainty, games)| (game, Rating { rating, uncertainty, games });
        Ok(rows.into_iter().map(rating).collect())
    }

    /// A player's last results, the most recent first.
    pub async fn results_of(&self, player: &str, limit: u32) -> Result<Vec<Tally>, Trouble> {
        type Row = (String, String, i64, i64, i64, String, Option<f64>, i64);
        let rows: Vec<Row> = sqlx::query_as(
            "SELECT table_id, game, seats, place, score, reason, rating, at FROM results
             WHERE player = $1 ORDER BY at DESC, table_id LIMIT $2",
        )
        .bind(player)
        .bind(i64::from(limit))
        .fetch_all(self.pool()?)
        .await?;
        let tally = |(table, game, seats, place, score, reason, rating, at)| Tally {
            table,
            game,
            seats,
            place,
            score,
            reason,
            rating,
            at,
        };
        Ok(rows.into_iter().map(tally).collect())
    }
}

/// Results come all together or not at all, so whoever does not get to write them was not the first.
pub(super) async fn count(step: &mut Transaction<'_, Any>, game: &Finished) -> Result<Written, sqlx::Error> {
    put_off(step, &game.table, None).await?;
    let after = if game.rated { Some(new_ratings(step, game).await?) } else { None };
    let sql = insert(RESULTS, game.seats.len(), "ON CONFLICT (table_id, seat) DO NOTHING");
    let mut query = sqlx::query(AssertSqlSafe(sql));
    for (index, seat) in game.seats.iter().enumerate() {
        query = query
            .bind(game.table.as_str())
            .bind(index as i64 + 1)
            .bind(seat.player.as_str())
            .bind(game.game.as_str())
            .bind(game.seats.len() as i64)
            .bind(i64::from(seat.place))
            .bind(i64::from(seat.score))
            .bind(game.reason.as_str())
            .bind(after.as_ref().map(|after| after[index].shown()))
            .bind(game.at);
    }
    if query.execute(&mut **step).await?.rows_affected() == 0 {
        return Ok(Written::Late);
    }
    if let Some(result) = &game.of_the_day {
        note(step, (&game.game, &game.table), result, game.at).await?;
    }
    if let Some(result) = &game.chapter {
        record(step, &game.table, result, game.at).await?;
    }
    if let Some(after) = after {
        write_ratings(step, game, &after).await?;
    }
    Ok(Written::Done)
}

/// The ratings of all seats after the game.
async fn new_ratings(step: &mut Transaction<'_, Any>, game: &Finished) -> Result<Vec<Rating>, sqlx::Error> {
    let places: Vec<String> = (0..game.seats.len()).map(|index| format!("${}", index + 2)).collect();
    let sql = format!(
        "SELECT player, rating, uncertainty, games FROM ratings WHERE game = $1 AND player IN ({})",
        places.join(", ")
    );
    let mut query = sqlx::query_as(AssertSqlSafe(sql)).bind(game.game.as_str());
    for seat in &game.seats {
        query = query.bind(seat.player.as_str());
    }
    let rows: Vec<(String, f64, f64, i64)> = query.fetch_all(&mut **step).await?;
    let before = |seat: &ResultRow| {
        let known = rows.iter().find(|(player, ..)| *player == seat.player);
        known.map_or_else(Rating::default, |(_, rating, uncertainty, games)| Rating {
            rating: *rating,
            uncertainty: *uncertainty,
            games: *games,
        })
    };
    let before: Vec<Rating> = game.seats.iter().map(before).collect();
    let places: Vec<u8> = game.seats.iter().map(|seat| seat.place).collect();
    Ok(rate(&before, &places))
}

async fn write_ratings(
    step: &mut Transaction<'_, Any>,
    game: &Finished,
    after: &[Rating],
) -> Result<(), sqlx::Error> {
    // By player, so that two nodes never wait for each other crosswise. A bot may sit there more than once; its
    // last seat counts.
    let ratings: BTreeMap<&str, &Rating> =
        game.seats.iter().map(|seat| seat.player.as_str()).zip(after).collect();
    let sql = insert(
        RATINGS,
        ratings.len(),
        "ON CONFLICT (game, player) DO UPDATE SET rating = excluded.rating,
         uncertainty = excluded.uncertainty, games = excluded.games",
    );
    let mut query = sqlx::query(AssertSqlSafe(sql));
    for (player, after) in ratings {
        query = query
            .bind(game.game.as_str())
            .bind(player)
            .bind(after.rating)
            .bind(after.uncertainty)
            .bind(after.games);
    }
    query.execute(&mut **step).await?;
    Ok(())
}

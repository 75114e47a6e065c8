//! How games ended, and what that did to ratings.

use super::writer::{Work, Written, put_off};
use super::{Kind, Store};
use crate::ids::TableId;
use crate::ratings::rate;
use crate::time::Millis;
use crate::trouble::Trouble;
use sqlx::{Any, Transaction};

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
        .fetch_all(&self.pool)
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
        .fetch_all(&self.pool)
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
        .fetch_all(&self.pool)
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

/// Results come all together or not at all, so the first of them decides whether somebody was faster.
pub(super) async fn count(
    step: &mut Transaction<'static, Any>,
    game: &Finished,
) -> Result<Written, sqlx::Error> {
    put_off(step, &game.table, None).await?;
    for (index, seat) in game.seats.iter().enumerate() {
        let inserted = sqlx::query(
            "INSERT INTO results (table_id, seat, player, game, seats, place, score, reason, at)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (table_id, seat) DO NOTHING",
        )
        .bind(game.table.as_str())
        .bind(index as i64 + 1)
        .bind(seat.player.as_str())
        .bind(game.game.as_str())
        .bind(game.seats.len() as i64)
        .bind(i64::from(seat.place))
        .bind(i64::from(seat.score))
        .bind(game.reason.as_str())
        .bind(game.at)
        .execute(&mut **step)
        .await?;
        if inserted.rows_affected() == 0 {
            return Ok(Written::Late);
        }
    }
    if game.rated {
        change_ratings(step, game).await?;
    }
    Ok(Written::Done)
}

async fn change_ratings(step: &mut Transaction<'static, Any>, game: &Finished) -> Result<(), sqlx::Error> {
    let mut before = Vec::new();
    for seat in &game.seats {
        let row: Option<(f64, f64, i64)> =
            sqlx::query_as("SELECT rating, uncertainty, games FROM ratings WHERE game = $1 AND player = $2")
                .bind(game.game.as_str())
                .bind(seat.player.as_str())
                .fetch_optional(&mut **step)
                .await?;
        let known = |(rating, uncertainty, games)| Rating { rating, uncertainty, games };
        before.push(row.map_or_else(Rating::default, known));
    }
    let places: Vec<u8> = game.seats.iter().map(|seat| seat.place).collect();
    let mut changes: Vec<_> = game.seats.iter().zip(1_i64..).zip(rate(&before, &places)).collect();
    // By player, so that two nodes never wait for each other crosswise.
    changes.sort_by(|a, b| a.0.0.player.cmp(&b.0.0.player));
    for ((seat, number), after) in changes {
        sqlx::query(
            "INSERT INTO ratings (game, player, rating, uncertainty, games) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (game, player) DO UPDATE SET rating = excluded.rating,
             uncertainty = excluded.uncertainty, games = excluded.games",
        )
        .bind(game.game.as_str())
        .bind(seat.player.as_str())
        .bind(after.rating)
        .bind(after.uncertainty)
        .bind(after.games)
        .execute(&mut **step)
        .await?;
        sqlx::query("UPDATE results SET rating = $1 WHERE table_id = $2 AND seat = $3")
            .bind(after.shown())
            .bind(game.table.as_str())
            .bind(number)
            .execute(&mut **step)
            .await?;
    }
    Ok(())
}

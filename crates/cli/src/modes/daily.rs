//! The dungeon of the day and titles for solo play.

use crate::args::Play;
use crate::language::tell;
use crate::saves;
use anyhow::{Context, Result, anyhow, bail};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::path::PathBuf;
use undercroft_core::Phrase;
use undercroft_paper::modes::{self, Rank};
use undercroft_server::time::{Time, date_of};

/// The only game with a dungeon of the day.
const GAME: &str = "paper";

/// Turns `play paper --daily` into an ordinary solo game with the seed of the day.
pub fn agreed(mut args: Play) -> Result<Play> {
    if let Some(game) = args.game.as_deref().filter(|game| *game != GAME) {
        bail!(tell(&Phrase::new("cli-wrong-daily-game").text("game", game).text("known", GAME)));
    }
    if args.seats.as_deref().is_some_and(|seats| seats.contains(',')) {
        bail!(tell(&Phrase::new("cli-wrong-daily-alone")));
    }
    let today = today();
    let date = args.date.take().unwrap_or_else(|| today.clone());
    let wrong = || tell(&Phrase::new("cli-wrong-daily-date").text("date", date.clone()));
    let (_, seed) = modes::daily(&date).map_err(|_| anyhow!(wrong()))?;
    if date > today {
        bail!(tell(&Phrase::new("cli-wrong-daily-later").text("date", date).text("today", today)));
    }
    args.game = Some(GAME.to_owned());
    args.seats.get_or_insert_with(|| "me".to_owned());
    args.seed = Some(seed.as_str().to_owned());
    Ok(args)
}

/// Today's date in UTC, such as `2026-11-16`.
pub fn today() -> String {
    date_of(Time::Real.now())
}

/// What somebody has reached on one day.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Day {
    attempts: u32,
    first: i32,
    best: i32,
}

/// The results of all days, kept in the user's data.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Results {
    days: BTreeMap<String, Day>,
}

fn file() -> PathBuf {
    saves::data_folder().join("paper-daily.json")
}

impl Results {
    /// The results so far; a damaged file is named and left as it is.
    pub fn read() -> Result<Results> {
        saves::read_kept(&file())
    }

    /// Notes a result and says what it means for the day.
    pub fn note(&mut self, date: &str, score: i32) -> Result<Phrase> {
        let before = self.days.get(date).copied();
        let day = self.days.entry(date.to_owned()).or_insert(Day { attempts: 0, first: score, best: score });
        day.attempts = day.attempts.saturating_add(1);
        day.best = day.best.max(score);
        saves::write_kept(self, &file()).with_context(|| tell(&Phrase::new("cli-wrong-daily-kept")))?;
        Ok(match before {
            None => Phrase::new("cli-daily-first").text("date", date),
            Some(before) if score > before.best => {
                Phrase::new("cli-daily-better").number("score", score).number("before", before.best)
            }
            Some(before) => Phrase::new("cli-daily-stays").number("best", before.best),
        })
    }

    /// What a player is told before the dungeon of a day.
    pub fn welcome(&self, date: &str) -> Vec<Phrase> {
        let mut told = vec![Phrase::new("cli-daily").text("date", date)];
        if let Some(day) = self.days.get(date) {
            told.push(
                Phrase::new("cli-daily-again")
                    .number("attempts", i64::from(day.attempts))
                    .number("first", day.first)
                    .number("best", day.best)
                    .phrase("title", Rank::of(day.best).title()),
            );
        }
        told
    }
}

/// The title for a solo score, and what is missing to the next.
pub fn titles(score: i32) -> [Phrase; 2] {
    let rank = Rank::of(score);
    let own = Phrase::new("cli-rank").number("score", score).phrase("title", rank.title());
    let next = match rank.next() {
        Some((from, next)) => Phrase::new("cli-rank-next")
            .number("missing", from - score)
            .number("from", from)
            .phrase("title", next.title()),
        None => Phrase::new("cli-rank-top"),
    };
    [own, next]
}

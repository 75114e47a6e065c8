//! Something to beat alone: the dungeon of the day, and ranks by score.

use crate::Paper;
use thiserror::Error;
use undercroft_core::{Game, Phrase, Seed, Setup};

/// A text that is not a date.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("“{0}” is not a date such as 2026-11-16")]
pub struct DateError(String);

/// The same dungeon for everybody on one day: the set-up and the seed for a date such as `2026-11-16`.
pub fn daily(date: &str) -> Result<(Setup, Seed), DateError> {
    let wrong = || DateError(date.chars().take(20).collect());
    let [year, month, day] = date.split('-').collect::<Vec<_>>()[..] else { return Err(wrong()) };
    let number = |text: &str, length: usize| {
        let digits = text.len() == length && text.bytes().all(|byte| byte.is_ascii_digit());
        if digits { text.parse::<u16>().map_err(|_| wrong()) } else { Err(wrong()) }
    };
    let (year, month, day) = (number(year, 4)?, number(month, 2)?, number(day, 2)?);
    let leap = year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400);
    let days = match month {
        1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
        4 | 6 | 9 | 11 => 30,
        2 if leap => 29,
        2 => 28,
        _ => return Err(wrong()),
    };
    if !(1..=days).contains(&day) {
        return Err(wrong());
    }
    let seed = Seed::new(format!("paper-daily-{date}")).map_err(|_| wrong())?;
    Ok((Setup::new(1), seed))
}

/// The day whose dungeon this is, if it is one.
pub fn day_of(setup: &Setup, seed: &Seed) -> Option<String> {
    // A date is the last ten letters of such a seed.
    let text = seed.as_str();
    let date = text.get(text.len().checked_sub(10)?..)?;
    let (agreed, own) = daily(date).ok()?;
    let same = agreed.checked(Paper::facts()).is_ok_and(|agreed| agreed == *setup) && own == *seed;
    same.then(|| date.to_owned())
}

/// A rank for a solo score.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Rank {
    from: i32,
    id: &'static str,
}

impl Rank {
    /// The ranks from the lowest up. The limits follow what bots reach on many seeds; see
    /// `docs/rules/paper-dungeons.md`.
    pub const ALL: [Rank; 7] = [
        Rank { id: "lost", from: i32::MIN },
        Rank { id: "torchbearer", from: 20 },
        Rank { id: "scribbler", from: 40 },
        Rank { id: "delver", from: 65 },
        Rank { id: "hero", from: 90 },
        Rank { id: "champion", from: 105 },
        Rank { id: "legend", from: 115 },
    ];

    /// The rank of a score.
    pub fn of(score: i32) -> Rank {
        Rank::ALL.into_iter().rfind(|rank| score >= rank.from).unwrap_or(Rank::ALL[0])
    }

    /// The score that good play reaches more often than not: what a hint measures solo play against.
    pub fn par() -> i32 {
        Rank::ALL[4].from
    }

    /// The title for people.
    pub fn title(self) -> Phrase {
        Phrase::member("paper-rank", self.id)
    }

    /// The lowest score of the next rank, and that rank; none above the highest.
    pub fn next(self) -> Option<(i32, Rank)> {
        let rank = Rank::ALL.into_iter().find(|rank| rank.from > self.from)?;
        Some((rank.from, rank))
    }
}

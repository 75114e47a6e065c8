//! The dungeon of the day: the same for everybody.

use crate::Paper;
use thiserror::Error;
use undercroft_core::{Game, Seed, Setup};

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

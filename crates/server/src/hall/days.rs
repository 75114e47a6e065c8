//! What everybody plays on one day, once each: the dungeon and the puzzle of the day, and the board of the day.
//!
//! The luck of a day is made when it is first asked for, kept by the server, and told when the day is closed; so nobody can
//! know more of it than what they, or somebody who told them, played themselves.

use super::thinking::{Matter, Thought};
use super::{Hall, NewTable, Person, SeatPlan};
use crate::ids::{PersonId, TableId, random_word};
use crate::journal::{Daily, Entry, Terms};
use crate::room::started;
use crate::store::{DayCounts, DayRow};
use crate::time::{DAY, Millis, date_of};
use crate::trouble::Trouble;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use undercroft_core::Seat;
use undercroft_shelf::days::{Challenge, DAILY, challenge};

/// Whoever goes in late in the evening has until the end of the next day.
const OPEN: Millis = 2 * DAY;

/// So many lines of the board are shown.
const BOARD: u32 = 20;

/// The rival of a puzzle, whose own combat is nobody's business.
const RIVAL: &str = "easy";

/// What was read or worked out before.
#[derive(Debug, Default)]
pub(super) struct Days(Mutex<HashMap<&'static str, (String, Arc<Challenge>)>>);

impl Days {
    fn get(&self, game: &str, day: &str) -> Option<Arc<Challenge>> {
        // Whole between any two statements.
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.get(game).filter(|(of, _)| of == day).map(|(_, challenge)| challenge.clone())
    }

    fn keep(&self, game: &'static str, day: &str, challenge: &Arc<Challenge>) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.insert(game, (day.to_owned(), challenge.clone()));
    }
}

/// What a game has for everybody today, as anybody may know it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Today {
    /// The game's id.
    pub game: &'static str,
    /// The date in UTC.
    pub day: String,
    /// How long one can still go in.
    pub left: Millis,
    /// How many went in, and how they fared.
    pub counts: DayCounts,
    /// The most that can be reached, where that is known.
    pub best: Option<i32>,
    /// How many reached it.
    pub solved: Option<i64>,
    /// The situation it starts from, where that is no secret.
    pub position: Option<String>,
    /// The board.
    pub board: Vec<DayRow>,
    /// What the reader has of it.
    pub own: Option<OwnDay>,
}

/// Somebody's own try.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OwnDay {
    /// Where.
    pub table: TableId,
    /// How they fared; nothing while the game goes on, or if it does not count.
    pub score: Option<i64>,
    /// The place on the board that goes with it.
    pub place: Option<i64>,
}

/// The one name by which a game of the day is known.
fn daily(game: &str) -> Result<&'static str, Trouble> {
    DAILY.into_iter().find(|known| *known == game).ok_or(Trouble::NotFound)
}

impl Hall {
    /// Today's date in UTC.
    pub fn date(&self) -> String {
        date_of(self.now())
    }

    /// What all games have today. What is not worked out yet is left out, and will be there in a moment.
    pub async fn today(self: &Arc<Hall>, person: Option<&PersonId>) -> Result<Vec<Today>, Trouble> {
        let day = self.date();
        let mut all = Vec::new();
        for game in DAILY {
            match self.known_challenge(game, &day).await? {
                Some(challenge) => all.push(self.tell_day(game, &day, &challenge, person).await?),
                None => {
                    let (hall, day) = (self.clone(), day.clone());
                    tokio::spawn(async move {
                        if let Err(error) = hall.challenge(game, &day).await {
                            tracing::warn!(game, day, %error, "nothing for the day yet");
                        }
                    });
                }
            }
        }
        Ok(all)
    }

    /// The same for one game, worked out if need be.
    pub async fn today_of(&self, person: Option<&PersonId>, game: &str) -> Result<Today, Trouble> {
        let (game, day) = (daily(game)?, self.date());
        let challenge = self.challenge(game, &day).await?;
        self.tell_day(game, &day, &challenge, person).await
    }

    async fn tell_day(
        &self,
        game: &'static str,
        day: &str,
        challenge: &Challenge,
        person: Option<&PersonId>,
    ) -> Result<Today, Trouble> {
        let entered = match person {
            Some(person) => self.store.entered_day((game, day), person).await?,
            None => None,
        };
        let own = match entered {
            Some((table, Some(score))) => {
                let place = self.store.better_than(game, day, score).await? + 1;
                Some(OwnDay { table, score: Some(score), place: Some(place) })
            }
            Some((table, None)) => Some(OwnDay { table, score: None, place: None }),
            None => None,
        };
        Ok(Today {
            game,
            day: day.to_owned(),
            left: DAY - self.now().rem_euclid(DAY),
            counts: self.store.day_counts(game, day).await?,
            best: challenge.best,
            solved: match challenge.best {
                Some(best) => Some(self.store.better_than(game, day, i64::from(best) - 1).await?),
                None => None,
            },
            position: challenge.position.clone(),
            board: self.store.board(game, day, BOARD).await?,
            own,
        })
    }

    /// Goes in; whoever went in before today comes back to the same table.
    pub async fn enter_today(self: &Arc<Hall>, person: &Person, game: &str) -> Result<TableId, Trouble> {
        let (game, day) = (daily(game)?, self.date());
        if let Some((table, _)) = self.store.entered_day((game, &day), &person.id).await?
            && self.look(&table, Some(&person.id), |_| Ok(())).await.is_ok()
        {
            return Ok(table);
        }
        let challenge = self.challenge(game, &day).await?;
        self.may_open(person).await?;
        let mut seats = vec![SeatPlan::Me];
        seats.resize(usize::from(challenge.setup.seats), SeatPlan::Bot(RIVAL.to_owned()));
        let new = NewTable {
            options: challenge.setup.options.clone(),
            position: challenge.position.clone(),
            ..NewTable::new(game, seats)
        };
        let closes = self.now().div_euclid(DAY) * DAY + OPEN;
        let terms = Terms {
            seed: Some(challenge.seed.clone()),
            daily: Some(Daily { day: day.clone(), closes }),
            ..new.terms(person)?
        };
        let begin = started(&terms);
        let sat = Entry::Sat { seat: Seat::FIRST, person: person.id.clone(), name: person.name.clone() };
        // The name is noted first: whoever sends this twice, or is cut off in between, still has one table.
        let table = self.store.enter_day((game, &day), &person.id, &TableId::random(), self.now()).await?;
        self.write_as(&table, person, &[Entry::Opened(Box::new(terms)), sat, begin]).await?;
        Ok(table)
    }

    async fn known_challenge(
        &self,
        game: &'static str,
        day: &str,
    ) -> Result<Option<Arc<Challenge>>, Trouble> {
        if let Some(known) = self.days.get(game, day) {
            return Ok(Some(known));
        }
        let text = self.store.challenge(game, day).await?;
        let Some(kept) = text.and_then(|text| serde_json::from_str(&text).ok()).map(Arc::new) else {
            return Ok(None);
        };
        self.days.keep(game, day, &kept);
        Ok(Some(kept))
    }

    /// What a game has for the day, made when it is first asked for. Of several nodes, the first to keep it decides.
    async fn challenge(&self, game: &'static str, day: &str) -> Result<Arc<Challenge>, Trouble> {
        if let Some(known) = self.known_challenge(game, day).await? {
            return Ok(known);
        }
        let (word, of) = (random_word(26), day.to_owned());
        // Nobody in particular asks for it.
        let house = PersonId::read("house").ok_or(Trouble::NotFound)?;
        let thought = Thought { person: house, from: None, matter: Matter::Day };
        let made = self.thinking.think(thought, move |limit| challenge(game, &of, &word, limit)).await?;
        let made = made.ok_or_else(|| Trouble::Storage(format!("nothing was found for {day}")))?;
        let text = serde_json::to_string(&made).map_err(|error| Trouble::Storage(error.to_string()))?;
        let kept = self.store.keep_challenge(game, day, &text).await?;
        let kept = serde_json::from_str(&kept).map_err(|error| Trouble::Storage(error.to_string()))?;
        let kept = Arc::new(kept);
        self.days.keep(game, day, &kept);
        Ok(kept)
    }
}

//! The lobby, new tables, the quick game against bots, and invitations.

use super::Answer;
use super::visit::{Failure, Posted, Visit, go, table_id};
use crate::pages::lobby::{self, Lists};
use crate::pages::{invitation, new_table};
use axum::extract::{Path, State};
use axum::response::IntoResponse;
use std::sync::Arc;
use undercroft_core::Seat;
use undercroft_server::journal::ClockTerms;
use undercroft_server::room::Phase;
use undercroft_server::store::CardSeat;
use undercroft_server::{Hall, NewTable, SeatPlan, Trouble};
use undercroft_shelf::facts_of;

pub(super) async fn lobby(State(hall): State<Arc<Hall>>, visit: Visit) -> Answer {
    let lists = lists(&hall, &visit).await?;
    Ok(lobby::page(&visit.reader, &lists).into_response())
}

/// What the lobby shows to this visitor.
pub(super) async fn lists(hall: &Arc<Hall>, visit: &Visit) -> Result<Lists, Failure> {
    let failure = |trouble| visit.failure(trouble);
    let mine = match visit.id() {
        Some(id) => hall.tables_of(id).await.map_err(failure)?,
        None => Vec::new(),
    };
    Ok(Lists {
        mine,
        waiting: hall.lobby(None, Phase::Waiting).await.map_err(failure)?,
        playing: hall.lobby(None, Phase::Playing).await.map_err(failure)?,
        over: hall.lobby(None, Phase::Over).await.map_err(failure)?,
    })
}

pub(super) async fn form(visit: Visit, Path(game): Path<String>) -> Answer {
    let facts = facts_of(&game).map_err(|_| visit.failure(Trouble::NotFound))?;
    Ok(new_table::page(&visit.reader, facts, None).into_response())
}

/// One click from the home page: the reader against bots.
pub(super) async fn quick(State(hall): State<Arc<Hall>>, Path(game): Path<String>, posted: Posted) -> Answer {
    let visit = &posted.visit;
    let facts = facts_of(&game).map_err(|_| visit.failure(Trouble::NotFound))?;
    let (least, most) = (usize::from(facts.min_seats) - 1, usize::from(facts.max_seats) - 1);
    let bots = posted.get("bots").and_then(|text| text.parse::<usize>().ok()).unwrap_or(2).clamp(least, most);
    let level = posted.get("level").unwrap_or_else(|| default_level()).to_owned();
    let mut seats = vec![SeatPlan::Me];
    seats.extend(std::iter::repeat_n(SeatPlan::Bot(level), bots));
    let (person, cookie) = visit.person_or_guest(&hall, posted.get("name")).await?;
    let new = NewTable::new(&game, seats);
    let id = hall.open_table(&person, &new).await.map_err(|trouble| visit.failure(trouble))?;
    Ok(go(&format!("/tables/{id}"), cookie))
}

/// The bot that is offered first: in the middle of the scale.
pub(super) fn default_level() -> &'static str {
    "normal"
}

pub(super) async fn open(State(hall): State<Arc<Hall>>, Path(game): Path<String>, posted: Posted) -> Answer {
    let visit = &posted.visit;
    let facts = facts_of(&game).map_err(|_| visit.failure(Trouble::NotFound))?;
    let wanted: Vec<(u8, &str)> = (1..=facts.max_seats)
        .filter_map(|number| Some((number, posted.get(&format!("seat{number}"))?)))
        .filter(|(_, plan)| *plan != "none")
        .collect();
    let seats = wanted.iter().map(|(_, plan)| match *plan {
        HERE => SeatPlan::Open,
        other => SeatPlan::from(other.to_owned()),
    });
    let mut new = NewTable::new(&game, seats.collect());
    let neighbours = neighbours(&posted, &wanted);
    // Whoever shares the device is there already: nobody has to press a button to begin.
    new.start_when_full = !neighbours.is_empty();
    new.public = posted.get("public").is_some();
    new.clock = clock(posted.get("clock").unwrap_or("none"));
    for (name, value) in posted.fields() {
        if let Some(option) = name.strip_prefix("option-") {
            new.options.insert(option.to_owned(), value.clone());
        }
    }
    let (person, cookie) = visit.person_or_guest(&hall, posted.get("name")).await?;
    match hall.open_table(&person, &new).await {
        Ok(id) => {
            let mut cookies: Vec<String> = cookie.into_iter().collect();
            if !neighbours.is_empty() {
                cookies.extend(visit.make_room(&hall, &person, &id, &neighbours).await?);
            }
            Ok(go(&format!("/tables/{id}"), cookies))
        }
        Err(trouble @ Trouble::Invalid(_)) => {
            let text = visit.reader.speech().say(&trouble.phrase());
            Ok(new_table::page(&visit.reader, facts, Some(&text)).into_response())
        }
        Err(trouble) => Err(visit.failure(trouble)),
    }
}

/// The plan of a seat for somebody who shares the device.
const HERE: &str = "here";

/// Who shares the device, by seat. Seats count those that are used.
fn neighbours(posted: &Posted, wanted: &[(u8, &str)]) -> Vec<(Seat, String)> {
    let guest = posted.visit.reader.speech().text("web-guest");
    let used = wanted.iter().zip(Seat::all(wanted.len() as u8));
    used.filter(|((_, plan), _)| *plan == HERE)
        .map(|((number, _), seat)| {
            let name = posted.get(&format!("name{number}")).map(str::trim).filter(|name| !name.is_empty());
            (seat, name.map_or_else(|| format!("{guest} {number}"), str::to_owned))
        })
        .collect()
}

/// The clocks the form offers, by name.
fn clock(name: &str) -> ClockTerms {
    match name {
        "live-5" => ClockTerms::Live { bank: 300, increment: 5 },
        "live-15" => ClockTerms::Live { bank: 900, increment: 10 },
        "slow-1" => ClockTerms::Slow { per_move: 86_400 },
        "slow-3" => ClockTerms::Slow { per_move: 3 * 86_400 },
        _ => ClockTerms::None,
    }
}

pub(super) async fn invited(
    State(hall): State<Arc<Hall>>,
    visit: Visit,
    Path((id, invite)): Path<(String, String)>,
) -> Answer {
    let id = table_id(&visit, &id)?;
    let card = hall.invitation(&id, &invite).await.map_err(|trouble| visit.failure(trouble))?;
    let sits = |seat: &CardSeat| seat.person.is_some() && seat.person.as_ref() == visit.id();
    if card.seats.iter().any(sits) {
        return Ok(go(&format!("/tables/{id}"), None));
    }
    Ok(invitation::page(&visit.reader, &card, &invite).into_response())
}

pub(super) async fn accept(
    State(hall): State<Arc<Hall>>,
    Path((id, invite)): Path<(String, String)>,
    posted: Posted,
) -> Answer {
    let visit = &posted.visit;
    let id = table_id(visit, &id)?;
    let (person, cookie) = visit.person_or_guest(&hall, posted.get("name")).await?;
    hall.admit(&person, &id, &invite).await.map_err(|trouble| visit.failure(trouble))?;
    if posted.get("watch").is_none() {
        match hall.join(&person, &id, None).await {
            Ok(()) | Err(Trouble::Not(_)) => {}
            Err(trouble) => return Err(visit.failure(trouble)),
        }
    }
    Ok(go(&format!("/tables/{id}"), cookie))
}

//! Games after the game: replays, files, proof of fair luck, and playing on from any moment.

use super::thinking::Matter;
use super::{Hall, NewTable, Person, SeatPlan, Sight};
use crate::ids::{PersonId, TableId};
use crate::room::{Ending, Phase, Room};
use crate::time::Millis;
use crate::trouble::{Not, Trouble};
use serde_json::Value;
use std::sync::Arc;
use undercroft_core::{Log, Observer, Seat, Setup};
use undercroft_shelf::any_table::table_from_log;
use undercroft_shelf::bots::Budget;
use undercroft_shelf::{AnyHint, AnyReview, AnyTable};

/// How much thought a hint is worth.
const HINT: Budget = Budget::iterations(3_000);

/// How much thought each decision of a finished game is worth.
const REVIEW: Budget = Budget::iterations(500);

/// A moment of a finished game.
#[derive(Clone, PartialEq, Debug)]
pub struct Moment {
    /// The table.
    pub id: TableId,
    /// The game's id.
    pub game: String,
    /// Seats, options and components.
    pub setup: Setup,
    /// Names by seat; bots by their level.
    pub names: Vec<String>,
    /// How many moves the game had.
    pub moves: usize,
    /// After how many of them this is.
    pub number: usize,
    /// Who made the last move before it.
    pub mover: Option<Seat>,
    /// Whose eyes it is seen with.
    pub observer: Observer,
    /// The game at this moment, with all that happened up to it.
    pub sight: Sight,
    /// How it all ended.
    pub ending: Option<Ending>,
}

/// The proof that the luck of a game was fixed before it began.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, utoipa::ToSchema)]
pub struct Fairness {
    /// The hash that was shown from the start.
    pub seal: String,
    /// The seed, once the game is over.
    pub seed: Option<String>,
    /// Does the seed give the seal, and do seed and moves give the game that was played? Known once the
    /// game is over.
    pub holds: Option<bool>,
    /// Did the game start from a situation that the host brought? Then the seal says nothing about how it began.
    pub from_position: bool,
}

fn over(room: &Room) -> Result<&dyn AnyTable, Trouble> {
    match (room.phase(), room.table()) {
        (Phase::Over, Some(table)) => Ok(table),
        (Phase::Waiting | Phase::Playing, _) => Err(Not::NotOver.into()),
        (Phase::Over, None) if room.other_rules().is_some() => Err(Not::OtherRules.into()),
        (Phase::Over, None) => Err(Trouble::NotFound),
    }
}

/// Others may still have this luck before them.
fn keeps_its_luck(room: &Room, now: Millis) -> bool {
    room.terms.daily.as_ref().is_some_and(|daily| now < daily.closes)
}

impl Hall {
    /// A moment of a finished game, seen with any eyes.
    pub async fn moment(
        &self,
        person: Option<&PersonId>,
        id: &TableId,
        number: usize,
        observer: Observer,
    ) -> Result<Moment, Trouble> {
        self.look(id, person, |room| {
            let whole = over(room)?;
            if observer.seat().is_some_and(|seat| seat.number() > room.terms.setup.seats) {
                return Err(Not::NoSeat.into());
            }
            let number = number.min(whole.moves());
            let table = whole.at(number);
            let told: Vec<_> = (0..=number).flat_map(|number| table.happened(number, observer)).collect();
            let sight = Sight { scene: table.scene(observer).only_watched(), happenings: told.into() };
            Ok(Moment {
                id: room.id.clone(),
                game: room.terms.game.clone(),
                setup: room.terms.setup.clone(),
                names: room.names(),
                moves: whole.moves(),
                number,
                mover: table.mover(number),
                observer,
                sight,
                ending: room.ending(),
            })
        })
        .await
    }

    /// A finished game as a replay file. So is one that cannot go on here, for those who played it; it is closed
    /// with that, for the file tells what was secret.
    pub async fn export(self: &Arc<Hall>, person: Option<&PersonId>, id: &TableId) -> Result<Log, Trouble> {
        let now = self.now();
        let aside = self.look(id, person, |room| Ok(room.other_rules().is_some())).await?;
        if !aside {
            return self
                .look(id, person, |room| {
                    let table = over(room)?;
                    if keeps_its_luck(room, now) {
                        Err(Not::OfTheDay.into())
                    } else {
                        Ok(table.log(&room.names()))
                    }
                })
                .await;
        }
        let player = person.cloned().ok_or(Trouble::NotSignedIn)?;
        self.act(id, move |room| room.close_aside(&player)).await?;
        self.look(id, person, |room| room.log_set_aside().ok_or(Trouble::NotFound)).await
    }

    /// The proof of fair luck. Everybody who may see the table may check it.
    pub async fn fairness(&self, person: Option<&PersonId>, id: &TableId) -> Result<Fairness, Trouble> {
        let now = self.now();
        self.look(id, person, |room| {
            let table = room.table().ok_or(Not::NotStarted)?;
            let (seal, from_position) = (table.seed().seal(), room.terms.position.is_some());
            let known = over(room).ok().filter(|_| !keeps_its_luck(room, now));
            let Some(table) = known else {
                return Ok(Fairness { seal, seed: None, holds: None, from_position });
            };
            let log = table.log(&room.names());
            let holds = log.seed.seal() == seal && table_from_log(&log).is_ok();
            Ok(Fairness { seal, seed: Some(log.seed.as_str().to_owned()), holds: Some(holds), from_position })
        })
        .await
    }

    /// The component values a table plays with; they are no secret.
    pub async fn components(&self, person: Option<&PersonId>, id: &TableId) -> Result<Value, Trouble> {
        self.look(id, person, |room| Ok(room.table().ok_or(Not::NotStarted)?.components())).await
    }

    /// Plays on from a moment of a finished game: the person on `seat`, bots of `level` on the others.
    pub async fn play_on(
        self: &Arc<Hall>,
        person: &Person,
        id: &TableId,
        number: usize,
        seat: Seat,
        level: &str,
    ) -> Result<TableId, Trouble> {
        let (game, position, seats) = self
            .look(id, Some(&person.id), |room| {
                let whole = over(room)?;
                let then = whole.at(number);
                if then.status().outcome().is_some() {
                    return Err(Not::Over.into());
                }
                Ok((room.terms.game.clone(), then.position(), room.terms.setup.seats))
            })
            .await?;
        if seat.number() > seats {
            return Err(Not::NoSeat.into());
        }
        let plan = |own| if own == seat { SeatPlan::Me } else { SeatPlan::Bot(level.to_owned()) };
        let mut new = NewTable::new(&game, Seat::all(seats).map(plan).collect());
        new.position = Some(position);
        new.stand_in = Some(level.to_owned());
        self.open_table(person, &new).await
    }

    /// The person's moves, best first, each with its chance of winning and the reasons.
    pub async fn hints(&self, person: &PersonId, id: &TableId) -> Result<Vec<AnyHint>, Trouble> {
        let (seat, copy) = self
            .look(id, Some(person), |room| {
                let seat = room.seat_of(person).ok_or(Not::Seated)?;
                let table = room.table().ok_or(Not::NotStarted)?;
                if room.terms.daily.is_some() {
                    return Err(Not::OfTheDay.into());
                }
                if !room.asked().contains(seat) {
                    return Err(Not::NothingAsked.into());
                }
                Ok((seat, table.copy()))
            })
            .await?;
        let thought = self.thought(person, Matter::Hint);
        self.thinking.think(thought, move |limit| copy.hints(seat, HINT, limit)).await
    }

    /// A finished game looked back upon: every decision's chances, and the costliest mistakes. It costs a lot of
    /// thought, so one has to say on whose behalf.
    pub async fn review(&self, person: &PersonId, id: &TableId) -> Result<AnyReview, Trouble> {
        let copy = self.look(id, Some(person), |room| Ok(over(room)?.copy())).await?;
        let thought = self.thought(person, Matter::Review);
        self.thinking.think(thought, move |limit| copy.review(REVIEW, limit, &mut |_| {})).await
    }
}

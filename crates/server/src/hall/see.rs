//! A table as one person may see it: the one source of pages, streams and the API.

use super::Hall;
use super::happenings::Happenings;
use super::presence::Present;
use super::shown::{Rendered, Viewpoint};
use crate::ids::{PersonId, TableId};
use crate::journal::{Absence, Chapter, ClockTerms};
use crate::room::{BackWish, Chair, Decider, Ending, Line, Occupant, Phase, Room};
use crate::time::Millis;
use crate::trouble::Trouble;
use std::sync::Arc;
use undercroft_core::pack::InForce;
use undercroft_core::table::UndoError;
use undercroft_core::{Company, Observer, Phrase, Seat, SeatSet, Setup, Words};
use undercroft_shelf::{AnyScene, AnyTable};

/// A table as one person may see it. Two tables that the person could not tell apart give the same value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableView {
    /// The table's name.
    pub id: TableId,
    /// The game's id.
    pub game: String,
    /// Seats, options and components.
    pub setup: Setup,
    /// Where it stands.
    pub phase: Phase,
    /// May everybody see it?
    pub public: bool,
    /// How long people may think.
    pub clock: ClockTerms,
    /// Does the game start from a situation that the host brought? Then it is not rated.
    pub from_position: bool,
    /// The day it is played for, the same for everybody.
    pub day: Option<String>,
    /// The campaign it is a chapter of.
    pub chapter: Option<Chapter>,
    /// Who opened it.
    pub host: PersonId,
    /// What they are called.
    pub host_name: String,
    /// Is it this person's table?
    pub is_host: bool,
    /// The invitation's word, for those who may pass it on: host and players.
    pub invite: Option<String>,
    /// The person's seat.
    pub you: Option<Seat>,
    /// As whom they look.
    pub observer: Observer,
    /// Who sits where.
    pub chairs: Vec<ChairView>,
    /// The seats that are asked for a move.
    pub asked: SeatSet,
    /// Does the table rest?
    pub paused: bool,
    /// How it ended.
    pub ending: Option<Ending>,
    /// The version of the rules the game was begun by, if this program has others: it cannot go on here.
    pub other_rules: Option<u32>,
    /// How many follow it without a seat.
    pub watchers: usize,
    /// The packs of component values in force, from the start of the game.
    pub packs: Vec<InForce>,
    /// The hash of the seed, from the start of the game.
    pub seal: Option<String>,
    /// The seed, when the game is over.
    pub seed: Option<String>,
    /// The game, once it began.
    pub sight: Option<Sight>,
    /// What was said.
    pub talk: Vec<Line>,
    /// Somebody's wish to go back.
    pub back: Option<BackWish>,
    /// What undo would do.
    pub undo: Undo,
    /// Where the same people play again.
    pub again: Option<TableId>,
    pub(crate) rendered: Rendered,
}

/// A seat as everybody may see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChairView {
    /// Which seat.
    pub seat: Seat,
    /// Who sits there.
    pub name: Name,
    /// Who it is, if a person.
    pub person: Option<PersonId>,
    /// Why a bot plays for the person.
    pub absence: Option<Absence>,
    /// Does the person who sits there follow the table right now?
    pub present: bool,
    /// Is the seat asked for a move?
    pub asked: bool,
    /// Wants the table to rest.
    pub wants_pause: bool,
    /// Milliseconds left to think, if the table has clocks.
    pub time_left: Option<Millis>,
    /// Does the clock run?
    pub clock_runs: bool,
}

/// What to call who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Name {
    /// Nobody sits there.
    Free,
    /// A bot of this level.
    Bot(String),
    /// A person's own name: text to be shown as it is, never as markup.
    Person(String),
}

/// The game as the observer sees it: what is there now, and what was heard so far. A copy costs next to nothing, and
/// everybody who looks with the same eyes shares one.
#[derive(Clone, Debug)]
pub struct Sight {
    /// What is there now. Whoever knows the game gets it typed with [`scene_as`](undercroft_shelf::scene_as).
    pub scene: Arc<dyn AnyScene>,
    /// What happened so far. The numbers only tell what came together: moves the observer heard nothing of
    /// are not counted.
    pub happenings: Happenings,
}

impl PartialEq for Sight {
    fn eq(&self, other: &Sight) -> bool {
        let shared = Arc::ptr_eq(&self.scene, &other.scene);
        (shared || self.scene.same(&*other.scene)) && self.happenings == other.happenings
    }
}

impl Eq for Sight {}

/// Who plays where, and who is asked: what is known of a table without a look at its game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seating {
    /// Where the table stands.
    pub phase: Phase,
    /// The seats that are asked for a move.
    pub asked: SeatSet,
    /// The people who have a seat and play themselves.
    pub people: Vec<(Seat, PersonId)>,
}

/// What undo would do for this person.
#[derive(Copy, Clone, PartialEq, Eq, Debug, serde::Serialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Undo {
    /// Nothing.
    Nothing,
    /// Take the last move back.
    Now,
    /// Ask the others.
    Ask,
}

impl TableView {
    /// The same without the times of the clocks: what a reader is not woken for.
    #[must_use]
    pub fn without_times(&self) -> TableView {
        let mut view = self.clone();
        view.chairs.iter_mut().for_each(|chair| chair.time_left = chair.time_left.map(|_| 0));
        view
    }

    /// The people at the table as the viewer hears of them; bots get names in the language of `words`.
    pub fn company(&self, words: &Words) -> Company {
        let names = self.chairs.iter().map(|chair| self.name(chair, words)).collect();
        Company { names, you: self.you }
    }

    fn name(&self, chair: &ChairView, words: &Words) -> String {
        match &chair.name {
            Name::Free => words.text("server-free-seat"),
            Name::Person(name) => name.clone(),
            // As in the terminal: by seat.
            Name::Bot(_) => {
                words.say(&Phrase::member("bots-name", &chair.seat.number().to_string()), &Company::default())
            }
        }
    }
}

impl Hall {
    /// The table as this person, or a visitor without a name, may see it.
    pub async fn see(&self, person: Option<&PersonId>, id: &TableId) -> Result<Arc<TableView>, Trouble> {
        self.glance(person, id).await.map(Glance::with_times)
    }

    /// The same with the times apart: a running clock is no news.
    pub(crate) async fn glance(&self, person: Option<&PersonId>, id: &TableId) -> Result<Glance, Trouble> {
        let now = self.now();
        let present = self.cells.find(id).map(|cell| cell.presence.all(now)).unwrap_or_default();
        self.inspect(id, |kept| {
            let room = &kept.room;
            if !room.may_see(person) {
                return Err(Trouble::NotFound);
            }
            let view = kept.shown.view(room, Viewpoint::of(room, person), &present);
            let times = room.seats().map(|seat| time_left(room, seat, now)).collect();
            Ok(Glance { view, times })
        })
        .await
    }

    /// Who plays where, and who is asked.
    pub async fn seating(&self, person: Option<&PersonId>, id: &TableId) -> Result<Seating, Trouble> {
        self.look(id, person, |room| {
            let playing = |seat| {
                let chair = room.chair(seat);
                Some((seat, chair.person().filter(|_| chair.has_person())?.clone()))
            };
            let people = room.seats().filter_map(playing).collect();
            Ok(Seating { phase: room.phase(), asked: room.asked(), people })
        })
        .await
    }

    /// Why may the person not make this move? Nothing if it is allowed.
    pub async fn why_not(
        &self,
        person: &PersonId,
        id: &TableId,
        notation: &str,
    ) -> Result<Option<undercroft_core::Refusal>, Trouble> {
        self.look(id, Some(person), |room| {
            let seat = room.seat_of(person).ok_or(crate::Not::Seated)?;
            let table = room.table().ok_or(crate::Not::NotStarted)?;
            Ok(table.why_not(seat, notation)?)
        })
        .await
    }
}

/// A look at a table.
#[derive(Clone, Debug)]
pub(crate) struct Glance {
    /// What there is to see, without times. Two glances that show the same may share it.
    pub(crate) view: Arc<TableView>,
    times: Vec<Option<Millis>>,
}

impl Glance {
    /// The view with the times of the clocks.
    pub(crate) fn with_times(mut self) -> Arc<TableView> {
        if self.times.iter().any(Option::is_some) {
            let chairs = &mut Arc::make_mut(&mut self.view).chairs;
            chairs.iter_mut().zip(self.times).for_each(|(chair, time)| chair.time_left = time);
        }
        self.view
    }
}

/// The table from a viewpoint, without the times of its clocks.
pub(super) fn table_view(
    room: &Room,
    viewpoint: Viewpoint,
    present: &Present,
    sight: Option<Sight>,
) -> TableView {
    let Viewpoint { you, is_host } = viewpoint;
    let observer = viewpoint.observer();
    let phase = room.phase();
    let seed = room.table().map(AnyTable::seed);
    TableView {
        id: room.id.clone(),
        game: room.terms.game.clone(),
        setup: room.terms.setup.clone(),
        phase,
        public: room.terms.public,
        clock: room.terms.clock,
        from_position: room.terms.position.is_some() && room.terms.daily.is_none(),
        day: room.terms.daily.as_ref().map(|daily| daily.day.clone()),
        chapter: room.terms.chapter.clone(),
        host: room.terms.host.clone(),
        host_name: room.terms.host_name.clone(),
        is_host,
        invite: (is_host || you.is_some()).then(|| room.terms.invite.clone()),
        you,
        observer,
        chairs: room.seats().map(|seat| chair_view(room, seat, present)).collect(),
        asked: room.asked(),
        paused: room.paused(),
        ending: room.ending(),
        other_rules: room.other_rules(),
        watchers: present.people.iter().filter(|who| room.seat_of(who).is_none()).count() + present.nameless,
        packs: room.table().map(AnyTable::packs).unwrap_or_default(),
        seal: seed.map(|seed| seed.seal()),
        // That of a day is told by the proof of fairness, once the day is closed.
        seed: seed
            .filter(|_| phase == Phase::Over && room.terms.daily.is_none())
            .map(|seed| seed.as_str().to_owned()),
        sight,
        talk: room.talk.clone(),
        back: room.back.clone(),
        undo: you.map_or(Undo::Nothing, |seat| undo(room, seat)),
        again: room.again.clone(),
        rendered: Rendered::default(),
    }
}

fn time_left(room: &Room, seat: Seat, now: Millis) -> Option<Millis> {
    let chair = room.chair(seat);
    let timed = room.terms.clock != ClockTerms::None && room.table().is_some() && chair.person().is_some();
    timed.then(|| chair.clock.left(now).max(0))
}

fn chair_view(room: &Room, seat: Seat, present: &Present) -> ChairView {
    let chair: &Chair = room.chair(seat);
    ChairView {
        seat,
        name: match &chair.occupant {
            Occupant::Nobody => Name::Free,
            Occupant::Bot(level) => Name::Bot(level.clone()),
            Occupant::Person { name, .. } => Name::Person(name.clone()),
        },
        person: chair.person().cloned(),
        absence: chair.absence,
        present: chair.person().is_some_and(|person| present.people.contains(person)),
        asked: room.asked().contains(seat),
        wants_pause: chair.wants_pause,
        time_left: None,
        clock_runs: chair.clock.runs(),
    }
}

/// What an observer is offered.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Offer {
    /// Everything: the seat is asked, and a person decides for it.
    Everything,
    /// What a seat may do without being asked.
    Asides,
    /// Nothing: a bot decides, the table rests, or nobody sits there.
    Nothing,
}

impl Offer {
    pub(super) fn to(room: &Room, observer: Observer) -> Offer {
        let decides = |seat: &Seat| {
            room.phase() == Phase::Playing && room.decider(*seat) == Decider::Person && !room.paused()
        };
        match observer.seat().filter(decides) {
            Some(seat) if room.asked().contains(seat) => Offer::Everything,
            Some(_) => Offer::Asides,
            None => Offer::Nothing,
        }
    }
}

fn undo(room: &Room, seat: Seat) -> Undo {
    let Some(table) = room.table().filter(|_| room.phase() == Phase::Playing) else { return Undo::Nothing };
    if !room.chair(seat).has_person() {
        return Undo::Nothing;
    }
    match table.undoable(seat) {
        Ok(_) => Undo::Now,
        Err(UndoError::Nothing) => Undo::Nothing,
        Err(UndoError::Revealed | UndoError::OthersMoved) if room.terms.is_compared() => Undo::Nothing,
        Err(UndoError::Revealed | UndoError::OthersMoved) => Undo::Ask,
    }
}

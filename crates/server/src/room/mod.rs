//! A table as it stands: the sum of its journal. Nothing in here waits, stores or asks the time.

mod agree;
mod aside;
mod chair;
mod clock;
mod plain;
mod play;
mod sit;

pub use agree::LONGEST_LINE;
pub use chair::{Chair, Decider, Occupant};
pub use clock::Clock;
pub use plain::one_line;
pub(crate) use play::PATIENCE;
pub use play::{LONGEST_MOVE_ID, Task};
pub(crate) use sit::started;

use crate::ids::{PersonId, TableId};
use crate::journal::{Absence, After, Entry, Place, Terms};
use crate::time::Millis;
use crate::trouble::Trouble;
use std::collections::{BTreeSet, HashSet};
use undercroft_core::{Observer, Outcome, Seat, SeatSet, Seed, Status};
use undercroft_shelf::any_table::{new_table, table_from_position};
use undercroft_shelf::{AnyTable, OpenError};

/// The most lines of talk that are kept at hand.
const TALK_KEPT: usize = 200;

/// A table as it stands.
pub struct Room {
    /// Its name.
    pub id: TableId,
    /// The number of the last journal entry.
    pub seq: i64,
    /// What was agreed.
    pub terms: Terms,
    /// When it was opened.
    pub opened: Millis,
    /// When the last thing happened.
    pub changed: Millis,
    /// When the last thing happened that everybody may know of.
    pub told: Millis,
    /// Who sits where.
    pub chairs: Vec<Chair>,
    /// What was said.
    pub talk: Vec<Line>,
    /// A wish to go back that waits for answers.
    pub back: Option<BackWish>,
    /// Where the same people play again.
    pub again: Option<TableId>,
    /// Something was taken back that could not have been known: the game does not count for ratings.
    pub went_back: bool,
    /// How often something that had happened was taken back.
    pub rewritten: usize,
    closed: bool,
    admitted: BTreeSet<PersonId>,
    table: Option<Box<dyn AnyTable>>,
    aside: Option<aside::Aside>,
    /// What the last move of the game should have led to, as far as it was noted.
    noted: After,
    move_ids: HashSet<(Seat, String)>,
    /// The time each move of the game brought its seat.
    gains: Vec<Millis>,
    /// What is to be given back of it, because moves were taken back.
    owed: Vec<(Seat, Millis)>,
}

/// Something somebody said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Who.
    pub person: PersonId,
    /// What they are called.
    pub name: String,
    /// What.
    pub text: String,
    /// When.
    pub at: Millis,
}

/// A wish to go back to before a seat's last move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BackWish {
    /// Whose wish.
    pub seat: Seat,
    /// How many moves would remain.
    pub to: usize,
    /// Who still has to answer.
    pub waiting: SeatSet,
}

/// Where a table stands.
#[derive(Copy, Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// People are taking their seats.
    Waiting,
    /// The game is on.
    Playing,
    /// It is over, or was given up before it began.
    Over,
}

/// How a table ended.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Ending {
    /// The game was played to its end.
    Played(Outcome),
    /// All but one gave up, or all did.
    GivenUp {
        /// Who is left.
        winner: Option<Seat>,
    },
    /// It was given up before it began, or cannot go on here.
    Closed,
}

impl std::fmt::Debug for Room {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Room").field("id", &self.id).field("seq", &self.seq).finish_non_exhaustive()
    }
}

impl Room {
    /// The table that opens with this entry, which must be [`Entry::Opened`].
    pub fn open(id: TableId, first: &Entry, at: Millis) -> Result<Room, Trouble> {
        let Entry::Opened(terms) = first else {
            return Err(damaged(&id, 1, "does not open the table"));
        };
        let chair = |place: &Place| match place {
            Place::Open => Chair::empty(),
            Place::Bot(level) => Chair { occupant: Occupant::Bot(level.clone()), ..Chair::empty() },
        };
        Ok(Room {
            id,
            seq: 1,
            terms: terms.as_ref().clone(),
            opened: at,
            changed: at,
            told: at,
            chairs: terms.places.iter().map(chair).collect(),
            talk: Vec::new(),
            back: None,
            again: None,
            went_back: false,
            rewritten: 0,
            closed: false,
            admitted: BTreeSet::new(),
            table: None,
            aside: None,
            noted: After::default(),
            move_ids: HashSet::new(),
            gains: Vec::new(),
            owed: Vec::new(),
        })
    }

    /// Adds the next entry, which was decided before. Only a move is still judged here, by playing it: one that the
    /// game does not allow leaves the room as it was. What was written earlier, perhaps by another version of the
    /// program, is [recalled](Room::recall).
    pub fn apply(&mut self, entry: &Entry, at: Millis) -> Result<(), Trouble> {
        let (seq, asked) = (self.seq + 1, self.asked());
        let mut secret = self.takes_back_a_secret(entry);
        if let Entry::Moved { seat, notation, id, after, by } = entry
            && let Some(table) = &mut self.table
        {
            table.play(*seat, notation, &[])?;
            secret = is_secret(&**table, table.moves()) && self.asked() == asked;
            self.take_move(*seat, id.as_deref(), after);
            self.chairs[seat.index()].count_move(*by);
            let gain = if secret { 0 } else { self.clock_after_move(*seat, at) };
            self.gains.push(gain);
        } else {
            self.take(entry, at).map_err(|problem| damaged(&self.id, seq, &problem))?;
        }
        for (seat, gain) in std::mem::take(&mut self.owed) {
            self.clock_after_undo(seat, gain, at);
        }
        self.seq = seq;
        self.changed = at;
        if !secret || self.asked() != asked {
            self.told = at;
        }
        self.set_clocks(at);
        Ok(())
    }

    fn take(&mut self, entry: &Entry, at: Millis) -> Result<(), String> {
        if self.take_aside(entry)? {
            return Ok(());
        }
        match entry {
            Entry::Opened(_) => return Err("opens the table again".into()),
            Entry::Admitted { person } => {
                self.admitted.insert(person.clone());
            }
            Entry::Sat { seat, person, name } => {
                let occupant = Occupant::Person { id: person.clone(), name: name.clone() };
                *self.chair_mut(*seat)? = Chair { occupant, ..Chair::empty() };
            }
            Entry::Stood { seat } => {
                if let Some(person) = self.chair_mut(*seat)?.person().cloned() {
                    self.admitted.insert(person);
                }
                *self.chair_mut(*seat)? = Chair::empty();
            }
            Entry::Closed => self.closed = true,
            Entry::Started { seed } => self.begin(seed)?,
            Entry::Moved { .. } => return Err("comes before the start".into()),
            Entry::TakenBack { seat } => {
                let index = self.table_mut()?.undoable(*seat).map_err(|error| error.to_string())?;
                if index < self.gains.len() {
                    self.owed.push((*seat, self.gains.remove(index)));
                }
                self.table_mut()?.undo(*seat).map_err(|error| error.to_string())?;
                (self.back, self.noted) = (None, After::default());
                self.rewritten += 1;
            }
            Entry::BackAsked { seat } => self.take_back_wish(*seat)?,
            Entry::BackAnswered { seat, yes } => self.take_back_answer(*seat, *yes)?,
            Entry::Pause { seat, wish } => self.take_pause(*seat, *wish)?,
            Entry::Replaced { seat, why } => {
                let chair = self.chair_mut(*seat)?;
                (chair.absence, chair.wants_pause) = (Some(*why), false);
                self.stop_asking(*seat);
            }
            Entry::Returned { seat } => {
                self.chair_mut(*seat)?.absence = None;
                self.clock_on_return(*seat, at);
            }
            Entry::Ordered {} => {}
            Entry::Said { person, name, text } => {
                if self.talk.len() == TALK_KEPT {
                    self.talk.remove(0);
                }
                let line = Line { person: person.clone(), name: name.clone(), text: text.clone(), at };
                self.talk.push(line);
            }
            Entry::Again { table } => self.again = Some(table.clone()),
        }
        Ok(())
    }

    fn take_move(&mut self, seat: Seat, id: Option<&str>, after: &After) {
        self.noted.clone_from(after);
        self.move_ids.extend(id.map(|id| (seat, id.to_owned())));
        self.back = None;
    }

    /// Does the entry take back what only its own seat knew of?
    fn takes_back_a_secret(&self, entry: &Entry) -> bool {
        match (entry, self.table()) {
            (Entry::Ordered {}, _) => true,
            (Entry::TakenBack { seat }, Some(table)) => {
                table.undoable(*seat).is_ok_and(|index| is_secret(table, index + 1))
            }
            _ => false,
        }
    }

    fn begin(&mut self, seed: &str) -> Result<(), String> {
        let seed = Seed::new(seed).map_err(|error| error.to_string())?;
        let table = set_table(&self.terms, seed).map_err(|error| error.to_string())?;
        self.seat_bots();
        self.table = Some(table);
        self.wind_clocks();
        Ok(())
    }

    fn chair_mut(&mut self, seat: Seat) -> Result<&mut Chair, String> {
        self.chairs.get_mut(seat.index()).ok_or_else(|| format!("speaks of seat {seat}"))
    }

    fn table_mut(&mut self) -> Result<&mut Box<dyn AnyTable>, String> {
        self.table.as_mut().ok_or_else(|| "comes before the start".to_owned())
    }

    /// The game, once it began. Whatever is shown of it goes through the observer's projection.
    pub fn table(&self) -> Option<&dyn AnyTable> {
        self.table.as_deref()
    }

    /// All seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.terms.setup.seats)
    }

    /// A chair of this table.
    pub fn chair(&self, seat: Seat) -> &Chair {
        &self.chairs[seat.index()]
    }

    /// Where the person sits.
    pub fn seat_of(&self, person: &PersonId) -> Option<Seat> {
        self.seats().find(|seat| self.chair(*seat).person() == Some(person))
    }

    /// How the table ended, if it did.
    pub fn ending(&self) -> Option<Ending> {
        if let Some(Status::Over(outcome)) = self.table().map(AnyTable::status) {
            return Some(Ending::Played(outcome));
        }
        if self.closed || self.aside.is_some() {
            return Some(Ending::Closed);
        }
        self.table()?;
        let mut left = self.seats().filter(|seat| self.chair(*seat).absence != Some(Absence::Resigned));
        let people_left =
            self.chairs.iter().any(|c| c.person().is_some() && c.absence != Some(Absence::Resigned));
        let people = self.chairs.iter().any(|chair| chair.person().is_some());
        match (left.next(), left.next()) {
            // Whoever plays alone has nobody to outlast.
            (winner, None) if winner.is_none() || self.terms.setup.seats > 1 => {
                Some(Ending::GivenUp { winner })
            }
            _ if people && !people_left => Some(Ending::GivenUp { winner: None }),
            _ => None,
        }
    }

    /// Where the table stands.
    pub fn phase(&self) -> Phase {
        match (self.ending(), &self.table) {
            (Some(_), _) => Phase::Over,
            (None, Some(_)) => Phase::Playing,
            (None, None) => Phase::Waiting,
        }
    }

    /// The seats that are asked for a move.
    pub fn asked(&self) -> SeatSet {
        match self.phase() {
            Phase::Playing => self.table().map_or(SeatSet::EMPTY, |table| table.status().acting()),
            Phase::Waiting | Phase::Over => SeatSet::EMPTY,
        }
    }

    /// Who decides for the seat.
    pub fn decider(&self, seat: Seat) -> Decider<'_> {
        match &self.chair(seat).occupant {
            Occupant::Bot(level) => Decider::Bot(level),
            Occupant::Person { .. } if self.chair(seat).absence.is_none() => Decider::Person,
            Occupant::Person { .. } | Occupant::Nobody => Decider::Bot(&self.terms.stand_in),
        }
    }

    /// May this person (or, with none, anybody) know of the table?
    pub fn may_see(&self, person: Option<&PersonId>) -> bool {
        self.terms.public
            || person.is_some_and(|person| {
                *person == self.terms.host || self.admitted.contains(person) || self.seat_of(person).is_some()
            })
    }

    /// As whom the person looks at the game: from the own seat, or as a spectator.
    pub fn observer(&self, person: Option<&PersonId>) -> Observer {
        person.and_then(|person| self.seat_of(person)).map_or(Observer::Spectator, Observer::Seat)
    }

    /// Was this move of the client played already?
    pub fn knows_move(&self, seat: Seat, id: &str) -> bool {
        self.move_ids.contains(&(seat, id.to_owned()))
    }

    /// Who was brought in by the invitation.
    pub fn admitted(&self) -> impl Iterator<Item = &PersonId> {
        self.admitted.iter()
    }

    /// What people call who sits on each seat; a bot is called by its level.
    pub fn name(&self, seat: Seat) -> &str {
        match &self.chair(seat).occupant {
            Occupant::Nobody => "",
            Occupant::Bot(level) => level,
            Occupant::Person { name, .. } => name,
        }
    }

    /// All names, by seat.
    pub fn names(&self) -> Vec<String> {
        self.seats().map(|seat| self.name(seat).to_owned()).collect()
    }
}

/// Did nobody but the mover hear of this move? Then nothing may tell of it: no clock, no list, no stream.
fn is_secret(table: &dyn AnyTable, number: usize) -> bool {
    let mover = table.mover(number);
    let others = Seat::all(table.setup().seats).filter(|seat| Some(*seat) != mover).map(Observer::Seat);
    let mut observers = std::iter::once(Observer::Spectator).chain(others);
    observers.all(|observer| table.happened(number, observer).is_empty())
}

/// Sets the game up as agreed.
pub fn set_table(terms: &Terms, seed: Seed) -> Result<Box<dyn AnyTable>, OpenError> {
    match &terms.position {
        Some(text) => table_from_position(text, seed),
        None => new_table(&terms.game, &terms.setup, seed),
    }
}

fn damaged(id: &TableId, seq: i64, problem: &str) -> Trouble {
    Trouble::Storage(format!("table {id}, entry {seq}: {problem}"))
}

//! What the server does by itself: bots move, clocks run out, games are counted.

use super::Hall;
use super::cells::Cell;
use super::thinking::{Matter, Thought};
use crate::ids::{PersonId, TableId};
use crate::journal::{Absence, After, Entry, Hand};
use crate::ratings::bot_player;
use crate::room::{Decider, Ending, Occupant, PATIENCE, Room, Task};
use crate::store::{ChapterResult, DayResult, Finished, ResultRow};
use crate::time::Millis;
use crate::trouble::Trouble;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use undercroft_core::{Observer, Seat};
use undercroft_shelf::{AnyScene, AnyTable};

/// A table that was set aside is looked at again after this time.
const LATER: Millis = 3_600_000;

/// How often is looked whether something can be cleared away.
const SWEEP_EVERY: Millis = 600_000;

/// What to do next at a table, with all that is needed to do it without holding the table up.
enum Next {
    Write(Entry, i64),
    Think {
        seat: Seat,
        level: String,
        copy: Box<dyn AnyTable>,
        /// On whose behalf.
        person: PersonId,
    },
    Count(Finished),
    Nothing {
        due: Option<Millis>,
    },
    /// The game cannot go on here; perhaps on another node, or after another change of the program.
    SetAside,
}

impl Hall {
    /// Gets on with a table until a person is asked. One task does so for each table.
    pub(super) fn drive(self: &Arc<Hall>, id: &TableId) {
        let cell = self.cells.enter(id, self.now());
        if cell.driving.swap(true, Ordering::SeqCst) {
            return;
        }
        let (hall, id) = (self.clone(), id.clone());
        tokio::spawn(async move {
            loop {
                let outcome = hall.drive_on(&id, &cell).await;
                cell.driving.store(false, Ordering::SeqCst);
                if hall.is_closing() {
                    return;
                }
                if let Err(error) = outcome {
                    return hall.try_again_later(&id, &cell, &error).await;
                }
                cell.stumbles.store(0, Ordering::SeqCst);
                // Something may have come in between the last look and the word that we are done.
                let next = hall.next(&id).await;
                let more = matches!(next, Ok(Next::Write(..) | Next::Think { .. }));
                if !more || cell.driving.swap(true, Ordering::SeqCst) {
                    cell.hurried.store(false, Ordering::SeqCst);
                    return;
                }
            }
        });
    }

    /// Whatever it was may be over in a second: the keeper tries again, after pauses that grow.
    async fn try_again_later(&self, id: &TableId, cell: &Cell, error: &Trouble) {
        let pause = pause_after(cell.stumbles.fetch_add(1, Ordering::SeqCst));
        tracing::error!(table = %id, %error, pause, "this table cannot go on for now");
        // Where this cannot be written either, the table is still due and is found as soon as anything can be read.
        let _ = self.store.put_off(id, Some(self.now() + pause)).await;
    }

    async fn drive_on(self: &Arc<Hall>, id: &TableId, cell: &Cell) -> Result<(), Trouble> {
        while !self.is_closing() {
            match self.next(id).await? {
                Next::Nothing { due } => {
                    let (now, overdue) = (self.now(), cell.overdue.swap(false, Ordering::SeqCst));
                    if overdue || due.is_some_and(|due| due <= now) {
                        self.store.put_off(id, due.filter(|due| *due > now)).await?;
                    }
                    return Ok(());
                }
                Next::SetAside => {
                    return self.store.put_off(id, Some(self.now() + LATER)).await;
                }
                Next::Count(finished) => {
                    if self.store.count(&finished).await? {
                        self.metrics.games.add(1);
                    }
                    return Ok(());
                }
                Next::Write(entry, seq) => self.write_if_still(id, seq, entry).await?,
                Next::Think { seat, level, copy, person } => {
                    let known = copy.scene(Observer::Seat(seat));
                    self.let_people_follow(cell).await;
                    let notation = self.think_on(id, person, seat, level.clone(), copy).await?;
                    let entry =
                        Entry::Moved { seat, notation, by: Hand::Bot, id: None, after: After::default() };
                    if self.write_if_known(id, seat, &level, &*known, entry).await? {
                        self.metrics.bot_moves.add(1);
                    }
                }
            }
        }
        Ok(())
    }

    async fn next(&self, id: &TableId) -> Result<Next, Trouble> {
        let now = self.now();
        self.inspect(id, |kept| {
            let room = &kept.room;
            Ok(match room.task(now) {
                None if room.other_rules().is_some() => Next::SetAside,
                None => Next::Nothing { due: room.due() },
                Some(Task::Count) => finished(room).map_or(Next::Nothing { due: None }, Next::Count),
                Some(Task::TimeOut(seat)) => {
                    Next::Write(Entry::Replaced { seat, why: Absence::Time }, room.seq)
                }
                Some(Task::Think(seat, level)) => {
                    let table = room.table().ok_or(Trouble::NotFound)?;
                    let playing = room.chairs.iter().find(|chair| chair.has_person());
                    let person = playing.and_then(|chair| chair.person()).unwrap_or(&room.terms.host).clone();
                    Next::Think { seat, level, copy: table.copy(), person }
                }
            })
        })
        .await
    }

    /// The entry is only right for the situation it was thought up in; if another was faster, think again.
    async fn write_if_still(&self, id: &TableId, seq: i64, entry: Entry) -> Result<(), Trouble> {
        let mut decide = |room: &Room| Ok(if room.seq == seq { vec![entry.clone()] } else { Vec::new() });
        self.act_now(id, &mut decide).await.map(|_| ())
    }

    /// A thought stays good as long as its seat knows what it knew: neither talk nor somebody's secret move throws it
    /// away. Says whether it was still good.
    async fn write_if_known(
        &self,
        id: &TableId,
        seat: Seat,
        level: &str,
        known: &dyn AnyScene,
        entry: Entry,
    ) -> Result<bool, Trouble> {
        let mut decide = |room: &Room| {
            let decides = room.decider(seat) == Decider::Bot(level) && !room.paused();
            let still = decides
                && room.asked().contains(seat)
                && room.table().is_some_and(|table| table.scene(Observer::Seat(seat)).same(known));
            Ok(if still { vec![entry.clone()] } else { Vec::new() })
        };
        self.act_now(id, &mut decide).await
    }

    async fn let_people_follow(&self, cell: &Cell) {
        if self.settings.bot_pause.is_zero() || !cell.is_watched() || cell.hurried.load(Ordering::SeqCst) {
            return;
        }
        tokio::select! {
            () = tokio::time::sleep(self.settings.bot_pause) => {}
            () = cell.hurry.notified() => {}
        }
    }

    /// As long as this node thinks, no other need help it out.
    async fn think_on(
        &self,
        id: &TableId,
        person: PersonId,
        seat: Seat,
        level: String,
        copy: Box<dyn AnyTable>,
    ) -> Result<String, Trouble> {
        let thought = self.thought(&person, Matter::move_of(&level));
        let thought = self.thinking.think(thought, move |limit| copy.bot_move(seat, &level, limit));
        tokio::pin!(thought);
        loop {
            tokio::select! {
                notation = &mut thought => {
                    return notation?.map_err(|error| Trouble::Storage(format!("bot on seat {seat}: {error}")));
                }
                () = tokio::time::sleep(Duration::from_millis(PATIENCE as u64 / 3)) => {
                    if self.store.is_shared() {
                        self.store.put_off(id, Some(self.now() + PATIENCE)).await?;
                    }
                }
            }
        }
    }

    /// Something to be thought about on behalf of a person.
    pub(super) fn thought(&self, person: &PersonId, matter: Matter) -> Thought {
        Thought { person: person.clone(), from: self.whereabouts.of(person), matter }
    }
}

/// How long to wait before a table is tried again that could not go on for the `stumbles`-th time: a second, then twice
/// as long each time, at most five minutes.
fn pause_after(stumbles: u32) -> Millis {
    (1_000 << stumbles.min(9)).min(300_000)
}

impl Hall {
    /// A table that is due was left alone by its node. Of several nodes that notice, one takes it up.
    async fn look_after_the_due(self: &Arc<Hall>) -> Result<(), Trouble> {
        let now = self.now();
        for (id, due) in self.store.due(now, 200).await? {
            if !self.store.is_shared() || self.store.claim(&id, due, now + PATIENCE).await? {
                self.cells.enter(&id, now).overdue.store(true, Ordering::SeqCst);
                self.drive(&id);
            }
        }
        Ok(())
    }
}

/// Goes the rounds: looks after tables that are due (after a crash, a clock that ran out, another node's
/// tables) and forgets those nobody uses.
pub(super) fn keep(hall: &Arc<Hall>) {
    let (weak, mut closing) = (Arc::downgrade(hall), hall.closing());
    let every = hall.settings.rounds;
    let mut sweep_at = hall.now() + SWEEP_EVERY;
    tokio::spawn(async move {
        loop {
            tokio::select! {
                () = tokio::time::sleep(every) => {}
                _ = closing.wait_for(|closing| *closing) => return,
            }
            let Some(hall) = weak.upgrade() else { return };
            hall.cells.tidy(hall.settings.rooms_kept, hall.now());
            if let Err(error) = hall.look_after_the_due().await
                && !hall.is_closing()
            {
                tracing::warn!(%error, "could not look for tables that are due");
            }
            hall.tell_presence_again();
            if hall.now() >= sweep_at {
                sweep_at = hall.now() + SWEEP_EVERY;
                if let Err(error) = hall.sweep().await
                    && !hall.is_closing()
                {
                    tracing::warn!(%error, "could not clear away what nobody will come back to");
                }
            }
        }
    });
}

/// What goes on the board of the day: a game that its person played to the end, in time, without going back to before
/// something was revealed.
fn of_the_day(room: &Room) -> Option<DayResult> {
    let daily = room.terms.daily.as_ref()?;
    let chair = room.chair(Seat::FIRST);
    let counts = chair.was_played_without_help() && !room.went_back && room.changed < daily.closes;
    let person = chair.person().filter(|_| counts)?.clone();
    let score = undercroft_shelf::days::fared(room.table()?)?;
    Some(DayResult { day: daily.day.clone(), person, score })
}

/// What a finished chapter means for its campaign.
fn chapter_of(room: &Room) -> Option<ChapterResult> {
    let chapter = room.terms.chapter.as_ref()?;
    let scores = match room.ending()? {
        Ending::Played(outcome) => Some(outcome.scores().to_vec()),
        Ending::GivenUp { .. } => None,
        Ending::Closed => return None,
    };
    Some(ChapterResult {
        campaign: chapter.campaign.clone(),
        scores,
        names: room.names(),
        people: room.chairs.iter().map(|chair| chair.person().cloned()).collect(),
        themselves: room.chairs.iter().map(|chair| chair.was_played_without_help()).collect(),
    })
}

/// The result of a game that is over.
fn finished(room: &Room) -> Option<Finished> {
    let (places, scores, reason) = match room.ending()? {
        Ending::Played(outcome) => {
            (outcome.places().to_vec(), outcome.scores().to_vec(), outcome.reason().to_owned())
        }
        Ending::GivenUp { winner } => {
            let place = |seat| if winner.is_none() || winner == Some(seat) { 1 } else { 2 };
            let places: Vec<u8> = room.seats().map(place).collect();
            let scores = vec![0; places.len()];
            (places, scores, "given-up".to_owned())
        }
        Ending::Closed => return None,
    };
    let player = |seat| match &room.chair(seat).occupant {
        Occupant::Person { id, .. } => id.as_str().to_owned(),
        Occupant::Bot(level) => bot_player(level),
        Occupant::Nobody => bot_player(&room.terms.stand_in),
    };
    let last = room.terms.setup.seats;
    let seats: Vec<ResultRow> = room
        .seats()
        .map(|seat| ResultRow {
            player: player(seat),
            // Whoever gave up, ran out of time or left is last, even if the bot that played on did well.
            place: match &room.chair(seat).occupant {
                Occupant::Person { .. } if !room.chair(seat).was_played_by_person() => last,
                Occupant::Person { .. } | Occupant::Bot(_) | Occupant::Nobody => places[seat.index()],
            },
            score: scores[seat.index()],
        })
        .collect();
    let several = seats.iter().any(|seat| seat.player != seats[0].player);
    let people = room.chairs.iter().any(|chair| chair.person().is_some());
    let terms = &room.terms;
    let as_usual = terms.position.is_none() && terms.setup.components.is_none() && terms.seed.is_none();
    Some(Finished {
        table: room.id.clone(),
        game: room.terms.game.clone(),
        seats,
        reason,
        rated: several && people && as_usual && !room.went_back,
        of_the_day: of_the_day(room),
        chapter: chapter_of(room),
        at: room.changed,
    })
}

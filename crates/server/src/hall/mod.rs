//! The hall with all tables: what pages, the API and tests call.
//!
//! Every change goes the same way: the room decides what entries the request comes to, the entries are written,
//! and only then is anybody told. Rooms in memory are a cache and may be dropped at any time.

mod action;
mod campaigns;
mod cells;
mod days;
mod drive;
mod happenings;
mod key;
mod known;
mod new_table;
mod people;
mod presence;
mod quotas;
mod replay;
mod see;
mod shown;
mod sweep;
mod tables;
mod thinking;
mod whereabouts;

pub use action::Action;
pub use campaigns::{CampaignView, NewCampaign};
pub use days::{OwnDay, Today};
pub use happenings::Happenings;
pub use new_table::{NewTable, SeatPlan};
pub use people::{Origin, Person, Profile, Theme};
pub use presence::{Attendance, Present};
pub use quotas::Quotas;
pub use replay::{Fairness, Moment};
pub use see::{ChairView, Name, Seating, Sight, TableView, Undo};

use crate::ids::{PersonId, TableId};
use crate::journal::Entry;
use crate::metrics::Metrics;
use crate::room::{Room, one_line};
use crate::session::Sessions;
use crate::store::{Append, Card, CardSeat, Location, News, Store, Written};
use crate::throttle::Guesses;
use crate::time::Time;
use crate::trouble::Trouble;
use cells::{Cell, Cells, Kept};
use known::KnownPeople;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use thinking::Thinking;
use tokio::sync::{OwnedMutexGuard, watch};
use whereabouts::Whereabouts;

/// How often a request that was overtaken by another is decided anew.
const ATTEMPTS: usize = 100;

/// How the hall is run.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Where the database is.
    pub database: Location,
    /// Where the time comes from.
    pub time: Time,
    /// How long a bot waits before it moves while somebody watches, so that people can follow.
    pub bot_pause: Duration,
    /// How often tables are looked for that nobody looks after.
    pub rounds: Duration,
    /// How many tables are kept in memory.
    pub rooms_kept: usize,
    /// What one person may take of what is scarce.
    pub quotas: Quotas,
    /// The file with the key that signs sessions; beside the database file unless named.
    pub key: Option<PathBuf>,
}

impl Settings {
    /// The usual way.
    pub fn new(database: Location) -> Settings {
        Settings {
            database,
            time: Time::Real,
            bot_pause: Duration::from_millis(900),
            rounds: Duration::from_millis(500),
            rooms_kept: 2_000,
            quotas: Quotas::default(),
            key: None,
        }
    }
}

/// The hall.
#[derive(Debug)]
pub struct Hall {
    settings: Settings,
    store: Store,
    sessions: Sessions,
    cells: Cells,
    lobby: watch::Sender<u64>,
    closing: watch::Sender<bool>,
    thinking: Arc<Thinking>,
    whereabouts: Whereabouts,
    used: quotas::Used,
    guesses_from: Guesses,
    guesses_at: Guesses,
    guesses_at_home: Guesses,
    hashing: people::Hashing,
    known: KnownPeople,
    days: days::Days,
    metrics: Metrics,
}

impl Hall {
    /// Opens the hall, and goes on with every table that was interrupted.
    pub async fn open(settings: Settings) -> Result<Arc<Hall>, Trouble> {
        let store = Store::open(settings.database.clone()).await?;
        let sessions = Sessions::new(&key::key(&store, &settings).await?);
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let used = quotas::Used::new(&settings.quotas);
        let hall = Arc::new(Hall {
            settings,
            store,
            sessions,
            cells: Cells::default(),
            lobby: watch::Sender::new(0),
            closing: watch::Sender::new(false),
            thinking: Thinking::new(cores),
            whereabouts: Whereabouts::default(),
            used,
            guesses_from: Guesses::new(10, 15 * 60_000),
            guesses_at: Guesses::new(5, 60_000),
            guesses_at_home: Guesses::new(10, 60_000),
            hashing: people::Hashing::new(),
            known: KnownPeople::default(),
            days: days::Days::default(),
            metrics: Metrics::default(),
        });
        hall.mention_other_rules().await?;
        let ahead = hall.store.bring_forward(hall.now()).await?;
        if ahead > 0 {
            tracing::warn!(tables = ahead, "the clock of this machine is behind what was written last");
        }
        hall.listen().await?;
        drive::keep(&hall);
        Ok(hall)
    }

    /// Signed tokens for cookies, the API and forms.
    pub fn sessions(&self) -> &Sessions {
        &self.sessions
    }

    /// The database.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// What is counted.
    pub fn metrics(&self) -> &Metrics {
        &self.metrics
    }

    /// The time.
    pub fn now(&self) -> crate::time::Millis {
        self.settings.time.now()
    }

    /// How many tables are in memory.
    pub fn rooms_in_memory(&self) -> usize {
        self.cells.len()
    }

    /// How many thoughts are being thought, and how many wait for it.
    pub fn thoughts(&self) -> (usize, usize) {
        self.thinking.counts()
    }

    /// Somebody was heard from at this address.
    pub fn heard_from(&self, person: &PersonId, address: &str) {
        self.whereabouts.note(person, address);
    }

    /// Turns true when the hall closes: streams say good-bye and end.
    pub fn closing(&self) -> watch::Receiver<bool> {
        self.closing.subscribe()
    }

    fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }

    /// Tells the streams that the hall closes.
    pub fn say_goodbye(&self) {
        self.closing.send_replace(true);
        self.thinking.stop_all();
    }

    /// Closes: tells the streams, finishes what is being written.
    pub async fn close(&self) {
        self.say_goodbye();
        self.store.close().await;
    }

    /// Changes whenever the lobby does.
    pub fn watch_lobby(&self) -> watch::Receiver<u64> {
        self.lobby.subscribe()
    }

    /// Whoever runs the server should know before people ask.
    async fn mention_other_rules(&self) -> Result<(), Trouble> {
        for (game, rules, tables) in self.store.tables_by_rules().await? {
            let ours = undercroft_shelf::facts_of(&game).ok().map(|facts| i64::from(facts.rules_version));
            if ours != Some(rules) {
                tracing::warn!(
                    game,
                    rules,
                    ours,
                    tables,
                    "begun by other rules; these tables cannot go on here"
                );
            }
        }
        Ok(())
    }

    async fn listen(self: &Arc<Hall>) -> Result<(), Trouble> {
        let Some(mut news) = self.store.news().await? else { return Ok(()) };
        let hall = Arc::downgrade(self);
        tokio::spawn(async move {
            while let Some(news) = news.recv().await {
                let Some(hall) = hall.upgrade() else { return };
                let changed: Vec<Arc<Cell>> = match news {
                    News::Table(id) => hall.cells.find(&id).into_iter().collect(),
                    News::Missed => hall.cells.all().into_iter().map(|(_, cell)| cell).collect(),
                    News::Present { node, table, who } => {
                        hall.hear_of_presence(&node, &table, &who);
                        continue;
                    }
                };
                for cell in changed {
                    cell.mark_stale();
                    cell.wake();
                }
                hall.lobby.send_modify(|version| *version += 1);
            }
        });
        Ok(())
    }

    /// The room of a table, brought up to date. Gives nothing if there is no such table.
    async fn fresh(&self, cell: &Cell, id: &TableId, kept: Option<Kept>) -> Result<Kept, Trouble> {
        let stale = cell.take_stale();
        let mut kept = match kept {
            Some(kept) if !stale => return Ok(kept),
            Some(kept) => kept,
            None => {
                let entries = self.store.entries(id, 0).await?;
                let ((first, at), rest) = entries.split_first().ok_or(Trouble::NotFound)?;
                let mut room = Room::open(id.clone(), first, *at)?;
                for (entry, at) in rest {
                    room.recall(entry, *at)?;
                }
                room.compare();
                return Ok(Kept::new(room));
            }
        };
        // From the last one that is known: if that is gone, the table was cleared away.
        let entries = self.store.entries(id, kept.room.seq - 1).await?;
        let (_, news) = entries.split_first().ok_or(Trouble::NotFound)?;
        for (entry, at) in news {
            kept.room.recall(entry, *at)?;
        }
        kept.room.compare();
        Ok(kept)
    }

    /// Looks at a table. Not found is also what one may not see.
    async fn look<T>(
        &self,
        id: &TableId,
        person: Option<&PersonId>,
        look: impl FnOnce(&Room) -> Result<T, Trouble>,
    ) -> Result<T, Trouble> {
        let mut look = Some(look);
        let mut see = |kept: &mut Kept| match look.take_if(|_| kept.room.may_see(person)) {
            Some(look) => look(&kept.room).map(Some),
            None => Ok(None),
        };
        if let Some(seen) = self.inspect(id, &mut see).await? {
            return Ok(seen);
        }
        // Perhaps another node let them in a moment ago, and word of it is still on the way.
        if self.store.is_shared()
            && let Some(cell) = self.cells.find(id)
        {
            cell.mark_stale();
            drop(cell);
            return self.inspect(id, &mut see).await?.ok_or(Trouble::NotFound);
        }
        Err(Trouble::NotFound)
    }

    /// Looks at a table on the server's own behalf.
    async fn inspect<T>(
        &self,
        id: &TableId,
        look: impl FnOnce(&mut Kept) -> Result<T, Trouble>,
    ) -> Result<T, Trouble> {
        let mut entered = self.enter(id).await?;
        let answer = look(&mut entered.kept);
        entered.leave();
        answer
    }

    /// Goes to a table: nobody else does anything there meanwhile. A table that is not there leaves nothing behind.
    async fn enter(&self, id: &TableId) -> Result<Entered, Trouble> {
        let cell = self.cells.enter(id, self.now());
        let mut place = cell.room.clone().lock_owned().await;
        let kept = place.take();
        match self.fresh(&cell, id, kept).await {
            Ok(kept) => Ok(Entered { kept, place, cell }),
            Err(error) => {
                drop((place, cell));
                self.cells.forget_empty(id);
                Err(error)
            }
        }
    }

    /// Does what `decide` comes to, on disk before it returns. Whoever hangs up meanwhile changes nothing: the
    /// work is a task of its own.
    async fn act(
        self: &Arc<Hall>,
        id: &TableId,
        mut decide: impl FnMut(&Room) -> Result<Vec<Entry>, Trouble> + Send + 'static,
    ) -> Result<(), Trouble> {
        let (hall, id) = (self.clone(), id.clone());
        let work = tokio::spawn(async move {
            let done = hall.act_now(&id, &mut decide).await;
            if matches!(done, Ok(true)) {
                hall.drive(&id);
            }
            done.map(|_| ())
        });
        work.await.map_err(|error| Trouble::Storage(error.to_string()))?
    }

    /// Says whether anything changed.
    async fn act_now(
        &self,
        id: &TableId,
        decide: &mut (dyn FnMut(&Room) -> Result<Vec<Entry>, Trouble> + Send),
    ) -> Result<bool, Trouble> {
        for _ in 0..ATTEMPTS {
            let mut entered = self.enter(id).await?;
            let entries = match decide(&entered.kept.room) {
                Ok(entries) if !entries.is_empty() => entries,
                nothing => {
                    entered.leave();
                    return nothing.map(|_| false);
                }
            };
            let append = match self.prepare(&mut entered.kept.room, entries.clone()) {
                Ok(append) => append,
                Err(refused @ (Trouble::Refused(_) | Trouble::NotAMove(_))) => {
                    // The game did not take the move, so the room is as it was.
                    entered.leave();
                    return Err(refused);
                }
                Err(trouble) => return Err(trouble),
            };
            // If this fails or is overtaken the room is not put back, and the next one builds it anew.
            match self.store.append(append).await? {
                Written::Done => {
                    let moves = entries.iter().filter(|e| matches!(e, Entry::Moved { .. })).count();
                    self.metrics.moves.add(moves as u64);
                    entered.leave().wake();
                    if moves < entries.len() {
                        self.lobby.send_modify(|version| *version += 1);
                    }
                    return Ok(true);
                }
                Written::Late => self.metrics.races.add(1),
            }
        }
        Err(Trouble::Storage("too many others write to this table".into()))
    }

    /// Adds the entries to the room and says what has to be written.
    fn prepare(&self, room: &mut Room, mut entries: Vec<Entry>) -> Result<Append, Trouble> {
        // A clock of another node may be ahead; time never runs backwards at a table.
        let at = self.now().max(room.changed);
        let first = room.seq + 1;
        let mut people = Vec::new();
        for entry in &mut entries {
            room.apply(entry, at)?;
            match entry {
                Entry::Sat { person, .. } | Entry::Admitted { person } => people.push(person.clone()),
                Entry::Moved { after, .. } => *after = room.after(),
                _ => {}
            }
        }
        Ok(Append {
            table: room.id.clone(),
            first,
            entries: entries.iter().map(write_entry).collect(),
            at,
            card: card(room),
            host: room.terms.host.clone(),
            rules: room.terms.rules,
            due: room.due(),
            people,
        })
    }
}

/// A table that somebody looks at or changes.
struct Entered {
    kept: Kept,
    place: OwnedMutexGuard<Option<Kept>>,
    cell: Arc<Cell>,
}

impl Entered {
    /// Puts the room back for the next one.
    fn leave(mut self) -> Arc<Cell> {
        *self.place = Some(self.kept);
        self.cell
    }
}

fn write_entry(entry: &Entry) -> String {
    serde_json::to_string(entry).expect("an entry is plain data")
}

/// A table as the lobby shows it.
fn card(room: &Room) -> Card {
    let seat = |seat| {
        let name = Some(room.name(seat)).filter(|name| !name.is_empty());
        CardSeat { name: name.map(str::to_owned), person: room.chair(seat).person().cloned() }
    };
    Card {
        id: room.id.clone(),
        game: room.terms.game.clone(),
        options: room.terms.setup.options_text(),
        phase: room.phase(),
        public: room.terms.public,
        host: room.terms.host_name.clone(),
        seats: room.seats().map(seat).collect(),
        clock: room.terms.clock,
        from_position: room.terms.position.is_some() && room.terms.daily.is_none(),
        day: room.terms.daily.as_ref().map(|daily| daily.day.clone()),
        opened: room.opened,
        changed: room.told,
        asked: room.asked().iter().map(|seat| seat.number()).collect(),
    }
}

/// A name people can read, or what is wrong with it.
fn readable_name(name: &str) -> Result<String, Trouble> {
    const LONGEST: usize = 24;
    one_line(name, LONGEST).ok_or_else(|| Trouble::invalid("server-bad-name"))
}

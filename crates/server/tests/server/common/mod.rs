//! What the server's tests share: a hall in a folder of its own, and people who play.

pub mod process;
pub mod web;

use sqlx::Connection;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicI64;
use std::time::{Duration, Instant};
use tempfile::TempDir;
use undercroft_server::room::Phase;
use undercroft_server::time::Time;
use undercroft_server::{Hall, Location, NewTable, Person, Quotas, SeatPlan, Settings, TableId, TableView};

/// A hall whose database vanishes with it.
pub struct Place {
    pub hall: Arc<Hall>,
    pub database: Location,
    _folder: Option<TempDir>,
}

/// How long anything may take on a busy machine before a test gives up.
pub const PATIENCE: Duration = Duration::from_secs(120);

/// Looks again and again until there is something to see.
pub async fn patiently<T>(what: &str, mut look: impl AsyncFnMut() -> Option<T>) -> T {
    let begun = Instant::now();
    loop {
        if let Some(seen) = look().await {
            return seen;
        }
        assert!(begun.elapsed() < PATIENCE, "{what}: not in {PATIENCE:?}");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// Bots that do not wait, and a keeper in a hurry.
pub fn settings(database: Location) -> Settings {
    let rounds = Duration::from_millis(50);
    Settings { bot_pause: Duration::ZERO, rounds, quotas: Quotas::none(), ..Settings::new(database) }
}

/// A fresh database: a file in the folder, or one of its own on the PostgreSQL server for tests.
pub async fn database(folder: &Path) -> Location {
    let Ok(server) = std::env::var("UNDERCROFT_TEST_POSTGRES") else {
        return Location::File(folder.join("undercroft.db"));
    };
    sqlx::any::install_default_drivers();
    let name = format!("test_{}", undercroft_server::ids::random_word(12));
    let mut connection = sqlx::AnyConnection::connect(&server).await.unwrap();
    let create = sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}"));
    sqlx::raw_sql(create).execute(&mut connection).await.unwrap();
    let (address, _) = server.rsplit_once('/').unwrap();
    Location::Postgres(format!("{address}/{name}"))
}

pub async fn open() -> Place {
    open_with(|settings| settings).await
}

pub async fn open_with(change: impl FnOnce(Settings) -> Settings) -> Place {
    let folder = tempfile::tempdir().unwrap();
    let database = database(folder.path()).await;
    let hall = Hall::open(change(settings(database.clone()))).await.unwrap();
    Place { hall, database, _folder: Some(folder) }
}

pub async fn open_at(time: Time) -> Place {
    open_with(|settings| Settings { time, ..settings }).await
}

/// A clock that stands: however slow the machine, what is counted by the minute stays within the minute.
pub fn stopped() -> Time {
    Time::Turned(Arc::new(AtomicI64::new(1_000_000)))
}

impl Place {
    /// A hall whose database somebody else looks after.
    pub fn of(hall: Arc<Hall>, database: Location) -> Place {
        Place { hall, database, _folder: None }
    }

    /// Another node on the same database; on a file, which only one can have, the same one opened again.
    pub async fn another(&self) -> Arc<Hall> {
        if !self.hall.store().is_shared() {
            self.hall.close().await;
        }
        Hall::open(settings(self.database.clone())).await.unwrap()
    }

    pub async fn guest(&self, name: &str) -> Person {
        self.hall.welcome(name).await.unwrap().0
    }

    pub async fn table(&self, host: &Person, seats: &[&str]) -> TableId {
        self.hall.open_table(host, &plan(seats)).await.unwrap()
    }

    pub async fn see(&self, person: &Person, id: &TableId) -> TableView {
        self.hall.see(Some(&person.id), id).await.unwrap().as_ref().clone()
    }
}

pub fn plan(seats: &[&str]) -> NewTable {
    NewTable::new("welcome", seats.iter().map(|seat| SeatPlan::from((*seat).to_owned())).collect())
}

/// Plays the first choice whenever one of these people is asked, until the game is over or `moves` were played.
pub async fn play_on(hall: &Arc<Hall>, people: &[&Person], id: &TableId, moves: usize) -> usize {
    let mut played = 0;
    while played < moves {
        // Whether somebody is asked, or nobody will be any more.
        let asked = async || {
            for person in people {
                let view = hall.see(Some(&person.id), id).await.unwrap();
                if view.phase == Phase::Over {
                    return Some(None);
                }
                let choices = view.sight.as_ref().map_or_else(Vec::new, |sight| sight.scene.choices());
                if let Some(choice) = choices.get(played % choices.len().max(1)) {
                    return Some(Some((*person, choice.notation.clone())));
                }
            }
            None
        };
        let Some((person, notation)) = patiently("somebody is asked", asked).await else { break };
        hall.play(person, id, &notation, None).await.unwrap();
        played += 1;
    }
    played
}

/// Waits until the table looks as it should.
pub async fn until(
    hall: &Arc<Hall>,
    person: &Person,
    id: &TableId,
    so: impl Fn(&TableView) -> bool,
) -> TableView {
    let look = async || {
        let view = hall.see(Some(&person.id), id).await.unwrap();
        so(&view).then(|| view.as_ref().clone())
    };
    patiently("the table looks as it should", look).await
}

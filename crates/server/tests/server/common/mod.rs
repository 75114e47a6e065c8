//! What the server's tests share: a hall in a folder of its own, and people who play.

pub mod process;
pub mod web;

use sqlx::Connection;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tempfile::TempDir;
use undercroft_server::room::Phase;
use undercroft_server::time::Time;
use undercroft_server::{Hall, Location, NewTable, Person, SeatPlan, Settings, TableId, TableView};

/// A hall whose database vanishes with it.
pub struct Place {
    pub hall: Arc<Hall>,
    pub database: Location,
    _folder: Option<TempDir>,
}

/// Bots that do not wait, and a keeper in a hurry.
pub fn settings(database: Location) -> Settings {
    Settings { bot_pause: Duration::ZERO, rounds: Duration::from_millis(50), ..Settings::new(database) }
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

impl Place {
    /// A hall whose database somebody else looks after.
    pub fn of(hall: Arc<Hall>, database: Location) -> Place {
        Place { hall, database, _folder: None }
    }

    /// Another node on the same database, or the same one after a crash.
    pub async fn another(&self) -> Arc<Hall> {
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
    let mut patience = 0;
    while played < moves {
        let mut moved = false;
        for person in people {
            let view = hall.see(Some(&person.id), id).await.unwrap();
            if view.phase == Phase::Over {
                return played;
            }
            let choices = view.scene.as_ref().map_or_else(Vec::new, |scene| scene.choices.clone());
            if let Some(choice) = choices.get(played % choices.len().max(1)) {
                hall.play(person, id, &choice.notation, None).await.unwrap();
                played += 1;
                moved = true;
                break;
            }
        }
        if !moved {
            patience += 1;
            assert!(patience < 2_000, "nobody gets on with table {id}");
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
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
    for _ in 0..2_000 {
        let view = hall.see(Some(&person.id), id).await.unwrap();
        if so(&view) {
            return view.as_ref().clone();
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("table {id} never came to look as it should");
}

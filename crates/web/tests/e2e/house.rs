//! A server with an empty database, and tables that stand where a test wants them.

use std::future::Future;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use tokio::runtime::Runtime;
use undercroft_server::hall::Person;
use undercroft_server::http::{self, App, Limits};
use undercroft_server::{Hall, Location, NewTable, SeatPlan, Settings, TableId};
use undercroft_shelf::AnyTable;

/// A server of the test's own.
pub struct House {
    /// Where it is, such as `http://127.0.0.1:1234/`.
    pub address: String,
    /// The hall behind the pages.
    pub hall: Arc<Hall>,
    runtime: Runtime,
    folder: PathBuf,
}

impl House {
    /// Bots move at once.
    pub fn open(name: &str) -> House {
        House::build(name, Duration::ZERO, Limits::none())
    }

    /// Bots wait before they move.
    pub fn with_pause(name: &str, pause: Duration) -> House {
        House::build(name, pause, Limits::none())
    }

    /// A server that is reached in another way.
    pub fn with_limits(name: &str, limits: Limits) -> House {
        House::build(name, Duration::ZERO, limits)
    }

    fn build(name: &str, pause: Duration, limits: Limits) -> House {
        let folder = std::env::temp_dir().join(format!(
            "undercroft-house-{}-{name}-{}",
            std::process::id(),
            crate::browser::next_number()
        ));
        std::fs::create_dir_all(&folder).unwrap();
        let runtime = Runtime::new().unwrap();
        let mut settings = Settings::new(Location::File(folder.join("undercroft.sqlite")));
        settings.bot_pause = pause;
        let (hall, address) = runtime.block_on(async {
            let hall = Hall::open(settings).await.unwrap();
            let app = App::new(hall.clone(), limits);
            let router = http::guarded(&app, undercroft_web::router(&app).merge(http::api(&app)));
            let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
            let address = format!("http://{}/", listener.local_addr().unwrap());
            tokio::spawn(async move { http::serve(&app, router, listener, std::future::pending()).await });
            (hall, address)
        });
        House { address, hall, runtime, folder }
    }

    /// Waits for something of the hall.
    pub fn run<T>(&self, work: impl Future<Output = T>) -> T {
        self.runtime.block_on(work)
    }

    /// An address of this server.
    pub fn at(&self, path: &str) -> String {
        format!("{}{}", self.address, path.trim_start_matches('/'))
    }

    /// Somebody whose session the page has from now on.
    pub fn settle(&self, page: &crate::browser::Page, name: &str) -> Person {
        let (person, token) = self.run(self.hall.welcome(name)).unwrap();
        let cookie = serde_json::json!({ "name": "undercroft", "value": token, "url": self.address });
        page.call("Network.setCookie", cookie);
        person
    }

    /// A table in the situation of another one, with the person on the first seat against bots.
    pub fn table_like(&self, person: &Person, table: &dyn AnyTable) -> TableId {
        let mut seats = vec![SeatPlan::Me];
        seats.resize(usize::from(table.setup().seats), SeatPlan::Bot("normal".into()));
        let mut new = NewTable::new(table.facts().id, seats);
        new.position = Some(table.position());
        self.run(self.hall.open_table(person, &new)).unwrap()
    }

    /// The same with people on the other seats, who are not there at the moment.
    pub fn table_with_people_like(&self, person: &Person, table: &dyn AnyTable) -> TableId {
        let mut seats = vec![SeatPlan::Me];
        seats.resize(usize::from(table.setup().seats), SeatPlan::Open);
        let mut new = NewTable { public: true, start_when_full: true, ..NewTable::new("welcome", seats) };
        new.position = Some(table.position());
        let id = self.run(self.hall.open_table(person, &new)).unwrap();
        for name in ["Mira", "Oskar"] {
            let (other, _) = self.run(self.hall.welcome(name)).unwrap();
            self.run(self.hall.join(&other, &id, None)).unwrap();
        }
        id
    }

    /// A finished game of a person who fills the dungeon a little and then passes, against a bot.
    pub fn finished_game(&self, person: &Person) -> TableId {
        let seats = vec![SeatPlan::Me, SeatPlan::Bot("easy".into())];
        let new = NewTable { public: true, ..NewTable::new("welcome", seats) };
        let seed = undercroft_core::Seed::new("a-finished-game").unwrap();
        let id = self.run(self.hall.open_with(person, &new, Some(&seed))).unwrap();
        self.run(async {
            let mut changes = self.hall.watch(Some(&person.id), &id).await.unwrap();
            loop {
                let view = self.hall.see(Some(&person.id), &id).await.unwrap();
                let Some(sight) = view.sight.as_ref().filter(|_| view.ending.is_none()) else { return };
                let full = sight.scene.view()["pile"].as_array().is_some_and(|pile| pile.len() > 2);
                let choices = sight.scene.choices();
                let pass = choices.iter().find(|choice| full && choice.notation == "pass");
                match pass.or_else(|| choices.first()) {
                    Some(choice) => self.hall.play(person, &id, &choice.notation, None).await.unwrap(),
                    None => changes.changed().await.unwrap(),
                }
            }
        });
        id
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

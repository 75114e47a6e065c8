//! Where everything is kept: SQLite in one file, or PostgreSQL shared by several nodes.
//!
//! All queries are the same for both. What differs stands here and in [`writer`]: how a transaction begins,
//! how the other nodes are woken, and how a backup is made.

mod append;
mod campaigns;
mod days;
mod file;
mod health;
mod journal;
mod people;
mod results;
mod schema;
mod sessions;
mod sweep;
mod wal;
mod writer;

pub use append::Append;
pub use campaigns::{CampaignRow, CampaignState, ChapterResult, FameRow};
pub use days::{DayCounts, DayResult, DayRow};
pub(crate) use file::private;
pub use journal::{Card, CardSeat, Shelf};
pub use people::PersonRow;
pub use results::{Finished, Rating, ResultRow, Tally};
pub use sessions::SessionRow;
pub use writer::Written;

use crate::ids::{TableId, random_word};
use crate::trouble::Trouble;
use sqlx::any::{AnyPoolOptions, install_default_drivers};
use sqlx::postgres::PgListener;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Any, AnyConnection, AnyPool, ConnectOptions, Connection, Transaction};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::mpsc;

/// Where the database is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Location {
    /// A SQLite file, made if it is missing.
    File(PathBuf),
    /// A PostgreSQL address, `postgres://…`.
    Postgres(String),
}

impl Location {
    /// A `postgres://…` address, or the path of a file.
    pub fn read(text: &str) -> Location {
        let postgres = ["postgres://", "postgresql://"].iter().any(|scheme| text.starts_with(scheme));
        if postgres { Location::Postgres(text.to_owned()) } else { Location::File(text.into()) }
    }
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Kind {
    Sqlite,
    Postgres,
}

/// The database.
#[derive(Clone, Debug)]
pub struct Store {
    pool: AnyPool,
    writing: AnyPool,
    kind: Kind,
    location: Location,
    /// By this word a node knows what it wrote itself.
    node: String,
    desk: writer::Desk,
    health: health::Health,
    /// Nobody else has the file as long as this is here.
    lock: Arc<Mutex<Option<file::Lock>>>,
}

/// What another node has done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// It wrote to this table.
    Table(TableId),
    /// These people are at this table there.
    Present {
        /// Which node says so.
        node: String,
        /// Which table.
        table: TableId,
        /// Who, as nodes tell each other.
        who: String,
    },
    /// Nobody knows: the line was down for a while.
    Missed,
}

impl News {
    /// Reads `node table` or `node table who…`; what the node itself said is no news to it.
    fn read(text: &str, own: &str) -> Option<News> {
        let (node, rest) = text.split_once(' ')?;
        if node == own {
            return None;
        }
        match rest.split_once(' ') {
            None => TableId::read(rest).map(News::Table),
            Some((table, who)) => {
                let (node, who) = (node.to_owned(), who.to_owned());
                TableId::read(table).map(|table| News::Present { node, table, who })
            }
        }
    }
}

impl Store {
    /// Opens the database and brings its schema up to date. A file is ours alone from then on.
    pub async fn open(location: Location) -> Result<Store, Trouble> {
        let lock = match &location {
            Location::File(path) => {
                if let Some(folder) = path.parent() {
                    std::fs::create_dir_all(folder).map_err(|error| cannot_open(path, &error))?;
                }
                Some(file::lock(path)?)
            }
            Location::Postgres(_) => None,
        };
        Store::open_with(location, lock).await
    }

    /// Opens a database that a server may have open, to copy it.
    pub async fn open_beside(location: Location) -> Result<Store, Trouble> {
        Store::open_with(location, None).await
    }

    async fn open_with(location: Location, lock: Option<file::Lock>) -> Result<Store, Trouble> {
        install_default_drivers();
        let (kind, url) = match &location {
            Location::File(path) => {
                file::prepare(path)?;
                let options = SqliteConnectOptions::new().filename(path).create_if_missing(true);
                (Kind::Sqlite, options.to_url_lossy().to_string())
            }
            Location::Postgres(url) => (Kind::Postgres, url.clone()),
        };
        // SQLite has one writer at a time. It has a connection of its own and need not wait for those who read.
        let (pool, writing) = match kind {
            Kind::Sqlite => (connect(kind, &url, 4).await?, connect(kind, &url, 1).await?),
            Kind::Postgres => {
                let pool = connect(kind, &url, 8).await?;
                (pool.clone(), pool)
            }
        };
        if let Location::File(path) = &location {
            file::check(path, &pool).await?;
        }
        let (desk, waiting) = writer::Desk::open();
        let health = health::Health::default();
        let store = Store {
            pool,
            writing,
            kind,
            location,
            node: random_word(12),
            desk,
            health: health.clone(),
            lock: Arc::new(Mutex::new(lock)),
        };
        store.migrate().await?;
        let (writing, node) = (store.writing.clone(), store.node.clone());
        tokio::spawn(writer::write_all(writing, kind, node, health.clone(), waiting));
        let pool = store.pool.clone();
        tokio::spawn(health::keep_asking(kind, url, health, move || !pool.is_closed()));
        if kind == Kind::Sqlite {
            tokio::spawn(wal::keep_short(store.pool.clone()));
        }
        Ok(store)
    }

    async fn begin(&self) -> Result<Transaction<'static, Any>, Trouble> {
        Ok(begin(self.pool()?, self.kind).await?)
    }

    /// Do several nodes share this database?
    pub fn is_shared(&self) -> bool {
        self.kind == Kind::Postgres
    }

    /// What other nodes do, as it comes in. Nothing on SQLite.
    pub async fn news(&self) -> Result<Option<mpsc::Receiver<News>>, Trouble> {
        let Location::Postgres(url) = &self.location else { return Ok(None) };
        let mut listener = listen(url).await?;
        let (tell, news) = mpsc::channel(1024);
        let (node, url, pool) = (self.node.clone(), url.clone(), self.pool.clone());
        tokio::spawn(async move {
            loop {
                let item = match listener.try_recv().await {
                    Ok(Some(note)) => News::read(note.payload(), &node),
                    Ok(None) | Err(_) => {
                        tracing::warn!("lost the line to the other nodes");
                        match listen_again(&url, &pool).await {
                            Some(again) => listener = again,
                            None => return,
                        }
                        // Only now: what happens from here on is heard, and what happened before is looked up.
                        Some(News::Missed)
                    }
                };
                if let Some(item) = item
                    && tell.send(item).await.is_err()
                {
                    return;
                }
            }
        });
        Ok(Some(news))
    }

    /// Tells the other nodes.
    pub(crate) async fn tell(&self, text: &str) -> Result<(), Trouble> {
        sqlx::query("SELECT 1 FROM (SELECT pg_notify($1, $2)) AS told")
            .bind(append::CHANNEL)
            .bind(format!("{} {text}", self.node))
            .execute(self.pool()?)
            .await?;
        Ok(())
    }

    /// Copies a SQLite database into a new file while the server runs.
    pub async fn backup(&self, file: &Path) -> Result<(), Trouble> {
        if self.kind == Kind::Postgres {
            return Err(Trouble::invalid("server-backup-postgres"));
        }
        let name = file.to_str().ok_or_else(|| Trouble::invalid("server-backup-name"))?;
        // An empty file is filled; one that nobody else can read is made before anything is in it.
        file::private().create_new(true).open(file).map_err(|error| cannot_open(file, &error))?;
        sqlx::query("VACUUM INTO $1").bind(name).execute(self.pool()?).await?;
        Ok(())
    }

    /// Where to ask. Nobody waits for a database that is known to be away.
    fn pool(&self) -> Result<&AnyPool, Trouble> {
        self.health.check()?;
        Ok(&self.pool)
    }

    /// A secret of this installation, made when it is first asked for.
    pub async fn secret(&self, name: &str) -> Result<String, Trouble> {
        let fresh = random_word(52);
        sqlx::query("INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING")
            .bind(name)
            .bind(fresh)
            .execute(self.pool()?)
            .await?;
        let (value,): (String,) = sqlx::query_as("SELECT value FROM secrets WHERE name = $1")
            .bind(name)
            .fetch_one(self.pool()?)
            .await?;
        Ok(value)
    }

    /// A secret that older programs kept in the database.
    pub(crate) async fn old_secret(&self, name: &str) -> Result<Option<String>, Trouble> {
        let row: Option<(String,)> = sqlx::query_as("SELECT value FROM secrets WHERE name = $1")
            .bind(name)
            .fetch_optional(self.pool()?)
            .await?;
        Ok(row.map(|(value,)| value))
    }

    /// Forgets it, without leaving it behind in the file.
    pub(crate) async fn forget_secret(&self, name: &str) -> Result<(), Trouble> {
        let mut connection = self.pool()?.acquire().await?;
        if self.kind == Kind::Sqlite {
            sqlx::raw_sql("PRAGMA secure_delete = ON").execute(&mut *connection).await?;
        }
        sqlx::query("DELETE FROM secrets WHERE name = $1").bind(name).execute(&mut *connection).await?;
        Ok(())
    }

    /// Finishes what is being written and closes.
    pub async fn close(&self) {
        self.writing.close().await;
        self.pool.close().await;
        // Whole between any two statements.
        drop(self.lock.lock().unwrap_or_else(PoisonError::into_inner).take());
    }
}

async fn listen(url: &str) -> Result<PgListener, sqlx::Error> {
    let mut listener = PgListener::connect(url).await?;
    listener.listen(append::CHANNEL).await?;
    Ok(listener)
}

/// Tries until there is a line again; nothing if the store was closed meanwhile.
async fn listen_again(url: &str, pool: &AnyPool) -> Option<PgListener> {
    let mut pause = Duration::from_millis(100);
    while !pool.is_closed() {
        if let Ok(Ok(listener)) = tokio::time::timeout(Duration::from_secs(3), listen(url)).await {
            return Some(listener);
        }
        tokio::time::sleep(pause).await;
        pause = (2 * pause).min(Duration::from_secs(2));
    }
    None
}

async fn connect(kind: Kind, url: &str, connections: u32) -> Result<AnyPool, sqlx::Error> {
    AnyPoolOptions::new()
        .max_connections(connections)
        .acquire_timeout(match kind {
            Kind::Sqlite => Duration::from_secs(10),
            Kind::Postgres => Duration::from_secs(3),
        })
        // A file does not go away between two questions.
        .test_before_acquire(kind == Kind::Postgres)
        .after_connect(move |connection, _| {
            Box::pin(async move {
                if kind == Kind::Sqlite {
                    // Full sync: a move that was acknowledged survives a power cut. The log is carried over to
                    // the database by a task of its own, so that no move has to wait for it.
                    sqlx::raw_sql(
                        "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 10000;
                         PRAGMA wal_autocheckpoint = 0;",
                    )
                    .execute(&mut *connection)
                    .await?;
                }
                Ok(())
            })
        })
        .connect(url)
        .await
}

async fn begin(pool: &AnyPool, kind: Kind) -> Result<Transaction<'static, Any>, sqlx::Error> {
    match kind {
        // A transaction that starts reading and then writes could find the database busy half-way.
        Kind::Sqlite => pool.begin_with("BEGIN IMMEDIATE").await,
        Kind::Postgres => pool.begin().await,
    }
}

async fn begin_on(connection: &mut AnyConnection, kind: Kind) -> Result<Transaction<'_, Any>, sqlx::Error> {
    match kind {
        Kind::Sqlite => connection.begin_with("BEGIN IMMEDIATE").await,
        Kind::Postgres => connection.begin().await,
    }
}

fn cannot_open(path: &Path, error: &std::io::Error) -> Trouble {
    Trouble::Storage(format!("{}: {error}", path.display()))
}

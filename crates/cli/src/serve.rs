//! `undercroft serve`: the tables in the browser; and what somebody who hosts needs besides.

use crate::language::tell;
use crate::saves;
use anyhow::{Context, Result, bail};
use clap::Args;
use std::io::{BufRead, BufReader};
use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use undercroft_core::Phrase;
use undercroft_server::http::{self, App, Limits, Proxies};
use undercroft_server::{Hall, Location, Quotas, Settings, load};

/// The file in the data folder that everything is kept in.
const DATABASE: &str = "undercroft.db";

#[derive(Clone, Debug, Args)]
pub struct Serve {
    /// The port to listen on
    #[arg(long, default_value_t = 7878)]
    pub port: u16,
    /// The address to listen on; 0.0.0.0 lets others in
    #[arg(long, default_value = "127.0.0.1")]
    pub bind: IpAddr,
    #[command(flatten)]
    pub database: Database,
    /// The file with the key that signs sessions; beside the database file unless named, in the database on PostgreSQL
    #[arg(long, value_name = "FILE")]
    pub key_file: Option<PathBuf>,
    /// Do not open a browser
    #[arg(long)]
    pub no_open: bool,
    /// A proxy does HTTPS: believe what it says about visitors, and let cookies travel over HTTPS only. It runs on this
    /// machine unless its addresses or networks are named, as 10.0.0.2,172.16.0.0/12
    #[arg(long, value_name = "ADDRESSES", num_args = 0..=1, require_equals = true, default_missing_value = "",
        value_parser = proxies)]
    pub behind_proxy: Option<Proxies>,
    /// The address people use, as https://play.example.org
    #[arg(long, value_name = "URL", value_parser = public_url)]
    pub public_url: Option<String>,
    /// Let anybody ask as often as they like: for measuring, on this machine only
    #[arg(long, hide = true)]
    pub without_limits: bool,
}

#[derive(Clone, Debug, Default, Args)]
pub struct Database {
    /// The folder for the database file; in the user's data unless given
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// A PostgreSQL database instead, as postgres://…
    #[arg(long, value_name = "URL", conflicts_with = "data")]
    pub database: Option<String>,
}

#[derive(Clone, Debug, Args)]
pub struct Backup {
    /// The new file to copy everything into
    pub file: PathBuf,
    #[command(flatten)]
    pub database: Database,
}

#[derive(Clone, Debug, Args)]
pub struct Load {
    /// The game that is played, by two people at each table
    #[arg(long, default_value = "welcome")]
    pub game: String,
    /// Tables played at the same time
    #[arg(long, default_value_t = 100)]
    pub tables: usize,
    /// Streams at each table besides the two players
    #[arg(long, default_value_t = 2)]
    pub watchers: usize,
    /// How long to play
    #[arg(long, default_value_t = 10)]
    pub seconds: u64,
    /// Moves per second over all tables
    #[arg(long, default_value_t = 100.0)]
    pub rate: f64,
    /// Tables that stand by idle
    #[arg(long, default_value_t = 0)]
    pub idle: usize,
    /// Measure on this PostgreSQL database instead of a new SQLite file
    #[arg(long, value_name = "URL")]
    pub database: Option<String>,
    /// How many servers share the PostgreSQL database; each table is played at one of them
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=16), requires = "database")]
    pub nodes: u8,
}

impl Serve {
    /// What happens without any arguments.
    pub fn at_home() -> Serve {
        let bind = IpAddr::from([127, 0, 0, 1]);
        Serve {
            port: 7878,
            bind,
            database: Database::default(),
            key_file: None,
            no_open: false,
            behind_proxy: None,
            public_url: None,
            without_limits: false,
        }
    }
}

impl Database {
    fn location(&self) -> Result<Location> {
        if let Some(address) = &self.database {
            return match Location::read(address) {
                Location::File(_) => {
                    bail!(tell(&Phrase::new("cli-wrong-postgres").text("address", address)))
                }
                postgres @ Location::Postgres(_) => Ok(postgres),
            };
        }
        let folder = self.data.clone().unwrap_or_else(saves::data_folder);
        std::fs::create_dir_all(&folder).with_context(|| saves::about(&folder, "cli-wrong-folder"))?;
        Ok(Location::File(folder.join(DATABASE)))
    }
}

/// An address without a path: scheme, host and perhaps a port, as browsers name where a form comes from.
fn public_url(text: &str) -> Result<String, String> {
    let url = text.trim_end_matches('/');
    let host = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
    match host {
        Some(host) if !host.is_empty() && !host.contains(['/', '?', '#', '@', ' ']) => Ok(url.to_lowercase()),
        Some(_) | None => Err(tell(&Phrase::new("cli-wrong-public-url"))),
    }
}

fn proxies(text: &str) -> Result<Proxies, String> {
    if text.is_empty() {
        return Ok(Proxies::on_this_machine());
    }
    Proxies::read(text).ok_or_else(|| tell(&Phrase::new("cli-wrong-proxies")))
}

/// Serves until the program is told to stop.
pub fn run(serve: &Serve) -> Result<()> {
    tracing_subscriber::fmt().with_writer(std::io::stderr).with_max_level(tracing::Level::WARN).init();
    if serve.without_limits && !serve.bind.is_loopback() {
        bail!(tell(&Phrase::new("cli-wrong-without-limits")));
    }
    let location = serve.database.location()?;
    let runtime = runtime()?;
    let served = runtime.block_on(async {
        let (limits, quotas) = match serve.without_limits {
            true => (Limits::none(), Quotas::none()),
            false => (Limits::default(), Quotas::default()),
        };
        let hall =
            Hall::open(Settings { quotas, key: serve.key_file.clone(), ..Settings::new(location) }).await?;
        let app = App::new(
            hall,
            Limits {
                proxies: serve.behind_proxy.clone().unwrap_or_default(),
                secure: serve
                    .public_url
                    .as_ref()
                    .map_or(serve.behind_proxy.is_some(), |url| url.starts_with("https:")),
                public_url: serve.public_url.clone(),
                ..limits
            },
        );
        let router = http::guarded(&app, undercroft_web::router(&app).merge(http::api(&app)));
        let listener = tokio::net::TcpListener::bind((serve.bind, serve.port)).await.with_context(|| {
            let address = SocketAddr::new(serve.bind, serve.port).to_string();
            tell(&Phrase::new("cli-wrong-listen").text("address", address))
        })?;
        let address = format!("http://{}/", listener.local_addr()?);
        println!("{}", tell(&Phrase::new("cli-open").text("address", address.clone())));
        if !serve.no_open {
            open_browser(&address);
        }
        http::serve(&app, router, listener, told_to_stop()).await?;
        Ok(())
    });
    // A thought that has not noticed yet that nobody waits for it must not keep the program.
    runtime.shutdown_timeout(Duration::from_secs(1));
    served
}

/// Copies the database while the server may be running.
pub fn backup(backup: &Backup) -> Result<()> {
    if backup.file.exists() {
        bail!(saves::about(&backup.file, "cli-wrong-backup-there"));
    }
    let location = backup.database.location()?;
    if let Location::File(file) = &location
        && !file.exists()
    {
        bail!(saves::about(file, "cli-wrong-backup-nothing"));
    }
    runtime()?.block_on(async {
        let key = match &location {
            Location::File(file) => Some(file.with_extension("key")).filter(|key| key.exists()),
            Location::Postgres(_) => None,
        };
        let store = undercroft_server::store::Store::open_beside(location).await?;
        store.backup(&backup.file).await?;
        println!("{}", saves::about(&backup.file, "cli-backup-done"));
        if let Some(key) = key {
            println!("{}", saves::about(&key, "cli-backup-key"));
        }
        Ok(())
    })
}

/// Measures a server of its own: another process, in a folder of its own.
pub fn measure(wanted: &Load) -> Result<()> {
    let folder = std::env::temp_dir().join(format!("undercroft-load-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let report = measure_in(&folder, wanted);
    remove(&folder);
    println!("{}", report?);
    Ok(())
}

fn measure_in(folder: &Path, wanted: &Load) -> Result<load::Report> {
    undercroft_shelf::facts_of(&wanted.game)?;
    let plan = load::Plan {
        game: wanted.game.clone(),
        tables: wanted.tables,
        watchers: wanted.watchers,
        seconds: wanted.seconds,
        rate: wanted.rate,
        idle: wanted.idle,
    };
    let begun = Instant::now();
    let mut servers =
        (0..wanted.nodes).map(|_| Running::start(folder, wanted)).collect::<Result<Vec<_>>>()?;
    let target = |server: &mut Running| -> Result<load::Target> {
        Ok(load::Target { address: server.address()?, process: server.0.id() })
    };
    let nodes = servers.iter_mut().map(target).collect::<Result<Vec<_>>>()?;
    runtime()?.block_on(async {
        if let [only] = nodes[..] {
            let page = load::Client::new(only.address).get("/").await?;
            let first_page = begun.elapsed().as_secs_f64() * 1000.0;
            println!("first page     {first_page:.1} ms from the start of the program ({})", page.status);
        }
        Ok(load::run(&plan, &nodes).await?)
    })
}

/// A server that goes when we go.
struct Running(Child);

impl Running {
    /// A process of its own, without the limits that one guest meets.
    fn start(folder: &Path, wanted: &Load) -> Result<Running> {
        let mut command = Command::new(std::env::current_exe()?);
        command.args(["serve", "--port", "0", "--no-open", "--without-limits"]);
        match &wanted.database {
            Some(address) => command.arg("--database").arg(address),
            None => command.arg("--data").arg(folder),
        };
        let process = command.stdout(Stdio::piped()).spawn();
        Ok(Running(process.with_context(|| tell(&Phrase::new("cli-wrong-server")))?))
    }

    /// The address it prints.
    fn address(&mut self) -> Result<SocketAddr> {
        let mut line = String::new();
        let output = self.0.stdout.take().with_context(|| tell(&Phrase::new("cli-wrong-server")))?;
        BufReader::new(output).read_line(&mut line)?;
        let address = line.split_once("http://").and_then(|(_, rest)| rest.split('/').next());
        address
            .and_then(|text| text.parse().ok())
            .with_context(|| tell(&Phrase::new("cli-wrong-server-says").text("line", line.trim())))
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may be gone already, which is all that is wanted.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn remove(folder: &Path) {
    if let Err(error) = std::fs::remove_dir_all(folder) {
        eprintln!("undercroft: {} could not be removed: {error}", folder.display());
    }
}

fn runtime() -> Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .with_context(|| tell(&Phrase::new("cli-wrong-start")))
}

async fn told_to_stop() {
    let interrupted = async {
        // Where signals cannot be heard, the server simply runs on.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminated) = signal(SignalKind::terminate()) {
            tokio::select! {
                () = interrupted => {}
                _ = terminated.recv() => {}
            }
            return;
        }
    }
    interrupted.await;
}

/// Opens the page where there is a browser; where there is none, the printed address has to do.
fn open_browser(address: &str) {
    let desktop = ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| std::env::var_os(name).is_some());
    let opener = match std::env::consts::OS {
        "macos" => "open",
        "windows" => "explorer",
        _ if desktop => "xdg-open",
        _ => return,
    };
    let started = Command::new(opener)
        .arg(address)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    if started.is_err() {
        println!("{}", tell(&Phrase::new("cli-open-yourself")));
    }
}

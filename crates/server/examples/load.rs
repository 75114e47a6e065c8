//! Measures the server without the rest of the program, which takes far longer to build:
//! `cargo run --release -p undercroft-server --example load -- --tables 1000 --rate 500 --seconds 30`.
//!
//! The server is this program again in a process of its own, with the API alone. `--database postgres://…`
//! measures on PostgreSQL.

use std::error::Error;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use tokio::net::TcpListener;
use undercroft_server::http::{App, Limits, api, guarded, serve};
use undercroft_server::load::{Plan, Target, run};
use undercroft_server::{Hall, Location, Quotas, Settings};

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The first argument of the server's process; its database follows.
const SERVER: &str = "server";

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    match arguments.as_slice() {
        [first, database] if first == SERVER => runtime.block_on(be_the_server(database)),
        arguments => {
            let folder = tempfile::tempdir()?;
            let database = argument(arguments, "--database", String::new())?;
            let mut server = Running::start(&database, folder.path())?;
            let plan = Plan {
                game: argument(arguments, "--game", "welcome".to_owned())?,
                tables: argument(arguments, "--tables", 1000)?,
                watchers: argument(arguments, "--watchers", 2)?,
                seconds: argument(arguments, "--seconds", 30)?,
                rate: argument(arguments, "--rate", 500.0)?,
                idle: argument(arguments, "--idle", 0)?,
            };
            let target = server.target()?;
            println!("{}", runtime.block_on(run(&plan, &[target]))?);
            Ok(())
        }
    }
}

async fn be_the_server(database: &str) -> Result<(), Box<dyn Error>> {
    let settings = Settings { quotas: Quotas::none(), ..Settings::new(Location::read(database)) };
    let app = App::new(Hall::open(settings).await?, Limits::none());
    let listener = TcpListener::bind(("127.0.0.1", 0)).await?;
    println!("{}", listener.local_addr()?);
    let router = guarded(&app, api(&app));
    Ok(serve(&app, router, listener, std::future::pending()).await?)
}

/// The value after a name, or the usual one.
fn argument<T: std::str::FromStr>(arguments: &[String], name: &str, usual: T) -> Result<T, String> {
    let Some(at) = arguments.iter().position(|argument| argument == name) else { return Ok(usual) };
    let value = arguments.get(at + 1).and_then(|text| text.parse().ok());
    value.ok_or_else(|| format!("{name} wants a value"))
}

/// A server that goes when we go.
struct Running(Child);

impl Running {
    fn start(database: &str, folder: &Path) -> std::io::Result<Running> {
        let file = folder.join("undercroft.db").display().to_string();
        let database = if database.is_empty() { &file } else { database };
        let mut command = Command::new(std::env::current_exe()?);
        command.args([SERVER, database]).stdout(Stdio::piped()).spawn().map(Running)
    }

    fn target(&mut self) -> Result<Target, Box<dyn Error>> {
        let mut line = String::new();
        let output = self.0.stdout.take().ok_or("the server has no output")?;
        BufReader::new(output).read_line(&mut line)?;
        Ok(Target { address: line.trim().parse()?, process: self.0.id() })
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may be gone already, which is all that is wanted.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

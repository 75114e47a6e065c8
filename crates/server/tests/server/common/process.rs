//! A server in a process of its own, which can be killed: this test program, started again with one ignored test.

use super::{Place, patiently, settings};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use undercroft_server::http::Limits;
use undercroft_server::{Hall, Location, Settings};

const FOLDER: &str = "UNDERCROFT_NODE_FOLDER";
const DATABASE: &str = "UNDERCROFT_NODE_DATABASE";
const BOT_PAUSE: &str = "UNDERCROFT_NODE_BOT_PAUSE";

/// A server process. It goes with this value.
pub struct Node {
    child: Child,
    pub address: SocketAddr,
}

impl Node {
    /// Starts a server on the database; it writes its address into the folder.
    pub async fn start(folder: &Path, database: &Location, bot_pause: Duration) -> Node {
        let file = folder.join("address");
        let _ = std::fs::remove_file(&file);
        let database = match database {
            Location::File(path) => path.display().to_string(),
            Location::Postgres(url) => url.clone(),
        };
        let child = Command::new(std::env::current_exe().unwrap())
            .args(["--ignored", "--exact", "common::process::a_server_to_be_killed"])
            .env(FOLDER, folder)
            .env(DATABASE, database)
            .env(BOT_PAUSE, bot_pause.as_millis().to_string())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut node = Node { child, address: SocketAddr::from(([127, 0, 0, 1], 0)) };
        let started = async || std::fs::read_to_string(&file).ok();
        node.address = patiently("the server starts", started).await.parse().unwrap();
        node
    }

    /// On Unix this is SIGKILL: no farewell, no flush.
    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "the server that other tests start and kill"]
async fn a_server_to_be_killed() {
    let Ok(folder) = std::env::var(FOLDER).map(PathBuf::from) else { return };
    let location = Location::read(&std::env::var(DATABASE).unwrap());
    let pause = std::env::var(BOT_PAUSE).unwrap().parse().unwrap();
    let settings = Settings { bot_pause: Duration::from_millis(pause), ..settings(location.clone()) };
    let place = Place::of(Hall::open(settings).await.unwrap(), location);
    let server = super::web::Server::start(&place, Limits::none()).await;
    std::fs::write(folder.join("address.new"), server.address.to_string()).unwrap();
    std::fs::rename(folder.join("address.new"), folder.join("address")).unwrap();
    // Long enough for any test; whoever started it kills it.
    tokio::time::sleep(Duration::from_secs(3600)).await;
}

//! A PostgreSQL that is away for a while: nobody waits for it, and afterwards everybody knows everything.

use crate::common::{open, patiently, plan, settings, until};
use std::path::PathBuf;
use tokio::net::{TcpListener, TcpStream, UnixStream};
use tokio::task::JoinSet;
use undercroft_server::room::Phase;
use undercroft_server::{Hall, Location, Trouble};

/// A line to the database that can be cut.
pub struct Line {
    port: u16,
    socket: PathBuf,
    connections: Option<JoinSet<()>>,
}

impl Line {
    /// To the server whose socket the address names.
    pub async fn to(address: &str) -> (Line, String) {
        let (_, rest) = address.split_once('@').unwrap();
        let (host, database) = rest.split_once('/').unwrap();
        let socket = PathBuf::from(host.replace("%2F", "/")).join(".s.PGSQL.5432");
        let mut line = Line { port: 0, socket, connections: None };
        line.mend().await;
        let address = format!("postgres://undercroft@127.0.0.1:{}/{database}", line.port);
        (line, address)
    }

    pub async fn mend(&mut self) {
        let listen = async || TcpListener::bind(("127.0.0.1", self.port)).await.ok();
        let listener = patiently("the port is free again", listen).await;
        self.port = listener.local_addr().unwrap().port();
        let (socket, mut connections) = (self.socket.clone(), JoinSet::new());
        connections.spawn(async move {
            let mut all = JoinSet::new();
            while let Ok((client, _)) = listener.accept().await {
                all.spawn(pass_on(client, socket.clone()));
            }
        });
        self.connections = Some(connections);
    }

    pub async fn cut(&mut self) {
        if let Some(mut connections) = self.connections.take() {
            connections.shutdown().await;
        }
    }
}

async fn pass_on(mut client: TcpStream, socket: PathBuf) {
    if let Ok(mut server) = UnixStream::connect(socket).await {
        let _ = tokio::io::copy_bidirectional(&mut client, &mut server).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_an_outage_everybody_knows_everything() {
    let place = open().await;
    let Location::Postgres(address) = &place.database else { return };
    let (mut line, address) = Line::to(address).await;
    let other = Hall::open(settings(Location::Postgres(address))).await.unwrap();
    let (mira, oskar) = (place.guest("Mira").await, place.guest("Oskar").await);
    let id = place.hall.open_table(&mira, &plan(&["me", "open"])).await.unwrap();
    let invite = other.see(Some(&mira.id), &id).await.unwrap().invite.clone().unwrap();
    let mut changes = other.watch(Some(&mira.id), &id).await.unwrap();
    assert!(other.store().is_well(other.now()).await);

    line.cut().await;
    let gone = async || (!other.store().is_well(other.now()).await).then_some(());
    patiently("the outage is noticed", gone).await;
    // From now on nobody waits: they are told at once.
    let refused = other.say(&mira, &id, "is anybody there?").await;
    assert!(matches!(refused, Err(Trouble::Storage(_))), "{refused:?}");
    // Meanwhile the first node, whose line is fine, lets Oskar in.
    place.hall.admit(&oskar, &id, &invite).await.unwrap();
    place.hall.join(&oskar, &id, None).await.unwrap();
    changes.mark_unchanged();

    line.mend().await;
    patiently("the database is back", async || other.store().is_well(other.now()).await.then_some(())).await;
    let view = until(&other, &oskar, &id, |view| view.chairs[1].person == Some(oskar.id.clone())).await;
    assert_eq!(view.phase, Phase::Waiting);
    tokio::time::timeout(crate::common::PATIENCE, changes.changed()).await.unwrap().unwrap();
    // And the bots of this node play on.
    other.start(&mira, &id).await.unwrap();
    let bots = other.open_table(&mira, &plan(&["random", "random"])).await.unwrap();
    until(&other, &mira, &bots, |view| view.phase == Phase::Over).await;
}

//! One table of the load tool: two players, some spectators, and a watch on every stream.

use super::{Client, Plan};
use serde_json::{Value, json};
use std::io::Error;
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// What one table measured.
#[derive(Clone, Debug, Default)]
pub(super) struct Tally {
    /// From sending a move until its answer.
    pub(super) answered: Vec<Duration>,
    /// From sending a move that changes who is asked until every stream had it.
    pub(super) streamed: Vec<Duration>,
    /// What failed.
    pub(super) failures: Vec<String>,
}

impl Tally {
    pub(super) fn add(&mut self, other: Tally) {
        self.answered.extend(other.answered);
        self.streamed.extend(other.streamed);
        self.failures.extend(other.failures);
    }
}

/// A stream, and what of the table it has shown last.
struct Stream {
    seen: watch::Receiver<Shown>,
    task: JoinHandle<()>,
}

/// What a stream has shown: who is asked, and since when.
struct Shown {
    asked: String,
    at: Instant,
}

impl Drop for Stream {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// Plays one game after another until the time is up.
pub(super) async fn play(
    plan: Plan,
    address: SocketAddr,
    number: usize,
    seated: watch::Sender<usize>,
    mut started: watch::Receiver<Option<Instant>>,
) -> Tally {
    let mut tally = Tally::default();
    let pause = Duration::from_secs_f64(plan.tables as f64 / plan.rate.max(0.001));
    // Not all on the same beat.
    let offset = pause.mul_f64(number as f64 / plan.tables as f64);
    let mut end = None;
    loop {
        let opened = Game::open(&plan, address).await;
        if end.is_none() {
            seated.send_modify(|count| *count += 1);
        }
        let mut game = match opened {
            Ok(game) => game,
            Err(error) => {
                tally.failures.push(format!("opening a table: {error}"));
                return tally;
            }
        };
        if end.is_none() {
            let Ok(begin) = started.wait_for(Option::is_some).await.map(|begin| *begin) else { return tally };
            end = begin.map(|begin| begin + Duration::from_secs(plan.seconds));
            tokio::time::sleep(offset).await;
        }
        loop {
            let begun = Instant::now();
            match game.step().await {
                Ok(Some((answered, streamed))) => {
                    tally.answered.push(answered);
                    tally.streamed.extend(streamed);
                }
                Ok(None) => break,
                Err(error) => {
                    tally.failures.push(format!("a move: {error}"));
                    break;
                }
            }
            tokio::time::sleep(pause.saturating_sub(begun.elapsed())).await;
            if end.is_some_and(|end| Instant::now() >= end) {
                return tally;
            }
        }
    }
}

struct Game {
    path: String,
    players: [Client; 2],
    streams: Vec<Stream>,
    table: Value,
    sent: usize,
}

impl Game {
    async fn open(plan: &Plan, address: SocketAddr) -> std::io::Result<Game> {
        let (mut host, mut guest) =
            (Client::guest(address, "Mira").await?, Client::guest(address, "Oskar").await?);
        let new =
            json!({ "game": plan.game, "seats": ["me", "open"], "public": true, "start_when_full": true });
        let opened = host.post("/api/tables", &new).await?.json();
        let id = opened["id"].as_str().ok_or_else(|| Error::other(opened.to_string()))?.to_owned();
        let path = format!("/api/tables/{id}");
        let mut streams = vec![follow(&host, &id).await?, follow(&guest, &id).await?];
        for _ in 0..plan.watchers {
            streams.push(follow(&Client::new(address), &id).await?);
        }
        let table = guest.post(&path, &json!({ "do": "join" })).await?.json();
        Ok(Game { path, players: [host, guest], streams, table, sent: 0 })
    }

    /// Makes the next move and waits until every stream shows who is asked then. Nothing if the game is over.
    async fn step(&mut self) -> std::io::Result<Option<(Duration, Option<Duration>)>> {
        let Some(seat) = self.table["asked"][0].as_u64() else { return Ok(None) };
        let player = &mut self.players[usize::from(seat != 1)];
        if self.table["you"].as_u64() != Some(seat) {
            self.table = player.get(&self.path).await?.json();
        }
        let choices = self.table["choices"].as_array().map_or(0, Vec::len);
        // A simple walk through the choices: not clever, but every game ends.
        let choice = &self.table["choices"][(self.sent * 7 + 3) % choices.max(1)]["move"];
        self.sent += 1;
        let action = json!({ "do": "play", "move": choice, "id": self.sent.to_string() });
        let before = self.table["asked"].to_string();
        let begun = Instant::now();
        let reply = player.post(&self.path, &action).await?;
        if !reply.status.is_success() {
            return Err(Error::other(reply.body));
        }
        let answered = begun.elapsed();
        self.table = reply.json();
        // Who is asked is public, so every stream shows it; a move that does not change it may be one that only its own
        // seat hears of.
        let asked = self.table["asked"].to_string();
        if asked == before {
            return Ok(Some((answered, None)));
        }
        let mut last = begun;
        for stream in &mut self.streams {
            let arrived = stream.seen.wait_for(|shown| shown.asked == asked).await.map_err(Error::other)?;
            last = last.max(arrived.at);
        }
        Ok(Some((answered, Some(last - begun))))
    }
}

async fn follow(client: &Client, id: &str) -> std::io::Result<Stream> {
    let mut follower = client.follow(id).await?;
    let nothing = Shown { asked: String::new(), at: Instant::now() };
    let (tell, seen) = watch::channel(nothing);
    let task = tokio::spawn(async move {
        while let Ok((_, data)) = follower.next().await {
            if let Some(asked) = asked(&data) {
                tell.send_replace(Shown { asked: asked.to_owned(), at: Instant::now() });
            }
        }
    });
    Ok(Stream { seen, task })
}

/// Who is asked, as it is written: found without reading the whole, for the measuring must not cost more than what is
/// measured.
fn asked(data: &str) -> Option<&str> {
    let (_, rest) = data.split_once("\"asked\":")?;
    rest.get(..=rest.find(']')?)
}

//! `undercroft serve` as whoever hosts it knows it: the example bot, backup and restore, closing in order, and forms
//! full of nonsense.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tokio::time::timeout;
use undercroft_core::{Chance, Quick};
use undercroft_server::load::{Client, Method, Reply};

struct Server {
    child: Child,
    address: SocketAddr,
}

impl Server {
    fn start(data: &Path) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_undercroft"))
            .args(["serve", "--port", "0", "--no-open", "--without-limits", "--data"])
            .arg(data)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let (_, rest) = line.split_once("http://").unwrap();
        Server { child, address: rest.split('/').next().unwrap().parse().unwrap() }
    }

    /// As a service manager stops it.
    fn terminate(&mut self) -> bool {
        let pid = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &pid]).status().unwrap().success());
        self.child.wait().unwrap().success()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap()
}

#[test]
fn the_example_bot_plays_a_game_to_its_end() {
    let home = tempfile::tempdir().unwrap();
    let server = Server::start(home.path());
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    let run = Command::new("python3")
        .arg(example)
        .env("UNDERCROFT", format!("http://{}", server.address))
        .output()
        .expect("python3 runs");
    let (out, err) = (String::from_utf8_lossy(&run.stdout), String::from_utf8_lossy(&run.stderr));
    assert!(run.status.success(), "{out}{err}");
    assert!(out.lines().last().unwrap().starts_with("Places by seat: ["), "{out}");
    assert!(out.lines().count() > 10, "{out}");
}

#[test]
fn a_backup_of_a_running_server_can_be_restored() {
    let home = tempfile::tempdir().unwrap();
    let (data, copy) = (home.path().join("data"), home.path().join("copy.db"));
    let mut server = Server::start(&data);
    let (token, path) = runtime().block_on(async {
        let body = serde_json::json!({ "name": "Mira" });
        let session = Client::new(server.address).post("/api/people", &body).await.unwrap().json();
        let token = session["token"].as_str().unwrap().to_owned();
        let mut mira = Client::new(server.address).with_token(&token);
        let new = serde_json::json!({ "game": "welcome", "seats": ["me", "open"] });
        let opened = mira.post("/api/tables", &new).await.unwrap().json();
        (token, format!("/api/tables/{}", opened["id"].as_str().unwrap()))
    });
    let backup = common::undercroft(
        home.path(),
        &["backup", copy.to_str().unwrap(), "--data", data.to_str().unwrap()],
        b"",
    );
    assert_eq!(backup.code, Some(0), "{}", backup.err);
    assert!(backup.out.contains(copy.to_str().unwrap()), "{}", backup.out);
    let twice = common::undercroft(home.path(), &["backup", copy.to_str().unwrap()], b"");
    assert!(twice.code == Some(2) && twice.err.contains("is there already"), "{}", twice.err);
    assert!(server.terminate(), "the server closes in order");

    // As the manual says: the copy in the place of the database, and the key beside it.
    let restored = home.path().join("restored");
    std::fs::create_dir(&restored).unwrap();
    std::fs::rename(&copy, restored.join("undercroft.db")).unwrap();
    std::fs::copy(data.join("undercroft.key"), restored.join("undercroft.key")).unwrap();
    let server = Server::start(&restored);
    let table = runtime()
        .block_on(async { Client::new(server.address).with_token(&token).get(&path).await.unwrap().json() });
    assert_eq!(table["seats"][0]["name"], "Mira", "{table}");
}

#[test]
fn streams_hear_goodbye_when_the_server_is_stopped() {
    let home = tempfile::tempdir().unwrap();
    let mut server = Server::start(home.path());
    runtime().block_on(async {
        let mut mira = Client::guest(server.address, "Mira").await.unwrap();
        let new = serde_json::json!({ "game": "welcome", "seats": ["me", "open"] });
        let opened = mira.post("/api/tables", &new).await.unwrap().json();
        let mut stream = mira.follow(opened["id"].as_str().unwrap()).await.unwrap();
        assert_eq!(stream.next().await.unwrap().0, "table");
        drop(mira);
        let told = tokio::spawn(async move {
            let last = timeout(Duration::from_secs(20), stream.next()).await;
            drop(stream);
            last
        });
        let stopped = tokio::task::spawn_blocking(move || server.terminate());
        assert_eq!(told.await.unwrap().unwrap().unwrap().0, "goodbye");
        assert!(stopped.await.unwrap());
    });
}

/// Values that programs are known to stumble over, as forms write them.
const TRAPS: &[&str] = &[
    "",
    "0",
    "-1",
    "9",
    "256",
    "99999999999999999999",
    "%00",
    "%",
    "%ff%fe",
    "%E2%80%AE",
    "+",
    "a=b",
    "&",
    "&&",
    "=",
    "me",
    "open",
    "none",
    "random",
    "gandalf",
    "<script>alert(1)</script>",
    "%3Cscript%3E",
    "..%2F..",
    "//evil.example",
    "on",
];

#[test]
fn forms_full_of_nonsense_are_answered() {
    let home = tempfile::tempdir().unwrap();
    let server = Server::start(home.path());
    runtime().block_on(async {
        let mut client = Client::new(server.address);
        let home = client.get("/").await.unwrap();
        let first = form("name=Mira&bots=2&level=random", &word(&home));
        let begun = send(&mut client, "/play/welcome", "", &first).await;
        let cookie = begun.header("set-cookie").unwrap().split(';').next().unwrap().to_owned();
        let table = begun.header("location").unwrap().to_owned();
        let page = client.send(Method::GET, &table, &[("cookie", &cookie)], String::new()).await.unwrap();
        let word = word(&page);
        let forms: Vec<(String, &str)> = vec![
            (format!("{table}/move"), "move=draw&once=1"),
            (format!("{table}/move"), "why=pass"),
            (format!("{table}/say"), "text=hello"),
            (format!("{table}/kick"), "seat=2"),
            (format!("{table}/join"), "seat=1"),
            (format!("{table}/move"), "aside=order+pass"),
            (format!("{table}/continue"), "number=3&seat=1&level=random"),
            (format!("{table}/{}", "nothing"), "x=y"),
            (
                "/new/welcome".into(),
                "seat1=me&seat2=random&seat3=none&public=on&clock=live-5&option-hero=mage",
            ),
            ("/play/welcome".into(), "bots=2&level=random"),
            ("/settings".into(), "language=ru&theme=dark&back=/about"),
            ("/me".into(), "name=Mira"),
            ("/sign-in".into(), "login=mira&password=wrong+password"),
            ("/how-to-play/welcome/move".into(), "move=draw&once=2"),
        ];
        let mut luck = Quick::new(7);
        for case in 0..600 {
            let (path, fields) = &forms[case % forms.len()];
            let body = form(&spoil(fields, &mut luck), &word);
            let reply = send(&mut client, path, &cookie, &body).await;
            assert!(!reply.status.is_server_error(), "{path} {body}: {} {}", reply.status, reply.body);
            let lead = reply.header("location").unwrap_or("/");
            assert!(lead.starts_with('/') && !lead.starts_with("//"), "{path} {body}: leads to {lead}");
            assert!(!reply.body.contains("<script>alert"), "{path} {body}");
        }
        assert!(client.get("/health").await.unwrap().body.starts_with("ok\n"));
    });
}

async fn send(client: &mut Client, path: &str, cookie: &str, body: &str) -> Reply {
    let headers = [("content-type", "application/x-www-form-urlencoded"), ("cookie", cookie)];
    client.send(Method::POST, path, &headers, body.to_owned()).await.unwrap()
}

/// The word that protects the forms of a page.
fn word(page: &Reply) -> String {
    let (_, rest) = page.body.split_once("name=\"word\" value=\"").expect("a page with a form");
    rest.split('"').next().unwrap().to_owned()
}

fn form(fields: &str, word: &str) -> String {
    format!("word={word}&{fields}")
}

/// A form with some of its fields changed, repeated, renamed or gone.
fn spoil(fields: &str, luck: &mut Quick) -> String {
    let mut parts: Vec<String> = fields.split('&').map(str::to_owned).collect();
    for _ in 0..=luck.below(2) {
        let at = luck.below(parts.len() as u32) as usize;
        let trap = TRAPS[luck.below(TRAPS.len() as u32) as usize];
        let (name, value) = parts[at]
            .split_once('=')
            .map_or((parts[at].clone(), String::new()), |(a, b)| (a.into(), b.into()));
        match luck.below(6) {
            0 | 1 => parts[at] = format!("{name}={trap}"),
            2 => parts[at] = format!("{trap}={value}"),
            3 => parts.push(format!("{name}={}", trap.repeat(200))),
            4 => parts[at] = trap.to_owned(),
            _ => parts[at] = format!("{name}={value}{trap}"),
        }
    }
    parts.join("&")
}

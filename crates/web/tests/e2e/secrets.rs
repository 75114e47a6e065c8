//! The stream of a page, byte by byte and beat by beat: what somebody else does in secret moves nothing on it, and a move
//! that is seen is small.

use crate::house::House;
use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;
use undercroft_core::{Observer, Seat, Seed};
use undercroft_server::{NewTable, Person, SeatPlan, TableId};
use undercroft_shelf::any_table::new_table;

const MIRA: Seat = Seat::FIRST;
/// A beat comes within this time on a busy machine.
const PATIENCE: Duration = Duration::from_secs(120);

/// A reader of a page's stream: how many bytes each change brought.
struct Reader(Receiver<usize>);

impl Reader {
    /// Loads the page, and follows its stream from there.
    fn of(house: &House, table: &TableId, token: &str) -> Reader {
        let page = body(request(house, &format!("/tables/{table}"), token));
        let stream = page.split("data-stream=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
        let stream = stream.replace("&amp;", "&");
        let answer = request(house, &stream, token);
        let (tell, told) = channel();
        std::thread::spawn(move || {
            let (mut bytes, mut event) = (0, String::new());
            for line in answer.lines().map_while(Result::ok) {
                if let Some(name) = line.strip_prefix("event: ") {
                    event = name.to_owned();
                }
                bytes += if event.is_empty() { 0 } else { line.len() + 1 };
                // The part that closes every change.
                if event == "end" && line.is_empty() && tell.send(std::mem::take(&mut bytes)).is_err() {
                    return;
                }
                if line.is_empty() {
                    event.clear();
                }
            }
        });
        Reader(told)
    }
}

fn request(house: &House, path: &str, token: &str) -> BufReader<TcpStream> {
    let host = house.address.trim_start_matches("http://").trim_end_matches('/').to_owned();
    let mut socket = TcpStream::connect(&host).unwrap();
    let head = format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nCookie: undercroft={token}\r\n\r\n");
    socket.write_all(head.as_bytes()).unwrap();
    BufReader::new(socket)
}

/// The text of an answer that is not a stream.
fn body(mut answer: BufReader<TcpStream>) -> String {
    let mut text = String::new();
    while !text.contains("</html>") {
        assert!(answer.read_line(&mut text).unwrap() > 0, "the page ends: {text}");
    }
    text
}

/// Does the move tell this observer anything, or change what they see or may do?
fn is_heard(
    before: &dyn undercroft_shelf::AnyTable,
    after: &dyn undercroft_shelf::AnyTable,
    who: Observer,
) -> bool {
    !after.happened(after.moves(), who).is_empty()
        || !after.scene(who).same(&*before.scene(who))
        || before.status().acting() != after.status().acting()
}

/// Two people play a game with the same moves beside the server; Mira's page and a spectator's beat exactly when they
/// should.
#[test]
fn pages_beat_only_for_what_their_reader_may_know() {
    let house = House::open("beats");
    for game in undercroft_shelf::ids() {
        let (mira, token) = house.run(house.hall.welcome("Mira")).unwrap();
        let (oskar, _) = house.run(house.hall.welcome("Oskar")).unwrap();
        let seed = Seed::new("beats").unwrap();
        let plan = vec![SeatPlan::Me, SeatPlan::Open];
        let new = NewTable { public: true, start_when_full: true, ..NewTable::new(game, plan) };
        let id = house.run(house.hall.open_with(&mira, &new, Some(&seed))).unwrap();
        house.run(house.hall.join(&oskar, &id, None)).unwrap();
        let setup = house.run(house.hall.see(None, &id)).unwrap().setup.clone();
        let mut beside = new_table(game, &setup, seed).unwrap();
        let readers = [
            (Observer::Seat(MIRA), Reader::of(&house, &id, &token)),
            (Observer::Spectator, Reader::of(&house, &id, "")),
        ];
        // Whoever comes to look is seen by those who are there: their coming is no part of the game.
        for (_, reader) in &readers {
            while reader.0.recv_timeout(Duration::from_millis(800)).is_ok() {}
        }
        let (mut secret, mut largest) = (0, 0);
        for number in 0..30 {
            let acting: Vec<Seat> = beside.status().acting().iter().collect();
            let Some(seat) = acting.get(number % acting.len().max(1)).copied() else { break };
            let choices = beside.scene(Observer::Seat(seat)).choices();
            let mv = choices[number * 7 % choices.len()].notation.clone();
            let before = beside.copy();
            beside.play(seat, &mv, &[]).unwrap();
            let who: &Person = if seat == MIRA { &mira } else { &oskar };
            house.run(house.hall.play(who, &id, &mv, None)).unwrap();
            for (observer, reader) in &readers {
                if is_heard(&*before, &*beside, *observer) {
                    let bytes = reader.0.recv_timeout(PATIENCE);
                    largest = largest
                        .max(bytes.unwrap_or_else(|_| panic!("{game}: {observer:?} hears nothing of {mv}")));
                } else {
                    secret += 1;
                }
            }
        }
        // Nothing came that was not waited for: a line of talk is the next thing both hear.
        house.run(house.hall.say(&mira, &id, "well")).unwrap();
        for (observer, reader) in &readers {
            reader.0.recv_timeout(PATIENCE).unwrap();
            assert!(
                reader.0.recv_timeout(Duration::from_millis(300)).is_err(),
                "{game}: {observer:?} heard too much"
            );
        }
        println!(
            "{game}: {secret} moves were nobody else's business; the largest change took {largest} bytes"
        );
    }
}

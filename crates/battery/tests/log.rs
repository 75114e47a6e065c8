//! Logs read back, and damage is named by its line.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod toy;

use toy::{Move, Toy, fault};
use undercroft_core::log::LogError;
use undercroft_core::*;

type Plain = Toy<{ fault::NONE }>;

/// A finished game of six moves: lines 2 to 7, with the closing line 8.
fn finished() -> Table<Plain> {
    let game = Plain::new(&Setup::new(2).with("rounds", "1")).unwrap();
    let mut table = Table::new(game, Seed::new("torch").unwrap());
    table.play_text(Seat::new(0), "roll", &["1".to_owned()]).unwrap();
    table.play(Seat::new(1), Move::Draw).unwrap();
    for seat in Seat::all(2) {
        table.play(seat, Move::Bid(1)).unwrap();
        table.play(seat, Move::Ready).unwrap();
    }
    table
}

fn load(text: &str) -> Result<Table<Plain>, LogError> {
    Table::from_log(&Log::read(text)?)
}

#[test]
fn a_log_is_readable_and_reads_back() {
    let players = ["me".to_owned(), "random".to_owned()];
    let log = finished().log(&players);
    let text = log.write();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 8);
    assert!(lines[0].starts_with(
        r#"{"undercroft":1,"game":"toy","rules":1,"setup":{"seats":2,"options":{"rounds":"1"}},"players":["me","random"],"seal":""#
    ));
    assert_eq!(lines[1], r#"{"n":1,"seat":1,"move":"roll","script":["1"]}"#);
    assert_eq!(lines[2], r#"{"n":2,"seat":2,"move":"draw"}"#);
    assert!(lines[7].starts_with(r#"{"moves":6,"hash":""#) && lines[7].ends_with(r#""end":"bids"}"#));
    assert_eq!(Log::read(&text).unwrap(), log);
    assert_eq!(load(&text).unwrap().state(), finished().state());
}

#[test]
fn an_unfinished_game_and_one_without_moves_read_back() {
    let table = finished().at(3);
    assert_eq!(load(&table.log(&[]).write()).unwrap().hash(), table.hash());
    let table = table.at(0);
    assert_eq!(load(&table.log(&[]).write()).unwrap().hash(), table.hash());
}

#[test]
fn a_game_from_a_position_reads_back() {
    let start = finished().at(2);
    let position = start.game().write_position(start.state());
    let mut table: Table<Plain> = Table::from_position(&position, Seed::new("x").unwrap()).unwrap();
    table.play(Seat::new(0), Move::Bid(1)).unwrap();
    let mut log = table.log(&[]);
    assert_eq!(load(&log.write()).unwrap().state(), table.state());
    log.setup = Setup::new(3);
    assert_eq!(
        load(&log.write()).unwrap_err().to_string(),
        "line 1: its set-up is not the one of its position"
    );
    log.position = Some("nonsense".into());
    assert!(load(&log.write()).unwrap_err().to_string().starts_with("line 1: its position is impossible"));
}

/// Text that is replaced, what it becomes, the line that is named, and words of the message.
const DAMAGE: &[(&str, &str, usize, &str)] = &[
    ("{\"undercroft\":1", "{\"overcroft\":1", 1, "not the head of an Undercroft game"),
    ("{\"undercroft\":1", "{\"undercroft\":2", 1, "format 2 is not known here; this program reads 1"),
    ("\"game\":\"toy\"", "\"game\":\"chess\"", 1, "a game of chess, not of toy"),
    ("\"rules\":1", "\"rules\":9", 1, "played by version 9 of the rules; this program has version 1"),
    ("\"seats\":2", "\"seats\":7", 1, "toy is for 2 to 3 players, not 7"),
    ("\"rounds\":\"1\"", "\"rounds\":\"8\"", 1, "option rounds cannot be “8”"),
    ("\"seed\":\"torch\"", "\"seed\":\"porch\"", 1, "the seed does not fit its seal"),
    ("\"n\":1,", "\"n\":5,", 2, "move 5 stands where move 1 should"),
    ("\"script\":[\"1\"]", "\"script\":[\"8\"]", 2, "a number from 1 to 6"),
    ("\"move\":\"roll\"", "\"move\":\"fly\"", 2, "“fly” is not a move"),
    ("\"seat\":2,\"move\":\"draw\"", "\"seat\":1,\"move\":\"draw\"", 3, "not allowed by TOY-3"),
    ("\"seat\":2,\"move\":\"draw\"", "\"seat\":9,\"move\":\"draw\"", 3, "seat 9 does not exist"),
    ("\"move\":\"draw\"", "\"move\":\"ready\"", 3, "not allowed by TOY-5"),
    ("\"move\":\"draw\"}", "\"move\":\"draw\",\"extra\":1}", 3, "unknown field"),
    ("\"move\":\"draw\"}", "\"move\":\"dr", 3, "not a move"),
    ("{\"n\":2,\"seat\":2,\"move\":\"draw\"}\n", "", 3, "move 3 stands where move 2 should"),
    ("\"move\":\"draw\"", "\"move\":\"roll\"", 8, "the game ends in state"),
    ("\"moves\":6", "\"moves\":7", 8, "the closing line counts 7 moves, the file has 6"),
    ("\"hash\":\"", "\"hash\":\"0", 8, "the game ends in state"),
    (
        "\"end\":\"bids\"",
        "\"end\":\"bank\"",
        8,
        "the game is over by “bids”, but the file says over by “bank”",
    ),
    ("{\"moves\"", "{\"Moves\"", 8, "the closing line is damaged"),
];

#[test]
fn damage_is_named_by_its_line() {
    let text = finished().log(&[]).write();
    for (old, new, line, words) in DAMAGE {
        assert!(text.contains(old), "{old} is not in the log");
        let error = load(&text.replacen(old, new, 1)).expect_err(new);
        assert_eq!(error.line, *line, "{new}: {error}");
        assert!(error.to_string().contains(words), "{new}: {error}");
    }
}

#[test]
fn a_file_that_was_cut_off_says_so() {
    let text = finished().log(&[]).write();
    let first = |count: usize| text.lines().take(count).collect::<Vec<_>>().join("\n");
    assert_eq!(load("").unwrap_err().to_string(), "line 1: the file is empty");
    assert!(load(&first(1)).unwrap_err().to_string().contains("line 1: the file ends after its head"));
    for count in 2..8 {
        let error = load(&first(count)).unwrap_err().to_string();
        assert_eq!(
            error,
            format!("line {count}: the file ends in the middle of the game; its closing line is missing")
        );
    }
}

#[test]
fn no_part_of_a_file_is_taken_for_the_whole() {
    let text = finished().log(&[]).write();
    for length in 0..text.trim_end().len() {
        let part = &text[..length];
        let error = load(part).expect_err(part);
        assert!(error.line <= part.lines().count().max(1), "{error}");
    }
}

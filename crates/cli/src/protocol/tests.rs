//! The protocol under what nobody should send.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use super::*;
use serde_json::{Value, json};
use undercroft_core::{Chance, Quick};

fn replies(input: &[u8]) -> Vec<Value> {
    let mut output = Vec::new();
    serve(&mut &input[..], &mut output).unwrap();
    String::from_utf8(output).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn code(reply: &Value) -> &str {
    reply["error"]["code"].as_str().unwrap_or("none")
}

#[test]
fn what_is_wrong_gets_a_code_a_sentence_and_its_id() {
    let game = undercroft_shelf::ids()[0];
    let opening = json!({ "cmd": "new", "game": game, "seats": 2, "seed": "torch" }).to_string();
    for (line, expected) in [
        ("garbage", "not_json"),
        ("[1, 2", "not_json"),
        ("[1, 2]", "bad_request"),
        ("7", "bad_request"),
        ("{}", "bad_request"),
        (r#"{"cmd":"dance"}"#, "bad_request"),
        (r#"{"id":{},"cmd":"hello"}"#, "bad_request"),
        (r#"{"cmd":"hello","lang":"de"}"#, "bad_request"),
        (r#"{"cmd":"hello","colour":1}"#, "bad_request"),
        (r#"{"cmd":"status","table":"one"}"#, "bad_request"),
        (r#"{"cmd":"status","table":-1}"#, "bad_request"),
        (r#"{"cmd":"status","table":2}"#, "unknown_table"),
        (r#"{"cmd":"new","game":"chess","seats":2}"#, "unknown_game"),
        (r#"{"cmd":"new","game":"GAME","seats":1}"#, "bad_setup"),
        (r#"{"cmd":"new","game":"GAME","seats":300}"#, "bad_request"),
        (r#"{"cmd":"new","game":"GAME","seats":2,"options":{"colour":"red"}}"#, "bad_setup"),
        (r#"{"cmd":"new","game":"GAME","seats":2,"components":"]"}"#, "bad_setup"),
        (r#"{"cmd":"new","game":"GAME","seats":2,"seed":"no spaces"}"#, "bad_seed"),
        (r#"{"cmd":"new","game":"GAME","seats":2,"players":["Anna"]}"#, "bad_request"),
        (r#"{"cmd":"load"}"#, "bad_request"),
        (r#"{"cmd":"load","log":"{}"}"#, "bad_log"),
        (r#"{"cmd":"load","position":"game = 'GAME'"}"#, "bad_position"),
        (r#"{"cmd":"load","position":"game = 'chess'"}"#, "unknown_game"),
        (r#"{"cmd":"legal","table":1,"seat":3}"#, "no_such_seat"),
        (r#"{"cmd":"view","table":1,"as":0}"#, "no_such_seat"),
        (r#"{"cmd":"view","table":1,"as":"king"}"#, "bad_request"),
        (r#"{"cmd":"play","table":1,"seat":1,"move":"castle"}"#, "not_a_move"),
        (r#"{"cmd":"why","table":1,"seat":1,"move":"castle"}"#, "not_a_move"),
        (r#"{"cmd":"undo","table":1,"seat":1}"#, "cannot_undo"),
        (r#"{"cmd":"bot","table":1,"seat":9,"bot":"easy"}"#, "no_such_seat"),
        (r#"{"cmd":"bot","table":1,"seat":1,"bot":"gandalf"}"#, "no_such_bot"),
        (r#"{"cmd":"bot","table":1,"seat":1,"bot":"ismcts@0"}"#, "no_such_bot"),
        (r#"{"cmd":"bot","table":1,"seat":1,"bot":"easy","seed":"no spaces"}"#, "bad_seed"),
        (r#"{"cmd":"new","game":"GAME","seats":2,"bots":["easy"]}"#, "bad_request"),
        (r#"{"cmd":"new","game":"GAME","seats":2,"bots":[null,"gandalf"]}"#, "no_such_bot"),
        (r#"{"cmd":"branch","table":1,"after":1}"#, "out_of_range"),
    ] {
        let line = line.replace("GAME", game);
        let all = replies(format!("{opening}\n{line}\n").as_bytes());
        assert_eq!(code(&all[1]), expected, "{line}: {}", all[1]);
        assert!(!all[1]["error"]["message"].as_str().unwrap().is_empty());
    }
    let named = replies(br#"{"cmd":"dance","id":"x7"}"#);
    assert_eq!(named[0]["id"], "x7", "even a wrong request is answered under its id");
}

/// One of the two seats is asked at the start, and it is always the same one for this seed.
#[test]
fn a_bot_says_its_move_and_a_bot_on_a_seat_makes_it() {
    let new =
        |bots: Value| json!({ "cmd": "new", "game": "welcome", "seats": 2, "seed": "torch", "bots": bots });
    let asked = |seat: u64, seed: &str| json!({ "cmd": "bot", "table": 1, "seat": seat, "bot": "ismcts@40", "seed": seed });
    let lines =
        [new(json!([])), asked(2, "a"), asked(2, "a"), asked(1, "a"), new(json!(["expert", "ismcts@40"]))];
    let all = replies(lines.map(|line| line.to_string() + "\n").concat().as_bytes());
    let mv = all[1]["result"]["move"].as_str().unwrap();
    assert!(mv == "draw" || mv == "pass", "{mv}");
    assert_eq!(all[1]["result"], all[2]["result"], "the same luck, the same move");
    assert_eq!(code(&all[3]), "not_asked");
    assert_eq!(all[4]["result"]["over"], true, "two bots play to the end by themselves");
    let mixed = new(json!([null, "expert"])).to_string() + "\n";
    assert_eq!(replies(mixed.as_bytes())[0]["result"]["acting"], json!([1]), "the bot has moved already");
}

#[test]
fn long_lines_and_foreign_bytes_are_survived() {
    let mut input = vec![b'x'; LONGEST_LINE + 1];
    input.extend_from_slice(b"\n\n\xff\xfe\n");
    input.extend("[".repeat(100_000).bytes());
    input.extend_from_slice(b"\n{\"cmd\":\"hello\"}\n");
    let all = replies(&input);
    assert_eq!(all.iter().map(code).collect::<Vec<_>>(), ["too_long", "not_utf8", "not_json", "none"]);
}

#[test]
fn there_is_an_end_to_tables() {
    let game = undercroft_shelf::ids()[0];
    let opening = json!({ "cmd": "new", "game": game, "seats": 2 }).to_string() + "\n";
    let most = MOST_TABLES;
    let all = replies((opening.repeat(most + 1) + "{\"cmd\":\"close\",\"table\":1}\n" + &opening).as_bytes());
    assert_eq!(code(&all[most]), "too_many_tables");
    assert_eq!(all[most + 2]["result"]["table"], most + 1, "a number is not used twice");
}

/// Right requests with something wrong in them, thousands: each gets exactly one reply, and the server lives.
#[test]
fn random_requests_are_all_answered() {
    let game = undercroft_shelf::ids()[0];
    let mut chance = Quick::new(4);
    let mut server = Server::new();
    server.answer(&json!({ "cmd": "new", "game": game, "seats": 3, "seed": "torch" }).to_string());
    let mut log = String::new();
    let mut codes = std::collections::BTreeSet::new();
    for round in 0..8000 {
        let mut request = right_request(&mut chance, game, &log);
        for _ in 0..chance.below(3) {
            spoil(&mut request, &mut chance, game, &log);
        }
        let mut line = request.to_string().into_bytes();
        if chance.below(8) == 0 {
            let at = chance.below(line.len() as u32) as usize;
            line[at] = chance.below(128) as u8;
        }
        let line = String::from_utf8_lossy(&line).into_owned();
        let reply: Value = serde_json::from_str(&server.answer(&line)).unwrap();
        assert!(reply.get("result").is_some() != reply.get("error").is_some(), "{line}: {reply}");
        assert!(!reply.to_string().contains('⟨'), "a message without words: {reply}");
        codes.insert(code(&reply).to_owned());
        if let Some(text) = reply["result"]["log"].as_str() {
            log = text.to_owned();
        }
        if round % 100 == 0 {
            play_some(&mut server, &mut chance);
        }
    }
    for met in ["none", "illegal", "not_json", "bad_request", "bad_log", "no_such_seat", "too_many_tables"] {
        assert!(codes.contains(met), "{met} never came up: {codes:?}");
    }
}

/// Any request but those that would end the first table or the conversation.
fn right_request(chance: &mut Quick, game: &str, log: &str) -> Value {
    let (table, seat) = (1, 1 + chance.below(3));
    let eyes = [json!(seat), json!("spectator"), json!("omniscient")][chance.below(3) as usize].clone();
    let moves = moves_of(log);
    let mv = if moves.is_empty() { "pass" } else { moves[chance.below(moves.len() as u32) as usize] };
    match chance.below(15) {
        0 => json!({ "cmd": "hello" }),
        1 => json!({ "cmd": "games", "lang": "ru" }),
        2 => json!({ "cmd": "new", "game": game, "seats": 2, "seed": "x", "options": {} }),
        3 => json!({ "cmd": "load", "log": log }),
        4 => json!({ "cmd": "status", "table": table, "omniscient": true }),
        5 => json!({ "cmd": "legal", "table": table, "seat": seat, "lang": "ru" }),
        6 => json!({ "cmd": "play", "table": table, "seat": seat, "move": mv, "script": [] }),
        7 => json!({ "cmd": "why", "table": table, "seat": seat, "move": mv, "lang": "ru" }),
        8 => json!({ "cmd": "view", "table": table, "as": eyes, "lang": "en" }),
        9 => json!({ "cmd": "events", "table": table, "as": eyes, "since": seat, "lang": "en" }),
        10 => json!({ "cmd": "undo", "table": table, "seat": seat }),
        11 => json!({ "cmd": "branch", "table": table, "after": seat }),
        12 => json!({ "cmd": "save", "table": table }),
        13 => json!({ "cmd": "position", "table": table }),
        _ => json!({ "cmd": "imagine", "table": table, "seat": seat, "seed": 3 }),
    }
}

/// Changes a field, leaves one out or adds one.
fn spoil(request: &mut Value, chance: &mut Quick, game: &str, log: &str) {
    let Some(fields) = request.as_object_mut() else { return };
    let name =
        fields.keys().nth(chance.below(fields.len().max(1) as u32) as usize).cloned().unwrap_or_default();
    match chance.below(4) {
        0 => {
            fields.remove(&name);
        }
        1 => {
            fields.insert("colour".to_owned(), random_value(chance, game, log));
        }
        _ => {
            fields.insert(name, random_value(chance, game, log));
        }
    }
}

fn moves_of(log: &str) -> Vec<&str> {
    log.split("\"move\":\"").skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

fn random_value(chance: &mut Quick, game: &str, log: &str) -> Value {
    match chance.below(14) {
        0 => Value::Null,
        1 => json!(true),
        2..=5 => json!(chance.below(5)),
        6 => json!(-1),
        7 => json!(u64::MAX),
        8 => json!(1.5e300),
        9 => json!(game),
        10 => json!(["1", "2"]),
        11 => json!({ "hero": "mage", "a": [[[[]]]] }),
        12 => json!("x".repeat(chance.below(3000) as usize)),
        _ => {
            let mut text: Vec<char> = log.chars().collect();
            if !text.is_empty() {
                let at = chance.below(text.len() as u32) as usize;
                text[at] = char::from(32 + chance.below(95) as u8);
            }
            json!(text.into_iter().collect::<String>())
        }
    }
}

/// Brings the first table further, so that the random requests meet every phase.
fn play_some(server: &mut Server, chance: &mut Quick) {
    for seat in 1..=3 {
        let legal = json!({ "cmd": "legal", "table": 1, "seat": seat }).to_string();
        let reply: Value = serde_json::from_str(&server.answer(&legal)).unwrap();
        let Some(moves) = reply["result"]["moves"].as_array().filter(|moves| !moves.is_empty()) else {
            continue;
        };
        let mv = &moves[chance.below(moves.len() as u32) as usize];
        let play = json!({ "cmd": "play", "table": 1, "seat": seat, "move": mv }).to_string();
        let reply: Value = serde_json::from_str(&server.answer(&play)).unwrap();
        assert!(reply.get("result").is_some(), "a legal move is played: {reply}");
    }
}

/// What is said in both languages is said in the one that was asked for.
#[test]
fn faults_speak_the_language_of_the_request() {
    let asked = |lang: &str| {
        format!("{{\"id\":1,\"cmd\":\"new\",\"game\":\"chess\",\"seats\":2,\"lang\":\"{lang}\"}}\n")
    };
    let all = replies(format!("{}{}", asked("ru"), asked("en")).as_bytes());
    let said = |reply: &Value| reply["error"]["message"].as_str().unwrap().to_owned();
    assert!(said(&all[0]).starts_with("игры «chess» нет"), "{}", said(&all[0]));
    assert!(said(&all[1]).starts_with("there is no game “chess”"), "{}", said(&all[1]));
}

//! The protocol against lines spoiled in every way a fixed seed can think of: each gets exactly one reply.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

use undercroft_core::{Chance, Quick};

const REQUESTS: &[&str] = &[
    r#"{"id":1,"cmd":"hello"}"#,
    r#"{"id":2,"cmd":"games","lang":"ru"}"#,
    r#"{"id":3,"cmd":"new","game":"welcome","seats":2,"seed":"a","players":["Mira","Oskar"]}"#,
    r#"{"id":4,"cmd":"new","game":"lords","seats":3,"options":{"set":"full"},"seed":"b"}"#,
    r#"{"id":5,"cmd":"new","game":"paper","seats":1,"seed":"c"}"#,
    r#"{"id":6,"cmd":"legal","table":1,"seat":1,"lang":"en"}"#,
    r#"{"id":7,"cmd":"play","table":1,"seat":1,"move":"draw","script":["dragon"]}"#,
    r#"{"id":8,"cmd":"play","table":1,"seat":2,"move":"pass"}"#,
    r#"{"id":9,"cmd":"why","table":1,"seat":2,"move":"add"}"#,
    r#"{"id":10,"cmd":"view","table":1,"as":"spectator","lang":"en"}"#,
    r#"{"id":11,"cmd":"view","table":2,"as":1}"#,
    r#"{"id":12,"cmd":"events","table":1,"as":"omniscient","since":0}"#,
    r#"{"id":13,"cmd":"undo","table":1,"seat":1}"#,
    r#"{"id":14,"cmd":"branch","table":1,"after":1}"#,
    r#"{"id":15,"cmd":"save","table":1}"#,
    r#"{"id":16,"cmd":"position","table":1}"#,
    r#"{"id":17,"cmd":"imagine","table":1,"seat":1,"seed":5}"#,
    r#"{"id":18,"cmd":"load","position":"game = \"welcome\""}"#,
    r#"{"id":19,"cmd":"load","log":"{}"}"#,
    r#"{"id":20,"cmd":"status","table":1,"omniscient":true}"#,
    r#"{"id":21,"cmd":"close","table":3}"#,
];

const TRAPS: &[&str] = &[
    "0",
    "-1",
    "255",
    "256",
    "18446744073709551616",
    "1e9",
    "0.5",
    "null",
    "true",
    "[]",
    "{}",
    "[",
    "{",
    "\"",
    "\\",
    "\\u0000",
    "\\ud800",
    "é",
    "\u{202e}",
    "",
    ",",
    ":",
    "1",
    "2",
    "9",
    "\"omniscient\"",
    "\"spectator\"",
    "\"lords\"",
    "\"draw\"",
];

/// A request with some of its pieces replaced, repeated or gone. A line stays a line.
fn spoil(request: &str, luck: &mut Quick) -> String {
    let mut parts: Vec<&str> = request.split_inclusive(|c: char| !c.is_alphanumeric()).collect();
    for _ in 0..=luck.below(2) {
        let (at, to) = (luck.below(parts.len() as u32) as usize, luck.below(parts.len() as u32) as usize);
        let trap = TRAPS[luck.below(TRAPS.len() as u32) as usize];
        match luck.below(5) {
            0 => parts[at] = trap,
            1 => parts.insert(at, trap),
            2 => parts.swap(at, to),
            3 => parts[at] = parts[to],
            _ if parts.len() > 1 => drop(parts.remove(at)),
            _ => {}
        }
    }
    parts.concat()
}

#[test]
fn every_line_gets_one_reply() {
    let home = tempfile::tempdir().unwrap();
    let mut luck = Quick::new(8);
    let mut lines = Vec::new();
    for case in 0..4_000 {
        // The tables that the spoiled requests speak of should be there.
        if case % 200 == 0 {
            lines.extend(REQUESTS[2..5].iter().map(|request| (*request).to_owned()));
        }
        let line = spoil(REQUESTS[case % REQUESTS.len()], &mut luck);
        lines.extend((!line.trim().is_empty()).then_some(line));
    }
    let run = common::undercroft(home.path(), &["protocol"], (lines.join("\n") + "\n").as_bytes());
    assert_eq!(run.code, Some(0), "{}", run.err);
    assert!(!run.err.contains("fault in Undercroft"), "{}", run.err);
    assert_eq!(run.out.lines().count(), lines.len());
    for (line, reply) in lines.iter().zip(run.out.lines()) {
        let reply: serde_json::Value = serde_json::from_str(reply).unwrap();
        assert!(reply.get("result").is_some() != reply.get("error").is_some(), "{line}: {reply}");
    }
}

//! Sets of Dungeoneer of one's own: in the terminal, in the arena and over the protocol.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

use common::undercroft;
use serde_json::{Value, json};

const EXAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/drowned-mill.toml");

/// An epic set: the first one again, from level 4 on.
fn epic() -> String {
    let vault = include_str!("../../games/dungeoneer/packs/vault.toml");
    let pack = vault
        .replace("id = \"vault\"", "id = \"trial\"")
        .replace("grade = \"heroic\"", "grade = \"epic\"")
        .replace("start_level = 1", "start_level = 4")
        .replace("top_level = 4", "top_level = 7")
        .replace("levels = [1, 2, 3, 4]", "levels = [4, 5, 6, 7]");
    format!("[pack]\nid = \"trial\"\nuses = [\"vault\"]\n{pack}")
}

/// The example is played in the terminal, saved with its pack, and the save is checked; two packs go together.
#[test]
fn in_the_terminal() {
    for lang in ["en", "ru"] {
        let home = tempfile::tempdir().unwrap();
        let args =
            ["play", "vault", "--pack", EXAMPLE, "--seats", "me,normal", "--seed", "mill", "--lang", lang];
        let run = undercroft(home.path(), &[&args[..], &["--save", "game"]].concat(), &b"1\n".repeat(60));
        // The answers end before the game does: it is saved.
        assert!(run.err.contains("play --resume game"), "{}", run.err);
        assert!(!run.out.contains('⟨'), "a message is missing: {}", run.out);
        let check = undercroft(home.path(), &["replay", "verify", "game"], b"");
        assert_eq!(check.code, Some(0), "{}{}", check.out, check.err);
    }
    let home = tempfile::tempdir().unwrap();
    let trial = home.path().join("trial.toml");
    std::fs::write(&trial, epic()).unwrap();
    let args =
        ["play", "serpent", "--pack", EXAMPLE, "--pack", trial.to_str().unwrap(), "--seats", "me,normal"];
    let run = undercroft(home.path(), &args, &b"1\n".repeat(20));
    assert!(run.err.contains("play --resume"), "{}", run.err);
}

/// What is wrong is told with the file, the line, the entry and the reason, and nothing is begun.
#[test]
fn what_is_wrong_is_told_before_the_game() {
    let home = tempfile::tempdir().unwrap();
    let wrong = std::fs::read_to_string(EXAMPLE).unwrap().replace("top_level = 4", "top_level = 5");
    let file = home.path().join("mine.toml");
    std::fs::write(&file, wrong).unwrap();
    let mine = file.to_str().unwrap();
    let run = undercroft(home.path(), &["play", "vault", "--pack", mine, "--lang", "en"], b"");
    assert_ne!(run.code, Some(0));
    assert!(
        run.err.contains("mine.toml") && run.err.contains("line 15, [set]: top_level = 5"),
        "{}",
        run.err
    );
    let two = ["play", "vault", "--pack", mine, "--pack", EXAMPLE, "--lang", "en"];
    let run = undercroft(home.path(), &two, b"");
    assert!(run.err.contains("mine.toml: line 15, [set]: top_level = 5"), "{}", run.err);
    assert!(run.err.contains("the id “mill” is that of another set on the table"), "{}", run.err);
    let other = ["play", "welcome", "--pack", mine, "--pack", EXAMPLE, "--lang", "en"];
    let run = undercroft(home.path(), &other, b"");
    assert!(run.err.contains("a second pack"), "{}", run.err);
}

/// The arena plays it, by pack and by option, and its cards are in the report.
#[test]
fn in_the_arena() {
    let home = tempfile::tempdir().unwrap();
    let args = ["arena", "--game", "vault", "--bots", "easy", "--seats", "2", "--games", "2", "--balance"];
    for more in [["--pack", EXAMPLE], ["--options", "also=mill"]] {
        let run = undercroft(home.path(), &[&args[..], &more[..]].concat(), b"");
        assert_eq!(run.code, Some(0), "{}", run.err);
        assert!(run.out.contains("burst_sluice") && run.out.contains("stop_the_wheel"), "{}", run.out);
    }
}

/// Over the protocol: the packs in force are in `status`, their values in `components`.
#[test]
fn over_the_protocol() {
    let home = tempfile::tempdir().unwrap();
    let text = std::fs::read_to_string(EXAMPLE).unwrap();
    let requests = [
        json!({ "id": 1, "cmd": "new", "game": "vault", "seats": 2, "seed": "mill", "components": text }),
        json!({ "id": 2, "cmd": "status", "table": 1 }),
        json!({ "id": 3, "cmd": "components", "table": 1 }),
        json!({ "id": 4, "cmd": "new", "game": "serpent", "seats": 2, "options": { "also": "mill" } }),
        json!({ "id": 5, "cmd": "status", "table": 2 }),
        json!({ "id": 6, "cmd": "new", "game": "vault", "seats": 2, "components": text.replace("start_life = 6", "start_life = 7") }),
    ];
    let input: String = requests.iter().map(|request| format!("{request}\n")).collect();
    let run = undercroft(home.path(), &["protocol"], input.as_bytes());
    let replies: Vec<Value> = run.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let reply = |id: u64| replies.iter().find(|reply| reply["id"] == id).unwrap();
    let packs = |id: u64| -> Vec<&str> {
        let packs = reply(id)["result"]["packs"].as_array().unwrap();
        packs.iter().map(|pack| pack["id"].as_str().unwrap()).collect()
    };
    assert_eq!(packs(2), ["vault", "mill"]);
    assert_eq!(packs(5), ["vault", "mill", "serpent"]);
    let values = reply(3)["result"]["components"].to_string();
    assert!(values.contains("drowned_miller") && values.contains("crack_the_strongbox"));
    let wrong = reply(6)["error"].to_string();
    assert!(wrong.contains("line 15, [set]: start_life = 7, but vault has 6"), "{wrong}");
}

//! What bad input gets: a clear message that names the thing and what is allowed, and exit code 2.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

use common::undercroft;
use std::path::Path;

fn refused(home: &Path, args: &[&str], expected: &str) {
    let run = undercroft(home, args, b"");
    assert_eq!(run.code, Some(2), "{args:?}: {}{}", run.out, run.err);
    assert!(run.err.contains(expected), "{args:?}: “{expected}” is not in\n{}", run.err);
    assert!(!run.err.contains("panicked") && !run.err.contains("backtrace"), "{}", run.err);
}

#[test]
fn wrong_commands_name_what_is_allowed() {
    let home = tempfile::tempdir().unwrap();
    for (args, expected) in [
        (&["play", "chess"][..], "there is no game “chess”; the games are: welcome"),
        (&["play"], "which game? The games are: welcome"),
        (&["play", "welcome", "--options", "colour=red"], "welcome has no option “colour”; it has: hero"),
        (
            &["play", "welcome", "--options", "hero=bard"],
            "option hero cannot be “bard”; allowed: random, warrior",
        ),
        (&["play", "welcome", "--options", "hero"], "option “hero” has no value"),
        (&["play", "welcome", "--seats", "me"], "welcome is for 2 to 4 players, not 1"),
        (&["play", "welcome", "--seats", "me,random,random,random,random"], "2 to 4 players, not 5"),
        (&["play", "welcome", "--seats", "me,me,me,me,me,me,me,me,me,me"], "2 to 4 players, not 10"),
        (&["play", "welcome", "--seats", "me,gandalf"], "“gandalf” is neither me nor a bot (random, easy"),
        (
            &["play", "welcome", "--seats", "me,Eve:gandalf"],
            "there is no bot “gandalf”; the bots are: random",
        ),
        (&["play", "welcome", "--names", "A,B,C,D"], "there are 4 names for 3 seats"),
        (&["play", "welcome", "--seed", "a b"], "a seed is 1 to 64 letters"),
        (&["play", "welcome", "--lang", "de"], "the languages are: en, ru"),
        (
            &["play", "lords", "--seats", "me,easy,easy,easy,easy"],
            "lords is for 2 to 4 players, not 5 (DL-001)",
        ),
        (&["play", "lords", "--options", "rules=full,rules=first"], "option rules is named twice"),
        (&["play", "welcome", "--components", "nowhere.toml"], "cannot read nowhere.toml"),
        (&["play", "welcome", "--position", "nowhere.toml"], "cannot read nowhere.toml"),
        (&["play", "--resume", "nowhere"], "cannot read nowhere"),
        (&["replay", "nowhere"], "cannot read nowhere"),
        (&["replay", "verify", "nowhere"], "cannot read nowhere"),
        (&["bench", "--game", "chess"], "there is no game “chess”; the games are: welcome"),
        (&["bench", "--seconds", "0"], "0.01 to 3600 seconds"),
        (&["dance"], "unrecognized subcommand 'dance'"),
    ] {
        refused(home.path(), args, expected);
    }
}

#[test]
fn a_damaged_file_is_named_with_its_line() {
    let home = tempfile::tempdir().unwrap();
    let played = undercroft(
        home.path(),
        &["play", "welcome", "--seed", "torch", "--save", "game"],
        &b"1\n".repeat(3000),
    );
    assert_eq!(played.code, Some(0), "{}", played.err);
    let text = std::fs::read_to_string(home.path().join("game")).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let with = |line: usize, new: &str| {
        let mut lines = lines.clone();
        lines[line - 1] = new;
        lines.join("\n") + "\n"
    };
    let last = lines.len();
    for (damaged, expected) in [
        (String::new(), "bad: line 1: the file is empty".to_owned()),
        ("hello\n".to_owned(), "bad: line 1: this is not the head of an Undercroft game".to_owned()),
        (text[..text.len() / 2].to_owned(), "bad: line ".to_owned()),
        (lines[..last - 1].join("\n"), format!("bad: line {}: the file ends in the middle", last - 1)),
        (with(3, "{}"), "bad: line 3: this is not a move".to_owned()),
        (with(2, r#"{"n":1,"seat":1,"move":"castle"}"#), "bad: line 2: “castle”".to_owned()),
        (
            text.replace("\"seed\":\"torch\"", "\"seed\":\"torch2\""),
            "bad: line 1: the seed does not fit".to_owned(),
        ),
        (
            text.replace("\"game\":\"welcome\"", "\"game\":\"chess\""),
            "line 1: there is no game “chess”".to_owned(),
        ),
        (text.replace("\"hash\":\"", "\"hash\":\"0"), format!("bad: line {last}: the game ends in state")),
    ] {
        std::fs::write(home.path().join("bad"), damaged).unwrap();
        for args in [&["replay", "bad"][..], &["replay", "verify", "bad"], &["play", "--resume", "bad"]] {
            refused(home.path(), args, &expected);
        }
    }
    std::fs::write(home.path().join("bad"), b"{}\n\xff\xfe\n").unwrap();
    refused(home.path(), &["replay", "bad"], "bad: line 2: this is not UTF-8 text");
}

#[test]
fn a_wrong_component_file_is_named_with_what_is_wrong() {
    let home = tempfile::tempdir().unwrap();
    let box_file = concat!(env!("CARGO_MANIFEST_DIR"), "/../games/welcome/components.toml");
    let text = std::fs::read_to_string(box_file).unwrap();
    std::fs::write(home.path().join("mine.toml"), &text).unwrap();
    let run = undercroft(home.path(), &["play", "welcome", "--components", "mine.toml"], b"q\n");
    assert_eq!(run.code, Some(0), "the values of the box are fine: {}", run.err);

    std::fs::write(home.path().join("mine.toml"), "this is not TOML").unwrap();
    refused(home.path(), &["play", "welcome", "--components", "mine.toml"], "mine.toml: ");
    std::fs::write(home.path().join("mine.toml"), text.replacen("strength = 1", "strength = -1", 1)).unwrap();
    refused(home.path(), &["play", "welcome", "--components", "mine.toml"], "mine.toml: ");
}

#[test]
fn an_impossible_position_is_refused_with_the_reason() {
    let home = tempfile::tempdir().unwrap();
    std::fs::write(home.path().join("p.toml"), "game = \"chess\"\n").unwrap();
    refused(home.path(), &["play", "--position", "p.toml"], "p.toml: there is no game “chess”");
    std::fs::write(home.path().join("p.toml"), "game = \"welcome\"\n").unwrap();
    refused(home.path(), &["play", "--position", "p.toml"], "p.toml: ");
}

/// Whoever chose Russian is told in Russian what is wrong, by the parser of the command line too.
#[test]
fn errors_speak_the_chosen_language() {
    let home = tempfile::tempdir().unwrap();
    std::fs::write(home.path().join("empty"), "").unwrap();
    for (args, expected) in [
        (&["play", "chess", "--lang", "ru"][..], "игры «chess» нет; есть такие: welcome"),
        (&["play", "--lang=ru"], "в какую игру? Есть такие: welcome"),
        (
            &["play", "welcome", "--lang", "ru", "--options", "hero=bard"],
            "параметр hero не может быть «bard»",
        ),
        (&["play", "lords", "--lang", "ru", "--seats", "me"], "играют от 2 до 4, а не 1 (DL-001)"),
        (&["play", "welcome", "--lang", "ru", "--seats", "me,gandalf"], "«gandalf» — ни me, ни бот"),
        (&["play", "welcome", "--lang", "ru", "--seats", "me,Eve:gandalf"], "бота «gandalf» нет"),
        (&["play", "welcome", "--lang", "ru", "--seed", "a b"], "зерно — это от 1 до 64"),
        (&["replay", "nowhere", "--lang", "ru"], "не удаётся прочитать nowhere: такого файла или папки нет"),
        (&["replay", "empty", "--lang", "ru"], "empty: строка 1: файл пуст"),
        (&["play", "--lang", "ru", "--seets", "me"], "параметра «--seets» здесь нет"),
        (&["play", "--lang", "ru", "--seed"], "для --seed <SEED> нужно значение"),
        (&["replay", "--lang", "ru"], "не хватает: <FILE>"),
        (&["hint", "empty", "--lang", "ru", "--budget", "soon"], "«soon» — это не время на раздумье"),
        (&["play", "--lang", "ru", "--resume", "a", "--seed", "b"], "--seed <SEED>"),
        (&["puzzle", "lords", "99", "--lang", "ru"], "задачи «99» нет; есть такие: 1"),
    ] {
        refused(home.path(), args, expected);
        let run = undercroft(home.path(), args, b"");
        assert!(!run.err.contains("error:") && !run.err.contains('⟨'), "{args:?}: {}", run.err);
    }
}

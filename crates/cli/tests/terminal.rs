//! Whole games in the terminal, on a pipe.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

use common::undercroft;
use std::path::PathBuf;

/// More first choices than any game needs.
fn always_the_first() -> Vec<u8> {
    b"1\n".repeat(3000)
}

fn only_save(home: &std::path::Path) -> PathBuf {
    let mut files: Vec<PathBuf> = std::fs::read_dir(home.join("undercroft/games"))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    assert_eq!(files.len(), 1, "{files:?}");
    files.remove(0)
}

#[test]
fn a_whole_game_is_played_in_both_languages() {
    for (lang, seed_line, replay_line) in
        [("en", "The seed was torch", "undercroft replay"), ("ru", "Зерно удачи: torch", "undercroft replay")]
    {
        let home = tempfile::tempdir().unwrap();
        let args = ["play", "welcome", "--seats", "me,random,random", "--seed", "torch", "--lang", lang];
        let run = undercroft(home.path(), &args, &always_the_first());
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
        assert!(run.out.contains(seed_line) && run.out.contains(replay_line), "{}", run.out);
        assert!(!run.out.contains('⟨'), "a message is missing: {}", run.out);
        assert!(!run.out.contains('\x1b'), "a pipe gets no colours");
        let wide =
            run.out.lines().find(|line| !line.contains("undercroft replay") && line.chars().count() > 80);
        assert_eq!(wide, None, "everything fits 80 columns");

        let file = only_save(home.path());
        let check = undercroft(home.path(), &["replay", "verify", file.to_str().unwrap()], b"");
        assert_eq!(check.code, Some(0), "{}", check.err);
        assert_eq!(check.out.matches('✓').count(), 5, "{}", check.out);
    }
}

#[test]
fn the_same_seed_and_answers_give_the_same_game() {
    let [first, second] = [(), ()].map(|()| {
        let home = tempfile::tempdir().unwrap();
        let args = ["play", "welcome", "--seed", "torch", "--save", "game"];
        undercroft(home.path(), &args, &always_the_first());
        std::fs::read_to_string(home.path().join("game")).unwrap()
    });
    assert_eq!(first, second);
}

#[test]
fn a_closed_input_saves_the_game_and_resume_finishes_it() {
    let home = tempfile::tempdir().unwrap();
    let run = undercroft(home.path(), &["play", "welcome", "--seed", "torch"], b"1\n1\n");
    assert_eq!(run.code, Some(2));
    let file = only_save(home.path());
    let file = file.to_str().unwrap();
    assert!(run.err.contains(file), "the file is named: {}", run.err);

    let rest = undercroft(home.path(), &["play", "--resume", file], &always_the_first());
    assert_eq!((rest.code, rest.err.as_str()), (Some(0), ""));
    assert!(rest.out.contains("The seed was torch"));

    // The two halves are the game that is played in one go.
    let whole = tempfile::tempdir().unwrap();
    let args = ["play", "welcome", "--seed", "torch", "--save", "game"];
    undercroft(whole.path(), &args, &always_the_first());
    let whole = std::fs::read_to_string(whole.path().join("game")).unwrap();
    assert_eq!(std::fs::read_to_string(file).unwrap(), whole);

    let again = undercroft(home.path(), &["play", "--resume", file], b"");
    assert_eq!(again.code, Some(2));
    assert!(again.err.contains("this game is over"), "{}", again.err);
}

#[test]
fn bots_play_alone_and_leave_a_file_only_if_asked() {
    let home = tempfile::tempdir().unwrap();
    let bots = ["play", "welcome", "--seats", "random,random,random,random"];
    let run = undercroft(home.path(), &bots, b"");
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    assert!(run.out.contains("The game is over"), "{}", run.out);
    let files = std::fs::read_dir(home.path().join("undercroft/games")).map_or(0, Iterator::count);
    assert_eq!(files, 0);
    undercroft(home.path(), &[&bots[..], &["--save", "game"]].concat(), b"");
    assert_eq!(undercroft(home.path(), &["replay", "verify", "game"], b"").code, Some(0));
}

#[test]
fn leaving_is_no_error() {
    let home = tempfile::tempdir().unwrap();
    let run = undercroft(home.path(), &["play", "welcome"], b"q\n");
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    assert!(run.out.contains("play --resume"), "{}", run.out);
}

#[test]
fn the_help_keys_and_typed_moves_work() {
    let home = tempfile::tempdir().unwrap();
    let input = "?\n? add\n? pass\nl\nu\nblah\n99\n\nadd\nDRAW\n? pass\n?\nadd\nq\n";
    let args = ["play", "welcome", "--seats", "me,Anna", "--seed", "torch"];
    let run = undercroft(home.path(), &args, ("\n".to_owned() + input).as_bytes());
    assert_eq!(run.code, Some(0), "{}", run.err);
    for said in [
        "Everything you might expect is allowed right now.",
        "“pass” is allowed: go ahead.",
        "The game so far",
        "You have no move to take back yet.",
        "“blah” is not a move here.",
        "Please type a number from 1 to 2.",
        "(WD-027)",
    ] {
        assert!(run.out.contains(said), "{said} is missing:\n{}", run.out);
    }
}

#[test]
fn two_people_pass_the_screen_and_keep_their_secrets() {
    let home = tempfile::tempdir().unwrap();
    let args = ["play", "welcome", "--seats", "Anna,Boris", "--seed", "torch", "--options", "hero=warrior"];
    // Whoever begins draws and adds; before passing the screen they take it back, then add again.
    let run = undercroft(home.path(), &args, b"\ndraw\nadd\nu\nadd\n\nq\n");
    assert_eq!(run.code, Some(0), "{}", run.err);
    let pages: Vec<&str> = run.out.split("Please hand the screen to ").collect();
    assert_eq!(pages.len(), 4, "{}", run.out);
    assert!(pages[1].contains("You draw"), "the first player sees the card: {}", pages[1]);
    assert!(pages[2].contains(" 1  Add it"), "after the undo the same player is asked again: {}", pages[2]);
    let hidden = pages[3];
    assert!(!hidden.contains("You draw"), "the second player does not see it: {hidden}");
    assert!(pages[2].contains("\n\n\n\n\n\n\n\n\n\n"), "a curtain falls between the two");
}

#[test]
fn a_replay_steps_jumps_and_changes_eyes() {
    let home = tempfile::tempdir().unwrap();
    let args = ["play", "welcome", "--seed", "torch", "--save", "game"];
    undercroft(home.path(), &args, &always_the_first());

    let whole = undercroft(home.path(), &["replay", "game"], b"");
    assert_eq!((whole.code, whole.err.as_str()), (Some(0), ""));
    let steps =
        undercroft(home.path(), &["replay", "game", "--seat", "2"], b"\nn\nb\n5\nv\nv all\n99999\nq\n");
    assert_eq!(steps.code, Some(0), "{}", steps.err);
    for head in
        ["Move 1 of", "Move 2 of", "Move 5 of", "seen by Oskar", "seen by Tess", "seen by somebody who knows"]
    {
        assert!(steps.out.contains(head), "{head} is missing:\n{}", steps.out);
    }
    let wrong = undercroft(home.path(), &["replay", "game", "--seat", "9"], b"");
    assert_eq!(wrong.code, Some(2));
    assert!(wrong.err.contains("“9” is no seat; allowed are 1 to 3, spectator and all"), "{}", wrong.err);
}

#[test]
fn the_menu_leads_into_a_game_and_out_again() {
    let home = tempfile::tempdir().unwrap();
    let closed = undercroft(home.path(), &["menu"], b"");
    assert_eq!((closed.code, closed.err.as_str()), (Some(0), ""));

    let run = undercroft(home.path(), &["menu", "--lang", "ru"], b"nonsense\n1\n9\n1\nq\n2\n1\nq\nq\n");
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    assert!(run.out.contains("Введите число от 1 до"), "{}", run.out);
    assert!(run.out.contains("Продолжить сохранённую партию"), "the game that was left is offered");
}

#[test]
fn a_reader_that_leaves_early_is_no_error() {
    let home = tempfile::tempdir().unwrap();
    let mut child = std::process::Command::new(env!("CARGO_BIN_EXE_undercroft"))
        .args(["play", "welcome", "--seats", "random,random", "--seed", "torch"])
        .current_dir(home.path())
        .env("XDG_DATA_HOME", home.path())
        .stdin(std::process::Stdio::null())
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]));
}

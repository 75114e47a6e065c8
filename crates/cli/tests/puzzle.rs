//! Puzzles in the terminal, on a pipe.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

use common::undercroft;

fn puzzle(args: &[&str], typed: &str) -> common::Run {
    let home = tempfile::tempdir().unwrap();
    let args = [&["puzzle"], args].concat();
    undercroft(home.path(), &args, typed.as_bytes())
}

#[test]
fn puzzles_are_listed_in_both_languages() {
    for (lang, title, how) in [
        ("en", "lose as few tiles as you can", "Play one with: undercroft puzzle lords 1"),
        ("ru", "потеряйте как можно меньше секторов", "Решать так: undercroft puzzle lords 1"),
    ] {
        for args in [&["--lang", lang][..], &["lords", "--lang", lang]] {
            let run = puzzle(args, "");
            assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
            assert!(run.out.contains(title) && run.out.contains(how), "{}", run.out);
            assert!(!run.out.contains('⟨'), "a message is missing: {}", run.out);
            for id in ["1: ", "2: ", "3: ", "4: ", "room: "] {
                assert!(run.out.lines().any(|line| line.starts_with(id)), "{id} in {}", run.out);
            }
        }
    }
}

#[test]
fn a_solved_puzzle_is_proven_best() {
    let cheap = "lay rolling-stone\nsend troll\nready\nattack troll\nsend goblin\nready\nattack goblin\n";
    for (lang, lost, best, thrift) in [
        (
            "en",
            "You lose 1 tile and capture 3 of 3.",
            "nobody can do better",
            "No solution leaves you with more.",
        ),
        (
            "ru",
            "Потерян 1 сектор, в плену 3 из 3.",
            "лучше нельзя",
            "Сберечь больше не даёт ни одно решение.",
        ),
    ] {
        let run = puzzle(&["lords", "1", "--lang", lang], cheap);
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
        for text in [lost, best, thrift, "undercroft puzzle lords 1 --solution"] {
            assert!(run.out.contains(text), "{text} in {}", run.out);
        }
        assert!(!run.out.contains('⟨'), "a message is missing: {}", run.out);
    }
}

#[test]
fn a_dearer_solution_is_told_of_the_cheaper() {
    let fed = "lay rolling-stone\nsend troll\nready\nattack troll fed\nready\n";
    let run = puzzle(&["lords", "1", "--lang", "en"], fed);
    assert!(run.out.contains("nobody can do better"), "{}", run.out);
    assert!(run.out.contains("A cheaper solution leaves food 1"), "{}", run.out);
}

#[test]
fn a_lost_battle_hears_what_is_possible() {
    let run = puzzle(&["lords", "1", "--lang", "en"], &"ready\n".repeat(8));
    assert_eq!(run.code, Some(0), "{}", run.err);
    assert!(
        run.out.contains("It can be done better: proven best are 3 captured and 1 tile lost."),
        "{}",
        run.out
    );
    let run = puzzle(&["lords", "room", "--lang", "ru"], &"ready\n".repeat(8));
    assert!(run.out.contains("Можно лучше: доказанный предел — в плену 3, секторы целы."), "{}", run.out);
}

#[test]
fn every_best_plan_is_shown_and_wins() {
    for id in ["1", "2", "3", "4", "room"] {
        let run = puzzle(&["lords", id, "--solution", "--lang", "en"], "");
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
        assert!(run.out.contains("Plan 1 (left over:") && run.out.contains("Round 1:\n– "), "{}", run.out);
        assert!(!run.out.contains('⟨'), "a message is missing: {}", run.out);
        let lost = if id == "room" { "You lose no tile" } else { "You lose 1 tile" };
        assert!(run.out.contains(lost), "{}", run.out);
    }
}

#[test]
fn unknown_puzzles_are_answered_with_the_known() {
    for (args, told) in [
        (&["lords", "5"][..], "there is no puzzle “5”; there are: 1, 2, 3, 4, room"),
        (&["welcome"], "there are no puzzles of “welcome”; games with puzzles: lords"),
        (&["lords", "--solution"], "which puzzle? There are: 1, 2, 3, 4, room"),
    ] {
        let run = puzzle(args, "");
        assert_eq!(run.code, Some(2));
        assert!(run.err.contains(told), "{}", run.err);
    }
}

#[test]
fn an_unfinished_puzzle_is_saved() {
    let run = puzzle(&["lords", "2", "--lang", "en"], "q\n");
    assert_eq!(run.code, Some(0), "{}", run.err);
    assert!(run.out.contains("Saved."), "{}", run.out);
    assert!(!run.out.contains("proven"), "{}", run.out);
}

/// A battle that was left goes on as a puzzle, and its result is judged.
#[test]
fn a_puzzle_that_was_left_is_judged_in_the_end() {
    let home = tempfile::tempdir().unwrap();
    let left = undercroft(
        home.path(),
        &["puzzle", "lords", "1", "--lang", "en", "--save", "left"],
        b"lay rolling-stone\nSEND TROLL\nq\n",
    );
    assert_eq!(left.code, Some(0), "{}", left.err);
    let rest = b"ready\nattack troll\nsend goblin\nready\nattack goblin\n";
    let run = undercroft(home.path(), &["play", "--resume", "left", "--lang", "en"], rest);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    assert!(run.out.contains("Puzzle 1: ") && run.out.contains("nobody can do better"), "{}", run.out);
}

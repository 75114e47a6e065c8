//! Paper Dungeons beyond a single game: titles, the dungeon of the day, campaigns.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

use common::{Run, undercroft};
use std::path::Path;

/// More first choices than three chapters need.
fn always_the_first() -> Vec<u8> {
    b"1\n".repeat(2000)
}

fn says(run: &Run, lines: &[&str]) {
    for line in lines {
        assert!(run.out.contains(line), "“{line}” is missing:\n{}{}", run.out, run.err);
    }
    assert!(!run.out.contains('⟨'), "a message is missing:\n{}", run.out);
}

/// The file that a player is told to go on with; a long path stands on a line of its own.
fn saved(run: &Run) -> &str {
    run.out.split_once("--resume").unwrap().1.split_whitespace().next().unwrap()
}

fn refused(home: &Path, args: &[&str], expected: &str) {
    let run = undercroft(home, args, b"");
    assert_eq!(run.code, Some(2), "{args:?}: {}{}", run.out, run.err);
    assert!(run.err.contains(expected), "{args:?}: “{expected}” is not in\n{}", run.err);
}

#[test]
fn a_solo_game_earns_a_title_and_fits_the_screen() {
    for (lang, title) in [("en", "Your title:"), ("ru", "Ваше звание:")] {
        let home = tempfile::tempdir().unwrap();
        let args = ["play", "paper", "--seats", "me", "--seed", "torch", "--lang", lang];
        let run = undercroft(home.path(), &args, &always_the_first());
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
        says(&run, &[title]);
        assert!(!run.out.contains("UTC"), "not every game is a day's dungeon");
        let wide =
            run.out.lines().find(|line| !line.contains("undercroft replay") && line.chars().count() > 80);
        assert_eq!(wide, None, "everything fits 80 columns");
    }
}

#[test]
fn a_day_is_the_same_for_everybody_and_its_results_are_kept() {
    let home = tempfile::tempdir().unwrap();
    let args = ["play", "paper", "--daily", "--date", "2026-11-15"];
    let first = undercroft(home.path(), &args, &always_the_first());
    assert_eq!((first.code, first.err.as_str()), (Some(0), ""));
    says(&first, &["The dungeon of 2026-11-15", "your first result", "The seed was paper-daily-2026-11-15"]);

    let second = undercroft(home.path(), &args, b"q\n");
    says(&second, &["You have played this day once"]);
    let resumed = undercroft(home.path(), &["play", "--resume", saved(&second)], &always_the_first());
    says(&resumed, &["You have played this day once", "stays"]);
    let third = undercroft(home.path(), &[&args[..], &["--lang", "ru"]].concat(), b"q\n");
    says(&third, &["Попыток в этот день: 2"]);

    let elsewhere = tempfile::tempdir().unwrap();
    let other = undercroft(elsewhere.path(), &args, &always_the_first());
    let score = |run: &Run| run.out.lines().find(|line| line.contains("Your title:")).unwrap().to_owned();
    assert_eq!(score(&first), score(&other));
}

#[test]
fn what_is_no_day_is_refused_and_nothing_is_lost() {
    let home = tempfile::tempdir().unwrap();
    for (args, expected) in [
        (&["play", "welcome", "--daily"][..], "welcome has no dungeon of the day; only paper has one"),
        (&["play", "paper", "--daily", "--seats", "me,normal"], "for one player"),
        (&["play", "paper", "--daily", "--date", "2026-02-30"], "“2026-02-30” is not a date"),
        (&["play", "paper", "--daily", "--date", "9999-01-01"], "opens on that day"),
        (&["play", "paper", "--date", "2026-11-15"], "--daily"),
        (&["play", "paper", "--daily", "--seed", "torch"], "cannot be used with"),
    ] {
        refused(home.path(), args, expected);
    }
    let kept = home.path().join("undercroft/paper-daily.json");
    std::fs::create_dir_all(kept.parent().unwrap()).unwrap();
    std::fs::write(&kept, "{\"days\": {").unwrap();
    refused(home.path(), &["play", "paper", "--daily"], "paper-daily.json is damaged; it was left as it is");
    assert_eq!(std::fs::read_to_string(&kept).unwrap(), "{\"days\": {");
}

#[test]
fn a_campaign_is_played_left_continued_and_remembered() {
    let home = tempfile::tempdir().unwrap();
    let start = ["campaign", "start", "mummy", "--seats", "Anna,random", "--seed", "torch"];
    let left = undercroft(home.path(), &start, b"1\n1\nq\n");
    assert_eq!((left.code, left.err.as_str()), (Some(0), ""));
    says(&left, &["The Mummy of Hamunaptra, chapter 1 of 3", "undercroft campaign continue"]);
    says(&undercroft(home.path(), &["campaign"], b""), &["1. The Mummy of Hamunaptra, chapter 1 of 3: Anna"]);

    // The first chapter ends, and between two chapters the player leaves.
    let alone = undercroft(home.path(), &["play", "--resume", saved(&left)], &always_the_first());
    assert_eq!(alone.code, Some(0), "{}", alone.err);
    let between = undercroft(home.path(), &["campaign", "continue"], b"q\n");
    says(&between, &["Glory of all chapters so far:", "The campaign is kept."]);

    let cut = undercroft(home.path(), &["campaign", "continue", "1"], b"1\n1\n1\n");
    assert_eq!(cut.code, Some(2), "the input ended");
    let end = undercroft(home.path(), &["campaign", "continue", "--lang", "ru"], &always_the_first());
    assert_eq!((end.code, end.err.as_str()), (Some(0), ""));
    says(&end, &["глава 2 из 3", "глава 3 из 3", "Кампания окончена.", "Зал славы", "1. "]);
    let list = undercroft(home.path(), &["campaign", "list"], b"");
    says(&list, &["Hall of Fame", "The Mummy of Hamunaptra, 20"]);
    assert!(!list.out.contains("Being played"), "{}", list.out);
    refused(home.path(), &["campaign", "continue"], "no campaign is being played");
}

#[test]
fn a_winner_without_a_name_is_asked_for_one() {
    let home = tempfile::tempdir().unwrap();
    let mut input = b"1\n".repeat(2000);
    let run = undercroft(home.path(), &["campaign", "start", "1", "--seed", "torch"], &input);
    says(&run, &["What name shall the Hall of Fame show?", "1. 1:"]);
    // As many answers as the three chapters took, then the name.
    let asked = run.out.matches("\n> ").count() + run.out.matches("Enter for the next chapter").count();
    input.truncate(2 * asked);
    input.extend(b"Ira\n");
    let again = undercroft(home.path(), &["campaign", "start", "1", "--seed", "torch"], &input);
    says(&again, &["Ira: "]);
}

#[test]
fn a_damaged_campaign_file_is_named_and_left_alone() {
    let home = tempfile::tempdir().unwrap();
    refused(
        home.path(),
        &["campaign", "start", "atlantis"],
        "the scenarios are: city, mummy, tower, kingdom",
    );
    let kept = home.path().join("undercroft/paper-campaigns.json");
    undercroft(home.path(), &["campaign", "start", "city", "--seed", "torch"], b"q\n");
    let whole = std::fs::read_to_string(&kept).unwrap();
    let wrong = whole.replace("\"results\": []", "\"results\": [[1, 2]]");
    assert_ne!(whole, wrong);
    for damaged in [&whole[..whole.len() / 2], wrong.as_str(), "[]"] {
        std::fs::write(&kept, damaged).unwrap();
        for args in [&["campaign"][..], &["campaign", "continue"], &["campaign", "start", "city"]] {
            refused(home.path(), args, "paper-campaigns.json is damaged; it was left as it is");
        }
        assert_eq!(std::fs::read_to_string(&kept).unwrap(), damaged);
        let offered = undercroft(home.path(), &["menu"], b"").out;
        let line = offered.lines().find(|line| line.contains("a campaign of three chapters")).unwrap();
        let number = line.split_whitespace().next().unwrap();
        let menu = undercroft(home.path(), &["menu"], format!("{number}\nq\n").as_bytes());
        assert_eq!(menu.code, Some(0), "{}", menu.err);
        assert!(menu.out.contains("is damaged"), "{}", menu.out);
    }
    std::fs::write(&kept, &whole).unwrap();
    says(&undercroft(home.path(), &["campaign"], b""), &["1. City Legends, chapter 1 of 3"]);
}

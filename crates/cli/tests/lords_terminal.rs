//! Dungeon Lords in the terminal, on a pipe: what is explained, told in words and answered.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

use common::{Run, undercroft};

fn play(args: &[&str], typed: &str) -> Run {
    let home = tempfile::tempdir().unwrap();
    let args =
        [&["play", "lords", "--seats", "me,random,random", "--seed", "t1", "--save", "game"], args].concat();
    undercroft(home.path(), &args, typed.as_bytes())
}

fn says(run: &Run, sentences: &[&str]) {
    assert_eq!(run.code, Some(0), "{}", run.err);
    assert!(!run.out.contains('⟨'), "a message is missing: {}", run.out);
    let wide = run.out.lines().find(|line| line.chars().count() > 80);
    assert_eq!(wide, None, "everything fits 80 columns");
    for sentence in sentences {
        assert!(run.out.contains(sentence), "{sentence} in {}", run.out);
    }
}

#[test]
fn help_explains_the_game_and_t_tells_the_table() {
    says(
        &play(&["--lang", "en"], "help\nt\nq\n"),
        &[
            "Get Food: I 1 gold for 2 food, II 1 Evil for 3 food",
            "Vampire (wage 2 Evil): 3 to anybody but a priest",
            "Magic Room (centre): 2 imps and 1 food make 1 imp",
            "Points: room 2, monster 1, prisoner 2",
            "Closed orders: Get Food, Buy Traps.",
        ],
    );
    says(
        &play(&["--lang", "ru"], "помощь\nt\nq\n"),
        &[
            "Получение пищи: I 1 золото → 2 еды",
            "Вампир (плата: 2 Зла): 3 любому, кроме священника",
            "Закрытые приказы: Получение пищи, Покупка ловушек.",
        ],
    );
}

#[test]
fn what_cannot_be_meant_is_answered_with_what_can() {
    for typed in ["xyzzy", "order", "order gold", "dig Z9", "-1", "1.5", "🐉", "18446744073709551616"] {
        let run = play(&["--lang", "en"], &format!("{typed}\nq\n"));
        let told = format!("“{typed}” is not a move here.");
        says(&run, &[&told, "such as:"]);
        assert!(run.out.contains("order food"), "an example of what is asked: {}", run.out);
    }
    for typed in ["0", "99", ""] {
        says(&play(&["--lang", "en"], &format!("{typed}\nq\n")), &["Please type a number from 1 to 6."]);
    }
    says(
        &play(&["--lang", "en"], "order dig\nhire troll\nORDER FOOD\nq\n"),
        &["Not now: This order is closed this season. (DL-065)", "(DL-063)", "You order: Get Food."],
    );
}

/// Whole games to the end: every sentence speaks to the player, and the points are accounted for.
#[test]
fn a_whole_game_says_you_and_shows_where_the_points_come_from() {
    for (lang, told) in [
        ("en", ["You are the first player.", "You: ", " = rooms "]),
        ("ru", ["Первый игрок — вы.", "Вы: ", " = комнаты "]),
    ] {
        let run = play(&["--lang", lang, "--options", "rules=full"], &"1\n".repeat(3000));
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
        assert!(!run.out.contains('⟨'), "a message is missing: {}", run.out);
        let wide = run.out.lines().find(|line| line.chars().count() > 80);
        assert_eq!(wide, None, "everything fits 80 columns");
        for text in told {
            assert!(run.out.contains(text), "{text} in {}", run.out);
        }
        assert!(!run.out.contains("Player 1") && !run.out.contains("Игрок 1"), "the player is called you");
    }
}

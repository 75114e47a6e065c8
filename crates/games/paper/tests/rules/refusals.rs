//! What people are told when something is not allowed: the rule, and a sentence in their language.

use crate::bench::Bench;
use undercroft_core::{Company, Game, Language, Setup, Tell, Words};
use undercroft_paper::Paper;
use undercroft_paper::components::Symbol;

/// The rule and both sentences for a forbidden move.
fn answer(bench: &mut Bench, text: &str) -> (&'static str, [String; 2]) {
    let refusal = bench.refusal(text);
    let said = Language::ALL.map(|language| {
        Words::new(language, &[Paper::words(language)]).say(&refusal.phrase, &Company::default())
    });
    (refusal.rule, said)
}

fn refuses(bench: &mut Bench, text: &str, rule: &str, en: &str, ru: &str) {
    let (told, [english, russian]) = answer(bench, text);
    assert_eq!((told, english.as_str(), russian.as_str()), (rule, en, ru), "{text}");
}

/// PD-073: a die is used once, whatever for.
#[test]
fn a_die_used_twice() {
    let mut bench = Bench::new(1);
    bench.play(&["black-warrior craft sword"]);
    for again in ["black-warrior brew", "black-warrior move", "black-warrior level warrior"] {
        refuses(
            &mut bench,
            again,
            "PD-073",
            "You have already used this die.",
            "Этот кубик вы уже использовали.",
        );
    }
}

/// PD-070: a skull is good for nothing.
#[test]
fn a_skull_chosen() {
    let mut bench = Bench::new(1);
    bench.state.dice[0] = Symbol::Skull;
    for use_of_it in ["white-skull move", "white-skull brew", "white-skull craft armour"] {
        refuses(&mut bench, use_of_it, "PD-070", "A skull cannot be used.", "Череп использовать нельзя.");
    }
}

/// PD-163, PD-169, PD-170: not diagonally, not through walls, not across water. C4 has water to its left, B5 a wall to its right,
/// and dungeon A adds one between C5 and D5.
#[test]
fn ways_that_are_none() {
    let diagonal = ("PD-163", "There is no moving diagonally.", "По диагонали ходить нельзя.");
    let wall = (
        "PD-170",
        "A wall is in the way; only a finished Cloak of Intangibility goes through.",
        "Путь преграждает стена; сквозь неё проведёт только законченная Мантия неосязаемости.",
    );
    let water = (
        "PD-169",
        "Water is in the way; only a finished Medallion of Har carries you across.",
        "Путь преграждает вода; переправит только законченный Медальон Хара.",
    );
    for (from, to, (rule, en, ru)) in [
        ("C4", "D5", diagonal),
        ("C4", "B3", diagonal),
        ("B5", "C5", wall),
        ("C5", "D5", wall),
        ("C4", "B4", water),
    ] {
        let mut bench = Bench::new(1).at(from);
        bench.play(&["clover move"]);
        refuses(&mut bench, &format!("go {to}"), rule, en, ru);
    }
}

/// PD-001: one to eight teams.
#[test]
fn nobody_and_a_ninth_player() {
    for seats in [0, 9] {
        let error = Paper::new(&Setup::new(seats)).unwrap_err().to_string();
        assert!(error.contains("1 to 8") && error.contains(&seats.to_string()), "{error}");
    }
}

//! Positions that cannot be are refused with all reasons.

use undercroft_core::{Game, PositionError};
use undercroft_welcome::Welcome;

const BIDDING: &str = include_str!("../positions/last-cards.toml");
const DUNGEON: &str = include_str!("../positions/mage-below.toml");

fn reasons(text: &str, from: &str, to: &str) -> Vec<String> {
    assert!(text.contains(from), "{from}");
    let PositionError(reasons) = Welcome::read_position(&text.replacen(from, to, 1)).unwrap_err();
    reasons
}

#[test]
fn possible_positions_are_read_and_written() {
    for text in [BIDDING, DUNGEON] {
        let (game, state) = Welcome::read_position(text).unwrap();
        let (again, same) = Welcome::read_position(&game.write_position(&state)).unwrap();
        assert_eq!((again, same), (game, state));
    }
}

#[test]
fn impossible_positions_are_refused() {
    let cases = [
        (BIDDING, "card = \"dragon\"", "card = \"demon\"", "demon is there 2 times; there are 1 (WD-012)"),
        (BIDDING, "golem 1 ring-of-power", "golem 1 torch", "discard: the rogue has no torch (WD-006)"),
        (
            BIDDING,
            "golem 1 ring-of-power",
            "golem 1 buckler",
            "discard: buckler is thrown away twice (WD-049)",
        ),
        (BIDDING, "turn = 2", "turn = 3", "seat 3 is eliminated and cannot be on turn (WD-024)"),
        (BIDDING, "goblin 2", "goblin 5", "seat 5 is not at this table of 4"),
        (
            BIDDING,
            "successes = [1, 1, 0, 0]",
            "successes = [1, 2, 0, 0]",
            "someone has won, so the game is over (WD-154)",
        ),
        (
            BIDDING,
            "successes = [1, 1, 0, 0]",
            "successes = [1, 1]",
            "successes has 2 numbers, but there are 4 seats",
        ),
        (
            BIDDING,
            "goblin 2",
            "goblin 1",
            "no bidding leads here: turns go clockwise among those who have not passed, one card a turn (WD-025, WD-037)",
        ),
        (DUNGEON, "passed = [2, 3]", "passed = [2]", "everyone but the runner must have passed (WD-055)"),
        (
            DUNGEON,
            "vampire 1 facing",
            "vampire 1 holy-grail",
            "met: “vampire 1 holy-grail”: by the rules it would be “vampire 1 facing”",
        ),
        (
            DUNGEON,
            "phase = \"dungeon\"",
            "phase = \"bidding\"",
            "cards are met and kinds are named only in the dungeon (WD-066)",
        ),
        (
            DUNGEON,
            "met = [",
            "named = \"orc\"\nmet = [",
            "there is no vorpal weapon or nothing to name a kind for (WD-066)",
        ),
        (DUNGEON, "seats = 3", "seats = 7", "welcome is for 2 to 4 players, not 7 (WD-004)"),
    ];
    for (text, from, to, reason) in cases {
        let found = reasons(text, from, to);
        assert!(found.iter().any(|found| found == reason), "{to}: {found:#?}");
    }
}

#[test]
fn a_card_from_the_deck_comes_by_polymorph_only() {
    let from_deck = DUNGEON
        .replace("deck = [\"orc\", ", "deck = [")
        .replace("vampire 1 facing\"", "vampire 1 hit\", \"orc deck facing\"");
    let PositionError(reasons) = Welcome::read_position(&from_deck).unwrap_err();
    assert_eq!(reasons.len(), 1, "{reasons:#?}");
    assert!(reasons[0].contains("only by Polymorph"), "{reasons:#?}");
}

#[test]
fn all_reasons_are_told_at_once() {
    let text = BIDDING
        .replace("\"goblin 2\"", "\"gnome 2\", \"orc\"")
        .replace("golem 1 ring-of-power", "golem 9 ring");
    let PositionError(reasons) = Welcome::read_position(&text).unwrap_err();
    assert_eq!(reasons.len(), 3, "{reasons:#?}");
}

#[test]
fn a_syntax_error_names_its_line() {
    let found = reasons(DUNGEON, "turn = 1", "turn = one");
    assert!(found[0].contains("line 9"), "{found:?}");
}

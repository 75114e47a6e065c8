//! The result of a dungeon (WD-132 … WD-142).

use crate::common::*;
use undercroft_core::{Seat, Status};
use undercroft_welcome::{LAST_STANDING, SECOND_SUCCESS};

/// WD-132, WD-133, WDX-13: losing one less than the entry health is a success; as much or more is a failure.
#[test]
fn less_is_a_success() {
    // The Barbarian with the Leather Shield has 7.
    for (pile, expected) in
        [(&["lich"][..], (1, 0)), (&["demon"][..], (0, 1)), (&["orc", "golem"][..], (0, 1))]
    {
        let mut table = Dungeon::of("barbarian").with_only(&["leather-shield"]).pile(pile).enter();
        let runner = turn(&table);
        assert_eq!(health(&table), 7);
        reveal_all(&mut table);
        assert_eq!(tally(&table, runner), expected, "{pile:?}");
    }
}

/// WD-134: gains and the potion are part of the account.
#[test]
fn gains_count() {
    let mut table = Dungeon::of("rogue")
        .with_only(&["ring-of-power", "healing-potion"])
        .pile(&["orc", "skeleton", "vampire"])
        .enter();
    let runner = turn(&table);
    play_all(&mut table, &["reveal", "drink", "reveal", "reveal"]);
    assert_eq!(tally(&table, runner), (1, 0), "0, then 3, then 5, then 1");
}

/// WD-136, WD-139, WD-141, WD-142: one token or one failure for the runner, nothing for anybody else.
#[test]
fn one_tally_changes() {
    let mut table = table(3, "hero=warrior");
    let runner = turn(&table).next(3).next(3);
    play_all(&mut table, &["pass", "pass"]);
    for seat in Seat::all(3) {
        assert_eq!(tally(&table, seat), if seat == runner { (1, 0) } else { (0, 0) });
    }
    // The same player fails next: the token stays.
    play(&mut table, "hero mage");
    for tile in ["wall-of-fire", "bracelet-of-protection", "omnipotence"] {
        play(&mut table, "draw");
        play(&mut table, &format!("discard {tile}"));
    }
    add(&mut table, "golem");
    play_all(&mut table, &["pass", "pass", "reveal", "face"]);
    assert_eq!(tally(&table, runner), (1, 1));
}

/// WD-001, WD-137, WD-138, WD-152, WDX-14: the second success wins at once, whatever the supply of tokens.
#[test]
fn the_second_success_wins() {
    let four_with_one = r#"
        game = "welcome"
        [setup]
        seats = 4
        [position]
        phase = "bidding"
        turn = 1
        hero = "warrior"
        deck = ["goblin", "goblin", "skeleton", "skeleton", "orc", "orc", "vampire", "vampire", "golem", "golem", "lich", "demon", "dragon"]
        successes = [1, 1, 1, 1]
        failures = [0, 0, 0, 0]
    "#;
    let mut table = position(four_with_one);
    play_all(&mut table, &["pass", "pass", "pass"]);
    let Status::Over(outcome) = table.status() else { panic!("the game is over") };
    assert_eq!(outcome.reason(), SECOND_SUCCESS);
    assert_eq!(outcome.places(), [2, 2, 2, 1]);
    assert_eq!(outcome.scores(), [1, 1, 1, 2]);
}

fn red_aids(seats: u8, failures: &str, turn: u8) -> String {
    let successes = vec!["0"; seats as usize].join(", ");
    format!(
        r#"
        game = "welcome"
        [setup]
        seats = {seats}
        [position]
        phase = "bidding"
        turn = {turn}
        hero = "mage"
        deck = ["dragon", "goblin", "goblin", "skeleton", "skeleton", "orc", "orc", "vampire", "vampire", "golem", "golem", "lich", "demon"]
        successes = [{successes}]
        failures = [{failures}]
        "#
    )
}

/// The player on turn throws the health tiles away, adds a killer, and after the others' passes goes in and dies.
fn fail(table: &mut undercroft_core::Table<undercroft_welcome::Welcome>, seats: u8) {
    let first = turn(table);
    for tile in ["wall-of-fire", "bracelet-of-protection", "omnipotence", "polymorph"] {
        play(table, "draw");
        play(table, &format!("discard {tile}"));
    }
    while turn(table) != first {
        play_all(table, &["draw", "add"]);
    }
    add(table, "golem");
    while table.state().phase == undercroft_welcome::Phase::Bidding {
        play(table, "pass");
    }
    assert_eq!(turn(table), first, "{seats} players");
    play(table, "reveal");
}

/// WD-002, WD-140, WDX-15: a second failure eliminates; the left neighbour begins the next round.
#[test]
fn the_second_failure_eliminates() {
    let mut table = position(&red_aids(3, "1, 0, 0", 1));
    fail(&mut table, 3);
    assert!(public(&table).players[0].eliminated);
    assert_eq!(turn(&table), seat(2));
    assert_eq!(refused_to(&table, seat(1), "hero mage"), "WD-024");
}

/// WD-003, WD-153, WD-156, WDX-15: the last one left wins, even without a token.
#[test]
fn the_last_one_left_wins() {
    let mut table = position(&red_aids(2, "1, 0", 1));
    fail(&mut table, 2);
    let Status::Over(outcome) = table.status() else { panic!("the game is over") };
    assert_eq!(outcome.reason(), LAST_STANDING);
    assert_eq!(outcome.places(), [2, 1]);
    assert_eq!(outcome.scores(), [0, 0]);
}

/// WD-154, WD-155: no new round starts, and there is exactly one winner.
#[test]
fn the_game_ends_at_once() {
    let mut table = position(&red_aids(2, "1, 1", 1));
    fail(&mut table, 2);
    let outcome = table.status().outcome().unwrap();
    assert_eq!(outcome.winners().len(), 1);
    for seat in Seat::all(2) {
        assert!(table.legal_moves(seat).is_empty());
        assert_eq!(refused_to(&table, seat, "hero mage"), "WD-154");
    }
}

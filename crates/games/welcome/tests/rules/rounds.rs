//! The next round (WD-143 … WD-151) and the invariants (WD-165 … WD-169).

use crate::common::*;
use undercroft_core::{Chance, Game, Observer, Quick, Seat, Setup, Silent, Status};
use undercroft_welcome::{Phase, Welcome};

/// WD-023, WD-143, WD-146, WD-151: a new round has a full deck, an empty pile and all six tiles.
#[test]
fn everything_is_gathered_in() {
    let mut table =
        Dungeon::of("barbarian").without(&["chainmail", "torch"]).pile(&["golem", "lich"]).enter();
    play_all(&mut table, &["reveal", "reveal", "axe"]);
    play(&mut table, "hero barbarian");
    let view = public(&table);
    assert_eq!((view.deck, view.pile.len(), view.discard.len(), view.tiles.len()), (13, 0, 0, 6));
    assert!(view.players.iter().all(|player| !player.passed));
    assert_eq!(view.delve, None);
    assert_eq!(view.round, 2);
    let state = table.state();
    assert!(state.delve.named.is_none() && state.delve.spent.is_empty() && !state.delve.pact);
}

/// WD-144, WD-147: the player who was in the dungeon chooses the hero and begins, after success and failure.
#[test]
fn the_runner_chooses_and_begins() {
    for (pile, kept) in [(&["goblin"][..], (1, 0)), (&["dragon"][..], (0, 1))] {
        let mut table = Dungeon::of("rogue").with_only(&["buckler"]).pile(pile).enter();
        let runner = turn(&table);
        play(&mut table, "reveal");
        assert_eq!((table.state().phase, turn(&table)), (Phase::ChoosingHero, runner));
        assert_eq!(refused_to(&table, runner.next(2), "hero mage"), "WD-144");
        assert_eq!(refused(&table, "draw"), "WD-144");
        play(&mut table, "hero mage");
        assert_eq!((turn(&table), tally(&table, runner)), (runner, kept));
    }
}

/// WD-145: any hero, the same one included.
#[test]
fn any_hero_may_be_chosen() {
    let mut table = table(2, "hero=mage");
    play(&mut table, "pass");
    assert_eq!(legal(&table), ["hero warrior", "hero barbarian", "hero mage", "hero rogue"]);
}

/// WD-024, WD-148, WD-149, WD-150: with the runner and the next player out, the one after them chooses and begins.
#[test]
fn the_next_one_in_begins() {
    let mut table = position(
        r#"
        game = "welcome"
        [setup]
        seats = 4
        [position]
        phase = "bidding"
        turn = 4
        hero = "barbarian"
        deck = ["dragon", "goblin", "goblin", "skeleton", "skeleton", "orc", "orc", "vampire", "vampire", "golem", "golem", "lich"]
        pile = ["demon 3"]
        successes = [0, 0, 0, 0]
        failures = [2, 0, 1, 1]
        "#,
    );
    // 4 adds the Dragon and goes in against Dragon and Demon.
    add(&mut table, "dragon");
    assert_eq!(turn(&table), seat(2), "seat 1 is out and has no turn");
    play_all(&mut table, &["pass", "pass"]);
    assert_eq!(turn(&table), seat(4));
    play_all(&mut table, &["reveal", "face", "reveal", "face", "fall"]);
    assert!(public(&table).players[3].eliminated);
    assert_eq!((table.state().phase, turn(&table)), (Phase::ChoosingHero, seat(2)));
    play(&mut table, "hero mage");
    assert_eq!(turn(&table), seat(2));
}

/// WD-165, WD-166, WD-167: cards and tiles are all there at every moment. WD-168: each round changes exactly one
/// tally by one. WD-169: a game lasts at most 3n − 1 rounds.
#[test]
fn nothing_appears_or_vanishes() {
    let mut chance = Quick::new(7);
    for seats in 2..=4 {
        let game = Welcome::new(&Setup::new(seats)).unwrap();
        let mut longest = 0;
        for _ in 0..400 {
            let mut state = game.start(&mut chance, &mut Silent);
            let tallies = |state: &undercroft_welcome::State| -> u8 {
                state.players.iter().map(|player| player.successes + player.failures).sum()
            };
            let mut moves = Vec::new();
            while let Status::Acting(seats_to_move) = game.status(&state) {
                let before = (state.phase, tallies(&state));
                moves.clear();
                let seat = seats_to_move.first().unwrap();
                game.legal_moves(&state, seat, &mut moves);
                let mv = moves[chance.below(moves.len() as u32) as usize];
                game.play(&mut state, seat, mv, &mut chance, &mut Silent).unwrap();
                assert_eq!(game.conserved(&state), Ok(()));
                let ended = matches!(state.phase, Phase::ChoosingHero | Phase::Over);
                assert_eq!(tallies(&state) - before.1, u8::from(ended && before.0 != Phase::ChoosingHero));
            }
            longest = longest.max(tallies(&state));
        }
        assert!(longest < 3 * seats, "{seats} players: {longest} rounds");
    }
}

/// WD-169: and the bound is reached: with two players, five rounds.
#[test]
fn the_longest_game() {
    let mut table = position(
        r#"
        game = "welcome"
        [setup]
        seats = 2
        [position]
        phase = "bidding"
        turn = 1
        hero = "warrior"
        deck = ["goblin", "goblin", "skeleton", "skeleton", "orc", "orc", "vampire", "vampire", "golem", "golem", "lich", "demon", "dragon"]
        successes = [1, 1]
        failures = [1, 1]
        "#,
    );
    assert_eq!(public(&table).round, 5);
    play(&mut table, "pass");
    assert!(table.status().outcome().is_some());
    assert_eq!(table.view(Observer::Seat(Seat::FIRST)).round, 5);
}

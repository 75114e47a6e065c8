//! Dungeoneer passes the battery.

use undercroft_battery::{BLESS, Battery, every_setup, perft, playthroughs};
use undercroft_core::{Chance, Game, Quick, Setup, Silent};
use undercroft_dungeoneer::{Dungeoneer, Serpent, State, Vault};

#[test]
fn the_battery() {
    // A game of Dungeoneer is long: fewer of them say as much.
    let games = std::env::var("UNDERCROFT_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(6);
    let seldom = &["quests", "nobody", "solo_won", "solo_lost", "last_hero", "nakari", "points"];
    Battery::<Vault>::new().games(games).seldom(seldom).run();
}

#[test]
fn the_battery_of_the_serpent() {
    let games = std::env::var("UNDERCROFT_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(2);
    let seldom =
        &["quests", "nobody", "nakari", "last_hero", "turn_limit", "points", "solo_won", "solo_lost"];
    // What each option does it does at a table of two as well, or alone.
    let few = |setup: &Setup| setup.options.is_empty() || setup.seats <= 2;
    let mut setups: Vec<Setup> = every_setup::<Serpent>().into_iter().filter(few).collect();
    // A combined game is long: the options that belong to it, and those that deal its cards in another way.
    let combined = |seats: u8| Setup::new(seats).with("heroic", "vault").with("turn_limit", "12");
    setups.retain(|setup| !["heroic", "also"].iter().any(|long| setup.options.contains_key(*long)));
    setups.extend([1, 2, 3, 4].map(combined));
    setups.extend([1, 4].map(|seats| combined(seats).with("also", "mill")));
    setups.push(combined(2).with("pairing", "choice").with("hero_choice", "on"));
    setups.push(combined(2).with("split_decks", "on").with("legendary_map", "at_start"));
    setups.push(combined(3).with("resurrection", "on").with("nothing_personal", "on"));
    Battery::<Serpent>::new().setups(setups).games(games).seldom(seldom).run();
}

#[test]
fn playthroughs_are_as_written() {
    playthroughs::<Vault>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs"));
}

#[test]
fn playthroughs_of_the_serpent_are_as_written() {
    playthroughs::<Serpent>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs/serpent"));
}

#[test]
fn move_sequences_are_counted() {
    perft::<Vault>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft.txt"));
}

#[test]
fn move_sequences_of_the_serpent_are_counted() {
    perft::<Serpent>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft-serpent.txt"));
}

/// A table after so many random moves.
fn after<const SET: usize>(setup: &Setup, moves: usize) -> (Dungeoneer<SET>, State) {
    let game = Dungeoneer::new(setup).expect("a set-up of the game");
    let mut luck = Quick::new(9);
    let mut state = game.start(&mut luck, &mut Silent);
    for _ in 0..moves {
        let Some(seat) = game.status(&state).acting().first() else { break };
        let mut legal = Vec::new();
        game.legal_moves(&state, seat, &mut legal);
        let mv = legal[luck.below(legal.len() as u32) as usize];
        game.apply(&mut state, seat, mv, &mut luck, &mut Silent);
    }
    (game, state)
}

/// The position after so many random moves is the file of this name, and reads back as what it was.
fn position<const SET: usize>(name: &str, setup: &Setup, moves: usize) {
    let (game, state) = after::<SET>(setup, moves);
    let text = game.write_position(&state);
    let path = format!("{}/tests/positions/{name}.toml", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os(BLESS).is_some() {
        std::fs::write(&path, &text).expect("the folder is there");
    }
    assert_eq!(std::fs::read_to_string(&path).expect("a position"), text, "{name}");
    let (_, back) = Dungeoneer::<SET>::read_position(&text).expect("a possible position");
    assert_eq!(back, state, "{name}");
}

/// Positions are files that read back as what they were written from; perft counts from them.
#[test]
fn positions_of_perft_are_as_written() {
    for (name, seats, moves) in [("start", 2, 0), ("early", 3, 60), ("late", 4, 400), ("alone", 1, 50)] {
        position::<0>(name, &Setup::new(seats), moves);
    }
}

#[test]
fn positions_of_the_serpent_are_as_written() {
    let combined = |seats: u8| Setup::new(seats).with("heroic", "vault");
    position::<1>("serpent-start", &Setup::new(2), 0);
    position::<1>("serpent-early", &Setup::new(3), 80);
    position::<1>("serpent-late", &Setup::new(4), 500);
    position::<1>("serpent-alone", &Setup::new(1), 60);
    position::<1>("combined-heroic", &combined(2), 150);
    position::<1>("combined-three-sets", &combined(3).with("also", "mill"), 200);
    // Random games hardly ever come so far: the switch is made by hand.
    let setup = combined(3).with("legendary_map", "at_start");
    let (game, mut state) = after::<1>(&setup, 120);
    for player in state.players.iter_mut() {
        player.level = 4;
    }
    for _ in 0..80 {
        let Some(seat) = game.status(&state).acting().first() else { break };
        let mut legal = Vec::new();
        game.legal_moves(&state, seat, &mut legal);
        game.apply(&mut state, seat, legal[0], &mut Quick::new(7), &mut Silent);
    }
    let text = game.write_position(&state);
    assert!(text.contains("grade = \"legendary\""), "the switch has come");
    let path = format!("{}/tests/positions/combined-legendary.toml", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os(BLESS).is_some() {
        std::fs::write(&path, &text).expect("the folder is there");
    }
    assert_eq!(std::fs::read_to_string(&path).expect("a position"), text);
    assert_eq!(Serpent::read_position(&text).expect("a possible position").1, state);
}

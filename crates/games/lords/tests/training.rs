//! The training ground: published solutions play through; and many random games.

use undercroft_core::{Game, Quick, Seat, Setup, Silent};
use undercroft_lords::training::{SCENARIOS, Scenario};
use undercroft_lords::{Lords, Move, State};

fn table(scenario: &Scenario) -> (Lords, State) {
    let game = Lords::new(&Setup::new(2).with("training", scenario.id)).expect("a set-up of the game");
    let state = game.start(&mut Quick::new(1), &mut Silent);
    (game, state)
}

/// Plays the moves as seat 1, while seat 2 only watches its tiles go.
fn play(game: &Lords, state: &mut State, moves: &[Move]) {
    let mut moves = moves.iter();
    while let Some(seat) = game.status(state).acting().first() {
        let mv = if seat == Seat::FIRST { *moves.next().expect("the solution goes on") } else { Move::Ready };
        game.play(state, seat, mv, &mut Quick::new(2), &mut Silent)
            .unwrap_or_else(|error| panic!("{mv}: {error}"));
    }
    assert_eq!(moves.next(), None, "the solution is longer than the battle");
}

/// DL-375…380, DLX-13…18: every published solution plays through and loses as many tiles as it says.
#[test]
fn published_solutions_play_through() {
    for scenario in &SCENARIOS {
        let (game, mut state) = table(scenario);
        let moves: Vec<Move> = scenario.solution.iter().map(|text| game.read_move(text).unwrap()).collect();
        play(&game, &mut state, &moves);
        let player = &state.players[0];
        assert_eq!(player.dungeon.conquered.len(), scenario.lost, "scenario {}", scenario.id);
        assert_eq!(player.prison.len(), 3, "scenario {}", scenario.id);
    }
}

/// Many random games: they end, and nothing appears or vanishes on the way.
#[test]
fn random_games_end() {
    use undercroft_core::Chance;
    for seats in 2..=4 {
        for rules in ["first", "full"] {
            let game = Lords::new(&Setup::new(seats).with("rules", rules)).unwrap();
            for seed in 0..30 {
                let mut chance = Quick::new(seed);
                let mut state = game.start(&mut chance, &mut Silent);
                let mut moves = Vec::new();
                while let Some(seat) = game.status(&state).acting().first() {
                    moves.clear();
                    game.legal_moves(&state, seat, &mut moves);
                    let mv = moves[chance.below(moves.len() as u32) as usize];
                    game.apply(&mut state, seat, mv, &mut chance, &mut Silent);
                    game.conserved(&state).unwrap();
                    // Texts are slow to write and read; a sample of them will do.
                    if chance.below(8) > 0 {
                        continue;
                    }
                    let text = game.write_position(&state);
                    let (_, back) =
                        Lords::read_position(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
                    assert_eq!(back, state);
                }
            }
        }
    }
}

//! The planner keeps to the rules, to its time, and to what its seat knows.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use undercroft_bots::paper::{Learner, Network, Planner, Strength, advise};
use undercroft_core::{Game, Quick, Seat, SeatHandle, Setup, Silent, Status};
use undercroft_paper::{Paper, State};

/// Plays a game with a planner on every seat that may think as long as `patience` says.
fn play(seats: u8, strength: Strength, seed: u64, mut patience: impl FnMut() -> bool) -> (Paper, State) {
    let game = Paper::new(&Setup::new(seats)).unwrap();
    let mut luck = Quick::new(seed);
    let mut planners = vec![Planner::new(strength); usize::from(seats)];
    let mut state = game.start(&mut luck, &mut Silent);
    while let Status::Acting(acting) = game.status(&state) {
        let seat = acting.first().unwrap();
        let handle = SeatHandle::new(&game, &state, seat);
        let mv = planners[seat.index()].choose(&handle, &mut Quick::new(7), &mut patience).unwrap();
        game.play(&mut state, seat, mv, &mut luck, &mut Silent).unwrap();
    }
    (game, state)
}

#[test]
fn every_strength_plays_legal_games_with_any_number_of_teams() {
    for strength in Strength::ALL {
        for seats in [1, 2, 8] {
            if strength.effort().times > 0 && seats > 2 {
                continue;
            }
            // Out of patience after a few thoughts each time, as on a short clock.
            let mut thoughts = 0;
            play(seats, strength, 3, || {
                thoughts += 1;
                thoughts % 5 != 0
            });
        }
    }
}

#[test]
fn without_any_time_there_is_still_a_move() {
    let (game, state) = play(1, Strength::Expert, 5, || false);
    let hasty = game.score(&state, Seat::FIRST).total();
    let (game, state) = play(1, Strength::Random, 5, || true);
    assert!(hasty > game.score(&state, Seat::FIRST).total(), "even haste beats chance");
}

#[test]
fn stronger_levels_score_more() {
    let mean = |strength| {
        let scores = (0..12).map(|seed| {
            let (game, state) = play(1, strength, seed, || true);
            i32::from(game.score(&state, Seat::FIRST).total())
        });
        scores.sum::<i32>()
    };
    let sums = [Strength::Random, Strength::Easy, Strength::Normal].map(mean);
    assert!(sums.is_sorted(), "{sums:?}");
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let [first, second] = [(), ()].map(|()| play(1, Strength::Hard, 11, || true).1);
    assert_eq!(first, second);
}

#[test]
fn advice_is_given_for_every_legal_move_and_the_plan_is_told() {
    let game = Paper::new(&Setup::new(1)).unwrap();
    let mut luck = Quick::new(2);
    let mut planner = Planner::new(Strength::Normal);
    let mut state = game.start(&mut luck, &mut Silent);
    let mut told = 0;
    while let Status::Acting(_) = game.status(&state) {
        let handle = SeatHandle::new(&game, &state, Seat::FIRST);
        for mv in handle.legal_moves() {
            let advice = advise(&handle, mv).unwrap();
            assert!(advice.glory.is_finite() && (0.0..=1.0).contains(&advice.chance), "{advice:?}");
            told += advice.plan.len();
        }
        let mv = planner.choose(&handle, &mut luck, &mut || true).unwrap();
        game.apply(&mut state, Seat::FIRST, mv, &mut luck, &mut Silent);
    }
    assert!(told > 0);
}

#[test]
fn experience_is_written_and_read_back_and_damage_is_named() {
    let game = Paper::new(&Setup::new(1)).unwrap();
    let mut learner = Learner::new(game, 9, None);
    for _ in 0..25 {
        learner.play();
    }
    let bytes = learner.network().write("a test");
    assert_eq!(&Network::read(&bytes).unwrap(), learner.network());
    assert_ne!(learner.network(), Network::in_the_box());
    for damaged in [&b"no line"[..], &bytes[..bytes.len() - 1]] {
        let error = Network::read(damaged).unwrap_err().to_string();
        assert!(error.starts_with("this is not a planner's network: "), "{error}");
    }
}

#[test]
fn the_same_seed_teaches_the_same() {
    let taught = |seed| {
        let mut learner = Learner::new(Paper::new(&Setup::new(1)).unwrap(), seed, None);
        for _ in 0..30 {
            learner.play();
        }
        learner.network().write("a test")
    };
    assert_eq!(taught(4), taught(4));
    assert_ne!(taught(4), taught(5));
}

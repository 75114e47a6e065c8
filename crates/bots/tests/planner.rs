//! The planner keeps to the rules, to its time, and to what its seat knows.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use undercroft_bots::paper::{Learner, Network, Plan, Planner, Strength, advise};
use undercroft_bots::{Budget, Limit};
use undercroft_core::{Game, Quick, Seat, SeatHandle, Seed, Setup, Silent, Status, Table};
use undercroft_paper::{Paper, State};

/// Plays a game with a planner on every seat that may think as long as `patience` says.
fn play(seats: u8, strength: Strength, seed: u64, mut patience: impl FnMut() -> bool) -> (Paper, State) {
    let game = Paper::new(&Setup::new(seats)).unwrap();
    let mut luck = Quick::new(seed);
    let planner = Planner::new(strength);
    let mut plans = vec![Plan::default(); usize::from(seats)];
    let mut state = game.start(&mut luck, &mut Silent);
    while let Status::Acting(acting) = game.status(&state) {
        let seat = acting.first().unwrap();
        let handle = SeatHandle::new(&game, &state, seat);
        let plan = &mut plans[seat.index()];
        let mv = planner.choose(&handle, plan, &mut Quick::new(7), &mut patience).unwrap();
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
    let (planner, mut plan) = (Planner::new(Strength::Normal), Plan::default());
    let mut state = game.start(&mut luck, &mut Silent);
    let mut told = 0;
    while let Status::Acting(_) = game.status(&state) {
        let handle = SeatHandle::new(&game, &state, Seat::FIRST);
        let advised = advise(&handle);
        assert_eq!(advised.iter().map(|advice| advice.mv).collect::<Vec<_>>(), handle.legal_moves());
        for advice in advised {
            assert!(advice.glory.is_finite() && (0.0..=1.0).contains(&advice.chance), "{advice:?}");
            told += advice.plan.len();
        }
        let mv = planner.choose(&handle, &mut plan, &mut luck, &mut || true).unwrap();
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

/// A solo game of a seed, and how many sheets its planner considered.
fn considered(strength: Strength, seed: &str) -> u64 {
    let game = Paper::new(&Setup::new(1)).unwrap();
    let mut table = Table::new(game, Seed::new(seed).unwrap());
    let (planner, mut plan, mut luck) = (Planner::new(strength), Plan::default(), Quick::new(1));
    while let Status::Acting(_) = table.status() {
        let mv = planner.choose(&table.handle(Seat::FIRST), &mut plan, &mut luck, &mut || true).unwrap();
        table.play(Seat::FIRST, mv).unwrap();
    }
    plan.considered()
}

/// PD-270: a Ranger with the medallion crosses water for nothing, again and again. In these games he used to be
/// planned for 700,000 sheets a game by `normal`, and without end by `hard`.
#[test]
fn a_ranger_at_the_water_is_planned_for_like_anybody_else() {
    for seed in ["pp10", "pp14", "pp19"] {
        let sheets = considered(Strength::Normal, seed);
        assert!(sheets < 120_000, "{seed}: {sheets}");
        let sheets = considered(Strength::Hard, seed);
        assert!(sheets < 2_500_000, "{seed}: {sheets}");
    }
}

/// Whoever is told to stop does so: a few looks at the clock later there is a whole plan.
#[test]
fn every_strength_stops_when_it_is_told_to() {
    // What may still be considered between two looks, and then in haste for three dice.
    const AFTERWARDS: u64 = 8_000;
    for strength in Strength::ALL {
        for seed in ["pp10", "pp1"] {
            let game = Paper::new(&Setup::new(1)).unwrap();
            let mut table = Table::new(game, Seed::new(seed).unwrap());
            let (planner, mut luck) = (Planner::new(strength), Quick::new(1));
            while let Status::Acting(_) = table.status() {
                let (mut looks, mut plan) = (0, Plan::default());
                let mut clock = || {
                    looks += 1;
                    looks < 4
                };
                let mv = planner.choose(&table.handle(Seat::FIRST), &mut plan, &mut luck, &mut clock);
                assert!(plan.considered() <= AFTERWARDS, "{}: {}", strength.id(), plan.considered());
                assert!(looks <= 4, "{}: asked again after it was told", strength.id());
                table.play(Seat::FIRST, mv.unwrap()).unwrap();
            }
        }
    }
}

/// A planner whose plan is kept thinks once a phase and then does what it has decided.
#[test]
fn a_kept_plan_is_carried_out() {
    let mut table = Table::new(Paper::new(&Setup::new(1)).unwrap(), Seed::new("pp1").unwrap());
    let (planner, mut plan, mut luck) = (Planner::new(Strength::Normal), Plan::default(), Quick::new(1));
    let mut thought = Vec::new();
    while let Status::Acting(_) = table.status() {
        let before = plan.considered();
        let mv = planner.choose(&table.handle(Seat::FIRST), &mut plan, &mut luck, &mut || true).unwrap();
        if plan.considered() > before {
            thought.push((table.state().phase, table.state().round));
        }
        table.play(Seat::FIRST, mv).unwrap();
    }
    let phases = thought.len();
    thought.dedup();
    assert_eq!(thought.len(), phases, "it thought twice in a phase: {thought:?}");
}

/// Hints say what the advice says: glory and plan of each move come from one and the same thought.
#[test]
fn hints_are_the_advice() {
    let game = Paper::new(&Setup::new(1)).unwrap();
    let table = Table::new(game, Seed::new("pp2").unwrap());
    let handle = table.handle(Seat::FIRST);
    let hints = undercroft_bots::hints(&handle, Budget::iterations(1), &mut Quick::new(1), &Limit::NONE);
    let advised = advise(&handle);
    assert_eq!(hints.len(), advised.len());
    for advice in advised {
        let hint = hints.iter().find(|hint| hint.mv == advice.mv).unwrap();
        assert_eq!((hint.chance, &hint.said), (advice.chance, &Some(advice.summary(true))));
        assert_eq!(hint.reasons, advice.plan);
    }
}

//! What the combat solver of Dungeon Lords proves: about the training ground, and against trying everything.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::collections::BTreeSet;
use undercroft_bots::lords::solver::{Goal, Solver};
use undercroft_core::{Chance, Game, Quick, Seat, Setup, Silent};
use undercroft_lords::components::{Adventurer, Card, Creature, Trap};
use undercroft_lords::rules::scoring::points;
use undercroft_lords::state::{Ask, Cell, Member, Paladin, Phase};
use undercroft_lords::training::{SCENARIOS, Scenario, alone};
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

/// DL-379: the solver proves that nobody can do better, and every plan it lists does as well.
#[test]
fn the_published_results_are_the_best() {
    for scenario in &SCENARIOS {
        let (game, state) = table(scenario);
        let mut solver = Solver::new(&game, &state, Seat::FIRST, Goal::Points).unwrap();
        let best = solver.solve(&state).value;
        let plans = solver.plans(&state, 1000);
        assert!(!plans.is_empty());
        for plan in &plans {
            let mut state = state.clone();
            play(&game, &mut state, plan);
            let player = &state.players[0];
            assert_eq!(player.dungeon.conquered.len(), scenario.lost, "scenario {}: {plan:?}", scenario.id);
            assert_eq!(player.prison.len(), 3);
            let monsters = f64::from(player.monsters());
            let rooms = 2.0 * player.dungeon.working_rooms().count() as f64;
            assert_eq!(best, 6.0 + monsters + rooms - 2.0 * f64::from(scenario.lost));
        }
    }
}

/// DLX-14: among the best plans for the first scenario the thrifty one keeps the food.
#[test]
fn the_first_scenario_can_be_won_without_the_food() {
    let (game, state) = table(&SCENARIOS[0]);
    let plans = Solver::new(&game, &state, Seat::FIRST, Goal::Points).unwrap().plans(&state, 1000);
    let thrifty = Solver::new(&game, &state, Seat::FIRST, Goal::Thrift).unwrap().plans(&state, 1000);
    assert!(thrifty.len() < plans.len());
    let food_left = |plan: &Vec<Move>| {
        let mut state = state.clone();
        play(&game, &mut state, plan);
        state.players[0].food
    };
    assert!(thrifty.iter().all(|plan| food_left(plan) == 1));
    assert!(plans.iter().any(|plan| food_left(plan) == 0));
}

/// DLX-15: in the room, without feeding the Troll nobody wins in the first round.
#[test]
fn the_room_needs_the_food() {
    let (game, mut state) = table(&SCENARIOS[4]);
    state.players[0].food = 0;
    let best = Solver::new(&game, &state, Seat::FIRST, Goal::Points).unwrap().solve(&state).value;
    assert!(best < 6.0 + 2.0 + 2.0, "{best}");
}

/// The solver counts unknown cards as equally likely: with all cards alike but one, the mean shows.
#[test]
fn unknown_cards_are_averaged() {
    let game = Lords::new(&Setup::new(2)).unwrap();
    let mut state = game.start(&mut Quick::new(1), &mut Silent);
    state.phase = Phase::Planning(0);
    state.ask = Ask::Plan;
    (state.first, state.actor, state.combat_round) = (Seat::FIRST, Seat::FIRST, 4);
    let me = &mut state.players[0];
    me.party.push(Member { damage: 2, ..Member::new(Adventurer::WarriorB) });
    me.plan.tile = Some(Cell::ENTRANCE);
    state.cards[0] =
        [Card::Fireball, Card::MagicShield, Card::DetectEvil, Card::Suggestion].into_iter().collect();
    let value =
        |state: &State| Solver::new(&game, state, Seat::FIRST, Goal::Points).unwrap().solve(state).value;
    state.cards_shown = 3;
    // Of the six cards that may come, three have fatigue 2 and capture him; else a tile is lost.
    assert_eq!(value(&state), (3.0 * 2.0 + 3.0 * -2.0) / 6.0);
    state.players[0].spied[3] = true;
    assert_eq!(value(&state), 2.0);
}

/// The most points that any way through a combat with known cards brings, by trying all of them.
fn best_of_everything(game: &Lords, state: &State, year: u8) -> f64 {
    if state.year != year || !matches!(state.phase, Phase::Planning(_) | Phase::Battle(_)) {
        return f64::from(points(game, &state.players[0]).total());
    }
    let mut moves = Vec::new();
    game.legal_moves(state, Seat::FIRST, &mut moves);
    let after = |mv: &Move| {
        let mut next = state.clone();
        game.apply(&mut next, Seat::FIRST, *mv, &mut Quick::new(0), &mut Silent);
        best_of_everything(game, &next, year)
    };
    moves.iter().map(after).fold(f64::MIN, f64::max)
}

/// The solver leaves out what cannot be better; trying everything finds nothing better either.
#[test]
fn the_solver_misses_nothing() {
    let game = Lords::new(&Setup::new(2)).unwrap();
    let mut chance = Quick::new(11);
    for _ in 0..60 {
        let mut state = game.start(&mut chance, &mut Silent);
        let mut any = |count: usize| chance.below(count as u32) as usize;
        (state.year, state.phase, state.ask) = (1 + any(2) as u8, Phase::Planning(0), Ask::Plan);
        (state.first, state.actor, state.paladin) = (Seat::FIRST, Seat::FIRST, Paladin::Out);
        state.combat_round = 3 + any(2) as u8;
        let year = state.year;
        let people: Vec<Adventurer> = Adventurer::ALL
            .iter()
            .copied()
            .filter(|who| game.components().adventurer(*who).year == year && *who != Adventurer::Illusion)
            .collect();
        let cards: Vec<Card> = game.components().cards_of(year).collect();
        state.cards[usize::from(year - 1)] = (0..4).map(|_| cards[any(cards.len())]).collect();
        let me = &mut state.players[0];
        me.spied = [true; 4];
        me.party = (0..3).map(|_| Member::new(people[any(people.len())])).collect();
        me.party.iter_mut().for_each(|one| one.damage = any(3) as u8);
        me.up = (0..2).map(|_| Creature::ALL[any(Creature::COUNT)]).collect();
        me.traps = (0..1).map(|_| Trap::ALL[any(Trap::COUNT)]).collect();
        me.plan.tile = Some(Cell::ENTRANCE);
        let found = Solver::new(&game, &state, Seat::FIRST, Goal::Points).unwrap().solve(&state).value;
        assert_eq!(found, best_of_everything(&game, &state, year), "{:?}", state.players[0]);
    }
}

/// One round of a combat with unknown cards, and whole combats with known ones, in random games.
#[test]
fn random_combats_are_solved() {
    let game = Lords::new(&Setup::new(3)).unwrap();
    for seed in 0..12 {
        let mut chance = Quick::new(seed);
        let mut state = game.start(&mut chance, &mut Silent);
        let mut moves = Vec::new();
        while let Some(seat) = game.status(&state).acting().first() {
            for known in [true, false] {
                let mut state = state.clone();
                state.players[seat.index()].spied = [known; 4];
                let Some(solver) = Solver::new(&game, &state, seat, Goal::Thrift) else { continue };
                let mut solver = if known { solver } else { solver.rounds(&state, 1) };
                let solution = solver.solve(&state);
                assert!(!solution.moves.is_empty() && solution.value.abs() < 200.0, "{solution:?}");
                assert!(solution.situations < 200_000, "{}", solution.situations);
            }
            moves.clear();
            game.legal_moves(&state, seat, &mut moves);
            let mv = moves[chance.below(moves.len() as u32) as usize];
            game.apply(&mut state, seat, mv, &mut chance, &mut Silent);
        }
    }
}

/// Every way through a set battle, each with the points it brings, by trying everything.
fn every_way(game: &Lords, state: &State, line: &mut Vec<Move>, found: &mut Vec<(i16, Vec<Move>)>) {
    let mut moves = Vec::new();
    game.legal_moves(state, Seat::FIRST, &mut moves);
    if moves.is_empty() {
        found.push((points(game, &state.players[0]).total(), line.clone()));
    }
    for mv in moves {
        let mut next = state.clone();
        game.apply(&mut next, Seat::FIRST, mv, &mut Quick::new(0), &mut Silent);
        line.push(mv);
        every_way(game, &next, line, found);
        line.pop();
    }
}

/// What is laid and sent, in whatever order it was said, and what was done then.
fn told_once(line: &[Move]) -> Vec<String> {
    let mut rounds: Vec<String> = line.iter().map(Move::to_string).collect();
    let planned = |text: &String| text.starts_with("lay") || text.starts_with("send");
    rounds.chunk_by_mut(|one, next| planned(one) && planned(next)).for_each(<[String]>::sort);
    rounds
}

/// DL-379: the solver lists every best way through each scenario, once, and no other.
#[test]
fn all_best_plans_are_listed() {
    for scenario in &SCENARIOS {
        let (game, state) = alone(scenario);
        let mut found = Vec::new();
        every_way(&game, &state, &mut Vec::new(), &mut found);
        let best = found.iter().map(|(points, _)| *points).max().expect("a way");
        let all: BTreeSet<_> =
            found.iter().filter(|(points, _)| *points == best).map(|(_, line)| told_once(line)).collect();
        let mut solver = Solver::new(&game, &state, Seat::FIRST, Goal::Points).expect("a battle");
        let listed: Vec<_> = solver.plans(&state, 100_000).iter().map(|line| told_once(line)).collect();
        assert_eq!(listed.len(), all.len(), "scenario {}", scenario.id);
        assert_eq!(listed.into_iter().collect::<BTreeSet<_>>(), all, "scenario {}", scenario.id);
    }
}

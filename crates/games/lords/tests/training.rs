//! The training ground: published solutions, and what the solver proves about them.

use undercroft_core::{Game, Quick, Seat, Setup, Silent};
use undercroft_lords::solver::{Goal, Solver};
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
    use undercroft_lords::names::{Adventurer, Card};
    use undercroft_lords::state::{Ask, Member, Phase};
    let game = Lords::new(&Setup::new(2)).unwrap();
    let mut state = game.start(&mut Quick::new(1), &mut Silent);
    state.phase = Phase::Planning(0);
    state.ask = Ask::Plan;
    (state.first, state.actor, state.combat_round) = (Seat::FIRST, Seat::FIRST, 4);
    let me = &mut state.players[0];
    me.party.push(Member { damage: 2, ..Member::new(Adventurer::WarriorB) });
    me.plan.tile = Some(undercroft_lords::site::Cell::ENTRANCE);
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
    use undercroft_lords::rules::scoring::points;
    use undercroft_lords::state::Phase;
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
    use undercroft_core::Chance;
    use undercroft_lords::names::{Adventurer, Card, Creature, Trap};
    use undercroft_lords::state::{Ask, Member, Paladin, Phase};
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
        me.plan.tile = Some(undercroft_lords::site::Cell::ENTRANCE);
        let found = Solver::new(&game, &state, Seat::FIRST, Goal::Points).unwrap().solve(&state).value;
        assert_eq!(found, best_of_everything(&game, &state, year), "{:?}", state.players[0]);
    }
}

/// One round of a combat with unknown cards, and whole combats with known ones, in random games.
#[test]
fn random_combats_are_solved() {
    use undercroft_core::Chance;
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

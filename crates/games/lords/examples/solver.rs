//! Measures the combat solver on the combats of games played at random whose dungeons get so many traps and creatures (four of each unless told otherwise):
//!
//! `cargo run --release -p undercroft-lords --example solver -- [combats] [seed] [stock] [unlimited]`
//!
//! Prints for the first year and the second: one round, the whole combat with known cards, the whole combat with
//! unknown cards within the limit that bots use, and without a limit.

use std::time::Instant;
use undercroft_core::{Chance, Game, Quick, Seat, Setup, Silent};
use undercroft_lords::names::{Creature, Trap};
use undercroft_lords::solver::{Goal, Solution, Solver};
use undercroft_lords::{Lords, Move, State};

/// As many situations as the bots allow.
const LIMIT: u64 = 40_000;
/// How often everything is solved: the shortest time counts, for on a busy machine a single one says little.
const TIMES: u32 = 3;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let combats: usize = args.next().map_or(Ok(100), |text| text.parse())?;
    let seed: u64 = args.next().map_or(Ok(1), |text| text.parse())?;
    let stock_of: usize = args.next().map_or(Ok(4), |text| text.parse())?;
    let unlimited = args.next().is_some();
    let game = Lords::new(&Setup::new(3))?;
    for year in [1, 2] {
        let found = combats_of(&game, year, combats, seed, stock_of);
        println!("year {year}, {} combats", found.len());
        measure("one round, cards unknown", &game, &found, false, |solver, state| {
            solver.rounds(state, 1).solve(state)
        });
        measure("four rounds, cards known", &game, &found, true, |mut solver, state| solver.solve(state));
        measure("four rounds, unknown, as bots do", &game, &found, false, |mut solver, state| {
            solver.solve_within(state, LIMIT)
        });
        if unlimited {
            measure("four rounds, unknown, no limit", &game, &found, false, |mut solver, state| {
                solver.solve(state)
            });
        }
    }
    Ok(())
}

fn measure(
    what: &str,
    game: &Lords,
    states: &[(State, Seat)],
    known: bool,
    solve: impl Fn(Solver<'_>, &State) -> Solution,
) {
    let begun = Instant::now();
    let mut times = Vec::new();
    let mut situations = 0;
    for (state, seat) in states {
        let mut state = state.clone();
        state.players[seat.index()].spied = [known; 4];
        let mut shortest = f64::MAX;
        for time in 0..TIMES {
            let Some(solver) = Solver::new(game, &state, *seat, Goal::Prosper) else { continue };
            let before = processor_time(begun);
            let solution = solve(solver, &state);
            shortest = shortest.min(processor_time(begun) - before);
            situations += if time == 0 { solution.situations } else { 0 };
        }
        times.push(shortest);
    }
    times.sort_by(f64::total_cmp);
    let at = |part: f64| times.get(((times.len() - 1) as f64 * part) as usize).copied().unwrap_or(0.0);
    println!(
        "  {what:32}  median {:8.3}  mean {:8.3}  95 % {:8.3}  most {:8.3} ms; {} situations each",
        at(0.5),
        times.iter().sum::<f64>() / times.len() as f64,
        at(0.95),
        at(1.0),
        situations / times.len().max(1) as u64,
    );
}

/// What this thread has had of a processor so far, in milliseconds: on a busy machine the clock says little. Where the
/// system does not tell, the clock must do.
fn processor_time(begun: Instant) -> f64 {
    // The system brings its account up to date when a thread gives way.
    std::thread::yield_now();
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let nanoseconds = text.split_whitespace().next().and_then(|word| word.parse::<f64>().ok());
    nanoseconds.map_or(begun.elapsed().as_secs_f64() * 1e3, |nanoseconds| nanoseconds / 1e6)
}

/// Plans of the first combat round of players with so many traps and creatures.
fn combats_of(game: &Lords, year: u8, wanted: usize, seed: u64, many: usize) -> Vec<(State, Seat)> {
    let mut chance = Quick::new(seed);
    let mut found = Vec::new();
    while found.len() < wanted {
        let mut state = game.start(&mut chance, &mut Silent);
        let mut moves: Vec<Move> = Vec::new();
        while let Some(seat) = game.status(&state).acting().first() {
            if state.year == year && state.combat_round == 1 {
                stock(&mut state, seat, many, &mut chance);
                if Solver::new(game, &state, seat, Goal::Points).is_some() {
                    found.push((state.clone(), seat));
                }
                break;
            }
            moves.clear();
            game.legal_moves(&state, seat, &mut moves);
            let mv = moves[chance.below(moves.len() as u32) as usize];
            game.apply(&mut state, seat, mv, &mut chance, &mut Silent);
        }
    }
    found
}

fn stock(state: &mut State, seat: Seat, many: usize, chance: &mut Quick) {
    let kinds = if state.year == 1 { 6 } else { Creature::COUNT as u32 };
    let creatures: Vec<Creature> = (0..many).map(|_| Creature::ALL[chance.below(kinds) as usize]).collect();
    let traps: Vec<Trap> = (0..many).map(|_| Trap::ALL[chance.below(Trap::COUNT as u32) as usize]).collect();
    let player = state.player_mut(seat);
    player.up = creatures.into_iter().collect();
    player.traps = traps.into_iter().collect();
    (player.gold, player.food, player.imps) = (3, 3, 4);
}

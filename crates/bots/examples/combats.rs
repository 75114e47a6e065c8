//! Measures the combat solver of Dungeon Lords on combats as they come about when bots play each other:
//!
//! `cargo run --release -p undercroft-bots --example combats -- [bots] [combats of each year] [seed] [stock]`
//!
//! For the first year and the second: one round with unknown cards, the whole combat with known cards, and the whole
//! combat with unknown cards within the limit that the bots keep. Combats are those of the seats that have a choice
//! in the first combat round. With a stock, each dungeon gets so many random traps and as many creatures instead of
//! its own, 3 gold, 3 food and 4 imps: harder cases than games bring about.
//!
//! With the word `ablation` as its first argument it switches off in turn what makes the search faster, and prints what
//! each part is worth: mean and longest time, and whether everything found is the same.

use std::time::Instant;
use undercroft_bots::lords::solver::{Goal, Pruning, Solution, Solver};
use undercroft_bots::{BotSpec, Fallback, Limit};
use undercroft_core::{Chance, Game, Quick, Seat, SeatHandle, Setup, Silent, Status};
use undercroft_lords::components::{Creature, Trap};
use undercroft_lords::{Lords, State};

/// As many situations as the bots allow.
const LIMIT: u64 = 40_000;
/// How often everything is solved: the shortest time counts, for on a busy machine a single one says little.
const TIMES: u32 = 3;

/// A combat about to begin, and who plans it.
type Combat = (State, Seat);

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args: Vec<String> = std::env::args().skip(1).collect();
    let ablation = args.first().is_some_and(|word| word == "ablation");
    args.drain(..usize::from(ablation));
    let names: Vec<&str> = args.first().map_or(vec!["normal"; 3], |text| text.split(',').collect());
    let wanted: usize = args.get(1).map_or(Ok(300), |text| text.parse())?;
    let seed: u64 = args.get(2).map_or(Ok(1), |text| text.parse())?;
    let stock: usize = args.get(3).map_or(Ok(0), |text| text.parse())?;
    let game = Lords::new(&Setup::new(names.len() as u8))?;
    let specs: Vec<BotSpec> = names.iter().map(|name| BotSpec::read(name)).collect::<Result<_, _>>()?;
    let mut combats = [Vec::new(), Vec::new()];
    let mut luck = Quick::new(seed);
    while combats.iter().any(|found| found.len() < wanted) {
        watch_game(&game, &specs, &mut luck, &mut combats)?;
    }
    for (state, seat) in combats.iter_mut().flatten().filter(|_| stock > 0) {
        fill(state, *seat, stock, &mut luck);
    }
    combats.iter_mut().for_each(|found| found.truncate(wanted));
    if ablation {
        compare(&game, &combats);
        return Ok(());
    }
    for (year, found) in combats.iter().enumerate() {
        println!("year {}, {} combats, {}", year + 1, found.len(), describe(found));
        measure("one round, cards unknown", &game, found, (false, 1.0), |solver, state| {
            solver.rounds(state, 1).solve(state)
        });
        measure("four rounds, cards known", &game, found, (true, 50.0), |mut solver, state| {
            solver.solve(state)
        });
        measure("four rounds, unknown, as bots do", &game, found, (false, 50.0), |mut solver, state| {
            solver.solve_within(state, LIMIT)
        });
    }
    Ok(())
}

/// The longest that a search without one of its parts may take, in situations.
const PATIENCE: u64 = 1_000_000;

/// The table of what each part is worth.
fn compare(game: &Lords, combats: &[Vec<Combat>; 2]) {
    println!(
        "| switched off | round, year 1: mean | most | same | four rounds, year 2: mean | most | same |"
    );
    println!("|---|---|---|---|---|---|---|");
    let mut whole: [Vec<f64>; 2] = Default::default();
    for part in std::iter::once(None).chain(Pruning::ALL.map(Some)) {
        let name = part.map_or("nothing".to_owned(), |part| format!("{part:?}"));
        print!("| {name} |");
        for (year, known) in [(0, false), (1, true)] {
            let (mut times, mut values) = (Vec::new(), Vec::new());
            for (state, seat) in &combats[year] {
                let mut state = state.clone();
                state.player_mut(*seat).spied = [known; 4];
                let solver = Solver::new(game, &state, *seat, Goal::Prosper);
                let Some(solver) = solver.map(|one| one.without(part).give_up_after(PATIENCE)) else {
                    continue;
                };
                let mut solver = if known { solver } else { solver.rounds(&state, 1) };
                let begun = Instant::now();
                let before = processor_time(begun);
                let solution = solver.solve(&state);
                times.push(processor_time(begun) - before);
                let given_up = solution.situations >= PATIENCE;
                values.push(if given_up { f64::NAN } else { solution.value });
            }
            if part.is_none() {
                whole[year].clone_from(&values);
            }
            let given_up = values.iter().filter(|value| value.is_nan()).count();
            let pairs = values.iter().zip(&whole[year]);
            let other = pairs.filter(|(one, two)| (*one - *two).abs() > 1e-9).count();
            let same = match (other, given_up) {
                (0, 0) => "all".to_owned(),
                (0, _) => format!("{given_up} given up"),
                _ => format!("{other} differ, {given_up} given up"),
            };
            let mean = times.iter().sum::<f64>() / times.len() as f64;
            let most = times.iter().copied().fold(0.0, f64::max);
            print!(" {mean:.3} | {most:.2} | {same} |");
        }
        println!();
    }
}

/// Plays a game and keeps every combat of which its owner plans the first round.
fn watch_game(
    game: &Lords,
    specs: &[BotSpec],
    luck: &mut Quick,
    combats: &mut [Vec<Combat>; 2],
) -> Result<(), Box<dyn std::error::Error>> {
    let mut bots = Vec::new();
    for spec in specs {
        bots.push(spec.bot(game, Fallback::Search)?);
    }
    let mut seen = vec![0; specs.len()];
    let mut state = game.start(luck, &mut Silent);
    while let Status::Acting(acting) = game.status(&state) {
        let seat = acting.first().ok_or("nobody is asked")?;
        let planned = &mut seen[seat.index()];
        if state.combat_round == 1 && *planned < state.year {
            *planned = state.year;
            combats[usize::from(state.year - 1)].push((state.clone(), seat));
        }
        let handle = SeatHandle::new(game, &state, seat);
        let mv = bots[seat.index()].choose(&handle, &mut luck.fork(), &Limit::NONE).ok_or("no move")?;
        game.apply(&mut state, seat, mv, luck, &mut Silent);
    }
    Ok(())
}

/// Gives the player so many traps and creatures, those of his year, and something to pay with.
fn fill(state: &mut State, seat: Seat, many: usize, luck: &mut Quick) {
    let kinds = if state.year == 1 { 6 } else { Creature::COUNT as u32 };
    let creatures: Vec<Creature> = (0..many).map(|_| Creature::ALL[luck.below(kinds) as usize]).collect();
    let traps: Vec<Trap> = (0..many).map(|_| Trap::ALL[luck.below(Trap::COUNT as u32) as usize]).collect();
    let player = state.player_mut(seat);
    player.up = creatures.into_iter().collect();
    player.traps = traps.into_iter().collect();
    (player.gold, player.food, player.imps) = (3, 3, 4);
}

/// What there is on both sides, on average.
fn describe(combats: &[Combat]) -> String {
    let mean = |count: fn(&State, Seat) -> usize| {
        combats.iter().map(|(state, seat)| count(state, *seat) as f64).sum::<f64>() / combats.len() as f64
    };
    format!(
        "{:.1} traps, {:.1} creatures, {:.1} adventurers on average",
        mean(|state, seat| state.player(seat).traps.total().into()),
        mean(|state, seat| state.player(seat).up.total().into()),
        mean(|state, seat| state.player(seat).party.len()),
    )
}

fn measure(
    what: &str,
    game: &Lords,
    combats: &[Combat],
    (known, wanted): (bool, f64),
    solve: impl Fn(Solver<'_>, &State) -> Solution,
) {
    let begun = Instant::now();
    let mut times = Vec::new();
    let (mut situations, mut complete) = (0, 0);
    for (state, seat) in combats {
        let mut state = state.clone();
        if known {
            state.player_mut(*seat).spied = [true; 4];
        }
        let mut shortest = f64::MAX;
        for time in 0..TIMES {
            let Some(solver) = Solver::new(game, &state, *seat, Goal::Prosper) else { continue };
            let before = processor_time(begun);
            let solution = solve(solver, &state);
            shortest = shortest.min(processor_time(begun) - before);
            if time == 0 {
                situations += solution.situations;
                complete += usize::from(solution.complete);
            }
        }
        times.push(shortest);
    }
    times.sort_by(f64::total_cmp);
    let over = times.iter().filter(|time| **time > wanted).count();
    let at = |part: f64| times.get(((times.len() - 1) as f64 * part) as usize).copied().unwrap_or(0.0);
    let mean = times.iter().sum::<f64>() / times.len() as f64;
    println!(
        "  {what:32}  median {:8.3}  mean {mean:8.3}  95 % {:8.3}  99 % {:8.3}  most {:8.3} ms, {over} over {wanted} ms; {} situations each, {complete} to the end",
        at(0.5),
        at(0.95),
        at(0.99),
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

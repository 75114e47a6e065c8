//! Mean solo scores of the planner's strengths, with 95 % intervals:
//! `cargo run --release -p undercroft-bots --example paper-measure -- hard 1000`; with `duel` behind the first seed against a random
//! player, with the name of another strength there how much more it scores on the same seeds. `-- hard seeds pp10 pp14` tells what thinking
//! costs in the games of these seeds. Instead of a strength the name of a simple player will do, such as `gem-thief`.

use std::time::{Duration, Instant};
use undercroft_bots::paper::{Plan, Planner, Strength};
use undercroft_core::{Game, Quick, Seat, SeatHandle, Seed, Setup, Silent, Status, Table};
use undercroft_paper::{Paper, Score};

fn main() {
    let mut words = std::env::args().skip(1);
    let name = words.next().unwrap_or_else(|| "normal".to_owned());
    if let (None, Some(simple)) = (Strength::from_id(&name), Planner::called(&name)) {
        let games: u64 = words.next().and_then(|text| text.parse().ok()).unwrap_or(100);
        let game = Paper::new(&Setup::new(1)).expect("one player is a set-up");
        let scores: Vec<f64> = (0..games).map(|seed| f64::from(play(&game, simple, seed).total())).collect();
        let (mean, half) = mean(&scores);
        return println!("{name}: {mean:.1} ± {half:.1} over {games} seeds");
    }
    let strength = Strength::from_id(&name).unwrap_or(Strength::Normal);
    let second = words.next();
    if second.as_deref() == Some("seeds") {
        return words.for_each(|seed| thinking(strength, &seed));
    }
    let games: u64 = second.and_then(|text| text.parse().ok()).unwrap_or(100);
    let first: u64 = words.next().and_then(|text| text.parse().ok()).unwrap_or(0);
    let game = Paper::new(&Setup::new(1)).expect("one player is a set-up");
    match words.next().as_deref() {
        Some("duel") => return duel(strength, games, first),
        Some(other) => return pairs(&game, strength, other, first..first + games),
        None => {}
    }
    let results: Vec<Score> =
        (first..first + games).map(|seed| play(&game, Planner::new(strength), seed)).collect();
    let scores: Vec<f64> = results.iter().map(|score| f64::from(score.total())).collect();
    let (mean, half) = mean(&scores);
    let mut sorted = scores;
    sorted.sort_by(f64::total_cmp);
    let at = |part: f64| sorted[((sorted.len() - 1) as f64 * part) as usize];
    println!(
        "{}: {mean:.1} ± {half:.1} over {games} seeds; 10 % {}, median {}, 90 % {}, best {}",
        strength.id(),
        at(0.1),
        at(0.5),
        at(0.9),
        at(1.0)
    );
    println!(
        " 1 % {}, 5 % {}, 25 % {}, 75 % {}, 95 % {}, 99 % {}",
        at(0.01),
        at(0.05),
        at(0.25),
        at(0.75),
        at(0.95),
        at(0.99)
    );
    for (index, (letter, _)) in Score::default().lines().into_iter().enumerate() {
        let sum: f64 = results.iter().map(|score| f64::from(score.lines()[index].1)).sum();
        print!(" {letter} {:.1}", sum / results.len() as f64);
    }
    println!();
}

/// What thinking costs in the solo game of one seed.
fn thinking(strength: Strength, seed: &str) {
    let game = Paper::new(&Setup::new(1)).expect("one player is a set-up");
    let mut table = Table::new(game, Seed::new(seed).expect("a seed"));
    let (planner, mut plan, mut luck) = (Planner::new(strength), Plan::default(), Quick::new(1));
    let (start, mut longest) = (Instant::now(), Duration::ZERO);
    while let Status::Acting(_) = table.status() {
        let before = Instant::now();
        let mv = planner.choose(&table.handle(Seat::FIRST), &mut plan, &mut luck, &mut || true);
        longest = longest.max(before.elapsed());
        table.play(Seat::FIRST, mv.expect("the seat is asked")).expect("a planner plays by the rules");
    }
    println!(
        "{} {seed}: {} sheets considered, {:.2} s, the longest decision {:.0} ms, {} glory",
        strength.id(),
        plan.considered(),
        start.elapsed().as_secs_f64(),
        longest.as_secs_f64() * 1e3,
        table.game().score(table.state(), Seat::FIRST).total()
    );
}

/// The mean and half its 95 % interval.
fn mean(numbers: &[f64]) -> (f64, f64) {
    let count = numbers.len() as f64;
    let mean = numbers.iter().sum::<f64>() / count;
    let spread = numbers.iter().map(|number| (number - mean).powi(2)).sum::<f64>() / (count - 1.0);
    (mean, 1.96 * (spread / count).sqrt())
}

/// How much more one strength scores than another on the same seeds, hence with the same cards and dice.
fn pairs(game: &Paper, strength: Strength, other: &str, seeds: std::ops::Range<u64>) {
    let other = Strength::from_id(other).expect("the name of a strength");
    let mut scores = [Vec::new(), Vec::new()];
    for seed in seeds {
        for (one, scores) in [strength, other].into_iter().zip(&mut scores) {
            scores.push(f64::from(play(game, Planner::new(one), seed).total()));
        }
        let differences: Vec<f64> =
            scores[0].iter().zip(&scores[1]).map(|(one, other)| one - other).collect();
        if differences.len().is_multiple_of(50) {
            let [(own, half), (others, others_half)] = [mean(&scores[0]), mean(&scores[1])];
            let (more, more_half) = mean(&differences);
            println!(
                "{} {own:.1} ± {half:.1}, {} {others:.1} ± {others_half:.1}, difference {more:.2} ± {more_half:.2} over {} seeds",
                strength.id(),
                other.id(),
                differences.len()
            );
        }
    }
}

fn play(game: &Paper, planner: Planner, seed: u64) -> Score {
    let mut luck = Quick::new(seed);
    let mut thoughts = Quick::new(seed ^ 0x5eed);
    let mut plan = Plan::default();
    let mut state = game.start(&mut luck, &mut Silent);
    loop {
        match game.status(&state) {
            Status::Over(_) => return game.score(&state, Seat::FIRST),
            Status::Acting(_) => {
                let handle = SeatHandle::new(game, &state, Seat::FIRST);
                let mv = planner
                    .choose(&handle, &mut plan, &mut thoughts, &mut || true)
                    .expect("the seat is asked");
                game.apply(&mut state, Seat::FIRST, mv, &mut luck, &mut Silent);
            }
        }
    }
}

/// The planner on the first seat against a random player on the second.
fn duel(strength: Strength, games: u64, first: u64) {
    let game = Paper::new(&Setup::new(2)).expect("two players are a set-up");
    let won: f64 = (first..first + games)
        .map(|seed| {
            let mut luck = Quick::new(seed);
            let planners = [strength, Strength::Random].map(Planner::new);
            let mut plans = [Plan::default(), Plan::default()];
            let mut state = game.start(&mut luck, &mut Silent);
            loop {
                match game.status(&state) {
                    Status::Over(outcome) => return outcome.share(Seat::FIRST),
                    Status::Acting(acting) => {
                        let seat = acting.first().expect("somebody is asked");
                        let handle = SeatHandle::new(&game, &state, seat);
                        let (planner, plan) = (planners[seat.index()], &mut plans[seat.index()]);
                        let mv = planner
                            .choose(&handle, plan, &mut luck, &mut || true)
                            .expect("the seat is asked");
                        game.apply(&mut state, seat, mv, &mut luck, &mut Silent);
                    }
                }
            }
        })
        .sum();
    println!("{} wins {won} of {games} against random", strength.id());
}

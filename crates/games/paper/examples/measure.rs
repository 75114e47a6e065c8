//! Mean solo scores of the planner's strengths, with 95 % intervals:
//! `cargo run --release -p undercroft-paper --example measure -- hard 1000`.

use undercroft_core::{Game, Quick, Seat, SeatHandle, Setup, Silent, Status};
use undercroft_paper::planner::{Planner, Strength};
use undercroft_paper::{Paper, Score};

fn main() {
    let mut words = std::env::args().skip(1);
    let strength = words.next().and_then(|id| Strength::from_id(&id)).unwrap_or(Strength::Normal);
    let games: u64 = words.next().and_then(|text| text.parse().ok()).unwrap_or(100);
    let first: u64 = words.next().and_then(|text| text.parse().ok()).unwrap_or(0);
    if words.next().as_deref() == Some("duel") {
        return duel(strength, games, first);
    }
    let game = Paper::new(&Setup::new(1)).expect("one player is a set-up");
    let results: Vec<Score> = (first..first + games).map(|seed| play(&game, strength, seed)).collect();
    let scores: Vec<f64> = results.iter().map(|score| f64::from(score.total())).collect();
    let mean = scores.iter().sum::<f64>() / scores.len() as f64;
    let spread = scores.iter().map(|score| (score - mean).powi(2)).sum::<f64>() / (scores.len() as f64 - 1.0);
    let half = 1.96 * (spread / scores.len() as f64).sqrt();
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

fn play(game: &Paper, strength: Strength, seed: u64) -> Score {
    let mut luck = Quick::new(seed);
    let mut thoughts = Quick::new(seed ^ 0x5eed);
    let mut planner = Planner::new(strength);
    let mut state = game.start(&mut luck, &mut Silent);
    loop {
        match game.status(&state) {
            Status::Over(_) => return game.score(&state, Seat::FIRST),
            Status::Acting(_) => {
                let handle = SeatHandle::new(game, &state, Seat::FIRST);
                let mv = planner.choose(&handle, &mut thoughts, &mut || true).expect("the seat is asked");
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
            let mut planners = [Planner::new(strength), Planner::new(Strength::Random)];
            let mut state = game.start(&mut luck, &mut Silent);
            loop {
                match game.status(&state) {
                    Status::Over(outcome) => return outcome.share(Seat::FIRST),
                    Status::Acting(acting) => {
                        let seat = acting.first().expect("somebody is asked");
                        let handle = SeatHandle::new(&game, &state, seat);
                        let planner = &mut planners[seat.index()];
                        let mv = planner.choose(&handle, &mut luck, &mut || true).expect("the seat is asked");
                        game.apply(&mut state, seat, mv, &mut luck, &mut Silent);
                    }
                }
            }
        })
        .sum();
    println!("{} wins {won} of {games} against random", strength.id());
}

//! Finds what tells how a hero of Dungeoneer stands: adventurers play, and a logistic regression over the turns of all
//! games says how much each feature belongs to winning. Prints the weights for `dungeoneer/guide.rs`.

use undercroft_bots::Limit;
use undercroft_bots::bot::Bot;
use undercroft_bots::dungeoneer::{Adventurer, FEATURES, features};
use undercroft_core::{Game, Quick, Seat, SeatHandle, Setup, Silent, Status};
use undercroft_dungeoneer::Vault;
use undercroft_dungeoneer::state::Phase;

/// A turn: the features of every hero still in the game, and each one's share of the win.
type Turn = Vec<([f32; FEATURES], f64)>;

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(1000);
    let mut turns = Vec::new();
    for seats in 2..=4 {
        for deal in 0..games {
            turns.extend(played(seats, deal * 10 + u64::from(seats)));
        }
    }
    let (mean, spread) = measure(&turns);
    let mut weights = [0.0f64; FEATURES];
    for round in 0..400 {
        let (loss, slope) = slope(&turns, &weights, &mean, &spread);
        for (weight, slope) in weights.iter_mut().zip(slope) {
            *weight += 1.5 * slope;
        }
        if round % 50 == 49 {
            eprintln!("{} turns, round {round}: log loss {loss:.4}", turns.len());
        }
    }
    let plain: Vec<String> =
        weights.iter().zip(spread).map(|(weight, spread)| format!("{:.3}", weight / spread)).collect();
    println!("[{}]", plain.join(", "));
}

fn played(seats: u8, seed: u64) -> Vec<Turn> {
    let game = Vault::new(&Setup::new(seats)).expect("the box holds a whole game");
    let mut luck = Quick::new(seed);
    let mut state = game.start(&mut luck, &mut Silent);
    let mut seen: Vec<(Vec<Seat>, Vec<[f32; FEATURES]>)> = Vec::new();
    let mut turn = (0, Seat::FIRST);
    loop {
        let acting = match game.status(&state) {
            Status::Acting(acting) => acting,
            Status::Over(outcome) => {
                let shares = |seats: Vec<Seat>, features: Vec<[f32; FEATURES]>| {
                    features.into_iter().zip(seats.into_iter().map(|seat| outcome.share(seat))).collect()
                };
                return seen.into_iter().map(|(seats, features)| shares(seats, features)).collect();
            }
        };
        if state.phase == Phase::Dungeonlord && (state.round, state.active) != turn {
            turn = (state.round, state.active);
            let alive: Vec<Seat> = Seat::all(seats).filter(|seat| !state.player(*seat).out).collect();
            let told = alive.iter().map(|seat| features(&game, &state, *seat)).collect();
            seen.push((alive, told));
        }
        let Some(seat) = acting.first() else { return Vec::new() };
        let handle = SeatHandle::new(&game, &state, seat);
        let Some(mv) = Adventurer.choose(&handle, &mut luck, &Limit::NONE) else { return Vec::new() };
        game.apply(&mut state, seat, mv, &mut luck, &mut Silent);
    }
}

/// The mean and the spread of every feature, so that all are learnt at the same pace.
fn measure(turns: &[Turn]) -> ([f64; FEATURES], [f64; FEATURES]) {
    let all = || turns.iter().flatten().map(|(features, _)| features);
    let count = all().count().max(1) as f64;
    let mut mean = [0.0; FEATURES];
    let mut spread = [0.0; FEATURES];
    for nth in 0..FEATURES {
        mean[nth] = all().map(|features| f64::from(features[nth])).sum::<f64>() / count;
        let square = |features: &[f32; FEATURES]| (f64::from(features[nth]) - mean[nth]).powi(2);
        spread[nth] = (all().map(square).sum::<f64>() / count).sqrt().max(1e-6);
    }
    (mean, spread)
}

fn slope(
    turns: &[Turn],
    weights: &[f64; FEATURES],
    mean: &[f64; FEATURES],
    spread: &[f64; FEATURES],
) -> (f64, [f64; FEATURES]) {
    let mut loss = 0.0;
    let mut slope = [0.0; FEATURES];
    for turn in turns {
        let scaled: Vec<[f64; FEATURES]> = (turn.iter())
            .map(|(features, _)| {
                std::array::from_fn(|nth| (f64::from(features[nth]) - mean[nth]) / spread[nth])
            })
            .collect();
        let worths: Vec<f64> = scaled
            .iter()
            .map(|one| one.iter().zip(weights).map(|(feature, weight)| feature * weight).sum())
            .collect();
        let all: f64 = worths.iter().map(|worth: &f64| worth.exp()).sum();
        for ((one, worth), (_, share)) in scaled.iter().zip(&worths).zip(turn) {
            let chance = worth.exp() / all;
            loss -= share * chance.max(1e-9).ln();
            for (slope, feature) in slope.iter_mut().zip(one) {
                *slope += (share - chance) * feature;
            }
        }
    }
    let count = turns.len().max(1) as f64;
    (loss / count, slope.map(|slope| slope / count))
}

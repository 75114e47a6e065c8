//! Finds what tells how lords stand after the first year: stewards play, and least squares say how many points everything they have then
//! is worth in the end, and how the lead belongs to the win. Prints the figures for `lords/standing.rs`.
//!
//! `cargo run --release -p undercroft-bots --example lords-standing -- [games]`

use undercroft_bots::lords::{LordsGuide, STANDING, Steward, standing};
use undercroft_bots::{Bot, Guide, Limit};
use undercroft_core::{Game, Quick, Seat, SeatHandle, Setup, Silent, Status};
use undercroft_lords::Lords;

/// One seat after the first year: what is noticed, its points in the end, its share of the win, and what that is worth to the ambitious.
type Seen = ([f32; STANDING], f64, f64, f64);

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let games: u64 = std::env::args().nth(1).map_or(Ok(10_000), |text| text.parse())?;
    for seats in 2..=4 {
        let mut seen: Vec<Vec<Seen>> = Vec::new();
        for deal in 0..games {
            let rules = if deal % 2 == 0 { "first" } else { "full" };
            let game = Lords::new(&Setup::new(seats).with("rules", rules))?;
            seen.extend(played(&game, deal * 10 + u64::from(seats)));
        }
        let weights = least_squares(&seen);
        let points = |noticed: &[f32; STANDING]| -> f64 {
            noticed.iter().zip(&weights).map(|(value, weight)| f64::from(*value) * weight).sum()
        };
        let (mut error, mut spread, mut leads) = (0.0, 0.0, Vec::new());
        let count = seen.iter().flatten().count() as f64;
        let mean = seen.iter().flatten().map(|one| one.1).sum::<f64>() / count;
        for table in &seen {
            let expected: Vec<f64> = table.iter().map(|one| points(&one.0)).collect();
            for (seat, one) in table.iter().enumerate() {
                error += (one.1 - expected[seat]).powi(2);
                spread += (one.1 - mean).powi(2);
                let others = expected.iter().enumerate().filter(|(other, _)| *other != seat);
                leads.push((
                    expected[seat] - others.map(|(_, one)| *one).fold(f64::MIN, f64::max),
                    one.2,
                    one.3,
                ));
            }
        }
        println!(
            "{seats} players: {:.1} points, spread {:.2}, left unexplained {:.2}",
            mean,
            (spread / count).sqrt(),
            (error / count).sqrt()
        );
        let list: Vec<String> = weights.iter().map(|weight| format!("{weight:.3}")).collect();
        println!("    [{}],", list.join(", "));
        for (name, which) in [("wins", 0), ("leads", 1)] {
            let (even, width, left) = fitted(
                &leads.iter().map(|one| (one.0, if which == 0 { one.1 } else { one.2 })).collect::<Vec<_>>(),
            );
            println!("    {name}: Slope {{ even: {even:.1}, width: {width:.1} }} (unexplained {left:.4})");
        }
    }
    Ok(())
}

fn played(game: &Lords, seed: u64) -> Option<Vec<Seen>> {
    let mut luck = Quick::new(seed);
    let mut state = game.start(&mut luck, &mut Silent);
    let mut noticed: Option<Vec<[f32; STANDING]>> = None;
    loop {
        let acting = match game.status(&state) {
            Status::Acting(acting) => acting,
            Status::Over(outcome) => {
                let worth = LordsGuide::ambitious().worth(&outcome);
                let seats = Seat::all(state.seats());
                let seen = seats.zip(noticed?).map(|(seat, noticed)| {
                    (noticed, f64::from(outcome.score(seat)), outcome.share(seat), worth[seat.index()])
                });
                return Some(seen.collect());
            }
        };
        if state.year == 2 && noticed.is_none() {
            noticed = Some(Seat::all(state.seats()).map(|seat| standing(game, &state, seat)).collect());
        }
        let seat = acting.first()?;
        let handle = SeatHandle::new(game, &state, seat);
        let mv = Steward::default().choose(&handle, &mut luck, &Limit::NONE)?;
        game.apply(&mut state, seat, mv, &mut luck, &mut Silent);
    }
}

/// The weights with the least squared error, by Gauss's elimination; a little is held back, so that what is always alike does no harm.
fn least_squares(seen: &[Vec<Seen>]) -> [f64; STANDING] {
    let mut rows = [[0.0f64; STANDING + 1]; STANDING];
    for one in seen.iter().flatten() {
        for (row, value) in rows.iter_mut().zip(one.0) {
            for (sum, other) in row.iter_mut().zip(one.0) {
                *sum += f64::from(value) * f64::from(other);
            }
            row[STANDING] += f64::from(value) * one.1;
        }
    }
    for (nth, row) in rows.iter_mut().enumerate() {
        row[nth] += 1.0;
    }
    for pivot in 0..STANDING {
        let row = rows[pivot];
        for other in (0..STANDING).filter(|other| *other != pivot) {
            let part = rows[other][pivot] / row[pivot];
            for (value, from) in rows[other].iter_mut().zip(row) {
                *value -= part * from;
            }
        }
    }
    std::array::from_fn(|nth| rows[nth][STANDING] / rows[nth][nth])
}

/// The slope that fits best, looked for on a grid.
fn fitted(leads: &[(f64, f64)]) -> (f64, f64, f64) {
    let mut best = (0.0, 1.0, f64::MAX);
    for even in -4..=16 {
        for width in 1..=20 {
            let (even, width) = (f64::from(even) * 0.5, f64::from(width) * 0.5);
            let error: f64 = leads
                .iter()
                .map(|(lead, share)| {
                    let steps = (lead - even) / width;
                    (0.5 + 0.5 * steps / (1.0 + steps.abs()) - share).powi(2)
                })
                .sum();
            if error < best.2 {
                best = (even, width, error);
            }
        }
    }
    (best.0, best.1, best.2 / leads.len() as f64)
}

//! How long the expert of Welcome to the Dungeon thinks, without what else the machine does meanwhile: every
//! decision of whole games is made five times, and the shortest time counts.
//!
//! `cargo run --release -p undercroft-bots --example thinking -- SEATS GAMES`

use std::time::{Duration, Instant};
use undercroft_bots::{Fallback, Limit, Opponents};
use undercroft_core::{Game, Quick, SeatHandle, Setup, Silent};
use undercroft_welcome::Welcome;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut numbers = std::env::args().skip(1).map(|number| number.parse::<u32>());
    let seats = numbers.next().transpose()?.unwrap_or(4);
    let games = numbers.next().transpose()?.unwrap_or(50);
    let game = Welcome::new(&Setup::new(u8::try_from(seats)?))?;
    let mut times: Vec<Duration> = Vec::new();
    for number in 0..games {
        let mut luck = Quick::new(u64::from(number));
        let mut state = game.start(&mut luck, &mut Silent);
        let mut bot = game.expert(Fallback::Refuse)?;
        while let Some(seat) = game.status(&state).acting().first() {
            let handle = SeatHandle::new(&game, &state, seat);
            let mut chosen = None;
            let shortest = (0..5)
                .map(|_| {
                    let start = Instant::now();
                    chosen = bot.choose(&handle, &mut luck, &Limit::NONE);
                    start.elapsed()
                })
                .min();
            times.extend(shortest);
            let Some(mv) = chosen else { break };
            game.apply(&mut state, seat, mv, &mut luck, &mut Silent);
        }
    }
    times.sort_unstable();
    let at = |part: f64| times[((times.len() - 1) as f64 * part) as usize].as_secs_f64() * 1e3;
    println!(
        "{seats} seats, {} decisions: median {:.3} ms, 99 % {:.3} ms, longest {:.3} ms",
        times.len(),
        at(0.5),
        at(0.99),
        at(1.0)
    );
    Ok(())
}

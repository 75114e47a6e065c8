//! Moves and clones a second in uniformly random play: `cargo run --release -p undercroft-paper --example speed`.

use std::hint::black_box;
use std::time::Instant;
use undercroft_core::{Chance, Game, Quick, Setup, Silent, Status};
use undercroft_paper::{Paper, State};

fn main() {
    println!("state: {} bytes", size_of::<State>());
    for seats in [1, 4, 8] {
        let game = Paper::new(&Setup::new(seats)).expect("1 to 8 players are a set-up");
        let mut chance = Quick::new(1);
        let mut moves = Vec::new();
        let (mut count, start) = (0u64, Instant::now());
        let mut last = None;
        while start.elapsed().as_millis() < 1_000 {
            let mut state = game.start(&mut chance, &mut Silent);
            while let Status::Acting(acting) = game.status(&state) {
                let pick = chance.below(acting.len() as u32) as usize;
                let Some(seat) = acting.iter().nth(pick) else { break };
                moves.clear();
                game.legal_moves(&state, seat, &mut moves);
                let mv = moves[chance.below(moves.len() as u32) as usize];
                game.apply(&mut state, seat, mv, &mut chance, &mut Silent);
                count += 1;
            }
            last = Some(state);
        }
        let moves = count as f64 / start.elapsed().as_secs_f64();
        let state = last.expect("a game was played");
        let (mut clones, start) = (0u64, Instant::now());
        while start.elapsed().as_millis() < 500 {
            for _ in 0..1_000 {
                black_box(*black_box(&state));
            }
            clones += 1_000;
        }
        let clones = clones as f64 / start.elapsed().as_secs_f64();
        println!("{seats} seats: {:.2} M moves/s, {:.2} M clones/s", moves / 1e6, clones / 1e6);
    }
}

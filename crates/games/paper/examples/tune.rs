use undercroft_core::*;
use undercroft_paper::Paper;
use undercroft_paper::planner::{Planner, Strength, Weights};
fn play(game: &Paper, w: Weights, seed: u64) -> f64 {
    let mut luck = Quick::new(seed);
    let mut th = Quick::new(seed ^ 0x5eed);
    let mut planner = Planner::with_weights(Strength::Normal, w);
    planner.width = 2;
    let mut state = game.start(&mut luck, &mut Silent);
    loop {
        match game.status(&state) {
            Status::Over(o) => return f64::from(o.score(Seat::FIRST)),
            Status::Acting(_) => {
                let h = SeatHandle::new(game, &state, Seat::FIRST);
                let mv = planner.choose(&h, &mut th, &mut || true).unwrap();
                game.apply(&mut state, Seat::FIRST, mv, &mut luck, &mut Silent);
            }
        }
    }
}
fn main() {
    let secs: u64 = std::env::args().nth(1).unwrap().parse().unwrap();
    let seed: u64 = std::env::args().nth(2).unwrap().parse().unwrap();
    let game = Paper::new(&Setup::new(1)).unwrap();
    let start = std::time::Instant::now();
    let mut best = Weights::default();
    let mut r = Quick::new(seed);
    let n = 120;
    let mut block = 1_000_000u64 * seed;
    let mut iters = 0;
    while start.elapsed().as_secs() < secs {
        let mut w = best;
        for _ in 0..1 + r.below(3) {
            let i = r.below(Weights::COUNT as u32) as usize;
            let f = [0.5, 0.7, 0.85, 1.18, 1.4, 2.0][r.below(6) as usize];
            w.0[i] *= f;
            if i == 10 {
                w.0[i] = w.0[i].min(0.97);
            }
        }
        block += 10_000;
        iters += 1;
        let mut d = Vec::new();
        for k in 0..n {
            d.push(play(&game, w, block + k) - play(&game, best, block + k));
            if k == 39 || k == 79 {
                let m = d.iter().sum::<f64>() / d.len() as f64;
                if m < 0.0 {
                    break;
                }
            }
        }
        let m = d.iter().sum::<f64>() / d.len() as f64;
        let v = d.iter().map(|x| (x - m).powi(2)).sum::<f64>() / d.len() as f64;
        if d.len() == n as usize && m > 1.2 * (v / d.len() as f64).sqrt() {
            best = w;
            eprintln!("{iters} +{m:.2}");
        }
    }
    let mean: f64 = (0..300).map(|k| play(&game, best, 77_000_000 + k)).sum::<f64>() / 300.0;
    let base: f64 = (0..300).map(|k| play(&game, Weights::default(), 77_000_000 + k)).sum::<f64>() / 300.0;
    println!("seed {seed}: {base:.1} -> {mean:.1} {:?}", best.0);
}

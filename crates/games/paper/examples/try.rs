//! scratch
use undercroft_core::{Game, Quick, Seat, SeatHandle, Setup, Silent, Status};
use undercroft_paper::Paper;
use undercroft_paper::planner::{Effort, Planner, Strength};

fn main() {
    let words: Vec<usize> = std::env::args().skip(1).map(|w| w.parse().unwrap()).collect();
    let e = Effort {
        width: words[2],
        careless: 1,
        plans: words[3],
        times: words[4],
        rounds: words[5] as u8,
        later_width: words[6],
    };
    let game = Paper::new(&Setup::new(1)).unwrap();
    let start = std::time::Instant::now();
    let mut sums = vec![];
    for seed in words[0]..words[0] + words[1] {
        let seed = seed as u64;
        let mut luck = Quick::new(seed);
        let mut thoughts = Quick::new(seed ^ 0x5eed);
        let mut planner = Planner::with_effort(Strength::Expert, e);
        let mut state = game.start(&mut luck, &mut Silent);
        while let Status::Acting(_) = game.status(&state) {
            let handle = SeatHandle::new(&game, &state, Seat::FIRST);
            let mv = planner.choose(&handle, &mut thoughts, &mut || true).unwrap();
            game.apply(&mut state, Seat::FIRST, mv, &mut luck, &mut Silent);
        }
        sums.push(f64::from(game.score(&state, Seat::FIRST).total()));
    }
    let n = sums.len() as f64;
    let mean = sums.iter().sum::<f64>() / n;
    let sd = (sums.iter().map(|s| (s - mean).powi(2)).sum::<f64>() / (n - 1.0)).sqrt();
    println!(
        "{words:?}: {mean:.2} ± {:.2}  {:.2} s/game",
        1.96 * sd / n.sqrt(),
        start.elapsed().as_secs_f64() / n
    );
}

//! Makes the planner's experience by playing alone:
//! `cargo run --release -p undercroft-paper --example learn -- 20000 planner.experience`.

use undercroft_core::{Game, Setup};
use undercroft_paper::Paper;
use undercroft_paper::planner::Learner;

const SEED: u64 = 1;

fn main() {
    let mut words = std::env::args().skip(1);
    let games: u32 = words.next().and_then(|text| text.parse().ok()).unwrap_or(20_000);
    let file = words.next().unwrap_or_else(|| "planner.experience".to_owned());
    let game = Paper::new(&Setup::new(1)).expect("one player is a set-up");
    let mut learner = Learner::new(game, SEED, None);
    let mut sum = 0.0;
    for number in 1..=games {
        // Small steps towards the end settle what large ones have found.
        let part = number as f32 / games as f32;
        learner.rate = 0.002 * (1.0 - part) + 0.0001;
        learner.curiosity = (250.0 * (1.0 - part)) as u32 + 50;
        sum += learner.play();
        if number % 250 == 0 {
            println!("{number} games, the last 250 with {:.1} glory on average", sum / 250.0);
            sum = 0.0;
            let made_by = format!("experience of {number} of {games} solo games, seed {SEED}: example learn");
            std::fs::write(&file, learner.experience().write(&made_by)).expect("the file can be written");
        }
    }
}

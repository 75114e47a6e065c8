//! Makes the planner's network by playing alone:
//! `cargo run --release -p undercroft-bots --example paper-learn -- 40000 paper.network`.

use undercroft_bots::paper::Learner;
use undercroft_core::{Game, Setup};
use undercroft_paper::Paper;

const SEED: u64 = 1;

fn main() {
    let mut words = std::env::args().skip(1);
    let games: u32 = words.next().and_then(|text| text.parse().ok()).unwrap_or(40_000);
    let file = words.next().unwrap_or_else(|| "paper.network".to_owned());
    let game = Paper::new(&Setup::new(1)).expect("one player is a set-up");
    let mut learner = Learner::new(game, SEED, None);
    let (mut sum, mut count) = (0.0, 0);
    for number in 1..=games {
        // Much exploration and large steps at first, to see much; small steps towards the end settle what they have found.
        let left = 1.0 - number as f32 / games as f32;
        learner.rate = 0.0015 * left * left + 0.00005;
        learner.exploration = (200.0 * left) as u32 + 30;
        learner.biased_games = (700.0 * left) as u32;
        if let Some(glory) = learner.play() {
            sum += glory;
            count += 1;
        }
        if number.is_multiple_of(500) || number == games {
            println!(
                "{number} games; those for glory since the last line: {:.1} on average",
                sum / count.max(1) as f32
            );
            (sum, count) = (0.0, 0);
            let made_by =
                format!("network of {number} of {games} solo games, seed {SEED}: example paper-learn");
            std::fs::write(&file, learner.network().write(&made_by)).expect("the file can be written");
        }
    }
}

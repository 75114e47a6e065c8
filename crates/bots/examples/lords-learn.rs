//! Teaches the steward of Dungeon Lords by letting him play himself:
//! `cargo run --release -p undercroft-bots --example lords-learn -- 12000 lords.lessons 0.012 [more]`: so many steps of 64
//! games each, the size of the first steps; `more` goes on from the file.

use undercroft_bots::lords::{Learner, Lessons};

const SEED: u64 = 1;
const GAMES: u32 = 64;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut words = std::env::args().skip(1);
    let steps: u32 = words.next().map_or(Ok(12_000), |text| text.parse())?;
    let file = words.next().unwrap_or_else(|| "lords.lessons".to_owned());
    let rate: f32 = words.next().map_or(Ok(0.012), |text| text.parse())?;
    let before = words.next().map(|_| std::fs::read(&file)).transpose()?;
    let before = before.map(|bytes| Lessons::read(&bytes)).transpose()?;
    let mut learner = Learner::new(SEED, before);
    let mut sums = [(0.0, 0u32); 5];
    for step in 1..=steps {
        let left = 1.0 - step as f32 / steps as f32;
        learner.rate = rate * (0.95 * left + 0.05);
        learner.study(GAMES, |played| {
            let sum = &mut sums[usize::from(played.seats)];
            *sum = (sum.0 + played.score, sum.1 + 1);
        });
        if step.is_multiple_of(250) || step == steps {
            let mean = |seats: usize| sums[seats].0 / sums[seats].1.max(1) as f32;
            println!("{step} steps: {:.2} points with four, {:.2} with two", mean(4), mean(2));
            sums = Default::default();
            let made_by = format!(
                "{step} of {steps} steps of {GAMES} games, rate {rate}, seed {SEED}: example lords-learn"
            );
            std::fs::write(&file, learner.lessons().write(&made_by))?;
        }
    }
    Ok(())
}

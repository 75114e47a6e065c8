//! `undercroft train welcome`: makes the policy file of the expert.

use anyhow::{Context, Result, bail};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use std::path::PathBuf;
use undercroft_bots::welcome::exploit::exploit;
use undercroft_bots::welcome::policy::Policy;
use undercroft_bots::welcome::train::{TrainArgs, train};

#[derive(Debug, Args)]
pub struct Train {
    /// The game; so far only `welcome` has something to train
    pub game: String,
    /// The same seed gives the same policy
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Rounds for each of the 64 pairs of tallies and hero
    #[arg(long, default_value_t = 400_000, value_parser = clap::value_parser!(u32).range(1..))]
    pub rounds: u32,
    /// Where the policy is written, after every stage
    #[arg(long, value_name = "FILE", default_value = "welcome.policy")]
    pub out: PathBuf,
    /// Go on with an unfinished policy in the same file
    #[arg(long)]
    pub resume: bool,
    /// Instead of training, learn a best response against the finished policy in the file
    #[arg(long, conflicts_with = "resume")]
    pub exploit: bool,
}

pub fn run(args: Train) -> Result<()> {
    if args.game != "welcome" {
        bail!("there is nothing to train for “{}”; try `undercroft train welcome`", args.game);
    }
    let name = args.out.display().to_string();
    let read = || std::fs::read(&args.out).with_context(|| format!("{name} cannot be read"));
    let bar = ProgressBar::new(16).with_style(style());
    if args.exploit {
        let policy = Policy::read_finished(&read()?).with_context(|| name.clone())?;
        let found = exploit(&policy, args.rounds, args.seed, |stage| bar.set_position(stage as u64));
        bar.finish_and_clear();
        println!("best response against {name}: wins {:.1} % of games (an even game is 50 %)", found * 100.0);
        return Ok(());
    }
    let resume = if args.resume { Some(Policy::read(&read()?).with_context(|| name.clone())?) } else { None };
    bar.set_position(resume.as_ref().map_or(0, |policy| policy.head.stages as u64));
    train(TrainArgs { seed: args.seed, rounds: args.rounds, resume }, |policy| {
        bar.set_position(policy.head.stages as u64);
        // Written beside and renamed, so that an interruption leaves the last whole file.
        let beside = args.out.with_extension("part");
        std::fs::write(&beside, policy.write())?;
        std::fs::rename(&beside, &args.out)
    })
    .with_context(|| format!("{name} cannot be written"))?;
    bar.finish();
    Ok(())
}

pub fn style() -> ProgressStyle {
    ProgressStyle::with_template("{bar:40} {pos}/{len}  {elapsed} + {eta}")
        .unwrap_or_else(|_| ProgressStyle::default_bar())
}

//! `undercroft train welcome`: makes the policy file of the expert.

use crate::language::tell;
use crate::saves;
use anyhow::{Context, Result, bail};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use std::path::PathBuf;
use std::sync::Arc;
use undercroft_bots::BotSpec;
use undercroft_bots::welcome::exploit::{Inquiry, Won, duel, exploit};
use undercroft_bots::welcome::policy::Policy;
use undercroft_bots::welcome::tallies::STAGES;
use undercroft_bots::welcome::train::{TrainArgs, respond, train};
use undercroft_core::Phrase;

#[derive(Debug, Args)]
pub struct Train {
    /// The game; so far only `welcome` has something to train
    pub game: String,
    /// The same seed gives the same policy
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Rounds for each of the 52 pairs of tallies and hero; three times as many for the first and the last tallies
    #[arg(long, default_value_t = 400_000, value_parser = at_least_one())]
    pub rounds: u32,
    /// Where the policy is written, after every stage
    #[arg(long, value_name = "FILE", default_value = "welcome.policy")]
    pub out: PathBuf,
    /// Go on with an unfinished policy in the same file
    #[arg(long)]
    pub resume: bool,
    /// Instead of training, measure how much can be won against the finished policy in the file
    #[arg(long, conflicts_with = "resume")]
    pub exploit: bool,
    /// Train a response to the policy with so many rounds for each pair of tallies and hero, and measure that
    #[arg(long, value_name = "ROUNDS", requires = "exploit", conflicts_with = "against", value_parser = at_least_one())]
    pub response: Option<u32>,
    /// Measure this bot instead, such as `ismcts@400`, by somebody who has watched it
    #[arg(long, value_name = "BOT", requires = "exploit", value_parser = bot)]
    pub against: Option<BotSpec>,
    /// Games in which that bot is watched
    #[arg(long, value_name = "N", default_value_t = 2_000, requires = "against")]
    pub watch: u32,
    /// Games that are measured
    #[arg(long, value_name = "N", default_value_t = 4_000, requires = "exploit", value_parser = at_least_one())]
    pub games: u32,
    /// Worlds imagined before each bid
    #[arg(long, value_name = "N", default_value_t = 400, requires = "exploit", value_parser = at_least_one())]
    pub worlds: u32,
    /// Threads; 0 for as many as there are cores
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub threads: usize,
}

pub fn run(args: Train) -> Result<()> {
    let threads = rayon::ThreadPoolBuilder::new().num_threads(args.threads).build()?;
    threads.install(|| train_or_measure(args))
}

fn train_or_measure(args: Train) -> Result<()> {
    if args.game != "welcome" {
        bail!(tell(&Phrase::new("cli-wrong-train").text("game", args.game)));
    }
    let name = args.out.display().to_string();
    let read = || std::fs::read(&args.out).with_context(|| saves::about(&args.out, "cli-wrong-read"));
    let bar = ProgressBar::new(STAGES as u64).with_style(style());
    if args.exploit {
        let policy = Policy::read_finished(&read()?).with_context(|| name.clone())?;
        return measure(&args, policy);
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
    .with_context(|| saves::about(&args.out, "cli-wrong-write"))?;
    bar.finish();
    Ok(())
}

fn measure(args: &Train, policy: Policy) -> Result<()> {
    if let Some(rounds) = args.response {
        return measure_trained(args, Arc::new(policy), rounds);
    }
    let watch = if args.against.is_some() { args.watch } else { 0 };
    let inquiry = Inquiry {
        policy: Arc::new(policy),
        against: args.against.clone(),
        watch,
        games: args.games,
        worlds: args.worlds,
        seed: format!("exploit {}", args.seed),
    };
    let bar = ProgressBar::new(u64::from(watch) + u64::from(args.games)).with_style(style());
    let won = exploit(&inquiry, |played| bar.set_position(u64::from(played)));
    bar.finish_and_clear();
    let name = args.against.as_ref().map_or_else(|| args.out.display().to_string(), BotSpec::to_string);
    print_won(&won, args.games, &name);
    Ok(())
}

/// A response of whole games: it chooses its own heroes and knows what every tally is worth against this policy.
fn measure_trained(args: &Train, policy: Arc<Policy>, rounds: u32) -> Result<()> {
    let bar = ProgressBar::new(STAGES as u64).with_style(style());
    let response = respond(&policy, args.seed, rounds, |stages| bar.set_position(stages as u64));
    bar.finish_and_clear();
    let seed = format!("exploit {}", args.seed);
    let won = duel(Arc::new(response), policy, args.games, &seed);
    print_won(&won, args.games, &args.out.display().to_string());
    Ok(())
}

fn print_won(won: &Won, games: u32, name: &str) {
    println!(
        "the response wins {:.1} % ± {:.1} of {games} games against {name} (an even game is 50 %)",
        won.rate * 100.0,
        won.margin * 100.0,
    );
}

fn at_least_one() -> clap::builder::RangedI64ValueParser<u32> {
    clap::value_parser!(u32).range(1..)
}

fn bot(text: &str) -> Result<BotSpec, String> {
    BotSpec::read(text).map_err(|error| tell(&error.phrase()))
}

pub fn style() -> ProgressStyle {
    ProgressStyle::with_template("{bar:40} {pos}/{len}  {elapsed} + {eta}")
        .unwrap_or_else(|_| ProgressStyle::default_bar())
}

//! `undercroft arena`: a tournament of bots, in one go or in shards.

mod balance;
mod gauntlet;

use crate::language;
use crate::saves;
use crate::train::style;
use anyhow::{Context, Result, bail};
use clap::{Args, Subcommand};
use indicatif::ProgressBar;
use std::io::Write;
use std::path::{Path, PathBuf};
use undercroft_bots::arena::{Figures, Plan, Results, Shard, Wish, merge, play, report};
use undercroft_bots::{Budget, Fallback, Opponents};
use undercroft_core::{Language, Setup};
use undercroft_shelf::{Visitor, facts_of, open};

#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub struct Arena {
    #[command(subcommand)]
    pub command: Option<Merge>,
    /// The game
    #[arg(long, default_value = "welcome")]
    pub game: String,
    /// The bots, separated by commas; the last one takes the seats left over. `ismcts@50ms` gives a bot a budget of its own
    #[arg(long, required_unless_present = "gauntlet")]
    pub bots: Option<String>,
    /// Instead of a tournament, let every simple player of the game play against this bot, such as `expert`
    #[arg(long, value_name = "BOT", conflicts_with_all = ["bots", "shard", "report"])]
    pub gauntlet: Option<String>,
    /// Instead of who is stronger, show who wins with whom, and what is played and what never is
    #[arg(long, conflicts_with_all = ["gauntlet", "shard", "report", "json"])]
    pub balance: bool,
    /// How many seats; as many as bots unless given
    #[arg(long)]
    pub seats: Option<u8>,
    /// How many games, rounded up to whole deals: each deal is played in every seating
    #[arg(long, default_value_t = 1000)]
    pub games: u32,
    /// How long greedy and ismcts think: a time such as 50ms, or a number of iterations
    #[arg(long, value_parser = crate::args::budget)]
    pub budget: Option<Budget>,
    /// Where all luck comes from
    #[arg(long, default_value = "arena")]
    pub seed: String,
    /// What is agreed before each game, as `option=value,option=value`
    #[arg(long, default_value = "")]
    pub options: String,
    /// Packs of your own (TOML), as for `play`
    #[arg(long, visible_alias = "pack", value_name = "FILE")]
    pub components: Vec<PathBuf>,
    /// Games at the same time; as many as there are cores unless given
    #[arg(long, default_value_t = 0)]
    pub threads: usize,
    /// Play only a part of the deals, such as 2/5; `undercroft arena merge` adds the parts up
    #[arg(long, value_parser = |text: &str| Shard::read(text))]
    pub shard: Option<Shard>,
    /// Write all results to this file; a tournament that was interrupted goes on from it
    #[arg(long, value_name = "FILE")]
    pub json: Option<PathBuf>,
    /// Write a report to this HTML file
    #[arg(long, value_name = "FILE")]
    pub report: Option<PathBuf>,
    /// Let an expert that cannot use its policy search instead
    #[arg(long)]
    pub fallback: bool,
    /// Language of the report, `en` or `ru`
    #[arg(long, value_parser = crate::args::language)]
    pub lang: Option<Language>,
}

#[derive(Debug, Subcommand)]
pub enum Merge {
    /// Add up the result files of shards
    Merge {
        /// The files
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// Write the sum to this file
        #[arg(long, value_name = "FILE")]
        json: Option<PathBuf>,
        /// Write a report to this HTML file
        #[arg(long, value_name = "FILE")]
        report: Option<PathBuf>,
        /// Language of the report, `en` or `ru`
        #[arg(long, value_parser = crate::args::language)]
        lang: Option<Language>,
    },
}

pub fn run(args: Arena) -> Result<()> {
    if let Some(Merge::Merge { files, json, report, lang }) = args.command {
        let parts: Vec<Results> = files.iter().map(|file| read(file)).collect::<Result<_>>()?;
        let whole = merge(parts)?;
        return finish(&whole, json.as_deref(), report.as_deref(), lang);
    }
    let facts = facts_of(&args.game)?;
    let mut setup = Setup::new(2).read_options(&args.options)?;
    setup.components = crate::play::packs(&args.components)?;
    if let Some(bot) = &args.gauntlet {
        return gauntlet::run(&args, bot, setup);
    }
    let bots = args.bots.as_deref().unwrap_or_default();
    let wish =
        Wish { bots, seats: args.seats, games: args.games, budget: args.budget, seed: &args.seed, setup };
    let plan = Plan::new(facts, wish)?;
    if args.balance {
        return balance::run(&args, &plan);
    }
    let results = match args.json.as_deref().filter(|file| file.exists()) {
        Some(file) => {
            let before = read(file)?;
            if before.plan != plan {
                bail!(saves::about(file, "cli-wrong-tournament"));
            }
            before
        }
        None => Results::new(plan),
    };
    let threads = rayon::ThreadPoolBuilder::new().num_threads(args.threads).build()?;
    let fallback = if args.fallback { Fallback::Search } else { Fallback::Refuse };
    let shard = args.shard.unwrap_or(Shard::WHOLE);
    let json = args.json.as_deref();
    let results = threads.install(|| open(&args.game, Tournament { results, shard, fallback, json }))??;
    finish(&results, json, args.report.as_deref(), args.lang)
}

struct Tournament<'a> {
    results: Results,
    shard: Shard,
    fallback: Fallback,
    json: Option<&'a Path>,
}

impl Visitor for Tournament<'_> {
    type Output = Result<Results>;

    fn visit<G: Opponents>(self) -> Result<Results> {
        let plan = &self.results.plan;
        let deals = (0..plan.deals).filter(|deal| self.shard.holds(*deal)).count() as u64;
        let bar = ProgressBar::new(deals * plan.seatings().len() as u64).with_style(style());
        let results = play::<G, anyhow::Error>(self.results, self.shard, self.fallback, |results| {
            bar.set_position(results.games.len() as u64);
            self.json.map_or(Ok(()), |file| write(file, &results.write()))
        })?;
        bar.finish_and_clear();
        Ok(results)
    }
}

fn read(file: &Path) -> Result<Results> {
    let text = std::fs::read_to_string(file).with_context(|| saves::about(file, "cli-wrong-read"))?;
    Results::read(&text).with_context(|| file.display().to_string())
}

/// Written beside and renamed, so that an interruption leaves a whole file.
fn write(file: &Path, text: &str) -> Result<()> {
    let beside = file.with_extension("part");
    std::fs::write(&beside, text)
        .and_then(|()| std::fs::rename(&beside, file))
        .with_context(|| saves::about(file, "cli-wrong-write"))
}

fn finish(results: &Results, json: Option<&Path>, page: Option<&Path>, lang: Option<Language>) -> Result<()> {
    let plan = &results.plan;
    let figures = Figures::new(results, facts_of(&plan.game)?.end_reasons);
    if let Some(file) = json {
        write(file, &results.write())?;
    }
    if let Some(file) = page {
        let words = language::words(language::chosen(lang));
        write(file, &report(plan, &figures, &words, &command(plan)))?;
    }
    let mut out = std::io::stdout().lock();
    writeln!(
        out,
        "{} games, {} deals, {:.1} moves on average",
        figures.games, figures.deals, figures.length.1
    )?;
    for bot in &figures.bots {
        writeln!(
            out,
            "{:<16} wins {:>5.1} % ± {:.1}{}   rating {:>5.2} ± {:.2}   mean {:.3} ms, longest {:.1} ms",
            bot.bot,
            bot.rate * 100.0,
            bot.margin * 100.0,
            bot.score.map_or(String::new(), |(mean, margin)| format!("   scores {mean:>5.1} ± {margin:.1}")),
            bot.rating,
            2.0 * bot.uncertainty,
            bot.times.mean() * 1e3,
            bot.times.longest as f64 / 1e6,
        )?;
    }
    for (reason, count) in &figures.ends {
        writeln!(out, "{reason}: {count}")?;
    }
    Ok(())
}

/// The command that plays the same tournament.
fn command(plan: &Plan) -> String {
    let options = plan.setup.options_text();
    let options = if options.is_empty() { options } else { format!(" --options {options}") };
    format!(
        "undercroft arena --game {} --bots {} --games {} --seed {}{options}",
        plan.game,
        plan.bots.join(","),
        plan.games(),
        plan.seed
    )
}

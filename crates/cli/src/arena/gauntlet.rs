//! `undercroft arena --gauntlet expert`: one row for each simple player of the game, the one that does best first.

use super::{Arena, write};
use crate::language::tell;
use crate::train::style;
use anyhow::{Result, bail};
use indicatif::ProgressBar;
use std::io::Write;
use undercroft_bots::arena::{ArenaError, Figures, Plan, Results, Shard, Wish, play};
use undercroft_bots::{Fallback, Opponents};
use undercroft_core::{Phrase, Setup};
use undercroft_shelf::{Visitor, open};

pub fn run(args: &Arena, bot: &str, setup: Setup) -> Result<()> {
    let threads = rayon::ThreadPoolBuilder::new().num_threads(args.threads).build()?;
    let mut rows = threads.install(|| open(&args.game, Gauntlet { args, bot, setup }))??;
    rows.sort_by(|one, other| other.rate.total_cmp(&one.rate));
    let mut out = std::io::stdout().lock();
    for row in &rows {
        writeln!(
            out,
            "{:<16} wins {:>5.1} % ± {:.1} of {} games against {bot} (an even share is {:.1} %)",
            row.player,
            row.rate * 100.0,
            row.margin * 100.0,
            row.games,
            row.even * 100.0
        )?;
    }
    match &args.json {
        Some(file) => write(file, &serde_json::to_string_pretty(&rows)?),
        None => Ok(()),
    }
}

/// What one simple player wins on its one seat.
#[derive(Debug, serde::Serialize)]
pub struct Row {
    player: &'static str,
    against: String,
    seats: u8,
    games: usize,
    rate: f64,
    margin: f64,
    even: f64,
}

struct Gauntlet<'a> {
    args: &'a Arena,
    bot: &'a str,
    setup: Setup,
}

impl Visitor for Gauntlet<'_> {
    type Output = Result<Vec<Row>>;

    fn visit<G: Opponents>(self) -> Result<Vec<Row>> {
        let (args, facts) = (self.args, G::facts());
        if G::GAUNTLET.is_empty() {
            bail!(tell(&Phrase::new("cli-wrong-no-gauntlet").text("game", facts.id)));
        }
        let fallback = if args.fallback { Fallback::Search } else { Fallback::Refuse };
        let bar = ProgressBar::new(G::GAUNTLET.len() as u64).with_style(style());
        let mut rows = Vec::new();
        for player in G::GAUNTLET {
            let bots = format!("{player},{}", self.bot);
            let plan = Plan::new(
                facts,
                Wish {
                    bots: &bots,
                    seats: args.seats,
                    games: args.games,
                    budget: args.budget,
                    seed: &args.seed,
                    setup: self.setup.clone(),
                },
            )?;
            let seats = plan.setup.seats;
            let results = play::<G, ArenaError>(Results::new(plan), Shard::WHOLE, fallback, |_| Ok(()))?;
            let figures = Figures::new(&results, facts.end_reasons);
            bar.inc(1);
            rows.extend(figures.bots.first().map(|found| Row {
                player,
                against: self.bot.to_owned(),
                seats,
                games: figures.games,
                rate: found.rate,
                margin: found.margin,
                even: 1.0 / f64::from(seats),
            }));
        }
        bar.finish_and_clear();
        Ok(rows)
    }
}

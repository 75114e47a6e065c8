//! `undercroft arena --balance`: who wins with whom, what is played and what never is.

use super::Arena;
use anyhow::Result;
use std::io::Write;
use undercroft_bots::arena::{ArenaError, Balance, Plan, balance};
use undercroft_bots::{Fallback, Opponents};
use undercroft_shelf::{Visitor, open};

pub fn run(args: &Arena, plan: &Plan) -> Result<()> {
    let threads = rayon::ThreadPoolBuilder::new().num_threads(args.threads).build()?;
    let fallback = if args.fallback { Fallback::Search } else { Fallback::Refuse };
    let seen = threads.install(|| open(&args.game, Watch { plan, fallback }))??;
    print(&seen, &mut std::io::stdout().lock())
}

struct Watch<'a> {
    plan: &'a Plan,
    fallback: Fallback,
}

impl Visitor for Watch<'_> {
    type Output = Result<Balance, ArenaError>;

    fn visit<G: Opponents>(self) -> Self::Output {
        balance::<G>(self.plan, self.fallback)
    }
}

fn print(seen: &Balance, out: &mut impl Write) -> Result<()> {
    let games = f64::from(seen.games.max(1));
    writeln!(out, "{} games, {:.1} moves on average", seen.games, seen.moves as f64 / games)?;
    for (reason, count) in &seen.ends {
        writeln!(out, "{reason}: {count}")?;
    }
    writeln!(out, "\nwins by seat")?;
    for (seat, wins) in (1..).zip(&seen.seats) {
        writeln!(out, "  seat {seat:<25} {}", share(*wins, games))?;
    }
    if !seen.characters.is_empty() {
        writeln!(out, "\nwins by character")?;
        for (name, (played, wins)) in &seen.characters {
            writeln!(out, "  {name:<30} {} of {played} games", share(*wins, f64::from(*played)))?;
        }
    }
    for (family, names) in &seen.counted {
        writeln!(out, "\n{family}, per game")?;
        let mut rows: Vec<_> = names.iter().collect();
        rows.sort_by_key(|(name, count)| (std::cmp::Reverse(**count), (*name).clone()));
        for (name, count) in rows {
            let often =
                if *count == 0 { "never".to_owned() } else { format!("{:.2}", f64::from(*count) / games) };
            writeln!(out, "  {name:<30} {often}")?;
        }
    }
    Ok(())
}

/// A share of wins with its 95 % interval.
fn share(wins: f64, games: f64) -> String {
    let rate = wins / games.max(1.0);
    let margin = 1.96 * (rate * (1.0 - rate) / games.max(1.0)).sqrt();
    format!("{:>5.1} % ± {:.1}", rate * 100.0, margin * 100.0)
}

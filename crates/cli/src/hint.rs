//! `undercroft hint` and `undercroft review`: what to do, what should have been done, and why.

use crate::language::{self, tell};
use crate::players::Players;
use crate::saves;
use crate::screen::wrap;
use anyhow::{Context, Result, bail};
use clap::Args;
use std::io::Write;
use std::path::PathBuf;
use undercroft_core::{Company, Language, Phrase, Words};
use undercroft_shelf::AnyHint;
use undercroft_shelf::any_table::table_from_log;
use undercroft_shelf::bots::{Budget, Limit};

/// Enough for a steady opinion, and quicker than a blink in most games.
pub const USUAL_BUDGET: Budget = Budget::iterations(10_000);

#[derive(Debug, Args)]
pub struct Hint {
    /// The saved game
    pub file: PathBuf,
    /// After this many moves; at the end of the file unless given
    #[arg(long, value_name = "N")]
    pub moves: Option<usize>,
    /// How long to think: a time such as 500ms, or a number of iterations
    #[arg(long, value_parser = crate::args::budget, default_value_t = USUAL_BUDGET)]
    pub budget: Budget,
    /// Language, `en` or `ru`; taken from the system unless given
    #[arg(long, value_parser = crate::args::language)]
    pub lang: Option<Language>,
}

#[derive(Debug, Args)]
pub struct Review {
    /// The saved game
    pub file: PathBuf,
    /// How long to think about each move: a time such as 50ms, or a number of iterations
    #[arg(long, value_parser = crate::args::budget, default_value_t = Budget::iterations(3_000))]
    pub budget: Budget,
    /// Language, `en` or `ru`; taken from the system unless given
    #[arg(long, value_parser = crate::args::language)]
    pub lang: Option<Language>,
}

/// The width of what is printed.
const WIDTH: usize = 80;

fn paragraph(out: &mut impl Write, text: &str) -> Result<()> {
    wrap(text, WIDTH, 0).iter().try_for_each(|line| Ok(writeln!(out, "{line}")?))
}

/// A hint in one line: the move, its chance, the reasons.
pub fn line(hint: &AnyHint, words: &Words, company: &Company) -> String {
    let reasons: Vec<String> = hint.reasons.iter().map(|reason| words.say(reason, company)).collect();
    let (label, summary) = (words.say(&hint.label, company), words.say(&hint.summary, company));
    format!("{label} — {summary}. {}", reasons.join(" ")).trim_end().to_owned()
}

/// The same where there is nobody to win against: the move and the reasons.
pub fn line_alone(hint: &AnyHint, words: &Words, company: &Company) -> String {
    let reasons: Vec<String> = hint.reasons.iter().map(|reason| words.say(reason, company)).collect();
    format!("{}. {}", words.say(&hint.label, company), reasons.join(" "))
}

pub fn run(args: &Hint) -> Result<()> {
    let words = language::words(language::chosen(args.lang));
    let log = saves::read(&args.file)?;
    let table = table_from_log(&log).with_context(|| args.file.display().to_string())?;
    let table = match args.moves {
        Some(moves) if moves <= table.moves() => table.at(moves),
        Some(_) => bail!(tell(&Phrase::new("cli-wrong-few-moves").number("moves", table.moves() as i64))),
        None => table,
    };
    let Some(seat) = table.status().acting().first() else {
        bail!(words.text("cli-wrong-hint-over"));
    };
    let company = Players::of_log(&log.players, log.setup.seats)?.company(&words, Some(seat));
    let mut out = std::io::stdout().lock();
    for hint in table.hints(seat, args.budget, &Limit::NONE) {
        paragraph(&mut out, &line(&hint, &words, &company))?;
    }
    Ok(())
}

pub fn review(args: &Review) -> Result<()> {
    let words = language::words(language::chosen(args.lang));
    let log = saves::read(&args.file)?;
    let table = table_from_log(&log).with_context(|| args.file.display().to_string())?;
    let company = Players::of_log(&log.players, log.setup.seats)?.company(&words, None);
    let bar = indicatif::ProgressBar::new(table.moves() as u64);
    let review = table.review(args.budget, &Limit::NONE, &mut |number| bar.set_position(number as u64));
    bar.finish_and_clear();
    let mut out = std::io::stdout().lock();
    paragraph(&mut out, &words.text("cli-review-lines"))?;
    for (number, seat, chance, loss) in &review.decisions {
        let width = (chance * 40.0).round() as usize;
        writeln!(
            out,
            "{number:>4}  {seat}  {:>3.0} %  {:>4.1}  {}",
            chance * 100.0,
            loss * 100.0,
            "█".repeat(width)
        )?;
    }
    for (_, mistake) in &review.mistakes {
        paragraph(&mut out, &words.say(mistake, &company))?;
    }
    Ok(())
}

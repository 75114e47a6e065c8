//! What is wrong, in the language of the person who reads it.

use crate::language::{of_run, tell};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use std::error::Error as StdError;
use std::io;
use std::process::ExitCode;
use undercroft_bots::BotError;
use undercroft_bots::arena::ArenaError;
use undercroft_core::log::LogError;
use undercroft_core::seed::SeedError;
use undercroft_core::{Language, Phrase, SetupError};
use undercroft_server::Trouble;
use undercroft_shelf::{OpenError, UnknownGame};

/// An error with all that led to it, the outermost first.
pub fn told(error: &anyhow::Error) -> String {
    error.chain().map(one).collect::<Vec<_>>().join(": ")
}

/// One error of a chain. What has a phrase is told by it; the rest is what our own code has put into words already, or a
/// library's English.
fn one(error: &(dyn StdError + 'static)) -> String {
    let phrase = phrase_of::<SetupError>(error, SetupError::phrase)
        .or_else(|| phrase_of(error, OpenError::phrase))
        .or_else(|| phrase_of(error, UnknownGame::phrase))
        .or_else(|| phrase_of(error, LogError::phrase))
        .or_else(|| phrase_of(error, SeedError::phrase))
        .or_else(|| phrase_of(error, BotError::phrase))
        .or_else(|| phrase_of(error, Trouble::phrase))
        .or_else(|| phrase_of(error, of_arena))
        .or_else(|| error.downcast_ref().and_then(of_machine));
    phrase.map_or_else(|| error.to_string(), |phrase| tell(&phrase))
}

fn phrase_of<E: StdError + 'static>(
    error: &(dyn StdError + 'static),
    phrase: fn(&E) -> Phrase,
) -> Option<Phrase> {
    error.downcast_ref().map(phrase)
}

fn of_arena(error: &ArenaError) -> Phrase {
    match error {
        ArenaError::Bot(error) => error.phrase(),
        ArenaError::Setup(error) => error.phrase(),
        ArenaError::TooManyBots { bots, seats } => {
            Phrase::new("cli-wrong-arena-bots").number("bots", *bots as i64).number("seats", *seats)
        }
        ArenaError::NoBots => Phrase::new("cli-wrong-arena-nobody"),
        ArenaError::NoGames => Phrase::new("cli-wrong-arena-games"),
        ArenaError::Shard(_) | ArenaError::Merge(_) => Phrase::plain(error.to_string()),
    }
}

/// What the machine says most often. The system's own words are English wherever we asked.
fn of_machine(error: &io::Error) -> Option<Phrase> {
    let key = match error.kind() {
        io::ErrorKind::NotFound => "cli-wrong-no-file",
        io::ErrorKind::PermissionDenied => "cli-wrong-denied",
        io::ErrorKind::AddrInUse => "cli-wrong-taken",
        io::ErrorKind::IsADirectory => "cli-wrong-is-folder",
        io::ErrorKind::NotADirectory => "cli-wrong-is-file",
        io::ErrorKind::StorageFull => "cli-wrong-full",
        _ => return None,
    };
    Some(Phrase::new(key))
}

/// A command line that cannot be read, or a question for help. English speakers get the parser's own answer, which also
/// shows the usage.
pub fn usage(error: &clap::Error) -> ExitCode {
    let answered = matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion);
    if answered || of_run() == Language::En {
        // Where nobody listens, there is nobody to tell.
        let _ = error.print();
    } else {
        eprintln!("undercroft: {}", in_our_words(error).join("; "));
    }
    if answered { ExitCode::SUCCESS } else { ExitCode::from(2) }
}

fn in_our_words(error: &clap::Error) -> Vec<String> {
    let part = |kind| error.get(kind).map(in_one_line);
    let phrase = |key| {
        let known = [("arg", ContextKind::InvalidArg), ("value", ContextKind::InvalidValue)];
        let with = |phrase: Phrase, (name, kind)| match part(kind) {
            Some(text) => phrase.text(name, text),
            None => phrase,
        };
        known.into_iter().fold(Phrase::new(key), with)
    };
    let what = match error.kind() {
        ErrorKind::UnknownArgument => phrase("cli-wrong-usage-unknown"),
        ErrorKind::InvalidSubcommand => Phrase::new("cli-wrong-usage-command")
            .text("arg", part(ContextKind::InvalidSubcommand).unwrap_or_default()),
        ErrorKind::ArgumentConflict => {
            phrase("cli-wrong-usage-conflict").text("other", part(ContextKind::PriorArg).unwrap_or_default())
        }
        ErrorKind::MissingRequiredArgument => phrase("cli-wrong-usage-missing"),
        ErrorKind::InvalidValue if part(ContextKind::InvalidValue).is_none_or(|value| value.is_empty()) => {
            phrase("cli-wrong-usage-no-value")
        }
        ErrorKind::InvalidValue => phrase("cli-wrong-usage-value"),
        ErrorKind::ValueValidation => match error.source() {
            Some(why) => phrase("cli-wrong-usage-value-why").text("why", why.to_string()),
            None => phrase("cli-wrong-usage-value"),
        },
        _ => Phrase::new("cli-wrong-usage-other").text("why", error.kind().to_string()),
    };
    let near = [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue];
    let near = near.into_iter().find_map(part);
    let allowed = part(ContextKind::ValidValue).filter(|values| !values.is_empty());
    let more = [
        near.map(|near| Phrase::new("cli-wrong-usage-near").text("near", near)),
        allowed.map(|allowed| Phrase::new("cli-wrong-usage-allowed").text("allowed", allowed)),
        Some(Phrase::new("cli-wrong-usage-help")),
    ];
    std::iter::once(what).chain(more.into_iter().flatten()).map(|phrase| tell(&phrase)).collect()
}

fn in_one_line(value: &ContextValue) -> String {
    match value {
        ContextValue::Strings(all) => all.join(", "),
        other => other.to_string(),
    }
}

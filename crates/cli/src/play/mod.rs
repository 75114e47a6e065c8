//! `undercroft play`: sits people and bots down at a table.

mod offers;
mod pages;
mod session;
mod turn;

use crate::args::Play;
use crate::language::{self, tell};
use crate::modes::puzzle;
use crate::players::Players;
use crate::saves;
use crate::screen::Screen;
use anyhow::{Context, Result, bail};
pub use session::Ended;
use session::Session;
use std::path::{Path, PathBuf};
use undercroft_core::pack::NEXT_PACK;
use undercroft_core::{Facts, Language, Log, MAX_SEATS, Phrase, Seed, Setup, Words};
use undercroft_shelf::any_table::{new_table, table_from_log, table_from_position};
use undercroft_shelf::{AnyTable, facts_of};

/// Plays as the command line says.
pub fn run(args: Play) -> Result<()> {
    run_on(Screen::standard(), args).map(|_| ())
}

/// Plays on a screen that is already open, and gives it back.
pub fn run_on(screen: Screen, args: Play) -> Result<Screen> {
    let args = if args.daily { crate::modes::daily::agreed(args)? } else { args };
    let words = language::words(language::chosen(args.lang));
    let (table, mut players) = match &args.resume {
        Some(file) => {
            let log = saves::read(file)?;
            let (table, players) = resumed(file, &log, args.game.as_deref())?;
            if let Some(scenario) = puzzle::attempted(&log) {
                let file = args.save.unwrap_or_else(|| file.clone());
                return puzzle::go_on(screen, words, scenario, table, file);
            }
            (table, players)
        }
        None => started(&args)?,
    };
    if let Some(names) = &args.names {
        players.rename(names)?;
    }
    let asked_to_save = args.save.is_some();
    let file =
        args.save.or(args.resume).unwrap_or_else(|| saves::new_file(table.facts().id, &table.seed().seal()));
    Ok(Session::new(table, players, words, screen, file, asked_to_save).run()?.screen)
}

/// Plays at a table that is part of something larger, and tells how it ended.
pub fn sit_down(
    screen: Screen,
    table: Box<dyn AnyTable>,
    players: Players,
    language: Language,
    file: PathBuf,
) -> Result<Ended> {
    Session::new(table, players, language::words(language), screen, file, true).run()
}

/// Plays a battle that somebody faces alone, and tells how it ended.
pub fn alone(screen: Screen, table: Box<dyn AnyTable>, words: Words, file: Option<PathBuf>) -> Result<Ended> {
    let players = Players::me_against(table.setup().seats.saturating_sub(1));
    let asked_to_save = file.is_some();
    let file = file.unwrap_or_else(|| saves::new_file(table.facts().id, &table.seed().seal()));
    Session::new(table, players, words, screen, file, asked_to_save).without_rivals().run()
}

/// A seed that nobody can guess.
pub fn random_seed() -> Result<Seed> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).context(tell(&Phrase::new("cli-wrong-random")))?;
    Ok(Seed::from_bytes(bytes))
}

fn resumed(file: &Path, log: &Log, game: Option<&str>) -> Result<(Box<dyn AnyTable>, Players)> {
    if let Some(game) = game.filter(|game| *game != log.game) {
        bail!(another_game("cli-wrong-log-of", file, &log.game, game));
    }
    let table = table_from_log(log).with_context(|| file.display().to_string())?;
    if log.end.is_some() {
        bail!(saves::about(file, "cli-wrong-over"));
    }
    let players =
        Players::of_log(&log.players, log.setup.seats).with_context(|| file.display().to_string())?;
    Ok((table, players))
}

fn another_game(key: &'static str, file: &Path, found: &str, wanted: &str) -> String {
    let wrong = Phrase::new(key).text("file", file.display().to_string());
    tell(&wrong.text("found", found).text("wanted", wanted))
}

fn started(args: &Play) -> Result<(Box<dyn AnyTable>, Players)> {
    let seed = match &args.seed {
        Some(text) => Seed::new(text.as_str())?,
        None => random_seed()?,
    };
    let table = match (&args.position, &args.game) {
        (Some(file), game) => {
            let table = table_from_position(&saves::read_text(file)?, seed)
                .with_context(|| file.display().to_string())?;
            if let Some(game) = game.as_deref().filter(|game| *game != table.facts().id) {
                bail!(another_game("cli-wrong-position-of", file, table.facts().id, game));
            }
            table
        }
        (None, Some(game)) => from_setup(args, facts_of(game)?, seed)?,
        (None, None) => {
            let known = undercroft_shelf::ids().join(", ");
            bail!(tell(&Phrase::new("cli-wrong-which-game").text("known", known)))
        }
    };
    let players = players(args, table.facts(), Some(table.setup().seats))?;
    Ok((table, players))
}

fn from_setup(args: &Play, facts: &'static Facts, seed: Seed) -> Result<Box<dyn AnyTable>> {
    let seats = players(args, facts, None)?.0.len();
    let setup = Setup::new(seats as u8).read_options(args.options.as_deref().unwrap_or_default())?;
    let mut setup = setup.checked(facts)?;
    setup.components = packs(&args.components)?;
    let opened = new_table(facts.id, &setup, seed);
    match &args.components[..] {
        // Of several, the reason says which file it is.
        [file] => opened.with_context(|| file.display().to_string()),
        [..] => Ok(opened?),
    }
}

/// The packs of these files in one text: several are told apart by their names.
pub fn packs(files: &[PathBuf]) -> Result<Option<String>> {
    if let [file] = files {
        return Ok(Some(saves::read_text(file)?));
    }
    let mut all = String::new();
    for file in files {
        let name = file.file_name().unwrap_or(file.as_os_str()).to_string_lossy();
        all += &format!("{NEXT_PACK} {name}\n{}\n", saves::read_text(file)?);
    }
    Ok(Some(all).filter(|all| !all.is_empty()))
}

/// Who was asked for: `--seats`, or one person and two bots as far as the game allows.
fn players(args: &Play, facts: &Facts, seats: Option<u8>) -> Result<Players> {
    let Some(text) = &args.seats else {
        let count = seats.unwrap_or_else(|| 3.clamp(facts.min_seats, facts.max_seats));
        return Ok(Players::me_against(count.saturating_sub(1)));
    };
    let players = Players::read(text)?;
    let count = players.0.len();
    if count > MAX_SEATS {
        bail!(tell(&facts.wrong_seats(count)));
    }
    match seats {
        Some(seats) if usize::from(seats) != count => {
            let wrong = Phrase::new("cli-wrong-position-seats").number("seats", seats);
            bail!(tell(&wrong.number("players", count as i64)))
        }
        Some(_) | None => Ok(players),
    }
}

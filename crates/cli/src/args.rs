//! What can be written on the command line.

use crate::language::tell;
use clap::{Args as ClapArgs, Parser, Subcommand};
use std::path::PathBuf;
use undercroft_core::{Language, Phrase};
use undercroft_shelf::bots::{BotError, Budget};

/// A digital tabletop for dungeon board games. Without a command it opens the tables in the browser.
#[derive(Debug, Parser)]
#[command(name = "undercroft", version)]
pub struct Args {
    #[command(subcommand)]
    pub command: Option<Command>,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    /// Open the tables in the browser
    Serve(crate::serve::Serve),
    /// Choose a game in the terminal
    Menu(Menu),
    /// Play a game in the terminal
    Play(Box<Play>),
    /// Paper Dungeons in chapters, with a Hall of Fame
    Campaign(crate::modes::campaign::Campaign),
    /// Play a puzzle in the terminal, or see how it is solved
    Puzzle(crate::modes::puzzle::Puzzle),
    /// Step through a saved game, or check it
    Replay(Replay),
    /// Measure how fast the games can be simulated
    Bench(Bench),
    /// Speak the engine protocol: JSON lines on standard input and output
    Protocol,
    /// Let bots play a tournament against each other
    Arena(Box<crate::arena::Arena>),
    /// Train the bidding of the expert
    Train(crate::train::Train),
    /// Judge the moves of the seat that is asked in a saved game
    Hint(crate::hint::Hint),
    /// Judge every decision of a saved game
    Review(crate::hint::Review),
    /// Copy the server's database into a new file
    Backup(crate::serve::Backup),
    /// Measure how much a server on this machine bears
    Load(crate::serve::Load),
}

#[derive(Debug, Default, ClapArgs)]
pub struct Menu {
    /// Language of the menu; taken from the system unless given
    #[arg(long, value_parser = language)]
    pub lang: Option<Language>,
}

#[derive(Debug, Default, ClapArgs)]
pub struct Play {
    /// The game, such as `welcome`
    pub game: Option<String>,
    /// Who sits where, separated by commas: `me`, the name of a bot, or the name of a person
    #[arg(long, value_name = "SEATS", conflicts_with = "resume")]
    pub seats: Option<String>,
    /// Names to call the players by, seat by seat, separated by commas
    #[arg(long, value_name = "NAMES")]
    pub names: Option<String>,
    /// Where all luck comes from; random unless given
    #[arg(long, conflicts_with = "resume")]
    pub seed: Option<String>,
    /// What is agreed before the game, as `option=value,option=value`
    #[arg(long, conflicts_with_all = ["resume", "position"])]
    pub options: Option<String>,
    /// A pack of your own (TOML): components instead of those in the box, or laid over them; for Dungeoneer several
    #[arg(long, visible_alias = "pack", value_name = "FILE", conflicts_with_all = ["resume", "position"])]
    pub components: Vec<PathBuf>,
    /// Start from the situation described in this file
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    pub position: Option<PathBuf>,
    /// Paper Dungeons alone, with the same dungeon and dice for everybody on this day
    #[arg(long, conflicts_with_all = ["seed", "options", "components", "position", "resume"])]
    pub daily: bool,
    /// The dungeon of an earlier day, such as 2026-11-16 (UTC)
    #[arg(long, value_name = "DATE", requires = "daily")]
    pub date: Option<String>,
    /// Go on with a saved game
    #[arg(long, value_name = "FILE")]
    pub resume: Option<PathBuf>,
    /// Where to save the game
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// Language, `en` or `ru`; taken from the system unless given
    #[arg(long, value_parser = language)]
    pub lang: Option<Language>,
}

#[derive(Debug, ClapArgs)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub struct Replay {
    /// The saved game
    #[arg(required = true)]
    pub file: Option<PathBuf>,
    /// Whose eyes to look through: a seat's number, `spectator` or `all`
    #[arg(long, value_name = "SEAT")]
    pub seat: Option<String>,
    /// Language, `en` or `ru`; taken from the system unless given
    #[arg(long, value_parser = language)]
    pub lang: Option<Language>,
    #[command(subcommand)]
    pub command: Option<ReplayCommand>,
}

#[derive(Debug, Subcommand)]
pub enum ReplayCommand {
    /// Check the seal, every move and the final state of a saved game
    Verify {
        /// The saved game
        file: PathBuf,
        /// Language, `en` or `ru`; taken from the system unless given
        #[arg(long, value_parser = language)]
        lang: Option<Language>,
    },
}

#[derive(Debug, ClapArgs)]
pub struct Bench {
    /// Print JSON instead of a table
    #[arg(long)]
    pub json: bool,
    /// How long to measure each game
    #[arg(long, value_name = "N", default_value_t = 2.0, value_parser = seconds)]
    pub seconds: f64,
    /// Measure only this game
    #[arg(long, value_name = "GAME")]
    pub game: Option<String>,
}

pub fn language(code: &str) -> Result<Language, String> {
    Language::from_code(code).ok_or_else(|| {
        let codes: Vec<_> = Language::ALL.into_iter().map(Language::code).collect();
        tell(&Phrase::new("cli-wrong-languages").text("known", codes.join(", ")))
    })
}

pub fn budget(text: &str) -> Result<Budget, String> {
    Budget::read(text).map_err(|error| tell(&BotError::from(error).phrase()))
}

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(seconds) if (0.01..=3600.0).contains(&seconds) => Ok(seconds),
        Ok(_) | Err(_) => Err(tell(&Phrase::new("cli-wrong-seconds"))),
    }
}

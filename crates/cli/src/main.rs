//! `undercroft`: a digital tabletop for dungeon board games.

mod arena;
mod args;
mod bench;
mod hint;
mod input;
mod language;
mod menu;
mod modes;
mod play;
mod players;
mod protocol;
mod replay;
mod saves;
mod screen;
mod serve;
mod train;
mod wrong;

use args::{Args, Command};
use clap::Parser;
use language::tell;
use std::io::ErrorKind;
use std::process::ExitCode;
use undercroft_core::Phrase;

/// The server makes and drops many small things on many threads, which this allocator is made for.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    std::panic::set_hook(Box::new(|panic| {
        let fault = Phrase::new("cli-wrong-fault").text("panic", panic.to_string());
        eprintln!("undercroft: {}", tell(&fault));
    }));
    let args = match Args::try_parse() {
        Ok(args) => args,
        Err(error) => return wrong::usage(&error),
    };
    let done = match args.command {
        None => serve::run(&serve::Serve::at_home()),
        Some(Command::Serve(serve)) => serve::run(&serve),
        Some(Command::Backup(backup)) => serve::backup(&backup),
        Some(Command::Load(load)) => serve::measure(&load),
        Some(Command::Menu(menu)) => menu::run(menu.lang),
        Some(Command::Play(play)) => play::run(*play),
        Some(Command::Campaign(campaign)) => modes::campaign::run(campaign),
        Some(Command::Replay(replay)) => replay::run(replay),
        Some(Command::Puzzle(puzzle)) => modes::puzzle::run(&puzzle),
        Some(Command::Bench(bench)) => bench::run(&bench),
        Some(Command::Protocol) => protocol::run(),
        Some(Command::Arena(arena)) => arena::run(*arena),
        Some(Command::Train(train)) => train::run(train),
        Some(Command::Hint(hint)) => hint::run(&hint),
        Some(Command::Review(review)) => hint::review(&review),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if nobody_reads_on(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("undercroft: {}", wrong::told(&error));
            ExitCode::from(2)
        }
    }
}

/// The reader of a pipe (`head`, a pager) may leave early; that is no error of ours.
fn nobody_reads_on(error: &anyhow::Error) -> bool {
    error
        .chain()
        .filter_map(|cause| cause.downcast_ref::<std::io::Error>())
        .any(|cause| cause.kind() == ErrorKind::BrokenPipe)
}

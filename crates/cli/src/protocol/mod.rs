//! `undercroft protocol`: the engine protocol, JSON lines on standard input and output. See `docs/protocol.md`.

mod describe;
mod error;
mod request;
mod server;
#[cfg(test)]
mod tests;

use crate::input::{Line, read_line};
use anyhow::Result;
use error::Fault;
use server::Server;
use std::io::{BufRead, Write};

/// The version of the protocol; raised when a client could notice.
const VERSION: u32 = 1;
/// The longest request in bytes.
const LONGEST_LINE: usize = 1 << 20;
/// How many tables may be open at once.
const MOST_TABLES: usize = 256;

pub fn run() -> Result<()> {
    serve(&mut std::io::stdin().lock(), &mut std::io::stdout().lock())
}

/// Answers every line until there are no more, or the client says `quit`.
fn serve(input: &mut dyn BufRead, output: &mut dyn Write) -> Result<()> {
    let mut server = Server::new();
    while !server.over {
        let reply = match read_line(input, LONGEST_LINE)? {
            Line::End => break,
            Line::Text(text) if text.trim().is_empty() => continue,
            Line::Text(text) => server.answer(&text),
            Line::TooLong => {
                let longest =
                    format!("a line may have {LONGEST_LINE} bytes; this one was longer and was skipped");
                server.unread(&Fault::new("too_long", longest))
            }
            Line::NotText => server.unread(&Fault::new("not_utf8", "the line is not UTF-8 text")),
        };
        writeln!(output, "{reply}")?;
        output.flush()?;
    }
    Ok(())
}

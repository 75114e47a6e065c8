//! Text on a terminal or into a pipe.

use crate::input::{Line, read_line};
use std::io::{self, BufRead, IsTerminal, Write};
use unicode_width::UnicodeWidthStr;

/// Nobody types longer answers than this.
const LONGEST_ANSWER: usize = 4096;
/// What a pipe is told instead of clearing a screen that somebody else must not see.
const CURTAIN: usize = 24;

/// Where people read and type.
pub struct Screen {
    input: Box<dyn BufRead>,
    output: Box<dyn Write>,
    /// Somebody sits at a terminal; else this is a pipe.
    pub live: bool,
    colour: bool,
}

/// How a piece of text stands out.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Tone {
    Plain,
    Strong,
    Quiet,
    Good,
    Warning,
}

impl Screen {
    /// Standard input and output.
    pub fn standard() -> Screen {
        let terminal = io::stdout().is_terminal();
        let live = terminal && io::stdin().is_terminal();
        let colour = terminal && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
        Screen { input: Box::new(io::stdin().lock()), output: Box::new(io::stdout().lock()), live, colour }
    }

    /// Columns and rows; 80×24 where nobody knows.
    pub fn size(&self) -> (usize, usize) {
        match terminal_size::terminal_size() {
            Some((width, height)) if self.live => {
                (usize::from(width.0).clamp(40, 100), usize::from(height.0).max(16))
            }
            Some(_) | None => (80, 24),
        }
    }

    /// Writes a line.
    pub fn line(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.output, "{text}")
    }

    /// Writes a line in a tone, wrapped to the screen.
    pub fn say(&mut self, tone: Tone, text: &str) -> io::Result<()> {
        for line in wrap(text, self.size().0, 0) {
            let line = self.paint(tone, &line);
            self.line(&line)?;
        }
        Ok(())
    }

    /// The text in a tone, if the terminal has colours.
    pub fn paint(&self, tone: Tone, text: &str) -> String {
        let code = match tone {
            Tone::Plain => return text.to_owned(),
            Tone::Strong => "1",
            Tone::Quiet => "2",
            Tone::Good => "32",
            Tone::Warning => "33",
        };
        if self.colour { format!("\x1b[{code}m{text}\x1b[0m") } else { text.to_owned() }
    }

    /// Starts a new page.
    pub fn fresh(&mut self) -> io::Result<()> {
        if self.live { write!(self.output, "\x1b[2J\x1b[H") } else { self.line("") }
    }

    /// Hides what was on the screen from the next person, the scroll-back of the terminal included.
    pub fn hide(&mut self) -> io::Result<()> {
        if self.live { write!(self.output, "\x1b[2J\x1b[3J\x1b[H") } else { self.line(&"\n".repeat(CURTAIN)) }
    }

    /// Will there be an answer, or has the input ended?
    pub fn can_ask(&mut self) -> io::Result<bool> {
        Ok(!self.input.fill_buf()?.is_empty())
    }

    /// Asks for a line; nothing when the input has ended.
    pub fn ask(&mut self, prompt: &str) -> io::Result<Option<String>> {
        let prompt = self.paint(Tone::Strong, prompt);
        write!(self.output, "{prompt}")?;
        self.output.flush()?;
        let answer = match read_line(&mut *self.input, LONGEST_ANSWER)? {
            Line::Text(text) => Some(text.trim().to_owned()),
            Line::TooLong | Line::NotText => Some("�".to_owned()),
            Line::End => None,
        };
        // A terminal has shown what was typed; a transcript should show it too.
        if !self.live || answer.is_none() {
            self.line(answer.as_deref().unwrap_or_default())?;
        }
        Ok(answer)
    }
}

/// Breaks a text at spaces so that no line is wider than `width`. Continued lines are indented by `hanging`.
pub fn wrap(text: &str, width: usize, hanging: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    // The first piece keeps its own indent, so that the number of a choice stays in its column.
    for (index, word) in text.split(' ').enumerate() {
        let full = line.width() + 1 + word.width() > width;
        if full && !line.trim().is_empty() {
            lines.push(std::mem::replace(&mut line, " ".repeat(hanging)));
        } else if index > 0 {
            line.push(' ');
        }
        line.push_str(word);
    }
    lines.push(line);
    lines
}

/// Lays short items out in as few rows as fit the width, reading downwards. Long ones are wrapped, with
/// `hanging` blanks before what continues.
pub fn columns(items: &[String], width: usize, hanging: usize) -> Vec<String> {
    // A short list reads better as a list.
    if items.len() <= 4 {
        return items.iter().flat_map(|item| wrap(item, width, hanging)).collect();
    }
    tight_columns(items, width, hanging)
}

/// The same where every row counts: even a short list stands in columns.
pub fn tight_columns(items: &[String], width: usize, hanging: usize) -> Vec<String> {
    const GAP: usize = 3;
    let cell = items.iter().map(|item| item.width()).max().unwrap_or(0) + GAP;
    let across = ((width + GAP) / cell.max(1)).clamp(1, items.len().max(1));
    if across == 1 {
        return items.iter().flat_map(|item| wrap(item, width, hanging)).collect();
    }
    let rows = items.len().div_ceil(across);
    (0..rows)
        .map(|row| {
            let mut line = String::new();
            for item in items.iter().skip(row).step_by(rows) {
                line += item;
                line += &" ".repeat(cell.saturating_sub(item.width()));
            }
            line.trim_end().to_owned()
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_sentences_are_broken_at_spaces() {
        assert_eq!(wrap(" 1  Вы берёте карту", 16, 4), [" 1  Вы берёте", "    карту"]);
        assert_eq!(wrap("unbreakableword next", 5, 0), ["unbreakableword", "next"]);
        assert_eq!(wrap("", 10, 0), [""]);
    }

    #[test]
    fn many_choices_stand_in_columns() {
        let items: Vec<String> = (1..=5).map(|n| format!("{n} item")).collect();
        assert_eq!(columns(&items, 20, 0), ["1 item   4 item", "2 item   5 item", "3 item"]);
        assert_eq!(columns(&items[..2], 80, 0), ["1 item", "2 item"]);
        assert!(columns(&[], 80, 0).is_empty());
    }
}

//! The log in sentences. Each line knows which things on the board it speaks of.

use super::Sheet;
use crate::face::Thing;
use maud::{Markup, html};

/// One line of the log.
#[derive(Clone, Debug)]
pub struct LogLine {
    /// The number of the move; 0 is the set-up.
    pub number: usize,
    /// The sentence.
    pub text: String,
    /// The things it speaks of.
    pub about: Vec<Thing>,
    /// The line begins something new, such as a round.
    pub head: bool,
    /// In a replay, the address of the moment after it.
    pub moment: Option<String>,
}

/// So many lines a page brings; whoever wants to know what was before looks at the replay.
const PAGE: usize = 120;

/// So many lines the stream brings: the reader has the older ones.
const TAIL: usize = 16;

/// The log as a page brings it.
pub(super) fn log(sheet: &Sheet<'_>) -> Markup {
    let speech = sheet.speech;
    html! {
        section #log.card.log aria-label=(speech.text("web-log")) tabindex="0" {
            h2 { (speech.text("web-log")) }
            (lines(sheet, PAGE))
        }
    }
}

/// Its newest lines, which the script puts before those that the reader has.
pub(super) fn tail(sheet: &Sheet<'_>) -> Markup {
    lines(sheet, TAIL)
}

fn lines(sheet: &Sheet<'_>, most: usize) -> Markup {
    html! {
        ol #lines {
            @for (index, line) in sheet.log.iter().enumerate().rev().take(most) {
                li.head[line.head] data-line=(index) data-about=[about(line)] {
                    @if line.number > 0 { span.number { (line.number) } }
                    @match &line.moment {
                        Some(moment) => a href=(moment) { (line.text) },
                        None => span { (line.text) },
                    }
                }
            }
        }
    }
}

fn about(line: &LogLine) -> Option<String> {
    let things: Vec<String> = line.about.iter().map(Thing::to_string).collect();
    (!things.is_empty()).then(|| things.join(" "))
}

/// The newest sentences, for those who hear the page. Everything since the reader's last look would be too
/// much: the last move is enough, the log has the rest.
pub(super) fn news(sheet: &Sheet<'_>) -> String {
    let lines = sheet.log.iter().filter(|line| line.number == sheet.moves);
    let mut said: Vec<&str> = lines.map(|line| line.text.as_str()).collect();
    said.push(&sheet.prompt);
    said.join(" ")
}

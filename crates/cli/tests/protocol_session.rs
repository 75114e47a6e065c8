//! The worked session of `docs/protocol.md` is true.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

use common::undercroft;

const DOCUMENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/protocol.md");

/// The document with every reply of its session replaced by what the program says now.
fn with_true_replies(document: &str) -> String {
    let requests: Vec<&str> = session_lines(document).filter_map(|line| line.strip_prefix("> ")).collect();
    let home = tempfile::tempdir().unwrap();
    let run = undercroft(home.path(), &["protocol"], (requests.join("\n") + "\n").as_bytes());
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    let mut replies = run.out.lines();
    let mut text = String::new();
    let mut inside = false;
    for line in document.lines() {
        inside = if inside { line != "```" } else { line == "```session" };
        if inside && line.starts_with("< ") {
            continue;
        }
        text += line;
        text += "\n";
        if inside && line.starts_with("> ") {
            let reply = replies.next().unwrap_or_else(|| panic!("no reply to {line}"));
            text += &format!("< {reply}\n");
        }
    }
    assert_eq!(replies.next(), None, "one request, one reply");
    text
}

fn session_lines(document: &str) -> impl Iterator<Item = &str> {
    let mut inside = false;
    document.lines().filter(move |line| {
        inside = if inside { *line != "```" } else { *line == "```session" };
        inside
    })
}

/// With `UNDERCROFT_WRITE_DOCS` set, writes the replies into the document instead; read the difference before
/// you commit it.
#[test]
fn the_worked_session_is_what_really_happens() {
    let document = std::fs::read_to_string(DOCUMENT).unwrap();
    let requests = session_lines(&document).filter(|line| line.starts_with("> ")).count();
    assert!(requests > 20, "the document lost its session");
    let really = with_true_replies(&document);
    if std::env::var_os("UNDERCROFT_WRITE_DOCS").is_some() {
        std::fs::write(DOCUMENT, really).unwrap();
        return;
    }
    for (number, (written, real)) in document.lines().zip(really.lines()).enumerate() {
        assert_eq!(written, real, "docs/protocol.md, line {}", number + 1);
    }
    assert_eq!(document, really);
}

//! Which tests cite which rules.

use crate::catalogue::ids_in;

/// A rule id in the comment above a test.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Citation {
    /// The id.
    pub id: String,
    /// The test's name.
    pub test: String,
    /// The line of the test, counted from 1.
    pub line: usize,
}

/// The citations of a source. Only comments that stand directly above a `#[test]` function, among its
/// attributes, count; a test that is ignored proves nothing.
pub fn citations(source: &str) -> Vec<Citation> {
    let lines: Vec<&str> = source.lines().map(str::trim).collect();
    let is_heading =
        |line: &&str| line.starts_with("///") || line.starts_with("//") || line.starts_with("#[");
    let mut found = Vec::new();
    for (at, _) in lines.iter().enumerate().filter(|(_, line)| line.starts_with("#[test]")) {
        let above = lines[..at].iter().rev().take_while(|line| is_heading(line)).count();
        let below = lines[at..].iter().take_while(|line| is_heading(line) && !line.contains("fn ")).count();
        let heading = &lines[at - above..at + below];
        if heading.iter().any(|line| line.starts_with("#[ignore")) {
            continue;
        }
        let Some(test) = lines.get(at + below).and_then(|line| function_name(line)) else { continue };
        for id in ids_in(&heading.join("\n")) {
            let citation = Citation { id, test: test.to_owned(), line: at + below + 1 };
            if !found.contains(&citation) {
                found.push(citation);
            }
        }
    }
    found
}

fn function_name(line: &str) -> Option<&str> {
    let after = &line[line.find("fn ")? + 3..];
    after.split(|c: char| !c.is_alphanumeric() && c != '_').next().filter(|name| !name.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_headings_of_tests_count() {
        let source = "
/// WD-001: not a test.
fn rule() {}

/// WD-002, WD-003…004: this is one.
#[test]
// WDX-01
fn torch_beats_goblin() {
    // WD-005 inside does not count
}

/// WD-006
#[test]
#[ignore]
fn not_run() {}
";
        let found: Vec<_> =
            citations(source).into_iter().map(|citation| (citation.id, citation.line)).collect();
        let line = 8;
        let expected = ["WD-002", "WD-003", "WD-004", "WDX-01"].map(|id| (id.to_owned(), line));
        assert_eq!(found, expected);
        assert_eq!(citations(source)[0].test, "torch_beats_goblin");
    }
}

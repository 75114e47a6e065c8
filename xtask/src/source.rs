//! Rust sources, read just closely enough to find string literals and files.

use anyhow::{Context as _, Result};
use std::path::{Path, PathBuf};

/// All files with this ending below a folder, in order; none if there is no such folder.
pub fn files(folder: &Path, ending: &str) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    if !folder.is_dir() {
        return Ok(found);
    }
    let entries = std::fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    let mut paths: Vec<PathBuf> =
        entries.map(|entry| entry.map(|entry| entry.path())).collect::<std::io::Result<_>>()?;
    paths.sort();
    for path in paths {
        if path.is_dir() {
            if path.file_name().is_some_and(|name| name != "target") {
                found.extend(files(&path, ending)?);
            }
        } else if path.extension().is_some_and(|extension| extension == ending) {
            found.push(path);
        }
    }
    Ok(found)
}

/// Reads a file, naming it if that fails.
pub fn read(path: &Path) -> Result<String> {
    std::fs::read_to_string(path).with_context(|| path.display().to_string())
}

/// A string literal of the program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Literal {
    /// What stands between the quotes, escapes as written.
    pub text: String,
    /// The line it begins on, counted from 1.
    pub line: usize,
    /// The code just before it, as in `Phrase::new(`.
    pub before: String,
}

/// The string literals of a source outside comments and `#[cfg(test)]` modules.
pub fn literals(source: &str) -> Vec<Literal> {
    let chars: Vec<char> = source.chars().collect();
    let mut reader = Reader { chars: &chars, at: 0, code: String::new(), found: Vec::new() };
    reader.read();
    let tests = test_modules(&reader.code);
    let outside = |at: &usize| !tests.iter().any(|range| range.contains(at));
    let found = reader.found.into_iter().filter(|(at, _, _)| outside(at));
    let code = reader.code;
    found
        .map(|(at, line, text)| {
            let before: Vec<char> = code[..at].chars().rev().take(40).collect();
            Literal { text, line, before: before.into_iter().rev().collect() }
        })
        .collect()
}

/// Walks over a source. `code` collects it without comments and with empty strings.
struct Reader<'a> {
    chars: &'a [char],
    at: usize,
    code: String,
    found: Vec<(usize, usize, String)>,
}

impl Reader<'_> {
    fn peek(&self, ahead: usize) -> Option<char> {
        self.chars.get(self.at + ahead).copied()
    }

    fn read(&mut self) {
        while let Some(c) = self.peek(0) {
            match (c, self.peek(1)) {
                ('/', Some('/')) => self.skip_line(),
                ('/', Some('*')) => self.skip_block(),
                ('"', _) => self.string(0, false),
                ('r', Some('"' | '#')) if !self.in_word() && self.raw_hashes().is_some() => {
                    let hashes = self.raw_hashes().unwrap_or(0);
                    self.at += 1 + hashes;
                    self.string(hashes, true);
                }
                ('\'', _) => self.quote(),
                _ => {
                    self.code.push(c);
                    self.at += 1;
                }
            }
        }
    }

    fn in_word(&self) -> bool {
        self.code.chars().next_back().is_some_and(|c| (c.is_alphanumeric() || c == '_') && c != 'b')
    }

    fn raw_hashes(&self) -> Option<usize> {
        let hashes = self.chars[self.at + 1..].iter().take_while(|c| **c == '#').count();
        (self.peek(1 + hashes) == Some('"')).then_some(hashes)
    }

    fn skip_line(&mut self) {
        while self.peek(0).is_some_and(|c| c != '\n') {
            self.at += 1;
        }
    }

    fn skip_block(&mut self) {
        let mut depth = 0;
        while self.at < self.chars.len() {
            match (self.peek(0), self.peek(1)) {
                (Some('/'), Some('*')) => (depth, self.at) = (depth + 1, self.at + 2),
                (Some('*'), Some('/')) => (depth, self.at) = (depth - 1, self.at + 2),
                _ => self.at += 1,
            }
            if depth == 0 {
                return;
            }
        }
    }

    fn string(&mut self, hashes: usize, raw: bool) {
        let line = 1 + self.chars[..self.at].iter().filter(|c| **c == '\n').count();
        let place = self.code.len();
        self.at += 1;
        let mut text = String::new();
        while let Some(c) = self.peek(0) {
            let closing = c == '"' && (1..=hashes).all(|ahead| self.peek(ahead) == Some('#'));
            if closing {
                break;
            }
            text.push(c);
            self.at += 1;
            if c == '\\' && !raw {
                text.extend(self.peek(0));
                self.at += 1;
            }
        }
        self.at += 1 + hashes;
        self.code += "\"\"";
        self.found.push((place, line, text));
    }

    /// A character, or the name of a lifetime.
    fn quote(&mut self) {
        let length = match (self.peek(1), self.peek(2)) {
            (Some('\\'), _) => {
                let rest = self.chars[self.at + 3..].iter().take_while(|c| **c != '\'').count();
                rest + 4
            }
            (Some(_), Some('\'')) => 3,
            _ => 1,
        };
        self.at += length;
        self.code.push('\'');
    }
}

/// Where in the code the modules marked `#[cfg(test)]` stand.
fn test_modules(code: &str) -> Vec<std::ops::Range<usize>> {
    let mut modules = Vec::new();
    let mut from = 0;
    while let Some(start) = code[from..].find("#[cfg(test)]").map(|found| from + found) {
        let Some(open) = code[start..].find(['{', ';']).map(|found| start + found) else { break };
        let mut depth = 0usize;
        let end = code[open..].char_indices().find_map(|(at, c)| {
            match c {
                '{' => depth += 1,
                '}' => depth = depth.saturating_sub(1),
                _ => {}
            }
            (depth == 0).then_some(open + at + 1)
        });
        let end = end.unwrap_or(code.len());
        modules.push(start..end);
        from = end;
    }
    modules
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(source: &str) -> Vec<String> {
        literals(source).into_iter().map(|literal| literal.text).collect()
    }

    #[test]
    fn literals_are_found_and_comments_are_not() {
        let source = "fn f<'a>() { // \"no\"\n /* \"no /* \"no\" */ \" */ let c = '\"'; g(\"yes\", r#\"a \"raw\" one\"#, '\\'', \"\\\"\"); }";
        assert_eq!(texts(source), ["yes", "a \"raw\" one", "\\\""]);
    }

    #[test]
    fn tests_inside_a_file_do_not_count() {
        let source = "const A: &str = \"a\";\n#[cfg(test)]\nmod tests { fn f() { \"b}\"; { } } }\nconst C: &str = \"c\";";
        assert_eq!(texts(source), ["a", "c"]);
        assert_eq!(literals(source)[1].line, 4);
    }

    #[test]
    fn the_code_before_a_literal_is_known() {
        assert!(literals("x(); Phrase::new(\"welcome-name\")")[0].before.ends_with("Phrase::new("));
    }
}

//! Lines from outside, whatever they hold.

use std::io::{self, BufRead};

/// What the same keys would have written on a Latin keyboard: `г` for `u`. Everything else stays as it is.
pub fn latin(text: &str) -> String {
    const RUSSIAN: &str = "йцукенгшщзхъфывапролджэячсмитьбюё";
    const LATIN: &str = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
    let key = |letter: char| {
        let small = letter.to_lowercase().next().unwrap_or(letter);
        let place = RUSSIAN.chars().position(|known| known == small)?;
        LATIN.chars().nth(place)
    };
    text.chars().map(|letter| key(letter).unwrap_or(letter)).collect()
}

/// One line of input.
#[derive(Debug, PartialEq, Eq)]
pub enum Line {
    /// A line, without its end.
    Text(String),
    /// A line of more than the allowed number of bytes. It was skipped, not kept.
    TooLong,
    /// A line that is not UTF-8.
    NotText,
    /// There is no more input.
    End,
}

/// Reads the next line, holding at most `limit` bytes of it in memory.
pub fn read_line(input: &mut dyn BufRead, limit: usize) -> io::Result<Line> {
    let mut bytes = Vec::new();
    let mut too_long = false;
    loop {
        let chunk = match input.fill_buf() {
            Ok(chunk) => chunk,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if chunk.is_empty() {
            if bytes.is_empty() && !too_long {
                return Ok(Line::End);
            }
            break;
        }
        let end = chunk.iter().position(|byte| *byte == b'\n');
        let part = &chunk[..end.unwrap_or(chunk.len())];
        too_long |= bytes.len() + part.len() > limit;
        if too_long {
            bytes = Vec::new();
        } else {
            bytes.extend_from_slice(part);
        }
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() {
            break;
        }
    }
    if too_long {
        return Ok(Line::TooLong);
    }
    if bytes.last() == Some(&b'\r') {
        bytes.pop();
    }
    Ok(String::from_utf8(bytes).map_or(Line::NotText, Line::Text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_russian_layout() {
        assert_eq!(latin("г"), "u");
        assert_eq!(latin("ВКФЦ"), "draw");
        assert_eq!(latin("pass 2"), "pass 2");
    }
    use std::io::BufReader;

    fn lines(bytes: &[u8]) -> Vec<Line> {
        let mut input = BufReader::with_capacity(3, bytes);
        let mut lines = Vec::new();
        loop {
            let line = read_line(&mut input, 5).unwrap();
            let last = line == Line::End;
            lines.push(line);
            if last {
                return lines;
            }
        }
    }

    #[test]
    fn lines_come_whole_and_long_ones_are_skipped() {
        let text = |text: &str| Line::Text(text.to_owned());
        assert_eq!(
            lines(b"one\r\n\nexact\ntoo long\n\xff\xfe\nlast"),
            [text("one"), text(""), text("exact"), Line::TooLong, Line::NotText, text("last"), Line::End]
        );
    }

    #[test]
    fn an_endless_line_ends_with_the_input() {
        assert_eq!(lines(b"aaaaaaaaaaaaaaaaaaaaaaaa"), [Line::TooLong, Line::End]);
    }
}

//! Plain text of one line, in which everything can be seen.

use unicode_segmentation::UnicodeSegmentation;

/// What people see as one letter may be several, but not any number of them.
const LETTERS_IN_ONE: usize = 8;

/// Plain text on one line, at most so long as people count letters. Control characters and those that turn the direction
/// of writing become spaces, what cannot be seen goes, joined pictures stay whole. Nothing if nothing is left.
pub fn one_line(text: &str, longest: usize) -> Option<String> {
    let letters: Vec<char> = text.chars().collect();
    let mut plain = String::new();
    for (index, letter) in letters.iter().enumerate() {
        match kind(*letter) {
            Kind::Seen => plain.push(*letter),
            Kind::Space => plain.push(' '),
            Kind::Unseen => {}
            Kind::Joiner => {
                let before = plain.chars().next_back().is_some_and(is_picture);
                if before && letters.get(index + 1).copied().is_some_and(is_picture) {
                    plain.push(*letter);
                }
            }
            Kind::Selector => {
                if plain
                    .chars()
                    .next_back()
                    .is_some_and(|before| !before.is_whitespace() && kind(before) == Kind::Seen)
                {
                    plain.push(*letter);
                }
            }
        }
    }
    let words: Vec<&str> = plain.split_whitespace().collect();
    let line: String = words
        .join(" ")
        .graphemes(true)
        .filter(|one| one.chars().count() <= LETTERS_IN_ONE)
        .take(longest)
        .collect();
    let line = line.trim_end();
    line.chars().any(is_seen_alone).then(|| line.to_owned())
}

#[derive(Copy, Clone, PartialEq, Eq)]
enum Kind {
    Seen,
    Space,
    Unseen,
    /// Joins two pictures into one.
    Joiner,
    /// Chooses between two shapes of the letter before.
    Selector,
}

fn kind(letter: char) -> Kind {
    match letter {
        '\u{200d}' => Kind::Joiner,
        '\u{fe0e}' | '\u{fe0f}' => Kind::Selector,
        // Spaces of all kinds that the language does not know for such, and those that turn the direction.
        '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2800}' | '\u{061c}' => {
            Kind::Space
        }
        '\u{00ad}'
        | '\u{034f}'
        | '\u{115f}'
        | '\u{1160}'
        | '\u{17b4}'
        | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' => Kind::Unseen,
        '\u{200c}'
        | '\u{2060}'..='\u{206f}'
        | '\u{3164}'
        | '\u{fe00}'..='\u{fe0d}'
        | '\u{feff}'
        | '\u{ffa0}' => Kind::Unseen,
        '\u{fff0}'..='\u{fffb}'
        | '\u{1bca0}'..='\u{1bca3}'
        | '\u{1d173}'..='\u{1d17a}'
        | '\u{e0000}'..='\u{e0fff}' => Kind::Unseen,
        _ if letter.is_control() => Kind::Space,
        _ => Kind::Seen,
    }
}

/// May it be joined with another into one picture?
fn is_picture(letter: char) -> bool {
    letter == '\u{fe0f}' || (letter >= '\u{2190}' && !letter.is_alphanumeric() && !letter.is_whitespace())
}

/// Can it be seen without another letter to stand on?
fn is_seen_alone(letter: char) -> bool {
    let mark = matches!(letter, '\u{0300}'..='\u{036f}' | '\u{20d0}'..='\u{20ff}' | '\u{fe00}'..='\u{fe2f}');
    !letter.is_whitespace() && !mark && kind(letter) == Kind::Seen
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_can_be_seen() {
        for unseen in [
            "",
            " ",
            "\u{3164}",
            "\u{2800}\u{2800}",
            "\u{ad}",
            "\u{200d}",
            "\u{301}",
            "\u{fe0f}",
            "\u{e0041}",
            "\u{202e}\n",
        ] {
            assert_eq!(one_line(unseen, 24), None, "{unseen:?}");
        }
        assert_eq!(one_line("Mi\u{ad}ra\u{3164}", 24).as_deref(), Some("Mira"));
        assert_eq!(one_line("  Mira\u{7}  the \n Bold\u{202e} ", 24).as_deref(), Some("Mira the Bold"));
        assert_eq!(one_line("M\u{200d}ira", 24).as_deref(), Some("Mira"), "joins nothing");
    }

    #[test]
    fn joined_pictures_stay_whole() {
        let family = "👩\u{200d}👩\u{200d}👧 ❤\u{fe0f}\u{200d}🔥 🏳\u{fe0f}\u{200d}🌈 👍🏽";
        assert_eq!(one_line(family, 24).as_deref(), Some(family));
        // Never cut in the middle: that would be another picture.
        assert_eq!(one_line(family, 1).as_deref(), Some("👩\u{200d}👩\u{200d}👧"));
        assert_eq!(one_line(&"é́".repeat(30), 24).map(|name| name.graphemes(true).count()), Some(24));
        let tower = format!("a{}b", "\u{301}".repeat(500));
        assert_eq!(one_line(&tower, 24).as_deref(), Some("b"), "no towers of accents");
    }
}

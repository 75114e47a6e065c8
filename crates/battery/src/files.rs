//! Texts that are kept as files and compared line by line.

/// The environment variable that has playthroughs and counts written anew instead of compared.
pub const BLESS: &str = "UNDERCROFT_BLESS";

pub(crate) fn blessing() -> bool {
    std::env::var(BLESS).is_ok_and(|value| !value.is_empty() && value != "0")
}

/// The first line that differs, in both versions.
pub(crate) fn lines_agree(written: &str, found: &str) -> Result<(), String> {
    let (mut old, mut new) = (written.lines(), found.lines());
    let mut number = 0;
    loop {
        number += 1;
        match (old.next(), new.next()) {
            (None, None) => return Ok(()),
            (old, new) if old == new => {}
            (old, new) => {
                let (old, new) = (old.unwrap_or("(the end)"), new.unwrap_or("(the end)"));
                return Err(format!(
                    "line {number} differs\n  file: {old}\n  now:  {new}\n\
                     if the change is meant, run `cargo xtask playthroughs` and read the diff"
                ));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_differing_line_is_shown_in_both_versions() {
        assert_eq!(lines_agree("a\nb\n", "a\nb"), Ok(()));
        let problem = lines_agree("a\nb\nc", "a\nx\nc").unwrap_err();
        assert!(problem.starts_with("line 2 differs\n  file: b\n  now:  x\n"), "{problem}");
        let problem = lines_agree("a", "a\nb").unwrap_err();
        assert!(problem.starts_with("line 2 differs\n  file: (the end)\n  now:  b\n"), "{problem}");
    }
}

//! Rule catalogues: `docs/rules/<name>.md` with items such as `- **WD-001** …`, and what needs no test in
//! `docs/rules/<name>.exempt.toml`.

use crate::source::read;
use anyhow::{Context as _, Result, bail};
use std::collections::BTreeMap;
use std::path::Path;

/// A catalogue with its exemptions.
#[derive(Debug, Default)]
pub struct Catalogue {
    /// The file's name without its ending.
    pub name: String,
    /// What the ids begin with: `WD`.
    pub prefix: String,
    /// Every id; `true` if it needs a test. Rulings on ambiguities (`WDA-…`) may be cited but need none.
    pub ids: BTreeMap<String, bool>,
    /// Ids that need no test, with the reason.
    pub exempt: BTreeMap<String, String>,
    /// Why tests may still be missing: the line `unfinished = "…"` among the exemptions.
    pub unfinished: Option<String>,
}

impl Catalogue {
    /// Reads `name.md` and, if there is one, `name.exempt.toml`.
    pub fn load(path: &Path) -> Result<Catalogue> {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let exemptions = path.with_extension("exempt.toml");
        let exempt = if exemptions.exists() { read(&exemptions)? } else { String::new() };
        Catalogue::parse(&name, &read(path)?, &exempt)
    }

    /// The catalogue in these texts.
    pub fn parse(name: &str, text: &str, exempt: &str) -> Result<Catalogue> {
        let mut order: Vec<String> = Vec::new();
        for line in text.lines().map(str::trim_start) {
            let Some(item) = line.strip_prefix("- **").or_else(|| line.strip_prefix("* **")) else {
                continue;
            };
            let id: String = item.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '-').collect();
            if is_id(&id) {
                if order.contains(&id) {
                    bail!("{name}.md defines {id} twice");
                }
                order.push(id);
            }
        }
        let prefix = order.first().map_or_else(String::new, |id| letters(id).to_owned());
        let needs_test = |id: &str| letters(id) == prefix || letters(id) == format!("{prefix}X");
        let ids = order.iter().map(|id| (id.clone(), needs_test(id))).collect();
        let mut catalogue = Catalogue { name: name.to_owned(), prefix, ids, ..Catalogue::default() };
        catalogue.read_exemptions(exempt)?;
        Ok(catalogue)
    }

    fn read_exemptions(&mut self, text: &str) -> Result<()> {
        let file = format!("{}.exempt.toml", self.name);
        let mut table: BTreeMap<String, String> =
            toml::from_str(text).with_context(|| format!("{file} is not a list of id = \"reason\""))?;
        self.unfinished = table.remove("unfinished");
        for (written, reason) in table {
            let ids = ids_in(&written);
            if ids.is_empty() {
                bail!("{file}: “{written}” is not a rule id");
            }
            if reason.trim().len() < 10 {
                bail!("{file}: {written} needs a reason");
            }
            for id in ids {
                if !self.ids.contains_key(&id) {
                    bail!("{file}: there is no {id} in {}.md", self.name);
                }
                self.exempt.insert(id, reason.clone());
            }
        }
        Ok(())
    }

    /// Does the id look as if it belonged here?
    pub fn claims(&self, id: &str) -> bool {
        let letters = letters(id);
        letters == self.prefix
            || letters.strip_prefix(self.prefix.as_str()).is_some_and(|rest| rest == "A" || rest == "X")
    }
}

fn letters(id: &str) -> &str {
    id.split('-').next().unwrap_or_default()
}

fn is_id(text: &str) -> bool {
    text.split_once('-').is_some_and(|(letters, digits)| {
        letters.len() >= 2
            && letters.chars().all(|c| c.is_ascii_uppercase())
            && digits.len() >= 2
            && digits.chars().all(|c| c.is_ascii_digit())
    })
}

/// The ids a text cites, with ranges such as `WD-080…087` written out.
pub fn ids_in(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some(start) = rest.find(|c: char| c.is_ascii_uppercase()) {
        let word = &rest[start..];
        let letters: String = word.chars().take_while(char::is_ascii_uppercase).collect();
        let after = &word[letters.len()..];
        let digits: String =
            after.strip_prefix('-').unwrap_or("").chars().take_while(char::is_ascii_digit).collect();
        let id = format!("{letters}-{digits}");
        if !is_id(&id) {
            rest = &word[letters.len()..];
            continue;
        }
        rest = &word[id.len()..];
        let last = ["…", "..", "–"].iter().find_map(|dots| {
            let end = rest.strip_prefix(dots)?;
            let end = end.strip_prefix(&format!("{letters}-")).unwrap_or(end);
            let digits: String = end.chars().take_while(char::is_ascii_digit).collect();
            digits.parse::<u32>().ok()
        });
        let first: u32 = digits.parse().unwrap_or_default();
        let width = digits.len();
        let last = last.unwrap_or(first).min(first + 999);
        for number in first..=last {
            let id = format!("{letters}-{number:0width$}");
            // The end of a range is met again as an id of its own.
            if !found.contains(&id) {
                found.push(id);
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# Rules\n- **WD-001** [T] One.\n- **WD-002** Two, see WD-001.\n- **WDX-01** **Given** x.\n- **WDA-01** **Who?** y.\n- **Not an id** z.\n";

    #[test]
    fn ids_are_bold_list_items() {
        let catalogue = Catalogue::parse("welcome", TEXT, "").unwrap();
        assert_eq!(catalogue.prefix, "WD");
        let needed: Vec<_> =
            catalogue.ids.iter().filter(|(_, needed)| **needed).map(|(id, _)| id.as_str()).collect();
        assert_eq!(needed, ["WD-001", "WD-002", "WDX-01"]);
        assert!(catalogue.ids.contains_key("WDA-01"));
        assert!(catalogue.claims("WDX-99") && !catalogue.claims("WDXX-01") && !catalogue.claims("UTF-08"));
    }

    #[test]
    fn exemptions_need_an_id_and_a_reason() {
        let exempt = |text| Catalogue::parse("welcome", TEXT, text).map(|catalogue| catalogue.exempt.len());
        assert_eq!(exempt("\"WD-001…002\" = \"defines a word and nothing else\"").unwrap(), 2);
        assert!(exempt("WD-001 = \"no\"").is_err());
        assert!(exempt("WD-009 = \"there is no such rule\"").is_err());
        assert!(exempt("nonsense = \"this is not a rule id\"").is_err());
    }

    #[test]
    fn a_rule_is_defined_once() {
        assert!(Catalogue::parse("w", "- **WD-001** a\n- **WD-001** b\n", "").is_err());
    }

    #[test]
    fn ranges_are_written_out() {
        assert_eq!(ids_in("see WD-080…082, WDX-03 and UTF-8"), ["WD-080", "WD-081", "WD-082", "WDX-03"]);
        assert_eq!(ids_in("WD-009–WD-011"), ["WD-009", "WD-010", "WD-011"]);
        assert_eq!(ids_in("ABC WD-001..002."), ["WD-001", "WD-002"]);
    }
}

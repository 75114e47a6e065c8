//! Rule coverage: every catalogue id is cited by a test or exempt with its reason.

use crate::catalogue::Catalogue;
use crate::citations::citations;
use crate::source::{files, read};
use anyhow::{Result, bail};
use std::collections::BTreeMap;
use std::path::Path;

/// What was asked for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Wanted {
    game: Option<String>,
    list: bool,
}

impl Wanted {
    /// Reads `--game G` and `--list`.
    pub fn read(args: &[&str]) -> Result<Wanted> {
        let mut wanted = Wanted::default();
        let mut args = args.iter();
        while let Some(arg) = args.next() {
            match (*arg, args.as_slice().first()) {
                ("--list", _) => wanted.list = true,
                ("--game", Some(game)) => {
                    wanted.game = Some((*game).to_owned());
                    args.next();
                }
                (other, _) => bail!("“{other}” is not understood; allowed: --game G, --list"),
            }
        }
        Ok(wanted)
    }

    fn wants(&self, catalogue: &Catalogue) -> bool {
        self.game.as_ref().is_none_or(|game| {
            catalogue.name.contains(game.as_str()) || catalogue.prefix.eq_ignore_ascii_case(game)
        })
    }
}

/// Where each id is cited.
type Cited = BTreeMap<String, Vec<String>>;

/// Prints what is covered; `false` if something is missing or wrong.
pub fn run(root: &Path, wanted: &Wanted) -> Result<bool> {
    let folder = root.join("docs/rules");
    let all: Vec<Catalogue> =
        files(&folder, "md")?.iter().map(|path| Catalogue::load(path)).collect::<Result<_>>()?;
    let all: Vec<Catalogue> = all.into_iter().filter(|catalogue| !catalogue.ids.is_empty()).collect();
    let chosen: Vec<&Catalogue> = all.iter().filter(|catalogue| wanted.wants(catalogue)).collect();
    if chosen.is_empty() {
        let known: Vec<_> = all.iter().map(|catalogue| catalogue.name.as_str()).collect();
        bail!("no such rule catalogue in {}; there are: {}", folder.display(), known.join(", "));
    }
    let cited = cited_in(root)?;
    let mut good = true;
    for catalogue in chosen {
        let coverage = Coverage::of(catalogue, &cited);
        println!("{}", coverage.summary(catalogue));
        if wanted.list {
            print!("{}", coverage.list(catalogue, &cited));
        }
        for problem in &coverage.problems {
            println!("  {problem}");
        }
        good &= coverage.problems.is_empty();
    }
    Ok(good)
}

fn cited_in(root: &Path) -> Result<Cited> {
    let mut cited = Cited::new();
    for path in files(&root.join("crates"), "rs")? {
        let place = path.strip_prefix(root).unwrap_or(&path).display().to_string();
        for citation in citations(&read(&path)?) {
            let test = format!("{} ({place}:{})", citation.test, citation.line);
            cited.entry(citation.id).or_default().push(test);
        }
    }
    Ok(cited)
}

/// How a catalogue stands.
#[derive(Debug)]
struct Coverage {
    covered: usize,
    exempt: usize,
    missing: usize,
    problems: Vec<String>,
}

impl Coverage {
    fn of(catalogue: &Catalogue, cited: &Cited) -> Coverage {
        let mut coverage = Coverage { covered: 0, exempt: 0, missing: 0, problems: Vec::new() };
        for (id, needed) in &catalogue.ids {
            match (cited.get(id), catalogue.exempt.get(id)) {
                (Some(tests), Some(_)) => {
                    coverage.problems.push(format!("{id} is exempt, but covered by {}", tests[0]));
                }
                (Some(_), None) if *needed => coverage.covered += 1,
                (None, Some(_)) => coverage.exempt += 1,
                (None, None) if *needed => {
                    coverage.missing += 1;
                    if catalogue.unfinished.is_none() {
                        coverage.problems.push(format!("{id} is missing: no test cites it"));
                    }
                }
                (Some(_) | None, None) => {}
            }
        }
        for (id, tests) in
            cited.iter().filter(|(id, _)| catalogue.claims(id) && !catalogue.ids.contains_key(*id))
        {
            coverage.problems.push(format!("{id} does not exist, but is cited by {}", tests.join(", ")));
        }
        if catalogue.unfinished.is_some() && coverage.missing == 0 {
            let problem =
                format!("nothing is missing: take “unfinished” out of {}.exempt.toml", catalogue.name);
            coverage.problems.push(problem);
        }
        coverage
    }

    fn summary(&self, catalogue: &Catalogue) -> String {
        let Coverage { covered, exempt, missing, .. } = self;
        let why = catalogue.unfinished.as_ref().map_or_else(String::new, |why| format!(" ({why})"));
        format!("{}: {covered} covered, {exempt} exempt, {missing} missing{why}", catalogue.name)
    }

    fn list(&self, catalogue: &Catalogue, cited: &Cited) -> String {
        let mut text = String::new();
        for (id, needed) in &catalogue.ids {
            let tests = cited.get(id).map(|tests| tests.join(", "));
            let exempt = catalogue.exempt.get(id).map(|reason| format!("exempt: {reason}"));
            let nothing =
                || if *needed { "missing".to_owned() } else { "a ruling; no test cites it".to_owned() };
            text += &format!("  {id}  {}\n", tests.or(exempt).unwrap_or_else(nothing));
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn missing_needless_and_foreign_are_told() {
        let text = "- **WD-001** a\n- **WD-002** b\n- **WD-003** c\n- **WD-004** d\n- **WDA-01** e\n";
        let exempt = "WD-002 = \"it is about the box\"\nWD-003 = \"it is about the box\"\n";
        let catalogue = Catalogue::parse("welcome", text, exempt).unwrap();
        let cited =
            ["WD-001", "WD-003", "WD-009", "DL-001"].map(|id| (id.to_owned(), vec!["a_test".to_owned()]));
        let cited = Cited::from(cited);
        let coverage = Coverage::of(&catalogue, &cited);
        assert_eq!(coverage.summary(&catalogue), "welcome: 1 covered, 1 exempt, 1 missing");
        assert_eq!(
            coverage.problems,
            [
                "WD-003 is exempt, but covered by a_test",
                "WD-004 is missing: no test cites it",
                "WD-009 does not exist, but is cited by a_test",
            ]
        );
        assert!(coverage.list(&catalogue, &cited).contains("WDA-01  a ruling; no test cites it"));
    }

    #[test]
    fn an_unfinished_catalogue_may_miss_tests_until_it_misses_none() {
        let text = "- **WD-001** a\n- **WD-002** b\n";
        let exempt = "unfinished = \"tests are being written\"\n";
        let catalogue = Catalogue::parse("welcome", text, exempt).unwrap();
        let one = Cited::from([("WD-001".to_owned(), vec!["a_test".to_owned()])]);
        let coverage = Coverage::of(&catalogue, &one);
        assert_eq!(
            coverage.summary(&catalogue),
            "welcome: 1 covered, 0 exempt, 1 missing (tests are being written)"
        );
        assert_eq!(coverage.problems, [""; 0]);
        let both = Cited::from(["WD-001", "WD-002"].map(|id| (id.to_owned(), vec!["a_test".to_owned()])));
        assert_eq!(
            Coverage::of(&catalogue, &both).problems,
            ["nothing is missing: take “unfinished” out of welcome.exempt.toml"]
        );
    }

    #[test]
    fn arguments_are_read() {
        let wanted = Wanted::read(&["--game", "welcome", "--list"]).unwrap();
        assert_eq!(wanted, Wanted { game: Some("welcome".into()), list: true });
        assert!(Wanted::read(&["--game"]).is_err());
        assert!(Wanted::read(&["--lists"]).is_err());
    }
}

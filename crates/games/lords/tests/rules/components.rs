//! The component table: whole, with provenance, and refused when it is not.

use undercroft_core::{Game, Setup};
use undercroft_lords::Lords;
use undercroft_lords::components::{Components, IN_THE_BOX, Source};

fn wrong(text: String) -> String {
    let setup = Setup { components: Some(text), ..Setup::new(2) };
    Lords::new(&setup).expect_err("the table is broken").to_string()
}

#[test]
fn every_entry_has_a_source() {
    let parts = Components::read(IN_THE_BOX).unwrap();
    assert_eq!(parts.sources["card exorcism"].source, Source::House);
    assert_eq!(parts.sources["trap pendulum"].but["second_year"], Source::House);
    assert_eq!(parts.sources["space food 1"].source, Source::Public);
    assert_eq!(parts.sources.len(), 2 + 24 + 9 + 34 + 9 + 16 + 18 + 9);
}

/// A table without a whole kind of entries.
fn without(kind: &str) -> String {
    let header = format!("[[{kind}]]");
    let (mut kept, mut skipping) = (String::new(), false);
    for line in IN_THE_BOX.lines() {
        if line.starts_with('[') {
            skipping = line == header;
        }
        if !skipping {
            kept.push_str(line);
            kept.push('\n');
        }
    }
    kept
}

#[test]
fn a_missing_deck_is_told_with_what_belongs_in_it() {
    for (kind, first) in [("trap", "rolling-stone"), ("card", "invisibility"), ("special", "witch-hunt")] {
        let said = wrong(without(kind));
        let reason = format!("there is no {kind} at all; needed is a [[{kind}]] for each of: {first}, ");
        assert!(said.contains(&reason), "{said}");
    }
}

#[test]
fn broken_tables_are_refused_with_the_entry() {
    let cases = [
        (IN_THE_BOX.replacen("copies = 3", "copies = 4", 1), "the trap deck has 28 cards; it needs 27"),
        (IN_THE_BOX.replace("kind = \"lose-imps\"", "kind = \"eat-imps\""), "unknown variant `eat-imps`"),
        (IN_THE_BOX.replace("id = \"goblin\"", "id = \"gobbo\""), "“gobbo” is not known; allowed: goblin"),
        (IN_THE_BOX.replacen("fatigue = 0", "fatigue = 2", 1), "the combat cards of year 1 have fatigue"),
        (IN_THE_BOX.replace("spaces = 15", "spaces = 1"), "evilometer: spaces must be 2 to 60"),
        (IN_THE_BOX.replacen("[[special]]", "[[unusual]]", 1), "unknown field `unusual`"),
        (IN_THE_BOX.replace("id = \"slime\"", "id = \"goblin\""), "creature goblin stands there twice"),
    ];
    for (text, reason) in cases {
        let said = wrong(text);
        assert!(said.contains(reason), "{said}");
    }
}

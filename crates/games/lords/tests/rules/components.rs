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

/// Every deck has its size, and what is counted is told.
#[test]
fn wrong_counts_are_told_with_what_is_needed() {
    let change = |id: &str, from: &str, to: &str| {
        let at = IN_THE_BOX.find(&format!("id = \"{id}\"")).expect("an entry");
        let (before, after) = IN_THE_BOX.split_at(at);
        wrong(format!("{before}{}", after.replacen(from, to, 1)))
    };
    let cases = [
        (
            "rolling-stone",
            "copies = 3",
            "copies = 2",
            "the trap deck has 26 cards; it needs 27 (copies: rolling-stone 2, ",
        ),
        (
            "goblin",
            "copies = [2, 1]",
            "copies = [3, 1]",
            "year 1 has 13 creatures; it needs 12 (copies: goblin 3, ",
        ),
        ("troll", "copies = [2, 1]", "copies = [2, 2]", "there are 4 Trolls, but 3 Troll Tokens"),
        ("warrior-b", "copies = 2", "copies = 3", "year 1 has 17 adventurers; it needs 16"),
        ("mint", "year = 1", "year = 2", "year 2 has 9 rooms; it needs 8"),
        ("mint", "year = 1", "year = 3", "room mint: year must be 1 or 2"),
        (
            "fireball",
            "year = 1",
            "year = 2",
            "the combat cards of year 1 have fatigue [0, 1, 1, 1, 2, 2, 2, 2]",
        ),
        ("fireball", "year = 1", "year = 0", "card fireball: year must be 1 or 2"),
        (
            "paladin-silver",
            "year = 1",
            "year = 2",
            "adventurer paladin-silver: must be the one paladin of year 1",
        ),
    ];
    for (id, from, to, reason) in cases {
        let said = change(id, from, to);
        assert!(said.starts_with("components: ") && said.contains(reason), "{said}");
    }
}

/// An effect nobody knows is refused with its line and the effects there are.
#[test]
fn unknown_effects_are_told_with_those_allowed() {
    let cases = [
        (
            "kind = \"lose-imps\"",
            "kind = \"eat-imps\"",
            "unknown variant `eat-imps`, expected one of `nothing`, ",
        ),
        ("kind = \"labyrinth\"", "kind = \"maze\"", "unknown variant `maze`, expected one of `stronger`, "),
        (
            "effect = { first = 3 }",
            "effect = { frist = 3 }",
            "unknown field `frist`, expected one of `first`, ",
        ),
        (
            "kind = \"halve-gold\"",
            "kind = \"halve-silver\"",
            "unknown variant `halve-silver`, expected one of ",
        ),
    ];
    for (from, to, reason) in cases {
        assert!(IN_THE_BOX.contains(from), "{from}");
        let text = IN_THE_BOX.replacen(from, to, 1);
        let said = wrong(text.clone());
        assert!(said.starts_with("components: ") && said.contains(reason), "{said}");
        let line = 1 + text.lines().position(|line| line.contains(to)).expect("the changed line");
        let told = said.split("at line ").nth(1).and_then(|rest| rest.split(',').next());
        assert_eq!(told.and_then(|line| line.parse().ok()), Some(line), "{said}");
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
        (
            IN_THE_BOX.replacen(
                "cost = { gold = 1 }\ngain = { goodness",
                "cost = { traps = 1 }\ngain = { goodness",
                1,
            ),
            "space reputation 3: only a creature can cost traps or monsters",
        ),
        (
            IN_THE_BOX.replacen(
                "cost = { food = 1 }\ngain = { imps = 1 }\nsource = \"public\"\n\n[[room]]",
                "cost = { monsters = 1 }\ngain = { imps = 1 }\nsource = \"public\"\n\n[[room]]",
                1,
            ),
            "room magic-room: only a creature can cost traps or monsters",
        ),
        (
            IN_THE_BOX.replacen("cost = { imps = 1 }", "cost = { traps = 1 }", 1),
            "trap kamikaze-imp: only a creature can cost traps or monsters",
        ),
        (IN_THE_BOX.replacen("tunnels = 1", "tunnels = 2", 1), "room tool-shed: digs one tunnel at a time"),
    ];
    for (text, reason) in cases {
        let said = wrong(text);
        assert!(said.contains(reason), "{said}");
    }
}

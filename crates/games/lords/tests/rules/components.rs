//! The component table: whole, with provenance, and refused when it is not.

use crate::bench::play_at_random;
use undercroft_core::{Chance, Game, Quick, Setup, Silent};
use undercroft_lords::Lords;
use undercroft_lords::components::{Components, IN_THE_BOX, Named, Source, Trap};

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

/// What no source gives is marked as ours, value by value, and nothing else is.
#[test]
fn what_nobody_published_is_marked() {
    let parts = Components::read(IN_THE_BOX).unwrap();
    let mut ours: Vec<String> = Vec::new();
    for (entry, provenance) in &parts.sources {
        if provenance.source == Source::House {
            ours.push(entry.clone());
        }
        let values = provenance.but.iter().filter(|(_, source)| **source == Source::House);
        ours.extend(values.map(|(value, _)| format!("{entry}: {value}")));
    }
    let mut expected: Vec<String> = Vec::new();
    for card in ["exorcism", "holy-tithe", "book-of-crimes"] {
        expected.push(format!("card {card}"));
    }
    // Names from the publisher, numbers from nobody; of two the effect is known as well.
    for card in ["create-food", "illusion", "blind-rage", "metamorphosis", "dimensional-gate", "regeneration"]
    {
        expected.extend(["fatigue", "speed", "year"].map(|value| format!("card {card}: {value}")));
    }
    for card in ["aura-of-fear", "blind-rage", "metamorphosis", "dimensional-gate", "regeneration"] {
        expected.push(format!("card {card}: spell"));
    }
    expected.extend(["speed", "year"].map(|value| format!("card aura-of-fear: {value}")));
    for event in ["impatient-heroes", "rats", "trap-recall", "imp-feast", "bad-press", "tunnel-audit"] {
        expected.push(format!("special {event}"));
    }
    expected.extend(["name", "rounding"].map(|value| format!("special treasury-leak: {value}")));
    let published = ["rolling-stone", "wall-of-fire"];
    for trap in Trap::ALL.iter().filter(|trap| !published.contains(&trap.word())) {
        expected.push(format!("trap {trap}: second_year"));
    }
    ours.sort();
    expected.sort();
    assert_eq!(ours, expected);
}

/// Numbers that no sum could hold are refused, and so are costs that nobody could be asked for.
#[test]
fn numbers_stay_small_and_costs_payable() {
    let change = |entry: &str, from: &str, to: &str| {
        let at = IN_THE_BOX.find(entry).unwrap_or_else(|| panic!("no {entry}"));
        let (before, after) = IN_THE_BOX.split_at(at);
        assert!(after.contains(from), "{from}");
        wrong(format!("{before}{}", after.replacen(from, to, 1)))
    };
    let cases = [
        (
            "id = \"goblin\"",
            "damage = 2",
            "damage = 200",
            "creature goblin: damage is 200; allowed is at most 30",
        ),
        ("id = \"wizard-h\"", "magic = 3", "magic = 99", "adventurer wizard-h: magic is 99; "),
        (
            "id = \"wizard-h\"",
            "hit_points = 6",
            "hit_points = 0",
            "adventurer wizard-h: hit_points must be 1 to 30",
        ),
        ("id = \"pendulum\"", "second = 4", "second = 31", "trap pendulum, second_year: second is 31; "),
        (
            "id = \"pendulum\"",
            "{ effect = { second = 4 } }",
            "{ effect = {} }",
            "trap pendulum, second_year: effect is empty; needed is at least one of first, second, ",
        ),
        ("id = \"cursed-ring\"", "each = 1, hold = true", "each = 0", "trap cursed-ring: effect is empty; "),
        (
            "id = \"pendulum\"",
            "{ effect = { second = 4 } }",
            "{ cost = { gold = 2 } }",
            "missing field `effect`",
        ),
        ("id = \"pendulum\"", "{ effect = { second = 4 } }", "{}", "missing field `effect`"),
        ("id = \"cursed-ring\"", "gold = 1", "gold = 255", "trap cursed-ring: cost.gold is 255; "),
        ("id = \"cursed-ring\"", "gold = 1", "evil = 1", "trap cursed-ring: a trap costs gold, food or imps"),
        (
            "id = \"cursed-ring\"",
            "gold = 1",
            "monsters = 1",
            "trap cursed-ring: a trap costs gold, food or imps",
        ),
        (
            "id = \"golem\"",
            "traps = 1",
            "traps = 1, monsters = 1",
            "creature golem: a cost can ask for traps or ",
        ),
        (
            "order = \"imps\"",
            "food = 1",
            "traps = 1",
            "space imps 1: only creatures cost traps or monsters; ",
        ),
        (
            "order = \"traps\"",
            "traps = 1",
            "traps = 1, spy = true",
            "space traps 1: gives traps or spy, not both",
        ),
        ("id = \"mint\"", "gold = 1", "gold = 77", "room mint: gain.gold is 77; "),
        (
            "id = \"tool-shed\"",
            "tunnels = 1",
            "tunnels = 2",
            "room tool-shed: tunnels is 2; a room digs 1 at most",
        ),
        ("id = \"chapel\"", "points = 2", "points = 90", "room chapel: points is 90; "),
        ("id = \"detect-evil\"", "count = 2", "count = 240", "card detect-evil: spell is 240; "),
        ("id = \"witch-hunt\"", "evil = 3", "evil = 31", "special witch-hunt: effect is 31; "),
        (
            "id = \"bad-press\"",
            "monsters = 2",
            "monsters = 0",
            "special bad-press: effect is 0; needed is 1 to 30",
        ),
    ];
    for (entry, from, to, reason) in cases {
        let said = change(entry, from, to);
        assert!(said.contains(reason), "{entry}, {to}: {said}");
    }
}

/// A table whose numbers are as large as they may be can be played to the end.
#[test]
fn the_largest_numbers_can_be_played() {
    let mut text = String::new();
    for line in IN_THE_BOX.lines() {
        let most = match line.split(" = ").next() {
            Some("hit_points" | "damage" | "other" | "trap" | "heal" | "magic") => {
                format!("{} = 30", line.split(" = ").next().unwrap_or_default())
            }
            Some("effect") if line.contains("each") || line.contains("any") => {
                "effect = { first = 30, lethal = true, second = 30, each = 30, last = 30, others = 30, any = 30, \
                 poison = 30 }"
                    .to_owned()
            }
            Some("gain") if line.contains("gold = 1") || line.contains("traps = 1") => {
                line.replace("gold = 1", "gold = 30").replace("traps = 1", "traps = 30")
            }
            Some("spell") => line.replace("= 1 }", "= 30 }").replace("= 2 }", "= 30 }"),
            _ => line.to_owned(),
        };
        text.push_str(&most);
        text.push('\n');
    }
    let game = Lords::new(&Setup { components: Some(text), ..Setup::new(3) }).expect("a whole table");
    for seed in 0..20 {
        play_at_random(&game, seed, |state| game.conserved(state).unwrap());
    }
}

/// A table that gives 30 of everything for nothing: what piles up stays countable, and every position reads back.
#[test]
fn the_most_generous_table_can_be_played() {
    let mut text = String::new();
    for line in IN_THE_BOX.lines() {
        let (key, value) = line.split_once(" = ").unwrap_or_default();
        let most = match key {
            "gain" if value.contains("food") || value.contains("gold") => "gain = { food = 30, gold = 30 }",
            "gain" if value.contains("imps") => "gain = { imps = 30 }",
            "cost" => "cost = {}",
            _ => line,
        };
        text.push_str(most);
        text.push('\n');
    }
    let game = Lords::new(&Setup { components: Some(text), ..Setup::new(3) }).expect("a whole table");
    let wanted = ["use", "produce", "order imps", "order food", "hire troll"];
    let (mut moves, mut most) = (Vec::new(), 0);
    for seed in 0..40 {
        let mut chance = Quick::new(seed);
        let mut state = game.start(&mut chance, &mut Silent);
        while let Some(seat) = game.status(&state).acting().first() {
            moves.clear();
            game.legal_moves(&state, seat, &mut moves);
            let greedy = moves.iter().find(|mv| wanted.iter().any(|word| mv.to_string().starts_with(word)));
            let any = moves[chance.below(moves.len() as u32) as usize];
            let mv = if chance.below(4) == 0 { any } else { *greedy.unwrap_or(&any) };
            game.apply(&mut state, seat, mv, &mut chance, &mut Silent);
            most = state.players.iter().map(|player| player.imps).fold(most, u8::max);
            if chance.below(40) == 0 {
                let back = Lords::read_position(&game.write_position(&state)).map(|(_, back)| back);
                assert!(back.as_ref() == Ok(&state), "{back:?}");
            }
        }
    }
    assert_eq!(most, 99, "nobody can count more imps");
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
            "space reputation 3: only creatures cost traps or monsters; ",
        ),
        (
            IN_THE_BOX.replacen(
                "cost = { food = 1 }\ngain = { imps = 1 }\nsource = \"public\"\n\n[[room]]",
                "cost = { monsters = 1 }\ngain = { imps = 1 }\nsource = \"public\"\n\n[[room]]",
                1,
            ),
            "room magic-room: only creatures cost traps or monsters; ",
        ),
    ];
    for (text, reason) in cases {
        let said = wrong(text);
        assert!(said.contains(reason), "{said}");
    }
}

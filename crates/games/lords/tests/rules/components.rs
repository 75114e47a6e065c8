//! The component table: whole, with provenance, and refused when it is not.

use crate::bench::play_at_random;
use undercroft_core::{Chance, Game, Quick, Setup, Silent};
use undercroft_lords::Lords;
use undercroft_lords::components::{Components, Creature, IN_THE_BOX, LIBRARY, Order, Source, Trap};

fn wrong(text: String) -> String {
    let setup = Setup { components: Some(text), ..Setup::new(2) };
    Lords::new(&setup).expect_err("the table is broken").to_string()
}

#[test]
fn every_entry_has_a_source() {
    let parts = Components::read(&LIBRARY.open(None).unwrap()).unwrap();
    assert_eq!(parts.sources["card exorcism"].source, Source::House);
    assert_eq!(parts.sources["trap pendulum"].but["second_year"], Source::House);
    assert_eq!(parts.sources["space food 1"].source, Source::Public);
    assert_eq!(parts.sources.len(), 2 + 24 + 9 + 34 + 9 + 16 + 18 + 9);
}

/// What no source gives is marked as ours, value by value, and nothing else is.
#[test]
fn what_nobody_published_is_marked() {
    let parts = Components::read(&LIBRARY.open(None).unwrap()).unwrap();
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
    for trap in Trap::ALL.iter().filter(|trap| !published.contains(&trap.id())) {
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
            "[[creature]] “goblin”, damage: found 200; needed: a number from 0 to 30",
        ),
        (
            "id = \"wizard-h\"",
            "magic = 3",
            "magic = 99",
            "[[adventurer]] “wizard-h”, magic: found 99; needed: ",
        ),
        (
            "id = \"wizard-h\"",
            "hit_points = 6",
            "hit_points = 0",
            "[[adventurer]] “wizard-h”, hit_points: found 0; needed: a number from 1 to 30",
        ),
        (
            "id = \"pendulum\"",
            "second = 4",
            "second = 31",
            "[[trap]] “pendulum”, second_year.effect.second: found 31; ",
        ),
        (
            "id = \"pendulum\"",
            "{ effect = { second = 4 } }",
            "{ effect = {} }",
            "second_year.effect: found a trap that does nothing; needed: at least one of first, second, ",
        ),
        (
            "id = \"cursed-ring\"",
            "each = 1, hold = true",
            "each = 0",
            "[[trap]] “cursed-ring”, effect: found a trap that does nothing; ",
        ),
        (
            "id = \"pendulum\"",
            "{ effect = { second = 4 } }",
            "{ cost = { gold = 2 } }",
            "[[trap]] “pendulum”, second_year.effect: found nothing; needed: a table",
        ),
        (
            "id = \"pendulum\"",
            "{ effect = { second = 4 } }",
            "{}",
            "[[trap]] “pendulum”, second_year.effect: found nothing; needed: a table",
        ),
        ("id = \"cursed-ring\"", "gold = 1", "gold = 255", "[[trap]] “cursed-ring”, cost.gold: found 255; "),
        (
            "id = \"cursed-ring\"",
            "gold = 1",
            "evil = 1",
            "cost.evil: found a name that means nothing here; needed: one of food, gold, imps",
        ),
        (
            "id = \"cursed-ring\"",
            "gold = 1",
            "monsters = 1",
            "cost.monsters: found a name that means nothing here; needed: one of food, gold, imps",
        ),
        (
            "id = \"golem\"",
            "traps = 1",
            "traps = 1, monsters = 1",
            "[[creature]] “golem”: found a cost in traps and in monsters; needed: traps or monsters",
        ),
        (
            "order = \"imps\"",
            "food = 1",
            "traps = 1",
            "[[space]] “imps 1”, cost.traps: found a name that means nothing here; needed: one of evil, food, gold, imps",
        ),
        (
            "order = \"traps\"",
            "traps = 1",
            "traps = 1, spy = true",
            "[[space]] “traps 1”: found a space that gives traps and spy",
        ),
        ("id = \"mint\"", "gold = 1", "gold = 77", "[[room]] “mint”, gain.gold: found 77; "),
        (
            "id = \"tool-shed\"",
            "tunnels = 1",
            "tunnels = 2",
            "[[room]] “tool-shed”: found gain.tunnels = 2; needed: at most 1",
        ),
        ("id = \"chapel\"", "points = 2", "points = 90", "[[room]] “chapel”, effect.points: found 90; "),
        (
            "id = \"detect-evil\"",
            "count = 2",
            "count = 240",
            "[[card]] “detect-evil”, spell.count: found 240; ",
        ),
        ("id = \"witch-hunt\"", "evil = 3", "evil = 31", "[[special]] “witch-hunt”, effect.evil: found 31; "),
        (
            "id = \"bad-press\"",
            "monsters = 2",
            "monsters = 0",
            "[[special]] “bad-press”, effect.monsters: found 0; needed: a number from 1 to 30",
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
        let reason = format!("[[{kind}]]: found nothing for {first}, ");
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
            "found 26 cards in the trap deck (copies: rolling-stone 2, ",
        ),
        ("goblin", "copies = [2, 1]", "copies = [3, 1]", "found 13 creatures of year 1 (copies: goblin 3, "),
        (
            "troll",
            "copies = [2, 1]",
            "copies = [2, 2]",
            "found 4 Trolls; needed: 3, one for each Troll Token",
        ),
        ("warrior-b", "copies = 2", "copies = 3", "found 17 adventurers of year 1; needed: 16"),
        ("mint", "year = 1", "year = 2", "found 9 rooms of year 2; needed: 8"),
        ("mint", "year = 1", "year = 3", "[[room]] “mint”, year: found 3; needed: a number from 1 to 2"),
        (
            "fireball",
            "year = 1",
            "year = 2",
            "found combat cards of year 1 with fatigue [0, 1, 1, 1, 2, 2, 2, 2]",
        ),
        (
            "fireball",
            "year = 1",
            "year = 0",
            "[[card]] “fireball”, year: found 0; needed: a number from 1 to 2",
        ),
        (
            "paladin-silver",
            "year = 1",
            "year = 2",
            "found adventurer paladin-silver: 1 × paladin of year 2; needed: the one paladin of year 1",
        ),
    ];
    for (id, from, to, reason) in cases {
        let said = change(id, from, to);
        assert!(said.contains("components, line ") && said.contains(reason), "{said}");
    }
}

/// An effect nobody knows is refused with its line and the effects there are.
#[test]
fn unknown_effects_are_told_with_those_allowed() {
    let cases = [
        (
            "kind = \"lose-imps\"",
            "kind = \"eat-imps\"",
            "spell.kind: found “eat-imps”; needed: one of nothing, ",
        ),
        ("kind = \"labyrinth\"", "kind = \"maze\"", "effect.kind: found “maze”; needed: one of stronger, "),
        (
            "effect = { first = 3 }",
            "effect = { frist = 3 }",
            "effect.frist: found a name that means nothing here; needed: one of ",
        ),
        (
            "kind = \"halve-gold\"",
            "kind = \"halve-silver\"",
            "effect.kind: found “halve-silver”; needed: one of ",
        ),
    ];
    for (from, to, reason) in cases {
        assert!(IN_THE_BOX.contains(from), "{from}");
        let text = IN_THE_BOX.replacen(from, to, 1);
        let said = wrong(text.clone());
        assert!(said.contains("components, line ") && said.contains(reason), "{said}");
        let line = 1 + text.lines().position(|line| line.contains(to)).expect("the changed line");
        let told = said.split("line ").nth(1).and_then(|rest| rest.split(',').next());
        assert_eq!(told.and_then(|line| line.parse().ok()), Some(line), "{said}");
    }
}

#[test]
fn broken_tables_are_refused_with_the_entry() {
    let cases = [
        (IN_THE_BOX.replacen("copies = 3", "copies = 4", 1), "found 28 cards in the trap deck"),
        (
            IN_THE_BOX.replace("kind = \"lose-imps\"", "kind = \"eat-imps\""),
            "found “eat-imps”; needed: one of ",
        ),
        (IN_THE_BOX.replace("id = \"goblin\"", "id = \"gobbo\""), "found “gobbo”; needed: one of goblin"),
        (IN_THE_BOX.replacen("fatigue = 0", "fatigue = 2", 1), "found combat cards of year 1 with fatigue"),
        (
            IN_THE_BOX.replace("spaces = 15", "spaces = 1"),
            "[evilometer], spaces: found 1; needed: a number from 2 to 60",
        ),
        (
            IN_THE_BOX.replacen("[[special]]", "[[unusual]]", 1),
            "unusual: found a name that means nothing here",
        ),
        (IN_THE_BOX.replace("id = \"slime\"", "id = \"goblin\""), "goblin”"),
        (
            IN_THE_BOX.replacen(
                "cost = { gold = 1 }\ngain = { goodness",
                "cost = { traps = 1 }\ngain = { goodness",
                1,
            ),
            "[[space]] “reputation 3”, cost.traps: found a name that means nothing here",
        ),
        (
            IN_THE_BOX.replacen(
                "cost = { food = 1 }\ngain = { imps = 1 }\nsource = \"public\"\n\n[[room]]",
                "cost = { monsters = 1 }\ngain = { imps = 1 }\nsource = \"public\"\n\n[[room]]",
                1,
            ),
            "[[room]] “magic-room”, cost.monsters: found a name that means nothing here",
        ),
    ];
    for (text, reason) in cases {
        let said = wrong(text);
        assert!(said.contains(reason), "{said}");
    }
}

/// A file of one's own that only says what differs: two values change, they are the owner's, and everything else is
/// that of the box with its sources.
#[test]
fn a_file_may_change_two_values_only() {
    let own = "[pack]\nid = \"my-house\"\nversion = 2\nuses = [\"lords\"]\n\n[start]\ngold = 5\n\n\
               [[creature]]\nid = \"goblin\"\ndamage = 3\n";
    let game = Lords::new(&Setup { components: Some(own.to_owned()), ..Setup::new(2) }).expect("an overlay");
    let (parts, boxed) = (game.components(), Components::read(&LIBRARY.open(None).unwrap()).unwrap());
    let goblin = Creature::Goblin;
    assert_eq!((parts.start.gold, parts.creature(goblin).damage), (5, 3));
    assert_eq!((parts.start.food, parts.creature(goblin).cost), (3, boxed.creature(goblin).cost));
    assert_eq!(parts.traps, boxed.traps);
    assert_eq!(parts.spaces, boxed.spaces);
    let source = |entry: &str, field: &str| parts.sources[entry].of(field);
    assert_eq!((source("start", "gold"), source("start", "food")), (Source::House, Source::Rulebook));
    assert_eq!(source("creature goblin", "damage"), Source::House);
    assert_eq!(parts.sources["trap pendulum"], boxed.sources["trap pendulum"]);
    let packs: Vec<_> = game.packs().iter().flat_map(|pack| pack.in_force()).map(|one| one.id).collect();
    assert_eq!(packs, ["lords", "my-house"]);
    assert_eq!(game.start(&mut Quick::new(1), &mut Silent).players[0].gold, 5);
}

/// A space is known by its action and its number; one that is overruled keeps what is not said.
#[test]
fn a_file_may_change_a_space() {
    let own = "[pack]\nuses = [\"lords\"]\n[[space]]\norder = \"food\"\nspace = 2\ngain = { food = 6 }\n";
    let game = Lords::new(&Setup { components: Some(own.to_owned()), ..Setup::new(2) }).expect("an overlay");
    let space = game.components().space(Order::Food, 1);
    assert_eq!((space.cost.evil, space.gain.food), (1, 6));
}

/// Every problem is told at once, with file, line, entry and what would be right.
#[test]
fn every_problem_of_a_file_is_told() {
    let own = "[pack]\nid = \"mine\"\nuses = [\"lords\"]\n[start]\ngold = 99\n[[creature]]\nid = \"goblin\"\n\
               damage = \"much\"\n[[card]]\nid = \"fireball\"\nspell = { kind = \"burn\" }\n";
    let said = wrong(own.to_owned());
    for reason in [
        "mine, line 5, [start], gold: found 99; needed: a number from 0 to 30",
        "mine, line 8, [[creature]] “goblin”, damage: found “much”; needed: a number from 0 to 30",
        "mine, line 11, [[card]] “fireball”, spell.kind: found “burn”; needed: one of nothing, ",
    ] {
        assert!(said.contains(reason), "{said}");
    }
}

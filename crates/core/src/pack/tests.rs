//! What a file may say, and what its author is told.

use super::{Library, Pack, Problems, Said, Source};
use crate::words::Language;

const BOX: &str = r#"# The box.
[pack]
id = "box"
version = 3

[start]
gold = 3
food = 1
source = "rulebook"

[[monsters]]
id = "goblin"
strength = 1
copies = [2, 1]
kind = "beast"
source = "public"

[[monsters]]
id = "orc"
strength = 3
copies = [2, 2]
kind = "humanoid"
cost = { gold = 1, food = 2 }
source = { strength = "rulebook", copies = "public" }
tiles = [
    { id = "club", value = 2, source = "public" },
    { id = "bone", value = 1, source = "public" },
]

[[rooms]]
row = "A"
column = 1
trap = true
source = "house"
"#;

crate::named! {
    /// Two kinds of monster.
    Monster { Goblin = "goblin", Orc = "orc" }
}

crate::named! {
    /// What a monster is.
    Kind { Beast = "beast", Humanoid = "humanoid" }
}

static LIBRARY: Library = Library {
    packs: &[("box", BOX), ("other", "[start]\ngold = 9\n")],
    keys: &[("rooms", &["row", "column"])],
};

#[derive(Debug, PartialEq, Default)]
struct Values {
    gold: u8,
    monsters: Vec<(String, u8, [u8; 2], Kind)>,
    tiles: Vec<(String, i8)>,
    sources: Vec<String>,
    names: Vec<Said>,
    rooms: usize,
}

fn read(pack: &Pack) -> Result<Values, Problems> {
    pack.read(|root| {
        let mut values = Values::default();
        let start = root.table("start");
        values.gold = start.number("gold", 1..=10);
        start.maybe_number("food", 0..=10u8);
        values.sources.push(format!("start {}", start.source().of("gold")));
        for (monster, entry) in root.one_each::<Monster>("monsters") {
            let strength = entry.number("strength", 1..=20);
            let (copies, kind) = (entry.numbers("copies", 0..=4), entry.word("kind"));
            if let Some(cost) = entry.maybe_table("cost") {
                cost.number("gold", 0..=9u8);
                cost.maybe_number("food", 0..=9u8);
            }
            for tile in entry.entries("tiles") {
                let value = tile.number("value", -3..=3);
                tile.source();
                values.tiles.extend(tile.id("id").map(|id| (id.to_owned(), value)));
            }
            let source = entry.source();
            values.sources.push(format!("{monster} {} {}", source.of("strength"), source.of("copies")));
            values.names.push(entry.said("name"));
            values.monsters.push((monster.to_string(), strength, copies, kind?));
        }
        for room in root.entries("rooms") {
            room.text("row");
            room.number("column", 1..=3u8);
            room.flag("trap");
            room.source();
            values.rooms += 1;
        }
        Some(values)
    })
}

fn own(text: &str) -> Result<Values, Problems> {
    read(&LIBRARY.open(Some(text))?)
}

fn wrong(text: &str) -> Vec<String> {
    own(text).unwrap_err().0.iter().map(ToString::to_string).collect()
}

fn line(text: &str, part: &str) -> usize {
    1 + text[..text.find(part).unwrap()].matches('\n').count()
}

#[test]
fn the_box_is_read() {
    let pack = LIBRARY.open(None).unwrap();
    let values = read(&pack).unwrap();
    assert_eq!(values.gold, 3);
    assert_eq!(values.monsters[1], ("orc".to_owned(), 3, [2, 2], Kind::Humanoid));
    assert_eq!(values.sources, ["start rulebook", "goblin public public", "orc rulebook public"]);
    let force = pack.in_force();
    assert_eq!((force[0].id.as_str(), force[0].version, force.len()), ("box", 3, 1));
    assert_eq!(pack.values()["monsters"][1]["cost"]["food"], 2);
    assert_eq!(read(&LIBRARY.open(Some(BOX)).unwrap()).unwrap(), values, "the box as a file of one's own");
}

/// Every problem at once, each with its line, entry and field, what was found and what would be right.
#[test]
fn all_problems_at_once() {
    let text = BOX
        .replace("gold = 3", "gold = 30")
        .replace("strength = 1\n", "strenght = 1\n")
        .replace("copies = [2, 2]", "copies = [2, 9]")
        .replace("kind = \"humanoid\"", "kind = \"humanoide\"")
        .replace("gold = 1, food = 2", "gold = 1, wood = 2")
        .replace("value = 2,", "value = \"two\",");
    let line = |part: &str| line(&text, part);
    assert_eq!(
        wrong(&text),
        [
            format!(
                "box, line {}, [start], gold: found 30; needed: a number from 1 to 10",
                line("gold = 30")
            ),
            "box, line 11, [[monsters]] “goblin”, strength: found nothing; needed: a number from 1 to 20"
                .to_owned(),
            format!(
                "box, line {}, [[monsters]] “goblin”, strenght: found a name that means nothing here; needed: one of \
                 copies, cost, id, kind, name, source, strength, tiles \
                 (did you mean “strength”?)",
                line("strenght"),
            ),
            format!(
                "box, line {}, [[monsters]] “orc”, copies 2: found 9; needed: a number from 0 to 4",
                line("[2, 9]")
            ),
            format!(
                "box, line {}, [[monsters]] “orc”, kind: found “humanoide”; needed: one of beast, humanoid (did you \
                 mean “humanoid”?)",
                line("humanoide"),
            ),
            format!(
                "box, line {}, [[monsters]] “orc”, cost.wood: found a name that means nothing here; needed: one of \
                 food, gold (did you mean “food”?)",
                line("wood"),
            ),
            format!(
                "box, line {}, [[monsters]] “orc”, tiles “club”, value: found “two”; needed: a number from -3 to 3",
                line("two"),
            ),
        ]
    );
}

#[test]
fn what_is_missing_double_or_unknown() {
    let text = BOX
        .replace("[start]", "[strat]")
        .replace("id = \"goblin\"", "id = \"orc\"")
        .replace("\"bone\"", "\"club\"");
    let said = wrong(&text);
    let has = |part: &str| assert!(said.iter().any(|one| one.contains(part)), "{part}: {said:#?}");
    has(&format!("line {}, [[monsters]] “orc”: found it twice, first on line 11; needed: each once", 18));
    has("[[tiles]] “club”: found it twice, first on line 26");
    let said = wrong(&BOX.replace("[start]", "[strat]").replace("id = \"goblin\"", "id = \"gobblin\""));
    let has = |part: &str| assert!(said.iter().any(|one| one.contains(part)), "{part}: {said:#?}");
    has(
        "line 6, strat: found a name that means nothing here; needed: one of monsters, rooms, start (did you mean “start”?)",
    );
    has("start: found nothing; needed: a table, [start]");
    has(
        "line 12, [[monsters]] “gobblin”, id: found “gobblin”; needed: one of goblin, orc (did you mean “goblin”?)",
    );
    has("[[monsters]]: found nothing for goblin; needed: an entry for each of goblin, orc");
    assert!(
        !said.iter().any(|one| one.contains("strength")),
        "what belongs to a gobblin is not known: {said:#?}"
    );
}

#[test]
fn not_toml() {
    let said = wrong("[start]\ngold = \n\n[[monsters\nid = 3 4\n");
    assert!(said.len() > 1, "{said:?}");
    assert!(said[0].starts_with("components, line 2: found something that is not TOML ("), "{said:?}");
    assert!(said.iter().any(|one| one.starts_with("components, line 4: ")), "{said:?}");
    for odd in ["gold = 1.5", "gold = 2020-01-01", "gold = 99999999999999999999", "gold = [1]", "gold = {}"] {
        let said = wrong(&BOX.replace("gold = 3", odd));
        assert!(said[0].starts_with("box, line 7, [start], gold: found a"), "{said:?}");
        assert!(said[0].ends_with("; needed: a number from 1 to 10"), "{said:?}");
    }
}

/// A file that uses the box holds only what differs.
#[test]
fn only_what_differs() {
    let house = r#"
        [pack]
        id = "house"
        uses = ["box"]
        [start]
        gold = 5
        [[monsters]]
        id = "orc"
        strength = 4
        copies = [2, 2]
        name = { en = "Brute", ru = "Громила", ru-acc = "Громилу" }
        remove = ["cost"]
        tiles = [{ id = "club", remove = true }, { id = "bone", value = 3 }, { id = "axe", value = 2 }]
        [[rooms]]
        row = "A"
        column = 1
        remove = true
        [[rooms]]
        row = "B"
        column = 2
    "#;
    let pack = LIBRARY.open(Some(house)).unwrap();
    let values = read(&pack).unwrap();
    assert_eq!(values.gold, 5);
    assert_eq!(values.monsters[0], ("goblin".to_owned(), 1, [2, 1], Kind::Beast));
    assert_eq!(values.monsters[1], ("orc".to_owned(), 4, [2, 2], Kind::Humanoid));
    assert_eq!(values.tiles, [("bone".to_owned(), 3), ("axe".to_owned(), 2)]);
    assert_eq!(values.rooms, 1);
    // What they changed is theirs, what they only said again is not.
    assert_eq!(values.sources, ["start house", "goblin public public", "orc house public"]);
    let said = &values.names[1];
    assert_eq!((said.get(Language::En), said.form(Language::Ru, "acc")), (Some("Brute"), Some("Громилу")));
    assert_eq!(values.names[0].get(Language::En), None, "to be looked up in the locales");
    let force = pack.in_force();
    assert_eq!(force.iter().map(|one| one.id.as_str()).collect::<Vec<_>>(), ["box", "house"]);
    assert!(pack.values()["monsters"][1].get("cost").is_none());
    let commented = format!("# A comment.\n{house}");
    assert_eq!(LIBRARY.open(Some(&commented)).unwrap().in_force(), force);
    let other = house.replace("gold = 5", "gold = 6");
    assert_ne!(LIBRARY.open(Some(&other)).unwrap().in_force(), force);
}

/// Problems of an overlay stand in the overlay, with its lines.
#[test]
fn problems_of_an_overlay() {
    let head = "[pack]\nid = \"house\"\nuses = [\"box\"]\n";
    let said = wrong(&format!("{head}[[monsters]]\nid = \"orc\"\nstrength = 40\n"));
    assert_eq!(
        said,
        ["house, line 6, [[monsters]] “orc”, strength: found 40; needed: a number from 1 to 20"]
    );
    let said = wrong(&format!("{head}[[monsters]]\nid = \"ork\"\nremove = true\n"));
    assert_eq!(said, ["house, line 4, [[monsters]] “ork”, remove: found nothing to remove"]);
    let said = wrong(&format!("{head}[[monsters]]\nid = \"orc\"\nremove = [\"wood\"]\n"));
    assert!(
        said[0].starts_with("house, line 6, [[monsters]] “orc”, remove: found “wood”; needed: true, or "),
        "{said:?}"
    );
    let said = wrong("[pack]\nuses = [\"bax\"]\nversion = \"x\"\n");
    assert_eq!(
        said,
        [
            "components, line 2, [pack], uses 1: found “bax”; needed: one of box, other (did you mean “box”?)",
            "components, line 3, [pack], version: found “x”; needed: a number from 0 to 1000000",
        ]
    );
}

/// Several packs can be used, each laid over the ones before.
#[test]
fn several_packs() {
    let pack = LIBRARY.open(Some("[pack]\nuses = [\"box\", \"other\"]\n")).unwrap();
    assert_eq!(read(&pack).unwrap().gold, 9);
    assert_eq!(pack.in_force().len(), 3);
}

/// In the box everything says where it comes from; what does not in the players' own file is theirs.
#[test]
fn sources() {
    let silent = BOX.replace("trap = true\nsource = \"house\"", "trap = true");
    assert!(own(&silent).is_ok());
    static FORGETFUL: Library = Library { packs: &[("box", "[start]\ngold = 3\n")], keys: &[] };
    let read = |root: &super::Entry<'_>| {
        Some((root.table("start").source(), root.table("start").number("gold", 0..=9u8)))
    };
    let said = FORGETFUL.open(None).unwrap().read(read).unwrap_err();
    assert!(
        said.to_string().contains("[start], source: found nothing; needed: one of rulebook, public"),
        "{said}"
    );
    let forms = [
        "source = \"public\"\nsource_of = { copies = \"house\" }",
        "source = \"public\"\nexcept = { house = [\"copies\"] }",
        "provenance = \"public\"\nhouse_fields = [\"copies\"]\nnote = \"…\"",
        "source = { strength = \"public\", copies = \"house\" }",
    ];
    for form in forms {
        let text = format!("[entry]\nstrength = 1\ncopies = 2\n{form}\n");
        let pack = FORGETFUL.open(Some(&text)).unwrap();
        let source = pack.read(|root| {
            let entry = root.table("entry");
            let _: [u8; 2] = [entry.number("strength", 0..=9), entry.number("copies", 0..=9)];
            Some(entry.source())
        });
        let source = source.unwrap();
        assert_eq!((source.of("strength"), source.of("copies")), (Source::Public, Source::House), "{form}");
    }
}

#[test]
fn names_in_any_language() {
    let texts =
        ["name = \"Gremlin\"", "name_en = \"Gremlin\"\nname_ru = \"Гремлин\"", "name = { de = \"Kobold\" }"];
    let said =
        texts.map(|text| LIBRARY.open(Some(text)).unwrap().read(|root| Some(root.said("name"))).unwrap());
    assert_eq!(said[0].get(Language::Ru), Some("Gremlin"));
    assert_eq!((said[1].get(Language::En), said[1].any(Language::Ru)), (Some("Gremlin"), "Гремлин"));
    assert_eq!((said[2].get(Language::En), said[2].any(Language::En)), (None, "Kobold"));
}

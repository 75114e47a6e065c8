//! What a pack of one's own is told: file, line, entry and reason, everything at once.

use crate::bench::edited;
use undercroft_core::{Game, Setup};
use undercroft_dungeoneer::Vault;
use undercroft_dungeoneer::components::VAULT;

/// The pack of the box with these edits.
fn pack(edits: &[(&str, &str, &str)]) -> String {
    edits.iter().fold(VAULT.to_owned(), |pack, (id, from, to)| edited(&pack, id, from, to))
}

/// Every reason why the pack is refused.
#[track_caller]
fn refused(pack: &str) -> Vec<String> {
    let mut setup = Setup::new(2);
    setup.components = Some(pack.to_owned());
    match Vault::new(&setup) {
        Ok(_) => panic!("the pack is accepted"),
        Err(error) => error.to_string().split("; components: ").map(str::to_owned).collect(),
    }
}

/// The line in which the entry with this id begins.
fn line_of(pack: &str, id: &str) -> usize {
    let at = pack.find(&format!("id = \"{id}\"")).expect("an entry");
    let entry = pack[..at].rfind("[[").expect("a heading");
    pack[..entry].matches('\n').count() + 1
}

/// One mistake of each sort, in six entries: all of them are told at once, each with its line and its entry, and nothing
/// that only follows from another.
#[test]
fn all_mistakes_at_once() {
    let wrong = pack(&[
        // An operation, a word and a field that do not exist.
        ("haste", "op = \"gain\"", "op = \"gian\""),
        ("ill_omen", "until = \"next_check\"", "until = \"tomorrow\""),
        ("dodge", "kind = \"maneuver\"", "kind = \"maneuver\"\ncolour = \"red\""),
        // A quest without a site, and one whose site is nowhere.
        ("shady_deal", "sites = [\"interdimensional_portal\"]", "sites = []"),
        ("seal_the_rift", "sites = [\"interdimensional_portal\"]", "sites = [\"interdimensional_protal\"]"),
        // An id that is taken.
        ("lucky_break", "id = \"lucky_break\"", "id = \"counterspell\""),
    ]);
    let told = refused(&wrong);
    let needed = [
        ("haste", "adventure haste: unknown variant `gian`"),
        ("ill_omen", "adventure ill_omen: unknown variant `tomorrow`"),
        ("dodge", "adventure dodge: there is no field “colour”"),
        ("shady_deal", "quests shady_deal: a quest needs a site"),
        ("seal_the_rift", "quests seal_the_rift: there is no location “interdimensional_protal”"),
    ];
    for (id, reason) in needed {
        let place = format!("line {}, {reason}", line_of(&wrong, id));
        assert!(told.iter().any(|one| one.contains(&place)), "“{place}” is not in {told:#?}");
    }
    let first = line_of(&wrong, "counterspell");
    let taken = format!("adventure counterspell: the id is taken already in line {first}");
    assert!(told.iter().any(|one| one.contains(&taken)), "{told:#?}");
    assert_eq!(told.len(), 6, "nothing besides: {told:#?}");
}

/// What would be right is said: the operations, the fields, the numbers.
#[test]
fn what_would_be_right() {
    let told = refused(&pack(&[("haste", "op = \"gain\"", "op = \"gian\"")]));
    assert!(told[0].contains("`gain`") && told[0].contains("`teleport`"), "{told:?}");
    let told = refused(&pack(&[("dodge", "cost = 1", "costs = 1")]));
    assert!(told.iter().any(|one| one.contains("the fields are: id, name_en")), "{told:?}");
    assert!(told.iter().any(|one| one.contains("missing field `cost`")), "{told:?}");
}

/// An entry that cannot be read does not make others wrong that name it.
#[test]
fn one_mistake_is_one_reason() {
    let told = refused(&pack(&[("armory", "peril = 2", "peril = \"two\"")]));
    assert_eq!(told.len(), 1, "{told:#?}");
    assert!(told[0].contains("locations armory"), "{told:?}");
}

/// Too many cards: how many there are and how many there may be.
#[test]
fn too_many_cards() {
    let many = pack(&[
        ("haste", "copies = 1", "copies = 100"),
        ("vault", "adventure = 60 }\n", "adventure = 159 }\n"),
    ]);
    let told = refused(&many).join("\n");
    assert!(told.contains("159") && told.contains("128"), "{told}");
    let told = refused(&pack(&[("haste", "copies = 1", "copies = 3")])).join("\n");
    assert!(told.contains("counts 60 adventure, but the pack has 62"), "{told}");
}

const OPEN: &str = r#"exits = { n = { kind = "open" }, e = { kind = "open" }, s = { kind = "open" }, w = { kind = "open" } }"#;

/// The exits of every location but the entrance are these.
fn all_exits(exits: &str) -> String {
    let mut nth = 0;
    let line = |line: &str| {
        if !line.starts_with("exits = ") {
            return line.to_owned();
        }
        nth += 1;
        if nth == 1 { line.to_owned() } else { exits.to_owned() }
    };
    VAULT.lines().map(line).collect::<Vec<_>>().join("\n")
}

/// DR-071, DR-137: a map that cannot be laid is no map: an entrance that is walled up, passages that fit none of its sides,
/// or fewer exits than it takes to join all of it.
#[test]
fn a_map_that_cannot_be_laid() {
    let walled = pack(&[("entrance_to_the_vault", OPEN, &OPEN.replacen("open", "wall", 1))]);
    let told = refused(&walled).join("\n");
    assert!(told.contains("locations entrance_to_the_vault: its north side is a wall"), "{told}");
    assert!(told.contains("(DR-071)"), "{told}");

    let corridors = r#"exits = { n = { kind = "wall" }, e = { kind = "open" }, s = { kind = "wall" }, w = { kind = "open" } }"#;
    let told = refused(&all_exits(corridors)).join("\n");
    assert!(
        told.contains("0 passages fit north and south of the entrance; two are needed (DR-071)"),
        "{told}"
    );

    let dead_ends = r#"exits = { n = { kind = "open" }, e = { kind = "wall" }, s = { kind = "wall" }, w = { kind = "wall" } }"#;
    let told = refused(&all_exits(dead_ends)).join("\n");
    assert!(
        told.contains("22 locations have 25 exits; to join all of them 42 are needed (DR-137)"),
        "{told}"
    );
    assert!(told.contains("0 passages fit east and west of the entrance"), "at once: {told}");
}

/// A pack that is no pack.
#[test]
fn no_pack_at_all() {
    for text in ["", "[set]\n", "this is no TOML", "[set]\nid = 3\n"] {
        assert!(!refused(text).is_empty(), "{text}");
    }
}

//! Component tables of the players' own.

use undercroft_core::pack::Source;
use undercroft_core::{Company, Game, Language, Setup, Tell, Words};
use undercroft_welcome::{Components, Effect, Event, Hero, IN_THE_BOX, Monster, Move, Tile, Welcome};

fn with(table: &str) -> Result<Welcome, String> {
    let setup = Setup { components: Some(table.to_owned()), ..Setup::new(2) };
    Welcome::new(&setup).map_err(|error| error.to_string())
}

#[test]
fn other_values_can_be_played() {
    let game = with(&IN_THE_BOX.replace("strength = 9", "strength = 8")).unwrap();
    assert_eq!(game.components().strength(Monster::Dragon), 8);
}

/// Every problem has its line, its entry, and what would be right.
#[test]
fn what_is_wrong_is_named() {
    let wrong = |from: &str, to: &str| {
        let at = IN_THE_BOX.find(from).unwrap_or_else(|| panic!("no {from}"));
        let line = 1 + IN_THE_BOX[..at].matches('\n').count();
        (with(&IN_THE_BOX.replacen(from, to, 1)).unwrap_err(), format!("components, line {line}, "))
    };
    let (said, line) = wrong("strength = 9", "strength = -9");
    assert_eq!(said, line + "[[monsters]] “dragon”, strength: found -9; needed: a number from 1 to 20");
    let (said, line) = wrong("copies = 1", "copys = 1");
    assert!(
        said.contains("[[monsters]] “lich”, copies: found nothing; needed: a number from 0 to 4"),
        "{said}"
    );
    let unknown =
        "[[monsters]] “lich”, copys: found a name that means nothing here; needed: one of copies, id, ";
    assert!(said.contains(&(line + unknown)), "{said}");
    let (said, _) = wrong("id = \"skeleton\"", "id = \"goblin\"");
    assert!(
        said.contains("[[monsters]] “goblin”: found it twice, first on line 20; needed: each once"),
        "{said}"
    );
    let (said, line) = wrong("id = \"skeleton\"", "id = \"skelton\"");
    let hint = "[[monsters]] “skelton”, id: found “skelton”; needed: one of goblin, skeleton, orc, vampire, golem, \
                lich, demon, dragon (did you mean “skeleton”?)";
    assert!(said.contains(&(line + hint)), "{said}");
    assert!(
        said.contains("[[monsters]]: found nothing for skeleton; needed: an entry for each of goblin, "),
        "{said}"
    );
    let (said, line) = wrong("effect = \"vorpal\"", "effect = \"laser\"");
    let hint = "[[heroes]] “warrior”, tiles “vorpal-sword”, effect: found “laser”; needed: one of health, beats-up-to, ";
    assert!(said.starts_with(&(line + hint)), "{said}");
    let (said, _) =
        wrong("    { id = \"chainmail\", effect = \"health\", value = 4, source = \"public\" },\n", "");
    assert!(said.ends_with("[[heroes]] “barbarian”: found 5 tiles; needed: 6 tiles"), "{said}");
    let (said, line) = wrong("effect = \"axe\"", "effect = \"axe\", value = 3");
    let hint = "[[heroes]] “barbarian”, tiles “vorpal-axe”, value: found a name that means nothing here; ";
    assert!(said.starts_with(&(line + hint)), "{said}");
    let (said, line) = wrong("monster = \"golem\"", "monster = \"gollem\"");
    assert!(said.starts_with(&line) && said.contains("(did you mean “golem”?)"), "{said}");
    let (said, line) = wrong("effect = \"polymorph\"", "effect = \"omnipotence\"");
    assert!(
        !said.contains(&line) && said.contains("tiles “omnipotence”: found the effect of polymorph"),
        "{said}"
    );
    let more = with(&IN_THE_BOX.replace("copies = 2", "copies = 4")).unwrap_err();
    assert!(more.contains("found 23 monsters in the deck; needed: from 4 to 16 copies in all"), "{more}");
    let (said, line) = wrong("[[heroes]]", "[[heroes");
    assert!(said.starts_with(line.trim_end_matches(", ")), "{said}");
}

/// All at once, not the first.
#[test]
fn everything_wrong_is_told() {
    let text = IN_THE_BOX.replace("strength = 9", "strength = 99").replace("health = 4", "health = \"four\"");
    let error = Welcome::new(&Setup { components: Some(text), ..Setup::new(2) }).unwrap_err();
    assert_eq!(error.0.len(), 2, "{error}");
}

/// Provenance is read, entry by entry and value by value.
#[test]
fn every_value_says_where_it_comes_from() {
    let table = Components::read(None).unwrap();
    let source =
        |entry: &str, field: &str| table.source(entry).unwrap_or_else(|| panic!("no {entry}")).of(field);
    assert_eq!(source("monster dragon", "strength"), Source::Rulebook);
    assert_eq!(source("monster dragon", "copies"), Source::Public);
    assert_eq!(source("hero barbarian", "health"), Source::Rulebook);
    assert_eq!(source("tile mage omnipotence", "effect"), Source::Rulebook);
    for hero in Hero::ALL {
        for (tile, _) in table.tiles(hero) {
            assert_ne!(source(&format!("tile {hero} {tile}"), "value"), Source::House);
        }
    }
}

/// A house rule is a file of a few lines: what differs, and perhaps a name.
#[test]
fn only_what_differs() {
    let house = "[pack]\nid = \"attic\"\nversion = 4\nuses = [\"welcome\"]\n\n\
        [[monsters]]\nid = \"goblin\"\nstrength = 2\n\
        name = { en = \"Gremlin\", en-a = \"a Gremlin\", ru = \"Гремлин\", ru-acc = \"Гремлина\" }\n\n\
        [[heroes]]\nid = \"mage\"\ntiles = [{ id = \"wall-of-fire\", value = 4 }]\n";
    let game = with(house).unwrap();
    let table = game.components();
    assert_eq!((table.strength(Monster::Goblin), table.copies(Monster::Goblin)), (2, 2));
    assert_eq!(table.tiles(Hero::Mage)[0], (Tile::WallOfFire, Effect::Health(4)));
    assert_eq!(table.tiles(Hero::Mage)[5].0, Tile::Omnipotence);
    let goblin = table.source("monster goblin").unwrap();
    assert_eq!((goblin.of("strength"), goblin.of("copies")), (Source::House, Source::Public));

    let packs: Vec<_> = game.packs().iter().flat_map(|pack| pack.in_force()).collect();
    let named: Vec<_> = packs.iter().map(|pack| (pack.id.as_str(), pack.version)).collect();
    assert_eq!(named, [("welcome", 1), ("attic", 4)]);
    assert_eq!(game.packs()[0].values()["monsters"][0]["strength"], 2);

    let seat = undercroft_core::Seat::FIRST;
    let drew = game.sentence(&Event::Drew { seat, monster: Some(Monster::Goblin) }).unwrap();
    let company = Company { names: vec!["Ada".into(), "Bo".into()], you: Some(seat) };
    let say = |language| Words::new(language, &[Welcome::words(language)]).say(&drew, &company);
    assert_eq!(say(Language::En), "You draw a Gremlin.");
    assert!(say(Language::Ru).contains("Гремлин"), "{}", say(Language::Ru));
    assert_eq!(game.write_move(Move::Name(Monster::Goblin)), "name goblin", "ids stay as they are");
}

/// Two slips in one entry are told together.
#[test]
fn a_misspelt_field_beside_a_misspelt_id() {
    let house = "[pack]\nuses = [\"welcome\"]\n\n[[monsters]]\nid = \"dragoon\"\nstrenght = 8\n\n\
        [[heroes]]\nid = \"mage\"\ntiles = [{ id = \"wall-of-fier\", valeu = 4 }]\n\n[[monstres]]\nid = \"orc\"\n";
    let told = with(house).unwrap_err();
    for part in [
        "line 5, [[monsters]] “dragoon”, id: found “dragoon”; needed: one of ",
        "line 6, [[monsters]] “dragoon”, strenght: found a name that means nothing here; needed: “strength”, perhaps",
        "tiles “wall-of-fier”, id: found “wall-of-fier”; needed: one of ",
        "tiles “wall-of-fier”, valeu: found a name that means nothing here; needed: “value”, perhaps",
        "line 12, monstres: found a name that means nothing here; needed: one of heroes, monsters (did you mean “monsters”?)",
    ] {
        assert!(told.contains(part), "{part}\n{told}");
    }
}

/// The table in the box, given as a file of one's own, makes the same game.
#[test]
fn the_box_as_a_file() {
    let (own, usual) = (with(IN_THE_BOX).unwrap(), Welcome::new(&Setup::new(2)).unwrap());
    for hero in Hero::ALL {
        assert_eq!(own.components().tiles(hero), usual.components().tiles(hero));
    }
    assert_eq!(own.packs()[0].values(), usual.packs()[0].values());
}

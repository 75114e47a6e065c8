use undercroft_core::{Company, Language, Tell, Words};
use undercroft_core::{Game, Setup};
use undercroft_paper::Paper;
use undercroft_paper::components::{Colour, Components, IN_THE_BOX, Item, Reward, Source, Talent};

/// PD-002: six dice, twelve dungeon cards, twelve monsters, sixteen missions, talents and goals.
#[test]
fn what_is_in_the_box() {
    let table = Components::in_force(None).unwrap();
    assert_eq!((table.dungeons.len(), table.monsters.len()), (12, 12));
    assert_eq!((table.missions.len(), Talent::ALL.len(), table.goals.len()), (16, 16, 16));
}

/// PD-021: each goal makes two heroes black and two white.
#[test]
fn two_of_each_colour() {
    for goal in &Components::in_force(None).unwrap().goals {
        assert_eq!(goal.training.iter().filter(|colour| **colour == Colour::Black).count(), 2);
    }
}

/// PDA-34: potions stand in two rows of six, whose rewards are a level and a gem; another layout can be loaded.
#[test]
fn rows_of_potions() {
    let own = IN_THE_BOX.replace(
        "{ potions = 6, reward = \"level\", source = \"derived\" },",
        "{ potions = 4, reward = \"level\", source = \"house\" },\n  { potions = 2, source = \"house\" },",
    );
    let table = Components::read(Some(&own)).unwrap();
    assert!(table.potion_rewards[4].is_some() && table.potion_rewards[6].is_none());
    assert_eq!(table.potion_limit(), 12);
}

/// What the rulebook gives is marked as such, and everything has a source.
#[test]
fn sources() {
    let table = Components::in_force(None).unwrap();
    let source =
        |entry: &str, field: &str| table.source(entry).unwrap_or_else(|| panic!("no {entry}")).of(field);
    assert_eq!(source("room D1", "reward"), Source::Rulebook);
    assert_eq!((source("gems 7", "glory"), source("gems 1", "glory")), (Source::Rulebook, Source::House));
    assert_eq!(
        (source("item crown", "boxes"), source("item crown", "glory")),
        (Source::House, Source::Rulebook)
    );
    assert_eq!(
        (source("monster E", "flee"), source("monster E", "power")),
        (Source::Rulebook, Source::Derived)
    );
    assert_eq!(source("goal 14", "task"), Source::Rulebook);
}

/// A table of the players' own is refused with line and entry, what was found and what would be right.
#[test]
fn broken_tables() {
    let cases = [
        (
            "between = \"F5-A5\"",
            "between = \"F5-A4\"",
            "[[tunnels]] “F5-A4”, between: found F5-A4; needed: the two ends of a row or a column",
        ),
        (
            "gem = \"H\"",
            "gem = \"A\"",
            "[[rooms]] “E7”, gem: found gem A in a second room; needed: each gem once",
        ),
        ("gem = \"A\"", "gem = \"Z\"", "[[rooms]] “B2”, gem: found “Z”; needed: a gem from A to H"),
        ("at = \"B2\"", "at = \"G2\"", "[[rooms]] “G2”, at: found “G2”; needed: a room from A1 to F7"),
        (
            "\"A1-B1\", \"A6-A7\"",
            "\"A1-C1\", \"A6-A7\"",
            "[borders], walls 1: found A1-C1; needed: two neighbouring rooms",
        ),
        (
            "\"A1-B1\", \"A6-A7\"",
            "\"A1-B1\", \"A1-B1\"",
            "[borders], walls 2: found a second wall between A1 and B1; needed: each wall once",
        ),
        (
            "training = \"BWWB\"",
            "training = \"BWWW\"",
            "[goals], cards “1”, training: found “BWWW”; needed: two B and two W, such as BWWB",
        ),
        (
            "steps = [2, 3, 4], training = \"BWWB\"",
            "steps = [2, 2, 4], training = \"BWWB\"",
            "[goals], cards “1”, steps: found [2, 2, 4]; needed: three rising numbers",
        ),
        (
            "{ at = 10, glory = 50, source",
            "{ at = 11, glory = 50, source",
            "[gems], track “11”, at: found 11; needed: 10: steps count 1, 2, 3 …",
        ),
        (
            "white = [\"warrior\"",
            "white = [\"boots\"",
            "[dice], white 1: found boots on a white die; needed: boots on black dice only",
        ),
        (
            "power = [8, 11, 14]",
            "power = [8, 8, 14]",
            "[[monsters]] “A”, power: found [8, 8, 14]; needed: three rising numbers",
        ),
        ("id = \"crown\"", "id = \"sword\"", "[[items]] “sword”: found it twice, first on line "),
        (
            "monsters = [\"A\", \"F\", \"I\"]",
            "monsters = [\"A\", \"B\", \"I\"]",
            "[[dungeons]] “A”, monsters 2: found “B”; needed: a monster of stage 2",
        ),
        (
            "letter = \"L\"\nmonsters",
            "letter = \"K\"\nmonsters",
            "[[dungeons]] “K”: found it twice, first on line ",
        ),
        (
            "weakness = \"wizard\"",
            "weakness = \"wizzard\"",
            "[[monsters]] “A”, weakness: found “wizzard”; needed: one of warrior, wizard, cleric, rogue (did you mean “wizard”?)",
        ),
        (
            "task = \"minions-four\"",
            "tsk = \"minions-four\"",
            "[goals], cards “1”, task: found nothing; needed: one of ",
        ),
    ];
    for (from, to, problem) in cases {
        assert!(IN_THE_BOX.contains(from), "{from}");
        let text = IN_THE_BOX.replacen(from, to, 1);
        let line = 1 + IN_THE_BOX[..IN_THE_BOX.find(from).unwrap()].matches('\n').count() as u32;
        let problems = Components::read(Some(&text)).unwrap_err().0;
        let found = problems.iter().find(|one| one.to_string().contains(problem));
        let found = found.unwrap_or_else(|| panic!("{problem}: {problems:#?}"));
        assert!(found.line.abs_diff(line) <= 1, "{found}, expected near line {line}");
    }
}

/// All problems at once, each once.
#[test]
fn every_problem() {
    let text = IN_THE_BOX
        .replace("id = \"minotaur\"", "id = \"Minotaur\"")
        .replace("weakness = \"rogue\"\npower = [14", "weaknes = \"rogue\"\npower = [14")
        .replace("{ at = 7, glory = 30", "{ at = 7, glory = \"30\"")
        .replace("[[tunnels]]\nbetween = \"F2-A2\"", "[[tunnels]]\nbetwen = \"F2-A2\"");
    let problems = Components::read(Some(&text)).unwrap_err().0;
    let told: Vec<_> = problems.iter().map(|one| (one.entry.as_str(), one.field.as_str())).collect();
    let expected = [
        ("[[tunnels]] 1", "between"),
        ("[[tunnels]] 1", "betwen"),
        ("[gems], track “7”", "glory"),
        ("[[monsters]] “A”", "id"),
        ("[[monsters]] “E”", "weakness"),
        ("[[monsters]] “E”", "weaknes"),
    ];
    assert_eq!(told, expected);
}

/// A sheet with a room that no way leads to is refused, with the dungeon and the room.
#[test]
fn an_unreachable_room() {
    let walls = "walls = [\"F6-F7\", \"E7-F7\", \"C5-D5\"";
    let text = IN_THE_BOX.replacen("walls = [\"C5-D5\"", walls, 1);
    let mut setup = Setup::new(1);
    setup.components = Some(text);
    let error = Paper::new(&setup).unwrap_err();
    let line = IN_THE_BOX[..IN_THE_BOX.find("letter = \"A\"\nmonsters").unwrap()].matches('\n').count();
    let told = format!(
        "components, line {line}, [[dungeons]] “A”: found no way from the entrances to F7; needed: a dungeon in which \
         every room can be reached"
    );
    assert_eq!(error.to_string(), told);
}

/// Not TOML, a missing part or an unknown word: refused with the place, never a panic.
#[test]
fn not_a_table() {
    for text in ["", "rooms = 3", "[dice]\nsource = \"moon\"", &IN_THE_BOX.replace("[wounds]", "[woundz]")] {
        let problems = Components::read(Some(text)).unwrap_err();
        assert!(problems.0[0].to_string().starts_with("components, line "), "{problems}");
    }
}

/// A house rule is a file of a few lines: what differs, and perhaps a name.
#[test]
fn only_what_differs() {
    let house = "[pack]\nid = \"cellar\"\nuses = [\"paper\"]\n\n[wounds]\nresurrection = { glory = 5 }\n\n\
        [gems]\ntrack = [{ at = 4, glory = 14, reward = \"gem\" }]\n\n\
        [[rooms]]\nat = \"A7\"\nreward = \"level\"\n\n\
        [[items]]\nid = \"crown\"\nglory = 7\nname = { en = \"Paper Hat\", ru = \"Бумажный колпак\" }\n\n\
        [[monsters]]\nletter = \"J\"\nid = \"drake\"\nname = \"Drake\"\n";
    let setup = Setup { components: Some(house.to_owned()), ..Setup::new(1) };
    let game = Paper::new(&setup).unwrap();
    let (table, boxed) = (game.components(), Components::in_force(None).unwrap());
    assert_eq!((table.resurrection, boxed.resurrection), (5, 9));
    assert_eq!((table.gem_track[4], table.gem_track[3]), ((14, Some(Reward::Gem)), boxed.gem_track[3]));
    assert_eq!((table.item_glory[Item::Crown as usize], table.item_order), (7, boxed.item_order));
    assert_eq!(table.boxes, boxed.boxes);
    let crown = table.source("item crown").unwrap();
    assert_eq!((crown.of("glory"), crown.of("boxes")), (Source::House, Source::House));
    assert_eq!(table.source("gems 4").unwrap().of("glory"), Source::House);

    let packs: Vec<_> = game.packs().iter().flat_map(|pack| pack.in_force()).map(|pack| pack.id).collect();
    assert_eq!(packs, ["paper", "cellar"]);
    let words = |language| Words::new(language, &[Paper::words(language)]);
    let company = Company { names: vec!["Ada".into()], you: None };
    assert_eq!(words(Language::Ru).say(&game.monster_phrase(9), &company), "Drake");
    let legend: Vec<_> = game.legend(&game.view(
        &game.start(&mut undercroft_core::Quick::new(4), &mut undercroft_core::Silent),
        undercroft_core::Observer::Spectator,
    ));
    let told =
        legend.iter().map(|line| words(Language::Ru).say(line, &company)).collect::<Vec<_>>().join("\n");
    assert!(told.contains("Бумажный колпак"), "{told}");
}

/// The table in the box, given as a file of one's own, makes the same game.
#[test]
fn the_box_as_a_file() {
    let mut setup = Setup::new(2);
    setup.components = Some(IN_THE_BOX.to_owned());
    let (own, usual) = (Paper::new(&setup).unwrap(), Paper::new(&Setup::new(2)).unwrap());
    let start = |game: &Paper| game.start(&mut undercroft_core::Quick::new(4), &mut undercroft_core::Silent);
    assert_eq!(start(&own), start(&usual));
}

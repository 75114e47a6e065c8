use undercroft_core::{Game, Setup};
use undercroft_paper::components::{Colour, Components, IN_THE_BOX, Talent};
use undercroft_paper::{Paper, components::Source};

/// PD-002: six dice, twelve dungeon cards, twelve monsters, sixteen missions, talents and goals.
#[test]
fn what_is_in_the_box() {
    let table = Components::in_the_box();
    assert_eq!((table.dungeons.len(), table.monsters.len()), (12, 12));
    assert_eq!((table.missions.len(), Talent::ALL.len(), table.goals.len()), (16, 16, 16));
}

/// PD-021: each goal makes two heroes black and two white.
#[test]
fn two_of_each_colour() {
    for goal in &Components::in_the_box().goals {
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
    let table = Components::read(&own).unwrap();
    assert!(table.potion_rewards[4].is_some() && table.potion_rewards[6].is_none());
    assert_eq!(table.potion_limit(), 12);
}

/// What the rulebook gives is marked as such, and everything has a source.
#[test]
fn sources() {
    let file = &Components::in_the_box().file;
    let room = file.rooms.iter().find(|room| room.at.get_ref() == "D1").unwrap();
    assert_eq!(room.source, Source::Rulebook);
    assert_eq!(file.gems.track.get_ref()[6].source, Source::Rulebook);
    assert_eq!(file.gems.track.get_ref()[0].source, Source::House);
}

/// A table of the players' own is refused with the line and what would be right, all problems at once.
#[test]
fn broken_tables() {
    let cases = [
        ("between = \"F5-A5\"", "between = \"F5-A4\"", "a tunnel joins the two ends of a row or a column"),
        ("gem = \"H\"", "gem = \"A\"", "gem A lies in two rooms"),
        ("gem = \"A\"", "gem = \"Z\"", "“Z” is not a gem from A to H"),
        ("at = \"B2\"", "at = \"G2\"", "“G2” is not a room; rooms are A1 to F7"),
        ("\"A1-B1\", \"A6-A7\"", "\"A1-C1\", \"A6-A7\"", "A1 and C1 are not neighbours"),
        ("\"A1-B1\", \"A6-A7\"", "\"A1-B1\", \"A1-B1\"", "there already is a wall between A1 and B1"),
        ("training = \"BWWB\"", "training = \"BWWW\"", "training is two B and two W, such as BWWB"),
        (
            "steps = [2, 3, 4], training = \"BWWB\"",
            "steps = [2, 2, 4], training = \"BWWB\"",
            "the steps of a goal rise from at least 1",
        ),
        ("{ at = 10, glory = 50, source", "{ at = 11, glory = 50, source", "step 10 is needed here"),
        ("white = [\"warrior\"", "white = [\"boots\"", "a white die cannot show boots"),
        ("power = [8, 11, 14]", "power = [8, 8, 14]", "the power of the ranges rises"),
        ("id = \"crown\"", "id = \"sword\"", "sword is listed twice"),
        (
            "monsters = [\"A\", \"F\", \"I\"]",
            "monsters = [\"A\", \"B\", \"I\"]",
            "“B” is not a monster of stage 2",
        ),
        ("letter = \"L\"\nmonsters", "letter = \"K\"\nmonsters", "dungeon K is listed twice"),
    ];
    for (from, to, problem) in cases {
        assert!(IN_THE_BOX.contains(from), "{from}");
        let text = IN_THE_BOX.replacen(from, to, 1);
        let line = 1 + IN_THE_BOX[..IN_THE_BOX.find(from).unwrap()].matches('\n').count();
        let error = Components::read(&text).unwrap_err();
        let found = error.0.iter().find(|found| found.ends_with(problem));
        let found = found.unwrap_or_else(|| panic!("{problem}: {error}"));
        let told: usize =
            found.trim_start_matches("components, line ").split(':').next().unwrap().parse().unwrap();
        assert!((line..=line + 1).contains(&told), "{found}, expected near line {line}");
    }
}

/// A sheet with a room that no way leads to is refused, with the dungeon and the room.
#[test]
fn an_unreachable_room() {
    let walls = "walls = [\"F6-F7\", \"E7-F7\", \"C5-D5\"";
    let text = IN_THE_BOX.replacen("walls = [\"C5-D5\"", walls, 1);
    let mut setup = Setup::new(1);
    setup.components = Some(text);
    let error = Paper::new(&setup).unwrap_err();
    let entry = 1 + IN_THE_BOX[..IN_THE_BOX.find("letter = \"A\"\nmonsters").unwrap()].matches('\n').count();
    let told = format!("components, line {entry}: dungeon A: no way leads from the entrances to F7");
    assert_eq!(error.0, [told]);
}

/// Not TOML, a missing part or an unknown word: refused with the place, never a panic.
#[test]
fn not_a_table() {
    for text in ["", "rooms = 3", "[dice]\nsource = \"moon\"", &IN_THE_BOX.replace("[wounds]", "[woundz]")] {
        let error = Components::read(text).unwrap_err();
        assert!(error.0[0].starts_with("components: "), "{error}");
    }
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

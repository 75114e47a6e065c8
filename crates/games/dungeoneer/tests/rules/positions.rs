//! Situations written by people: words instead of numbers, and only what matters.

use undercroft_core::{Game, Observer, Seat};
use undercroft_dungeoneer::{State, Vault};

fn read(text: &str) -> Result<(Vault, State), Vec<String>> {
    let head = "game = \"vault\"\n[setup]\nseats = 2\n[position]\n";
    Vault::read_position(&format!("{head}{text}")).map_err(|error| error.0)
}

/// The movement figure of the rulebook as a few lines.
const ALTAR: &str = "
    map = [
        { location = \"entrance_to_the_vault\", at = \"0,0\" },
        { location = \"dark_altar\", at = \"0,1\", turned = true },
        { location = \"treasury\", at = \"1,1\" },
    ]
    [[position.players]]
    hero = \"grog_nordheim\"
    spot = \"dark_altar\"
    hand = [\"mutant_rat\"]
    [[position.players]]
    hero = \"brunna_deepsigil\"
    visited = [\"entrance_to_the_vault\", \"dark_altar\"]
    orders = [\"attacked\"]
";

/// DR-024, DRX-09: the rest is as usual, lies in the decks, and nothing is missing.
#[test]
fn a_few_lines_are_enough() {
    let (game, state) = read(ALTAR).expect("a possible position");
    game.conserved(&state).expect("everything is somewhere");
    assert_eq!(game.status(&state).acting().iter().collect::<Vec<_>>(), [Seat::FIRST]);
    let grog = state.player(Seat::FIRST);
    assert_eq!((grog.level, grog.life, grog.ap), (1, 6, 3), "his action points are his Speed (DR-103)");
    assert_eq!(state.locations.len() + state.map.len(), game.components().sites.len());
    assert_eq!((state.quests.len(), state.deck.len()), (5, 59), "two quests each and a common one (DR-083)");
    let altar = state.map[1].location;
    let treasury = state.map[2].location;
    assert_eq!(state.spot_of(altar), Some(grog.spot));
    let way = game.way(&state, grog.spot, undercroft_dungeoneer::state::Side::East);
    assert_eq!(way, state.spot_of(treasury));
    assert!(game.check(&state, Seat::FIRST, game.read_move("Go East").expect("a move")).is_ok());
}

/// The same text is the same situation, and what is written is read back, in words.
#[test]
fn what_is_written_is_read_back() {
    let (game, state) = read(ALTAR).expect("a possible position");
    assert_eq!(read(ALTAR).expect("a possible position").1, state);
    let text = game.write_position(&state);
    for word in
        ["\"dark_altar\"", "\"mutant_rat\"", "\"grog_nordheim\"", "at = \"1,1\"", "orders = [\"attacked\"]"]
    {
        assert!(text.contains(word), "{word} is missing in\n{text}");
    }
    assert_eq!(Vault::read_position(&text).expect("a possible position").1, state);
}

/// Numbers are read too, as old files have them.
#[test]
fn numbers_are_read_too() {
    let (game, state) = read(ALTAR).expect("a possible position");
    let altar = game.components().find_site("dark_altar").expect("a location").0;
    let old = ALTAR
        .replace(
            "location = \"dark_altar\", at = \"0,1\"",
            &format!("location = {altar}, cell = {{ x = 0, y = 1 }}"),
        )
        .replace("visited = [\"entrance_to_the_vault\", \"dark_altar\"]", "visited = 3");
    let (_, read) = read(&old).expect("a possible position");
    assert_eq!((read.map, read.players[1]), (state.map, state.players[1]));
}

/// Everything that is wrong is told, in the words of the description.
#[test]
fn every_unknown_word_is_told() {
    let wrong =
        ALTAR.replace("mutant_rat", "mutant_cat").replace("grog_nordheim", "grog").replace("0,1", "up");
    let reasons = read(&wrong).expect_err("three words are wrong").join("\n");
    for part in
        ["no card is called “mutant_cat”", "no hero is called “grog”", "brunna_deepsigil", "at = \"up\""]
    {
        assert!(reasons.contains(part), "{part} is missing in\n{reasons}");
    }
    let wrong = ALTAR.replace("spot = \"dark_altar\"", "spot = \"armory\"\nlevel = 9");
    let reasons = read(&wrong).expect_err("he stands nowhere").join("\n");
    assert!(reasons.contains("armory") && reasons.contains("dark_altar"), "{reasons}");
    let wrong = ALTAR
        .replace("hand = [\"mutant_rat\"]", "level = 9\nlair = [{ card = \"haste\", owner = 1, life = 1 }]");
    let reasons = read(&wrong).expect_err("two things are wrong");
    assert!(reasons.len() == 2 && reasons[0].contains("levels 1 to 4"), "{reasons:?}");
    assert!(reasons[1].contains("player 1: haste is no monster"), "{reasons:?}");
    let wrong = ALTAR.replace("hand =", "life = \"much\"\nhand =");
    let reasons = read(&wrong).expect_err("no number").join("\n");
    assert!(reasons.contains("players[0].life") && !reasons.contains("u8"), "{reasons}");
}

/// Views as data speak in the same words.
#[test]
fn views_speak_in_words() {
    let (game, state) = read(ALTAR).expect("a possible position");
    let seen = |seat: u8| {
        serde_json::to_value(game.view(&state, Observer::Seat(Seat::new(seat)))).expect("views are data")
    };
    assert_eq!(seen(0)["shown"]["players"][0]["hand"][0], "mutant_rat");
    assert_eq!(seen(1)["shown"]["players"][0].get("hand"), None, "a hand is secret (DR-566)");
    assert_eq!(seen(1)["shown"]["map"][2]["location"], "treasury");
}

/// The example of the documentation is a position.
#[test]
fn the_example_of_the_documentation_is_a_position() {
    let docs = include_str!("../../../../../docs/positions.md");
    let chapter = docs.split_once("## Dungeoneer").expect("a chapter").1;
    let example =
        chapter.split_once("```toml").and_then(|(_, rest)| rest.split_once("```")).expect("an example").0;
    let (game, state) = Vault::read_position(example).expect("a possible position");
    assert!(game.check(&state, Seat::FIRST, game.read_move("go east").expect("a move")).is_ok());
}

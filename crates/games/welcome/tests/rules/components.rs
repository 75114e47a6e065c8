//! Component tables of the players' own.

use undercroft_core::{Game, Setup};
use undercroft_welcome::{IN_THE_BOX, Monster, Welcome};

fn with(table: &str) -> Result<Welcome, String> {
    let setup = Setup { components: Some(table.to_owned()), ..Setup::new(2) };
    Welcome::new(&setup).map_err(|error| error.to_string())
}

#[test]
fn other_values_can_be_played() {
    let game = with(&IN_THE_BOX.replace("strength = 9", "strength = 8")).unwrap();
    assert_eq!(game.components().strength(Monster::Dragon), 8);
}

#[test]
fn what_is_wrong_is_named() {
    let wrong = |from: &str, to: &str| with(&IN_THE_BOX.replacen(from, to, 1)).unwrap_err();
    assert_eq!(
        wrong("strength = 9", "strength = -9"),
        "monster dragon: strength is -9; it must be from 1 to 20"
    );
    let twice = wrong("id = \"skeleton\"", "id = \"goblin\"");
    assert_eq!(twice, "monster goblin is there twice; monster skeleton is missing");
    let unknown = wrong("effect = \"vorpal\"", "effect = \"laser\"");
    assert!(
        unknown.starts_with(
            "hero warrior: tile vorpal-sword: there is no effect “laser”; the effects are: health"
        )
    );
    let five =
        wrong("    { id = \"chainmail\", effect = \"health\", value = 4, source = \"public\" },\n", "");
    assert_eq!(five, "hero barbarian has 5 tiles; a hero has 6");
    let syntax = wrong("[[heroes]]", "[[heroes");
    assert!(syntax.contains("line 6"), "{syntax}");
}

#[test]
fn every_value_in_the_box_says_where_it_comes_from() {
    let blocks = IN_THE_BOX.matches("[[").count();
    let tiles = IN_THE_BOX.matches("effect = \"").count();
    assert_eq!(IN_THE_BOX.matches("source = ").count(), blocks + tiles);
}

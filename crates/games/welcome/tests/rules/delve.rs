//! The dungeon phase (WD-063 … WD-079).

use crate::common::*;
use undercroft_core::Seat;
use undercroft_welcome::{Fate, Monster, Phase, Tile};

/// WD-064, WD-065: base health and the bonuses of the tiles left, counted once on entering.
#[test]
fn health_is_counted_on_entering() {
    let full = Dungeon::of("warrior").pile(&["orc"]).enter();
    assert_eq!(health(&full), 3 + 5 + 3);
    let shield_only = Dungeon::of("warrior").without(&["plate-armor"]).pile(&["orc"]).enter();
    assert_eq!(health(&shield_only), 3 + 3);
    let mut hit = Dungeon::of("barbarian").without(&["vorpal-axe"]).pile(&["vampire", "orc"]).enter();
    play(&mut hit, "reveal");
    assert_eq!(health(&hit), 11 - 4);
    assert!(public(&hit).tiles.contains(&Tile::Chainmail), "health tiles are not used up");
}

/// WD-066, WD-096, WD-098, WD-099: a kind is named before the first card, any of the eight, and it must be.
#[test]
fn a_kind_is_named_first() {
    let mut table = Dungeon::of("rogue").pile(&["orc", "golem"]).enter();
    assert_eq!(legal(&table).len(), 8);
    assert_eq!(refused(&table, "reveal"), "WD-066");
    play(&mut table, "name dragon");
    assert_eq!(public(&table).delve.unwrap().named, Some(Monster::Dragon));
    assert_eq!(refused(&table, "name orc"), "WD-096");
}

/// WD-099: with an empty pile there is nothing to name.
#[test]
fn nothing_is_named_for_an_empty_dungeon() {
    let mut table = table(2, "hero=warrior");
    play(&mut table, "pass");
    assert_eq!(table.state().phase, Phase::ChoosingHero);
}

/// WD-066: without a vorpal weapon nothing is named.
#[test]
fn no_vorpal_no_name() {
    let table = Dungeon::of("warrior").without(&["vorpal-sword"]).pile(&["orc"]).enter();
    assert_eq!(legal(&table), ["reveal"]);
    assert_eq!(refused(&table, "name orc"), "WD-066");
}

/// WD-067: one card at a time, each settled before the next.
#[test]
fn one_card_at_a_time() {
    let mut table = Dungeon::of("barbarian").pile(&["lich", "orc"]).enter();
    play(&mut table, "reveal");
    assert_eq!(table.state().phase, Phase::Facing);
    assert_eq!(refused(&table, "reveal"), "WD-067");
    play(&mut table, "face");
    assert_eq!(legal(&table), ["reveal"]);
}

/// WD-068: what is turned over is public.
#[test]
fn met_monsters_are_public() {
    let mut table = Dungeon::of("barbarian").pile(&["orc", "goblin"]).enter();
    play(&mut table, "reveal");
    assert_eq!(public(&table).delve.unwrap().met, [(Monster::Orc, Fate::Beaten(Tile::Torch))]);
}

/// WD-069, WD-070: beaten costs nothing; otherwise the strength is lost.
#[test]
fn beaten_or_hit() {
    let mut table = Dungeon::of("warrior").pile(&["orc", "golem", "demon", "goblin"]).enter();
    play(&mut table, "name lich");
    play(&mut table, "reveal");
    assert_eq!(health(&table), 11);
    play(&mut table, "reveal");
    assert_eq!(health(&table), 6);
    assert_eq!(public(&table).delve.unwrap().met[1], (Monster::Golem, Fate::Hit));
}

/// WD-071, WD-073: permanent equipment works by itself, as often as needed; the runner cannot decline it.
#[test]
fn permanent_equipment_is_automatic() {
    let mut table =
        Dungeon::of("warrior").pile(&["goblin", "orc", "goblin", "orc", "skeleton", "demon"]).enter();
    play(&mut table, "name golem");
    for _ in 0..5 {
        assert_eq!(legal(&table), ["reveal"]);
        play(&mut table, "reveal");
        assert_eq!(refused(&table, "face"), "WD-069");
    }
    assert_eq!(health(&table), 11);
}

/// WD-072: Axe, Polymorph and Potion are offered, not imposed, and work once.
#[test]
fn one_shots_are_optional_and_work_once() {
    let mut table = Dungeon::of("barbarian").pile(&["lich", "demon", "goblin"]).enter();
    play(&mut table, "reveal");
    assert_eq!(legal(&table), ["axe", "face"]);
    play_all(&mut table, &["axe", "reveal"]);
    assert_eq!(table.state().phase, Phase::Delving, "the axe is used up, so the Demon simply hit");
    assert_eq!(health(&table), 11 - 7);
}

/// WD-074: several items that could beat a monster beat it once.
#[test]
fn one_defeat_is_enough() {
    let mut table = Dungeon::of("warrior").pile(&["skeleton", "demon"]).enter();
    play_all(&mut table, &["name skeleton", "reveal"]);
    assert_eq!(health(&table), 11);
    assert_eq!(public(&table).delve.unwrap().met.len(), 1);
}

/// WD-075: a pending Pact first, then permanent items, then the one-shots, then the blow, then the potion.
#[test]
fn the_order_of_a_reveal() {
    // The Pact's next card is beaten by it, and Polymorph is kept (WDA-16).
    let mut table = Dungeon::of("mage").pile(&["demon", "dragon", "orc", "goblin"]).enter();
    play_all(&mut table, &["reveal", "reveal"]);
    assert_eq!(public(&table).delve.unwrap().met[1], (Monster::Dragon, Fate::Beaten(Tile::DemonicPact)));
    play(&mut table, "reveal");
    assert_eq!(legal(&table), ["polymorph", "face"], "the Orc is neither even nor next");
    // Permanent before one-shots: the Axe is not offered for what the Torch beats.
    let mut table = Dungeon::of("barbarian").pile(&["goblin", "dragon", "demon"]).enter();
    play_all(&mut table, &["reveal", "reveal"]);
    assert_eq!(legal(&table), ["axe", "face"]);
    // The potion comes after the blow.
    play_all(&mut table, &["face", "reveal"]);
    assert_eq!(legal(&table), ["axe", "face"]);
    play(&mut table, "face");
    assert_eq!(legal(&table), ["drink", "fall"]);
}

/// WD-076: no stopping before the pile is used up.
#[test]
fn no_turning_back() {
    let mut table = Dungeon::of("barbarian").pile(&["goblin", "orc", "skeleton"]).enter();
    for _ in 0..2 {
        assert_eq!(legal(&table), ["reveal"]);
        assert_eq!(refused(&table, "pass"), "WD-076");
        play(&mut table, "reveal");
    }
}

/// WD-077: death ends the run at once; the Ring further down cannot bring the hero back.
#[test]
fn the_dead_stay_dead() {
    let mut table =
        Dungeon::of("rogue").with_only(&["ring-of-power"]).pile(&["vampire", "goblin", "skeleton"]).enter();
    let runner = turn(&table);
    play(&mut table, "reveal");
    assert_eq!(tally(&table, runner), (0, 1));
    assert_eq!(table.state().phase, Phase::ChoosingHero);
}

/// WD-078: the Ring can take health above what it was on entering.
#[test]
fn health_has_no_maximum() {
    let mut table = Dungeon::of("rogue").pile(&["goblin", "goblin", "skeleton", "skeleton", "orc"]).enter();
    play(&mut table, "name orc");
    for _ in 0..4 {
        play(&mut table, "reveal");
    }
    assert_eq!(health(&table), 11 + 1 + 1 + 2 + 2);
}

/// WD-079: nobody changes the dungeon or the equipment any more.
#[test]
fn the_bidding_is_over() {
    let mut table = Dungeon::of("barbarian").pile(&["goblin", "orc"]).enter();
    for mv in ["draw", "add", "discard torch"] {
        assert_eq!(refused(&table, mv), "WD-079");
    }
    let other: Seat = turn(&table).next(2);
    assert_eq!(refused_to(&table, other, "discard torch"), "WD-063");
    play(&mut table, "reveal");
    assert_eq!(public(&table).tiles.len(), 6);
}

//! Axe, Potion, Polymorph, Pact and Omnipotence (WD-101 … WD-131).

use crate::common::*;
use undercroft_core::{Seat, Table};
use undercroft_welcome::{Fate, Monster, Phase, Tile, Welcome};

/// WD-101, WD-102, WDX-04: only the monster just turned over, never an earlier one.
#[test]
fn the_axe_is_for_the_monster_just_met() {
    let mut table = Dungeon::of("barbarian").pile(&["dragon", "goblin", "orc"]).enter();
    assert_eq!(refused(&table, "axe"), "WD-101");
    play_all(&mut table, &["reveal", "face", "reveal"]);
    assert_eq!(refused(&table, "axe"), "WD-102");
    let mut table = Dungeon::of("barbarian").pile(&["dragon", "goblin"]).enter();
    play_all(&mut table, &["reveal", "axe"]);
    assert_eq!(public(&table).delve.unwrap().met, [(Monster::Dragon, Fate::Beaten(Tile::VorpalAxe))]);
}

/// WD-103: once a dungeon.
#[test]
fn the_axe_works_once() {
    let mut table = Dungeon::of("barbarian")
        .with_only(&["vorpal-axe", "chainmail"])
        .pile(&["dragon", "orc", "orc"])
        .enter();
    play_all(&mut table, &["reveal", "axe", "reveal"]);
    assert_eq!(refused(&table, "axe"), "WD-103");
    assert_eq!(health(&table), 8 - 3);
}

/// WD-104, WD-105: by choice, before any health is lost, on any kind that would hit.
#[test]
fn the_axe_beats_anything() {
    for monster in ["goblin", "skeleton", "orc", "vampire", "golem", "lich", "demon", "dragon"] {
        let mut table = Dungeon::of("barbarian").with_only(&["vorpal-axe"]).pile(&[monster, "orc"]).enter();
        play(&mut table, "reveal");
        assert_eq!(legal(&table), ["axe", "face"], "{monster}");
        play(&mut table, "axe");
        assert_eq!(health(&table), 4, "{monster}");
    }
}

/// WD-106: only when a blow has brought health to 0 or below.
#[test]
fn the_potion_waits_for_death() {
    let mut table =
        Dungeon::of("rogue").with_only(&["healing-potion"]).pile(&["skeleton", "goblin", "orc"]).enter();
    assert_eq!(refused(&table, "drink"), "WD-106");
    play(&mut table, "reveal");
    assert_eq!((health(&table), refused(&table, "drink")), (1, "WD-106"));
    play(&mut table, "reveal");
    assert_eq!((health(&table), legal(&table)), (0, vec!["drink".to_owned(), "fall".to_owned()]));
}

/// WD-107: it need not be drunk.
#[test]
fn the_potion_may_be_left() {
    let mut table = Dungeon::of("rogue").with_only(&["healing-potion"]).pile(&["golem", "goblin"]).enter();
    let runner = turn(&table);
    assert_eq!(refused(&table, "fall"), "WD-107");
    play_all(&mut table, &["reveal", "fall"]);
    assert_eq!(tally(&table, runner), (0, 1));
}

/// WD-108, WD-109, WD-111, WDX-09, WDX-10: exactly the base health, however hard the blow, and on with the next.
#[test]
fn the_potion_gives_base_health() {
    for (hero, base) in [("barbarian", 4), ("rogue", 3)] {
        let mut table =
            Dungeon::of(hero).with_only(&["healing-potion"]).pile(&["dragon", "goblin", "orc"]).enter();
        play_all(&mut table, &["reveal", "drink"]);
        assert_eq!(health(&table), base, "{hero}");
        assert_eq!(legal(&table), ["reveal"]);
        play(&mut table, "reveal");
        assert_eq!(health(&table), base - 1);
    }
}

/// WD-110: once a dungeon.
#[test]
fn the_potion_works_once() {
    let mut table =
        Dungeon::of("rogue").with_only(&["healing-potion"]).pile(&["lich", "goblin", "dragon"]).enter();
    let runner = turn(&table);
    play_all(&mut table, &["reveal", "drink", "reveal"]);
    assert_eq!(refused(&table, "drink"), "WD-110");
    play(&mut table, "reveal");
    assert_eq!(tally(&table, runner), (0, 1));
}

/// WD-112: on the last card it makes the run a success.
#[test]
fn the_potion_saves_the_last_card() {
    let mut table = Dungeon::of("barbarian").with_only(&["healing-potion"]).pile(&["dragon"]).enter();
    let runner = turn(&table);
    play_all(&mut table, &["reveal", "drink"]);
    assert_eq!(tally(&table, runner), (1, 0));
}

fn polymorph(table: &mut Table<Welcome>, into: &str) {
    let seat = turn(table);
    table.play_text(seat, "polymorph", &[into.to_owned()]).unwrap();
}

/// WD-113, WD-116, WD-117: the monster is gone without a blow and another is met at once; a second swap is not
/// possible.
#[test]
fn polymorph_swaps_a_monster() {
    let mut table = Dungeon::of("mage").pile(&["dragon", "orc", "goblin"]).enter();
    play(&mut table, "reveal");
    assert_eq!(legal(&table), ["polymorph", "face"]);
    polymorph(&mut table, "orc");
    assert_eq!(health(&table), 11 - 3, "the second Orc hits at once");
    assert_eq!(
        public(&table).delve.unwrap().met,
        [(Monster::Dragon, Fate::Replaced), (Monster::Orc, Fate::Hit)]
    );
    assert_eq!(refused(&table, "polymorph"), "WD-117");
    assert_eq!(public(&table).pile.len(), 2, "the next card of the pile is still to come");
}

/// WD-116: not for a monster that is already settled.
#[test]
fn polymorph_is_not_for_later() {
    let mut table = Dungeon::of("mage").pile(&["vampire", "orc"]).enter();
    play(&mut table, "reveal");
    assert_eq!(refused(&table, "polymorph"), "WD-116");
}

/// WD-117: permanent equipment works on the replacement.
#[test]
fn a_replacement_can_be_beaten() {
    let mut table = Dungeon::of("mage").pile(&["dragon", "orc"]).enter();
    play(&mut table, "reveal");
    polymorph(&mut table, "lich");
    assert_eq!(health(&table), 11);
    assert_eq!(public(&table).delve.unwrap().met[1], (Monster::Lich, Fate::Beaten(Tile::HolyGrail)));
}

/// WD-114, WD-118: the replacement is the top card of the deck, so the last card of the pile can be swapped too.
#[test]
fn the_replacement_comes_from_the_deck() {
    let mut table = Dungeon::of("mage").pile(&["dragon"]).enter();
    let runner = turn(&table);
    let deck = public(&table).deck;
    play(&mut table, "reveal");
    assert_eq!(legal(&table), ["polymorph", "face"]);
    polymorph(&mut table, "vampire");
    assert_eq!(tally(&table, runner), (1, 0));
    assert_eq!(deck, 12);
}

/// WD-115, WDX-08: without a card in the deck Polymorph cannot be used.
#[test]
fn polymorph_needs_a_card() {
    let mut table = table(2, "hero=mage");
    while public(&table).deck > 1 {
        play_all(&mut table, &["draw", "add"]);
    }
    let last = table.view(undercroft_core::Observer::Omniscient).deck_cards.unwrap()[0];
    play_all(&mut table, &["draw", "add", "pass"]);
    while table.state().phase == Phase::Delving {
        play(&mut table, "reveal");
        assert_ne!(table.state().phase, Phase::Facing, "{last:?}");
    }
}

/// WD-115: under the other ruling (WDA-01) the pile must have a card left.
#[test]
fn polymorph_from_the_pile() {
    let dungeon = || Dungeon::of("mage").options("polymorph_source=pile");
    let mut table = dungeon().pile(&["dragon", "vampire", "goblin"]).enter();
    play_all(&mut table, &["reveal", "polymorph"]);
    let view = public(&table);
    assert_eq!(view.delve.unwrap().met[1], (Monster::Vampire, Fate::Beaten(Tile::HolyGrail)));
    assert_eq!((view.pile.len(), view.deck), (1, 10));
    let mut table = dungeon().without(&["omnipotence"]).pile(&["demon", "orc", "goblin"]).enter();
    let runner = turn(&table);
    play_all(&mut table, &["reveal", "reveal"]);
    play(&mut table, "reveal");
    assert_eq!(tally(&table, runner), (1, 0), "the last card is never offered for a swap");
}

/// WD-119: the replacement is not seen before.
#[test]
fn the_replacement_is_a_surprise() {
    let mut table = Dungeon::of("mage").pile(&["dragon", "orc"]).enter();
    play(&mut table, "reveal");
    let runner = turn(&table);
    let view = table.view(undercroft_core::Observer::Seat(runner));
    assert_eq!(view.deck_cards, None);
    assert_eq!(view.delve.unwrap().met.len(), 1);
}

/// WD-120, WD-121: the Demon is beaten, and so is the next card whatever it is.
#[test]
fn the_pact_takes_two() {
    for next in ["dragon", "golem", "goblin"] {
        let mut table = Dungeon::of("mage").pile(&["demon", next, "orc"]).enter();
        play_all(&mut table, &["reveal", "reveal"]);
        assert_eq!(health(&table), 11, "{next}");
        play(&mut table, "reveal");
        assert_eq!(table.state().phase, Phase::Facing, "only one card");
    }
}

/// WD-120: a Demon that comes by Polymorph brings the Pact along too (WDA-15).
#[test]
fn a_polymorphed_demon_counts() {
    let mut table = Dungeon::of("mage").pile(&["golem", "dragon", "orc"]).enter();
    play(&mut table, "reveal");
    polymorph(&mut table, "demon");
    assert!(public(&table).delve.unwrap().pact);
    play(&mut table, "reveal");
    assert_eq!(health(&table), 11);
}

/// WD-122, WD-123, WDX-07: a Demon at the end is beaten, and nothing carries over.
#[test]
fn a_demon_at_the_end() {
    let mut table = Dungeon::of("mage").pile(&["demon"]).enter();
    let runner = turn(&table);
    play(&mut table, "reveal");
    assert_eq!(tally(&table, runner), (1, 0));
    play(&mut table, "hero mage");
    add(&mut table, "goblin");
    add(&mut table, "dragon");
    play_all(&mut table, &["pass", "reveal"]);
    assert_eq!(table.state().phase, Phase::Facing, "the Dragon is not beaten by last round's Pact");
}

/// WD-124: without a Demon the Pact does nothing.
#[test]
fn no_demon_no_pact() {
    let mut table =
        Dungeon::of("mage").with_only(&["demonic-pact", "wall-of-fire"]).pile(&["golem", "goblin"]).enter();
    play(&mut table, "reveal");
    assert_eq!(health(&table), 8 - 5);
    assert!(!public(&table).delve.unwrap().pact);
}

fn doomed_mage(pile: &[&'static str]) -> (Table<Welcome>, Seat) {
    let table = Dungeon::of("mage").with_only(&["omnipotence"]).pile(pile).enter();
    let runner = turn(&table);
    (table, runner)
}

/// WD-125, WD-129, WD-130, WDX-05: all different, so the failure becomes a success, by itself and at the end.
#[test]
fn omnipotence_saves() {
    let (mut table, runner) = doomed_mage(&["golem", "orc", "goblin"]);
    play(&mut table, "reveal");
    assert_eq!(tally(&table, runner), (1, 0));
}

/// WD-127, WDX-06: the rest of the pile is turned over and counts; a pair spoils it.
#[test]
fn omnipotence_looks_at_the_rest() {
    let (mut table, runner) = doomed_mage(&["golem", "orc", "goblin", "orc"]);
    play(&mut table, "reveal");
    assert_eq!(tally(&table, runner), (0, 1));
    let shown = table.turns().last().unwrap().events.iter().any(|event| {
        matches!(event, undercroft_welcome::Event::RestShown { monsters, .. }
            if monsters == &[Monster::Orc, Monster::Goblin, Monster::Orc])
    });
    assert!(shown);
}

/// WD-126: monsters thrown away in the bidding do not count.
#[test]
fn omnipotence_ignores_the_discard() {
    let mut table = table(2, "hero=mage");
    let runner = turn(&table);
    for (monster, tile) in [
        ("golem", "wall-of-fire"),
        ("goblin", "holy-grail"),
        ("orc", "bracelet-of-protection"),
        ("orc", "polymorph"),
    ] {
        throw(&mut table, monster, tile);
    }
    add(&mut table, "goblin");
    add(&mut table, "skeleton");
    add(&mut table, "golem");
    play(&mut table, "pass");
    assert_eq!(turn(&table), runner);
    play(&mut table, "reveal");
    assert_eq!(
        tally(&table, runner),
        (1, 0),
        "a Golem and a Goblin lie in the discard, but they were not met"
    );
}

/// WD-128: a swapped monster and its replacement both count, unless agreed otherwise (WDA-07).
#[test]
fn omnipotence_counts_swapped_monsters() {
    for (option, expected) in [("", (0, 1)), ("omnipotence_counts_replaced=off", (1, 0))] {
        let mut table = Dungeon::of("mage")
            .options(option)
            .with_only(&["polymorph", "omnipotence"])
            .pile(&["golem", "goblin", "orc"])
            .enter();
        let runner = turn(&table);
        play(&mut table, "reveal");
        polymorph(&mut table, "golem");
        assert_eq!(tally(&table, runner), expected, "{option}");
    }
}

/// WD-129: no effect on a run that succeeds anyway.
#[test]
fn omnipotence_leaves_a_success_alone() {
    let mut table = Dungeon::of("mage").pile(&["vampire", "vampire"]).enter();
    let runner = turn(&table);
    reveal_all(&mut table);
    assert_eq!(tally(&table, runner), (1, 0));
}

/// WD-131: thrown away, it does nothing.
#[test]
fn omnipotence_can_be_thrown_away() {
    let mut table = Dungeon::of("mage").with_only(&["holy-grail"]).pile(&["golem", "orc"]).enter();
    let runner = turn(&table);
    play(&mut table, "reveal");
    assert_eq!(tally(&table, runner), (0, 1));
}

//! The bidding phase (WD-025 … WD-062) and the variant (WD-157 … WD-159).

use crate::common::*;
use undercroft_core::{Observer, Seat, Table};
use undercroft_welcome::{Monster, Phase, Welcome};

fn order_of_turns(table: &mut Table<Welcome>, moves: &[&str]) -> Vec<Seat> {
    moves
        .iter()
        .map(|mv| {
            let seat = turn(table);
            match *mv {
                "pass" => play(table, "pass"),
                _ => play_all(table, &["draw", "add"]),
            }
            seat
        })
        .collect()
}

/// WD-025, WD-037: clockwise, leaving out who has passed.
#[test]
fn turns_go_clockwise() {
    let mut table = table(4, "");
    let first = turn(&table);
    let second = first.next(4);
    let third = second.next(4);
    let fourth = third.next(4);
    let seats = order_of_turns(&mut table, &["add", "pass", "add", "add", "add", "add"]);
    assert_eq!(seats, [first, second, third, fourth, first, third]);
}

/// WD-026: a turn is a draw or a pass.
#[test]
fn draw_or_pass() {
    assert_eq!(legal(&table(3, "")), ["draw", "pass"]);
}

/// WD-027: whoever has drawn can no longer pass.
#[test]
fn no_pass_after_drawing() {
    let mut table = table(3, "");
    play(&mut table, "draw");
    assert_eq!(refused(&table, "pass"), "WD-027");
}

/// WD-028, WD-029: out for the round, back in the next.
#[test]
fn a_pass_is_for_the_round() {
    let mut table = table(3, "hero=warrior");
    let first = turn(&table);
    play(&mut table, "pass");
    assert!(public(&table).players[first.index()].passed);
    assert_eq!(refused_to(&table, first, "draw"), "WD-028");
    play(&mut table, "pass");
    play(&mut table, "hero mage");
    assert!(public(&table).players.iter().all(|player| !player.passed));
}

/// WD-030, WD-031: the very first turn may be passed, and it shows nothing.
#[test]
fn the_first_turn_may_be_passed() {
    let mut table = table(4, "");
    let before = public(&table);
    play(&mut table, "pass");
    let after = public(&table);
    assert_eq!((before.deck, before.pile, before.tiles), (after.deck, after.pile, after.tiles));
}

fn empty_the_deck(table: &mut Table<Welcome>) -> Seat {
    let mut last = turn(table);
    while public(table).deck > 0 {
        last = turn(table);
        play_all(table, &["draw", "add"]);
    }
    last
}

/// WD-032, WDX-17: with an empty deck there is only the pass.
#[test]
fn an_empty_deck_forces_a_pass() {
    let mut table = table(3, "");
    empty_the_deck(&mut table);
    assert_eq!(legal(&table), ["pass"]);
    assert_eq!(refused(&table, "draw"), "WD-032");
}

/// WD-059: with three players and nobody passing, whoever drew the 13th card goes in.
#[test]
fn the_last_to_draw_is_the_runner() {
    let mut table = table(3, "hero=barbarian");
    let last = empty_the_deck(&mut table);
    play_all(&mut table, &["pass", "pass"]);
    assert_eq!(turn(&table), last);
    assert_eq!(table.state().phase, Phase::Delving);
}

/// WD-033: exactly the top card, one a turn.
#[test]
fn one_card_from_the_top() {
    let mut table = table(2, "");
    let top = table.view(Observer::Omniscient).deck_cards.unwrap()[0];
    play(&mut table, "draw");
    assert_eq!(table.state().phase, Phase::Deciding(top));
    assert_eq!(public(&table).deck, 12);
    assert_eq!(refused(&table, "draw"), "WD-033");
}

/// WD-034: only the drawing player sees the card.
#[test]
fn the_drawn_card_is_secret() {
    let mut table = table(3, "");
    let drawer = turn(&table);
    draw(&mut table, "dragon");
    for seat in Seat::all(3) {
        let card = table.view(Observer::Seat(seat)).card;
        assert_eq!(card, (seat == drawer).then_some(Monster::Dragon));
    }
    assert_eq!(public(&table).card, None);
}

/// WD-035, WD-036, WD-047: add it, or throw it away with exactly one tile; nothing else.
#[test]
fn a_drawn_card_is_added_or_thrown_away() {
    let mut table = table(2, "hero=barbarian");
    assert_eq!(refused(&table, "add"), "WD-035");
    assert_eq!(refused(&table, "discard torch"), "WD-035");
    play(&mut table, "draw");
    let discards = legal(&table).iter().filter(|mv| mv.starts_with("discard ")).count();
    assert_eq!((legal(&table).len(), discards), (7, 6));
}

/// WD-038: nobody else may act in someone's turn.
#[test]
fn nobody_interferes() {
    let mut table = table(3, "");
    play(&mut table, "draw");
    let other = turn(&table).next(3);
    for mv in ["draw", "pass", "add", "discard torch", "reveal"] {
        assert_eq!(refused_to(&table, other, mv), "WD-038", "{mv}");
    }
}

/// WD-039, WD-041, WD-043: face down onto the pile, whose size everybody can count; the equipment stays.
#[test]
fn an_added_card_lies_in_the_pile() {
    let mut table = table(2, "hero=mage");
    add(&mut table, "lich");
    let view = public(&table);
    assert_eq!((view.pile.len(), view.tiles.len(), view.discard.len()), (1, 6, 0));
    assert_eq!(view.pile[0].monster, None);
}

/// WD-040: the runner meets every card, its own included.
#[test]
fn every_card_of_the_pile_is_met() {
    let mut table = Dungeon::of("warrior").pile(&["goblin", "orc", "skeleton", "goblin"]).enter();
    play(&mut table, "name golem");
    let runner = turn(&table);
    for _ in 0..3 {
        play(&mut table, "reveal");
    }
    assert_eq!(public(&table).delve.unwrap().met.len(), 3);
    play(&mut table, "reveal");
    assert_eq!(tally(&table, runner), (1, 0));
}

/// WD-042: the last card added is the first to be met.
#[test]
fn the_pile_is_met_from_the_top() {
    let mut table = table(2, "hero=barbarian");
    for monster in ["goblin", "skeleton", "orc"] {
        add(&mut table, monster);
    }
    play_all(&mut table, &["pass", "reveal"]);
    assert_eq!(public(&table).delve.unwrap().met[0].0, Monster::Orc);
}

/// WDA-03: other orders by agreement.
#[test]
fn the_pile_can_be_met_in_another_order() {
    let mut table = table(2, "hero=barbarian,pile_order=fifo");
    for monster in ["goblin", "skeleton", "orc"] {
        add(&mut table, monster);
    }
    play_all(&mut table, &["pass", "reveal"]);
    assert_eq!(public(&table).delve.unwrap().met[0].0, Monster::Goblin);
}

/// WD-044: nobody looks into the pile during the bidding.
#[test]
fn no_peeking() {
    let mut table = table(2, "");
    add(&mut table, "orc");
    assert_eq!(refused(&table, "reveal"), "WD-044");
}

/// WD-045, WD-046, WD-048, WD-049: any one tile goes with the monster, and both are out for the round.
#[test]
fn a_thrown_card_takes_a_tile_along() {
    for tile in ["plate-armor", "knight-shield", "vorpal-sword", "torch", "holy-grail", "dragon-spear"] {
        let mut table = table(2, "hero=warrior");
        throw(&mut table, "demon", tile);
        let view = public(&table);
        assert_eq!((view.tiles.len(), view.pile.len(), view.discard.len()), (5, 0, 1));
        assert_eq!(view.discard[0].tile.id(), tile);
        draw(&mut table, "orc");
        assert_eq!(refused(&table, &format!("discard {tile}")), "WD-049");
    }
}

/// WD-006, WD-048: a tile of another hero cannot be thrown away.
#[test]
fn only_tiles_of_this_hero() {
    let mut table = table(2, "hero=warrior");
    play(&mut table, "draw");
    assert_eq!(refused(&table, "discard polymorph"), "WD-006");
}

/// WD-050, WD-051, WD-052, WDX-16: the last tile may go; after that a drawn card must be added, though passing
/// instead of drawing stays possible.
#[test]
fn without_equipment_a_card_must_be_added() {
    let mut table = table(2, "hero=rogue");
    let tiles = [
        "mithril-armor",
        "buckler",
        "vorpal-dagger",
        "invisibility-cloak",
        "ring-of-power",
        "healing-potion",
    ];
    for (tile, monster) in tiles.into_iter().zip(["goblin", "goblin", "orc", "orc", "golem", "golem"]) {
        throw(&mut table, monster, tile);
    }
    assert_eq!(public(&table).entry_health, 3);
    assert_eq!(legal(&table), ["draw", "pass"]);
    draw(&mut table, "dragon");
    assert_eq!(legal(&table), ["add"]);
    assert_eq!(refused(&table, "discard buckler"), "WD-051");
}

/// WD-053: which tile went is public, which monster is known only to the player who threw it away.
#[test]
fn a_thrown_monster_is_secret() {
    let mut table = table(2, "hero=warrior");
    let thrower = turn(&table);
    throw(&mut table, "demon", "torch");
    let known = |observer| table.view(observer).discard[0].monster;
    assert_eq!(known(Observer::Seat(thrower)), Some(Monster::Demon));
    assert_eq!(known(Observer::Seat(thrower.next(2))), None);
    assert_eq!(known(Observer::Spectator), None);
}

/// WD-055, WD-056, WD-057: when all others have passed, the last one goes in at once, willing or not.
#[test]
fn the_last_one_left_goes_in() {
    let mut table = table(4, "hero=barbarian");
    for _ in 0..4 {
        play_all(&mut table, &["draw", "add"]);
    }
    let runner = turn(&table).next(4).next(4).next(4);
    play_all(&mut table, &["pass", "pass", "pass"]);
    assert_eq!(turn(&table), runner);
    assert_eq!(legal(&table), ["reveal"]);
    assert_eq!(refused(&table, "pass"), "WD-076");
    assert_eq!(refused(&table, "hero mage"), "WD-144");
}

/// WD-058: with exactly what was not thrown away.
#[test]
fn the_hero_keeps_what_is_left() {
    let table = Dungeon::of("barbarian").without(&["vorpal-axe"]).pile(&["golem"]).enter();
    assert_eq!(public(&table).tiles.len(), 5);
    assert_eq!(refused(&table, "axe"), "WD-058");
}

/// WD-060: bidding stops with one left, so not everybody can pass.
#[test]
fn not_everybody_can_pass() {
    let mut table = table(2, "hero=barbarian");
    add(&mut table, "dragon");
    play(&mut table, "pass");
    assert_eq!(refused(&table, "pass"), "WD-076");
}

/// WD-061, WD-135: with nothing in the pile the dungeon is a success at once.
#[test]
fn an_empty_dungeon_is_a_success() {
    let mut table = table(2, "hero=warrior");
    let runner = turn(&table).next(2);
    play(&mut table, "pass");
    assert_eq!(tally(&table, runner), (1, 0));
    assert_eq!(table.state().phase, Phase::ChoosingHero);
}

/// WD-062: cards left in the deck are not fought.
#[test]
fn the_rest_of_the_deck_is_not_fought() {
    let mut table = Dungeon::of("barbarian").pile(&["goblin"]).enter();
    let runner = turn(&table);
    play(&mut table, "reveal");
    assert_eq!(tally(&table, runner), (1, 0));
}

/// WD-157, WDX-18: under the variant the first card of each player's round goes into the dungeon.
#[test]
fn variant_the_first_card_is_added() {
    let mut table = table(3, "variant=on");
    for _ in 0..3 {
        play(&mut table, "draw");
        assert_eq!(legal(&table), ["add"]);
        assert_eq!(refused(&table, "discard torch"), "WD-157");
        play(&mut table, "add");
    }
}

/// WD-158: and nobody passes on the first turn, unless it is so agreed.
#[test]
fn variant_no_pass_on_the_first_turn() {
    let strict = table(3, "variant=on");
    assert_eq!(legal(&strict), ["draw"]);
    assert_eq!(refused(&strict, "pass"), "WD-158");
    let mild = table(3, "variant=on,variant_first_turn_pass=on");
    assert_eq!(legal(&mild), ["draw", "pass"]);
}

/// WD-159: from the second turn on everything is as usual; the next round begins with a first turn again.
#[test]
fn variant_only_on_the_first_turn() {
    let mut table = table(2, "variant=on,hero=warrior");
    add(&mut table, "goblin");
    add(&mut table, "skeleton");
    assert_eq!(legal(&table), ["draw", "pass"]);
    play(&mut table, "draw");
    assert_eq!(legal(&table).len(), 7);
    play_all(&mut table, &["add", "pass", "name golem"]);
    reveal_all(&mut table);
    play(&mut table, "hero warrior");
    assert_eq!(legal(&table), ["draw"]);
}

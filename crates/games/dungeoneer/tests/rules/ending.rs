//! The end of a turn (discard, save, draw), and teleports.

use crate::bench::Bench;
use undercroft_core::Seat;
use undercroft_dungeoneer::Event;

const SEVEN: [&str; 7] =
    ["haste", "dodge", "mutant_rat", "belt_pouch", "ill_omen", "weapon_drill", "arcane_focus"];

/// A table at whose first seat the Hero phase has just ended with these points and cards.
fn ended(ap: u8, hand: &[&str]) -> Bench {
    let mut bench = Bench::new(2);
    bench.hold(1, hand);
    bench.me().ap = ap;
    bench.play(1, "done");
    bench
}

/// DR-303, DR-304, DR-306: one unspent point may be saved, the others are lost; nobody must, and without a point nobody can.
#[test]
fn one_point_is_saved() {
    let mut bench = ended(3, &SEVEN[..3]);
    bench.play(1, "discard haste");
    assert!(bench.may(1, "save") && bench.may(1, "done"));
    bench.play(1, "save");
    assert!(bench.me().saved);
    assert_eq!(bench.me().ap, 0);

    let mut bench = ended(3, &SEVEN[..3]);
    bench.play(1, "discard haste");
    bench.play(1, "done");
    assert!(!bench.me().saved);

    let mut bench = ended(0, &SEVEN[..3]);
    bench.play(1, "discard haste");
    assert!(!bench.may(1, "save"));
    assert!(!bench.me().saved);
}

/// DR-307, DR-308, DR-310: hands are filled to five, larger ones stay as they are, and the turn passes on.
#[test]
fn hands_are_filled_to_five() {
    for (held, then) in [(1, 5), (4, 5), (5, 5), (6, 5), (7, 6)] {
        let mut bench = ended(0, &SEVEN[..held]);
        bench.play(1, "discard haste");
        assert_eq!(bench.me().hand.len(), then, "with {held} cards");
        assert_eq!(bench.state.active, Seat::new(1));
    }
}

/// DR-309: an empty deck is made anew from the discard pile.
#[test]
fn the_discard_pile_becomes_the_deck() {
    let mut bench = Bench::new(2);
    bench.hold(1, &SEVEN[..1]);
    let all: Vec<_> = bench.state.deck.iter().copied().collect();
    bench.state.deck.clear();
    for card in all {
        bench.state.discard.insert(card);
    }
    bench.me().ap = 0;
    bench.play(1, "done");
    bench.play(1, "discard haste");
    assert!(bench.events.iter().any(|event| matches!(event, Event::Reshuffled)));
    assert_eq!(bench.me().hand.len(), 5);
    assert!(bench.state.discard.is_empty());
}

/// DR-311: discard, then the bonus for staying, the saved point, then the new cards.
#[test]
fn the_phase_has_its_order() {
    let mut bench = ended(1, &SEVEN[..2]);
    bench.events.clear();
    bench.play(1, "discard haste");
    bench.play(1, "save");
    let at = |wanted: fn(&Event) -> bool| bench.events.iter().position(wanted).expect("an event");
    let discarded = at(|event| matches!(event, Event::Discarded { .. }));
    let saved = at(|event| matches!(event, Event::Saved { .. }));
    let drew = at(|event| matches!(event, Event::Drew { .. }));
    let stayed = at(|event| matches!(event, Event::Gained { .. }));
    assert!(discarded < stayed && stayed < saved && saved < drew);
}

/// DR-419, DR-421…423: a teleport moves a fallen hero without points or exits, leaves him lying, and pays only in what is new.
#[test]
fn a_teleport_is_no_move() {
    for (seen, glory, peril) in [(false, 1, 2), (true, 0, 0)] {
        let mut bench = Bench::new(2);
        bench.put(1, "entrance_to_the_vault");
        let there = bench.lay("black_drain");
        bench.hold(1, &["shadow_step"]);
        let me = bench.me();
        (me.ap, me.prone, me.glory, me.peril) = (0, true, 3, 0);
        if seen {
            me.visited |= 1 << there.0;
        }
        bench.play(1, "play shadow_step");
        if bench.may(1, "to black_drain") {
            bench.play(1, "to black_drain");
        }
        let me = bench.me();
        assert_eq!((me.spot, me.prone, me.ap), (there, true, 0));
        assert_eq!((me.glory, me.peril), (glory, peril), "seen before: {seen}");
    }
}

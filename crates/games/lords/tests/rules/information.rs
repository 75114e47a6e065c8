//! Section 40: who knows what.

use crate::bench::Bench;
use undercroft_core::{Game, Observer, Quick, Seat};
use undercroft_lords::Event;
use undercroft_lords::names::{Adventurer, Creature, Trap};
use undercroft_lords::state::Phase;

const OTHER: Observer = Observer::Seat(Seat::new(1));
const OWN: Observer = Observer::Seat(Seat::FIRST);

/// DL-118, DL-381, DL-382: trap cards and unrevealed orders are the owner's secret; their number is not.
#[test]
fn hands_are_secret() {
    let mut bench = Bench::new(2);
    bench.me().traps = [Trap::Pendulum, Trap::TrapDoor].into_iter().collect();
    let order = bench.legal(1)[0].clone();
    bench.play(1, &order);
    let own = bench.game.view(&bench.state, OWN);
    let other = bench.game.view(&bench.state, OTHER);
    assert_eq!((own.players[0].shown.traps.total(), own.players[0].shown.chosen.len()), (2, 1));
    assert_eq!((other.players[0].shown.traps.total(), other.players[0].shown.chosen.len()), (0, 0));
    assert_eq!(other.players[0].trap_cards, 2);
    assert_eq!(other.players[0].shown.gold, 3);
    assert_eq!(bench.events[0].project(OTHER), Some(Event::Ordered { seat: Seat::FIRST, order: None }));
}

/// DL-383: everybody sees that and where somebody spied, but only he knows the card.
#[test]
fn spied_cards() {
    let mut bench = Bench::new(2);
    bench.me().spied[2] = true;
    let card = bench.state.cards[0][2];
    assert_eq!(bench.game.view(&bench.state, OWN).cards, [None, None, Some(card), None]);
    let other = bench.game.view(&bench.state, OTHER);
    assert_eq!(other.cards, [None; 4]);
    assert!(other.players[0].shown.spied[2]);
    let told = Event::Spied { seat: Seat::FIRST, place: 3, card: Some(card) };
    assert_eq!(told.project(OWN).as_ref(), Some(&told));
    for observer in [OTHER, Observer::Spectator] {
        let hidden = Event::Spied { seat: Seat::FIRST, place: 3, card: None };
        assert_eq!(told.project(observer), Some(hidden));
    }
}

/// DL-118, DL-382: of drawn traps others hear only how many.
#[test]
fn drawn_traps_are_secret() {
    let traps = Some(vec![Trap::Pendulum, Trap::TrapDoor]);
    let told = Event::Drew { seat: Seat::FIRST, count: 2, traps };
    assert_eq!(told.project(OWN).as_ref(), Some(&told));
    for observer in [OTHER, Observer::Spectator] {
        let hidden = Event::Drew { seat: Seat::FIRST, count: 2, traps: None };
        assert_eq!(told.project(observer), Some(hidden));
    }
}

/// DL-384: what is face down is unknown: an imagined world has the same things in another order.
#[test]
fn stacks_are_unknown() {
    let bench = Bench::new(3);
    let world = bench.game.imagine(&bench.state, Seat::FIRST, &mut Quick::new(5));
    assert_ne!(world.trap_deck, bench.state.trap_deck);
    assert_ne!(world.creature_stack, bench.state.creature_stack);
    assert_eq!(world.forecast, bench.state.forecast);
    assert!(bench.game.conserved(&world).is_ok());
}

/// DL-222, DL-385: in planning creatures are public; of a trap only that it is there.
#[test]
fn plans_are_half_public() {
    let mut bench = Bench::new(2);
    bench.combat(&[Adventurer::WarriorC], &[Trap::Pendulum], &[Creature::Troll]);
    bench.play(1, "lay pendulum");
    let laid = Event::Laid { seat: Seat::FIRST, trap: None };
    for observer in [OTHER, Observer::Spectator] {
        assert!(bench.events.iter().all(|event| event.project(observer).as_ref() == Some(&laid)));
    }
    bench.play(1, "send troll");
    let plan = &bench.game.view(&bench.state, OTHER).players[0];
    assert_eq!((plan.laid_traps, plan.shown.plan.traps.len(), plan.shown.plan.sent.total()), (1, 0, 1));
    assert_eq!(bench.game.view(&bench.state, OWN).players[0].shown.plan.traps.len(), 1);
    assert!(matches!(bench.state.phase, Phase::Planning(_)));
}

/// DL-015, DL-386: a discarded trap lies face down, a used one has been seen.
#[test]
fn discards() {
    let hidden = Event::Discarded { seat: Seat::FIRST, trap: Some(Trap::Pendulum) };
    assert_eq!(hidden.project(OTHER), Some(Event::Discarded { seat: Seat::FIRST, trap: None }));
    let used = Event::Sprung { seat: Seat::FIRST, trap: Trap::Pendulum };
    assert_eq!(used.project(OTHER), Some(used));
    let mut bench = Bench::new(2);
    bench.me().buried.add(Trap::Pendulum);
    assert_eq!(bench.game.view(&bench.state, OWN).players[0].shown.buried.total(), 1);
    for observer in [OTHER, Observer::Spectator] {
        assert_eq!(bench.game.view(&bench.state, observer).players[0].shown.buried.total(), 0);
    }
}

/// DL-196: all Evil Counters are public.
#[test]
fn counters_are_public() {
    let mut bench = Bench::new(2);
    bench.me().evil = 8;
    assert_eq!(bench.game.view(&bench.state, Observer::Spectator).players[0].shown.evil, 8);
}

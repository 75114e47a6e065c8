//! Section 33 and special events: the full game.

use crate::bench::Bench;
use undercroft_core::{Game, Setup};
use undercroft_lords::names::{Adventurer, Creature, EventTile, Order, Special, Trap};
use undercroft_lords::state::{Ask, Phase};
use undercroft_lords::{Event, Lords};

use Order::{Dig, Food, Hire, Imps, Mine, Reputation, Traps};

/// A full game after the choice of the first closed orders.
fn full() -> Bench {
    let mut bench = Bench::full(4);
    for number in 1..=4 {
        let keep = bench.legal(number)[0].clone();
        bench.play(number, &keep);
    }
    bench
}

/// DL-039, DL-040: of three drawn orders one is kept, before anything is revealed; as an option in the first
/// game too.
#[test]
fn choosing_the_closed_orders() {
    for setup in [Setup::new(4).with("rules", "full"), Setup::new(4).with("draft", "on")] {
        let mut bench = Bench::with(setup);
        assert_eq!((bench.state.ask, bench.acting()), (Ask::Keep, vec![1, 2, 3, 4]));
        assert!(bench.state.tavern.is_empty() && bench.state.forecast.is_empty());
        let drawn = bench.me().drawn;
        assert_eq!((drawn.len(), bench.legal(1).len()), (3, 3));
        for number in 1..=4 {
            let keep = bench.legal(number)[0].clone();
            bench.play(number, &keep);
        }
        assert_eq!(bench.me().inaccessible.len(), 2);
        assert_eq!(bench.me().inaccessible.minus(drawn).len(), 0);
        assert_eq!((bench.state.ask, bench.state.tavern.total()), (Ask::Orders, 3));
    }
}

/// DL-328: what the full game adds, and what can be left out.
#[test]
fn what_the_full_game_adds() {
    assert_eq!(full().state.specials.len(), 2);
    let plain = Setup::new(4).with("rules", "full").with("special-events", "off");
    assert!(Bench::with(plain.clone()).state.specials.is_empty());
    assert_eq!(Lords::new(&plain).unwrap().setup().options.len(), 2);
}

/// DL-329, DL-330, DL-331: hiring first costs a gold at once; without gold the space stays free for others.
#[test]
fn the_hiring_fee() {
    let mut bench = full();
    bench.state.first = undercroft_core::Seat::FIRST;
    bench.me().gold = 0;
    bench.orders(&[[Hire, Food, Dig], [Hire, Mine, Imps], [Mine, Hire, Imps], [Reputation, Traps, Imps]]);
    assert!(bench.state.players[0].waiting.contains(Hire));
    assert_eq!(bench.state.players[1].gold, 2);
    assert_eq!(bench.state.players[2].gold, 3, "only the first order");
    let placed = bench
        .events
        .iter()
        .find(|event| matches!(event, Event::Placed { seat, order: Hire, .. } if seat.number() == 2));
    assert!(matches!(placed, Some(Event::Placed { space: Some(0), .. })));

    let mut first_game = Bench::new(4);
    first_game.me().gold = 0;
    let others = [Mine, Imps, Traps];
    first_game.orders(&[[Hire, Food, Dig], [Hire, Mine, Imps], others, [Reputation, Traps, Imps]]);
    assert!(!first_game.heard(|event| matches!(event, Event::Fee { .. })), "only in the full game");
    assert!(!first_game.state.players[0].waiting.contains(Hire));
    assert_eq!(first_game.state.players[1].gold, 3);
}

/// DL-331: the fee comes on top of what the creature and the space cost.
#[test]
fn the_fee_comes_on_top() {
    let mut bench = full();
    bench.state.first = undercroft_core::Seat::FIRST;
    bench.state.tavern = [Creature::Golem].into_iter().collect();
    bench.me().traps.add(Trap::Pendulum);
    let other = [Mine, Imps, Traps];
    bench.orders(&[[Hire, Dig, Imps], other, other, other]);
    assert_eq!(bench.me().gold, 2);
    bench.until(|state| state.actor.number() == 1 && state.ask == Ask::Space);
    while !bench.may(1, "hire golem") {
        bench.play(1, "pass");
        bench.until(|state| state.actor.number() == 1 && state.ask == Ask::Space);
    }
    bench.all(1, &["hire golem", "discard pendulum"]);
    assert_eq!((bench.me().gold, bench.me().traps.total()), (1, 0));
}

/// DL-332, DL-333, DLX-22: Evil as a cost needs room on the scale; gained Evil is clamped. The first game is
/// milder (DLA-08).
#[test]
fn evil_as_a_cost() {
    let lair = [Creature::Witch, Creature::Vampire];
    let mut bench = full();
    bench.me().up = lair.into_iter().collect();
    bench.event(EventTile::PayDay);
    bench.me().evil = 12;
    bench.play(1, "pay vampire");
    assert_eq!(bench.me().evil, 14);
    assert_eq!(bench.refused(1, "pay witch"), "DL-018");
    bench.play(1, "release witch");
    assert_eq!(bench.me().evil, 14);

    let mut bench = Bench::new(4);
    bench.me().up = lair.into_iter().collect();
    bench.event(EventTile::PayDay);
    bench.me().evil = 14;
    bench.all(1, &["pay vampire", "pay witch"]);
    assert_eq!(bench.me().evil, 14);
}

fn special(which: Special) -> Bench {
    let mut bench = full();
    bench.state.specials = [which, Special::Rats].into_iter().collect();
    bench
}

/// DL-042, DL-057: one special event for each year, shown as soon as its tile is.
#[test]
fn special_events_are_announced() {
    let mut announced = 0;
    for seed in 0..20 {
        let mut bench = Bench::seeded(Setup::new(2).with("rules", "full"), seed);
        for number in 1..=2 {
            let keep = bench.legal(number)[0].clone();
            bench.play(number, &keep);
        }
        let shown = bench.heard(|event| matches!(event, Event::SpecialShown { .. }));
        assert_eq!(shown, bench.state.event_tiles[0] == EventTile::Special);
        announced += u8::from(shown);
    }
    assert!(announced > 0);
}

/// DL-174, DL-335: every special event does what it says.
#[test]
fn special_events() {
    let mut bench = special(Special::WitchHunt);
    bench.me().up.add(Creature::Troll);
    bench.event(EventTile::Special);
    assert_eq!(bench.legal(1), ["lose troll", "accept"]);
    bench.play(1, "lose troll");
    assert_eq!((bench.me().monsters(), bench.me().evil, bench.player(2).evil), (0, 4, 7));

    let mut bench = special(Special::MonsterStrike);
    bench.me().up = [Creature::Witch, Creature::Goblin].into_iter().collect();
    bench.event(EventTile::Special);
    assert_eq!(
        bench.legal(1),
        ["part goblin food", "strike goblin", "part witch food", "part witch evil", "strike witch"]
    );
    bench.all(1, &["part witch food", "strike goblin"]);
    assert_eq!((bench.me().food, bench.me().down.count(Creature::Goblin), bench.me().up.total()), (2, 1, 1));

    for (which, gold, food) in [(Special::TreasuryLeak, 3, 5), (Special::Rats, 5, 3)] {
        let mut bench = special(which);
        (bench.me().gold, bench.me().food) = (5, 5);
        bench.event(EventTile::Special);
        assert_eq!((bench.me().gold, bench.me().food), (gold, food));
    }

    let mut bench = special(Special::TrapRecall);
    bench.me().traps = [Trap::Pendulum, Trap::TrapDoor, Trap::CursedRing].into_iter().collect();
    bench.event(EventTile::Special);
    bench.play(1, "discard trap-door");
    assert_eq!((bench.me().traps.total(), bench.state.ask), (2, Ask::Orders));

    let mut bench = special(Special::ImpFeast);
    bench.me().imps = 7;
    bench.event(EventTile::Special);
    assert_eq!(bench.state.due, 2);
    bench.play(1, "give 1");
    assert_eq!((bench.me().food, bench.me().imps), (2, 6));

    let mut bench = special(Special::BadPress);
    bench.me().up =
        [Creature::Troll, Creature::Troll, Creature::Witch, Creature::Ghost].into_iter().collect();
    bench.event(EventTile::Special);
    assert_eq!(bench.me().evil, 5);

    let mut bench = special(Special::TunnelAudit);
    bench.event(EventTile::Special);
    bench.play(1, "give 0").play(2, "give 1");
    assert_eq!((bench.me().marks, bench.player(2).gold), (1, 2));

    let mut bench = special(Special::ImpatientHeroes);
    use Adventurer::{PriestA, ThiefA, WarriorA, WizardA};
    bench.state.arriving = [WarriorA, ThiefA, PriestA, WizardA].into_iter().collect();
    bench.player(4).traps.add(Trap::Pendulum);
    bench.event(EventTile::Special);
    assert_eq!(bench.state.phase, Phase::Arrival(4));
    bench.play(4, "discard pendulum");
    assert_eq!((bench.player(1).imps, bench.player(2).gold, bench.player(3).food), (2, 2, 2));
}

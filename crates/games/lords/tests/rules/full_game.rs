//! Section 33 and special events: the full game.

use crate::bench::Bench;
use std::collections::BTreeSet;
use undercroft_core::{Game, Observer, Seat, Setup};
use undercroft_lords::components::{Adventurer, Creature, EventTile, Order, Special, Trap};
use undercroft_lords::state::{Ask, Phase};
use undercroft_lords::{Event, Lords};

use Order::{Dig, Food, Hire, Imps, Mine, Reputation, Traps};

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
    assert_eq!(Bench::begun().state.specials.len(), 2);
    let plain = Setup::new(4).with("rules", "full").with("special_events", "off");
    assert!(Bench::with(plain.clone()).state.specials.is_empty());
    assert_eq!(Lords::new(&plain).unwrap().setup().options.len(), 2);
}

/// DL-329, DL-330, DL-331: hiring first costs a gold at once; without gold the space stays free for others.
#[test]
fn the_hiring_fee() {
    let mut bench = Bench::begun();
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
    let mut bench = Bench::begun();
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
    let mut bench = Bench::begun();
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
    let mut bench = Bench::begun();
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

/// DL-174, DL-335: every special event does what it says, to everybody in player order.
#[test]
fn special_events() {
    let mut bench = special(Special::WitchHunt);
    bench.me().up.add(Creature::Troll);
    bench.event(EventTile::Special);
    assert_eq!(bench.legal(1), ["lose troll", "accept"]);
    bench.play(1, "lose troll");
    assert_eq!((bench.me().monsters(), bench.me().evil, bench.player(2).evil), (0, 4, 7));
    assert!(bench.state.creatures_gone.has(Creature::Troll));

    let mut bench = special(Special::BadPress);
    bench.me().up =
        [Creature::Troll, Creature::Troll, Creature::Witch, Creature::Ghost].into_iter().collect();
    bench.player(2).up = [Creature::Troll, Creature::Ghost].into_iter().collect();
    bench.player(3).up = [Creature::Demon; 4].into_iter().collect();
    bench.event(EventTile::Special);
    let evil: Vec<u8> = bench.state.players.iter().map(|player| player.evil).collect();
    assert_eq!(evil, [5, 4, 6, 4]);

    let mut bench = special(Special::TunnelAudit);
    bench.player(3).gold = 0;
    bench.event(EventTile::Special);
    bench.play(1, "give 0").play(2, "give 1");
    assert_eq!(bench.legal(3), ["give 0"]);
    bench.play(3, "give 0");
    assert_eq!((bench.me().marks, bench.me().gold), (1, 3));
    assert_eq!((bench.player(2).marks, bench.player(2).gold, bench.player(3).marks), (0, 2, 1));
}

/// DL-012, DL-334: Witch Hunt: a ghost is no monster to give up, and one may keep the monsters; gained Evil is no cost (DL-334).
#[test]
fn witch_hunt() {
    let mut bench = special(Special::WitchHunt);
    bench.me().up = [Creature::Witch, Creature::Ghost].into_iter().collect();
    bench.player(2).up.add(Creature::Ghost);
    (bench.me().evil, bench.player(2).evil) = (12, 13);
    bench.event(EventTile::Special);
    assert_eq!(bench.legal(1), ["lose witch", "accept"]);
    bench.play(1, "accept");
    assert_eq!((bench.player(1).evil, bench.player(1).up.total()), (14, 2));
    assert_eq!(
        (bench.player(2).evil, bench.player(2).up.total()),
        (14, 1),
        "seat 2 has no monster to give up"
    );
}

/// DL-012, DL-174, DL-333: Monster Strike: one unit of one part of each monster's wage, or the monster lies face down until combat is over.
/// Paying it in Evil is paying a wage: in the full game it needs a space on the scale (DL-333).
#[test]
fn monster_strike() {
    use Creature::{Demon, Ghost, Goblin, Golem, Troll, Witch};
    let mut bench = special(Special::MonsterStrike);
    bench.me().up = [Witch, Goblin, Ghost].into_iter().collect();
    bench.event(EventTile::Special);
    assert_eq!(
        bench.legal(1),
        ["part goblin food", "strike goblin", "part witch food", "part witch evil", "strike witch"]
    );
    assert_eq!(bench.refused(1, "strike ghost"), "DL-174");
    bench.all(1, &["part witch food", "strike goblin"]);
    let me = bench.me();
    assert_eq!((me.food, me.evil, me.down.count(Goblin), me.up.total()), (2, 4, 1, 2));
    assert_eq!(bench.state.ask, Ask::Orders, "the ghost is asked nothing");

    let mut bench = special(Special::MonsterStrike);
    bench.me().up = [Troll, Troll, Golem, Demon].into_iter().collect();
    bench.me().traps.add(Trap::Pendulum);
    bench.me().evil = 14;
    bench.event(EventTile::Special);
    assert_eq!(bench.legal(1)[4..], ["strike golem", "strike demon"]);
    assert_eq!(bench.refused(1, "part demon evil"), "DL-018");
    bench.all(1, &["part troll food", "part golem trap", "discard pendulum", "strike troll"]);
    assert_eq!(bench.legal(1), ["strike demon"]);
    bench.play(1, "strike demon");
    let me = bench.me();
    assert_eq!((me.food, me.gold, me.evil, me.traps.total()), (2, 3, 14, 0));
    assert_eq!((me.up.count(Troll), me.down.count(Troll), me.down.count(Demon)), (1, 1, 1));
    assert_eq!(bench.state.ask, Ask::Orders);

    let mut bench = special(Special::MonsterStrike);
    bench.me().up = [Goblin, Golem].into_iter().collect();
    (bench.me().gold, bench.me().food) = (0, 0);
    bench.event(EventTile::Special);
    assert_eq!(bench.legal(1), ["strike goblin", "strike golem"], "nothing is there to pay with");

    let mut bench = special(Special::MonsterStrike);
    for number in [1, 3] {
        bench.player(number).up.add(Goblin);
    }
    bench.event(EventTile::Special);
    bench.play(1, "part goblin food").play(3, "strike goblin");
    assert_eq!(
        (bench.player(1).up.total(), bench.player(3).down.total()),
        (1, 1),
        "each has monsters of his own"
    );
}

/// Treasury Leak, Rats and Trap Recall take half, rounded down: a single one stays.
#[test]
fn halves() {
    for (had, left) in [(0, 0), (1, 1), (2, 1), (5, 3), (6, 3)] {
        for (which, gold, food, others) in
            [(Special::TreasuryLeak, left, had, (2, 3)), (Special::Rats, had, left, (3, 2))]
        {
            let mut bench = special(which);
            (bench.me().gold, bench.me().food) = (had, had);
            bench.event(EventTile::Special);
            assert_eq!((bench.me().gold, bench.me().food), (gold, food), "{which}");
            assert_eq!((bench.player(4).gold, bench.player(4).food), others, "{which} comes to everybody");
        }
    }
    for (had, discards) in [(0, 0), (1, 0), (3, 1), (4, 2)] {
        let mut bench = special(Special::TrapRecall);
        let traps = [Trap::Pendulum, Trap::TrapDoor, Trap::CursedRing, Trap::TrapDoor];
        bench.me().traps = traps.into_iter().take(had).collect();
        bench.event(EventTile::Special);
        for _ in 0..discards {
            bench.play(1, "discard trap-door");
        }
        assert_eq!((usize::from(bench.me().traps.total()), bench.state.ask), (had - discards, Ask::Orders));
    }
}

/// Imp Feast: a food for every three imps, rounded down; an imp leaves for each food that is not paid.
#[test]
fn imp_feast() {
    for (imps, food, due, most) in [(2, 3, 0, 0), (3, 3, 1, 1), (8, 3, 2, 2), (9, 1, 3, 1)] {
        let mut bench = special(Special::ImpFeast);
        (bench.me().imps, bench.me().food) = (imps, food);
        bench.event(EventTile::Special);
        if due == 0 {
            assert_eq!(bench.acting(), [2], "{imps} imps are no feast");
            continue;
        }
        assert_eq!((bench.state.due, bench.legal(1).len()), (due, most + 1));
        bench.play(1, "give 1");
        let me = bench.me();
        assert_eq!((me.food, me.imps, me.gold, me.marks), (food - 1, imps - (due - 1), 3, 0));
    }
}

/// Impatient Heroes: whoever arrives does his harm, as far as there is something to harm.
#[test]
fn impatient_heroes() {
    use Adventurer::{PriestA, ThiefA, WarriorA, WizardA};
    for stores in [true, false] {
        let mut bench = special(Special::ImpatientHeroes);
        bench.state.arriving = [WarriorA, ThiefA, PriestA, WizardA].into_iter().collect();
        if stores {
            bench.player(4).traps = [Trap::Pendulum, Trap::TrapDoor].into_iter().collect();
        } else {
            for player in &mut bench.state.players {
                (player.imps, player.gold, player.food) = (0, 0, 0);
            }
        }
        bench.event(EventTile::Special);
        if stores {
            assert_eq!(bench.state.phase, Phase::Arrival(4));
            bench.play(4, "discard pendulum");
        }
        let left = if stores { 2 } else { 0 };
        assert_eq!((bench.player(1).imps, bench.player(2).gold, bench.player(3).food), (left, left, left));
        assert_eq!(bench.player(4).traps.total(), u8::from(stores));
        assert_eq!(bench.state.ask, Ask::Orders);
    }
    // Several wizards take their traps in player order.
    let mut bench = special(Special::ImpatientHeroes);
    bench.state.first = Seat::new(2);
    bench.state.arriving = [WizardA; 4].into_iter().collect();
    for number in [1, 3, 4] {
        bench.player(number).traps.add(Trap::Pendulum);
    }
    bench.event(EventTile::Special);
    bench.play(3, "discard pendulum").play(4, "discard pendulum").play(1, "discard pendulum");
    // In a season with another event they are as patient as ever.
    let mut bench = special(Special::ImpatientHeroes);
    bench.state.arriving = [WarriorA, ThiefA, PriestA, WizardA].into_iter().collect();
    bench.event(EventTile::PayDay);
    assert!(bench.state.players.iter().all(|one| (one.imps, one.gold, one.food) == (3, 3, 3)));
}

/// DL-042, DL-174: two different cards are drawn; the first is for the first year, the second for the second.
#[test]
fn one_special_event_for_each_year() {
    let mut seen = [BTreeSet::new(), BTreeSet::new()];
    for seed in 0..100 {
        let bench = Bench::seeded(Setup::new(4).with("rules", "full"), seed);
        assert_ne!(bench.state.specials[0], bench.state.specials[1]);
        for (year, special) in seen.iter_mut().zip(&bench.state.specials) {
            year.insert(*special);
        }
    }
    assert_eq!(seen.map(|year| year.len()), [9, 9], "any of the nine may come in either year");
    for (year, evil, food) in [(1, 7, 3), (2, 4, 2)] {
        let mut bench = special(Special::WitchHunt);
        bench.state.year = year;
        bench.event(EventTile::Special);
        assert_eq!((bench.me().evil, bench.me().food), (evil, food), "year {year}");
    }
}

/// DL-057, DL-384: nobody knows the special event before its tile is turned up, and everybody after.
#[test]
fn a_special_event_is_secret_at_first() {
    let mut bench = special(Special::WitchHunt);
    for (tiles, known) in [
        ([EventTile::Special, EventTile::Taxes, EventTile::PayDay], Some(Special::WitchHunt)),
        ([EventTile::Taxes, EventTile::Special, EventTile::PayDay], None),
    ] {
        bench.state.event_tiles = tiles;
        for observer in [Observer::Seat(Seat::FIRST), Observer::Spectator] {
            assert_eq!(bench.game.view(&bench.state, observer).special, known);
        }
    }
}

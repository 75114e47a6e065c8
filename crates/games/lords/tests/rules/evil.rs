//! Sections 28 and 29: the Evilometer and the paladin.

use crate::bench::Bench;
use undercroft_core::Seat;
use undercroft_lords::Event;
use undercroft_lords::components::{Adventurer, Creature, EventTile};
use undercroft_lords::state::{Member, Paladin};

const NUMBER_ONE: Paladin = Paladin::With(Seat::FIRST);

/// Seat 1 releases a creature on Pay Day and so gains an Evil.
fn gain(bench: &mut Bench) {
    bench.me().up.add(Creature::Goblin);
    bench.event(EventTile::PayDay);
    bench.play(1, "release goblin");
}

fn host(bench: &mut Bench, number: usize) {
    bench.player(number).party.push(Member::new(Adventurer::SilverPaladin));
    bench.state.paladin = Paladin::With(Seat::new(number as u8 - 1));
}

/// DL-194, DL-195, DL-334: gained Evil moves the counter up, and at the top it stays.
#[test]
fn evil_is_clamped() {
    for (before, after) in [(4, 5), (13, 14), (14, 14)] {
        let mut bench = Bench::new(4);
        bench.me().evil = before;
        gain(&mut bench);
        assert_eq!(bench.me().evil, after);
    }
}

/// DL-198: on his space or above, the paladin comes at once.
#[test]
fn the_paladin_comes() {
    for (before, comes) in [(7, false), (8, true), (12, true)] {
        let mut bench = Bench::new(4);
        bench.me().evil = before;
        gain(&mut bench);
        assert_eq!(bench.state.paladin == NUMBER_ONE, comes);
        assert_eq!(bench.party() == ["paladin-silver"], comes);
    }
}

/// DL-199, DLX-24: a better reputation afterwards does not send him home.
#[test]
fn the_paladin_stays() {
    let mut bench = Bench::new(4);
    bench.me().evil = 8;
    gain(&mut bench);
    use undercroft_lords::components::Order::{Dig, Food, Imps, Mine, Reputation, Traps};
    bench.state.first = Seat::FIRST;
    bench.orders(&[[Reputation, Food, Dig], [Mine, Imps, Traps], [Mine, Imps, Traps], [Mine, Imps, Traps]]);
    bench.until(|state| {
        state.actor == Seat::FIRST && matches!(state.phase, undercroft_lords::state::Phase::Actions(3))
    });
    bench.play(1, "use");
    assert_eq!((bench.me().evil, bench.state.paladin), (8, NUMBER_ONE));
}

/// DLX-24: threatening the village for food calls him; a better reputation in the same Orders Phase comes too late.
#[test]
fn reputation_comes_too_late() {
    use undercroft_lords::components::Order::{Dig, Food, Imps, Mine, Reputation, Traps};
    let mut bench = Bench::new(4);
    bench.me().evil = 8;
    bench.state.first = Seat::new(1);
    bench.orders(&[[Food, Reputation, Dig], [Food, Mine, Imps], [Mine, Imps, Traps], [Mine, Imps, Traps]]);
    bench.play(2, "pass");
    bench.play(1, "use");
    assert_eq!((bench.me().evil, bench.me().food, bench.state.paladin), (9, 6, NUMBER_ONE));
    bench.all(1, &["use", "pass"]);
    assert_eq!((bench.me().evil, bench.state.paladin), (8, NUMBER_ONE));
    assert_eq!(bench.party(), ["paladin-silver"]);
}

/// DL-202, DL-203: he changes dungeons only for someone strictly more evil, on or above his space.
#[test]
fn the_paladin_changes_sides() {
    for (host_evil, mine, moves) in
        [(10, 9, false), (10, 10, true), (9, 8, false), (3, 7, false), (3, 8, true)]
    {
        // The order of play has no say in it.
        for first in 0..4 {
            let mut bench = Bench::new(4);
            host(&mut bench, 2);
            bench.state.first = Seat::new(first);
            bench.player(2).evil = host_evil;
            bench.me().evil = mine;
            gain(&mut bench);
            assert_eq!(bench.state.paladin == NUMBER_ONE, moves, "host {host_evil}, me {mine} and one more");
            assert_eq!(bench.heard(|event| matches!(event, Event::Paladin { .. })), moves);
        }
    }
}

/// DL-204, DLX-25: when the host drops below two equals, the later in player order from the first player gets him.
#[test]
fn the_later_one_gets_him() {
    for (first, later) in [(1, 4), (2, 4), (3, 2), (4, 2)] {
        let mut bench = Bench::new(4);
        host(&mut bench, 1);
        bench.me().evil = 11;
        bench.player(2).evil = 11;
        bench.player(4).evil = 11;
        use Adventurer::{PriestA, WarriorA};
        bench.combat(&[Adventurer::SilverPaladin, WarriorA, PriestA], &[], &[]);
        bench.state.first = Seat::new(first - 1);
        bench.state.phase = undercroft_lords::state::Phase::Planning(bench.state.turn_of(Seat::FIRST));
        bench.play(1, "ready");
        let host = Paladin::With(Seat::new(later - 1));
        assert_eq!((bench.me().evil, bench.state.paladin), (10, host), "seat {first} is first");
    }
}

/// DL-198, DL-202: with two and three players the rules are the same; the counter nobody plays keeps him from nobody.
#[test]
fn the_paladin_with_fewer_players() {
    for seats in [2, 3] {
        let mut bench = Bench::new(seats);
        host(&mut bench, 2);
        (bench.state.dummy_evil, bench.player(2).evil, bench.me().evil) = (13, 10, 10);
        gain(&mut bench);
        assert_eq!(bench.state.paladin, NUMBER_ONE, "{seats} players");
        assert_eq!((bench.party(), bench.player(2).party.len()), (vec!["paladin-silver"], 0));
    }
}

/// DL-205: he takes his damage with him.
#[test]
fn he_takes_his_damage_along() {
    let mut bench = Bench::new(4);
    host(&mut bench, 2);
    bench.player(2).party[0].damage = 3;
    bench.me().evil = 12;
    gain(&mut bench);
    assert_eq!(bench.damage(), [3]);
    assert!(bench.player(2).party.is_empty());
}

/// DL-206: once captured he never moves again.
#[test]
fn a_captured_paladin_stays() {
    let mut bench = Bench::new(4);
    bench.state.paladin = Paladin::Out;
    bench.me().evil = 12;
    gain(&mut bench);
    assert!(bench.party().is_empty());
}

/// DL-201: he is of no class though he has all symbols.
#[test]
fn he_is_of_no_class() {
    let bench = Bench::new(4);
    let spec = bench.game.components().adventurer(Adventurer::SilverPaladin);
    assert_eq!(spec.class, undercroft_lords::components::Class::Paladin);
    assert!(spec.trap > 0 && spec.heal > 0 && spec.magic > 0);
}

/// DL-209: arriving at a cleared dungeon he is fought from the next round on; after round 4 not at all.
#[test]
fn combat_starts_again() {
    for (round, planned) in [(1, true), (4, false)] {
        let mut bench = Bench::new(4);
        host(&mut bench, 1);
        bench.me().evil = 10;
        bench.player(2).evil = 10;
        bench.combat(&[Adventurer::SilverPaladin, Adventurer::WarriorA], &[], &[]);
        bench.state.combat_round = round;
        bench.play(1, "ready");
        if planned {
            assert_eq!(bench.state.paladin, Paladin::With(Seat::new(1)));
            bench.play(1, "ready");
            assert_eq!(bench.acting(), [2]);
        } else {
            assert_eq!(bench.state.year, 2, "combat is over");
        }
    }
}

//! Sections 11 to 19 and 33: what each space costs, to the last coin, and Evil at the ends of the scale.

use crate::actions::at;
use crate::bench::Bench;
use std::collections::BTreeSet;
use undercroft_core::{Seat, Setup};
use undercroft_lords::Event;
use undercroft_lords::components::{Creature, EventTile, Order, Room, Trap};
use undercroft_lords::state::{Ask, Occupant, Phase};

use Order::{Dig, Food, Hire, Imps, Mine, Reputation, Traps};

const BUILD: Order = Order::Room;

fn table(rules: &str) -> Bench {
    let mut bench = Bench::with(Setup::new(4).with("rules", rules));
    while bench.state.ask == Ask::Keep {
        let number = bench.acting()[0];
        let keep = bench.legal(number)[0].clone();
        bench.play(number, &keep);
    }
    bench.state.first = Seat::FIRST;
    bench.state.tavern = [Creature::Goblin, Creature::Goblin, Creature::Vampire].into_iter().collect();
    bench.state.shop = [Room::Mint, Room::Hatchery].into_iter().collect();
    bench
}

/// All four order the same second, so that no hiring fee is due; the spaces (I to III as 1 to 3) on which somebody is
/// asked, in the order in which that happens, when everybody passes.
fn usable(bench: &mut Bench, order: Order) -> Vec<usize> {
    let first = if order == Mine { Dig } else { Mine };
    let last = if order == Traps { Dig } else { Traps };
    bench.orders(&[[first, order, last]; 4]);
    let mut asked = Vec::new();
    while matches!(bench.state.phase, Phase::Actions(_)) {
        if at(bench).0 == order {
            asked.push(at(bench).1 + 1);
        }
        bench.play(bench.acting()[0], "pass");
    }
    asked
}

/// DL-018, DL-074, DL-077, DL-078, DL-084, DL-088, DL-089, DL-090, DL-111, DL-114, DL-115, DL-116, DL-122, DL-123, DL-128:
/// on which spaces one can do something with this much gold and food.
#[test]
fn the_whole_cost_or_nothing() {
    for (gold, food, order, expected) in [
        (0, 9, Food, vec![2, 3]),
        (1, 0, Food, vec![1, 2, 3]),
        (0, 9, Reputation, vec![1, 2]),
        (1, 0, Reputation, vec![1, 2, 3]),
        (9, 0, Imps, vec![]),
        (0, 1, Imps, vec![1]),
        (1, 1, Imps, vec![1, 3]),
        (0, 2, Imps, vec![1, 2]),
        (0, 9, Traps, vec![2]),
        (1, 0, Traps, vec![1, 2]),
        (2, 0, Traps, vec![1, 2, 3]),
        (0, 0, BUILD, vec![1]),
        (1, 0, BUILD, vec![3, 2, 1]),
    ] {
        let mut bench = table("first");
        for player in &mut bench.state.players {
            (player.gold, player.food) = (gold, food);
        }
        assert_eq!(usable(&mut bench, order), expected, "{order} with {gold} gold and {food} food");
        assert!(bench.state.players.iter().all(|player| (player.gold, player.food) == (gold, food)));
    }
}

/// DL-119, DL-122, DL-123: the food of space III comes on top of the creature's price; whoever can pay none of them is
/// not asked.
#[test]
fn hiring_needs_the_whole_price() {
    for (food, expected) in [(0, vec![]), (1, vec![2, 1]), (2, vec![3, 2, 1])] {
        let mut bench = table("first");
        bench.state.tavern = [Creature::Goblin, Creature::Troll].into_iter().collect();
        bench.state.players.iter_mut().for_each(|player| player.food = food);
        assert_eq!(usable(&mut bench, Hire), expected, "{food} food");
    }
}

/// DL-081, DL-085, DL-086, DL-332, DL-333, DLA-08: Evil that Get Food costs must fit on the scale in the full game, with all
/// of its steps; in the first game it is clamped.
#[test]
fn food_for_evil_at_the_top() {
    for (rules, evil, expected) in [
        ("full", 14, vec![1]),
        ("full", 13, vec![1, 2]),
        ("full", 12, vec![1, 2, 3]),
        ("first", 14, vec![1, 2, 3]),
    ] {
        let mut bench = table(rules);
        bench.state.players.iter_mut().for_each(|player| player.evil = evil);
        assert_eq!(usable(&mut bench, Food), expected, "{rules}, {evil}");
    }
}

/// DL-332, DL-333: the same for hiring: a Vampire needs two free spaces.
#[test]
fn hiring_for_evil_at_the_top() {
    for (rules, evil, vampire) in
        [("full", 13, false), ("full", 12, true), ("first", 13, true), ("first", 14, true)]
    {
        let mut bench = table(rules);
        bench.me().evil = evil;
        bench.orders(&[[Mine, Hire, Traps], [Mine, Dig, Traps], [Mine, Dig, Traps], [Mine, Dig, Imps]]);
        bench.until(|state| state.ask == Ask::Space && matches!(state.phase, Phase::Actions(18..=20)));
        assert_eq!(bench.may(1, "hire vampire"), vampire, "{rules}, {evil}");
        if vampire {
            bench.play(1, "hire vampire");
            assert_eq!(bench.me().evil, 14);
        } else {
            assert_eq!(bench.refused(1, "hire vampire"), "DL-123");
        }
    }
}

/// DL-347, DL-350: at the tavern, too, the Golem wants a trap and the Demon a monster that was there before it.
#[test]
fn hiring_the_odd_ones() {
    let mut bench = table("first");
    bench.state.tavern = [Creature::Golem, Creature::Demon, Creature::Demon].into_iter().collect();
    bench.me().up.add(Creature::Ghost);
    bench.orders(&[[Hire, Mine, Traps], [Hire, Dig, Mine], [Hire, Mine, Dig], [Mine, Dig, Imps]]);
    bench.me().traps = Default::default();
    bench.player(2).traps.add(Trap::Pendulum);
    bench.player(3).up.add(Creature::Goblin);
    bench.until(|state| state.ask == Ask::Space && matches!(state.phase, Phase::Actions(18..=20)));
    // Seat 3 comes first, from space III, and has a Goblin to feed.
    assert_eq!(bench.legal(3), ["hire demon", "pass"]);
    bench.play(3, "hire demon");
    assert_eq!(bench.legal(3), ["feed goblin"], "the new Demon does not eat itself");
    bench.play(3, "feed goblin");
    let third = bench.player(3);
    assert_eq!((third.evil, third.food, third.up.count(Creature::Demon), third.up.total()), (5, 2, 1, 1));
    assert_eq!(bench.legal(2), ["hire golem", "pass"]);
    bench.all(2, &["hire golem", "discard pendulum"]);
    let second = bench.player(2);
    assert_eq!((second.gold, second.traps.total(), second.up.count(Creature::Golem)), (2, 0, 1));
    assert!(bench.me().waiting.contains(Hire), "a ghost is no food for the last Demon");
}

/// DL-072, DL-329, DL-331: the fee is a matter of the full game, is paid before the minion stands anywhere, and comes on
/// top of the price.
#[test]
fn the_early_fee() {
    for (rules, gold) in [("first", 3), ("full", 2)] {
        let mut bench = table(rules);
        bench.orders(&[[Hire, Mine, Imps], [Hire, Dig, Imps], [Mine, Dig, Imps], [Mine, Traps, Hire]]);
        assert_eq!([bench.player(1).gold, bench.player(2).gold], [gold; 2], "{rules}");
        assert_eq!(bench.player(4).gold, 3, "not for the third order");
        let own = |event: &&Event| match event {
            Event::Fee { seat } | Event::Placed { seat, order: Hire, .. } => seat.number() == 2,
            _ => false,
        };
        let told: Vec<&Event> = bench.events.iter().filter(own).collect();
        match rules {
            "full" => assert!(matches!(told[..], [Event::Fee { .. }, Event::Placed { space: Some(1), .. }])),
            _ => assert!(matches!(told[..], [Event::Placed { space: Some(1), .. }])),
        }
        bench.until(|state| state.ask == Ask::Space && matches!(state.phase, Phase::Actions(18..=20)));
        bench.play(4, "hire goblin");
        bench.play(2, "hire goblin");
        let second = bench.player(2);
        assert_eq!((second.gold, second.food), (gold, 2));
    }
}

/// DL-329, DL-330: the last gold pays the fee; only whoever has none at all stays out of the tavern.
#[test]
fn the_last_gold_pays_the_fee() {
    for (gold, stands) in [(0, false), (1, true)] {
        let mut bench = table("full");
        bench.me().gold = gold;
        bench.orders(&[[Hire, Mine, Imps], [Mine, Dig, Imps], [Mine, Dig, Imps], [Mine, Dig, Imps]]);
        assert_eq!((bench.me().gold, bench.me().waiting.contains(Hire)), (0, !stands), "{gold} gold");
        let own = Occupant::Player(Seat::FIRST);
        assert_eq!(bench.state.board[Hire.place()].contains(&own), stands, "{gold} gold");
    }
}

/// DLA-29: with the discards shuffled, those that lie face down are enough to buy from, and any of them may come first.
#[test]
fn the_discards_are_shuffled() {
    let mut drawn = BTreeSet::new();
    for seed in 0..20 {
        let mut bench = Bench::seeded(Setup::new(4).with("trap_reshuffle", "on"), seed);
        bench.state.first = Seat::FIRST;
        bench.player(2).buried = bench.state.trap_deck.drain(..).collect();
        bench.orders(&[[Traps, Mine, Imps], [Mine, Dig, Imps], [Mine, Dig, Imps], [Mine, Dig, Imps]]);
        bench.until(|state| matches!(state.phase, Phase::Actions(15)) && state.ask == Ask::Space);
        bench.play(1, "use");
        assert_eq!((bench.me().traps.total(), bench.state.trap_deck.len()), (1, 26));
        assert!(bench.player(2).buried.is_empty());
        drawn.extend(bench.me().traps.kinds());
    }
    assert!(drawn.len() > 3, "{drawn:?}");
}

/// DLA-29: a deck that runs out while cards are drawn gives what it has, unless the table shuffles the discards.
#[test]
fn the_deck_runs_out() {
    for (reshuffle, year, drawn, left) in
        [("off", 1, 1, 0), ("on", 1, 2, 1), ("off", 2, 1, 0), ("on", 2, 3, 0)]
    {
        let mut bench = Bench::with(Setup::new(4).with("trap_reshuffle", reshuffle));
        bench.state.year = year;
        bench.state.first = Seat::new(2);
        // Seat 1 stands on space III: two cards, or three in the second year.
        bench.orders(&[[Traps, Mine, Imps]; 4]);
        bench.state.trap_deck = [Trap::Pendulum].into_iter().collect();
        bench.state.traps_seen = [Trap::TrapDoor].into_iter().collect();
        bench.player(2).buried.add(Trap::WallOfFire);
        bench.until(|state| {
            matches!(state.phase, Phase::Actions(17)) && state.ask == Ask::Space && state.actor == Seat::FIRST
        });
        bench.play(1, "use");
        assert_eq!((bench.me().gold, bench.me().traps.total()), (1, drawn), "{reshuffle}, year {year}");
        assert_eq!((bench.state.trap_deck.len(), bench.state.ask == Ask::Discard), (left, year == 2));
    }
}

/// DL-195, DL-334: in the full game, too, gained Evil stops at the top and nobody is spared by it.
#[test]
fn gained_evil_is_clamped_in_the_full_game() {
    let mut bench = table("full");
    bench.me().up = [Creature::Ghost, Creature::Ghost].into_iter().collect();
    bench.me().evil = 13;
    bench.event(EventTile::PayDay);
    bench.play(1, "release ghost");
    assert_eq!(bench.me().evil, 14);
    assert_eq!(bench.legal(1), ["release ghost"], "no space is left to pay the other");
    bench.play(1, "release ghost");
    assert_eq!((bench.me().evil, bench.me().up.total()), (14, 0));
}

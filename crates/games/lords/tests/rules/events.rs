//! Sections 25 to 27: Pay Day, taxes, adventurers, end of the round.

use crate::bench::{Bench, cell};
use undercroft_core::Seat;
use undercroft_lords::Event;
use undercroft_lords::components::{Adventurer, Creature, EventTile, Season, Trap};
use undercroft_lords::state::{Ask, Cells, Paladin};

use Adventurer::{PriestA, ThiefA, ThiefB, ThiefC, WarriorA, WarriorB, WarriorC, WizardA};

fn pay_day(creatures: &[Creature]) -> Bench {
    let mut bench = Bench::new(4);
    bench.me().up = creatures.iter().copied().collect();
    bench.event(EventTile::PayDay);
    bench
}

/// DL-171, DL-175, DL-176, DL-177, DL-178, DL-179: pay each creature its price, or let it go for an Evil.
#[test]
fn wages() {
    let mut bench = pay_day(&[Creature::Troll, Creature::Ghost]);
    assert_eq!(bench.acting(), [1]);
    assert_eq!(bench.legal(1), ["pay ghost", "release ghost", "pay troll", "release troll"]);
    bench.play(1, "release troll");
    assert_eq!((bench.me().evil, bench.me().food, bench.me().up.total()), (5, 3, 1));
    bench.play(1, "pay ghost");
    assert_eq!((bench.me().evil, bench.me().up.total()), (6, 1));
    assert!(bench.state.creatures_gone.has(Creature::Troll));
    assert_ne!(bench.state.ask, Ask::Wages, "each is paid once");
}

/// DLX-21: three ways through a Pay Day three spaces below the paladin.
#[test]
fn the_pay_day_example() {
    let lair = [Creature::Goblin, Creature::Witch, Creature::Vampire];
    for (moves, food, evil, paladin) in [
        (["pay goblin", "pay witch", "pay vampire"], 1, 9, true),
        (["pay goblin", "release witch", "pay vampire"], 2, 9, true),
        (["pay goblin", "pay witch", "release vampire"], 1, 8, false),
    ] {
        let mut bench = pay_day(&lair);
        bench.me().evil = 6;
        bench.all(1, &moves);
        let came = bench.state.paladin == Paladin::With(Seat::FIRST);
        assert_eq!((bench.me().food, bench.me().evil, came), (food, evil, paladin), "{moves:?}");
    }
}

/// DL-347, DL-350, DL-351: the Golem wants gold and a trap; the Demon eats a monster, who then needs no wage.
#[test]
fn odd_wages() {
    let mut bench = pay_day(&[Creature::Golem]);
    assert_eq!(bench.refused(1, "pay golem"), "DL-018");
    bench.me().traps.add(Trap::Pendulum);
    bench.all(1, &["pay golem", "discard pendulum"]);
    assert_eq!((bench.me().gold, bench.me().traps.total(), bench.me().up.total()), (2, 0, 1));

    let mut bench = pay_day(&[Creature::Demon, Creature::Ghost, Creature::Dragon]);
    bench.play(1, "pay demon");
    assert_eq!(bench.refused(1, "feed ghost"), "DL-350");
    assert_eq!(bench.refused(1, "feed demon"), "DL-350");
    bench.play(1, "feed dragon");
    assert_eq!(bench.legal(1), ["pay ghost", "release ghost"]);
    assert_eq!(bench.me().evil, 5);
    let bench = pay_day(&[Creature::Demon, Creature::Ghost]);
    assert_eq!(bench.legal(1)[2..], ["release demon"], "a Demon cannot eat itself or a ghost");
}

/// DL-176, DL-178: an Evil for each creature that leaves; of two alike one may be paid and the other not.
#[test]
fn two_of_a_kind() {
    let mut bench = pay_day(&[Creature::Goblin, Creature::Goblin, Creature::Slime]);
    bench.me().food = 1;
    bench.play(1, "pay goblin");
    assert_eq!(bench.legal(1), ["release goblin", "release slime"], "the larder is empty");
    bench.play(1, "release goblin");
    assert_eq!((bench.me().evil, bench.me().up.count(Creature::Goblin)), (5, 1));
    bench.play(1, "release slime");
    assert_eq!((bench.me().evil, bench.me().up.total()), (6, 1));
    assert_eq!(bench.state.ask, Ask::Orders, "everybody is settled");
}

/// DL-171, DL-175: everybody pays his own: what one paid his Goblin is nothing to the Goblin of the next.
#[test]
fn everybody_pays_his_own() {
    let mut bench = Bench::new(4);
    for number in [1, 2, 4] {
        bench.player(number).up = [Creature::Goblin, Creature::Ghost].into_iter().collect();
    }
    bench.state.first = Seat::new(1);
    bench.event(EventTile::PayDay);
    for number in [2, 4, 1] {
        assert_eq!(bench.acting(), [number]);
        bench.all(number, &["pay goblin", "pay ghost"]);
        let player = bench.player(number.into());
        assert_eq!((player.food, player.evil, player.up.total()), (2, 5, 2), "seat {number}");
    }
    assert_eq!(bench.state.ask, Ask::Orders);
}

/// DL-176: of two alike one of which lies face down after a strike, that one leaves.
#[test]
fn who_lies_face_down_leaves_first() {
    let mut bench = pay_day(&[Creature::Goblin]);
    bench.me().down.add(Creature::Goblin);
    bench.play(1, "release goblin");
    assert_eq!((bench.me().up.total(), bench.me().down.total()), (1, 0));
}

/// DL-351, DLA-59: the Demon eats of two alike the one that has not been paid; a paid Demon may itself be eaten.
#[test]
fn who_is_eaten() {
    let mut bench = pay_day(&[Creature::Demon, Creature::Goblin, Creature::Goblin]);
    bench.all(1, &["pay goblin", "pay demon", "feed goblin"]);
    assert_eq!((bench.me().food, bench.me().evil, bench.me().up.total()), (2, 5, 2));
    assert_eq!(bench.state.ask, Ask::Orders, "nobody is left to pay");

    let mut bench = pay_day(&[Creature::Demon, Creature::Demon, Creature::Goblin]);
    bench.all(1, &["pay demon", "feed goblin"]);
    assert_eq!(bench.legal(1), ["pay demon", "release demon"]);
    bench.play(1, "pay demon");
    assert_eq!(bench.legal(1), ["feed demon"]);
    bench.play(1, "feed demon");
    assert_eq!((bench.me().up.count(Creature::Demon), bench.me().evil, bench.state.ask), (1, 6, Ask::Orders));
}

/// DL-171: decisions are taken in order from the first player, whoever that is.
#[test]
fn events_in_player_order() {
    let mut bench = Bench::new(4);
    bench.state.first = Seat::new(2);
    bench.event(EventTile::Taxes);
    let mut order = Vec::new();
    while bench.state.ask == Ask::Give {
        order.push(bench.acting()[0]);
        bench.play(order[order.len() - 1], "give 0");
    }
    assert_eq!(order, [3, 4, 1, 2]);
}

/// DL-181, DL-182: more than there is cannot be paid; without gold all of the tax becomes markers, and they stay.
#[test]
fn taxes_without_gold() {
    let mut bench = Bench::new(4);
    bench.me().marks = 1;
    for (gold, most) in [(0, 0), (1, 1), (2, 2), (9, 2)] {
        bench.me().gold = gold;
        bench.state.first = Seat::FIRST;
        bench.event(EventTile::Taxes);
        let offered = bench.legal(1);
        assert_eq!(offered.len(), most + 1, "{gold} gold");
        bench.play(1, "give 0");
        bench.until(|state| state.ask != Ask::Give);
        assert_eq!(bench.me().gold, gold);
    }
    assert_eq!(bench.me().marks, 1 + 4 * 2);
}

/// DL-180, DL-181, DL-182, DLX-23: a gold for every two tiles, rounded up; what is not paid becomes red markers.
#[test]
fn taxes() {
    for (tiles, tax) in [(3, 2), (4, 2), (5, 3)] {
        let mut bench = Bench::new(4);
        // Rooms are tiles like tunnels.
        bench.room(undercroft_lords::components::Room::Mint, "C3");
        for square in ["D1", "E1"].into_iter().take(tiles - 3) {
            bench.me().dungeon.tunnels.insert(cell(square));
        }
        bench.me().dungeon.conquered = Cells::only(cell("C1"));
        bench.event(EventTile::Taxes);
        assert_eq!(bench.state.due, tax);
        assert!(bench.may(1, "give 0"));
        assert_eq!(bench.refused(1, "give 9"), "DL-181");
        bench.play(1, "give 1");
        assert_eq!((bench.me().gold, bench.me().marks), (2, tax - 1));
    }
}

/// DL-173: in the first game the special event does nothing.
#[test]
fn no_special_event_in_the_first_game() {
    let mut bench = Bench::new(4);
    bench.event(EventTile::Special);
    assert!(bench.heard(|event| matches!(event, Event::Happens { tile: EventTile::Special })));
    assert_eq!(bench.state.ask, Ask::Orders);
}

/// DL-041, DL-172: the first game has no special event cards, and an event happens once.
#[test]
fn no_special_cards_in_the_first_game() {
    let mut bench = Bench::new(4);
    assert!(bench.state.specials.is_empty());
    bench.event(EventTile::Special);
    assert_eq!(bench.events.iter().filter(|event| matches!(event, Event::Happens { .. })).count(), 1);
}

fn arrive(bench: &mut Bench, adventurers: &[Adventurer]) {
    bench.state.arriving = adventurers.iter().copied().collect();
    bench.event(EventTile::Special);
}

/// DL-183, DL-184, DL-185: the weakest goes to the nicest; among equals the first in player order is nicer.
#[test]
fn who_visits_whom() {
    let mut bench = Bench::new(4);
    for (number, evil) in [(1, 5), (2, 2), (3, 5), (4, 0)] {
        bench.player(number).evil = evil;
    }
    arrive(&mut bench, &[ThiefA, ThiefB, WarriorC, PriestA]);
    let visitor = |number: usize| bench.state.players[number - 1].party[0].who;
    assert_eq!([visitor(4), visitor(2), visitor(1), visitor(3)], [ThiefA, ThiefB, WarriorC, PriestA]);
}

/// DL-185: among equals the first player is the nicest, then the next to the left, and so on around the table.
#[test]
fn equals_in_player_order() {
    for (seats, first, order) in [(4, 3, vec![3, 4, 1, 2]), (3, 2, vec![2, 3, 1])] {
        let mut bench = Bench::new(seats);
        bench.state.first = Seat::new(first - 1);
        arrive(&mut bench, &[ThiefA, ThiefB, WarriorC, PriestA][..usize::from(seats)]);
        let came: Vec<u8> = bench
            .events
            .iter()
            .filter_map(|event| match event {
                Event::Arrived { seat, .. } => Some(seat.number()),
                _ => None,
            })
            .collect();
        assert_eq!(came, order);
    }
}

/// DL-186, DL-187, DL-188, DL-200: warriors push to the front, but not before the paladin.
#[test]
fn warriors_go_first() {
    let mut bench = Bench::new(4);
    for number in 2..=4 {
        bench.player(number).evil = 9;
    }
    for who in [ThiefA, WarriorA, WarriorB] {
        arrive(&mut bench, &[who, ThiefB, ThiefC, WizardA]);
        bench.state.first = Seat::FIRST;
    }
    assert_eq!(bench.party(), ["warrior-b", "warrior-a", "thief-a"]);
    let mut bench = Bench::new(4);
    bench.me().party.push(undercroft_lords::state::Member::new(Adventurer::SilverPaladin));
    arrive(&mut bench, &[WarriorA, ThiefB, ThiefC, WizardA]);
    assert_eq!(bench.party(), ["paladin-silver", "warrior-a"]);
}

/// DL-189, DL-190: with two players the third counter rises first and is nicer in ties.
#[test]
fn the_dummy_counter() {
    let mut bench = Bench::new(2);
    bench.player(1).evil = 5;
    bench.player(2).evil = 3;
    arrive(&mut bench, &[ThiefA, ThiefB, WarriorC]);
    assert_eq!(bench.state.dummy_evil, 5);
    assert_eq!(bench.state.players[1].party[0].who, ThiefA);
    assert!(bench.state.adventurers_gone.has(ThiefB));
    assert_eq!(bench.state.players[0].party[0].who, WarriorC);
}

/// DL-191: after autumn three adventurers stand at every dungeon, not counting the paladin.
#[test]
fn three_adventurers_each() {
    for seats in 2..=4 {
        let mut bench = Bench::new(seats);
        bench.until(|state| state.combat_round > 0);
        for player in &bench.state.players {
            let people = player.party.iter().filter(|one| one.who != Adventurer::SilverPaladin);
            assert_eq!(people.count(), 3);
        }
    }
}

/// DL-016, DL-192, DL-193: at the end of every round imps and Troll Tokens are free again and rooms can work anew; the
/// token passes to the left, but not after autumn.
#[test]
fn the_end_of_a_round() {
    for (season, first) in [(Season::Summer, 2), (Season::Autumn, 1)] {
        let mut bench = Bench::new(4);
        let me = bench.me();
        (me.busy_imps, me.busy_trolls) = (3, 1);
        me.worked.add(undercroft_lords::components::Room::Mint);
        bench.state.arriving = [ThiefA, ThiefB, ThiefC, WizardA].into_iter().collect();
        bench.event_in(season, EventTile::Special);
        let me = bench.me();
        assert_eq!((me.busy_imps, me.busy_trolls, me.worked.total()), (0, 0, 0));
        assert_eq!(
            (bench.state.first.number(), bench.state.combat_round > 0),
            (first, season == Season::Autumn)
        );
    }
}

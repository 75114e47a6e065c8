//! Sections 21 and 22: colours that nobody plays.

use crate::bench::Bench;
use undercroft_core::Seat;
use undercroft_lords::names::{Named, Order};
use undercroft_lords::state::{Ask, Occupant, Phase};

use Order::{Dig, Food, Hire, Imps, Mine, Reputation, Room, Traps};

fn clear(bench: &mut Bench) {
    bench.state.board = Default::default();
}

/// DL-140, DL-141, DL-142, DL-143: three of the dummy's orders lie open on space II before anybody chooses.
#[test]
fn three_players() {
    let bench = Bench::new(3);
    let on_two = Order::ALL.iter().filter(|order| bench.state.board[order.place()][1] == Occupant::Dummy(0));
    let on_two: Vec<Order> = on_two.copied().collect();
    assert_eq!(on_two.len(), 3);
    assert_eq!(bench.state.dummies[0].inaccessible, on_two.into_iter().collect());
    assert_eq!(bench.state.ask, Ask::Orders);
}

/// DL-144, DL-145, DLX-32: the dummy on II leaves I and III; it takes nothing and goes home.
#[test]
fn the_dummy_blocks_a_space() {
    let mut bench = Bench::new(3);
    clear(&mut bench);
    bench.state.board[Mine.place()][1] = Occupant::Dummy(0);
    bench.orders(&[[Mine, Food, Dig], [Mine, Imps, Dig], [Mine, Imps, Traps]]);
    let seat = |index| Occupant::Player(Seat::new(index));
    assert_eq!(bench.state.board[Mine.place()], [seat(0), Occupant::Dummy(0), seat(1)]);
    assert!(bench.state.players[2].waiting.contains(Mine));
    let (tavern, shop) = (bench.state.tavern, bench.state.shop.clone());
    bench.until(|state| !matches!(state.phase, Phase::Actions(_)));
    assert_eq!((bench.state.tavern, &bench.state.shop), (tavern, &shop));
}

/// DL-146, DL-147, DL-150: with two players each dummy shows two orders, on II and, if they agree, III.
#[test]
fn two_players() {
    for seed in 0..30 {
        let bench = Bench::seeded(undercroft_core::Setup::new(2), seed);
        for (index, dummy) in bench.state.dummies.iter().enumerate() {
            assert_eq!(dummy.drawn.len(), 2);
            for order in dummy.drawn.iter() {
                let spaces = bench.state.board[order.place()];
                assert_eq!(spaces[0], Occupant::Free);
                assert!(spaces[1..].contains(&Occupant::Dummy(index as u8)));
            }
        }
    }
}

/// DL-148, DL-149, DL-151, DL-152, DLX-31: the third orders go on I (and II) before the players' minions.
#[test]
fn third_orders() {
    let mut bench = Bench::new(2);
    clear(&mut bench);
    let drawn = [[Food, Dig], [Food, Mine]];
    for (index, drawn) in drawn.into_iter().enumerate() {
        bench.state.dummies[index].inaccessible = [Reputation, Imps, Traps].into_iter().collect();
        bench.state.dummies[index].drawn = drawn.into_iter().collect();
    }
    bench.state.board[Food.place()] = [Occupant::Free, Occupant::Dummy(0), Occupant::Dummy(1)];
    bench.state.board[Dig.place()][1] = Occupant::Dummy(0);
    bench.state.board[Mine.place()][1] = Occupant::Dummy(1);
    for number in [1, 2] {
        bench.player(number).inaccessible = [Imps, Traps].into_iter().collect();
        bench.all(number as u8, &["order food", "order hire", "order reputation"]);
        assert_eq!(bench.refused(number as u8, "third food"), "DL-148");
        bench.play(number as u8, "third hire");
    }
    let seat = |index| Occupant::Player(Seat::new(index));
    let board = &bench.state.board;
    assert_eq!(board[Food.place()], [seat(0), Occupant::Dummy(0), Occupant::Dummy(1)]);
    assert_eq!(board[Hire.place()], [Occupant::Dummy(0), Occupant::Dummy(1), seat(0)]);
    assert!(bench.state.players[1].waiting.contains(Food));
    assert_eq!(bench.state.dummies[0].inaccessible, [Food, Dig, Hire].into_iter().collect());
    assert!(!board[Room.place()].contains(&seat(0)));
}

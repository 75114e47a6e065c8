//! Sections 21 and 22: colours that nobody plays.

use crate::bench::Bench;
use undercroft_core::{Game, Observer, Seat};
use undercroft_lords::Event;
use undercroft_lords::components::Order;
use undercroft_lords::state::{Ask, Occupant, Orders, Phase};

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
    let (tavern, shop) = (bench.state.tavern, bench.state.shop);
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
                let both = bench.state.dummies.iter().all(|other| other.drawn.contains(order));
                let alone = [Occupant::Free, Occupant::Dummy(index as u8), Occupant::Free];
                let together = [Occupant::Free, Occupant::Dummy(0), Occupant::Dummy(1)];
                assert_eq!(spaces, if both { together } else { alone }, "seed {seed}, {order}");
            }
        }
        let on_board = bench.state.board.iter().flatten().filter(|space| **space != Occupant::Free);
        assert_eq!(on_board.count(), 4, "and nobody else");
    }
}

/// DL-150, DL-382: whose card the third order of a dummy is stays a secret of the player who operates it until all have
/// chosen.
#[test]
fn the_third_order_is_secret() {
    let mut bench = Bench::new(2);
    for _ in 0..3 {
        let order = bench.legal(1)[0].clone();
        bench.play(1, &order);
    }
    let candidates = bench.legal(1);
    let closed = bench.state.dummies[0].inaccessible.plus(bench.state.dummies[0].drawn);
    assert_eq!((candidates.len(), closed.len()), (3, 5));
    bench.play(1, &candidates[0]);
    let chosen = bench.state.dummies[0].third;
    assert!(chosen.is_some());
    for (observer, knows) in [
        (Observer::Seat(Seat::FIRST), true),
        (Observer::Seat(Seat::new(1)), false),
        (Observer::Spectator, false),
    ] {
        let view = bench.game.view(&bench.state, observer);
        assert_eq!(view.dummies[0].third, chosen.filter(|_| knows));
        let told = chosen.filter(|_| knows).map(|order| Event::ThirdChosen { seat: Seat::FIRST, order });
        assert_eq!(bench.events[0].project(observer), told);
    }
}

/// DL-142, DL-151: what a dummy did this round it cannot draw or be given in the next, and all its other cards can come.
#[test]
fn dummies_do_not_repeat_themselves() {
    for seats in [2, 3] {
        let mut seen = Orders::default();
        for seed in 0..20 {
            let mut bench = Bench::seeded(undercroft_core::Setup::new(seats), seed);
            bench.until(|state| state.ask != Ask::Orders);
            let played = bench.state.dummies[0].inaccessible;
            assert_eq!((played.len(), bench.state.dummies[0].drawn.len()), (3, 0));
            bench.until(|state| state.ask == Ask::Orders);
            let dummy = &bench.state.dummies[0];
            let drawn = if seats == 2 { dummy.drawn } else { dummy.inaccessible };
            assert_eq!(drawn.minus(played), drawn, "{seats} players, seed {seed}");
            if seats == 2 {
                assert_eq!(dummy.inaccessible, played);
                let thirds = Orders::ALL.minus(played).minus(drawn);
                assert_eq!(thirds.len(), 3);
            }
            seen = seen.plus(drawn);
        }
        assert_eq!(seen, Orders::ALL);
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

//! Sections 7 to 10, 20 and 24: rounds, choosing, placing and taking back orders.

use crate::bench::Bench;
use undercroft_core::{Seat, Setup};
use undercroft_lords::Event;
use undercroft_lords::components::{Order, Season};
use undercroft_lords::state::{Ask, Occupant, Orders, Phase};

use Order::{Dig, Food, Hire, Imps, Mine, Reputation, Room, Traps};

/// DL-002, DL-003, DL-050, DL-055, DL-193: the seasons follow each other, with an event and adventurers in
/// each but winter; nothing is forecast in autumn.
#[test]
fn seasons_follow_each_other() {
    let mut bench = Bench::new(4);
    for (season, people) in
        [(Season::Winter, 0), (Season::Spring, 0), (Season::Summer, 1), (Season::Autumn, 2)]
    {
        bench.until(|state| state.season == season && state.ask == Ask::Orders);
        assert_eq!(bench.state.forecast.is_empty(), season == Season::Autumn);
        assert_eq!(bench.state.players[0].party.len(), people, "{season}");
        bench.until(|state| state.ask != Ask::Orders);
    }
    bench.until(|state| state.combat_round > 0);
    assert!(bench.state.players.iter().all(|player| player.party.len() >= 3));
}

/// DL-052, DL-053, DL-054: three creatures and two rooms each round; what is left over is discarded.
#[test]
fn the_market_is_restocked() {
    let mut bench = Bench::new(4);
    assert_eq!((bench.state.tavern.total(), bench.state.shop.len()), (3, 2));
    bench.until(|state| state.season == Season::Spring && state.ask == Ask::Orders);
    assert_eq!((bench.state.tavern.total(), bench.state.shop.len()), (3, 2));
    let hired: u8 = bench.state.players.iter().map(|player| player.up.total()).sum();
    assert_eq!(bench.state.creatures_gone.total() + hired, 3);
}

/// DL-056, DL-061: the next season's event and adventurers lie open, and nothing happens yet.
#[test]
fn the_future_is_public() {
    let bench = Bench::new(3);
    assert_eq!((bench.state.events_shown, bench.state.forecast.len()), (1, 3));
    assert!(bench.heard(|event| matches!(event, Event::EventShown { season: Season::Spring, .. })));
    assert!(!bench.heard(|event| matches!(event, Event::Happens { .. })));
}

/// DL-058, DL-059, DL-060, DL-008: four adventurers for four players, else three; sorted, and never all alike.
#[test]
fn adventurers_are_sorted_and_differ() {
    for seats in 2..=4 {
        let mut redrawn = false;
        for seed in 0..80 {
            let bench = Bench::seeded(Setup::new(seats), seed);
            let power: Vec<u8> = bench
                .state
                .forecast
                .iter()
                .map(|who| bench.game.components().adventurer(*who).power)
                .collect();
            assert_eq!(power.len(), if seats == 4 { 4 } else { 3 });
            assert!(power.is_sorted());
            assert_ne!(power.first(), power.last());
            redrawn |= bench.state.returned > 0;
        }
        assert!(redrawn, "some draw was all alike");
    }
}

/// DL-063, DL-065, DL-066: exactly three different orders from the six in hand.
#[test]
fn three_of_six() {
    let mut bench = Bench::new(4);
    bench.me().inaccessible = [Food, Room].into_iter().collect();
    assert_eq!(bench.refused(1, "order food"), "DL-065");
    bench.play(1, "order dig");
    assert_eq!(bench.refused(1, "order dig"), "DL-063");
    bench.all(1, &["order mine", "order imps"]);
    assert_eq!(bench.refused(1, "order traps"), "DL-063");
}

/// DL-064, DL-067: all choose at once and in secret, and nothing is revealed before the last has chosen.
#[test]
fn choosing_is_simultaneous() {
    let mut bench = Bench::new(4);
    for number in 1..=3 {
        for _ in 0..3 {
            let next = bench.legal(number)[0].clone();
            bench.play(number, &next);
        }
        assert_eq!(bench.state.phase, Phase::Orders);
        assert!(!bench.acting().contains(&number));
    }
    for _ in 0..3 {
        let next = bench.legal(4)[0].clone();
        bench.play(4, &next);
    }
    assert!(bench.heard(|event| matches!(event, Event::Placed { .. })));
}

/// DL-068, DL-069, DL-070, DL-071, DLX-19: first orders first, in player order, to the lowest free space; the
/// fourth minion finds none.
#[test]
fn minions_take_the_lowest_space() {
    let mut bench = Bench::new(4);
    bench.orders(&[[Mine, Food, Dig], [Food, Mine, Dig], [Food, Mine, Room], [Food, Imps, Mine]]);
    let board = bench.state.board;
    let who = |order: Order| {
        board[order.place()].map(|space| match space {
            Occupant::Player(seat) => seat.number(),
            Occupant::Free | Occupant::Dummy(_) => 0,
        })
    };
    assert_eq!(who(Mine), [1, 2, 3]);
    assert!(bench.state.players[3].waiting.contains(Mine));
    let placed: Vec<(u8, Option<u8>)> = bench
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Placed { seat, order: Food, space, .. } => Some((seat.number(), *space)),
            _ => None,
        })
        .collect();
    assert_eq!(placed, [(2, Some(0)), (3, Some(1)), (4, Some(2)), (1, None)]);
}

/// DL-164, DL-165, DL-166, DL-167, DL-168, DL-169, DLX-20: the first order or an unexecuted one comes back.
#[test]
fn one_order_comes_back() {
    let mut bench = Bench::new(4);
    bench.state.phase = Phase::Recall(0);
    bench.state.ask = Ask::Recall;
    bench.state.actor = undercroft_core::Seat::FIRST;
    let me = bench.me();
    me.inaccessible = [Mine, Traps].into_iter().collect();
    me.chosen = [Dig, Food, Hire].into_iter().collect();
    me.waiting = Orders::default().with(Hire);
    assert_eq!(bench.legal(1), ["recall dig", "recall hire"]);
    assert_eq!(bench.refused(1, "recall food"), "DL-165");
    for number in 2..=4 {
        bench.player(number).chosen = [Dig, Food, Hire].into_iter().collect();
    }
    bench.play(1, "recall hire");
    let me = bench.me();
    assert_eq!(me.inaccessible, [Dig, Food].into_iter().collect());
    assert_eq!((me.hand().len(), me.waiting.is_empty(), me.chosen.len()), (6, true, 0));
}

/// DL-016, DL-163: whoever has a choice takes his order back in player order.
#[test]
fn orders_come_back_in_player_order() {
    let mut bench = Bench::new(4);
    bench.state.first = Seat::new(2);
    // Everybody passes, so that all have a choice.
    bench.orders(&[[Mine, Food, Dig], [Reputation, Mine, Dig], [Food, Imps, Room], [Traps, Imps, Mine]]);
    bench.until(|state| state.ask == Ask::Recall);
    let mut order = Vec::new();
    while bench.state.ask == Ask::Recall {
        order.push(bench.acting()[0]);
        let first = bench.legal(order[order.len() - 1])[0].clone();
        bench.play(order[order.len() - 1], &first);
    }
    assert_eq!(order, [3, 4, 1, 2]);
}

/// DL-139, DL-075: after the eight actions the board is empty, and minions stand only on unexecuted orders.
#[test]
fn the_board_is_cleared() {
    let mut bench = Bench::new(4);
    bench.orders(&[[Mine, Food, Dig], [Reputation, Mine, Dig], [Food, Imps, Room], [Traps, Imps, Mine]]);
    bench.play(3, "use");
    bench.until(|state| !matches!(state.phase, Phase::Actions(_)));
    assert!(bench.state.board.iter().flatten().all(|space| *space == Occupant::Free));
    assert!(!bench.state.players[2].waiting.contains(Food) && bench.state.players[0].waiting.contains(Food));
}

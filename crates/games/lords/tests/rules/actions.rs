//! Sections 11 to 19: the eight actions.

use crate::bench::{Bench, cell};
use undercroft_lords::Event;
use undercroft_lords::components::{Creature, Order, Room, Trap};
use undercroft_lords::state::{Ask, Cells, Phase};

use Order::{Dig, Food, Hire, Imps, Mine, Reputation, Traps};

const BUILD: Order = Order::Room;

/// Seat 1 stands on `space` (1 to 3) of an action and is asked.
pub fn on_space(order: Order, space: usize) -> Bench {
    let mut bench = Bench::new(4);
    let three =
        if order == Food || order == Traps { [order, Imps, Reputation] } else { [order, Food, Traps] };
    let others = vec![three; 4];
    // Seat 1 is made to come last, second or first by who holds the token.
    let first = [0, 3, 2][space - 1];
    bench.state.first = undercroft_core::Seat::new(first);
    for player in &mut bench.state.players {
        (player.gold, player.food, player.imps) = (8, 8, 8);
    }
    bench.orders(&others);
    for _ in 0..40 {
        if bench.state.ask == Ask::Space && bench.acting() == [1] && at(&bench).0 == order {
            break;
        }
        let number = bench.acting()[0];
        bench.play(number, "pass");
    }
    assert_eq!(at(&bench), (order, space - 1));
    bench
}

pub fn at(bench: &Bench) -> (Order, usize) {
    let Phase::Actions(step) = bench.state.phase else { panic!("no action") };
    let order = Order::ALL[usize::from(step / 3)];
    (order, order.spaces()[usize::from(step % 3)])
}

/// DL-073, DL-074, DL-119, DL-126: actions in board order; spaces I, II, III, but III, II, I for hiring and rooms.
#[test]
fn actions_go_in_board_order() {
    let mut bench = Bench::new(4);
    for player in &mut bench.state.players {
        (player.gold, player.food) = (9, 9);
    }
    bench.orders(&[[Hire, Food, BUILD], [Hire, Food, BUILD], [Hire, Food, BUILD], [Mine, Dig, Traps]]);
    let mut order = Vec::new();
    while matches!(bench.state.phase, Phase::Actions(_)) {
        let number = bench.acting()[0];
        order.push((at(&bench).0, number));
        bench.play(number, "pass");
    }
    let expected = [
        (Food, 1),
        (Food, 2),
        (Food, 3),
        (Dig, 4),
        (Mine, 4),
        (Traps, 4),
        (Hire, 3),
        (Hire, 2),
        (Hire, 1),
        (BUILD, 3),
        (BUILD, 2),
        (BUILD, 1),
    ];
    assert_eq!(order, expected);
}

/// DL-074: whoever stands on the shorter space acts first, in each of the eight actions.
#[test]
fn spaces_in_order() {
    for order in &Order::ALL {
        let mut bench = Bench::new(4);
        for player in &mut bench.state.players {
            (player.gold, player.food) = (9, 9);
        }
        let rest: Vec<Order> = Order::ALL.iter().copied().filter(|other| other != order).collect();
        let three = [*order, rest[0], rest[1]];
        bench.orders(&[three, three, three, [rest[2], rest[3], rest[4]]]);
        let mut asked = Vec::new();
        while matches!(bench.state.phase, Phase::Actions(_)) {
            let number = bench.acting()[0];
            if at(&bench).0 == *order {
                asked.push(number);
            }
            bench.play(number, "pass");
        }
        let expected = if matches!(order, Hire | Order::Room) { [3, 2, 1] } else { [1, 2, 3] };
        assert_eq!(asked, expected, "{order}");
    }
}

/// DL-018, DL-019, DL-076, DL-077, DL-080, DL-082: declining or not being able to pay puts the minion on the
/// card, and nobody moves up.
#[test]
fn who_cannot_pay_cannot_use() {
    let mut bench = Bench::new(4);
    bench.me().gold = 0;
    bench.orders(&[[Food, Dig, Mine], [Food, Dig, Mine], [Food, Imps, Mine], [Food, Imps, Traps]]);
    assert!(bench.state.players[0].waiting.contains(Food), "space I costs a gold");
    assert_eq!((bench.acting(), at(&bench)), (vec![2], (Food, 1)));
    bench.play(2, "pass");
    assert!(bench.state.players[1].waiting.contains(Food));
    assert_eq!((bench.acting(), at(&bench)), (vec![3], (Food, 2)));
}

/// DL-078, DL-079, DL-081, DL-083, DL-084, DL-085, DL-086: food for gold, or for Evil.
#[test]
fn get_food() {
    for (space, gold, food, evil) in [(1, 7, 10, 4), (2, 8, 11, 5), (3, 9, 11, 6)] {
        let mut bench = on_space(Food, space);
        bench.play(1, "use");
        let me = bench.me();
        assert_eq!((me.gold, me.food, me.evil), (gold, food, evil), "space {space}");
    }
}

/// DL-087, DL-088, DL-089, DL-090, DL-091, DL-093: better reputation, with a look at a card on I and III.
#[test]
fn improve_reputation() {
    for (space, gold, evil, spy) in [(1, 8, 3, true), (2, 8, 2, false), (3, 7, 2, true)] {
        let mut bench = on_space(Reputation, space);
        bench.play(1, "use");
        assert_eq!((bench.me().gold, bench.me().evil), (gold, evil), "space {space}");
        assert_eq!(bench.state.ask == Ask::Spy, spy);
        if spy {
            assert_eq!(bench.refused(1, "spy 5"), "DL-091");
            bench.me().spied[1] = true;
            assert_eq!(bench.legal(1), ["spy 1", "spy 2", "spy 3", "spy 4", "pass"], "also one seen before");
            bench.play(1, "spy 3");
            assert_eq!(bench.me().spied, [false, true, true, false]);
            let card = bench.state.cards[0][2];
            assert!(bench.heard(
                |event| matches!(event, Event::Spied { place: 3, card: Some(seen), .. } if *seen == card)
            ));
        }
    }
}

/// DL-091: in the second year one looks at the cards of the second year.
#[test]
fn spying_in_the_second_year() {
    let mut bench = on_space(Reputation, 1);
    bench.state.year = 2;
    let card = bench.state.cards[1][3];
    bench.all(1, &["use", "spy 4"]);
    assert!(bench.heard(|event| matches!(event, Event::Spied { card: Some(seen), .. } if *seen == card)));
}

/// DL-092: the order of the cards does not change.
#[test]
fn spying_changes_nothing() {
    let mut bench = on_space(Reputation, 1);
    let cards = bench.state.cards;
    bench.all(1, &["use", "spy 2"]);
    assert_eq!(bench.state.cards, cards);
}

/// DL-094: at the bottom of the scale the action is still carried out.
#[test]
fn reputation_at_the_bottom() {
    let mut bench = on_space(Reputation, 2);
    bench.me().evil = 0;
    bench.play(1, "use");
    assert_eq!(bench.me().evil, 0);
    assert!(!bench.state.players[0].waiting.contains(Reputation));
}

/// DL-095, DL-096, DL-097, DL-098, DL-099, DLX-26: tunnels and imps on each space, with a foreman on the third.
#[test]
fn digging_uses_imps() {
    for (space, most, foreman) in [(1, 2, 0), (2, 3, 0), (3, 4, 1)] {
        for wanted in 0..=most {
            let mut bench = on_space(Dig, space);
            let squares = ["D1", "E1", "D3", "E3"];
            for square in &squares[..wanted] {
                bench.play(1, &format!("dig {square}"));
            }
            if wanted == 0 {
                bench.play(1, "pass");
            } else if wanted < most {
                bench.play(1, "done");
            }
            let busy = if wanted == 0 { 0 } else { wanted as u8 + foreman };
            assert_eq!(bench.me().busy_imps, busy, "space {space}, {wanted} tunnels");
            assert_eq!(bench.me().waiting.contains(Dig), wanted == 0);
            assert_eq!(bench.me().dungeon.tunnels.len() as usize, 3 + wanted);
        }
    }
}

/// DL-100, DL-101, DL-102, DL-103: a new tunnel touches the dungeon and fills no block of two by two.
#[test]
fn where_to_dig() {
    let mut bench = on_space(Dig, 2);
    assert_eq!(bench.refused(1, "dig C2"), "DL-102");
    assert_eq!(bench.refused(1, "dig E4"), "DL-100");
    bench.play(1, "dig D1");
    assert_eq!(bench.refused(1, "dig D2"), "DL-101");
    assert!(bench.may(1, "dig E1"), "beside a tunnel of the same action");
    let mut bench = on_space(Dig, 2);
    bench.me().imps = 0;
    bench.me().up.add(Creature::Troll);
    assert_eq!(bench.me().free_imps(), 0, "a Troll Token does not dig");
}

/// DL-104, DL-105, DL-106, DL-107, DL-109, DL-110: one gold for each imp in a tunnel of its own.
#[test]
fn mining() {
    for (space, most, foreman) in [(1, 2, 0), (2, 3, 0), (3, 4, 1)] {
        let mut bench = on_space(Mine, space);
        for square in ["D1", "E1"] {
            bench.me().dungeon.tunnels.insert(cell(square));
        }
        assert_eq!(bench.refused(1, "mine 5"), "DL-104");
        assert!(bench.may(1, "mine 1"));
        bench.play(1, &format!("mine {most}"));
        assert_eq!((bench.me().gold, bench.me().busy_imps), (8 + most, most + foreman));
    }
    let mut bench = on_space(Mine, 2);
    bench.me().dungeon.conquered = Cells::only(cell("C1"));
    assert!(bench.may(1, "mine 2") && !bench.may(1, "mine 3"), "no gold in conquered tunnels");
}

/// DL-108, DL-135, DL-136, DL-138: a new tunnel can be mined and replaced by a room the same round; a room
/// cannot be mined, and tunnels may be dug beside it.
#[test]
fn dig_mine_and_build_in_one_round() {
    let mut bench = on_space(Mine, 3);
    bench.me().dungeon.tunnels.insert(cell("C4"));
    bench.play(1, "mine 4");
    let me = bench.me();
    me.dungeon.tunnels = me.dungeon.tunnels.minus(Cells::only(cell("C4")));
    me.dungeon.rooms.put(Room::Mint, cell("C4"));
    assert_eq!(me.dungeon.minable().len(), 3);
    assert!(me.dungeon.diggable().contains(cell("B4")));
}

/// DL-111, DL-112, DL-113: imps for food, ready to work in rooms at once.
#[test]
fn recruiting() {
    for (space, food, gold, imps) in [(1, 7, 8, 9), (2, 6, 8, 10), (3, 7, 7, 10)] {
        let mut bench = on_space(Imps, space);
        bench.play(1, "use");
        let me = bench.me();
        assert_eq!((me.food, me.gold, me.imps, me.free_imps()), (food, gold, imps, imps));
    }
}

/// DL-006, DL-114, DL-115, DL-116, DL-117: traps from the top of the one deck.
#[test]
fn buying_traps() {
    for (space, gold, traps) in [(1, 7, 1), (2, 8, 1), (3, 6, 2)] {
        let mut bench = on_space(Traps, space);
        let top: Vec<Trap> = bench.state.trap_deck.iter().rev().take(traps).copied().collect();
        bench.play(1, "use");
        assert_eq!(bench.me().gold, gold);
        assert_eq!(bench.me().traps, top.into_iter().collect());
    }
}

/// DL-305, DLX-30: in the second year one card more, then one is discarded.
#[test]
fn buying_traps_in_the_second_year() {
    for (space, drawn) in [(1, 2), (2, 2), (3, 3)] {
        let mut bench = on_space(Traps, space);
        bench.state.year = 2;
        bench.me().traps.add(Trap::Pendulum);
        bench.play(1, "use");
        assert_eq!(bench.me().traps.total(), 1 + drawn);
        assert_eq!(bench.state.ask, Ask::Discard);
        bench.play(1, "discard pendulum");
        assert_eq!(bench.me().traps.total(), drawn);
    }
}

/// DL-011, DL-120, DL-121, DL-122, DL-123, DL-124: one creature at its price, a food more on space III.
#[test]
fn hiring() {
    for (space, food) in [(1, 6), (3, 5)] {
        let mut bench = on_space(Hire, space);
        bench.state.tavern = [Creature::Troll, Creature::Witch].into_iter().collect();
        assert_eq!(bench.refused(1, "hire goblin"), "DL-121");
        bench.play(1, "hire troll");
        assert_eq!((bench.me().food, bench.me().up.count(Creature::Troll)), (food, 1));
        assert!(!bench.state.tavern.has(Creature::Troll));
    }
    let mut bench = on_space(Hire, 3);
    bench.state.tavern = [Creature::Troll, Creature::Ghost].into_iter().collect();
    bench.me().food = 2;
    assert_eq!(bench.refused(1, "hire troll"), "DL-123");
    assert!(bench.may(1, "hire ghost"));
}

/// DL-127, DL-128, DL-129, DLX-27: rooms on II and III cost a gold; the minion on I gets what is left for free.
#[test]
fn rooms_for_sale() {
    let mut bench = on_space(BUILD, 3);
    bench.state.shop = [Room::Hatchery, Room::Mint].into_iter().collect();
    bench.play(1, "build hatchery C1");
    assert_eq!((bench.me().gold, bench.state.shop.len()), (7, 1));
    let second = bench.acting()[0];
    bench.play(second, "build mint C3");
    assert!(
        matches!(bench.state.phase, Phase::Production(_) | Phase::Recall(_)),
        "nothing is left for space I"
    );
    let mut bench = on_space(BUILD, 1);
    bench.state.shop = [Room::Mint].into_iter().collect();
    bench.play(1, "build mint C3");
    assert_eq!(bench.me().gold, 8);
}

/// DL-130, DL-131, DL-132, DL-133, DL-134, DL-304: a room replaces a tunnel of its zone, not beside another room.
#[test]
fn where_to_build() {
    let mut bench = on_space(BUILD, 2);
    bench.state.shop = [Room::Mint, Room::DarkRoom].into_iter().collect();
    assert_eq!(bench.refused(1, "build chapel C3"), "DL-127");
    assert_eq!(bench.refused(1, "build mint A4"), "DL-130");
    let (rule, why) = bench.told(1, "build mint C1");
    assert!(rule == "DL-132" && why.starts_with("This room may not stand there"), "{rule}: {why}");
    assert!(bench.may(1, "build dark-room C1"), "no zone in the second year");
    let me = bench.me();
    me.dungeon.tunnels = [cell("C1"), cell("C3")].into_iter().collect();
    me.dungeon.rooms.put(Room::Workshop, cell("C2"));
    let beside = "Two rooms may not share a side, even if one is conquered.";
    assert_eq!(bench.told(1, "build mint C3"), ("DL-133", beside.to_owned()));
    let me = bench.me();
    me.dungeon.conquered = Cells::only(cell("C2"));
    assert_eq!(bench.refused(1, "build mint C3"), "DL-133", "conquered rooms count");
    let mut bench = on_space(BUILD, 2);
    bench.state.shop = [Room::Mint].into_iter().collect();
    bench.play(1, "build mint C3");
    assert_eq!((bench.me().dungeon.tunnels.len(), bench.me().dungeon.tiles().len()), (2, 3));
}

/// DL-013: an empty supply never blocks a gain.
#[test]
fn supplies_are_unlimited() {
    let mut bench = on_space(Mine, 2);
    bench.me().gold = 60;
    bench.play(1, "mine 3");
    assert_eq!(bench.me().gold, 63);
    assert!(bench.heard(|event| matches!(event, Event::Mined { gold: 3, .. })));
}

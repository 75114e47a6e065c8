//! Sections 14, 15 and 19 in whole rounds: where tunnels may go, what imps have left to do, and where rooms fit.

use crate::actions::{at, on_space};
use crate::bench::{Bench, cell};
use undercroft_core::{Chance, Quick};
use undercroft_lords::components::{Creature, Order, Room, Zone};
use undercroft_lords::state::{Ask, Cell, Cells, Dungeon, Phase};

use Order::{Dig, Food, Imps, Mine, Reputation, Traps};

const BUILD: Order = Order::Room;

fn squares(list: &[&str]) -> Cells {
    list.iter().map(|square| cell(square)).collect()
}

/// Seat 1 gives these orders and is the first everywhere; all others stay away from what imps do.
fn ordered(bench: &mut Bench, orders: [Order; 3]) {
    bench.orders(&[orders, [Food, Reputation, Traps], [Food, Reputation, Traps], [Food, Imps, Traps]]);
}

/// Everybody passes until seat 1 is asked about an action; false if it never is.
fn is_asked(bench: &mut Bench, order: Order) -> bool {
    while matches!(bench.state.phase, Phase::Actions(_)) {
        if bench.acting() == [1] && bench.state.ask == Ask::Space && at(bench).0 == order {
            return true;
        }
        bench.play(bench.acting()[0], "pass");
    }
    false
}

/// DL-100, DL-101: one may dig beside rooms and conquered tiles, and they count for the ban on two by two. The left
/// and the right edge of the site are not neighbours.
#[test]
fn every_tile_counts() {
    let mut bench = on_space(Dig, 2);
    bench.room(Room::PrintingPress, "C2").me().dungeon.tunnels.insert(cell("D1"));
    bench.me().dungeon.conquered = squares(&["C1", "C2"]);
    assert_eq!(bench.legal(1), ["dig B1", "dig E1", "dig B2", "dig B3", "dig D3", "dig C4", "pass"]);
    assert_eq!(bench.refused(1, "dig D2"), "DL-101");
    bench.play(1, "dig B1");
    assert_eq!(bench.refused(1, "dig B2"), "DL-101", "with the tunnel just dug");
    let fresh = bench.me().dungeon.conquered;
    assert!(!fresh.contains(cell("B1")), "a new tunnel is ours");
    bench.play(1, "dig E1");
    assert_eq!(bench.refused(1, "dig A2"), "DL-100");
}

/// DL-100, DL-101, DL-102: square by square, as one would check it by hand: the square is empty, has a tile at one of its
/// sides, and none of the four blocks around it has its other three squares full.
#[test]
fn every_square_of_many_dungeons() {
    let mut luck = Quick::new(11);
    for _ in 0..3000 {
        let tunnels: Cells = Cell::all().filter(|_| luck.below(2) == 0).collect();
        let dungeon = Dungeon { tunnels, ..Dungeon::default() };
        let full = |column: i8, row: i8| {
            (0..5).contains(&column)
                && (0..4).contains(&row)
                && tunnels.contains(Cell::at(column as u8, row as u8))
        };
        for square in Cell::all() {
            let (column, row) = (square.column() as i8, square.row() as i8);
            let beside = [(-1, 0), (1, 0), (0, -1), (0, 1)].iter().any(|(x, y)| full(column + x, row + y));
            let block = [(-1, -1), (-1, 1), (1, -1), (1, 1)]
                .iter()
                .any(|(x, y)| full(column + x, row) && full(column, row + y) && full(column + x, row + y));
            let may = !full(column, row) && beside && !block;
            assert_eq!(dungeon.diggable().contains(square), may, "{square} in {tunnels:?}");
        }
    }
}

/// DL-099, DL-101, DL-155: where no square is left to dig, the order cannot be carried out, and the Tool Shed cannot work.
#[test]
fn no_square_is_left() {
    let mut bench = Bench::new(4);
    bench.me().dungeon.tunnels = Cells::ALL.minus(squares(&["B2", "B4", "D2", "D4"]));
    bench.room(Room::ToolShed, "E4");
    assert!(bench.me().dungeon.diggable().is_empty());
    ordered(&mut bench, [Dig, Mine, BUILD]);
    assert!(!is_asked(&mut bench, Dig));
    assert!(bench.me().waiting.contains(Dig));
    assert_eq!(bench.me().busy_imps, 0);
    (bench.state.phase, bench.state.ask) = (Phase::Production(0), Ask::Produce);
    bench.state.actor = undercroft_core::Seat::FIRST;
    assert_eq!(bench.refused(1, "produce tool-shed"), "DL-155");

    let mut bench = on_space(Dig, 2);
    bench.me().dungeon.tunnels = Cells::ALL.minus(squares(&["A1", "B2", "B4", "D2", "D4"]));
    assert_eq!(bench.legal(1), ["dig A1", "pass"]);
    bench.play(1, "dig A1");
    assert_ne!(bench.state.ask, Ask::Dig, "the last square is dug, though two more tunnels would be allowed");
    assert!(!bench.me().waiting.contains(Dig));
}

/// DL-097, DL-104: with a single imp nobody can be foreman on space III, so the order is not carried out there; with
/// two, one tunnel is all.
#[test]
fn the_foreman_is_an_imp_more() {
    for (imps, works) in [(1, false), (2, true)] {
        for order in [Dig, Mine] {
            let mut bench = Bench::new(4);
            bench.state.first = undercroft_core::Seat::new(2);
            bench.me().imps = imps;
            bench.orders(&[[order, Food, Traps]; 4]);
            assert_eq!(is_asked(&mut bench, order), works, "{imps} imps, {order}");
            if works {
                assert_eq!(at(&bench), (order, 2));
                let legal = bench.legal(1);
                let most = if order == Mine { "mine 1" } else { "dig C4" };
                assert_eq!(legal[legal.len() - 2..], [most, "pass"]);
                bench.play(1, most);
                assert_eq!(bench.me().busy_imps, 2);
                assert_ne!(bench.state.ask, Ask::Dig, "nobody is left to dig more");
            }
        }
    }
}

/// DL-103: Troll Tokens dig nothing, mine nothing and supervise nobody.
#[test]
fn trolls_only_work_in_rooms() {
    for (imps, order) in [(0, Dig), (0, Mine), (1, Dig), (1, Mine)] {
        let mut bench = Bench::new(4);
        // With one imp seat 1 comes to space III, where it would need a foreman.
        bench.state.first = undercroft_core::Seat::new(if imps == 0 { 0 } else { 2 });
        bench.me().imps = imps;
        bench.me().up = [Creature::Troll, Creature::Troll].into_iter().collect();
        bench.orders(&[[order, Food, Traps]; 4]);
        assert!(!is_asked(&mut bench, order), "{imps} imps, {order}");
        assert!(bench.me().waiting.contains(order));
    }
    let mut bench = Bench::new(4);
    bench.me().imps = 1;
    bench.me().up.add(Creature::Troll);
    ordered(&mut bench, [Dig, Mine, BUILD]);
    assert!(is_asked(&mut bench, Dig));
    bench.play(1, "dig D1");
    assert_ne!(bench.state.ask, Ask::Dig, "the Troll does not go on");
    assert!(!is_asked(&mut bench, Mine));
}

/// DL-096, DL-108, DL-110, DL-131, DL-135, DL-136: in one round a tunnel is dug, mined by another imp and replaced by a
/// room; the imps on it stay used, and the room cannot be mined.
#[test]
fn one_tunnel_in_one_round() {
    let mut bench = Bench::new(4);
    bench.me().dungeon.conquered = squares(&["C1", "C2", "C3"]);
    bench.state.shop = [Room::ToolShed, Room::Mint].into_iter().collect();
    ordered(&mut bench, [Dig, Mine, BUILD]);
    assert!(is_asked(&mut bench, Dig));
    bench.all(1, &["dig D1", "done"]);
    assert!(is_asked(&mut bench, Mine));
    assert_eq!(bench.legal(1), ["mine 1", "pass"], "conquered tunnels have no gold");
    bench.play(1, "mine 1");
    assert_eq!(bench.me().gold, 4);
    assert!(is_asked(&mut bench, BUILD));
    assert_eq!(bench.legal(1), ["build tool-shed D1", "pass"], "no conquered tunnel is replaced");
    bench.play(1, "build tool-shed D1");
    let me = bench.me();
    assert_eq!(me.dungeon.rooms.cell_of(Room::ToolShed), Some(cell("D1")));
    assert!(!me.dungeon.tunnels.contains(cell("D1")) && me.dungeon.minable().is_empty());
    assert!(me.dungeon.diggable().contains(cell("E1")), "DL-138: one may dig beside it");
    assert_eq!((me.dungeon.tiles().len(), me.free_imps()), (4, 1), "two of three imps have worked");
    assert_ne!(bench.state.ask, Ask::Produce, "the shed needs two");
}

/// DL-107, DL-110: imps that have dug do not mine, and no tunnel feeds two of them.
#[test]
fn each_imp_has_one_job() {
    let mut bench = Bench::new(4);
    ordered(&mut bench, [Dig, Mine, Imps]);
    assert!(is_asked(&mut bench, Dig));
    bench.all(1, &["dig D1", "dig D3"]);
    assert!(is_asked(&mut bench, Mine));
    assert_eq!(bench.legal(1), ["mine 1", "pass"]);
    assert_eq!(bench.refused(1, "mine 2"), "DL-104");
    let mut bench = on_space(Mine, 2);
    bench.me().dungeon.conquered = squares(&["C2", "C3"]);
    assert_eq!(bench.legal(1), ["mine 1", "pass"], "eight imps, one tunnel");
}

/// DL-132: the zones as they are printed on the tiles.
#[test]
fn zones() {
    let pictures = [
        (Zone::Surface, ["#####", "#####", ".....", "....."]),
        (Zone::Deep, [".....", ".....", "#####", "#####"]),
        (Zone::Edge, ["#####", "#...#", "#...#", "#####"]),
        (Zone::Centre, [".....", ".###.", ".###.", "....."]),
    ];
    let bench = Bench::new(2);
    for (zone, picture) in pictures {
        let drawn: Cells = Cell::all()
            .filter(|square| {
                picture[usize::from(square.row())].as_bytes()[usize::from(square.column())] == b'#'
            })
            .collect();
        assert_eq!(zone.cells(), drawn, "{zone:?}");
        let rooms = match zone {
            Zone::Surface => [Room::Hatchery, Room::SouvenirShop],
            Zone::Deep => [Room::MushroomFarm, Room::Mint],
            Zone::Edge => [Room::Workshop, Room::ToolShed],
            Zone::Centre => [Room::PrintingPress, Room::MagicRoom],
        };
        for room in rooms {
            assert_eq!(bench.game.components().room(room).zone, drawn, "{room}");
        }
    }
    for room in Room::ALL.iter().filter(|room| bench.game.components().room(**room).year == 2) {
        assert_eq!(bench.game.components().room(*room).zone, Cells::ALL, "{room}");
    }
}

/// DL-133: rooms may meet at a corner or be joined by a tunnel, but share no side.
#[test]
fn neighbours_of_a_room() {
    let mut bench = on_space(BUILD, 1);
    bench.state.shop = [Room::Chapel].into_iter().collect();
    let me = bench.me();
    me.dungeon.tunnels = squares(&["B1", "C1", "D1", "D2", "D3", "C3", "B3", "C4"]);
    me.dungeon.rooms.put(Room::PrintingPress, cell("C2"));
    let legal = bench.legal(1);
    let open = [
        "build chapel B1",
        "build chapel D1",
        "build chapel B3",
        "build chapel D3",
        "build chapel C4",
        "pass",
    ];
    assert_eq!(legal, open);
    assert_eq!(bench.refused(1, "build chapel C1"), "DL-133");
    assert_eq!(bench.refused(1, "build chapel D2"), "DL-133");
}

/// DL-129, DL-134, DLX-27: who has no square for any room on offer is not asked and pays nothing; the room goes on to
/// the next minion, down to the one on space I.
#[test]
fn a_room_without_a_square() {
    let mut bench = Bench::new(4);
    bench.state.shop = [Room::Mint].into_iter().collect();
    // Seat 3 stands on III and has lost everything deep; seat 2 on II does not want the room.
    bench.player(3).dungeon.conquered = squares(&["C3"]);
    bench.orders(&[[BUILD, Food, Dig], [BUILD, Food, Dig], [BUILD, Food, Dig], [Mine, Food, Dig]]);
    bench.until(|state| matches!(state.phase, Phase::Actions(21..)) && state.ask == Ask::Space);
    assert_eq!((bench.acting(), at(&bench)), (vec![2], (BUILD, 1)));
    assert!(bench.player(3).waiting.contains(BUILD));
    assert_eq!(bench.player(3).gold, 3);
    bench.play(2, "pass");
    assert_eq!((bench.acting(), at(&bench)), (vec![1], (BUILD, 0)));
    bench.play(1, "build mint C3");
    assert_eq!((bench.player(1).gold, bench.player(2).gold), (3, 3));
}

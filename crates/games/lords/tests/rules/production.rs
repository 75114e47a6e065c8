//! Sections 23 and 35: production rooms.

use crate::bench::{Bench, cell};
use undercroft_core::Seat;
use undercroft_lords::components::{Creature, Room};
use undercroft_lords::state::{Ask, Cells, Phase};

/// Seat 1 owns these rooms and has this many imps in the production phase of a year.
fn working(year: u8, imps: u8, rooms: &[(Room, &str)]) -> Bench {
    let mut bench = Bench::new(4);
    bench.state.year = year;
    bench.state.phase = Phase::Production(0);
    bench.state.ask = Ask::Produce;
    bench.state.actor = Seat::FIRST;
    let me = bench.me();
    me.imps = imps;
    for (room, square) in rooms {
        me.dungeon.tunnels = me.dungeon.tunnels.minus(Cells::only(cell(square)));
        me.dungeon.rooms.put(*room, cell(square));
    }
    bench
}

/// DL-155, DL-353, DL-354, DL-355, DL-357: workers and product of each room.
#[test]
fn what_rooms_make() {
    for (room, workers) in [
        (Room::Hatchery, 3),
        (Room::MushroomFarm, 3),
        (Room::SouvenirShop, 3),
        (Room::Mint, 3),
        (Room::Workshop, 4),
        (Room::PrintingPress, 3),
    ] {
        assert!(!working(1, workers - 1, &[(room, "C2")]).may(1, &format!("produce {room}")));
        let mut bench = working(1, workers, &[(room, "C2")]);
        let next = bench.silent(1, &format!("produce {room}"));
        let me = &next.players[0];
        let made = (me.food - 3, me.gold - 3, me.traps.total(), 4 - me.evil, me.busy_imps);
        let expected = match room {
            Room::Hatchery | Room::MushroomFarm => (1, 0, 0, 0, workers),
            Room::SouvenirShop | Room::Mint => (0, 1, 0, 0, workers),
            Room::Workshop => (0, 0, 1, 0, workers),
            _ => (0, 0, 0, 1, workers),
        };
        assert_eq!(made, expected, "{room}");
    }
}

/// DL-153, DL-157, DL-158, DL-161, DL-162: unused imps, each room once, in any order, or not at all.
#[test]
fn each_room_once_in_the_first_year() {
    let mut bench = working(1, 9, &[(Room::Hatchery, "C1"), (Room::Mint, "C3")]);
    assert!(bench.may(1, "done"));
    bench.play(1, "produce mint");
    assert_eq!(bench.refused(1, "produce mint"), "DL-158");
    bench.play(1, "produce hatchery");
    assert_eq!((bench.me().gold, bench.me().food, bench.me().free_imps()), (4, 4, 3));
    let mut bench = working(1, 9, &[(Room::Hatchery, "C1"), (Room::Mint, "C3")]);
    bench.me().dungeon.conquered = Cells::only(cell("C1"));
    assert_eq!(bench.refused(1, "produce hatchery"), "DL-162");
}

/// DL-159, DLX-28: twice in the second year, with workers for each.
#[test]
fn each_room_twice_in_the_second_year() {
    let mut bench = working(2, 9, &[(Room::Hatchery, "C1"), (Room::Mint, "C3")]);
    bench.all(1, &["produce hatchery", "produce hatchery"]);
    assert_eq!(bench.me().food, 5);
    assert_eq!(bench.refused(1, "produce hatchery"), "DL-159");
}

/// DL-159: the second use costs everything again, and may be left out; the Tool Shed then digs twice.
#[test]
fn the_second_use_is_paid_again() {
    let mut bench = working(2, 9, &[(Room::MagicRoom, "C2")]);
    bench.me().food = 1;
    bench.play(1, "produce magic-room");
    assert_eq!((bench.state.players[0].food, bench.state.players[0].imps), (0, 10));
    assert_ne!(bench.state.ask, Ask::Produce, "no food for a second time");
    let mut bench = working(2, 9, &[(Room::MagicRoom, "C2")]);
    bench.me().food = 3;
    bench.all(1, &["produce magic-room", "produce magic-room"]);
    let me = bench.silent(1, "done").players[0];
    assert_eq!((me.food, me.imps), (1, 11));
    let mut bench = working(2, 5, &[(Room::Mint, "C3")]);
    bench.play(1, "produce mint");
    assert_ne!(bench.state.ask, Ask::Produce, "no workers for a second time");
    let mut bench = working(2, 5, &[(Room::ToolShed, "C1")]);
    bench.all(1, &["produce tool-shed", "dig D2", "produce tool-shed", "dig E2"]);
    assert_eq!(bench.state.players[0].dungeon.tunnels.len(), 4);
    assert_ne!(bench.state.ask, Ask::Produce, "one worker is left, and twice is enough");
}

/// DL-110, DL-153: imps that dug, mined or supervised this round do not work in rooms.
#[test]
fn busy_imps_do_not_produce() {
    for (busy, works) in [(0, true), (1, true), (2, false)] {
        let mut bench = working(1, 4, &[(Room::Mint, "C3")]);
        bench.me().busy_imps = busy;
        assert_eq!(bench.may(1, "produce mint"), works, "{busy} of 4 are busy");
    }
}

/// DL-154, DL-342: a Troll Token works like an imp, mixed with imps, and once in a round like an imp.
#[test]
fn trolls_work() {
    let mut bench = working(1, 2, &[(Room::Mint, "C3")]);
    assert!(!bench.may(1, "produce mint"));
    bench.me().up.add(Creature::Troll);
    bench.play(1, "produce mint");
    assert_eq!(bench.state.players[0].gold, 4);
    let mut bench = working(1, 2, &[(Room::Mint, "C3")]);
    bench.me().down.add(Creature::Troll);
    assert!(bench.may(1, "produce mint"), "a Troll on strike keeps its token");
    let mut bench = working(1, 3, &[(Room::Hatchery, "C1"), (Room::Mint, "C3")]);
    bench.me().up = [Creature::Troll, Creature::Troll].into_iter().collect();
    bench.me().down.add(Creature::Troll);
    bench.all(1, &["produce mint", "produce hatchery"]);
    assert_eq!(
        (bench.state.players[0].gold, bench.state.players[0].food),
        (4, 4),
        "three imps and three Trolls"
    );
    let mut bench = working(1, 4, &[(Room::Hatchery, "C1"), (Room::Mint, "C3")]);
    bench.me().up.add(Creature::Troll);
    bench.play(1, "produce mint");
    assert!(!bench.may(1, "produce hatchery"), "two imps are left, and the Troll has worked");
}

/// DL-156: a room built this round may work at once: it needs nothing but workers.
#[test]
fn a_new_room_works() {
    let mut bench = Bench::new(4);
    bench.me().imps = 6;
    bench.state.shop = [Room::Mint].into_iter().collect();
    use undercroft_lords::components::Order::{Dig, Food, Imps, Mine, Reputation, Room as Build, Traps};
    bench.orders(&[[Build, Food, Imps], [Dig, Mine, Traps], [Food, Dig, Traps], [Mine, Imps, Reputation]]);
    bench.until(|state| state.ask == Ask::Space && matches!(state.phase, Phase::Actions(21..)));
    bench.play(1, "build mint C3");
    assert!(bench.may(1, "produce mint"));
}

/// DL-160, DL-358, DLX-29: the Magic Room turns two workers and a food into an imp that works at once.
#[test]
fn the_magic_room() {
    let mut bench = working(1, 4, &[(Room::MagicRoom, "C2"), (Room::Mint, "C4")]);
    bench.play(1, "produce magic-room");
    let me = bench.me();
    assert_eq!((me.food, me.imps, me.free_imps()), (2, 5, 3));
    bench.play(1, "produce mint");
    let mut bench = working(1, 4, &[(Room::MagicRoom, "C2")]);
    bench.me().food = 0;
    assert_eq!(bench.refused(1, "produce magic-room"), "DL-155");
}

/// DL-356: the Tool Shed's two workers dig a tunnel by the usual rules, without another imp.
#[test]
fn the_tool_shed() {
    let mut bench = working(1, 2, &[(Room::ToolShed, "C1")]);
    bench.play(1, "produce tool-shed");
    assert_eq!(bench.refused(1, "dig E4"), "DL-100");
    assert_eq!(bench.refused(1, "done"), "DL-356", "the workers are there already");
    assert_eq!(bench.me().busy_imps, 2);
    let after = bench.silent(1, "dig D3").players[0];
    assert!(after.dungeon.tunnels.contains(cell("D3")));
    assert_eq!(after.busy_imps, 2, "no imp stands on the tunnel");
    let mut bench = working(1, 2, &[(Room::ToolShed, "C1")]);
    bench.me().dungeon.tunnels.insert(cell("D1"));
    bench.play(1, "produce tool-shed");
    assert_eq!(bench.refused(1, "dig D2"), "DL-101");
}

/// DL-306: the Workshop draws one card in the second year too.
#[test]
fn the_workshop_draws_one() {
    let mut bench = working(2, 4, &[(Room::Workshop, "C1")]);
    bench.play(1, "produce workshop");
    assert_eq!(bench.state.players[0].traps.total(), 1);
    assert_ne!(bench.state.ask, Ask::Discard, "and nothing goes back");
    let mut bench = working(2, 4, &[(Room::Workshop, "C1")]);
    bench.state.trap_deck.clear();
    assert!(!bench.may(1, "produce workshop"), "DLA-29: there is nothing to draw");
}

/// DL-163: players produce in player order.
#[test]
fn in_player_order() {
    let mut bench = working(1, 3, &[(Room::Mint, "C3")]);
    let player = bench.player(3);
    player.dungeon.rooms.put(Room::Hatchery, cell("C1"));
    player.dungeon.tunnels = player.dungeon.tunnels.minus(Cells::only(cell("C1")));
    assert_eq!(bench.acting(), [1]);
    bench.play(1, "done");
    assert_eq!(bench.acting(), [3]);

    // With the token at seat 3, that seat comes first: the last minion's action is over.
    let mut bench = Bench::new(4);
    bench.state.first = Seat::new(2);
    for (number, room, square) in
        [(1, Room::Mint, "C3"), (3, Room::Hatchery, "C1"), (4, Room::MagicRoom, "C2")]
    {
        let dungeon = &mut bench.player(number).dungeon;
        dungeon.tunnels = dungeon.tunnels.minus(Cells::only(cell(square)));
        dungeon.rooms.put(room, cell(square));
    }
    bench.until(|state| matches!(state.phase, Phase::Production(_)));
    let mut order = Vec::new();
    while bench.state.ask == Ask::Produce {
        order.push(bench.acting()[0]);
        bench.play(order[order.len() - 1], "done");
    }
    assert_eq!(order, [3, 4, 1]);
}

/// DL-352: the rooms of the first year produce, those of the second do not.
#[test]
fn only_first_year_rooms_produce() {
    use undercroft_lords::components::RoomUse;
    let bench = Bench::new(4);
    for room in &Room::ALL {
        let spec = bench.game.components().room(*room);
        assert_eq!(matches!(spec.purpose, RoomUse::Production { .. }), spec.year == 1, "{room}");
    }
}

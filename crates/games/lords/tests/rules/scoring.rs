//! Sections 32 and 37: points and titles.

use crate::bench::{Bench, cell};
use undercroft_core::{Game, Seat, Setup, Status};
use undercroft_lords::names::{Adventurer, Card, Creature, Named, Room, Title, Trap};
use undercroft_lords::rules::scoring::{points, scores};
use undercroft_lords::site::{Cell, Cells};

fn room(bench: &mut Bench, room: Room, square: &str) {
    let dungeon = &mut bench.me().dungeon;
    dungeon.tunnels = dungeon.tunnels.minus(Cells::only(cell(square)));
    dungeon.rooms.put(room, cell(square));
}

/// DL-308, DL-309, DL-310, DL-311, DL-312, DL-315, DL-316: what counts for one player.
#[test]
fn points_of_a_player() {
    let mut bench = Bench::new(4);
    room(&mut bench, Room::Mint, "C3");
    let me = bench.me();
    me.up = [Creature::Troll, Creature::Ghost].into_iter().collect();
    me.down = [Creature::Dragon].into_iter().collect();
    me.prison = [Adventurer::WarriorA, Adventurer::SilverPaladin].into_iter().collect();
    me.dungeon.conquered = Cells::only(Cell::ENTRANCE);
    me.marks = 2;
    let sheet = points(&bench.game, &bench.state.players[0]);
    let parts = (sheet.rooms, sheet.monsters, sheet.prisoners, sheet.conquered, sheet.marks);
    assert_eq!(parts, (2, 2, 7, -2, -6));
    assert_eq!(sheet.total(), 3);
    bench.me().marks = 20;
    assert!(points(&bench.game, &bench.state.players[0]).total() < 0);
}

/// DL-314, DLX-41: losing a room costs 4 points.
#[test]
fn a_lost_room_costs_four() {
    let mut bench = Bench::new(4);
    room(&mut bench, Room::Mint, "C3");
    let kept = points(&bench.game, &bench.state.players[0]).total();
    bench.me().dungeon.conquered = Cells::only(cell("C3"));
    assert_eq!(kept - points(&bench.game, &bench.state.players[0]).total(), 4);
}

/// DL-137, DL-313, DL-366, DL-367, DL-368, DL-369: scoring rooms, as long as they are ours.
#[test]
fn scoring_rooms() {
    for (which, score) in
        [(Room::Cafeteria, 4), (Room::Chapel, 4), (Room::Pandemonium, 6), (Room::Labyrinth, 0)]
    {
        let mut bench = Bench::new(4);
        bench.me().up = Creature::ALL.iter().copied().collect();
        room(&mut bench, which, "C3");
        let sheet = points(&bench.game, &bench.state.players[0]);
        assert_eq!((sheet.scoring_rooms, sheet.rooms), (score, 2), "{which}");
        bench.me().dungeon.conquered = Cells::only(cell("C3"));
        assert_eq!(points(&bench.game, &bench.state.players[0]).scoring_rooms, 0);
    }
}

/// DL-319, DL-320, DL-321, DL-322, DL-323, DL-324, DL-325: what each title is given for.
#[test]
fn titles() {
    for title in Title::ALL {
        let mut bench = Bench::new(4);
        for player in &mut bench.state.players[1..] {
            player.dungeon.conquered = Cells::only(cell("C1"));
        }
        let me = &mut bench.state.players[if *title == Title::Battle { 0 } else { 1 }];
        match title {
            Title::DarkDeeds => me.evil = 7,
            Title::Halls => me.dungeon.rooms.put(Room::Mint, cell("B1")),
            Title::Tunnels => me.dungeon.tunnels.insert(cell("D1")),
            Title::Monsters => me.up.add(Creature::Troll),
            Title::Imps => me.imps = 4,
            Title::Riches => me.traps.add(Trap::Pendulum),
            Title::Battle => {}
        }
        let holder = Seat::new(if *title == Title::Battle { 0 } else { 1 });
        let sheet = scores(&bench.game, &bench.state);
        let award = &sheet.titles[title.place()];
        assert_eq!((award.title, award.points), (*title, 3));
        assert!(award.holders.contains(holder) && award.holders.len() == 1, "{title}");
    }
    let mut bench = Bench::new(4);
    bench.me().up.add(Creature::Ghost);
    assert_eq!(scores(&bench.game, &bench.state).titles[Title::Monsters.place()].holders.len(), 4);
}

/// DL-317, DL-318, DLX-42: alone 3, shared 2; with two players 2 and 1.
#[test]
fn title_points() {
    for (seats, alone, shared) in [(4, 3, 2), (3, 3, 2), (2, 2, 1)] {
        let mut bench = Bench::new(seats);
        bench.me().imps = 9;
        let sheet = scores(&bench.game, &bench.state);
        assert_eq!(sheet.titles[Title::Imps.place()].points, alone);
        assert_eq!(sheet.titles[Title::Riches.place()].points, shared);
    }
}

/// DL-370: the Hall of Fame honours exclusive titles, with 2 points, or 1 below four players.
#[test]
fn hall_of_fame() {
    for (seats, reading, fame) in
        [(4, "exclusive", 2), (3, "exclusive", 1), (2, "exclusive", 1), (3, "shared", 2 + 3)]
    {
        let mut bench = Bench::with(Setup::new(seats).with("hall-of-fame", reading));
        let me = bench.me();
        me.imps = 9;
        me.evil = 0;
        for player in &mut bench.state.players[1..] {
            player.dungeon.rooms.put(Room::Mint, cell("B3"));
            player.dungeon.rooms.put(Room::Chapel, cell("D1"));
        }
        room(&mut bench, Room::HallOfFame, "C3");
        // Of seven titles: imps alone; monsters, riches and battle shared.
        assert_eq!(scores(&bench.game, &bench.state).points[0].fame, fame, "{seats} {reading}");
        bench.me().dungeon.conquered = Cells::only(cell("C3"));
        assert_eq!(scores(&bench.game, &bench.state).points[0].fame, 0, "a conquered hall honours nobody");
    }
}

/// DL-326, DL-327, DLX-43: most points win, equals share, and a licence needs more than 0 points.
#[test]
fn the_end() {
    let mut bench = Bench::new(4);
    bench.state.year = 2;
    bench.combat(&[Adventurer::WarriorE], &[], &[]);
    bench.cards(&[Card::CreateFood; 4]);
    bench.state.combat_round = 4;
    for (number, marks) in [(1, 0), (2, 10), (3, 0), (4, 0)] {
        bench.player(number).marks = marks;
    }
    bench.play(1, "ready");
    assert!(bench.is_over());
    let Status::Over(outcome) = bench.game.status(&bench.state) else { panic!("not over") };
    assert_eq!(outcome.winners().iter().map(Seat::number).collect::<Vec<_>>(), [3, 4]);
    let licence = |number: u8| outcome.score(Seat::new(number - 1)) > 0;
    assert!(licence(3) && !licence(2));
    assert_eq!(bench.refused(1, "ready"), "DL-002");
}

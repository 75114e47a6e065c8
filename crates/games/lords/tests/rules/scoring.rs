//! Sections 32 and 37: points and titles.

use crate::bench::{Bench, cell};
use undercroft_core::{Company, Game, Language, Seat, Setup, Status, Tell, Words};
use undercroft_lords::components::{Adventurer, Card, Creature, Room, Title, Trap};
use undercroft_lords::rules::scoring::{points, scores};
use undercroft_lords::state::{Cell, Cells};
use undercroft_lords::{Event, Lords};

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
    for title in &Title::ALL {
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
        let mut bench = Bench::with(Setup::new(seats).with("hall_of_fame", reading));
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

/// DL-320, DL-321, DL-322, DL-323, DL-324, DL-325: conquered rooms and tunnels count for their titles, rooms are no
/// tunnels, ghosts no monsters, Troll Tokens no imps, and riches are gold, food and traps together.
#[test]
fn what_counts_for_a_title() {
    type Change = fn(&mut undercroft_lords::state::Player);
    let holders = |title: Title, change: Change| {
        let mut bench = Bench::new(4);
        for player in &mut bench.state.players {
            player.dungeon.rooms.put(Room::Mint, cell("B3"));
        }
        change(bench.me());
        let award = scores(&bench.game, &bench.state).titles[title.place()].clone();
        (award.holders.contains(Seat::FIRST), award.holders.len())
    };
    let cases: [(Title, Change, (bool, usize)); 14] = [
        (Title::Halls, |me| me.dungeon.conquered.insert(cell("B3")), (true, 4)),
        (Title::Tunnels, |me| me.dungeon.conquered.insert(cell("C2")), (true, 4)),
        (Title::Tunnels, |me| me.dungeon.rooms.put(Room::Chapel, cell("D1")), (true, 4)),
        (Title::Halls, |me| me.dungeon.rooms.put(Room::Chapel, cell("D1")), (true, 1)),
        (Title::Monsters, |me| me.up.add(Creature::Ghost), (true, 4)),
        (Title::Monsters, |me| me.down.add(Creature::Slime), (true, 1)),
        (Title::Imps, |me| me.up.add(Creature::Troll), (true, 4)),
        (Title::Imps, |me| me.imps = 2, (false, 3)),
        (Title::Riches, |me| (me.gold, me.food) = (0, 6), (true, 4)),
        (Title::Riches, |me| (me.gold, me.food) = (6, 0), (true, 4)),
        (Title::Riches, |me| (me.gold, me.food) = (4, 3), (true, 1)),
        (Title::Riches, |me| me.traps.add(Trap::Pendulum), (true, 1)),
        (Title::Battle, |me| me.dungeon.conquered.insert(cell("B3")), (false, 3)),
        (Title::DarkDeeds, |me| me.evil = 3, (false, 3)),
    ];
    for (title, change, expected) in cases {
        assert_eq!(holders(title, change), expected, "{title}");
    }
}

/// DL-308…313, DL-316, DL-317, DL-370: a whole reckoning of three players, every column of it.
#[test]
fn a_whole_reckoning() {
    let mut bench = Bench::new(3);
    room(&mut bench, Room::HallOfFame, "C3");
    let me = bench.me();
    me.dungeon.rooms.put(Room::Chapel, cell("D1"));
    me.dungeon.rooms.put(Room::Pandemonium, cell("B2"));
    me.dungeon.conquered = [cell("B2"), cell("C1")].into_iter().collect();
    me.up = [Creature::Vampire, Creature::Vampire, Creature::Ghost, Creature::Golem].into_iter().collect();
    me.prison = [Adventurer::WarriorA, Adventurer::SilverPaladin, Adventurer::WizardH].into_iter().collect();
    (me.marks, me.evil, me.imps) = (1, 10, 1);
    bench.player(2).evil = 10;
    bench.player(3).gold = 0;
    let sheet = scores(&bench.game, &bench.state);
    let mine = sheet.points[0];
    assert_eq!((mine.rooms, mine.monsters, mine.prisoners), (4, 3, 2 + 5 + 2));
    assert_eq!((mine.conquered, mine.marks, mine.scoring_rooms), (-4, -3, 2 * 3));
    // Halls and monsters alone, dark deeds and riches with the second player; tunnels, imps and battle to the others.
    assert_eq!((mine.titles, mine.fame), (3 + 3 + 2 + 2, 1 + 1));
    assert_eq!(sheet.total(Seat::FIRST), 4 + 3 + 9 - 4 - 3 + 6 + 10 + 2);
    assert_eq!(sheet.total(Seat::new(1)), 2 + 2 + 2 + 2 + 2, "dark deeds, riches, tunnels, imps, battle");
    assert_eq!(sheet.total(Seat::new(2)), 2 + 2 + 2, "tunnels, imps, battle");
    bench.me().dungeon.conquered.insert(cell("C3"));
    let sheet = scores(&bench.game, &bench.state);
    assert_eq!((sheet.points[0].fame, sheet.points[0].rooms), (0, 2), "a conquered Hall honours nobody");
}

/// DL-327, DLX-43: who gets the licence is told: 1 point yes, 0 and -4 no.
#[test]
fn the_licence_is_told() {
    let bench = Bench::new(4);
    for (language, yes, no) in
        [(Language::En, "a licence", "no licence"), (Language::Ru, "и лицензия", "лицензии нет")]
    {
        let words = Words::new(language, &[Lords::words(language)]);
        for (points, wanted) in [(1, yes), (0, no), (-4, no)] {
            let phrase =
                bench.game.sentence(&Event::Scored { seat: Seat::FIRST, points }).expect("a sentence");
            let said = words.try_say(&phrase, &Company::default()).expect("words");
            assert!(said.contains(wanted), "{points}: {said}");
        }
    }
}

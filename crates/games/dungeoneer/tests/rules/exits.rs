//! Sections 11 to 14: what lies between two locations, and in the middle of one.

use crate::bench::Bench;
use undercroft_core::{Seat, Setup};
use undercroft_dungeoneer::Event;
use undercroft_dungeoneer::components::{Checks, Stat};
use undercroft_dungeoneer::ids::Spot;
use undercroft_dungeoneer::state::{Phase, Side};

/// Heroes without cards and points in the first of these locations; the first player's Hero phase with 3 points.
fn there(map: &[(&str, i8, i8)]) -> Bench {
    there_with(Setup::new(2), map)
}

fn there_with(setup: Setup, map: &[(&str, i8, i8)]) -> Bench {
    let mut bench = Bench::with(setup);
    bench.bare();
    bench.dungeon(map);
    bench
}

/// The sorts of checks that were rolled, in their order.
fn rolled(events: &[Event]) -> Vec<(Checks, Stat, u8)> {
    let of = |event: &Event| match event {
        Event::Rolled { checks, stat, target, .. } => Some((*checks, *stat, *target)),
        _ => None,
    };
    events.iter().filter_map(of).collect()
}

/// DR-144, DR-154…156, DR-190, DR-191, DR-573: beyond a wall lies a neighbour whom no exit leads to, from neither side; an
/// effect that asks only for a neighbour reaches him.
#[test]
fn a_wall_parts_neighbours() {
    let mut bench = there(&[("treasury", 0, 0), ("broken_span", 1, 0), ("crossroads", 1, 1)]);
    assert!(!bench.legal(1).iter().any(|text| text.starts_with("go ")), "a wall and two empty places");
    assert_eq!(bench.refused(1, "go east"), "DR-573");
    bench.put(2, "broken_span");
    bench.turn_of(2, 3);
    assert!(bench.may(2, "go north") && !bench.may(2, "go west"));
    bench.turn_of(1, 3);
    bench.ready(1, "cloak_of_phasing");
    bench.me().glory = 1;
    // The pit beyond: 2 + 4 are six.
    bench.play_with(1, "use cloak_of_phasing", &["2"]);
    assert_eq!((bench.me().spot, bench.me().ap, bench.me().prone), (Spot(1), 2, false));
}

/// DRX-09, DR-157, DR-158, DR-171, DR-185, DR-186: only the exit of the location that is left counts: nothing on the way
/// to the Treasury, its trap on the way back, and the hero leaves in both cases.
#[test]
fn only_the_exit_that_is_left_counts() {
    let mut bench = there(&[("dark_altar", 0, 0), ("treasury", 1, 0)]);
    bench.me().ap = 4;
    bench.play(1, "go east");
    assert_eq!((bench.me().spot, bench.me().ap, bench.me().life), (Spot(1), 3, 6));
    bench.play_with(1, "go west", &["1"]);
    assert_eq!((bench.me().spot, bench.me().ap, bench.me().life), (Spot(0), 2, 5), "5 against 6");
    bench.play(1, "go east");
    bench.play_with(1, "go west", &["2"]);
    assert_eq!((bench.me().spot, bench.me().ap, bench.me().life), (Spot(0), 0, 5), "6 against 6");
}

/// DRX-11, DR-172, DR-185, DR-389: five is enough for B5+ and T5+, four is not: a point lost there, a wound here.
#[test]
fn five_is_enough_and_four_is_not() {
    for (die, ap) in [("3", 2), ("2", 1)] {
        let mut bench = there(&[("guard_passage", 0, 0), ("crossroads", -1, 0)]);
        bench.play_with(1, "go west", &[die]);
        assert_eq!((bench.me().spot, bench.me().ap, bench.me().life), (Spot(1), ap, 6), "{die} + 2");
    }
    for (die, life) in [("2", 6), ("1", 5)] {
        let mut bench = there(&[("black_drain", 0, 0), ("crossroads", 1, 0)]);
        bench.cast(1, "hemp_spirit_caller");
        bench.play_with(1, "go east", &[die]);
        assert_eq!((bench.me().spot, bench.me().ap, bench.me().life), (Spot(1), 2, life), "{die} + 3");
    }
}

/// DR-192: which characteristic, and how much of it, is printed on the exit.
#[test]
fn the_exit_names_its_check() {
    let mut bench = there(&[("collapsed_gallery", 0, 0), ("crossroads", 0, 1), ("flooded_chamber", 1, 0)]);
    bench.play_with(1, "go north", &["6"]);
    assert_eq!(rolled(&bench.told()), [(Checks::Exit, Stat::Speed, 4)]);
    bench.me().spot = Spot(0);
    bench.play_with(1, "go east", &["6", "6"]);
    assert_eq!(rolled(&bench.told())[0], (Checks::Exit, Stat::Melee, 5));
}

/// DR-100, DR-176…182, DRA-03: the exit that a stuck hero holds is open to everybody, through every Reset, until he leaves
/// by whatever means.
#[test]
fn a_held_exit_is_open_to_all() {
    let mut bench = there(&[("guard_passage", 0, 0), ("crossroads", -1, 0)]);
    bench.state.locations.clear();
    bench.me().ap = 1;
    bench.play_with(1, "go west", &["1"]);
    assert_eq!((bench.me().spot, bench.me().ap, bench.me().holds), (Spot(0), 0, Some(Side::West)));
    bench.play(1, "done");
    assert_eq!((bench.state.active, bench.state.phase), (Seat::new(1), Phase::Dungeonlord));
    bench.play(2, "done");
    bench.told();
    let ap = bench.player(2).ap;
    bench.play(2, "go west");
    assert_eq!((bench.player(2).spot, bench.player(2).ap), (Spot(1), ap - 1));
    assert_eq!(rolled(&bench.told()), []);
    bench.play(2, "go east");
    assert_eq!(bench.me().holds, Some(Side::West));
    // Banished, he holds nothing any more: 1 + 1 against 6.
    bench.lay("black_drain");
    bench.hold(2, &["banishing_glyph"]);
    bench.me().peril = 3;
    bench.state.phase = Phase::Dungeonlord;
    bench.play_with(2, "curse banishing_glyph 1", &["1"]);
    assert_eq!((bench.me().spot, bench.me().holds), (Spot(2), None));
    bench.turn_of(2, 2);
    bench.play_with(2, "go west", &["3"]);
    assert_eq!(bench.player(2).spot, Spot(1));
}

/// DR-183: without a point no move begins, through a blocked exit neither.
#[test]
fn no_move_without_a_point() {
    let mut bench = there(&[("guard_passage", 0, 0), ("crossroads", -1, 0), ("flooded_chamber", 1, 0)]);
    bench.me().ap = 0;
    assert_eq!(bench.refused(1, "go west"), "DR-153");
    assert_eq!(bench.refused(1, "go east"), "DR-153");
}

/// DR-187: what helps against trap cards does not help at trap exits; what is made for exits does.
#[test]
fn trap_exits_are_no_trap_cards() {
    for (card, life) in [("trap_sense", 5), ("jailers_keys", 6)] {
        let mut bench = there(&[("black_drain", 0, 0), ("crossroads", 1, 0)]);
        bench.cast(1, "hemp_spirit_caller");
        bench.ready(1, card);
        bench.play_with(1, "go east", &["1"]);
        assert_eq!(bench.me().life, life, "{card}");
    }
}

/// DR-188: whoever falls at a trap exit does not enter what lies beyond.
#[test]
fn a_deadly_exit_is_not_passed() {
    let mut bench = there_with(Setup::new(3), &[("black_drain", 0, 0), ("crossroads", 1, 0)]);
    bench.cast(1, "hemp_spirit_caller");
    bench.me().life = 1;
    bench.play_with(1, "go east", &["1"]);
    assert!(bench.me().out);
    assert_eq!(bench.me().spot, Spot(0));
    assert!(!bench.events.iter().any(|event| matches!(event, Event::Moved { .. })));
}

/// DR-099, DR-189, DRA-87: a trap exit is checked each time; where it was agreed it is spent for a turn, and every Reset
/// arms it again.
#[test]
fn trap_exits_are_armed_again() {
    for (option, second, life) in [("every_time", &["1"] as &[&str], 4), ("once_per_turn", &[], 5)] {
        let setup = Setup::new(2).with("trap_exits", option);
        let mut bench = there_with(setup, &[("black_drain", 0, 0), ("crossroads", 1, 0)]);
        bench.state.locations.clear();
        bench.cast(1, "hemp_spirit_caller");
        bench.cast(2, "hemp_spirit_caller");
        bench.play_with(1, "go east", &["1"]);
        bench.play(1, "go west");
        bench.play_with(1, "go east", second);
        assert_eq!(bench.me().life, life, "{option}");
        bench.play(1, "done");
        bench.play(2, "done");
        bench.play_with(2, "go east", &["1"]);
        assert_eq!(bench.player(2).life, 5, "{option}: in the next turn it works");
    }
}

/// Jangooba hurls the second player's hero from the Crossroads into the one location beside it, in the first's turn.
fn hurled_into(word: &str, y: i8) -> Bench {
    let mut bench = there(&[("crossroads", 0, 0), (word, 0, y)]);
    bench.as_dungeonlord(3);
    bench.deal(1, "jangooba");
    bench.play(1, "send jangooba 2 melee");
    bench.play_with(1, "declare", &["6", "1"]);
    assert_eq!(bench.player(2).spot, Spot(1));
    bench
}

/// DR-050, DR-165, DR-167, DR-193, DR-420, DRA-86: a hero who is moved in another's turn receives nothing, meets no barrier
/// and no effect of the place, except where it says that any hero sets it off.
#[test]
fn moved_in_anothers_turn() {
    for (word, y) in [("spiked_corridor", 1), ("crawl_of_eyes", -1), ("revolving_hall", 1)] {
        let mut bench = hurled_into(word, y);
        let player = *bench.player(2);
        assert_eq!((player.glory, player.peril, player.life), (0, 0, 5), "{word}");
        let events = bench.told();
        let battle = [Checks::Attack, Checks::Counter];
        assert!(rolled(&events).iter().all(|(checks, ..)| battle.contains(checks)), "{word}: {events:?}");
        let turned = events.iter().any(|event| matches!(event, Event::Rotated { .. }));
        assert_eq!(turned, word == "revolving_hall");
    }
}

/// DR-164, DR-168: spikes are met on every entry in one's own turn, also where there is nothing new to earn.
#[test]
fn spikes_are_met_every_time() {
    let mut bench = there(&[("crossroads", 0, 0), ("spiked_corridor", 0, 1)]);
    bench.play_with(1, "go north", &["1"]);
    bench.play(1, "go south");
    bench.play_with(1, "go north", &["1"]);
    assert_eq!(rolled(&bench.told()).len(), 2);
    assert_eq!((bench.me().glory, bench.me().peril), (2, 1));
}

/// DR-169: the exit, the payment, the entry, the points, the barrier.
#[test]
fn one_move_has_its_order() {
    let mut bench = there(&[("collapsed_gallery", 0, 0), ("spiked_corridor", 0, 1)]);
    // The gallery's exit asks 4 of Speed, the spikes 5.
    bench.play_with(1, "go north", &["6", "1"]);
    let events = bench.told();
    let at = |wanted: &dyn Fn(&Event) -> bool| events.iter().position(wanted).expect("an event");
    let exit = at(&|event| matches!(event, Event::Rolled { checks: Checks::Exit, .. }));
    let entered = at(&|event| matches!(event, Event::Moved { .. }));
    let points = at(&|event| matches!(event, Event::Gained { .. }));
    let spikes = at(&|event| matches!(event, Event::Rolled { checks: Checks::Barrier, .. }));
    assert!(exit < entered && entered < points && points < spikes, "{events:?}");
    // With one point, the exit takes it before anything is paid: nothing of what comes later happens.
    let mut bench = there(&[("guard_passage", 0, 0), ("crossroads", -1, 0)]);
    bench.me().ap = 1;
    bench.play_with(1, "go west", &["1"]);
    assert_eq!((bench.me().spot, bench.me().glory), (Spot(0), 0));
}

/// DR-200, DR-201: a pit asks nobody whether he wants to be checked, and checks him once: neither on standing up nor on
/// leaving.
#[test]
fn a_pit_checks_once() {
    let mut bench = there(&[("crossroads", 0, 0), ("broken_span", 0, 1)]);
    bench.play_with(1, "go north", &["1"]);
    assert!(bench.me().prone, "5 against 6");
    assert_eq!(bench.refused(1, "go south"), "DR-573");
    bench.play(1, "stand");
    bench.play(1, "go south");
    assert_eq!((bench.me().spot, bench.me().ap), (Spot(0), 0));
    assert_eq!(rolled(&bench.told()).len(), 1);
}

/// DR-206: laying a location earns nothing; the point is paid before it is drawn (DR-203).
#[test]
fn laying_earns_nothing() {
    let mut bench = there(&[("crossroads", 0, 0)]);
    bench.play_with(1, "explore", &["winding_stair"]);
    assert_eq!(bench.me().ap, 2);
    let build = bench.legal(1)[0].clone();
    bench.play(1, &build);
    assert_eq!((bench.me().glory, bench.me().peril, bench.me().spot), (0, 0, Spot(0)));
}

/// DR-032, DR-196: six wounds, one after the other, defeat a hero of six life, and not five.
#[test]
fn life_is_wounds_to_take() {
    let mut bench = there_with(Setup::new(3), &[("crossroads", 0, 0), ("spiked_corridor", 0, 1)]);
    bench.cast(1, "hemp_spirit_caller");
    for wounds in 1..=6 {
        bench.turn_of(1, 2);
        bench.me().spot = Spot(0);
        bench.play_with(1, "go north", &["1"]);
        assert_eq!((bench.me().life, bench.me().out), (6 - wounds, wounds == 6));
    }
}

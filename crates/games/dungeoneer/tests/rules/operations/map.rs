//! What operations do on the map.

use super::{hero, lord};
use undercroft_dungeoneer::Event;
use undercroft_dungeoneer::components::Token;
use undercroft_dungeoneer::ids::Spot;
use undercroft_dungeoneer::state::Cell;

/// DR-419: no point, no exit: through a wall where the card says so.
#[test]
fn move_takes_a_hero_next_door() {
    let mut bench = hero(&[]);
    bench.dungeon(&[("treasury", 0, 0), ("broken_span", 1, 0)]);
    bench.ready(1, "cloak_of_phasing");
    bench.play_with(1, "use cloak_of_phasing", &["6"]);
    assert_eq!((bench.me().spot, bench.me().ap), (Spot(1), 2), "the cloak's own price");
}

/// DR-419…423: to any dark passage, or only to those that are near.
#[test]
fn teleport_takes_a_hero_anywhere_it_says() {
    for (within, far) in [("", true), (", within = 2", false)] {
        let to = format!(r#"to = {{ terrain = "dark_passage" }}{within}, chooser"#);
        let from = r#"to = { terrain = "dark_passage" }, chooser"#;
        let mut bench = hero(&[("shadow_step", from, &to)]);
        bench.dungeon(&[("crossroads", 0, 0), ("black_drain", 0, 1), ("rat_run", 5, 5)]);
        bench.hold(1, &["shadow_step"]);
        (bench.me().prone, bench.me().ap) = (true, 0);
        bench.play(1, "play shadow_step");
        assert_eq!(bench.may(1, "to rat_run"), far);
        if far {
            bench.play(1, "to rat_run");
        }
        assert_eq!(bench.me().spot, if far { Spot(2) } else { Spot(1) });
        assert!(bench.me().prone);
    }
}

/// DR-427…430: two occupied locations change places, but never so that a wall meets an exit or something is cut off; by
/// this card heroes stay where they are, by the general rule they ride along.
#[test]
fn shift_moves_locations() {
    for (riders, spots) in [(false, (1, 2)), (true, (2, 1))] {
        let edit = format!("half_turn = true, riders = {riders}");
        let mut bench = lord(&[("planar_rift", "half_turn = true, riders = false", &edit)]);
        // Crossroads and Flooded Chamber are open all round, the Winding Stair is not.
        let map = [
            ("entrance_to_the_vault", 0, 0),
            ("flooded_chamber", 0, 1),
            ("crossroads", 1, 0),
            ("winding_stair", 1, -1),
        ];
        bench.dungeon(&map);
        bench.put(1, "crossroads");
        bench.put(2, "flooded_chamber");
        (bench.me().glory, bench.player(2).glory) = (0, 0);
        bench.state.map[2].mark(Token::Tracking);
        bench.hold(1, &["planar_rift"]);
        bench.play(1, "curse planar_rift 2");
        assert_eq!(bench.legal(1), ["to flooded_chamber"], "the other is named after it");
        bench.play(1, "to flooded_chamber");
        bench.play(1, "to crossroads");
        if bench.may(1, "pick 1") {
            bench.play(1, "pick 1");
        }
        let cell = |bench: &crate::bench::Bench, spot: usize| bench.state.map[spot].cell;
        assert_eq!((cell(&bench, 1), cell(&bench, 2)), (Cell { x: 1, y: 0 }, Cell { x: 0, y: 1 }));
        assert!(bench.state.map[2].has(Token::Tracking), "tokens stay on their card");
        assert_eq!((bench.me().spot.0, bench.player(2).spot.0), spots, "riders: {riders}");
        assert_eq!((bench.me().glory, bench.player(2).glory), (0, 0), "nobody entered anything");
    }
    // A dead end in the middle of a row cannot change places with what holds the row together.
    let mut bench = lord(&[]);
    bench.dungeon(&[("entrance_to_the_vault", 0, 0), ("crossroads", 0, 1), ("rat_run", 0, 2)]);
    bench.put(1, "crossroads");
    bench.put(2, "rat_run");
    bench.hold(1, &["planar_rift"]);
    assert!(!bench.may(1, "curse planar_rift 2"), "the entrance would be cut off, or meet a wall");
}

/// DRA-42: the Revolving Hall turns where it lies.
#[test]
fn a_location_turns_where_it_lies() {
    let mut bench = hero(&[]);
    bench.dungeon(&[("crossroads", 0, 0), ("revolving_hall", 1, 0)]);
    bench.play(1, "go east");
    assert!(bench.state.map[1].turned);
    bench.play_with(1, "go west", &["6"]);
    assert!(
        !bench.events.iter().any(|event| matches!(event, Event::Wounded { .. })),
        "its trap exit faces west now"
    );
}

/// DR-428…430: a location is put elsewhere, with whoever stands on it, wherever it could be laid; never the entrance, and
/// never what holds others to it.
#[test]
fn a_location_is_put_elsewhere() {
    let mut bench = lord(&[("planar_rift", r#"mode = "swap""#, r#"mode = "relocate""#)]);
    bench.dungeon(&[
        ("entrance_to_the_vault", 0, 0),
        ("crossroads", 0, 1),
        ("flooded_chamber", 0, 2),
        ("winding_stair", 0, -1),
    ]);
    for (number, word) in [(1, "flooded_chamber"), (2, "winding_stair")] {
        bench.put(number, word);
    }
    bench.hold(1, &["planar_rift"]);
    bench.play(1, "curse planar_rift 2");
    assert_eq!(bench.legal(1), ["to flooded_chamber", "to winding_stair"], "both are occupied ends");
    bench.play(1, "to flooded_chamber");
    let places = bench.legal(1);
    assert!(
        places.iter().all(|text| text.starts_with("build ")) && !places.contains(&"build 0,2".to_owned())
    );
    bench.play(1, "build 1,0");
    assert_eq!((bench.state.map[2].cell, bench.me().spot), (Cell { x: 1, y: 0 }, Spot(2)));
    assert!(bench.told().iter().any(|event| matches!(event, Event::Relocated { .. })));
    assert_eq!(bench.me().glory, 0);
    // Now the Crossroads is an end as well; with two heroes there, it could go, and the entrance never.
    bench.put(1, "crossroads");
    bench.put(2, "entrance_to_the_vault");
    bench.hold(1, &["planar_rift"]);
    bench.play(1, "curse planar_rift 2");
    assert_eq!(bench.legal(1), ["to crossroads"]);
}

/// DR-203, DR-205: a location for no point; with a look at several, one of them.
#[test]
fn explore_lays_a_location() {
    let gain = r#"{ op = "gain", who = "you", resource = "ap", amount = 2 }"#;
    let mut bench = hero(&[("haste", gain, r#"{ op = "explore", who = "you", amount = 1 }"#)]);
    bench.hold(1, &["haste"]);
    bench.play_with(1, "play haste", &["winding_stair"]);
    let build = bench.legal(1)[0].clone();
    bench.play(1, &build);
    assert_eq!((bench.state.map.len(), bench.me().ap), (3, 3));

    let mut bench = hero(&[("haste", gain, r#"{ op = "explore", who = "you", amount = 1, look = 2 }"#)]);
    bench.hold(1, &["haste"]);
    let left = bench.state.locations.len();
    bench.play_with(1, "play haste", &["winding_stair", "ossuary"]);
    assert_eq!(bench.legal(1), ["to winding_stair", "to ossuary"]);
    bench.play(1, "to ossuary");
    let build = bench.legal(1)[0].clone();
    bench.play(1, &build);
    assert_eq!(bench.state.locations.len(), left - 1, "the other is shuffled back");
}

/// DR-197, DR-195: with the bridge nobody falls into the pit; who ignores a hazard meets a trap as printed.
#[test]
fn ignore_skips_a_check() {
    let mut bench = hero(&[]);
    bench.dungeon(&[("crossroads", 0, 0), ("broken_span", 0, 1)]);
    bench.state.map[1].mark(Token::Bridge);
    bench.play(1, "go north");
    assert!(!bench.me().prone);

    let ignore = r#"{ op = "ignore", who = "you", what = "hazard" }"#;
    let drill = r#"{ op = "modify", who = "you", stat = "melee", amount = 1, checks = "any" }"#;
    for (ready, life) in [(false, 5), (true, 6)] {
        let mut bench = lord(&[("weapon_drill", drill, ignore)]);
        bench.put(2, "rat_run");
        if ready {
            bench.ready(2, "weapon_drill");
        }
        bench.hold(1, &["enveloping_slime"]);
        bench.play(1, "set enveloping_slime 2");
        bench.play_with(1, "declare", &["2"]);
        assert_eq!(bench.player(2).life, life, "2 + 4 against six or seven");
    }
}

/// DR-020: the one bridge is put down for two glory, and not a second time.
#[test]
fn mark_puts_a_token_down() {
    let mut bench = hero(&[]);
    bench.put(1, "broken_span");
    bench.play(1, "use broken_span");
    let spot = bench.me().spot;
    assert!(bench.state.placed(spot).has(Token::Bridge));
    assert_eq!(bench.me().glory, 10);
    assert!(!bench.may(1, "use broken_span"));
}

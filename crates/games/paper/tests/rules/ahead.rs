//! What a table shows before a move agrees with what the move then brings.

use crate::bench::{Bench, room};
use undercroft_core::{Game, Observer, Seat};
use undercroft_paper::components::{Hero, Item, Talent};
use undercroft_paper::rules::{Power, power_against};
use undercroft_paper::{Deed, Event};

/// PD-186, PD-194: the wounds told before entering are the wounds of entering; PD-268: none of a trap for a Scout.
#[test]
fn wounds_of_entering_a_room() {
    for (at, to, talent, told) in [
        ("F1", "E1", Talent::Ranger, 1),
        ("F1", "E1", Talent::Scout, 0),
        ("C1", "D1", Talent::Ranger, 2),
        ("C1", "B1", Talent::Ranger, 0),
    ] {
        let mut bench = Bench::talent(talent).at(at);
        let common = bench.game.common(&bench.state);
        assert_eq!(common.wounds_of_entering(&bench.state.teams[0], room(to)), told, "{to} as {talent:?}");
        let events = bench.play(&["white-warrior move", &format!("go {to}")]);
        let marked: u8 = events
            .iter()
            .map(|event| match event {
                Event::Done { what: Deed::Wounded { wounds, healed, .. }, .. } => wounds + healed,
                _ => 0,
            })
            .sum();
        assert_eq!(marked, told, "{to} as {talent:?}");
    }
    // A second visit meets no minion.
    let mut bench = Bench::new(1).at("D1");
    bench.stand("C1");
    assert_eq!(bench.game.common(&bench.state).wounds_of_entering(&bench.state.teams[0], room("D1")), 0);
}

/// PD-161, PD-164: two moves from the doors lead to the first rows; walls stop them.
#[test]
fn rooms_within_reach() {
    let bench = Bench::new(1);
    let common = bench.game.common(&bench.state);
    assert_eq!(common.reach(&bench.state.teams[0], 1).iter().count(), 6, "the six entrances");
    let two = common.reach(&bench.state.teams[0], 2);
    assert!(two.contains(room("C2")) && !two.contains(room("C3")));
    assert!(!two.contains(room("E2")), "dungeon A has a wall between E1 and E2");
    assert!(common.reach(&bench.state.teams[0], 0).is_empty());
    let mut bench = Bench::new(1).at("E1");
    assert!(!bench.game.common(&bench.state).reach(&bench.state.teams[0], 1).contains(room("E2")));
    bench.finish_item(Item::Cloak);
    assert!(bench.game.common(&bench.state).reach(&bench.state.teams[0], 1).contains(room("E2")), "PD-136");
}

/// PD-229 to PD-231: the parts of the power are the power.
#[test]
fn power_part_by_part() {
    let mut bench = Bench::talent(Talent::Bloodthirsty);
    bench.finish_item(Item::Sword);
    bench.team().levels = [4, 2, 1, 1];
    let power = Power::of(bench.team(), Hero::Wizard);
    assert_eq!((power.levels, power.feared, power.warrior, power.sword, power.talent), (8, 2, 1, 3, 2));
    assert_eq!(power.total(), power_against(bench.team(), Hero::Wizard));
}

/// PD-295, PD-296: places of a view are those of the outcome: glory, then rooms explored.
#[test]
fn places_by_a_view() {
    let mut bench = Bench::new(3);
    bench.team().explored.insert(room("A1"));
    bench.state.teams[2].gems = 3;
    bench.state.shown = bench.state.teams;
    let view = bench.game.view(&bench.state, Observer::Seat(Seat::FIRST));
    let glory: Vec<i16> = view.teams.iter().map(|team| team.score.total()).collect();
    let places = view.places();
    let better = |one: usize, other: usize| {
        glory[one] > glory[other] || glory[one] == glory[other] && places[one] < places[other]
    };
    assert_eq!(places[2], 1, "{glory:?}");
    assert!(better(2, 0) && better(2, 1), "{glory:?}: {places:?}");
}

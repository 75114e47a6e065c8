use crate::bench::{Bench, QUIET};

/// PD-079, PD-080: skulls, minions, traps and monsters wound; without potions the wound track fills up.
#[test]
fn wounds_fill_the_track() {
    let mut bench = Bench::new(1);
    bench.end_round(1, &["6", "1", "5", "1", "5", "2"]);
    assert_eq!(bench.team().wounds, 1, "a skull");
    bench.play(&["clover move", "go E1", "fill crown", "stop"]);
    assert_eq!(bench.team().wounds, 2, "a trap");
    bench.play(&["boots move", "go D1", "stop"]);
    assert_eq!(bench.team().wounds, 4, "a goblin of level 3 against a Rogue of level 1");
}

/// PD-081, PD-082, PD-083, PD-154, PD-155: with potions the team decides for each wound of any kind; what is on the track stays there.
#[test]
fn potions_may_heal() {
    let mut bench = Bench::new(1);
    (bench.team().potions, bench.team().healed, bench.team().wounds) = (1, 0, 1);
    bench.end_round(1, &["6", "6", "1", "1", "1", "1"]);
    assert_eq!(bench.legal(), ["heal 2", "heal 1", "heal 0"]);
    assert_eq!(bench.refused("black-warrior brew"), "PD-081");
    assert_eq!(bench.refused("heal 3"), "PD-082");
    bench.play(&["heal 1"]);
    assert_eq!((bench.team().wounds, bench.team().healed), (2, 1));
}

/// PD-152, PD-153, PD-156: a potion has two hearts; only hearts under brewed potions heal, and a used potion still counts.
#[test]
fn hearts_under_potions() {
    let mut bench = Bench::new(1);
    (bench.team().potions, bench.team().healed) = (1, 1);
    bench.end_round(1, &["6", "6", "1", "1", "1", "1"]);
    assert_eq!(bench.refused("heal 2"), "PD-153");
    bench.play(&["heal 1"]);
    assert_eq!((bench.team().potions, bench.team().healed, bench.team().wounds), (1, 2, 1));
}

/// PDX-06: with six potions brewed and three wounds healed, nine hearts are free, and the first row has given a level.
#[test]
fn six_potions_and_three_wounds() {
    let mut bench = Bench::new(1);
    bench.team().potions = 4;
    bench.play(&["clover brew", "train warrior"]);
    assert_eq!(bench.team().health(), 5);
    bench.team().healed = 3;
    let team = *bench.team();
    assert_eq!(bench.game.common(&bench.state).free_hearts(&team), 9);
}

/// PD-084, PD-085: health is the sum of the levels; wounds on the track cost glory.
#[test]
fn health_and_penalty() {
    let mut bench = Bench::new(1);
    (bench.team().levels, bench.team().wounds) = ([2, 3, 1, 4], 11);
    assert_eq!(bench.team().health(), 10);
    assert_eq!(bench.score().wounds, -6);
}

/// PD-086, PDX-08: room C1, then the goblin of D1: two moves, one wound for a Rogue of level 2, one minion, and only then
/// the potion, which cannot heal that wound.
#[test]
fn the_goblin_of_d1() {
    let mut bench = Bench::new(1);
    bench.team().levels[3] = 2;
    bench.play(&["clover move", "go C1", "go D1"]);
    let team = bench.team();
    assert_eq!((team.moves, team.wounds, team.healed), (None, 1, 0));
    assert_eq!((team.minions(), team.potions), (1, 1));
}

/// PD-087, PD-088, PD-089, PD-090, PD-091, PDA-03: more wounds than health: the box is marked, once, and the team plays on.
#[test]
fn resurrection() {
    let mut bench = Bench::new(1);
    bench.team().wounds = 3;
    bench.end_round(1, &["6", "1", "1", "1", "1", "1"]);
    assert!(!bench.team().resurrected, "wounds equal to health are not more");
    bench.end_round(1, &["6", "6", "1", "1", "1", "1"]);
    assert!(bench.team().resurrected);
    assert_eq!(bench.score().resurrection, -9);
    bench.end_round(1, &["6", "6", "1", "1", "1", "1"]);
    assert_eq!((bench.team().wounds, bench.score().resurrection), (8, -9));
    assert!(!bench.legal().is_empty());
}

/// PD-092, PD-093, PD-094, PDX-21, PDA-35: it costs 9 besides the wounds, changes nothing else, and later levels do not undo it.
#[test]
fn resurrection_changes_nothing_else() {
    let mut bench = Bench::new(1);
    bench.team().wounds = 4;
    let before = *bench.team();
    bench.end_round(1, &["6", "1", "1", "1", "1", "1"]);
    let mut after = *bench.team();
    assert!(after.resurrected);
    (after.resurrected, after.wounds, after.ready, after.used) = (false, 4, before.ready, before.used);
    assert_eq!(after, before);
    bench.team().levels = [6; 4];
    assert_eq!((bench.score().wounds, bench.score().resurrection), (-2, -9));
}

/// PD-095: the wounds of a room come before its level, so they can trigger a resurrection.
#[test]
fn wounds_before_the_level_of_the_room() {
    let mut bench = Bench::new(1).at("F2");
    bench.team().wounds = 4;
    bench.play(&["clover move", "go F3", "train warrior"]);
    assert_eq!((bench.team().wounds, bench.team().health(), bench.team().resurrected), (5, 5, true));
}

/// PDA-24: on a full wound track further wounds have no effect.
#[test]
fn a_full_wound_track() {
    let mut bench = Bench::new(1);
    (bench.team().wounds, bench.team().potions, bench.team().resurrected) = (24, 3, true);
    bench.end_round(1, &["6", "6", "1", "1", "1", "1"]);
    assert_eq!((bench.team().wounds, bench.team().healed), (24, 0));
    bench.end_round(2, &QUIET);
}

/// PD-326, PD-327, PD-328, PD-329, PD-330: the invariants of the catalogue are checked at every step of random games, and a
/// broken sheet is noticed.
#[test]
fn broken_sheets_are_noticed() {
    use undercroft_core::Game;
    type Break = fn(&mut undercroft_paper::Team);
    let breaks: [Break; 7] = [
        |team| team.levels[0] = 7,
        |team| team.healed = 1,
        |team| team.wounds = 25,
        |team| team.gems = 11,
        |team| team.used[0] = true,
        |team| team.explored.insert(crate::bench::room("C4")),
        |team| team.letters.insert(undercroft_paper::components::Gem::from_letter("A").unwrap()),
    ];
    for broken in breaks {
        let mut bench = Bench::new(2);
        assert_eq!(bench.game.conserved(&bench.state), Ok(()));
        broken(bench.team());
        assert!(bench.game.conserved(&bench.state).is_err());
    }
    let mut bench = Bench::new(2);
    bench.state.shown[0].levels[0] = 2;
    assert!(bench.game.conserved(&bench.state).is_err(), "levels never decrease");
}

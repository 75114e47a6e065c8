use crate::bench::{Bench, room};
use undercroft_paper::Components;
use undercroft_paper::components::{COLUMNS, Hero, Minion, ROWS};

/// PD-158, PD-160, PD-165, PD-168: a die gives two moves, of which any part may be used; the first leads from an entrance into the room
/// behind it, and the team goes on from where it stands.
#[test]
fn moving() {
    let mut bench = Bench::new(1);
    bench.play(&["clover move", "go C1", "stop"]);
    assert_eq!(bench.team().position, Some(room("C1")));
    bench.play(&["black-rogue move", "go C2", "go D2"]);
    assert_eq!((bench.team().position, bench.team().moves), (Some(room("D2")), None));
}

/// PD-162, PD-163: one move leads to a room beside the present one, never diagonally.
#[test]
fn next_rooms_only() {
    let mut bench = Bench::new(1).at("C4");
    bench.play(&["clover move"]);
    for (to, rule) in
        [("D5", "PD-163"), ("B3", "PD-163"), ("C6", "PD-162"), ("C4", "PD-162"), ("F7", "PD-162")]
    {
        assert_eq!(bench.refused(&format!("go {to}")), rule, "{to}");
    }
    bench.play(&["go D4"]);
}

/// PD-164, PD-166, PDA-11: the first move starts at any of the six entrances; later there is no way out or in again.
#[test]
fn entrances() {
    let mut bench = Bench::new(1);
    bench.play(&["boots move"]);
    assert_eq!(bench.legal(), ["go A1", "go B1", "go C1", "go D1", "go E1", "go F1", "stop"]);
    assert_eq!(bench.refused("go A2"), "PD-164");
    bench.play(&["go C1"]);
    assert_eq!(bench.refused("go F1"), "PD-162");
    assert_eq!(bench.team().entrance, Some(room("C1")));
}

/// PD-167, PD-181: each move is drawn as a line, a beaten minion is crossed out, a reward is taken once.
#[test]
fn the_sheet_is_marked() {
    let mut bench = Bench::new(1);
    bench.play(&["boots move", "go C1", "go D1", "go C1"]);
    let team = bench.team();
    assert!(team.lines_right.contains(room("C1")) && team.lines_right.len() == 1 && team.lines_up.is_empty());
    assert!(team.beaten.contains(room("D1")) && team.explored.contains(room("D1")));
}

/// PD-172, PD-173, PD-174, PDX-07: rooms with a tunnel lead to the opposite edge in one move, both ways; the room is entered as usual.
#[test]
fn tunnels() {
    for (from, to) in [("F2", "A2"), ("A2", "F2"), ("A5", "F5"), ("F5", "A5")] {
        let mut bench = Bench::new(1).at(from);
        bench.play(&["clover move", &format!("go {to}")]);
        assert_eq!(bench.team().position, Some(room(to)));
    }
    let mut bench = Bench::new(1).at("A5");
    bench.play(&["clover move", "go F5"]);
    assert_eq!((bench.team().wounds, bench.team().minions()), (4, 1));
    let mut bench = Bench::new(1).at("F4");
    bench.play(&["clover move"]);
    assert_eq!(bench.refused("go A4"), "PD-162");
}

/// PD-175: six columns and seven rows.
#[test]
fn the_size_of_the_dungeon() {
    assert_eq!((COLUMNS, ROWS, undercroft_paper::components::Room::all().count()), (6, 7, 42));
}

/// PD-176, PD-177, PD-178, PD-182, PDX-09: entering at the bottom right: the potion of F1, then the trap of E1, whose wound that potion may heal, then
/// an item box; all at once, also in passing, and nothing can be declined.
#[test]
fn f1_then_e1() {
    let mut bench = Bench::new(1);
    bench.play(&["boots move", "go F1"]);
    assert_eq!(bench.team().potions, 1);
    bench.play(&["go E1"]);
    assert_eq!(
        (bench.legal(), bench.team().pending.boxes),
        (vec!["heal 1".to_owned(), "heal 0".to_owned()], 0)
    );
    bench.play(&["heal 1"]);
    assert_eq!(bench.team().pending.boxes, 1);
    assert_eq!(bench.refused("go D1"), "PD-128");
    bench.play(&["fill crown", "go D1", "heal 1"]);
    assert_eq!(bench.team().minions(), 1);
}

/// PD-179, PD-191, PD-194, PD-195, PD-197, PD-203: on later visits only traps act again, each time; staying costs nothing.
#[test]
fn second_visits() {
    let mut bench = Bench::new(1);
    bench.play(&["clover move", "go E1", "fill crown", "go F1"]);
    assert_eq!((bench.team().traps, bench.team().wounds, bench.team().potions), (1, 1, 1));
    bench.play(&["boots move", "go E1", "heal 0", "go D1"]);
    bench.play(&["heal 0", "go E1", "heal 0"]);
    assert_eq!(bench.team().traps, 3);
    assert_eq!(bench.team().wounds, 1 + 1 + 2 + 1);
    assert_eq!((bench.team().minions(), bench.team().items.iter().sum::<u8>()), (1, 1));
    bench.play(&["black-rogue move", "go D1"]);
    assert_eq!((bench.team().minions(), bench.team().potions, bench.team().wounds), (1, 2, 5));
}

/// PD-180: a reward without minion or trap is simply taken.
#[test]
fn an_unguarded_reward() {
    let mut bench = Bench::new(1);
    bench.play(&["clover move", "go F1"]);
    assert_eq!((bench.team().potions, bench.team().wounds), (1, 0));
}

/// PD-183: a monster's room causes no fight when it is entered.
#[test]
fn entering_a_lair() {
    let mut bench = Bench::new(1).at("F3");
    bench.play(&["clover move", "go F4"]);
    assert_eq!((bench.team().monster_glory, bench.team().wounds), ([0; 3], 0));
    assert!(bench.team().explored.contains(room("F4")));
}

/// PD-184, PD-186, PD-193: four kinds of minion, each fought by one hero; goblins by the Rogue.
#[test]
fn kinds_of_minion() {
    let table = Components::in_force(None).unwrap();
    assert_eq!(table.fighters[Minion::Goblin as usize], Hero::Rogue);
    let fighters: std::collections::HashSet<&str> = table.fighters.iter().map(|hero| hero.id()).collect();
    assert_eq!(fighters.len(), 4);
}

/// PD-185, PD-187, PD-188, PD-189, PD-190: the fight is forced and always won; a lower level costs the difference in wounds; the move goes on.
#[test]
fn minion_fights() {
    for (level, wounds) in [(1, 2), (2, 1), (3, 0), (6, 0)] {
        let mut bench = Bench::new(1);
        bench.team().levels[3] = level;
        bench.team().wounds = 0;
        bench.play(&["boots move", "go D1", "go C1"]);
        let team = bench.team();
        assert_eq!((team.wounds, team.minions(), team.position), (wounds, 1, Some(room("C1"))));
    }
}

/// PD-192, PD-204: what one team beats or takes is still there for the others.
#[test]
fn everybody_meets_the_goblin() {
    let mut bench = Bench::new(2);
    bench.play(&["clover move", "go D1", "stop"]);
    bench.play_as(2, &["clover move", "go D1", "stop"], &[]);
    assert!(bench.state.teams.iter().all(|team| team.minions() == 1 && team.potions == 1));
}

/// PD-196, PD-198: trap wounds may be healed, and traps are no minions.
#[test]
fn traps() {
    let mut bench = Bench::new(1);
    bench.team().potions = 1;
    bench.play(&["clover move", "go E1", "heal 1"]);
    assert_eq!((bench.team().wounds, bench.team().healed, bench.team().minions()), (0, 1, 0));
}

/// PD-199, PD-202: a level-up room raises any hero, after its trap.
#[test]
fn a_level_from_a_room() {
    let mut bench = Bench::new(1).at("F2");
    bench.play(&["clover move", "go F3"]);
    assert_eq!((bench.team().wounds, bench.team().pending.levels), (1, 1));
    bench.play(&["train wizard"]);
    assert_eq!(bench.team().levels, [1, 2, 1, 1]);
}

/// PD-205: whatever a reward triggers happens at once, before the next move: a potion that completes the row, a level that makes the
/// Rogue steal, a gem whose circle gives a potion.
#[test]
fn chains_of_rewards() {
    let mut bench = Bench::new(1);
    (bench.team().potions, bench.team().levels[3], bench.team().gems) = (5, 3, 2);
    bench.play(&["boots move", "go F1", "train rogue"]);
    let team = bench.team();
    assert_eq!((team.level(Hero::Rogue), team.gems, team.potions, team.moves), (4, 3, 7, Some(2)));
}

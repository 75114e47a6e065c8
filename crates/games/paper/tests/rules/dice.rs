use crate::bench::{Bench, QUIET};
use undercroft_core::Seat;
use undercroft_paper::components::{Colour, Die, Hero, Symbol};
use undercroft_paper::{Components, Event};

/// PD-050, PD-051, PD-052, PD-053, PD-054: seven symbols; clovers on white dice only, boots on black ones only;
/// each die has four heroes, its own symbol and a skull; every symbol but the skull has a number.
#[test]
fn faces() {
    let table = Components::in_force(None).unwrap();
    let [white, black] = table.faces;
    let heroes = [Symbol::Warrior, Symbol::Wizard, Symbol::Cleric, Symbol::Rogue];
    assert_eq!((&white[..4], &black[..4]), (&heroes[..], &heroes[..]));
    assert_eq!(
        (&white[4..], &black[4..]),
        (&[Symbol::Clover, Symbol::Skull][..], &[Symbol::Boots, Symbol::Skull][..])
    );
    assert!(!Die { colour: Colour::Black, symbol: Symbol::Clover }.exists());
    assert!(!Die { colour: Colour::White, symbol: Symbol::Boots }.exists());
    assert!(
        Symbol::ALL
            .into_iter()
            .all(|symbol| (table.numbers[symbol as usize] == 0) == (symbol == Symbol::Skull))
    );
}

/// PD-055, PDA-17: the number of each die used is written on the round track, a clover with its own number.
#[test]
fn numbers_are_written_down() {
    let mut bench = Bench::new(1);
    bench.play(&["white-wizard brew", "clover brew", "boots move", "stop"]);
    assert_eq!(bench.team().record[0], [2, 5, 5]);
}

/// PD-056, PD-057, PD-058, PD-059, PDA-18: a clover is any hero in either colour, but neither boots nor skull: it moves
/// 2, brews 2, levels and crafts for anybody.
#[test]
fn clovers() {
    let legal = Bench::new(1).legal();
    for hero in Hero::ALL {
        assert!(legal.contains(&format!("clover level {}", hero.id())));
    }
    assert!(
        legal.contains(&"clover craft sword".to_owned()) && legal.contains(&"clover craft crown".to_owned())
    );
    let mut bench = Bench::new(1);
    bench.play(&["clover move"]);
    assert_eq!(bench.team().moves, Some(2));
    let mut bench = Bench::new(1);
    bench.play(&["clover brew"]);
    assert_eq!(bench.team().potions, 2);
}

/// PD-060, PD-061, PD-062, PD-145, PD-159, PDA-01: boots give three moves and nothing else.
#[test]
fn boots() {
    let mut bench = Bench::new(1);
    for other in ["boots brew", "boots craft medallion", "boots level warrior"] {
        assert_eq!(bench.refused(other), "PD-060");
    }
    bench.play(&["boots move"]);
    assert_eq!(bench.team().moves, Some(3));
}

/// PD-063, PD-064, PD-065, PD-066, PDA-07: six dice make one pool; with three skulls or three clovers all are rolled
/// again, and the rejected roll wounds nobody.
#[test]
fn rolling() {
    let three_skulls = ["6", "6", "1", "6", "1", "1"];
    let three_clovers = ["5", "5", "5", "1", "1", "1"];
    let script: Vec<&str> = [three_skulls, three_clovers, QUIET].concat();
    let mut bench = Bench::new(2);
    let events = bench.end_round(1, &script);
    let rolled = events.iter().find_map(|event| match event {
        Event::Rolled { dice, repeated, .. } => Some((*dice, *repeated)),
        _ => None,
    });
    use Symbol::{Cleric, Warrior, Wizard};
    assert_eq!(rolled, Some(([Warrior, Wizard, Cleric, Warrior, Wizard, Cleric], 2)));
    assert!(bench.state.teams.iter().all(|team| team.wounds == 0));
    let two_skulls = ["6", "6", "5", "5", "1", "1"];
    bench.end_round(2, &two_skulls);
    assert_eq!(bench.state.skulls(), 2);
}

/// PD-068, PD-069, PD-070: every skull wounds every team before any die is chosen, and cannot be used.
#[test]
fn skulls() {
    let mut bench = Bench::new(2);
    bench.end_round(1, &["6", "1", "1", "6", "1", "1"]);
    assert!(bench.state.teams.iter().all(|team| team.wounds == 2 && team.dice_used() == 0));
    assert_eq!(bench.refused("white-skull move"), "PD-070");
    assert!(bench.legal().iter().all(|mv| !mv.contains("skull")));
}

/// PD-049, PD-071, PD-073, PD-074, PD-076, PD-077, PDA-06: three different dice, in any order, each for exactly one thing;
/// a symbol on two dice can be used twice; three must be taken, though one may be wasted.
#[test]
fn three_dice() {
    let mut bench = Bench::new(1);
    bench.play(&["black-warrior craft sword"]);
    assert_eq!(bench.refused("black-warrior brew"), "PD-073");
    assert_eq!(bench.refused("done"), "PD-077");
    assert_eq!(bench.refused("black-cleric brew"), "PD-063");
    bench.play(&["white-warrior craft sword", "boots move", "stop"]);
    assert_eq!(bench.refused("clover brew"), "PD-071");
    assert_eq!(bench.team().dice_used(), 3);
    assert_eq!(bench.legal(), ["done"]);
    bench.play(&["done"]);
    assert_eq!(bench.state.round, 2);
}

/// PD-067, PD-072, PD-078, PD-006, PD-007: dice are shared, teams act at once in any order, stand in the same room
/// and do not hinder each other.
#[test]
fn the_pool_is_shared() {
    let mut bench = Bench::new(2);
    let before = *bench.other();
    bench.play(&["clover move", "go F1", "stop"]);
    assert_eq!(*bench.other(), before);
    bench.play_as(2, &["clover move", "go F1", "stop"], &[]);
    assert_eq!(
        (bench.team().position, bench.team().potions),
        (bench.other().position, bench.other().potions)
    );
    let seats = undercroft_core::Game::status(&bench.game, &bench.state).acting();
    assert!(seats.contains(Seat::new(0)) && seats.contains(Seat::new(1)));
}

/// PD-075, PD-161, PDA-05: one die is finished before the next begins, and unused moves are lost.
#[test]
fn one_die_after_the_other() {
    let mut bench = Bench::new(1);
    bench.play(&["boots move", "go C1"]);
    assert_eq!(bench.refused("clover brew"), "PD-075");
    bench.play(&["stop"]);
    assert_eq!(bench.refused("go B1"), "PD-158");
    bench.play(&["clover move"]);
    assert_eq!(bench.team().moves, Some(2));
}

/// PD-096, PD-097, PD-098, PD-102, PD-103, PDX-02: a black sword raises a black Warrior by one, and with it strength and
/// health.
#[test]
fn levelling() {
    let mut bench = Bench::new(1);
    bench.play(&["black-warrior level warrior"]);
    assert_eq!((bench.team().levels, bench.team().health()), ([2, 1, 1, 1], 5));
}

/// PD-101, PDX-03: the right symbol in the wrong colour teaches nothing; the wrong symbol neither.
#[test]
fn colours_matter_for_levels() {
    let mut bench = Bench::new(1);
    assert_eq!(bench.refused("white-warrior level warrior"), "PD-101");
    assert_eq!(bench.refused("black-rogue level rogue"), "PD-101");
    assert_eq!(bench.refused("black-warrior level wizard"), "PD-096");
    bench.play(&["white-wizard level wizard"]);
}

/// PD-099, PD-100: no hero goes beyond level 6.
#[test]
fn six_is_the_top() {
    let mut bench = Bench::new(1);
    bench.team().levels[0] = 5;
    bench.play(&["black-warrior level warrior"]);
    assert_eq!(bench.refused("clover level warrior"), "PD-100");
}

/// PD-104, PD-105: a level as a reward goes to any hero; if all are at level 6 it is lost.
#[test]
fn levels_as_rewards() {
    let mut bench = Bench::new(1);
    bench.team().potions = 5;
    bench.play(&["clover brew"]);
    assert_eq!(bench.legal(), ["train warrior", "train wizard", "train cleric", "train rogue"]);
    assert_eq!(bench.refused("boots move"), "PD-104");
    bench.play(&["train rogue"]);
    assert_eq!(bench.team().levels, [1, 1, 1, 2]);
    let mut bench = Bench::new(1);
    (bench.team().levels, bench.team().potions) = ([6; 4], 5);
    bench.play(&["clover brew"]);
    assert!(bench.team().pending.is_empty());
}

/// PD-106, PD-108, PD-109, PD-110, PDA-15: from level 4 of the Wizard on, even within the round, every die may have either
/// colour; symbols stay as they are.
#[test]
fn wizard_of_level_four() {
    let mut bench = Bench::new(1);
    bench.team().levels[1] = 3;
    assert_eq!(bench.refused("white-warrior level warrior"), "PD-101");
    bench.play(&["white-wizard level wizard", "white-warrior level warrior", "black-rogue level rogue"]);
    assert_eq!(bench.team().levels, [2, 4, 1, 2]);
    let mut bench = Bench::new(1);
    bench.team().levels[1] = 4;
    assert_eq!(bench.refused("white-warrior level rogue"), "PD-096");
}

/// PD-111, PD-112, PD-113: with a Cleric of level 4 skulls wound no more, from the next round on; traps still do.
#[test]
fn cleric_of_level_four() {
    let mut bench = Bench::new(1);
    bench.team().levels[2] = 4;
    bench.end_round(1, &["6", "1", "5", "6", "1", "1"]);
    assert_eq!(bench.team().wounds, 0);
    bench.play(&["clover move", "go E1"]);
    assert_eq!(bench.team().wounds, 1);
}

/// PD-114, PD-216, PD-217, PD-218: a Rogue who reaches level 4 steals the gem outside the dungeon once; it has no letter.
#[test]
fn rogue_of_level_four() {
    let mut bench = Bench::new(2);
    bench.team().levels[3] = 3;
    bench.other().levels[3] = 3;
    bench.play(&["clover level rogue"]);
    bench.play_as(2, &["clover level rogue"], &[]);
    for team in &bench.state.teams {
        assert_eq!((team.gems, team.letters.len(), team.fresh.len()), (1, 0, 0));
    }
}

use crate::bench::{Bench, QUIET, room};
use undercroft_core::{Seat, Setup};
use undercroft_paper::components::{Hero, Item, Talent};
use undercroft_paper::rules::Fight;
use undercroft_paper::{Event, Phase, Team};

/// Dungeon E at the end of round 6: the Chimera, weak to the Rogue, hides in E6.
fn chimera(seats: u8) -> Bench {
    let mut bench = Bench::with(Setup::new(seats).with("dungeon", "e").with("missions", "off"));
    for team in &mut bench.state.teams {
        team.explored.insert(room("E6"));
        team.position = Some(room("E6"));
        team.entrance = Some(room("A1"));
    }
    bench
}

fn levels(team: &mut Team, power: u8) {
    // The Rogue counts twice; the Warrior stays below level 4.
    team.levels = match power {
        13 => [3, 3, 3, 2],
        16 => [3, 3, 4, 3],
        22 => [3, 5, 4, 5],
        other => panic!("no levels for power {other}"),
    };
}

/// PD-222, PD-223, PD-224, PDX-10: who has been in the lair of this stage's monster, whenever that was, must fight it wherever it stands.
#[test]
fn a_visit_is_enough() {
    let mut bench = Bench::new(1).at("E2");
    bench.team().explored.insert(room("F4"));
    bench.team().levels = [2, 3, 2, 2];
    bench.end_round(3, &QUIET);
    assert_eq!(bench.team().monster_glory[0], 3, "power 12 against the Minotaur");
}

/// PD-225, PD-236, PD-237, PD-238, PD-239, PD-248: without a visit, or below the lowest limit, a team flees: it loses glory, takes no wounds and gets
/// nothing. Other lairs do not help.
#[test]
fn fleeing() {
    let mut bench = Bench::new(1).at("D5");
    bench.team().levels = [3; 4];
    bench.end_round(3, &QUIET);
    assert_eq!((bench.team().monster_glory[0], bench.team().wounds), (-2, 0));
    let mut bench = Bench::new(1).at("F4");
    bench.end_round(3, &QUIET);
    assert_eq!((bench.team().monster_glory[0], bench.team().wounds), (-2, 0));
}

/// PD-226, PD-240, PD-242, PD-244, PD-245, PD-249, PDX-11, PDX-12, PDX-13: three teams against the Chimera with power 16, 13 and 22: 3 glory and 4 wounds; −4 and
/// none; 7 glory, 2 wounds and, as the sole best, an item box.
#[test]
fn three_teams_against_the_chimera() {
    let mut bench = chimera(3);
    for (team, power) in bench.state.teams.iter_mut().zip([16, 13, 22]) {
        levels(team, power);
    }
    let events = bench.end_round(6, &[]);
    let told: Vec<(u8, i8, u8)> = events
        .iter()
        .filter_map(|event| match event {
            Event::Fought { power, glory, wounds, .. } => Some((*power, *glory, *wounds)),
            Event::Fled { glory, .. } => Some((0, *glory, 0)),
            _ => None,
        })
        .collect();
    assert_eq!(told, [(16, 3, 4), (0, -4, 0), (22, 7, 2)]);
    let wounds: Vec<u8> = bench.state.teams.iter().map(|team| team.wounds).collect();
    assert_eq!(wounds, [4, 0, 2]);
    assert_eq!(bench.state.phase, Phase::Aftermath);
    bench.play_as(3, &["fill crown"], &QUIET);
    assert_eq!(bench.state.teams[2].items[Item::Crown as usize], 1);
}

/// PD-227, PD-235: a monster card has a weakness, a reward, a penalty, vanishing gems and three ranges; higher ranges give more glory and no more
/// wounds.
#[test]
fn monster_cards() {
    let bench = Bench::new(1);
    for monster in &bench.game.components().monsters {
        assert!(monster.power.is_sorted() && monster.glory.is_sorted());
        assert!(monster.wounds.iter().rev().is_sorted());
        assert!(monster.flee > 0 && monster.prize.1 > 0);
    }
}

/// PD-107, PD-228, PD-229, PD-230, PD-231: power is the sum of the levels, the weakness counted twice, plus bonuses that are not doubled.
#[test]
fn combat_power() {
    let mut bench = Bench::new(1).at("F4");
    let power = |bench: &mut Bench| match bench.game.common(&bench.state).fight(&bench.state.teams[0], 0) {
        Fight::Hurts { power, .. } => power,
        Fight::Flees { .. } => 0,
    };
    bench.team().levels = [3, 4, 1, 1];
    assert_eq!(power(&mut bench), 13, "the Minotaur is weak to the Wizard");
    bench.team().levels[Hero::Warrior as usize] = 4;
    assert_eq!(power(&mut bench), 13 + 1 + 1);
    bench.finish_item(Item::Sword);
    assert_eq!(power(&mut bench), 18);
    bench.team().talent = Some(Talent::Bloodthirsty);
    assert_eq!(power(&mut bench), 20);
}

/// PD-232, PD-233, PD-234, PDA-02: the highest range whose limit is reached counts; exactly is enough.
#[test]
fn limits() {
    for (levels, glory) in
        [([1, 2, 2, 1], 2), ([2, 2, 2, 2], 2), ([2, 3, 2, 1], 3), ([3, 3, 3, 1], 3), ([3, 3, 3, 2], 5)]
    {
        let mut bench = Bench::new(1).at("F4");
        bench.team().levels = levels;
        bench.end_round(3, &QUIET);
        assert_eq!(bench.team().monster_glory[0], glory, "{levels:?}");
    }
}

/// PD-243, PDA-29, PD-332: a tie for the first place means no reward; otherwise exactly one team gets it.
#[test]
fn a_tie_has_no_prize() {
    let mut bench = chimera(3);
    for (team, power) in bench.state.teams.iter_mut().zip([16, 13, 16]) {
        levels(team, power);
    }
    let events = bench.end_round(6, &QUIET);
    assert!(!events.iter().any(|event| matches!(event, Event::Prize { .. })));
    let mut bench = chimera(2);
    levels(bench.team(), 13);
    levels(bench.other(), 16);
    let events = bench.end_round(6, &[]);
    let prizes: Vec<_> = events.iter().filter(|event| matches!(event, Event::Prize { .. })).collect();
    assert!(matches!(prizes[..], [Event::Prize { seat, .. }] if *seat == Seat::new(1)));
}

/// PD-241, PD-246, PDA-08: wounds of the fight come first and may be healed; then the reward.
#[test]
fn wounds_before_the_prize() {
    let mut bench = chimera(2);
    levels(bench.team(), 16);
    bench.team().potions = 1;
    levels(bench.other(), 13);
    bench.end_round(6, &[]);
    assert_eq!(bench.legal(), ["heal 2", "heal 1", "heal 0"]);
    bench.play(&["heal 2"]);
    assert_eq!((bench.team().wounds, bench.team().pending.boxes), (2, 1));
    let mut bench = chimera(1);
    levels(bench.team(), 16);
    bench.team().wounds = 11;
    bench.end_round(6, &QUIET);
    assert!(bench.team().resurrected);
}

/// PD-247, PD-319: alone there is no reward.
#[test]
fn no_prize_alone() {
    let mut bench = chimera(1);
    levels(bench.team(), 22);
    bench.end_round(6, &QUIET);
    assert_eq!((bench.team().monster_glory[1], bench.team().items), (7, [0; 8]));
}

/// PD-250, PD-251: at the end of a round gems are announced, then the monster fights, gems vanish and missions are claimed; then rights renew.
#[test]
fn the_order_of_the_end() {
    let mut bench = Bench::with(Setup::new(2).with("dungeon", "e").with("vanishing", "on"));
    bench.state.missions.clear();
    bench.state.missions.push(undercroft_paper::state::MissionSlot { card: 9, round: 0 });
    for team in &mut bench.state.teams {
        (team.gems, team.recoloured) = (4, true);
        team.fresh.insert(undercroft_paper::components::Gem::from_letter("C").unwrap());
        team.letters = team.fresh;
    }
    let events = bench.end_round(3, &QUIET);
    let order: Vec<u8> = events
        .iter()
        .filter_map(|event| match event {
            Event::Announced { .. } => Some(1),
            Event::Fled { .. } => Some(2),
            Event::Vanished { .. } => Some(3),
            Event::Mission { .. } => Some(4),
            Event::Rolled { .. } => Some(5),
            _ => None,
        })
        .collect();
    assert_eq!(order, [1, 1, 2, 2, 3, 4, 5]);
    assert!(!bench.team().recoloured);
}

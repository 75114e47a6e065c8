use crate::bench::{Bench, QUIET, room};
use undercroft_core::{Game, Seat, Setup, Status};
use undercroft_paper::Event;
use undercroft_paper::components::{GoalCard, Talent};
use undercroft_paper::state::MissionSlot;

/// PD-282, PD-283, PD-284, PDX-04: the lowest level counts (3 is worth 6), and one glory for each hero at level 6.
#[test]
fn levels_are_scored() {
    let mut bench = Bench::new(1);
    bench.team().levels = [3, 5, 4, 3];
    assert_eq!(bench.score().levels, 6);
    bench.team().levels = [3, 6, 6, 4];
    assert_eq!(bench.score().levels, 8);
}

/// PD-287, PD-288, PD-289, PD-290, PDX-14, PDX-15, PDX-16: 7 gems are 30, 9 minions 16, 11 wounds −6; only the last space counts, healed wounds do not.
#[test]
fn tracks_are_scored() {
    let mut bench = Bench::new(1);
    let minions = bench.game.components().minion_rooms();
    bench.team().gems = 7;
    bench.team().beaten = minions.iter().take(9).collect();
    (bench.team().wounds, bench.team().potions, bench.team().healed) = (11, 3, 5);
    let score = bench.score();
    assert_eq!((score.gems, score.minions, score.wounds), (30, 16, -6));
}

/// PD-291: a resurrection costs 9 in addition.
#[test]
fn resurrection_is_scored() {
    let mut bench = Bench::new(1);
    (bench.team().wounds, bench.team().resurrected) = (11, true);
    assert_eq!((bench.score().wounds, bench.score().resurrection), (-6, -9));
}

/// PD-035, PD-036, PD-037, PD-038, PDX-19: the gem goal: 2, 5 or 7 gems are worth 2, 4 or 6; only the highest degree counts, none costs nothing.
#[test]
fn degrees_of_a_goal() {
    for (gems, glory) in [(0, 0), (1, 0), (2, 2), (4, 2), (5, 4), (6, 4), (7, 6), (10, 6)] {
        let mut bench = Bench::new(1);
        bench.team().goal = GoalCard::from_number(14);
        bench.team().gems = gems;
        assert_eq!(bench.score().goal, glory);
    }
}

/// PD-292, PDX-17: a goal partly reached (4) and a talent worth 2 make 6 in their line.
#[test]
fn goal_and_talent() {
    let mut bench = Bench::talent(Talent::Mystic);
    bench.team().goal = GoalCard::from_number(14);
    bench.team().gems = 5;
    assert!(bench.score().lines().contains(&('J', 6)));
}

/// Every goal and mission of the box is reached by the sheet it asks for. PDA-30: glory from monsters is the sum of lines A to C, penalties included.
/// PDA-31, PDA-32: health is not lowered by wounds, and only rooms count as rooms.
#[test]
fn every_task_is_measured() {
    use undercroft_paper::components::Task;
    let mut bench = Bench::new(1);
    let team = bench.team();
    team.levels = [6, 5, 4, 3];
    team.wounds = 9;
    team.potions = 8;
    team.gems = 5;
    team.items = [2, 2, 2, 1, 0, 0, 0, 2];
    (team.traps, team.barriers) = (5, 3);
    team.monster_glory = [5, -4, 10];
    team.beaten = ["D1", "B2", "B4", "F5"].map(room).into_iter().collect();
    let column = (1..=7).map(|row| format!("A{row}"));
    let row = ["B1", "C1", "D1", "E1", "F1", "F4", "D5", "B5"].map(str::to_owned);
    team.explored = column.chain(row).map(|name| room(&name)).collect();
    let team = *team;
    let common = bench.game.common(&bench.state);
    for (task, count) in [
        (Task::MinionLevels, 3),
        (Task::MinionsThree, 2),
        (Task::MinionsFour, 1),
        (Task::MinionsFive, 1),
        (Task::Minions, 4),
        (Task::LevelThree, 4),
        (Task::LevelFour, 3),
        (Task::LevelFive, 2),
        (Task::LevelSix, 1),
        (Task::Health, 18),
        (Task::FullRows, 1),
        (Task::FullColumns, 1),
        (Task::ColumnsOfFour, 1),
        (Task::Rooms, 15),
        (Task::Edge, 13),
        (Task::Corners, 3),
        (Task::Lairs, 3),
        (Task::Traps, 5),
        (Task::Obstacles, 8),
        (Task::Potions, 8),
        (Task::Gems, 5),
        (Task::Items, 4),
        (Task::MonsterGlory, 11),
    ] {
        assert_eq!(common.measure(&team, task), count, "{task:?}");
    }
    // All sixteen missions but the one for six minions are met by this sheet.
    let met = bench
        .game
        .components()
        .missions
        .iter()
        .filter(|mission| common.measure(&team, mission.task) >= mission.count);
    assert_eq!(met.count(), 15);
}

fn with_mission(seats: u8, card: u8) -> Bench {
    let mut bench = Bench::with(Setup::new(seats).with("dungeon", "a"));
    bench.state.missions.clear();
    bench.state.missions.push(MissionSlot { card, round: 0 });
    bench
}

/// PD-028, PD-029, PD-030, PD-033, PD-034, PD-293, PDA-09, PDX-20: at the end of a round every team that meets a mission gets 4 glory, without asking; then the
/// mission is gone.
#[test]
fn missions_are_claimed() {
    let mut bench = with_mission(2, 9);
    bench.team().gems = 4;
    let events = bench.end_round(1, &QUIET);
    assert!(events.iter().any(|event| matches!(event, Event::Mission { card: 9, glory: 4, .. })));
    bench.other().gems = 5;
    let events = bench.end_round(2, &QUIET);
    assert!(!events.iter().any(|event| matches!(event, Event::Mission { .. })));
    assert_eq!((bench.score().missions, bench.game.score(&bench.state, Seat::new(1)).missions), (4, 0));
}

/// PD-031, PD-032, PD-331: several teams can complete it in the same round, each for the full glory, and nobody twice; one team may complete several at once.
#[test]
fn missions_completed_together() {
    let mut bench = with_mission(2, 9);
    bench.state.missions.push(MissionSlot { card: 14, round: 0 });
    for team in &mut bench.state.teams {
        (team.gems, team.levels) = (4, [3; 4]);
    }
    bench.end_round(2, &QUIET);
    for seat in Seat::all(2) {
        assert_eq!(bench.game.score(&bench.state, seat).missions, 8);
    }
    assert!(bench.state.missions.iter().all(|slot| slot.round == 2));
    bench.end_round(3, &QUIET);
    assert_eq!(bench.score().missions, 8);
}

/// PD-316, PD-317, PD-320: alone a mission is worth 6, 5, 4, 4, 3, 3, 2 or 1, by the round; nobody else takes it or a gem away.
#[test]
fn solo_missions() {
    for (round, glory) in (1..=8).zip([6, 5, 4, 4, 3, 3, 2, 1]) {
        let mut bench = with_mission(1, 9);
        bench.team().gems = 4;
        bench.end_round(round, if round == 8 { &[] } else { &QUIET });
        assert_eq!(bench.score().missions, glory);
    }
}

/// PD-280, PD-281, PD-294, PD-299: all lines are added up at the end, and the sum may be negative; flee penalties are negative lines.
#[test]
fn the_total() {
    let mut bench = Bench::new(1);
    bench.team().monster_glory = [-2, -4, 0];
    bench.team().resurrected = true;
    bench.team().wounds = 11;
    let events = bench.end_round(8, &[]);
    let scored = events.iter().find_map(|event| match event {
        Event::Scored { score, .. } => Some(*score),
        _ => None,
    });
    let lines = bench.score().lines();
    assert_eq!(scored, Some(bench.score()));
    assert_eq!(lines.iter().map(|(_, glory)| glory).sum::<i16>(), bench.score().total());
    // Ranger −1, fled from all three monsters, 11 wounds, resurrected.
    assert_eq!(bench.score().total(), -2 - 4 - 6 - 6 - 9 - 1);
}

/// PD-004, PD-295, PD-296, PD-297, PD-298, PDA-13: the most glory wins; a tie goes to the team with more explored rooms, then the victory is shared.
#[test]
fn who_wins() {
    for (rooms, gems, winners) in [(0, 1, vec![2]), (1, 0, vec![1]), (0, 0, vec![1, 2])] {
        let mut bench = Bench::new(2);
        for team in &mut bench.state.teams {
            team.talent = Some(Talent::Thief);
        }
        bench.other().gems = gems;
        if rooms > 0 {
            bench.stand("C1");
        }
        bench.end_round(8, &[]);
        let Status::Over(outcome) = bench.game.status(&bench.state) else { panic!("the game is over") };
        let places: Vec<u8> = outcome.winners().iter().map(Seat::number).collect();
        assert_eq!(places, winners);
    }
}

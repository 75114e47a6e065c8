use crate::bench::{Bench, dungeon, room};
use undercroft_core::{Game, Quick, Script, Seat, Setup, Silent, Status};
use undercroft_paper::components::{Colour, Direction, GoalCard, Talent};
use undercroft_paper::{Event, Paper, Phase};

/// PD-001: one to eight players; a ninth is refused.
#[test]
fn one_to_eight_players() {
    assert!((1..=8).all(|seats| Paper::new(&Setup::new(seats)).is_ok()));
    let error = Paper::new(&Setup::new(9)).unwrap_err();
    assert_eq!(error.to_string(), "paper is for 1 to 8 players, not 9 (PD-001)");
    assert!(Paper::new(&Setup::new(0)).is_err());
}

/// PD-005, PD-008, PD-023, PD-024, PD-025, PDX-01: everybody starts with four heroes at level 1, strength and
/// health 4, outside, with an empty sheet.
#[test]
fn a_new_team() {
    let game = Paper::new(&Setup::new(8)).unwrap();
    let state = game.start(&mut Quick::new(3), &mut Silent);
    for team in &state.teams {
        assert_eq!((team.levels, team.health()), ([1; 4], 4));
        assert_eq!((team.wounds, team.potions, team.gems, team.minions()), (0, 0, 0, 0));
        assert_eq!((team.items, team.position, team.explored.len()), ([0; 8], None, 0));
    }
}

/// PD-009, PD-010, PD-011, PD-012, PD-013: the dungeon card gives three lairs, walls that act like printed ones,
/// and one monster for each stage; six dice lie ready.
#[test]
fn the_dungeon_card() {
    let bench = Bench::new(1);
    let common = bench.game.common(&bench.state);
    assert_eq!(common.dungeon.lairs, ["F4", "D5", "B5"].map(room));
    assert_eq!([0, 1, 2].map(|stage| common.monster_of(stage).stage), [1, 2, 3]);
    assert_eq!(common.monster_of(0).id, "minotaur");
    let added = common.map().way(room("C5"), Direction::Right);
    let printed = common.map().way(room("A1"), Direction::Right);
    assert_eq!((added.wall, printed.wall), (true, true));
    assert_eq!(bench.state.dice.len(), 6);
    let random = Paper::new(&Setup::new(1)).unwrap();
    let cards: std::collections::HashSet<char> =
        (0..200).map(|seed| random.start(&mut Quick::new(seed), &mut Silent).dungeon.letter()).collect();
    assert_eq!(cards.len(), 12, "any card may be revealed");
}

/// PD-014, PD-015, PD-027: three different missions for all, or none if that is agreed.
#[test]
fn missions_on_the_table() {
    let game = Paper::new(&Setup::new(4)).unwrap();
    let state = game.start(&mut Quick::new(5), &mut Silent);
    let cards: std::collections::HashSet<u8> = state.missions.iter().map(|slot| slot.card).collect();
    assert_eq!(cards.len(), 3);
    let without = Paper::new(&Setup::new(4).with("missions", "off")).unwrap();
    assert!(without.start(&mut Quick::new(5), &mut Silent).missions.is_empty());
}

/// PD-016, PD-017, PD-019, PD-020, PD-022, PD-039, PD-040: with everything open on the table each team keeps one of its two talents and
/// one of its two goals; the goal fixes the colours of its heroes for good.
#[test]
fn choosing_cards() {
    let game = Paper::new(&Setup::new(2)).unwrap();
    let script = ["C", "1", "2", "3", "thief", "noble", "7", "14", "scout", "seer", "1", "2"];
    let mut chance = Script::new(script, Quick::new(1));
    let mut events: Vec<Event> = Vec::new();
    let state = game.start(&mut chance, &mut events);
    chance.finish().unwrap();
    assert!(
        matches!(&events[0], Event::Opened { dungeon: card, missions } if *card == dungeon("C") && *missions == [1, 2, 3])
    );
    let mut bench = Bench { game, state };
    assert_eq!(bench.legal(), ["talent thief", "talent noble"]);
    assert_eq!(bench.refused("talent scout"), "PD-016");
    assert_eq!(bench.refused("goal 7"), "PD-016");
    bench.play(&["talent noble"]);
    assert_eq!(bench.refused("goal 1"), "PD-016");
    bench.play(&["goal 7"]);
    let team = *bench.team();
    assert_eq!((team.talent, team.goal), (Some(Talent::Noble), GoalCard::from_number(7)));
    use Colour::{Black, White};
    assert_eq!(bench.game.common(&bench.state).training(&team), [Black, White, Black, White]);
}

/// PD-018: with eight players all cards are dealt, none of them twice.
#[test]
fn eight_players_hold_all_cards() {
    let game = Paper::new(&Setup::new(8)).unwrap();
    let state = game.start(&mut Quick::new(2), &mut Silent);
    let dealt: Vec<_> = state.teams.iter().filter_map(|team| team.dealt).collect();
    let talents: std::collections::HashSet<&str> =
        dealt.iter().flat_map(|dealt| dealt.talents).map(Talent::id).collect();
    let goals: std::collections::HashSet<u8> =
        dealt.iter().flat_map(|dealt| dealt.goals).map(GoalCard::number).collect();
    assert_eq!((talents.len(), goals.len()), (16, 16));
}

/// PD-026, PD-041: what a talent does before the game is done before the first roll.
#[test]
fn talents_act_before_the_first_round() {
    let game = Paper::new(&Setup::new(1).with("missions", "off")).unwrap();
    let mut chance = Script::new(["A", "healer", "noble", "7", "14"], Quick::new(1));
    let mut bench = Bench { state: game.start(&mut chance, &mut Silent), game };
    bench.play(&["talent healer", "goal 7"]);
    assert_eq!((bench.team().potions, bench.state.phase, bench.state.round), (2, Phase::Prelude, 0));
    bench.play(&["done"]);
    assert_eq!((bench.state.phase, bench.state.round), (Phase::Dice, 1));
}

/// PD-044, PD-045, PD-046, PD-047, PD-048, PD-221: eight rounds in stages of 3, 3 and 2; fights after rounds 3, 6 and 8;
/// nobody is eliminated, and then the game is over.
#[test]
fn the_course_of_the_game() {
    for seed in 0..20 {
        let game = Paper::new(&Setup::new(3)).unwrap();
        let mut chance = Quick::new(seed);
        let mut events: Vec<Event> = Vec::new();
        let mut state = game.start(&mut chance, &mut events);
        while let Status::Acting(acting) = game.status(&state) {
            let seat = acting.first().unwrap();
            let mut moves = Vec::new();
            game.legal_moves(&state, seat, &mut moves);
            let pick = undercroft_core::Chance::below(&mut chance, moves.len() as u32) as usize;
            game.apply(&mut state, seat, moves[pick], &mut chance, &mut events);
        }
        let told: Vec<u8> = events
            .iter()
            .filter_map(|event| match event {
                Event::Rolled { round, .. } => Some(*round),
                Event::Fought { seat, .. } | Event::Fled { seat, .. } if *seat == Seat::FIRST => Some(100),
                _ => None,
            })
            .collect();
        assert_eq!(told, [1, 2, 3, 100, 4, 5, 6, 100, 7, 8, 100]);
        let fights = |event: &&Event| matches!(event, Event::Fought { .. } | Event::Fled { .. });
        assert_eq!(events.iter().filter(fights).count(), 9, "every team faces every monster");
    }
}

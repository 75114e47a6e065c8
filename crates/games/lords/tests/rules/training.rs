//! The worked examples of the training ground, move by move.

use crate::bench::{Bench, cell};
use std::collections::BTreeSet;
use undercroft_core::{Game, Quick, Seat, Setup, Silent};
use undercroft_lords::components::{Adventurer, Class};
use undercroft_lords::rules::scoring::points;
use undercroft_lords::training::{SCENARIOS, alone};
use undercroft_lords::{Event, Lords, Move, State};

/// DLX-13: the fed Troll captures the second warrior; the priest then falls to the Goblin, or to fatigue alone.
#[test]
fn scenario_one_with_the_food() {
    for (round_two, lost) in [(&["send goblin", "ready", "attack goblin"][..], 1), (&["ready"], 1)] {
        let mut bench = Bench::training("1");
        bench.all(1, &["lay rolling-stone", "send troll", "ready"]);
        assert_eq!(bench.party(), ["warrior-b", "priest-a"], "the stone captured the first");
        assert_eq!(bench.legal(1), ["attack troll", "attack troll fed"]);
        bench.play(1, "attack troll fed");
        assert_eq!((bench.party(), bench.damage()), (vec!["priest-a"], vec![2]));
        assert_eq!((bench.conquered(), bench.me().food, bench.me().down.total()), (1, 0, 1));
        assert!(bench.me().traps.is_empty());
        bench.all(1, round_two);
        assert!(bench.is_over());
        assert_eq!((bench.conquered(), bench.me().prison.len()), (lost, 3));
    }
}

/// DLX-14: without the food, healing and fatigue do the rest.
#[test]
fn scenario_one_without_the_food() {
    let mut bench = Bench::training("1");
    bench.all(1, &["lay rolling-stone", "send troll", "ready", "attack troll"]);
    assert_eq!((bench.party(), bench.damage()), (vec!["priest-a"], vec![0]));
    assert_eq!(bench.conquered(), 1);
    bench.all(1, &["send goblin", "ready", "attack goblin"]);
    assert!(bench.is_over());
    assert_eq!((bench.conquered(), bench.me().prison.len(), bench.me().food), (1, 3, 1));
}

/// DLX-15: in a room everything is over in the first round, for a gold and a food; without the food it is not, in
/// whatever order the two attack.
#[test]
fn scenario_one_in_a_room() {
    let plan = ["lay rolling-stone", "send goblin", "send troll", "ready"];
    let mut bench = Bench::training("room");
    bench.all(1, &plan).all(1, &["attack troll fed", "attack goblin"]);
    assert!(bench.is_over());
    assert_eq!((bench.conquered(), bench.me().gold, bench.me().food), (0, 0, 0));
    for order in [["attack troll", "attack goblin"], ["attack goblin", "attack troll"]] {
        let mut bench = Bench::training("room");
        bench.me().food = 0;
        bench.all(1, &plan).all(1, &order);
        assert_eq!((bench.party(), bench.damage()), (vec!["priest-a"], vec![2]), "{order:?}");
        assert_eq!(bench.conquered(), 1);
    }
}

/// DLX-16: the Ghost before the Witch, and a meal for the last thief.
#[test]
fn scenario_two() {
    let mut bench = Bench::training("2");
    bench.all(1, &["send ghost", "send witch", "ready", "attack ghost 2"]);
    assert_eq!(bench.damage(), [0, 2, 0]);
    bench.play(1, "attack witch");
    assert_eq!((bench.party(), bench.damage(), bench.conquered()), (vec!["thief-b"], vec![0], 1));
    bench.all(1, &["lay poisoned-meal", "ready"]);
    assert!(bench.is_over());
    assert_eq!((bench.conquered(), bench.me().prison.len()), (1, 3));

    let mut bench = Bench::training("2");
    bench.all(1, &["send ghost", "send witch", "ready", "attack witch"]);
    assert_eq!(bench.legal(1), ["attack ghost 2"], "the first thief now stands in front");
}

/// DLX-17: the Vampire sips twice, and bites in the third round.
#[test]
fn scenario_three() {
    let mut bench = Bench::training("3");
    bench.all(1, &["lay cursed-ring", "send vampire", "ready"]);
    assert_eq!(bench.damage(), [0, 0, 1]);
    bench.play(1, "attack vampire sip 3");
    assert_eq!((bench.damage(), bench.conquered()), (vec![0, 0, 2], 0));
    bench.all(1, &["send vampire", "ready", "attack vampire sip 3"]);
    assert_eq!((bench.party(), bench.damage()), (vec!["warrior-c", "priest-c"], vec![2, 0]));
    assert_eq!(bench.conquered(), 1);
    bench.all(1, &["lay pendulum", "send vampire", "ready"]);
    assert_eq!(bench.damage(), [2, 3]);
    let sip = bench.silent(1, "attack vampire sip 1");
    assert_eq!(sip.players[0].dungeon.conquered.len(), 2, "a sip leaves the warrior alive");
    bench.play(1, "attack vampire 1");
    assert!(bench.is_over());
    assert_eq!((bench.conquered(), bench.me().prison.len()), (1, 3));
}

/// DLX-18: the Slime waits for the second round, when the dart keeps the priests from healing.
#[test]
fn scenario_four() {
    let mut bench = Bench::training("4");
    bench.all(1, &["lay wall-of-fire", "ready"]);
    assert_eq!((bench.damage(), bench.conquered()), (vec![2, 1, 2], 1));
    bench.all(1, &["lay anti-magic-dart", "send slime", "ready", "target 1", "attack slime"]);
    assert!(bench.is_over());
    assert_eq!((bench.conquered(), bench.me().prison.len()), (1, 3));
}

/// DL-376, DL-377, DL-378: the four parties are the silver adventurers without the wizards, each tile once; every
/// scenario has three tiles, an empty prison, fatigue 2 and no cards.
#[test]
fn the_training_parties() {
    let mut used: Vec<Adventurer> = SCENARIOS[..4].iter().flat_map(|scenario| scenario.party).collect();
    let (game, _) = alone(&SCENARIOS[0]);
    let mut silver = Vec::new();
    for who in &Adventurer::ALL {
        let spec = game.components().adventurer(*who);
        if spec.year == 1 && !matches!(spec.class, Class::Wizard | Class::Paladin) {
            silver.extend(std::iter::repeat_n(*who, spec.copies.into()));
        }
    }
    used.sort();
    silver.sort();
    assert_eq!((used.len(), used), (12, silver));
    for scenario in &SCENARIOS {
        let mut bench = Bench::training(scenario.id);
        let me = bench.me();
        assert_eq!((me.dungeon.tiles().len(), me.prison.len()), (3, 0), "scenario {}", scenario.id);
        assert!(bench.state.cards[0].is_empty());
        bench.play(1, "ready");
        let tired = |event: &Event| matches!(event, Event::Fatigue { count: 2, .. });
        assert!(bench.heard(tired) && !bench.heard(|event| matches!(event, Event::Cast { .. })));
    }
}

/// DL-380: with all tiles conquered a player's battle is over while another's goes on; nobody frees prisoners here.
#[test]
fn one_is_done_before_the_other() {
    let mut bench = Bench::with(Setup::new(2).with("training", "1"));
    bench.me().dungeon.conquered = [cell("C2"), cell("C3")].into_iter().collect();
    bench.me().party.remove(0);
    bench.me().prison.push(Adventurer::WarriorA);
    bench.play(1, "ready").play(2, "ready");
    assert_eq!((bench.conquered(), bench.player(2).dungeon.conquered.len()), (3, 1));
    bench.play(2, "ready").play(2, "ready");
    assert!(bench.is_over());
    assert_eq!((bench.me().prison.len(), bench.me().party.len()), (1, 0), "those who won went home");
}

/// Every way through a set battle, each with the points it brings, by trying everything.
fn every_way(game: &Lords, state: &State, line: &mut Vec<Move>, found: &mut Vec<(i16, Vec<Move>)>) {
    let mut moves = Vec::new();
    game.legal_moves(state, Seat::FIRST, &mut moves);
    if moves.is_empty() {
        found.push((points(game, &state.players[0]).total(), line.clone()));
    }
    for mv in moves {
        let mut next = state.clone();
        game.apply(&mut next, Seat::FIRST, mv, &mut Quick::new(0), &mut Silent);
        line.push(mv);
        every_way(game, &next, line, found);
        line.pop();
    }
}

/// What is laid and sent, in whatever order it was said, and what was done then.
fn told_once(line: &[Move]) -> Vec<String> {
    let mut rounds: Vec<String> = line.iter().map(Move::to_string).collect();
    let planned = |text: &String| text.starts_with("lay") || text.starts_with("send");
    rounds.chunk_by_mut(|one, next| planned(one) && planned(next)).for_each(<[String]>::sort);
    rounds
}

/// DL-379: no way through a scenario does better than the published one; one tile is the least that can be lost, and
/// none in the room.
#[test]
fn the_published_ways_are_among_the_best() {
    for scenario in &SCENARIOS {
        let (game, state) = alone(scenario);
        let mut found = Vec::new();
        every_way(&game, &state, &mut Vec::new(), &mut found);
        let best = found.iter().map(|(points, _)| *points).max().expect("a way");
        let all: BTreeSet<_> =
            found.iter().filter(|(points, _)| *points == best).map(|(_, line)| told_once(line)).collect();
        let published: Vec<Move> =
            scenario.solution.iter().map(|text| game.read_move(text).expect("a move")).collect();
        assert!(all.contains(&told_once(&published)), "scenario {}", scenario.id);
        let creatures = i16::from(state.players[0].monsters());
        let rooms = if scenario.room.is_some() { 2 } else { 0 };
        assert_eq!(
            best,
            3 * 2 + creatures + rooms - 2 * i16::from(scenario.lost),
            "scenario {}",
            scenario.id
        );
    }
}

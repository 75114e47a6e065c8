//! Sections 3 to 6: components, set-up and player counts.

use crate::bench::{Bench, cell};
use std::collections::BTreeSet;
use undercroft_core::{Game, Setup};
use undercroft_lords::components::{Adventurer, Card, Creature, Room};
use undercroft_lords::state::{Cells, Orders, Paladin};
use undercroft_lords::{Event, Lords};

/// DL-001: 2 to 4 players: nobody alone, and no fifth.
#[test]
fn two_to_four_play() {
    for seats in 2..=4 {
        assert!(Lords::new(&Setup::new(seats)).is_ok());
    }
    for seats in [0, 1, 5] {
        let refused = Lords::new(&Setup::new(seats)).unwrap_err().to_string();
        assert_eq!(refused, format!("lords is for 2 to 4 players, not {seats} (DL-001)"));
    }
}

/// DL-020, DL-030, DL-033, DL-034, DL-035, DL-036, DL-037: what a player starts with, and what is empty.
#[test]
fn players_start_alike() {
    let mut bench = Bench::new(4);
    assert!(bench.state.arriving.is_empty());
    for number in 1..=4 {
        let player = *bench.player(number);
        assert_eq!((player.food, player.gold, player.imps), (3, 3, 3));
        let start: Cells = ["C1", "C2", "C3"].into_iter().map(cell).collect();
        assert_eq!(player.dungeon.tunnels, start);
        assert!(player.dungeon.conquered.is_empty() && player.dungeon.rooms.cells.is_empty());
        assert!(player.up.is_empty() && player.down.is_empty() && player.traps.is_empty());
        assert!(player.prison.is_empty() && player.party.is_empty());
        assert_eq!((player.marks, player.chosen.len(), player.hand().len()), (0, 0, 6));
    }
}

/// DL-021: the first player is drawn by lot.
#[test]
fn anybody_may_go_first() {
    let game = Lords::new(&Setup::new(4)).unwrap();
    let first: BTreeSet<u8> = (0..40)
        .map(|seed| {
            let chance = &mut undercroft_core::Quick::new(seed);
            game.start(chance, &mut undercroft_core::Silent).first.number()
        })
        .collect();
    assert_eq!(first.len(), 4);
}

/// DL-022, DL-023: four of nine combat cards of each year lie ready, and any of the nine may be the first or the last.
#[test]
fn four_combat_cards_of_each_year() {
    let mut seen: [BTreeSet<Card>; 2] = Default::default();
    for seed in 0..120 {
        let bench = Bench::seeded(Setup::new(3), seed);
        for (year, cards) in [1, 2].into_iter().zip(&bench.state.cards) {
            let kinds: BTreeSet<Card> = cards.iter().copied().collect();
            assert_eq!(kinds.len(), 4);
            assert!(kinds.iter().all(|card| bench.game.components().card(*card).year == year));
            seen[0].extend(cards.first());
            seen[1].extend(cards.last());
        }
    }
    assert_eq!(seen.map(|cards| cards.len()), [18, 18]);
}

/// DL-005, DL-025, DL-026, DL-027, DL-028: stacks by year, the first year on top, and 27 traps.
#[test]
fn stacks_are_by_year() {
    let bench = Bench::new(4);
    let state = &bench.state;
    let parts = bench.game.components();
    assert_eq!(state.trap_deck.len(), 27);
    assert_eq!(state.creature_stack.len(), 24 - 3);
    let is_late = |one: &Creature| matches!(one, Creature::Golem | Creature::Dragon | Creature::Demon);
    assert!(!state.creature_stack[12..].iter().any(is_late));
    assert_eq!(state.creature_stack[..12].iter().filter(|one| is_late(one)).count(), 6);
    let year_of = |room: &Room| parts.room(*room).year;
    assert!(state.room_stack[..8].iter().all(|room| year_of(room) == 2));
    assert!(state.room_stack[8..].iter().all(|room| year_of(room) == 1));
    for (year, stack) in [1, 2].into_iter().zip(&state.adventurer_stacks) {
        assert!(stack.iter().all(|who| parts.adventurer(*who).year == year));
    }
    assert_eq!(state.adventurer_stacks[1].len(), 16);
}

/// DL-025, DL-026, DL-027, DL-028: every stack is shuffled: anything may come first, in both years.
#[test]
fn stacks_are_shuffled() {
    let mut tops: [BTreeSet<String>; 7] = Default::default();
    for seed in 0..120 {
        let state = Bench::seeded(Setup::new(2), seed).state;
        tops[0].extend(state.tavern.kinds().map(|one| one.to_string()));
        tops[1].extend(state.shop.iter().map(ToString::to_string));
        tops[2].extend(state.creature_stack[..12].last().map(ToString::to_string));
        tops[3].extend(state.room_stack[..8].last().map(ToString::to_string));
        tops[4].extend(state.adventurer_stacks[0].last().map(ToString::to_string));
        tops[5].extend(state.adventurer_stacks[1].last().map(ToString::to_string));
        tops[6].extend(state.trap_deck.last().map(ToString::to_string));
    }
    assert_eq!(tops.map(|kinds| kinds.len()), [6, 8, 9, 8, 15, 16, 9]);
}

/// DL-024, DL-197: one paladin for each year, and the first one waits in his tent.
#[test]
fn a_paladin_for_each_year() {
    let bench = Bench::new(2);
    assert_eq!(bench.state.paladin, Paladin::Tent);
    let parts = bench.game.components();
    let silver = parts.adventurer(Adventurer::SilverPaladin);
    let gold = parts.adventurer(Adventurer::GoldPaladin);
    assert_eq!((silver.year, silver.hit_points, silver.trap, silver.heal, silver.magic), (1, 5, 2, 2, 2));
    assert_eq!((gold.year, gold.hit_points, gold.trap, gold.heal, gold.magic), (2, 8, 3, 3, 3));
}

/// DL-029, DL-170: three event tiles in any order, one for each season but winter.
#[test]
fn event_tiles_are_shuffled() {
    let orders: BTreeSet<String> =
        (0..60).map(|seed| format!("{:?}", Bench::seeded(Setup::new(2), seed).state.event_tiles)).collect();
    assert_eq!(orders.len(), 6);
}

/// DL-031, DL-047, DL-048: all counters start together; with two players a third one does too, and attracts
/// adventurers; with three or four nobody but the players does.
#[test]
fn evil_counters_start_together() {
    for seats in 2..=4 {
        let mut bench = Bench::new(seats);
        assert!(bench.state.players.iter().all(|player| player.evil == 4));
        assert!(seats > 2 || bench.state.dummy_evil == 4);
        bench.event(undercroft_lords::components::EventTile::Special);
        let moved = bench.heard(|event| matches!(event, Event::DummyEvil { to: 5 }));
        assert_eq!(moved, seats == 2, "{seats} players");
        bench.state.arriving =
            [Adventurer::ThiefA, Adventurer::ThiefB, Adventurer::ThiefC].into_iter().collect();
        bench.event(undercroft_lords::components::EventTile::Special);
        let elsewhere = bench.heard(|event| matches!(event, Event::WentElsewhere { .. }));
        assert_eq!(elsewhere, seats == 2, "{seats} players");
    }
}

/// DL-038, DL-062, DL-072: in the first game two random orders are closed, and the hiring icon means nothing.
#[test]
fn first_game_draws_the_closed_orders() {
    let bench = Bench::new(4);
    assert!(bench.state.players.iter().all(|player| player.inaccessible.len() == 2));
    assert_eq!(bench.acting(), [1, 2, 3, 4]);
}

/// DL-038, DL-039, DL-046: which orders are closed, drawn to choose from, or closed to a colour nobody plays is left to
/// chance: any of the eight may be among them.
#[test]
fn any_order_may_be_closed() {
    let mut seen = [Orders::default(); 3];
    for seed in 0..40 {
        let mut first = Bench::seeded(Setup::new(3), seed);
        seen[0] = seen[0].plus(first.me().inaccessible);
        let mut full = Bench::seeded(Setup::new(3).with("rules", "full"), seed);
        seen[1] = seen[1].plus(full.me().drawn);
        // Nothing is revealed yet, so these are still the dummy's orders of the set-up.
        seen[2] = seen[2].plus(full.state.dummies[0].inaccessible);
    }
    assert_eq!(seen, [Orders::ALL; 3]);
}

/// DL-032, DL-049, DL-051: the first round is winter of year 1, and its orders are asked for.
#[test]
fn the_year_begins_in_winter() {
    let bench = Bench::new(4);
    assert!(bench.heard(|event| matches!(event, Event::Round { year: 1, .. })));
    assert_eq!((bench.state.year, bench.state.season.to_string()), (1, "winter".to_owned()));
}

/// DL-043, DL-044, DL-045, DL-046: unplayed colours have three closed orders each.
#[test]
fn dummy_colours() {
    for (seats, dummies) in [(2, 2), (3, 1), (4, 0)] {
        let bench = Bench::new(seats);
        assert_eq!(bench.state.dummies.len(), dummies);
        assert!(bench.state.dummies.iter().all(|dummy| dummy.inaccessible.len() == 3));
    }
}

/// DL-014, DL-125: there are three Trolls, and a token comes and goes with each.
#[test]
fn three_trolls() {
    let mut bench = Bench::new(4);
    let copies = bench.game.components().creature(Creature::Troll).copies;
    assert_eq!(copies[0] + copies[1], 3);
    let me = bench.me();
    let before = me.free_workers();
    me.up.add(Creature::Troll);
    assert_eq!(me.free_workers(), before + 1);
    assert_eq!(me.free_imps(), 3);
    me.up.take(Creature::Troll);
    assert_eq!(me.free_workers(), before);
}

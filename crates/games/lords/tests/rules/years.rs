//! Section 31: the second year.

use crate::bench::{Bench, cell};
use std::collections::BTreeSet;
use undercroft_core::{Game, Observer, Quick, Seat, Setup};
use undercroft_lords::names::{Adventurer, Card, Creature, Order, Season};
use undercroft_lords::site::Cells;
use undercroft_lords::state::{Ask, Paladin};

/// The last battle of the first year is over.
fn second_year(seats: u8, first: u8) -> Bench {
    let mut bench = Bench::new(seats);
    prepare(&mut bench, first);
    bench.play(1, "ready");
    bench
}

fn prepare(bench: &mut Bench, first: u8) {
    bench.combat(&[Adventurer::WarriorC], &[], &[]);
    bench.cards(&[Card::Invisibility; 4]);
    bench.state.combat_round = 4;
    bench.state.first = Seat::new(first);
    let turn = bench.state.turn_of(Seat::FIRST);
    bench.state.phase = undercroft_lords::state::Phase::Planning(turn);
}

/// DL-298, DL-299, DL-300, DL-301, DLX-33: who holds the token, round by round and into the second year.
#[test]
fn the_token_travels() {
    for (seats, expected) in [
        (4, [[1, 2, 3, 4], [3, 4, 1, 2]]),
        (3, [[1, 2, 3, 1], [2, 3, 1, 2]]),
        (2, [[1, 2, 1, 2], [2, 1, 2, 1]]),
    ] {
        let mut bench = Bench::seeded(Setup::new(seats), 3);
        for (year, holders) in [1, 2].into_iter().zip(expected) {
            for (season, holder) in Season::ALL.iter().zip(holders) {
                bench.until(|state| (state.year, state.season, state.ask) == (year, *season, Ask::Orders));
                assert_eq!(bench.state.first.number(), holder, "{seats} seats, year {year}, {season}");
            }
            bench.until(|state| state.combat_round > 0);
            assert_eq!(bench.state.first.number(), holders[3]);
        }
    }
}

/// DL-292, DL-293, DL-294, DL-296: everything is kept, the year begins anew, and gold-backed tiles come.
#[test]
fn the_second_year_begins() {
    let mut bench = Bench::new(4);
    prepare(&mut bench, 3);
    bench.me().gold = 7;
    bench.me().up.add(Creature::Troll);
    bench.me().inaccessible = [Order::Dig, Order::Food].into_iter().collect();
    bench.play(1, "ready");
    let parts = bench.game.components().clone();
    let me = bench.me().clone();
    assert_eq!((me.gold, me.up.count(Creature::Troll), me.dungeon.conquered.len()), (7, 1, 1));
    assert_eq!(me.inaccessible, [Order::Dig, Order::Food].into_iter().collect());
    let state = &bench.state;
    assert_eq!(
        (state.year, state.season, state.ask, state.combat_round),
        (2, Season::Winter, Ask::Orders, 0)
    );
    assert!(state.forecast.iter().all(|who| parts.adventurer(*who).year == 2));
}

/// DL-303: the rooms of the second year produce nothing.
#[test]
fn second_year_rooms_do_not_produce() {
    use undercroft_lords::names::Room;
    let mut bench = Bench::new(4);
    let me = bench.me();
    me.imps = 20;
    me.dungeon.tunnels = me.dungeon.tunnels.minus(Cells::only(cell("C2")));
    me.dungeon.rooms.put(Room::Cafeteria, cell("C2"));
    bench.until(|state| state.ask == Ask::Recall || state.season == Season::Spring);
    assert!(!bench.may(1, "produce cafeteria"));
}

/// DL-295: the used combat cards are gone and nothing of the new ones is known.
#[test]
fn new_combat_cards() {
    let mut bench = Bench::new(4);
    prepare(&mut bench, 3);
    bench.state.players.iter_mut().for_each(|player| player.spied = [true; 4]);
    bench.play(1, "ready");
    assert!(bench.state.cards[0].is_empty());
    assert_eq!((bench.state.cards[1].len(), bench.state.cards_shown), (4, 0));
    assert!(bench.state.players.iter().all(|player| player.spied == [false; 4]));
    let view = bench.game.view(&bench.state, Observer::Seat(Seat::FIRST));
    assert_eq!(view.cards, [None; 4]);
}

/// DL-060, DL-296: who was put back under the silver stack says nothing about the golden one.
#[test]
fn nobody_is_known_under_the_new_stack() {
    let mut bench = Bench::new(4);
    prepare(&mut bench, 3);
    bench.state.returned = 2;
    bench.play(1, "ready");
    let bottom = |seed| {
        let world = bench.game.imagine(&bench.state, Seat::FIRST, &mut Quick::new(seed));
        world.adventurer_stacks[1][0]
    };
    let found: BTreeSet<Adventurer> = (0..40).map(bottom).collect();
    assert!(bench.state.returned == 0 && found.len() > 1, "{found:?}");
}

/// DL-297: with two players the third counter drops by two.
#[test]
fn the_dummy_counter_drops() {
    for (before, after) in [(6, 4), (1, 0)] {
        let mut bench = Bench::new(2);
        prepare(&mut bench, 1);
        bench.state.dummy_evil = before;
        bench.play(1, "ready");
        assert_eq!(bench.state.dummy_evil, after);
    }
}

/// DL-207, DL-208, DL-302: the stronger paladin goes at once to the most evil player above his space, the last
/// in the new order among equals; the old one is gone.
#[test]
fn the_second_paladin() {
    let mut bench = Bench::new(4);
    prepare(&mut bench, 3);
    bench.player(2).evil = 11;
    bench.player(4).evil = 11;
    bench.state.paladin = Paladin::Out;
    bench.play(1, "ready");
    // Seat 3 goes first now, so seat 2 is last.
    assert_eq!(bench.state.first.number(), 3);
    assert_eq!(bench.state.paladin, Paladin::With(Seat::new(1)));
    assert_eq!(bench.state.players[1].party[0].who, Adventurer::GoldPaladin);
    assert_eq!(second_year(4, 3).state.paladin, Paladin::Tent);
}

//! Rulings on ambiguities of the rulebook: building rounds.

use crate::bench::{Bench, cell};
use undercroft_core::{Game, Observer, Seat, Setup};
use undercroft_lords::Event;
use undercroft_lords::components::{
    Adventurer, Creature, EventTile, Order, Room as Tile, Season, Special, Trap,
};
use undercroft_lords::state::{Ask, Cells, Member, Occupant, Orders, Paladin, Phase};

use Adventurer::*;
use Order::{Dig, Food, Hire, Imps, Mine, Reputation, Room, Traps};

/// What the others order while seat 1 is looked at.
const OTHERS: [[Order; 3]; 3] = [[Food, Dig, Hire], [Food, Dig, Hire], [Food, Dig, Hire]];

/// Seat 1 gives these orders and nobody is in its way; up to its first question or the end of the actions.
fn ordered(bench: &mut Bench, orders: [Order; 3]) {
    bench.orders(&[orders, OTHERS[0], OTHERS[1], OTHERS[2]]);
    bench.until(|state| state.actor == Seat::FIRST && state.ask == Ask::Space || !in_actions(state.phase));
}

fn in_actions(phase: Phase) -> bool {
    matches!(phase, Phase::Actions(_))
}

/// DLA-01: with four players the second year begins one seat to the right of who began autumn, opposite the first of
/// the first year.
#[test]
fn who_begins_the_second_year() {
    let mut bench = Bench::new(4);
    bench.until(|state| state.season == Season::Autumn);
    assert_eq!(bench.state.first.number(), 4);
    bench.until(|state| state.year == 2);
    assert_eq!(bench.state.first.number(), 3);
}

/// DLA-02: in combat the holder of the token comes first, who is the one who began autumn.
#[test]
fn who_begins_combat() {
    let mut bench = Bench::new(4);
    bench.until(|state| state.combat_round == 1);
    assert_eq!((bench.state.first.number(), bench.acting()), (4, vec![4]));
}

/// DLA-03: in the first year several rooms may work, each of them once.
#[test]
fn several_rooms_work() {
    let mut bench = Bench::new(4);
    bench.room(Tile::Hatchery, "C1").room(Tile::Mint, "C3");
    (bench.state.phase, bench.state.ask, bench.state.actor) =
        (Phase::Production(0), Ask::Produce, Seat::FIRST);
    bench.me().imps = 9;
    bench.all(1, &["produce mint", "produce hatchery"]);
    assert_eq!((bench.me().gold, bench.me().food), (4, 4));
}

/// DLA-06: letting the Vampire go costs the food of the other two and two Evil in all; any other way brings the
/// paladin.
#[test]
fn the_pay_day_example() {
    for (moves, food, evil) in [
        (["pay goblin", "pay witch", "pay vampire"], 2, 3),
        (["pay goblin", "release witch", "pay vampire"], 1, 3),
        (["pay goblin", "pay witch", "release vampire"], 2, 2),
    ] {
        let mut bench = Bench::new(4);
        bench.me().evil = 6;
        bench.me().up = [Creature::Goblin, Creature::Witch, Creature::Vampire].into_iter().collect();
        bench.event(EventTile::PayDay);
        bench.all(1, &moves);
        assert_eq!((bench.me().food, bench.me().evil), (3 - food, 6 + evil), "{moves:?}");
        assert_eq!(bench.state.paladin == Paladin::Tent, evil == 2, "{moves:?}");
    }
}

/// DLA-08: two Evil with one space left: the first game stops at the top, the full game does not allow it.
#[test]
fn evil_at_the_top() {
    for (mut bench, allowed) in [(Bench::new(4), true), (Bench::begun(), false)] {
        bench.me().up.add(Creature::Vampire);
        bench.event(EventTile::PayDay);
        bench.me().evil = 13;
        assert_eq!(bench.may(1, "pay vampire"), allowed);
        if allowed {
            bench.play(1, "pay vampire");
            assert_eq!(bench.me().evil, 14);
        } else {
            assert_eq!(bench.refused(1, "pay vampire"), "DL-018");
        }
    }
}

/// DLA-13: adventurers who are all alike are drawn again with any number of players, but not for ever.
#[test]
fn alike_adventurers_are_drawn_again() {
    for seats in 2..=4 {
        let alike = [WarriorB, ThiefB, ThiefC, PriestB, PriestC, WizardB, WizardC];
        for other in [Some(WarriorA), None] {
            let mut bench = Bench::new(seats);
            bench.state.adventurer_stacks[0] = other.into_iter().chain(alike).collect();
            bench.until(|state| state.season == Season::Spring);
            let wanted = if seats == 4 { 4 } else { 3 };
            assert_eq!(bench.state.forecast.len(), wanted);
            assert_eq!(bench.state.forecast.contains(&WarriorA), other.is_some());
        }
    }
}

/// DLA-14: whoever is drawn instead counts as drawn last; the others keep their order.
#[test]
fn the_replacement_is_sorted_in() {
    let mut bench = Bench::new(2);
    bench.state.adventurer_stacks[0] = [WarriorC, WizardB, PriestB, ThiefB].into_iter().collect();
    bench.until(|state| state.season == Season::Spring);
    assert_eq!(bench.state.forecast.to_vec(), [ThiefB, PriestB, WarriorC]);
}

/// DLA-23: whoever orders hiring first and has gold pays the fee without being asked.
#[test]
fn the_fee_is_no_choice() {
    let mut bench = Bench::begun();
    bench.orders(&[[Hire, Mine, Imps], OTHERS[0], OTHERS[1], OTHERS[2]]);
    assert!(bench.heard(|event| matches!(event, Event::Fee { seat } if *seat == Seat::FIRST)));
    assert_eq!(bench.me().gold, 2);
}

/// DLA-24: the fee is paid even if the tavern turns out to be full.
#[test]
fn the_fee_for_a_full_tavern() {
    let mut bench = Bench::begun();
    bench.orders(&[[Hire, Mine, Imps]; 4]);
    assert_eq!(bench.player(4).gold, 2);
    assert!(bench.player(4).waiting.contains(Hire));
}

/// DLA-25: without imps nobody mines, and no foreman is needed.
#[test]
fn mining_without_imps() {
    let mut bench = Bench::new(4);
    bench.me().imps = 0;
    ordered(&mut bench, [Mine, Reputation, Traps]);
    bench.until(|state| !in_actions(state.phase) || state.players[0].waiting.contains(Mine));
    assert!(bench.me().waiting.contains(Mine));
    assert_eq!(bench.me().busy_imps, 0);
}

/// DLA-26: the better reputation comes with the space; whether to spy is one's own choice.
#[test]
fn spying_is_optional() {
    let mut bench = Bench::new(4);
    ordered(&mut bench, [Reputation, Mine, Imps]);
    bench.play(1, "use");
    assert_eq!((bench.me().evil, bench.state.ask), (3, Ask::Spy));
    bench.play(1, "pass");
    assert_eq!(bench.me().spied, [false; 4]);
}

/// DLA-27: at the bottom of the scale reputation has no effect, but it is carried out.
#[test]
fn reputation_at_the_bottom() {
    let mut bench = Bench::new(4);
    bench.me().evil = 0;
    ordered(&mut bench, [Reputation, Mine, Imps]);
    bench.all(1, &["use", "pass"]);
    assert_eq!(bench.me().evil, 0);
    assert!(!bench.me().waiting.contains(Reputation));
}

/// DLA-28: what cannot be paid cannot be done; it is not just optional.
#[test]
fn what_cannot_be_paid() {
    let mut bench = Bench::new(4);
    bench.me().food = 0;
    ordered(&mut bench, [Imps, Traps, Room]);
    assert!(bench.me().waiting.contains(Imps), "{:?}", bench.legal(1));
}

/// DLA-29: an empty trap deck stays empty and nobody can buy, unless the table agreed to shuffle the discards.
#[test]
fn an_empty_trap_deck() {
    for (reshuffle, buys) in [("off", false), ("on", true)] {
        let mut bench = Bench::with(Setup::new(4).with("trap_reshuffle", reshuffle));
        bench.state.traps_seen = bench.state.trap_deck.drain(..).collect();
        ordered(&mut bench, [Traps, Reputation, Imps]);
        bench.until(|state| {
            !in_actions(state.phase)
                || state.players[0].waiting.contains(Traps)
                || matches!(state.phase, Phase::Actions(15..=17)) && state.ask == Ask::Space
        });
        assert_eq!(bench.may(1, "use"), buys, "{reshuffle}");
        assert_eq!(bench.me().waiting.contains(Traps), !buys, "{reshuffle}");
    }
}

/// DLA-30: the same three event tiles are shuffled again for the second year.
#[test]
fn events_of_the_second_year() {
    let mut changed = false;
    for seed in 0..12 {
        let mut bench = Bench::seeded(Setup::new(2), seed);
        let before = bench.state.event_tiles;
        bench.until(|state| state.year == 2);
        let after = bench.state.event_tiles;
        assert!(EventTile::ALL.iter().all(|tile| after.contains(tile)));
        changed |= before != after;
    }
    assert!(changed);
}

/// DLA-31: what the colour nobody plays did in autumn it cannot do in the second winter.
#[test]
fn dummy_orders_carry_over() {
    for seed in 0..6 {
        let mut bench = Bench::seeded(Setup::new(3), seed);
        bench.until(|state| state.combat_round == 1);
        let autumn = bench.state.dummies[0].inaccessible;
        bench.until(|state| state.year == 2);
        let winter = bench.state.dummies[0].inaccessible;
        assert_eq!((autumn.len(), winter.len(), winter.minus(autumn).len()), (3, 3, 3));
    }
}

/// DLA-33: dummies hire nobody and build nothing.
#[test]
fn dummies_take_nothing() {
    let mut bench = Bench::new(3);
    bench.state.board = Default::default();
    bench.state.board[Hire.place()][1] = Occupant::Dummy(0);
    bench.state.board[Room.place()][1] = Occupant::Dummy(0);
    let (tavern, shop) = (bench.state.tavern, bench.state.shop);
    bench.orders(&[[Mine, Food, Dig], [Mine, Imps, Dig], [Mine, Imps, Traps]]);
    bench.until(|state| !in_actions(state.phase));
    assert_eq!((bench.state.tavern, &bench.state.shop), (tavern, &shop));
}

/// DLA-34, DLA-35: equal third orders of the two dummies find spaces I and II free, and stand there in player order.
#[test]
fn equal_third_orders() {
    for third in ["hire", "room"] {
        let mut bench = Bench::new(2);
        bench.state.board = Default::default();
        for (dummy, drawn) in bench.state.dummies.iter_mut().zip([[Food, Dig], [Food, Mine]]) {
            dummy.inaccessible = [Reputation, Imps, Traps].into_iter().collect();
            dummy.drawn = drawn.into_iter().collect();
        }
        for number in [1, 2] {
            bench.player(number).inaccessible = [Imps, Traps].into_iter().collect();
            let third = format!("third {third}");
            bench.all(number as u8, &["order food", "order dig", "order reputation", &third]);
        }
        let order = Order::from_id(third).expect("an order");
        let spaces = bench.state.board[order.place()];
        assert_eq!(spaces, [Occupant::Dummy(0), Occupant::Dummy(1), Occupant::Free]);
    }
}

/// DLA-53: the Tool Shed is the room that digs, and has nothing to do with food.
#[test]
fn the_tool_shed_is_no_larder() {
    use undercroft_lords::components::RoomUse;
    let bench = Bench::new(2);
    let RoomUse::Production { gain, .. } = &bench.game.components().room(Tile::ToolShed).purpose else {
        panic!("it produces")
    };
    assert_eq!((gain.tunnels, gain.food), (1, 0));
}

/// DLA-55: every warrior goes to the front, not only the first.
#[test]
fn every_warrior_goes_to_the_front() {
    let mut bench = Bench::new(4);
    bench.me().evil = 0;
    bench.me().party = [WarriorB, PriestA].into_iter().map(Member::new).collect();
    bench.state.arriving = [WarriorA, ThiefA, PriestB, WizardA].into_iter().collect();
    bench.event(EventTile::PayDay);
    assert_eq!(bench.party(), ["warrior-a", "warrior-b", "priest-a"]);
}

/// DLA-59: feeding a monster is part of the price: no Evil for it, no wage, and its Troll Token goes. No Demon eats
/// itself, but one Demon may eat another.
#[test]
fn feeding_the_demon() {
    let mut bench = Bench::new(4);
    bench.me().up = [Creature::Demon, Creature::Troll].into_iter().collect();
    bench.event(EventTile::PayDay);
    bench.play(1, "pay demon");
    assert_eq!(bench.legal(1), ["feed troll"]);
    bench.me().imps = 0;
    bench.play(1, "feed troll");
    assert_eq!((bench.me().evil, bench.me().food, bench.me().free_workers()), (5, 3, 0));

    let mut bench = Bench::new(4);
    bench.me().up = [Creature::Demon].into_iter().collect();
    bench.event(EventTile::PayDay);
    assert_eq!(bench.legal(1), ["release demon"]);

    let mut bench = Bench::new(4);
    bench.me().up = [Creature::Demon, Creature::Demon].into_iter().collect();
    bench.event(EventTile::PayDay);
    bench.play(1, "pay demon");
    assert_eq!(bench.legal(1), ["feed demon"]);
}

/// DLA-60: which trap the Golem gets is its owner's choice, and nobody else sees it.
#[test]
fn the_golem_takes_a_trap() {
    let mut bench = Bench::new(4);
    bench.me().up.add(Creature::Golem);
    bench.me().traps = [Trap::Pendulum, Trap::TrapDoor].into_iter().collect();
    bench.event(EventTile::PayDay);
    bench.play(1, "pay golem");
    assert_eq!(bench.legal(1), ["discard pendulum", "discard trap-door"]);
    bench.play(1, "discard pendulum");
    assert_eq!(bench.me().buried.total(), 1);
    let told =
        bench.events.iter().filter_map(|event| bench.game.project(event, Observer::Seat(Seat::new(1))));
    let discarded: Vec<Event> = told.filter(|event| matches!(event, Event::Discarded { .. })).collect();
    assert!(matches!(discarded[..], [Event::Discarded { trap: None, .. }]));
    let own = bench.events[0].project(Observer::Seat(Seat::FIRST));
    assert_eq!(own, Some(Event::Discarded { seat: Seat::FIRST, trap: Some(Trap::Pendulum) }));
}

/// DLA-62: there are nine special events.
#[test]
fn nine_special_events() {
    assert_eq!(Special::COUNT, 9);
}

/// DLA-63: only orders are chosen at the same time; everything else goes in turn.
#[test]
fn only_orders_are_simultaneous() {
    let mut bench = Bench::full(4);
    for _ in 0..600 {
        if bench.acting().len() > 1 {
            assert!(matches!(bench.state.ask, Ask::Keep | Ask::Orders), "{:?}", bench.state.ask);
        }
        let before = bench.state.clone();
        bench.until(|state| *state != before);
    }
}

/// DLA-64: a first order that was not carried out is one of the choices, and still only one card returns.
#[test]
fn the_first_order_was_not_carried_out() {
    let mut bench = Bench::new(4);
    bench.state.phase = Phase::Recall(0);
    (bench.state.ask, bench.state.actor) = (Ask::Recall, Seat::FIRST);
    bench.me().chosen = [Food, Dig, Mine].into_iter().collect();
    bench.me().waiting = Orders::default().with(Food).with(Mine);
    assert_eq!(bench.legal(1), ["recall food", "recall mine"]);
    bench.play(1, "recall food");
    assert_eq!(bench.me().inaccessible, [Dig, Mine].into_iter().collect());
}

/// DLA-65: a conquered room still keeps others from standing next to it.
#[test]
fn conquered_rooms_keep_their_distance() {
    let mut bench = Bench::new(4);
    bench.room(Tile::PrintingPress, "C2");
    bench.me().dungeon.conquered = Cells::only(cell("C2"));
    let squares = bench.me().dungeon.room_squares(Cells::ALL);
    assert!(!squares.contains(cell("C1")) && !squares.contains(cell("C3")));
}

/// DLA-66: a tunnel of the Tool Shed comes when mining and building are over for the round.
#[test]
fn a_tunnel_of_the_tool_shed() {
    let mut bench = Bench::new(4);
    bench.room(Tile::ToolShed, "C1");
    (bench.state.phase, bench.state.ask, bench.state.actor) =
        (Phase::Production(0), Ask::Produce, Seat::FIRST);
    bench.play(1, "produce tool-shed");
    assert_eq!(bench.state.ask, Ask::Tunnel);
    let after = bench.silent(1, "dig D3");
    assert!(after.players[0].dungeon.tunnels.contains(cell("D3")));
    assert!(!in_actions(after.phase));
}

/// DLA-67: the Printing Press may work at the bottom of the scale, to no effect.
#[test]
fn the_printing_press_at_the_bottom() {
    let mut bench = Bench::new(4);
    bench.room(Tile::PrintingPress, "C2");
    (bench.state.phase, bench.state.ask, bench.state.actor) =
        (Phase::Production(0), Ask::Produce, Seat::FIRST);
    bench.me().evil = 0;
    let after = bench.silent(1, "produce printing-press");
    assert!(bench.may(1, "produce printing-press"));
    assert_eq!((after.players[0].evil, after.players[0].busy_imps), (0, 3));
}

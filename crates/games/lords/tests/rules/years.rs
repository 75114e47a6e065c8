//! Section 31: the second year.

use crate::bench::{Bench, cell};
use std::collections::BTreeSet;
use undercroft_core::{Game, Observer, Quick, Seat, Setup};
use undercroft_lords::Event;
use undercroft_lords::components::{Adventurer, Card, Creature, EventTile, Order, Season, Special};
use undercroft_lords::state::{Ask, Cells, Member, Paladin};

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
    let me = *bench.me();
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
    use undercroft_lords::components::Room;
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

/// DL-050, DL-189, DL-297: with two players the third counter goes up in spring, summer and autumn of both years, not in
/// winter, and down by two between them: 4, 7, 5, 8.
#[test]
fn the_dummy_counter_through_the_game() {
    let mut bench = Bench::new(2);
    for (year, begins, ends) in [(1, 4, 7), (2, 5, 8)] {
        for (season, up) in Season::ALL.iter().zip([0, 0, 1, 2]) {
            bench.until(|state| (state.year, state.season, state.ask) == (year, *season, Ask::Orders));
            assert_eq!(bench.state.dummy_evil, begins + up, "year {year}, {season}");
            bench.until(|state| state.ask != Ask::Orders);
        }
        bench.until(|state| state.combat_round > 0);
        assert_eq!(bench.state.dummy_evil, ends, "year {year}");
    }
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

/// DL-058, DL-059, DL-060, DL-296: the adventurers of the second year, too, are sorted and never all alike; who was put
/// under the stack of the first year is forgotten.
#[test]
fn adventurers_of_the_second_year() {
    use Adventurer::{PriestE, PriestF, ThiefE, ThiefF, WarriorE, WarriorF, WizardE, WizardF};
    let mut bench = Bench::new(4);
    prepare(&mut bench, 3);
    bench.state.returned = 2;
    bench.state.adventurer_stacks[1] =
        [WizardF, PriestF, WarriorE, ThiefF, PriestE, ThiefE, WizardE, WarriorF].into_iter().collect();
    bench.play(1, "ready");
    assert_eq!(bench.state.forecast.to_vec(), [WizardE, ThiefE, PriestE, WarriorF]);
    assert_eq!(bench.state.returned, 0);

    let mut bench = Bench::new(3);
    prepare(&mut bench, 2);
    bench.state.adventurer_stacks[1] = [WarriorF, WizardF, WarriorE, ThiefE, PriestE].into_iter().collect();
    bench.play(1, "ready");
    assert_eq!(bench.state.forecast.to_vec(), [PriestE, ThiefE, WizardF], "the warrior is alike");
    assert_eq!((bench.state.adventurer_stacks[1].first(), bench.state.returned), (Some(&WarriorE), 1));
}

/// DL-057, DL-174, DL-384, DLA-30: in the second year event tiles lie face down again, and the second special event is
/// shown with its tile and happens in its season.
#[test]
fn events_of_the_second_year() {
    let mut shown = 0;
    for seed in 0..12 {
        let mut bench = Bench::seeded(Setup::new(2).with("rules", "full"), seed);
        bench.until(|state| state.ask != Ask::Keep);
        bench.until(|state| state.year == 2);
        bench.state.specials = [Special::WitchHunt, Special::Rats].into_iter().collect();
        let tiles = bench.state.event_tiles;
        let view = bench.game.view(&bench.state, Observer::Spectator);
        assert_eq!(view.events, [Some(tiles[0]), None, None]);
        if tiles[0] == EventTile::Special {
            shown += 1;
            assert!(bench.heard(|event| matches!(event, Event::SpecialShown { .. })));
            assert_eq!(view.special, Some(Special::Rats));
        } else if tiles[1] == EventTile::Special {
            assert_eq!(view.special, None);
            bench.until(|state| state.season == Season::Spring);
            assert!(bench.heard(|event| *event == Event::SpecialShown { special: Special::Rats }));
            let food = bench.me().food;
            bench.until(|state| state.season == Season::Autumn);
            assert!(bench.heard(|event| *event == Event::SpecialHappens { special: Special::Rats }));
            assert!(bench.me().food == food - food / 2 || food < 2);
        }
    }
    assert!(shown > 0);
}

/// DL-208, DL-015: the paladin of the first year is discarded like any other tile, from his tent or from a dungeon; one
/// who was captured stays where he is.
#[test]
fn the_first_paladin_is_discarded() {
    for (paladin, discarded) in [(Paladin::Tent, 1), (Paladin::With(Seat::FIRST), 1), (Paladin::Out, 0)] {
        let mut bench = Bench::new(4);
        prepare(&mut bench, 3);
        bench.state.paladin = paladin;
        match paladin {
            Paladin::Tent => {}
            Paladin::With(_) => bench.me().party.insert(0, Member::new(Adventurer::SilverPaladin)),
            Paladin::Out => bench.player(2).prison.push(Adventurer::SilverPaladin),
        }
        bench.play(1, "ready");
        let gone = bench.game.view(&bench.state, Observer::Spectator).adventurers_gone;
        assert_eq!((bench.state.year, gone.count(Adventurer::SilverPaladin)), (2, discarded), "{paladin:?}");
        assert!(!gone.has(Adventurer::GoldPaladin));
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

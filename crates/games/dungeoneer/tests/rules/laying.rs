//! Section 28.1: all locations are laid before the game.

use crate::building::{Printed, crafted, edges_agree, is_connected};
use crate::walk::Walk;
use undercroft_core::{Chance, Game, Observer, Quick, Seat, Setup, Silent};
use undercroft_dungeoneer::components::{VAULT, Where};
use undercroft_dungeoneer::state::{Frame, Phase};
use undercroft_dungeoneer::{Event, Serpent, Vault};

fn setup(seats: u8) -> Setup {
    Setup::new(seats).with("no_blank_spots", "on")
}

fn is_common_site(bench: &Walk, word: &str) -> bool {
    let components = bench.game.components();
    let location = components.find_site(word).expect("a location");
    let mut common = bench.state.quests.iter().filter(|open| open.owner.is_none());
    common.any(|open| components.quest(open.quest).sites.contains(&Where::At(location)))
}

/// DR-511…514, DR-586: after the quests all 22 locations are dealt; whoever got the entrance is first and has laid it; no
/// passages lie round it; the next player lays the second card, and everybody knows his own cards only.
#[test]
fn everything_is_dealt() {
    for seed in 0..10 {
        let bench = Walk::seeded(setup(3), seed);
        assert_eq!((bench.state.phase, bench.state.map.len()), (Phase::Laying, 1));
        assert!(bench.state.locations.is_empty());
        assert_eq!(bench.state.quests.len(), 7);
        let counts: Vec<u32> = bench.state.players.iter().map(|player| player.plots.count_ones()).collect();
        let mut dealt = counts.clone();
        dealt[bench.state.first.index()] += 1;
        assert_eq!(dealt, [8, 7, 7], "the entrance was the first player's");
        assert_eq!(bench.asked(), bench.state.left_of(bench.state.first));
        for seat in Seat::all(3) {
            let view = bench.game.view(&bench.state, Observer::Seat(seat));
            assert_eq!(view.plots[..3].iter().map(|count| u32::from(*count)).collect::<Vec<_>>(), counts);
            for other in Seat::all(3) {
                let shown = view.player(other).plots;
                assert_eq!(shown, if other == seat { bench.state.player(seat).plots } else { 0 });
            }
        }
    }
}

/// DR-514…516, DR-147: they lay one by one clockwise, legally by a naive reading of the pack, the site of a common quest
/// last; then nothing is built or explored any more.
#[test]
fn all_of_it_is_laid() {
    let printed = Printed::of(VAULT);
    let mut sites = 0;
    for seed in 0..20 {
        let mut bench = Walk::seeded(setup(2 + (seed % 3) as u8), seed);
        let mut luck = Quick::new(seed);
        let mut last = bench.state.first;
        while bench.state.phase == Phase::Laying {
            let seat = bench.asked();
            if !matches!(bench.state.stack.last(), Some(Frame::Place { .. })) {
                // The next one clockwise who holds any.
                let mut next = last.next(bench.state.seats());
                while bench.state.player(next).plots == 0 {
                    next = next.next(bench.state.seats());
                }
                assert_eq!(seat, next);
                last = seat;
            }
            let legal = bench.legal();
            if let Some(Frame::Place { location, .. }) = bench.state.stack.last().copied() {
                let word = bench.game.components().site(location).print.word.clone();
                let mut offered = legal.clone();
                offered.sort();
                assert_eq!(offered, printed.legal(&bench, &word, bench.state.map.len() == 21), "{word}");
            }
            let chosen = legal[luck.below(legal.len() as u32) as usize].clone();
            if let Some(word) = chosen.strip_prefix("to ").filter(|word| is_common_site(&bench, word)) {
                sites += 1;
                // Nothing else that he holds fits anywhere.
                for plot in bench.state.player(seat).plots() {
                    let other = bench.game.components().site(plot).print.word.clone();
                    let fits = !printed.legal(&bench, &other, bench.state.map.len() == 21).is_empty();
                    assert!(is_common_site(&bench, &other) || !fits, "{word} before {other}");
                }
            }
            bench.play(&chosen);
        }
        let map = printed.map(&bench);
        assert!(map.len() == 22 && edges_agree(&map) && is_connected(&map), "seed {seed}");
        assert_eq!((bench.state.phase, bench.state.active), (Phase::Dungeonlord, bench.state.first));
        bench.play("done");
        assert_eq!(bench.state.phase, Phase::Hero, "nothing to build");
        assert_eq!(bench.refused("explore"), "DR-204");
    }
    assert!(sites > 10, "{sites}");
}

/// DR-586, DRA-84: where the map can grow to the north and south only, corridors from east to west fit nowhere: everybody
/// passes, the rest leaves the game, and every quest that has lost its site is replaced by one that has not.
#[test]
fn what_fits_nowhere_leaves_the_game() {
    let pack = crafted(|nth| match nth {
        13 => Some([false, true, false, false]),
        14 => Some([false, false, false, true]),
        15.. => Some([false, true, false, true]),
        _ => Some([true; 4]),
    });
    let mut setup = setup(2);
    setup.components = Some(pack);
    let mut bench = Walk::seeded(setup, 3);
    let first = bench.state.first;
    bench.in_dungeon(
        &[("entrance_to_the_vault", 0, 0), ("interdimensional_portal", -1, 0), ("armory", 1, 0)],
        0,
    );
    // The rest that would fit is not in this game.
    bench.state.locations.clear();
    bench.state.phase = Phase::Laying;
    bench.state.gone = (1..=12).fold(0, |all, bit| all | 1 << bit);
    for (nth, player) in bench.state.players.iter_mut().enumerate() {
        player.plots = (15..22).filter(|bit| bit % 2 == nth).fold(0, |all, bit| all | 1 << bit);
    }
    let mut told = Vec::new();
    for _ in 0..2 {
        assert_eq!(bench.legal(), ["done"]);
        bench.play("done");
        told.append(&mut bench.events);
    }
    let passed = told.iter().filter(|event| matches!(event, Event::LaidNothing { .. })).count();
    let gone = told.iter().find_map(|event| match event {
        Event::LocationsGone { locations } => Some(locations.len()),
        _ => None,
    });
    assert_eq!((passed, gone), (2, Some(7)));
    assert!(told.iter().any(|event| matches!(event, Event::QuestGone { .. })), "{told:?}");
    assert_eq!((bench.state.phase, bench.state.active), (Phase::Dungeonlord, first));
    let components = bench.game.components();
    for open in &bench.state.quests {
        let quest = components.quest(open.quest);
        let lies = |site: &Where| match site {
            Where::At(location) => bench.state.spot_of(*location).is_some(),
            Where::Terrain(_) => true,
        };
        assert!(quest.sites.iter().any(lies), "{}", quest.print.word);
    }
    bench.game.conserved(&bench.state).expect("nothing vanished");
}

/// DR-512: a position in the middle of laying is written and read back, and an imagined world deals the others' cards anew.
#[test]
fn hands_of_locations_are_kept_and_imagined() {
    let bench = Walk::seeded(setup(3), 5);
    let text = bench.game.write_position(&bench.state);
    let (_, back) = Vault::read_position(&text).expect("a possible position");
    assert_eq!(back, bench.state);
    let seat = bench.asked();
    let world = bench.game.imagine(&bench.state, seat, &mut Quick::new(1));
    assert_eq!(world.player(seat).plots, bench.state.player(seat).plots);
    assert_ne!(world, bench.state);
    bench.game.conserved(&world).expect("the same locations");
}

/// DR-587, DR-511: not with unbiased placement; alone there is nobody to deal to; with a heroic set the legendary
/// locations have to be there from the start.
#[test]
fn what_does_not_go_together() {
    let refused = |setup: &Setup| Vault::new(setup).expect_err("it is refused").to_string();
    assert!(refused(&setup(2).with("unbiased_placement", "on")).contains("DR-587"));
    assert!(refused(&setup(1)).contains("DR-512"));
    let combined = setup(2).with("heroic", "vault");
    assert!(Serpent::new(&combined).expect_err("it is refused").to_string().contains("legendary_map"));
    let whole = Serpent::new(&combined.with("legendary_map", "at_start")).expect("all of it at once");
    let state = whole.start(&mut Quick::new(1), &mut Silent);
    let dealt: u32 = state.players.iter().map(|player| player.plots.count_ones()).sum();
    assert_eq!(dealt as usize, whole.components().sites.len() - 1);
}

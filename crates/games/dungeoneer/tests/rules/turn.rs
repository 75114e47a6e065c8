//! Set-up, the phases of a turn, moving, exits and barriers (sections 4 to 6, 10 to 14, 18).

use crate::walk::Walk;
use undercroft_core::{Seat, Setup};
use undercroft_dungeoneer::Event;
use undercroft_dungeoneer::components::{Barrier, Exit, Stat};
use undercroft_dungeoneer::ids::Spot;
use undercroft_dungeoneer::state::{Phase, Side};

/// DR-074, DR-076, DR-080, DR-081, DR-083, DR-084, DR-086: 6 life at level 1, 1 glory and 1 peril for the entrance,
/// 2 personal quests each and a common one, 5 cards.
#[test]
fn everybody_starts_alike() {
    for seats in 2..=4 {
        let bench = Walk::new(seats);
        let active = bench.state.active;
        let mut heroes = Vec::new();
        for seat in Seat::all(seats) {
            let player = bench.state.player(seat);
            assert_eq!((player.life, player.level, player.spot), (6, 1, Spot(0)));
            assert_eq!((player.glory, player.peril), (1, 1));
            assert_eq!(player.hand.len(), 5, "{active}");
            assert!(!heroes.contains(&player.hero));
            heroes.push(player.hero);
            let own = bench.state.quests.iter().filter(|open| open.owner == Some(seat));
            assert_eq!(own.count(), 2);
        }
        assert_eq!(bench.state.quests.iter().filter(|open| open.owner.is_none()).count(), 1);
        assert_eq!(bench.state.first, active);
    }
}

/// DR-095…097, DR-103…107: the phases follow each other; a saved point is gone in the next Reset, and the hero has
/// as many action points as his Speed.
#[test]
fn a_turn_has_five_phases() {
    let mut bench = Walk::new(2);
    let first = bench.state.active;
    assert_eq!(bench.state.phase, Phase::Dungeonlord);
    let speed = {
        let player = bench.state.player(first);
        let hero = bench.game.components().hero(player.hero);
        hero.value(undercroft_dungeoneer::components::Form::Speed, 1)
    };
    assert_eq!(bench.state.player(first).ap, speed);
    bench.play("done");
    let build = bench.legal()[0].clone();
    assert!(build.starts_with("build "), "{build}");
    bench.play(&build);
    assert_eq!(bench.state.phase, Phase::Hero);
    bench.play("done");
    assert_eq!(bench.state.phase, Phase::Discard);
    let discard = bench.legal()[0].clone();
    bench.play(&discard);
    assert_eq!(bench.state.phase, Phase::Save);
    // DR-300: who stays receives the points of his location, 1 and 1, besides the 1 and 1 of the start.
    let player = bench.state.player(first);
    assert_eq!((player.glory, player.peril, player.hand.len()), (2, 2, 4));
    bench.play("save");
    // DR-303, DR-304, DR-307: one point is saved, the hand is filled to 5, and the next player's turn begins.
    let player = bench.state.player(first);
    assert!(player.saved && player.ap == 0);
    assert_eq!(player.hand.len(), 5);
    assert_ne!(bench.state.active, first);
    assert_eq!((bench.state.round, bench.state.phase), (1, Phase::Dungeonlord));
    for step in ["done", "build", "done", "discard", "done"] {
        let next = bench.legal().into_iter().find(|mv| mv.starts_with(step)).expect("the next phase");
        bench.play(&next);
    }
    assert!(!bench.state.player(first).saved, "DR-104");
    assert_eq!((bench.state.round, bench.state.active), (2, first));
}

/// DR-295…299: exactly one card goes; a hand that is empty leaves nothing to do.
#[test]
fn one_card_is_discarded() {
    let mut bench = Walk::new(2);
    bench.in_dungeon(&[("entrance_to_the_vault", 0, 0)], 0);
    bench.play("done");
    assert!(bench.legal().iter().all(|mv| mv.starts_with("discard ")), "{:?}", bench.legal());
    assert_eq!(bench.refused("done"), "DR-295");
    let discard = bench.legal()[0].clone();
    let active = bench.state.active;
    bench.play(&discard);
    let discarded = bench.events.iter().filter(|event| matches!(event, Event::Discarded { .. }));
    assert_eq!(discarded.count(), 1);
    // DR-306: without an action point nothing can be saved, and the turn goes on by itself.
    assert!(!bench.state.player(active).saved && bench.state.active != active);

    // DR-524: the variant lets one keep all.
    let mut bench = Walk::seeded(Setup::new(2).with("optional_discard", "on"), 7);
    bench.in_dungeon(&[("entrance_to_the_vault", 0, 0)], 0);
    bench.play("done").play("done");
    assert!(bench.events.iter().any(|event| matches!(event, Event::KeptAll { .. })));
}

/// DR-153, DR-156, DR-160…164: 1 action point a step through a working exit; points for what is new this turn, and
/// none on coming back.
#[test]
fn moving_costs_a_point_and_brings_points() {
    let mut bench = Walk::new(2);
    bench.in_dungeon(&[("entrance_to_the_vault", 0, 0), ("crossroads", 1, 0)], 3);
    (bench.active().glory, bench.active().peril) = (0, 0);
    assert_eq!(bench.refused("go north"), "DR-156");
    bench.play("go east");
    let player = *bench.active();
    assert_eq!((player.spot, player.ap, player.glory, player.peril), (Spot(1), 2, 1, 2));
    let seat = bench.state.active;
    let moved = Event::Moved { seat, side: Side::East, location: "crossroads".into() };
    assert!(bench.events.contains(&moved), "{:?}", bench.events);
    bench.play("go west").play("go east");
    let player = *bench.active();
    assert_eq!((player.spot, player.ap, player.glory, player.peril), (Spot(1), 0, 1, 2));
    assert_eq!(bench.refused("go west"), "DR-153");

    bench.in_dungeon(&[("entrance_to_the_vault", 0, 0), ("crossroads", 1, 0)], 3);
    bench.active().prone = true;
    assert_eq!(bench.refused("go east"), "DR-573");
    bench.play("stand").play("go east");
    assert_eq!(bench.active().ap, 1);
}

/// A location of the pack with such an exit or barrier, and an exit through which the hero leaves or comes.
fn site(bench: &Walk, fits: impl Fn(Exit) -> bool) -> (String, Side, Stat, u8) {
    let found = bench.game.components().sites.iter().find_map(|site| {
        Side::ALL.into_iter().find_map(|side| match site.exits[side as usize] {
            exit @ (Exit::Blocked { stat, target } | Exit::Trap { stat, target }) if fits(exit) => {
                Some((site.print.word.to_string(), side, stat, target))
            }
            _ => None,
        })
    });
    found.expect("an exit of this sort")
}

/// The hero in a location with such an exit; beyond it lies the crossroads.
fn before_exit(fits: impl Fn(Exit) -> bool, ap: u8) -> (Walk, String, u8) {
    let mut bench = Walk::new(2);
    let (word, side, stat, target) = site(&bench, fits);
    let (x, y) = match side {
        Side::North => (0, 1),
        Side::East => (1, 0),
        Side::South => (0, -1),
        Side::West => (-1, 0),
    };
    bench.in_dungeon(&[(&word, 0, 0), ("crossroads", x, y)], ap);
    let hero = bench.active().hero;
    let hero = bench.game.components().hero(hero).clone();
    let form = undercroft_dungeoneer::components::Form::from_word(stat.word()).expect("a form");
    let need = target - hero.value(form, 1);
    (bench, format!("go {}", side.word()), need)
}

/// DR-172…174, DR-184: a failed check at a blocked exit costs a point, the move another; a success costs nothing more.
#[test]
fn blocked_exits_cost_a_point_more() {
    let blocked = |exit| matches!(exit, Exit::Blocked { .. });
    let (mut bench, go, need) = before_exit(blocked, 3);
    assert!((2..=6).contains(&need), "{need}");
    bench.roll(&go, &[need]);
    assert_eq!((bench.active().spot, bench.active().ap), (Spot(1), 2));

    let (mut bench, go, need) = before_exit(blocked, 3);
    bench.roll(&go, &[need - 1]);
    assert_eq!((bench.active().spot, bench.active().ap), (Spot(1), 1));
}

/// DR-175…178, DR-302: who fails with his last point stays before an open exit, has not moved, and needs no new check.
#[test]
fn a_stuck_hero_holds_the_exit_open() {
    let (mut bench, go, need) = before_exit(|exit| matches!(exit, Exit::Blocked { .. }), 1);
    bench.roll(&go, &[need - 1]);
    let player = *bench.active();
    assert_eq!((player.spot, player.ap, player.moved), (Spot(0), 0, false));
    assert_eq!(player.holds.map(|side| format!("go {}", side.word())), Some(go.clone()));
    bench.active().ap = 1;
    bench.play(&go);
    assert!(!bench.events.iter().any(|event| matches!(event, Event::Rolled { .. })), "{:?}", bench.events);
    assert_eq!((bench.active().spot, bench.active().ap, bench.active().holds), (Spot(1), 0, None));
}

/// DR-185, DR-186: a trap exit wounds who fails, and is passed in every case.
#[test]
fn trap_exits_wound() {
    let trap = |exit| matches!(exit, Exit::Trap { .. });
    for (missing, life) in [(0, 6), (1, 5)] {
        let (mut bench, go, need) = before_exit(trap, 2);
        assert!((2..=6).contains(&need), "{need}");
        bench.roll(&go, &[need - missing]);
        assert_eq!((bench.active().spot, bench.active().ap, bench.active().life), (Spot(1), 1, life));
    }
}

/// DR-166, DR-196…199: spikes wound and a pit brings down whoever fails on entering; 1 point to stand up.
#[test]
fn barriers_act_on_those_who_enter() {
    let bench = Walk::new(2);
    let sites = bench.game.components().sites.clone();
    let mut seen = (0, 0);
    for site in &sites {
        let (Barrier::Spikes { stat, target } | Barrier::Pit { stat, target }) = site.barrier else {
            continue;
        };
        // Entered by an open side from the crossroads, where nothing else is checked.
        let Some(side) = Side::ALL.into_iter().find(|side| !site.exits[*side as usize].is_wall()) else {
            continue;
        };
        let (x, y) = match side {
            Side::North => (0, 1),
            Side::East => (1, 0),
            Side::South => (0, -1),
            Side::West => (-1, 0),
        };
        for missing in [0, 1] {
            let mut bench = Walk::new(2);
            bench.in_dungeon(&[("crossroads", x, y), (&site.print.word, 0, 0)], 3);
            let hero = bench.active().hero;
            let hero = bench.game.components().hero(hero).clone();
            let form = undercroft_dungeoneer::components::Form::from_word(stat.word()).expect("a form");
            let need = target - hero.value(form, 1);
            bench.roll(&format!("go {}", side.opposite().word()), &[need - missing]);
            let player = *bench.active();
            assert_eq!((player.spot, player.ap), (Spot(1), 2));
            match site.barrier {
                Barrier::Spikes { .. } => {
                    assert_eq!((player.life, player.prone), (6 - missing, false), "{}", site.print.word);
                    seen.0 += 1;
                }
                _ => {
                    assert_eq!((player.life, player.prone), (6, missing == 1), "{}", site.print.word);
                    seen.1 += 1;
                }
            }
            if player.prone {
                bench.play("stand");
                assert_eq!((bench.active().ap, bench.active().prone), (1, false));
            }
        }
    }
    assert!(seen.0 > 0 && seen.1 > 0, "{seen:?}");
}

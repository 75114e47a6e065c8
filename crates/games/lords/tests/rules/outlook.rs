//! What a view says would come of things: it must come so.

use crate::bench::{Bench, play_at_random};
use undercroft_core::Quick;
use undercroft_core::{Game, Observer, Seat, Setup};
use undercroft_lords::components::Adventurer;
use undercroft_lords::state::{Ask, Member};
use undercroft_lords::{Event, Lords, State};

fn view_of(game: &Lords, state: &State, seat: Seat) -> undercroft_lords::View {
    game.view(state, Observer::Seat(seat))
}

/// DL-183…185: the weakest comes to the nicest, equals in player order.
#[test]
fn arrivals_are_told_as_things_stand() {
    let mut bench = Bench::new(4);
    for (number, evil) in [(1, 5), (2, 3), (3, 9), (4, 3)] {
        bench.player(number).evil = evil;
    }
    bench.state.first = Seat::new(2);
    let told = bench.game.arrivals(&view_of(&bench.game, &bench.state, Seat::FIRST));
    let seats: Vec<u8> = told.into_iter().flatten().map(Seat::number).collect();
    assert_eq!(seats, [4, 2, 1, 3], "after the third player comes the fourth");
}

/// DL-190: with two players the counter that nobody plays moves before the adventurers come, and takes one away.
#[test]
fn the_unplayed_counter_takes_an_adventurer_away() {
    let mut bench = Bench::new(2);
    bench.player(1).evil = 5;
    bench.player(2).evil = 6;
    bench.state.dummy_evil = 5;
    let told = bench.game.arrivals(&view_of(&bench.game, &bench.state, Seat::FIRST));
    assert_eq!(told, [Some(Seat::FIRST), None, Some(Seat::new(1))], "6 is reached before they come");
}

/// DL-252…261: two alike are told apart, and a fallen one has nothing left.
#[test]
fn a_blow_tells_what_is_left_of_whom() {
    let mut bench = Bench::training("3");
    let alike = Member { damage: 1, ..Member::new(Adventurer::WarriorB) };
    bench.me().party = [alike, alike].into_iter().collect();
    bench.all(1, &["send vampire", "ready"]);
    assert_eq!(bench.state.ask, Ask::Fight);
    let view = view_of(&bench.game, &bench.state, Seat::FIRST);
    let told: Vec<(String, Vec<(u8, u8)>)> = view
        .blows
        .iter()
        .map(|blow| (blow.mv.to_string(), blow.hits.iter().map(|hit| (hit.place, hit.left)).collect()))
        .collect();
    let full = bench.game.hit_points(&alike) - 1;
    let (bite, sip) = (full.saturating_sub(3), full.saturating_sub(2));
    let expected = [
        ("attack vampire 1", vec![(1, bite)]),
        ("attack vampire 2", vec![(2, bite)]),
        ("attack vampire sip 1", vec![(1, sip)]),
        ("attack vampire sip 2", vec![(2, sip)]),
    ];
    assert_eq!(told, expected.map(|(mv, hits)| (mv.to_owned(), hits)));
}

/// Whoever is said to fall is captured as soon as the blow is dealt, and nobody else is.
#[test]
fn blows_come_as_they_are_told() {
    let (mut blows, mut captures) = (0, 0);
    for seed in 0..30 {
        let game = Lords::new(&Setup::new(3).with("rules", "full")).expect("a set-up");
        play_at_random(&game, seed, |state| {
            let seat = state.actor;
            let view = view_of(&game, state, seat);
            for blow in &view.blows {
                let party = &state.player(seat).party;
                let fall = blow.hits.iter().filter(|hit| hit.left == 0);
                let mut told: Vec<Adventurer> =
                    fall.map(|hit| party[usize::from(hit.place) - 1].who).collect();
                told.retain(|who| *who != Adventurer::Illusion);
                let mut events = Vec::new();
                game.apply(&mut state.clone(), seat, blow.mv, &mut Quick::new(1), &mut events);
                let at_once = events.iter().take_while(|event| {
                    matches!(
                        event,
                        Event::Attacks { .. }
                            | Event::Aimed { .. }
                            | Event::Prevented { .. }
                            | Event::Hurt { .. }
                            | Event::Absorbed { .. }
                            | Event::Captured { .. }
                            | Event::Vanished { .. }
                            | Event::Evil { .. }
                    )
                });
                let captured: Vec<Adventurer> = at_once
                    .filter_map(|event| match event {
                        Event::Captured { adventurer, .. } => Some(*adventurer),
                        _ => None,
                    })
                    .collect();
                told.sort_unstable();
                let mut sorted = captured.clone();
                sorted.sort_unstable();
                assert_eq!(told, sorted, "{}: {events:?}", blow.mv);
                blows += 1;
                captures += captured.len();
            }
        });
    }
    assert!(blows > 100 && captures > 10, "{blows} blows, {captures} captures");
}

/// DL-384: what a laid trap would do is known to nobody but its owner.
#[test]
fn only_the_owner_hears_what_the_laid_trap_would_do() {
    let mut bench = Bench::training("1");
    bench.play(1, "lay rolling-stone");
    let own = view_of(&bench.game, &bench.state, Seat::FIRST);
    assert_eq!(own.sprung.len(), 1, "it rolls over the first");
    for other in [Observer::Seat(Seat::new(1)), Observer::Spectator] {
        let view = bench.game.view(&bench.state, other);
        assert!(view.sprung.is_empty() && view.blows.is_empty());
    }
}

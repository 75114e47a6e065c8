//! Clocks, on a clock that the test turns by hand.

use crate::common::{open_at, plan, until};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use undercroft_core::Seat;
use undercroft_server::journal::{Absence, ClockTerms};
use undercroft_server::time::Time;
use undercroft_server::{Not, Trouble};

const MINUTE: i64 = 60_000;

#[tokio::test]
async fn when_the_bank_is_empty_a_bot_takes_over_and_the_person_can_come_back() {
    let hand = Arc::new(AtomicI64::new(1_000_000));
    let place = open_at(Time::Turned(hand.clone())).await;
    let (mira, oskar) = (place.guest("Mira").await, place.guest("Oskar").await);
    let mut new = plan(&["me", "open"]);
    new.public = true;
    new.start_when_full = true;
    new.clock = ClockTerms::Live { bank: 120, increment: 10 };
    let id = place.hall.open_table(&mira, &new).await.unwrap();
    place.hall.join(&oskar, &id, None).await.unwrap();
    let view = place.see(&mira, &id).await;
    let first = view.asked.first().unwrap();
    let (mover, other) = if first == Seat::FIRST { (&mira, &oskar) } else { (&oskar, &mira) };

    // A minute to think costs a minute and brings the increment.
    hand.fetch_add(MINUTE, Ordering::SeqCst);
    place.hall.play(mover, &id, "draw", None).await.unwrap();
    let chair = place.see(mover, &id).await.chairs[first.index()].clone();
    assert_eq!((chair.time_left, chair.clock_runs), (Some(MINUTE + 10_000), true));
    assert_eq!(place.see(mover, &id).await.chairs[1 - first.index()].time_left, Some(2 * MINUTE));

    // Time does not run while the table rests.
    place.hall.wish_pause(mover, &id, true).await.unwrap();
    place.hall.wish_pause(other, &id, true).await.unwrap();
    hand.fetch_add(60 * MINUTE, Ordering::SeqCst);
    place.hall.wish_pause(other, &id, false).await.unwrap();
    assert_eq!(place.see(mover, &id).await.chairs[first.index()].time_left, Some(MINUTE + 10_000));

    hand.fetch_add(2 * MINUTE, Ordering::SeqCst);
    let view =
        until(&place.hall, mover, &id, |view| view.chairs[first.index()].absence == Some(Absence::Time))
            .await;
    assert!(view.sight.unwrap().scene.choices().is_empty());
    place.hall.come_back(mover, &id).await.unwrap();
    let chair = place.see(mover, &id).await.chairs[first.index()].clone();
    assert_eq!((chair.absence, chair.time_left), (None, Some(30_000)));
}

#[tokio::test]
async fn a_slow_clock_starts_anew_with_every_move() {
    let hand = Arc::new(AtomicI64::new(1_000_000));
    let place = open_at(Time::Turned(hand.clone())).await;
    let mira = place.guest("Mira").await;
    let mut new = plan(&["me", "random"]);
    new.clock = ClockTerms::Slow { per_move: 86_400 };
    let id = place.hall.open_table(&mira, &new).await.unwrap();
    for _ in 0..3 {
        let view = until(&place.hall, &mira, &id, |view| {
            view.ending.is_some()
                || view.sight.as_ref().is_some_and(|sight| !sight.scene.choices().is_empty())
        })
        .await;
        let Some(choice) = view.sight.unwrap().scene.choices().first().cloned() else { return };
        assert_eq!(view.chairs[0].time_left, Some(86_400_000));
        hand.fetch_add(23 * 60 * MINUTE, Ordering::SeqCst);
        place.hall.play(&mira, &id, &choice.notation, None).await.unwrap();
    }
}

/// Bots never mind going back, so whoever plays against them could move to and fro for ever.
#[tokio::test]
async fn no_time_is_gained_by_moving_to_and_fro() {
    for clock in [ClockTerms::Live { bank: 60, increment: 10 }, ClockTerms::Slow { per_move: 60 }] {
        let hand = Arc::new(AtomicI64::new(1_000_000));
        let place = open_at(Time::Turned(hand.clone())).await;
        let mira = place.guest("Mira").await;
        let mut new = plan(&["me", "random"]);
        new.clock = clock;
        let id = place.hall.open_table(&mira, &new).await.unwrap();
        let asked = async || {
            until(&place.hall, &mira, &id, |view| {
                view.ending.is_some()
                    || view.sight.as_ref().is_some_and(|sight| !sight.scene.choices().is_empty())
            })
            .await
        };
        let mut left = asked().await.chairs[0].time_left.unwrap();
        assert_eq!(left, MINUTE);
        for _ in 0..5 {
            let view = asked().await;
            assert!(view.ending.is_none());
            // Thinking costs time, whatever becomes of the move.
            hand.fetch_add(1_000, Ordering::SeqCst);
            let notation = view.sight.unwrap().scene.choices()[0].notation.clone();
            place.hall.play(&mira, &id, &notation, None).await.unwrap();
            asked().await;
            place.hall.undo(&mira, &id).await.unwrap();
            let now = asked().await.chairs[0].time_left.unwrap();
            assert!(now <= left - 1_000, "{clock:?}: {left} became {now}");
            left = now;
        }
    }
}

#[tokio::test]
async fn no_time_is_gained_by_leaving_and_coming_back() {
    let hand = Arc::new(AtomicI64::new(1_000_000));
    let place = open_at(Time::Turned(hand.clone())).await;
    let (mira, oskar) = (place.guest("Mira").await, place.guest("Oskar").await);
    let mut new = plan(&["me", "open"]);
    (new.public, new.start_when_full) = (true, true);
    new.clock = ClockTerms::Live { bank: 10, increment: 0 };
    let id = place.hall.open_table(&mira, &new).await.unwrap();
    place.hall.join(&oskar, &id, None).await.unwrap();
    let first = place.see(&mira, &id).await.asked.first().unwrap();
    let mover = if first == Seat::FIRST { &mira } else { &oskar };
    let left = async || place.see(mover, &id).await.chairs[first.index()].time_left.unwrap();
    hand.fetch_add(4_000, Ordering::SeqCst);
    for _ in 0..3 {
        let before = left().await;
        place.hall.leave(mover, &id).await.unwrap();
        place.hall.come_back(mover, &id).await.unwrap();
        assert!(left().await <= before && before <= 6_000);
    }
    // Who ran out of time gets a moment to find back, once in a game.
    let runs_out = async || {
        until(&place.hall, mover, &id, |view| {
            let chair = &view.chairs[first.index()];
            chair.absence == Some(Absence::Time) || view.ending.is_some()
        })
        .await
    };
    // Wherever the game stands by now: only while it is the mover's turn does the clock run.
    for (round, time) in [(0, 10_000), (1, 31_000)] {
        let turn = until(&place.hall, mover, &id, |view| {
            view.ending.is_some() || view.chairs[first.index()].clock_runs || !view.asked.contains(first)
        })
        .await;
        if turn.ending.is_some() || !turn.chairs[first.index()].clock_runs {
            return;
        }
        hand.fetch_add(time, Ordering::SeqCst);
        if runs_out().await.ending.is_some() {
            return;
        }
        let back = place.hall.come_back(mover, &id).await;
        match round {
            0 => assert!(back.is_ok() && left().await <= 30_000, "{back:?}"),
            _ => assert!(matches!(back, Err(Trouble::Not(Not::OutOfTime | Not::Over))), "{back:?}"),
        }
    }
}

//! Clocks, on a clock that the test turns by hand.

use crate::common::{open_at, plan, until};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use undercroft_core::Seat;
use undercroft_server::journal::{Absence, ClockTerms};
use undercroft_server::time::Time;

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

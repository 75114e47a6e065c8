//! What everybody plays on one day.

use crate::common::{Place, open_at, patiently, play_on, until};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use undercroft_core::{Game as _, Seat};
use undercroft_lords::Lords;
use undercroft_server::hall::Undo;
use undercroft_server::room::Phase;
use undercroft_server::time::{DAY, Time};
use undercroft_server::{Not, Person, TableId, Trouble};

/// 18 November 2026, an hour before midnight.
const LATE: i64 = 20_775 * DAY + 23 * 3_600_000;

async fn late_in_the_day() -> (Place, Arc<AtomicI64>) {
    let hand = Arc::new(AtomicI64::new(LATE));
    (open_at(Time::Turned(hand.clone())).await, hand)
}

async fn seal(place: &Place, person: &Person, id: &TableId) -> String {
    place.see(person, id).await.seal.unwrap()
}

#[tokio::test]
async fn everybody_has_the_same_dungeon_and_one_try() {
    let (place, hand) = late_in_the_day().await;
    let (mira, oskar) = (place.guest("Mira").await, place.guest("Oskar").await);
    let id = place.hall.enter_today(&mira, "paper").await.unwrap();
    assert_eq!(place.hall.enter_today(&mira, "paper").await.unwrap(), id, "one try");
    let other = place.hall.enter_today(&oskar, "paper").await.unwrap();
    assert_ne!(other, id);
    assert_eq!(seal(&place, &mira, &id).await, seal(&place, &oskar, &other).await, "one dungeon");
    // Nobody else sees it, and nobody gets advice.
    assert!(matches!(place.hall.see(Some(&oskar.id), &id).await, Err(Trouble::NotFound)));
    assert!(matches!(place.hall.hints(&mira.id, &id).await, Err(Trouble::Not(Not::OfTheDay))));

    // What was revealed stays; played to the end, it is on the board.
    play_on(&place.hall, &[&mira], &id, 10_000).await;
    let view = place.see(&mira, &id).await;
    assert_eq!(
        (view.phase, view.undo, view.day.as_deref()),
        (Phase::Over, Undo::Nothing, Some("2026-11-18"))
    );
    let own = patiently("the result is noted", async || {
        place.hall.today_of(Some(&mira.id), "paper").await.unwrap().own.filter(|own| own.score.is_some())
    })
    .await;
    assert_eq!((own.table, own.place), (id.clone(), Some(1)));
    let seen = place.hall.today_of(None, "paper").await.unwrap();
    assert_eq!((seen.counts.entered, seen.counts.finished, seen.left), (2, 1, 3_600_000));
    assert_eq!(seen.board.iter().map(|row| row.name.as_deref()).collect::<Vec<_>>(), [Some("Mira")]);
    assert_eq!(seen.board[0].score, own.score.unwrap());

    // The luck is told when nobody has it before them any more.
    let told = async || place.hall.fairness(Some(&mira.id), &id).await.unwrap();
    let exported = async || place.hall.export(Some(&mira.id), &id).await;
    assert!(view.seed.is_none() && told().await.seed.is_none());
    assert!(matches!(exported().await, Err(Trouble::Not(Not::OfTheDay))));
    assert!(matches!(place.hall.rematch(&mira, &id).await, Err(Trouble::Not(Not::Compared))));
    hand.store(LATE + 2 * DAY, Ordering::SeqCst);
    let fair = told().await;
    assert_eq!((fair.holds, fair.seed.is_some()), (Some(true), true));
    assert!(exported().await.is_ok());

    // Another day is another dungeon, and who comes too late is not on the board of the first.
    let tomorrow = place.hall.enter_today(&mira, "paper").await.unwrap();
    assert_ne!(seal(&place, &mira, &tomorrow).await, seal(&place, &mira, &id).await);
    play_on(&place.hall, &[&oskar], &other, 10_000).await;
    until(&place.hall, &oskar, &other, |view| view.phase == Phase::Over).await;
    let results = async || (!place.hall.profile(&oskar.id).await.unwrap().results.is_empty()).then_some(());
    patiently("the late game is counted", results).await;
    assert_eq!(place.hall.store().board("paper", "2026-11-18", 9).await.unwrap().len(), 1);
}

#[tokio::test]
async fn luck_that_was_seen_is_not_played_again() {
    let (place, _) = late_in_the_day().await;
    let mira = place.guest("Mira").await;
    let id = place.hall.enter_today(&mira, "paper").await.unwrap();
    for _ in 0..40 {
        play_on(&place.hall, &[&mira], &id, 1).await;
        if place.see(&mira, &id).await.undo == Undo::Nothing {
            let refused = place.hall.undo(&mira, &id).await;
            assert!(matches!(refused, Err(Trouble::Not(Not::Compared))), "{refused:?}");
            return;
        }
    }
    panic!("no move of a whole round reveals anything");
}

#[tokio::test]
async fn the_puzzle_of_the_day_is_won_by_its_best_plan() {
    let (place, _) = late_in_the_day().await;
    let mira = place.guest("Mira").await;
    let today = place.hall.today_of(None, "lords").await.unwrap();
    let best = today.best.unwrap();
    let (game, start) = Lords::read_position(&today.position.unwrap()).unwrap();
    let goal = undercroft_bots::lords::solver::Goal::Points;
    let mut solver = undercroft_bots::lords::solver::Solver::new(&game, &start, Seat::FIRST, goal).unwrap();
    let plan = solver.plans(&start, 1).swap_remove(0);
    let id = place.hall.enter_today(&mira, "lords").await.unwrap();
    for mv in plan {
        until(&place.hall, &mira, &id, |view| view.asked.contains(Seat::FIRST)).await;
        place.hall.play(&mira, &id, &game.write_move(mv), None).await.unwrap();
    }
    until(&place.hall, &mira, &id, |view| view.phase == Phase::Over).await;
    let score = patiently("the result is noted", async || {
        place.hall.today_of(Some(&mira.id), "lords").await.unwrap().own.and_then(|own| own.score)
    })
    .await;
    assert_eq!(score, i64::from(best));
    assert!(matches!(place.hall.enter_today(&mira, "welcome").await, Err(Trouble::NotFound)));
}

/// A bot that stands in is not the person: what it reaches is on no board.
#[tokio::test]
async fn whoever_leaves_is_not_on_the_board() {
    let (place, _) = late_in_the_day().await;
    let mira = place.guest("Mira").await;
    let id = place.hall.enter_today(&mira, "paper").await.unwrap();
    play_on(&place.hall, &[&mira], &id, 3).await;
    place.hall.resign(&mira, &id).await.unwrap();
    until(&place.hall, &mira, &id, |view| view.phase == Phase::Over).await;
    let results = async || (!place.hall.profile(&mira.id).await.unwrap().results.is_empty()).then_some(());
    patiently("the game is counted", results).await;
    let today = place.hall.today_of(Some(&mira.id), "paper").await.unwrap();
    assert_eq!((today.counts.finished, today.own.and_then(|own| own.score)), (0, None));
}

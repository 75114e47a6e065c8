//! Several nodes on one database, and one that comes back after a crash.

use crate::common::{PATIENCE, open, open_with, patiently, plan, play_on, until};
use std::sync::Arc;
use undercroft_server::journal::Entry;
use undercroft_server::room::Phase;
use undercroft_server::store::{Finished, ResultRow};
use undercroft_server::{Hall, Person, Settings, TableId};

async fn duel(hall: &Arc<Hall>, mira: &Person, oskar: &Person) -> TableId {
    let mut new = plan(&["me", "open"]);
    (new.public, new.start_when_full) = (true, true);
    let id = hall.open_table(mira, &new).await.unwrap();
    hall.join(oskar, &id, None).await.unwrap();
    id
}

#[tokio::test]
async fn a_table_is_rebuilt_from_its_journal() {
    let place = open().await;
    let (mira, oskar) = (place.guest("Mira").await, place.guest("Oskar").await);
    let id = duel(&place.hall, &mira, &oskar).await;
    play_on(&place.hall, &[&mira, &oskar], &id, 7).await;
    place.hall.say(&mira, &id, "well, well").await.unwrap();
    let before = place.see(&mira, &id).await;
    // Another node knows nothing but the journal.
    let other = place.another().await;
    assert_eq!(*other.see(Some(&mira.id), &id).await.unwrap(), before);
    play_on(&other, &[&mira, &oskar], &id, usize::MAX).await;
    assert_eq!(other.see(Some(&mira.id), &id).await.unwrap().phase, Phase::Over);
}

#[tokio::test]
async fn two_nodes_that_write_at_once_lose_nothing_and_double_nothing() {
    let place = open().await;
    if !place.hall.store().is_shared() {
        return;
    }
    let other = place.another().await;
    let (mira, oskar) = (place.guest("Mira").await, place.guest("Oskar").await);
    let id = duel(&place.hall, &mira, &oskar).await;
    let mut tasks = Vec::new();
    for number in 0..20 {
        for (hall, who) in [(&place.hall, &mira), (&other, &oskar)] {
            let (hall, who, id) = (hall.clone(), who.clone(), id.clone());
            tasks.push(tokio::spawn(async move { hall.say(&who, &id, &format!("{number}")).await }));
        }
    }
    for task in tasks {
        task.await.unwrap().unwrap();
    }
    // The same move from both sides is one move.
    let mover =
        if place.see(&mira, &id).await.asked.contains(undercroft_core::Seat::FIRST) { &mira } else { &oskar };
    let (first, second) = tokio::join!(
        place.hall.play(mover, &id, "draw", Some("x")),
        other.play(mover, &id, "draw", Some("x"))
    );
    first.unwrap();
    second.unwrap();
    let entries = place.hall.store().entries(&id, 0).await.unwrap();
    let said = entries.iter().filter(|(entry, _)| matches!(entry, Entry::Said { .. })).count();
    let moved = entries.iter().filter(|(entry, _)| matches!(entry, Entry::Moved { .. })).count();
    assert_eq!((said, moved), (40, 1));
}

#[tokio::test]
async fn bots_whose_node_died_go_on_elsewhere() {
    // The first node never gets round to moving its bots: somebody watches, and it waits for an hour.
    let slow = |settings| Settings { bot_pause: std::time::Duration::from_secs(3600), ..settings };
    let place = open_with(slow).await;
    let mira = place.guest("Mira").await;
    let id = place.table(&mira, &["random", "random", "random"]).await;
    let _watching = place.hall.watch(Some(&mira.id), &id).await;
    let other = place.another().await;
    until(&other, &mira, &id, |view| view.phase == Phase::Over).await;
}

#[tokio::test]
async fn nodes_wake_each_others_streams() {
    let place = open().await;
    if !place.hall.store().is_shared() {
        return;
    }
    let other = place.another().await;
    let (mira, oskar) = (place.guest("Mira").await, place.guest("Oskar").await);
    let id = duel(&place.hall, &mira, &oskar).await;
    let mut changes = other.watch(Some(&mira.id), &id).await.unwrap();
    changes.mark_unchanged();
    place.hall.say(&mira, &id, "hello over there").await.unwrap();
    let woken = async {
        loop {
            changes.changed().await.unwrap();
            if !other.see(Some(&oskar.id), &id).await.unwrap().talk.is_empty() {
                return;
            }
        }
    };
    tokio::time::timeout(PATIENCE, woken).await.unwrap();
}

#[tokio::test]
async fn memory_is_bounded_and_forgotten_tables_come_back() {
    let place = open_with(|settings| Settings { rooms_kept: 5, ..settings }).await;
    let mira = place.guest("Mira").await;
    let mut ids = Vec::new();
    for _ in 0..30 {
        ids.push(place.table(&mira, &["me", "open"]).await);
    }
    patiently("rooms are forgotten", async || (place.hall.rooms_in_memory() <= 5).then_some(())).await;
    for id in &ids {
        assert_eq!(place.see(&mira, id).await.phase, Phase::Waiting);
    }
    assert_eq!(place.hall.tables_of(&mira.id).await.unwrap().len(), 30);
}

#[tokio::test]
async fn a_backup_is_a_whole_database() {
    let place = open().await;
    if place.hall.store().is_shared() {
        return;
    }
    let mira = place.guest("Mira").await;
    let id = place.table(&mira, &["me", "random"]).await;
    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join("copy with spaces.db");
    place.hall.store().backup(&copy).await.unwrap();
    let restored =
        Hall::open(crate::common::settings(undercroft_server::Location::File(copy))).await.unwrap();
    assert_eq!(restored.see(Some(&mira.id), &id).await.unwrap().id, id);
}

#[tokio::test]
async fn two_nodes_that_count_games_of_one_player_forget_none() {
    let place = open().await;
    if !place.hall.store().is_shared() {
        return;
    }
    let other = place.another().await;
    let mira = place.guest("Mira").await;
    let mut tasks = Vec::new();
    for _ in 0..20 {
        for hall in [&place.hall, &other] {
            let (store, mira) = (hall.store().clone(), mira.id.to_string());
            tasks.push(tokio::spawn(async move {
                let seat = |player: &str, place| ResultRow { player: player.to_owned(), place, score: 0 };
                let game = Finished {
                    of_the_day: None,
                    chapter: None,
                    table: TableId::random(),
                    game: "welcome".to_owned(),
                    seats: vec![seat(&mira, 1), seat("bot:random", 2)],
                    reason: "second-success".to_owned(),
                    rated: true,
                    at: 0,
                };
                assert!(store.count(&game).await.unwrap());
                assert!(!store.count(&game).await.unwrap(), "counted twice");
            }));
        }
    }
    for task in tasks {
        task.await.unwrap();
    }
    let ratings = other.store().ratings_of(mira.id.as_str()).await.unwrap();
    assert_eq!(ratings.iter().map(|(_, rating)| rating.games).collect::<Vec<_>>(), [40]);
}

//! People at tables: from the first seat to the last move.

use crate::common::{open, open_with, patiently, plan, play_on, until};
use std::time::{Duration, Instant};
use undercroft_core::{Observer, Seat, Seed, Setup};
use undercroft_server::hall::{Name, Undo};
use undercroft_server::room::{Ending, Phase};
use undercroft_server::{Hall, Not, Settings, Trouble};
use undercroft_shelf::any_table::new_table;

#[tokio::test]
async fn a_game_against_bots_from_first_to_last_move() {
    let place = open().await;
    let mira = place.guest("Mira").await;
    let id = place.table(&mira, &["me", "random", "random"]).await;
    let view = place.see(&mira, &id).await;
    assert_eq!((view.phase, view.you), (Phase::Playing, Some(Seat::FIRST)));
    assert!(view.seal.is_some() && view.seed.is_none());

    play_on(&place.hall, &[&mira], &id, usize::MAX).await;

    let view = place.see(&mira, &id).await;
    assert!(matches!(view.ending, Some(Ending::Played(_))));
    let fair = place.hall.fairness(Some(&mira.id), &id).await.unwrap();
    assert_eq!(fair.holds, Some(true));
    assert_eq!(fair.seal, view.seal.unwrap());
    let log = place.hall.export(Some(&mira.id), &id).await.unwrap();
    assert_eq!(log.players, ["Mira", "random", "random"]);
    let moment = place.hall.moment(Some(&mira.id), &id, 3, Observer::Omniscient).await.unwrap();
    assert_eq!((moment.number, moment.moves), (3, log.moves.len()));
}

#[tokio::test]
async fn friends_meet_by_invitation() {
    let place = open().await;
    let (mira, oskar, eve) =
        (place.guest("Mira").await, place.guest("Oskar").await, place.guest("Eve").await);
    let id = place.table(&mira, &["me", "open"]).await;
    let invite = place.see(&mira, &id).await.invite.unwrap();

    // A private table is not there for others, and a wrong word opens nothing.
    assert!(matches!(place.hall.see(Some(&oskar.id), &id).await, Err(Trouble::NotFound)));
    assert!(matches!(place.hall.join(&oskar, &id, None).await, Err(Trouble::NotFound)));
    assert!(matches!(place.hall.admit(&eve, &id, "guess").await, Err(Trouble::NotFound)));
    assert!(matches!(place.hall.invitation(&id, "guess").await, Err(Trouble::NotFound)));

    // The word tells whoever has it what the lobby would tell of a public table.
    let card = place.hall.invitation(&id, &invite).await.unwrap();
    assert_eq!((card.host.as_str(), card.game.as_str(), card.seats.len()), ("Mira", "welcome", 2));
    place.hall.admit(&oskar, &id, &invite).await.unwrap();
    place.hall.join(&oskar, &id, None).await.unwrap();
    assert!(matches!(place.hall.start(&oskar, &id).await, Err(Trouble::Not(Not::Host))));
    place.hall.start(&mira, &id).await.unwrap();
    play_on(&place.hall, &[&mira, &oskar], &id, usize::MAX).await;
    assert_eq!(place.see(&oskar, &id).await.phase, Phase::Over);
    assert!(matches!(place.hall.see(Some(&eve.id), &id).await, Err(Trouble::NotFound)));
}

#[tokio::test]
async fn seats_are_taken_left_and_cleared_before_the_start() {
    let place = open().await;
    let (mira, oskar, eve) =
        (place.guest("Mira").await, place.guest("Oskar").await, place.guest("Eve").await);
    let mut new = plan(&["me", "open", "random"]);
    new.public = true;
    let id = place.hall.open_table(&mira, &new).await.unwrap();

    place.hall.join(&oskar, &id, Some(Seat::new(1))).await.unwrap();
    assert!(matches!(place.hall.join(&oskar, &id, None).await, Err(Trouble::Not(Not::SitsAlready))));
    assert!(matches!(place.hall.join(&eve, &id, Some(Seat::new(1))).await, Err(Trouble::Not(Not::Taken))));
    assert!(matches!(place.hall.join(&eve, &id, None).await, Err(Trouble::Not(Not::Full))));
    assert!(matches!(place.hall.kick(&oskar, &id, Seat::FIRST).await, Err(Trouble::Not(Not::Host))));
    place.hall.kick(&mira, &id, Seat::new(1)).await.unwrap();
    place.hall.join(&eve, &id, None).await.unwrap();
    place.hall.leave(&eve, &id).await.unwrap();

    // The free seat goes to a bot.
    place.hall.start(&mira, &id).await.unwrap();
    assert!(matches!(&place.see(&mira, &id).await.chairs[1].name, Name::Bot(_)));
    assert!(matches!(place.hall.join(&eve, &id, None).await, Err(Trouble::Not(Not::Started))));
}

#[tokio::test]
async fn a_move_that_is_sent_twice_is_played_once() {
    let place = open().await;
    let (mira, oskar) = (place.guest("Mira").await, place.guest("Oskar").await);
    let id = two(&place.hall, &mira, &oskar).await;
    let (mover, other) = if place.see(&mira, &id).await.asked.contains(Seat::FIRST) {
        (&mira, &oskar)
    } else {
        (&oskar, &mira)
    };
    place.hall.play(mover, &id, "draw", Some("first")).await.unwrap();
    let once = place.see(mover, &id).await;
    place.hall.play(mover, &id, "draw", Some("first")).await.unwrap();
    assert_eq!(place.see(mover, &id).await, once);
    // Another person's move with the same id is another move.
    assert!(matches!(place.hall.play(other, &id, "draw", Some("first")).await, Err(Trouble::Refused(_))));
    // Many at once: still once.
    let choice = once.sight.unwrap().scene.choices()[0].notation.clone();
    let many = (0..8).map(|_| {
        let (hall, mover, id, choice) = (place.hall.clone(), mover.clone(), id.clone(), choice.clone());
        tokio::spawn(async move { hall.play(&mover, &id, &choice, Some("second")).await })
    });
    for sent in many.collect::<Vec<_>>() {
        sent.await.unwrap().unwrap();
    }
    let entries = place.hall.store().entries(&id, 0).await.unwrap();
    let moves = entries.iter().filter(|(e, _)| matches!(e, undercroft_server::journal::Entry::Moved { .. }));
    assert_eq!(moves.count(), 2);
}

async fn two(
    hall: &std::sync::Arc<Hall>,
    mira: &undercroft_server::Person,
    oskar: &undercroft_server::Person,
) -> undercroft_server::TableId {
    let mut new = plan(&["me", "open"]);
    new.public = true;
    new.start_when_full = true;
    let id = hall.open_table(mira, &new).await.unwrap();
    hall.join(oskar, &id, None).await.unwrap();
    id
}

#[tokio::test]
async fn who_leaves_is_replaced_and_may_come_back() {
    let place = open().await;
    let (mira, oskar) = (place.guest("Mira").await, place.guest("Oskar").await);
    let id = two(&place.hall, &mira, &oskar).await;
    place.hall.leave(&oskar, &id).await.unwrap();
    until(&place.hall, &mira, &id, |view| view.phase == Phase::Over || view.asked.contains(Seat::FIRST))
        .await;
    assert!(matches!(place.hall.play(&oskar, &id, "pass", None).await, Err(Trouble::Not(Not::StandIn))));
    place.hall.come_back(&oskar, &id).await.unwrap();
    assert_eq!(place.see(&mira, &id).await.chairs[1].absence, None);
    play_on(&place.hall, &[&mira, &oskar], &id, usize::MAX).await;
}

#[tokio::test]
async fn giving_up_ends_a_duel_and_counts_as_lost() {
    let place = open().await;
    let (mira, oskar) = (place.guest("Mira").await, place.guest("Oskar").await);
    let id = two(&place.hall, &mira, &oskar).await;
    place.hall.resign(&oskar, &id).await.unwrap();
    let view = place.see(&mira, &id).await;
    assert_eq!(view.ending, Some(Ending::GivenUp { winner: Some(Seat::FIRST) }));
    let counted = async || {
        let profile = place.hall.profile(&mira.id).await.unwrap();
        (!profile.results.is_empty()).then_some(profile)
    };
    let profile = patiently("the game is counted", counted).await;
    let result = &profile.results[0];
    assert_eq!((result.place, result.reason.as_str()), (1, "given-up"));
    assert!(profile.ratings[0].1.shown() > 1000.0 && result.rating == Some(profile.ratings[0].1.shown()));
}

#[tokio::test]
async fn undo_by_the_rules_and_by_agreement() {
    let place = open().await;
    let (mira, oskar) = (place.guest("Mira").await, place.guest("Oskar").await);
    let id = two(&place.hall, &mira, &oskar).await;
    let first_is_mira = place.see(&mira, &id).await.asked.contains(Seat::FIRST);
    let (mover, other) = if first_is_mira { (&mira, &oskar) } else { (&oskar, &mira) };
    assert!(matches!(place.hall.undo(mover, &id).await, Err(Trouble::Not(Not::NothingToUndo))));
    // A drawn card cannot be forgotten: the other is asked.
    place.hall.play(mover, &id, "draw", None).await.unwrap();
    assert_eq!(place.see(mover, &id).await.undo, Undo::Ask);
    place.hall.undo(mover, &id).await.unwrap();
    assert!(place.see(other, &id).await.back.is_some());
    place.hall.answer_undo(other, &id, false).await.unwrap();
    assert!(place.see(other, &id).await.back.is_none());
    place.hall.undo(mover, &id).await.unwrap();
    place.hall.answer_undo(other, &id, true).await.unwrap();
    let view = place.see(mover, &id).await;
    assert_eq!(view.sight.unwrap().scene.choices().iter().filter(|c| c.notation == "draw").count(), 1);
    // What was put into the dungeon face down can be taken back at once.
    place.hall.play(mover, &id, "draw", None).await.unwrap();
    place.hall.play(mover, &id, "add", None).await.unwrap();
    assert_eq!(place.see(mover, &id).await.undo, Undo::Now);
    place.hall.undo(mover, &id).await.unwrap();
    assert!(place.see(mover, &id).await.sight.unwrap().scene.choices().iter().any(|c| c.notation == "add"));
}

/// The game itself judges a move, by playing it: what it does not take leaves no trace.
#[tokio::test]
async fn a_refused_move_changes_nothing() {
    let place = open().await;
    let (mira, oskar) = (place.guest("Mira").await, place.guest("Oskar").await);
    let id = place.table(&mira, &["me", "open"]).await;
    let invite = place.see(&mira, &id).await.invite.unwrap();
    place.hall.admit(&oskar, &id, &invite).await.unwrap();
    place.hall.join(&oskar, &id, None).await.unwrap();
    if place.see(&mira, &id).await.phase == Phase::Waiting {
        place.hall.start(&mira, &id).await.unwrap();
    }
    let before = (place.see(&mira, &id).await, place.see(&oskar, &id).await);
    let mover = if before.0.asked.contains(before.0.you.unwrap()) { &mira } else { &oskar };
    for (notation, code) in [("add", "refused"), ("dance", "not-a-move")] {
        let refused = place.hall.play(mover, &id, notation, Some("once")).await.unwrap_err();
        assert_eq!(refused.code(), code, "{notation}");
    }
    assert_eq!((place.see(&mira, &id).await, place.see(&oskar, &id).await), before);
    // The number of a move that was not played is free again.
    place.hall.play(mover, &id, "draw", Some("once")).await.unwrap();
    assert_ne!(place.see(mover, &id).await.sight, before.0.sight);
}

#[tokio::test]
async fn a_rest_needs_all_and_ends_with_one() {
    let place = open().await;
    let (mira, oskar) = (place.guest("Mira").await, place.guest("Oskar").await);
    let id = two(&place.hall, &mira, &oskar).await;
    place.hall.wish_pause(&mira, &id, true).await.unwrap();
    assert!(!place.see(&mira, &id).await.paused);
    place.hall.wish_pause(&oskar, &id, true).await.unwrap();
    assert!(place.see(&mira, &id).await.paused);
    assert!(matches!(place.hall.play(&mira, &id, "draw", None).await, Err(Trouble::Not(Not::Paused))));
    place.hall.wish_pause(&mira, &id, false).await.unwrap();
    let view = place.see(&mira, &id).await;
    assert!(!view.paused && view.chairs.iter().all(|chair| !chair.wants_pause));
}

#[tokio::test]
async fn an_ordered_pass_is_played_when_its_time_comes() {
    let place = open().await;
    let (mira, oskar) = (place.guest("Mira").await, place.guest("Oskar").await);
    let id = two(&place.hall, &mira, &oskar).await;
    let first_is_mira = place.see(&mira, &id).await.asked.contains(Seat::FIRST);
    let (mover, other) = if first_is_mira { (&mira, &oskar) } else { (&oskar, &mira) };
    // Offered to whoever is not asked, and played like a move.
    let orders = place.see(other, &id).await.sight.unwrap().scene.standing_orders();
    let order = orders.iter().find(|order| order.notation == "order pass").unwrap();
    let before = place.see(mover, &id).await;
    place.hall.play(other, &id, &order.notation, None).await.unwrap();
    assert_eq!(place.see(mover, &id).await, before, "nobody else hears of an order");
    place.hall.play(mover, &id, "draw", None).await.unwrap();
    place.hall.play(mover, &id, "add", None).await.unwrap();
    // The other has passed by order, so the mover goes into the dungeon.
    until(&place.hall, mover, &id, |view| {
        view.sight.as_ref().is_some_and(|sight| !sight.scene.choices().is_empty())
    })
    .await;
}

/// Whoever talks all the time keeps no bot from moving.
#[tokio::test]
async fn talk_throws_no_thought_away() {
    let place = open_with(|settings| Settings { bot_pause: Duration::from_millis(300), ..settings }).await;
    let mira = place.guest("Mira").await;
    let id = place.table(&mira, &["random", "random"]).await;
    // The bots wait for those who follow the table, and meanwhile somebody talks.
    let _watching = place.hall.watch(Some(&mira.id), &id).await.unwrap();
    let heard = async || place.see(&mira, &id).await.sight.map_or(0, |sight| sight.happenings.len());
    let (before, begun) = (heard().await, Instant::now());
    while heard().await <= before + 3 {
        place.hall.say(&mira, &id, "hm").await.unwrap();
        tokio::time::sleep(Duration::from_millis(20)).await;
        assert!(begun.elapsed() < Duration::from_secs(60), "the bots never get to their moves");
    }
}

#[tokio::test]
async fn the_same_people_play_again() {
    let place = open().await;
    let (mira, oskar) = (place.guest("Mira").await, place.guest("Oskar").await);
    let id = two(&place.hall, &mira, &oskar).await;
    assert!(matches!(place.hall.rematch(&mira, &id).await, Err(Trouble::Not(Not::NotOver))));
    place.hall.resign(&mira, &id).await.unwrap();
    let again = place.hall.rematch(&oskar, &id).await.unwrap();
    assert_eq!(place.see(&mira, &id).await.again.as_ref(), Some(&again));
    assert_eq!(place.see(&oskar, &again).await.phase, Phase::Waiting);
    assert_eq!(place.hall.rematch(&mira, &id).await.unwrap(), again);
    assert_eq!(place.see(&mira, &again).await.phase, Phase::Playing);
}

#[tokio::test]
async fn any_moment_of_a_finished_game_can_be_played_on() {
    let place = open().await;
    let mira = place.guest("Mira").await;
    let id = place.table(&mira, &["me", "random"]).await;
    play_on(&place.hall, &[&mira], &id, usize::MAX).await;
    let branch = place.hall.play_on(&mira, &id, 2, Seat::new(1), "random").await.unwrap();
    assert_eq!(place.see(&mira, &branch).await.you, Some(Seat::new(1)));
    play_on(&place.hall, &[&mira], &branch, usize::MAX).await;
    assert_eq!(place.see(&mira, &branch).await.phase, Phase::Over);
}

#[tokio::test]
async fn impossible_tables_are_refused_with_the_reason() {
    let place = open().await;
    let mira = place.guest("Mira").await;
    let cases: &[(&[&str], &str)] = &[
        (&["me"], "2 to 4"),
        (&["me", "me"], "only one seat"),
        (&["me", "wizard"], "no bot “wizard”"),
        (&["me", "open", "open", "open", "open"], "2 to 4"),
    ];
    for (seats, reason) in cases {
        let error = place.hall.open_table(&mira, &plan(seats)).await.unwrap_err().to_string();
        assert!(error.contains(reason), "{error}");
    }
    let mut new = plan(&["me", "open"]);
    new.game = "chess".into();
    assert!(place.hall.open_table(&mira, &new).await.unwrap_err().to_string().contains("welcome"));
}

/// What the bot that played on won is not the person's.
#[tokio::test]
async fn whoever_leaves_at_once_wins_nothing() {
    let place = open().await;
    let mira = place.guest("Mira").await;
    let mut ids = Vec::new();
    for _ in 0..4 {
        let mut new = plan(&["me", "random"]);
        new.stand_in = Some("normal".into());
        let id = place.hall.open_table(&mira, &new).await.unwrap();
        place.hall.leave(&mira, &id).await.unwrap();
        ids.push(id);
    }
    for id in &ids {
        until(&place.hall, &mira, id, |view| view.phase == Phase::Over).await;
    }
    let counted = async || {
        let results = place.hall.profile(&mira.id).await.unwrap().results;
        (results.len() == ids.len()).then_some(results)
    };
    let results = patiently("all games are counted", counted).await;
    assert!(results.iter().all(|tally| tally.place == 2 && tally.rating.is_some()), "{results:?}");
}

/// A table that starts from the host's own position says so everywhere, and is not rated.
#[tokio::test]
async fn a_position_of_the_hosts_own_is_no_secret_and_not_rated() {
    let place = open().await;
    let mira = place.guest("Mira").await;
    let fair = place.table(&mira, &["me", "random"]).await;
    let position = {
        let game = new_table("welcome", &Setup::new(2), Seed::new("own").unwrap()).unwrap();
        game.position()
    };
    let mut new = plan(&["me", "random"]);
    (new.position, new.public) = (Some(position), true);
    let id = place.hall.open_table(&mira, &new).await.unwrap();
    assert!(place.see(&mira, &id).await.from_position && !place.see(&mira, &fair).await.from_position);
    let listed = place.hall.lobby(Some("welcome"), Phase::Playing).await.unwrap();
    assert!(listed.iter().any(|card| card.id == id && card.from_position));
    assert!(place.hall.fairness(Some(&mira.id), &id).await.unwrap().from_position);
    play_on(&place.hall, &[&mira], &id, usize::MAX).await;
    let counted = async || place.hall.profile(&mira.id).await.unwrap().results.first().cloned();
    let result = patiently("the game is counted", counted).await;
    assert_eq!((result.table.as_str(), result.rating), (id.as_str(), None));
}

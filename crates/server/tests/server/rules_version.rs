//! Tables that were begun by other rules than this program has.

use crate::common::{Place, database, open, plan, play_on, settings};
use sqlx::{AnyConnection, Connection};
use std::sync::Arc;
use undercroft_core::Log;
use undercroft_server::room::Phase;
use undercroft_server::store::Store;
use undercroft_server::{Hall, Location, Not, Trouble};

async fn execute(database: &Location, statement: &str) -> u64 {
    let url = match database {
        Location::File(path) => format!("sqlite://{}", path.display()),
        Location::Postgres(url) => url.clone(),
    };
    let mut connection = AnyConnection::connect(&url).await.unwrap();
    let statement = sqlx::AssertSqlSafe(statement.to_owned());
    sqlx::raw_sql(statement).execute(&mut connection).await.unwrap().rows_affected()
}

/// Changes what is stored, as a program with other rules would have written it.
async fn rewrite(database: &Location, statement: &str) {
    assert!(execute(database, statement).await > 0, "nothing was changed");
}

/// The same place, opened again after `was` became `is` in the entries that match.
async fn reopened(place: &Place, was: &str, is: &str, entries: &str) -> Arc<Hall> {
    place.hall.close().await;
    rewrite(
        &place.database,
        &format!("UPDATE journal SET entry = REPLACE(entry, '{was}', '{is}') WHERE {entries}"),
    )
    .await;
    Hall::open(settings(place.database.clone())).await.unwrap()
}

async fn reopened_by_rules_99(place: &Place) -> Arc<Hall> {
    reopened(place, "\"rules\":1", "\"rules\":99", "seq = 1").await
}

#[tokio::test]
async fn a_game_of_other_rules_is_shown_and_handed_out_but_not_played() {
    let place = open().await;
    let (mira, eve) = (place.guest("Mira").await, place.guest("Eve").await);
    let mut new = plan(&["me", "random"]);
    new.public = true;
    let id = place.hall.open_table(&mira, &new).await.unwrap();
    play_on(&place.hall, &[&mira], &id, 3).await;
    place.hall.say(&mira, &id, "to be continued").await.unwrap();
    let hall = reopened_by_rules_99(&place).await;
    let view = hall.see(Some(&mira.id), &id).await.unwrap();
    assert_eq!((view.phase, view.other_rules), (Phase::Over, Some(99)));
    assert_eq!((view.chairs.len(), view.talk[0].text.as_str()), (2, "to be continued"));
    assert!(view.sight.is_none() && view.seed.is_none());
    let before = hall.store().entries(&id, 0).await.unwrap().len();
    for refused in [
        hall.play(&mira, &id, "draw", None).await,
        hall.undo(&mira, &id).await,
        hall.resign(&mira, &id).await,
    ] {
        assert!(matches!(refused, Err(Trouble::Not(Not::OtherRules))), "{refused:?}");
    }
    assert_eq!(hall.store().entries(&id, 0).await.unwrap().len(), before);

    // The file has what was played, and only those who played get it: it tells what was secret.
    assert!(matches!(hall.export(Some(&eve.id), &id).await, Err(Trouble::Not(Not::Seated))));
    let log = hall.export(Some(&mira.id), &id).await.unwrap();
    assert!(log.rules == 99 && log.moves.len() >= 3 && !log.hash.is_empty());
    assert_eq!(Log::read(&log.write()).unwrap(), log);

    // With its own rules the same game would be found in the very state that the file tells; but whoever has the
    // file knows too much to go on.
    rewrite(
        &place.database,
        "UPDATE journal SET entry = REPLACE(entry, '\"rules\":99', '\"rules\":1') WHERE seq = 1",
    )
    .await;
    hall.close().await;
    let again = Hall::open(settings(place.database.clone())).await.unwrap();
    let view = again.see(Some(&mira.id), &id).await.unwrap();
    assert_eq!((view.phase, view.other_rules), (Phase::Over, None));
    let ours = Log { rules: 1, ..log };
    if let Err(wrong) = undercroft_shelf::any_table::table_from_log(&ours) {
        panic!("{wrong}, in\n{}", ours.write());
    }
}

/// A program without the rules cannot tell that a game is over; the journal has to.
#[tokio::test]
async fn the_file_of_a_finished_game_of_other_rules_says_how_it_ended() {
    let place = open().await;
    let mira = place.guest("Mira").await;
    let id = place.table(&mira, &["me", "random"]).await;
    play_on(&place.hall, &[&mira], &id, usize::MAX).await;
    let finished = place.hall.export(Some(&mira.id), &id).await.unwrap();
    let hall = reopened_by_rules_99(&place).await;
    let log = hall.export(Some(&mira.id), &id).await.unwrap();
    assert!(finished.end.is_some());
    assert_eq!(log, Log { rules: 99, ..finished });
}

#[tokio::test]
async fn a_game_that_plays_differently_is_noticed_without_a_new_version() {
    let place = open().await;
    let mira = place.guest("Mira").await;
    let id = place.table(&mira, &["me", "random"]).await;
    play_on(&place.hall, &[&mira], &id, 4).await;
    // Another seed stands for rules that do something else with the same moves.
    let hall = reopened(&place, "\"seed\":\"", "\"seed\":\"other", "entry LIKE '%\"started\"%'").await;
    assert_eq!(hall.see(Some(&mira.id), &id).await.unwrap().other_rules, Some(1));
    let refused = hall.play(&mira, &id, "draw", None).await;
    assert!(matches!(refused, Err(Trouble::Not(Not::OtherRules))), "{refused:?}");
}

#[tokio::test]
async fn other_component_values_are_other_rules() {
    let place = open().await;
    let mira = place.guest("Mira").await;
    let id = place.table(&mira, &["me", "random"]).await;
    let hall = reopened(&place, "\"components\":\"", "\"components\":\"0", "seq = 1").await;
    assert_eq!(hall.see(Some(&mira.id), &id).await.unwrap().other_rules, Some(1));
}

/// A database of the first schema, with a table from before rules were noted, is brought up to date.
#[tokio::test]
async fn an_old_database_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let location = database(folder.path()).await;
    let (mira, id) = {
        let hall = Hall::open(settings(location.clone())).await.unwrap();
        let mira = hall.welcome("Mira").await.unwrap().0;
        let id = hall.open_table(&mira, &plan(&["me", "random"])).await.unwrap();
        play_on(&hall, &[&mira], &id, 2).await;
        hall.close().await;
        (mira, id)
    };
    let (terms, _) = Store::open(location.clone()).await.unwrap().entries(&id, 0).await.unwrap().remove(0);
    let mut terms = serde_json::to_value(&terms).unwrap();
    terms.as_object_mut().unwrap().retain(|key, _| key != "rules" && key != "components");
    rewrite(&location, &format!("UPDATE journal SET entry = '{terms}' WHERE seq = 1")).await;
    rewrite(&location, "DELETE FROM schema_steps WHERE step > 1").await;
    for later in [
        "DROP TABLE fame",
        "DROP TABLE campaigners",
        "DROP TABLE campaigns",
        "DROP TABLE challenges",
        "DROP TABLE daily",
        "DROP TABLE signs",
        "DROP TABLE sessions",
        "DROP INDEX tables_by_host",
        "DROP INDEX tables_by_age",
        "DROP INDEX seated_by_table",
        "ALTER TABLE tables DROP COLUMN host",
        "ALTER TABLE tables DROP COLUMN rules",
    ] {
        execute(&location, later).await;
    }

    let hall = Hall::open(settings(location)).await.unwrap();
    let view = hall.see(Some(&mira.id), &id).await.unwrap();
    assert_eq!(view.other_rules, None);
    play_on(&hall, &[&mira], &id, usize::MAX).await;
    assert_eq!(hall.see(Some(&mira.id), &id).await.unwrap().phase, Phase::Over);
}

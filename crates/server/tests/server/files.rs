//! The database as a file: one server at a time, nobody else's eyes, and never a new one in the place of a damaged one.

use crate::common::{open, plan, settings};
use sqlx::{AnyConnection, Connection};
use std::path::{Path, PathBuf};
use undercroft_server::room::Phase;
use undercroft_server::{Hall, Location, Trouble};

/// The file, if the tests run on one.
fn file(database: &Location) -> Option<PathBuf> {
    match database {
        Location::File(file) => Some(file.clone()),
        Location::Postgres(_) => None,
    }
}

async fn why_not(file: &Path) -> String {
    match Hall::open(settings(Location::File(file.to_owned()))).await {
        Err(Trouble::Storage(why)) => why,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_second_server_is_told_who_has_the_file() {
    let place = open().await;
    let Some(file) = file(&place.database) else { return };
    let why = why_not(&file).await;
    assert!(
        why.contains("another Undercroft has it") && why.contains(&std::process::id().to_string()),
        "{why}"
    );
    place.hall.close().await;
    Hall::open(settings(place.database.clone())).await.unwrap().close().await;
}

#[tokio::test]
async fn a_damaged_file_is_never_a_new_database() {
    let place = open().await;
    let Some(file) = file(&place.database) else { return };
    let mira = place.guest("Mira").await;
    for _ in 0..30 {
        place.table(&mira, &["me", "random"]).await;
    }
    place.hall.close().await;
    let whole = std::fs::read(&file).unwrap();
    let mut scribbled = whole.clone();
    let middle = whole.len() / 2;
    scribbled[4096..middle].iter_mut().for_each(|byte| *byte ^= 0x5a);
    let cases: [(&[u8], &str); 4] = [
        (&[], "is empty"),
        (b"<html>", "is not a database"),
        (&whole[..middle], "is cut off"),
        (&scribbled, "is damaged"),
    ];
    for (bytes, problem) in cases {
        std::fs::write(&file, bytes).unwrap();
        let why = why_not(&file).await;
        assert!(why.contains(problem) && why.contains("restore a backup"), "{problem}: {why}");
    }
    // The log without its database is no database either.
    std::fs::remove_file(&file).unwrap();
    let log = file.with_extension("db-wal");
    std::fs::write(&log, b"something").unwrap();
    assert!(why_not(&file).await.contains("is gone"));
    std::fs::remove_file(&log).unwrap();
    std::fs::write(&file, &whole).unwrap();
    let hall = Hall::open(settings(Location::File(file))).await.unwrap();
    assert_eq!(hall.tables_of(&mira.id).await.unwrap().len(), 30);
    hall.close().await;
}

#[tokio::test]
async fn one_damaged_row_hides_nothing_else() {
    let place = open().await;
    let mira = place.guest("Mira").await;
    let mut new = plan(&["me", "open"]);
    new.public = true;
    let (good, bad) = (
        place.hall.open_table(&mira, &new).await.unwrap(),
        place.hall.open_table(&mira, &new).await.unwrap(),
    );
    let url = match &place.database {
        Location::File(path) => format!("sqlite://{}", path.display()),
        Location::Postgres(url) => url.clone(),
    };
    let mut connection = AnyConnection::connect(&url).await.unwrap();
    sqlx::query("UPDATE tables SET card = '{' WHERE id = $1")
        .bind(bad.as_str())
        .execute(&mut connection)
        .await
        .unwrap();
    for list in [place.hall.lobby(None, Phase::Waiting).await, place.hall.tables_of(&mira.id).await] {
        let ids: Vec<_> = list.unwrap().into_iter().map(|card| card.id).collect();
        assert_eq!(ids, std::slice::from_ref(&good));
    }
}

/// The clock of a machine may be set back: what was due then is due now.
#[tokio::test]
async fn a_clock_that_jumps_back_stops_no_bot() {
    use std::sync::Arc;
    use std::sync::atomic::AtomicI64;
    use undercroft_server::Settings;
    use undercroft_server::time::Time;
    let place = crate::common::open_with(|settings| Settings {
        time: Time::Turned(Arc::new(AtomicI64::new(50_000_000))),
        bot_pause: std::time::Duration::from_secs(3_600),
        ..settings
    })
    .await;
    let mira = place.guest("Mira").await;
    // Somebody watches, so this server takes an hour for the first move.
    let id = place.table(&mira, &["random", "random"]).await;
    let _watching = place.hall.watch(Some(&mira.id), &id).await;
    place.hall.close().await;
    let earlier = Settings {
        time: Time::Turned(Arc::new(AtomicI64::new(1_000_000))),
        ..settings(place.database.clone())
    };
    let hall = Hall::open(earlier).await.unwrap();
    crate::common::until(&hall, &mira, &id, |view| view.phase == Phase::Over).await;
    hall.close().await;
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_can_read_database_backup_and_key() {
    use std::os::unix::fs::PermissionsExt;
    let place = open().await;
    let Some(file) = file(&place.database) else { return };
    let (_, token) = place.hall.welcome("Mira").await.unwrap();
    let (copy, key) = (file.with_file_name("copy.db"), file.with_extension("key"));
    place.hall.store().backup(&copy).await.unwrap();
    for name in [&file, &file.with_extension("db-wal"), &copy, &key] {
        let mode = std::fs::metadata(name).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{}", name.display());
    }
    // The key is in its file and nowhere else: with a backup alone nobody can sign anything.
    let secret = std::fs::read_to_string(&key).unwrap().trim().to_owned();
    let bytes = std::fs::read(&copy).unwrap();
    assert!(secret.len() >= 40 && !bytes.windows(secret.len()).any(|part| part == secret.as_bytes()));
    place.hall.close().await;
    // With another key every session has ended.
    std::fs::remove_file(&key).unwrap();
    let hall = Hall::open(settings(place.database.clone())).await.unwrap();
    assert_eq!(hall.who(&token).await.unwrap(), None);
    hall.close().await;
}

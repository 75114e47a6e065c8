//! The key that signs sessions. It lies in a file of its own beside the database, so that whoever gets hold of a backup
//! cannot pretend to be anybody.

use super::Settings;
use crate::ids::random_word;
use crate::store::{Location, Store, private};
use crate::trouble::Trouble;
use std::io::{ErrorKind, Write};
use std::path::Path;

const NAME: &str = "sessions";

/// The key, made when it is first asked for. Databases of old had it inside; it moves out.
pub(super) async fn key(store: &Store, settings: &Settings) -> Result<String, Trouble> {
    let beside = match &settings.database {
        Location::File(file) => Some(file.with_extension("key")),
        Location::Postgres(_) => None,
    };
    // Several nodes need the same key. Where they are not given one, it is in the database they share.
    let Some(file) = settings.key.clone().or(beside) else { return store.secret(NAME).await };
    let failed = |error: std::io::Error| Trouble::Storage(format!("{}: {error}", file.display()));
    let key = match std::fs::read_to_string(&file) {
        Ok(text) if text.trim().is_empty() => {
            let why = "is empty; restore it, or remove it, which ends everybody's sessions";
            return Err(Trouble::Storage(format!("{}: {why}", file.display())));
        }
        Ok(text) => text.trim().to_owned(),
        Err(error) if error.kind() == ErrorKind::NotFound => {
            let key = store.old_secret(NAME).await?.unwrap_or_else(|| random_word(52));
            write(&file, &key).map_err(failed)?;
            key
        }
        Err(error) => return Err(failed(error)),
    };
    store.forget_secret(NAME).await?;
    Ok(key)
}

fn write(path: &Path, key: &str) -> std::io::Result<()> {
    let mut file = private().create_new(true).open(path)?;
    writeln!(file, "{key}")?;
    file.sync_all()
}

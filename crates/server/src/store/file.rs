//! The database's file: whose it is, who may read it, and whether it is whole.

use crate::trouble::Trouble;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, Write};
use std::path::{Path, PathBuf};

/// What every SQLite file begins with.
const HEAD: &[u8; 16] = b"SQLite format 3\0";

/// Files up to this size are read through when they are opened; larger ones would take too long.
const READ_THROUGH: u64 = 256 << 20;

/// The file is ours as long as this lives, also after a crash of somebody else.
#[derive(Debug)]
pub(super) struct Lock(#[allow(dead_code, reason = "held, not read")] File);

fn trouble(path: &Path, problem: &str) -> Trouble {
    Trouble::Storage(format!("{}: {problem}", path.display()))
}

fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    PathBuf::from(name)
}

/// A file that nobody else may read.
pub(crate) fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.read(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Takes a file away from everybody else, as far as the system knows of such things.
fn keep_private(path: &Path) -> std::io::Result<()> {
    #[cfg(unix)]
    if path.exists() {
        std::fs::set_permissions(path, std::os::unix::fs::PermissionsExt::from_mode(0o600))?;
    }
    Ok(())
}

/// Two servers on one file would each show what the other does not know. The second is told who was first.
pub(super) fn lock(path: &Path) -> Result<Lock, Trouble> {
    let name = beside(path, ".lock");
    let open = private().create(true).truncate(false).open(&name);
    let mut file = open.map_err(|error| trouble(&name, &error.to_string()))?;
    match file.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => {
            let mut who = String::new();
            let _ = file.read_to_string(&mut who);
            let problem = format!(
                "another Undercroft has it ({}); stop that one first, or use another folder",
                who.trim()
            );
            return Err(trouble(path, &problem));
        }
        Err(TryLockError::Error(error)) => return Err(trouble(&name, &error.to_string())),
    }
    // Only for people to read: whether it is taken is known by the lock alone.
    let note = |file: &mut File| {
        file.set_len(0)?;
        file.rewind()?;
        writeln!(file, "process {}", std::process::id())
    };
    note(&mut file).map_err(|error| trouble(&name, &error.to_string()))?;
    Ok(Lock(file))
}

/// Makes a new file that is only ours, or looks whether the one that is there is whole. One that is empty or cut off is
/// never taken for a new database.
pub(super) fn prepare(path: &Path) -> Result<(), Trouble> {
    let failed = |error: std::io::Error| trouble(path, &error.to_string());
    let log = beside(path, "-wal");
    let logged = std::fs::metadata(&log).map_or(0, |log| log.len());
    let mut file = match File::open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound && logged > 0 => {
            return Err(trouble(
                path,
                &format!("is gone, but {} is still there; restore a backup", log.display()),
            ));
        }
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            return private().create_new(true).open(path).map(|_| ()).map_err(failed);
        }
        Err(error) => return Err(failed(error)),
    };
    let length = file.metadata().map_err(failed)?.len();
    if length == 0 {
        return Err(trouble(
            path,
            "is empty; restore a backup, or remove it if there was never anything in it",
        ));
    }
    let mut head = [0; 100];
    if file.read_exact(&mut head).is_err() || !head.starts_with(HEAD) {
        return Err(trouble(path, "is not a database; restore a backup"));
    }
    let page = match u16::from_be_bytes([head[16], head[17]]) {
        1 => 65_536,
        size => u64::from(size),
    };
    let whole = page * u64::from(u32::from_be_bytes([head[28], head[29], head[30], head[31]]));
    // With a log beside it the file may be behind what its head says.
    if logged == 0 && length < whole {
        return Err(trouble(path, &format!("is cut off: {length} of {whole} bytes; restore a backup")));
    }
    for name in [path.to_owned(), log, beside(path, "-shm")] {
        keep_private(&name).map_err(failed)?;
    }
    Ok(())
}

/// Reads a file through that is not too large for it.
pub(super) async fn check(path: &Path, pool: &sqlx::AnyPool) -> Result<(), Trouble> {
    if std::fs::metadata(path).map_or(0, |file| file.len()) > READ_THROUGH {
        return Ok(());
    }
    let found: Result<(String,), _> = sqlx::query_as("PRAGMA quick_check(1)").fetch_one(pool).await;
    match found {
        Ok((word,)) if word == "ok" => Ok(()),
        Ok((problem,)) => Err(trouble(path, &format!("is damaged: {problem}; restore a backup"))),
        Err(error) => Err(trouble(path, &format!("is damaged: {error}; restore a backup"))),
    }
}

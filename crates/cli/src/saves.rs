//! Saved games: where they lie, how they are written and read.

use crate::language::tell;
use anyhow::{Context, Result, anyhow};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::time::SystemTime;
use undercroft_core::log::up_to_last_closing;
use undercroft_core::{Log, Phrase};

/// What saved games are called.
const ENDING: &str = "undercroft";
/// No game is longer than this; whatever is, is not a saved game.
const LARGEST: u64 = 64 << 20;

/// The directory for saved games: in the user's data, or the current one where that cannot be written.
fn directory() -> PathBuf {
    user_data()
        .map(|data| data.join("games"))
        .filter(|directory| fs::create_dir_all(directory).is_ok())
        .unwrap_or_else(|| PathBuf::from("."))
}

/// The user's folder for everything of Undercroft; the current one where there is none.
pub fn data_folder() -> PathBuf {
    user_data().unwrap_or_else(|| PathBuf::from("."))
}

fn user_data() -> Option<PathBuf> {
    let set = |name| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let data = set("XDG_DATA_HOME")
        .filter(|path| path.is_absolute())
        .or_else(|| set("APPDATA"))
        .or_else(|| Some(set("HOME")?.join(".local/share")))?;
    Some(data.join("undercroft"))
}

/// A file name for a new game that no other game has. It is named after the seal, which tells nothing.
pub fn new_file(game: &str, seal: &str) -> PathBuf {
    let (directory, short) = (directory(), &seal[..seal.len().min(8)]);
    let file = |copy: u32| {
        let copy = if copy == 1 { String::new() } else { format!("-{copy}") };
        directory.join(format!("{game}-{short}{copy}.{ENDING}"))
    };
    (1..).map(file).find(|file| !file.exists()).expect("there are more numbers than files")
}

/// Writes the game so that a crash leaves the old file or the new one, never half of one. Where the place
/// cannot be written, the current directory is tried; returns where the game is.
pub fn write(log: &Log, file: &Path) -> Result<PathBuf> {
    let text = log.write();
    match write_whole(&text, file) {
        Ok(()) => Ok(file.to_owned()),
        Err(error) => {
            let here = Path::new(".").join(file.file_name().unwrap_or_else(|| "game.undercroft".as_ref()));
            write_whole(&text, &here)
                .map(|()| here)
                .map_err(|_| anyhow!(error).context(about(file, "cli-wrong-save")))
        }
    }
}

/// Adds to a game that was written before; what is there stays as it is.
pub fn append(text: &str, file: &Path) -> std::io::Result<()> {
    fs::OpenOptions::new().append(true).open(file)?.write_all(text.as_bytes())
}

fn write_whole(text: &str, file: &Path) -> std::io::Result<()> {
    let mut part = file.as_os_str().to_owned();
    part.push(".part");
    fs::write(&part, text)?;
    fs::rename(&part, file)
}

/// What is wrong with a file, told of it.
pub fn about(file: &Path, key: &'static str) -> String {
    tell(&Phrase::new(key).text("file", file.display().to_string()))
}

/// Reads what the program keeps for its user; nothing kept yet is the default. A damaged file is named with the
/// place and stays as it is.
pub fn read_kept<T: DeserializeOwned + Default>(file: &Path) -> Result<T> {
    if !file.exists() {
        return Ok(T::default());
    }
    serde_json::from_str(&read_text(file)?).with_context(|| about(file, "cli-wrong-damaged"))
}

/// Keeps something for the user, whole or not at all.
pub fn write_kept(kept: &impl Serialize, file: &Path) -> Result<()> {
    let cannot = || about(file, "cli-wrong-write");
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder).with_context(cannot)?;
    }
    let text = serde_json::to_string_pretty(kept).with_context(cannot)? + "\n";
    write_whole(&text, file).with_context(cannot)
}

/// Reads a saved game; what is wrong is told with the file's name and the line.
pub fn read(file: &Path) -> Result<Log> {
    let text = read_text(file)?;
    let log = Log::read(&text).or_else(|error| {
        // A power cut in the middle of a line costs that move, not the game.
        let whole = up_to_last_closing(&text).filter(|whole| whole.lines().count() < error.line);
        whole.and_then(|whole| Log::read(whole).ok()).ok_or(error)
    });
    log.with_context(|| file.display().to_string())
}

/// Reads a text file of the user's.
pub fn read_text(file: &Path) -> Result<String> {
    let cannot = || about(file, "cli-wrong-read");
    let size = fs::metadata(file).with_context(cannot)?.len();
    if size > LARGEST {
        let large = Phrase::new("cli-wrong-large").text("size", size.to_string());
        let large = tell(&large.text("most", LARGEST.to_string()));
        return Err(anyhow!(large).context(cannot()));
    }
    let bytes = fs::read(file).with_context(cannot)?;
    String::from_utf8(bytes).map_err(|error| {
        let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = 1 + before.iter().filter(|byte| **byte == b'\n').count();
        let wrong = tell(&Phrase::new("cli-wrong-not-text").number("line", line as i64));
        anyhow!(wrong).context(file.display().to_string())
    })
}

/// The saved games of the user, the newest first. Files that cannot be read are left out.
pub fn all() -> Vec<(PathBuf, Log)> {
    let Ok(entries) = fs::read_dir(directory()) else { return Vec::new() };
    let mut files: Vec<(SystemTime, PathBuf)> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|ending| ending == ENDING))
        .filter_map(|path| Some((path.metadata().ok()?.modified().ok()?, path)))
        .collect();
    files.sort();
    files
        .into_iter()
        .rev()
        .filter_map(|(_, path)| Some((read(&path).ok()?, path)))
        .map(|(log, path)| (path, log))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use undercroft_core::{Seed, Setup};

    fn log() -> Log {
        Log {
            game: "toy".into(),
            rules: 1,
            setup: Setup::new(2),
            players: vec!["me".into(), "random".into()],
            seed: Seed::new("torch").unwrap(),
            script: Vec::new(),
            position: None,
            moves: Vec::new(),
            hash: "0".into(),
            end: None,
        }
    }

    #[test]
    fn a_game_is_written_whole_and_reads_back() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("game.undercroft");
        assert_eq!(write(&log(), &file).unwrap(), file);
        assert_eq!(read(&file).unwrap(), log());
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "nothing else is left behind");
    }

    #[test]
    fn a_game_goes_on_at_the_end_of_its_file() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("game.undercroft");
        write(&log(), &file).unwrap();
        let more = "{\"n\":1,\"seat\":2,\"move\":\"pass\"}\n{\"moves\":1,\"hash\":\"1\"}\n";
        append(more, &file).unwrap();
        let read_back = read(&file).unwrap();
        assert_eq!((read_back.moves.len(), read_back.hash.as_str()), (1, "1"));
        append("{\"n\":2,\"seat\":1,\"mo", &file).unwrap();
        assert_eq!(read(&file).unwrap(), read_back, "half a line is lost, nothing else");
        fs::write(&file, fs::read_to_string(&file).unwrap().replace("\"n\":1", "\"n\":7")).unwrap();
        assert!(
            format!("{:#}", read(&file).unwrap_err()).contains("line 3: move 7 stands where move 1 should")
        );
    }

    #[test]
    fn what_cannot_be_read_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("game.undercroft");
        let message = |file: &Path| format!("{:#}", read(file).unwrap_err());
        assert!(message(&file).starts_with(&format!("cannot read {}", file.display())));
        fs::write(&file, b"{}\n\xff").unwrap();
        assert_eq!(message(&file), format!("{}: line 2: this is not UTF-8 text", file.display()));
    }
}

//! "Perft": the number of move sequences to a small depth, from positions that are kept as files.

use crate::files::{blessing, lines_agree};
use std::path::Path;
use undercroft_core::chance::Quick;
use undercroft_core::game::{Game, Silent};

/// Checks a fixture whose lines say `position-file depth count`; position files stand beside it. Empty lines
/// and lines that begin with `#` are kept. With `UNDERCROFT_BLESS=1` the counts are written anew.
///
/// # Panics
/// If a count differs, a line cannot be read or no line counts anything.
pub fn perft<G: Game>(fixture: impl AsRef<Path>) {
    let fixture = fixture.as_ref();
    let written =
        std::fs::read_to_string(fixture).unwrap_or_else(|error| panic!("{}: {error}", fixture.display()));
    let folder = fixture.parent().unwrap_or(Path::new("."));
    let mut counted = 0;
    let found: String = written
        .lines()
        .map(|line| {
            let line = if line.trim().is_empty() || line.starts_with('#') {
                line.to_owned()
            } else {
                counted += 1;
                counted_line::<G>(folder, line).unwrap_or_else(|problem| panic!("{line}: {problem}"))
            };
            line + "\n"
        })
        .collect();
    assert!(counted > 0, "{} counts nothing", fixture.display());
    if blessing() {
        std::fs::write(fixture, found).unwrap_or_else(|error| panic!("{}: {error}", fixture.display()));
    } else if let Err(problem) = lines_agree(&written, &found) {
        panic!("{}: {problem}", fixture.display());
    }
}

fn counted_line<G: Game>(folder: &Path, line: &str) -> Result<String, String> {
    let mut words = line.split_whitespace();
    let (Some(file), Some(depth)) = (words.next(), words.next()) else {
        return Err("a line is: position-file depth count".to_owned());
    };
    let depth: u32 = depth.parse().map_err(|_| format!("“{depth}” is not a depth"))?;
    let text = std::fs::read_to_string(folder.join(file)).map_err(|error| error.to_string())?;
    let (game, state) = G::read_position(&text).map_err(|error| error.to_string())?;
    Ok(format!("{file} {depth} {}", count_sequences(&game, &state, depth)))
}

/// How many sequences of `depth` moves there are; with several seats asked at once, in whatever order they
/// answer. Luck is the same in every branch of the same depth. A game that ends earlier counts as one.
pub fn count_sequences<G: Game>(game: &G, state: &G::State, depth: u32) -> u64 {
    let acting = game.status(state).acting();
    if depth == 0 || acting.is_empty() {
        return 1;
    }
    let mut moves = Vec::new();
    let mut count = 0;
    for seat in acting.iter() {
        moves.clear();
        game.legal_moves(state, seat, &mut moves);
        for mv in &moves {
            let mut next = state.clone();
            game.apply(&mut next, seat, *mv, &mut Quick::new(u64::from(depth)), &mut Silent);
            count += count_sequences(game, &next, depth - 1);
        }
    }
    count
}

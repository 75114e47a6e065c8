//! What the fuzz targets share.

mod tables;

pub use tables::{look, play};

/// A game's id, and the rest of the data.
pub fn game(data: &[u8]) -> Option<(&'static str, &[u8])> {
    let (first, rest) = data.split_first()?;
    let ids = undercroft_shelf::ids();
    Some((ids[usize::from(*first) % ids.len()], rest))
}

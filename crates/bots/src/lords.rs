//! Dungeon Lords: secret orders look alike to the others until they are revealed.

use crate::guide::{Guide, fingerprint};
use crate::opponents::Opponents;
use undercroft_lords::{Lords, Move};

/// What a search is told about Dungeon Lords.
#[derive(Copy, Clone, Debug)]
pub struct LordsGuide;

impl Guide<Lords> for LordsGuide {
    /// DL-064, DL-222: which order is given, kept or recalled and which trap is laid stays secret.
    fn appearance(&self, _game: &Lords, mv: &Move) -> u64 {
        match mv {
            Move::Keep(_) => 1,
            Move::Order(_) => 2,
            Move::Third(_) => 3,
            Move::Lay(_) => 4,
            Move::Discard(_) => 5,
            shown => fingerprint(shown),
        }
    }
}

impl Opponents for Lords {
    type Guide = LordsGuide;

    fn guide(&self) -> LordsGuide {
        LordsGuide
    }

    const HARD: u32 = 600;
}

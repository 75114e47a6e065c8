//! Dungeoneer: search that looks a few rounds ahead and then weighs how the heroes stand.

mod guide;

pub use guide::DungeoneerGuide;

use crate::opponents::Opponents;
use undercroft_dungeoneer::Dungeoneer;

/// Worlds that a hard opponent plays on in thought before a decision: a game is long, and so is each of them.
const HARD: u32 = 400;

impl<const SET: usize> Opponents for Dungeoneer<SET> {
    type Guide = DungeoneerGuide;

    fn guide(&self) -> DungeoneerGuide {
        DungeoneerGuide
    }

    const HARD: u32 = HARD;
}

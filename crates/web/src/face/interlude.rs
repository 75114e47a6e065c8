//! What has just ended and is held until it was seen.

use maud::Markup;

/// The deadly card, the last blow, the final count: shown over the stage until the reader goes on.
#[derive(Debug)]
pub struct Interlude {
    /// What ended, as a name that this game has only once, such as `round-3`: it is held once for each reader.
    pub ended: String,
    /// The number of the move that ended it.
    pub number: usize,
    /// In a few words, for the ribbon that opens it again.
    pub title: String,
    /// What is shown.
    pub shown: Markup,
    /// Where it goes on, for the button, such as "On to round 4".
    pub on: String,
}

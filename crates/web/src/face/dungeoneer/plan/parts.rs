//! The pieces that plans are put together from: `art/places.svg`, one element with an id per line, and the signs of
//! `art/dungeoneer.svg`. A plan is a picture of its own, so it carries along every piece it refers to.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::sync::LazyLock;

const PLACES: &str = include_str!("../../../../art/places.svg");
const SIGNS: &str = include_str!("../../../../art/dungeoneer.svg");

struct Part {
    text: &'static str,
    /// The parts it refers to.
    uses: Vec<&'static str>,
}

static PARTS: LazyLock<HashMap<&'static str, Part>> = LazyLock::new(|| {
    let part = |text: &'static str| {
        let id = text.split_once(" id=\"")?.1.split('"').next()?;
        Some((id, Part { text, uses: referred(text) }))
    };
    PLACES.lines().chain(SIGNS.lines()).filter_map(part).collect()
});

/// What a piece of SVG refers to.
fn referred(text: &'static str) -> Vec<&'static str> {
    let after = |mark: &'static str, end: char| {
        text.split(mark).skip(1).filter_map(move |rest| rest.split(end).next())
    };
    after("href=\"#", '"').chain(after("url(#", ')')).collect()
}

/// Is there such a piece?
#[cfg(test)]
pub(super) fn is_drawn(id: &str) -> bool {
    PARTS.contains_key(id)
}

/// The pieces of a plan, each once, with all that they need.
#[derive(Default)]
pub(super) struct Pieces {
    wanted: Vec<&'static str>,
    drawn: String,
}

impl Pieces {
    /// Wants a piece to be there.
    pub fn want(&mut self, id: &str) {
        let Some((id, part)) = PARTS.get_key_value(id) else { return };
        if self.wanted.contains(id) {
            return;
        }
        self.wanted.push(id);
        for used in &part.uses {
            self.want(used);
        }
        self.drawn += part.text;
    }

    /// Wants a piece and puts it somewhere.
    pub fn put(&mut self, out: &mut String, id: &str, attributes: &str) {
        self.want(id);
        let _ = write!(out, "<use href=\"#{id}\"{attributes}/>");
    }

    /// The pieces, for the picture's beginning.
    pub fn drawn(self) -> String {
        self.drawn
    }
}

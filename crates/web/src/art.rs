//! Pictures: our own drawings, gathered in sprite files. What several games show is in one file, what only one
//! game shows in a file of its own, which browsers fetch at its table alone.

use crate::assets::Asset;
use maud::{Markup, html};
use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::LazyLock;

const DRAWINGS: [(&str, &str); 4] = [
    ("pictures", include_str!("../art/pictures.svg")),
    ("lords", include_str!("../art/lords.svg")),
    ("paper", include_str!("../art/paper.svg")),
    ("dungeoneer", include_str!("../art/dungeoneer.svg")),
];

/// The sprites, SVG files full of symbols.
pub static SPRITES: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    let sprite = |(name, drawings): &(&str, &str)| {
        let symbols: String = drawings.lines().filter(|line| line.starts_with("<symbol")).collect();
        let text = format!("<svg xmlns=\"http://www.w3.org/2000/svg\" {OUTLINE}>{symbols}</svg>");
        Asset::new(name, "svg", "image/svg+xml", Cow::Owned(text.into_bytes()))
    };
    DRAWINGS.iter().map(sprite).collect()
});

/// Where each drawing is. Of two with one name the first counts: one creature, one drawing.
static PLACES: LazyLock<HashMap<&'static str, String>> = LazyLock::new(|| {
    let mut places = HashMap::new();
    for ((_, drawings), asset) in DRAWINGS.iter().zip(SPRITES.iter()) {
        for id in drawings.lines().filter_map(id_of) {
            places.entry(id).or_insert_with(|| format!("{}#{id}", asset.path));
        }
    }
    places
});

fn id_of(line: &str) -> Option<&str> {
    line.strip_prefix("<symbol id=\"")?.split('"').next()
}

/// What every drawing inherits; the stylesheet gives small ones a thicker outline.
const OUTLINE: &str = "fill=\"none\" stroke=\"#2a1810\" stroke-width=\"2.2\" stroke-linejoin=\"round\" stroke-linecap=\"round\"";

/// Is there a drawing with this name?
pub fn is_drawn(id: &str) -> bool {
    PLACES.contains_key(id)
}

/// The drawing with this name, if there is one: for names that are made of a pack's words.
pub fn named(id: &str) -> Option<&'static str> {
    PLACES.get_key_value(id).map(|(id, _)| *id)
}

/// The address of a drawing, in whichever file it is.
pub fn address(id: &str) -> &'static str {
    debug_assert!(is_drawn(id), "nobody has drawn {id}");
    PLACES.get(id).map_or("", String::as_str)
}

/// A picture that only decorates: the words stand beside it.
pub fn picture(id: &str) -> Markup {
    html! { svg.pic aria-hidden="true" focusable="false" { use href=(address(id)) {} } }
}

/// A drawing as a part of another SVG, at a place and of a size in its units.
pub fn drawing(id: &str, x: f64, y: f64, size: f64) -> Markup {
    html! { use href=(address(id)) x=(x) y=(y) width=(size) height=(size) {} }
}

/// The picture beside the page's title: a lantern.
pub fn icon() -> String {
    let drawing = DRAWINGS[0]
        .1
        .lines()
        .find_map(|line| line.strip_prefix("<symbol id=\"lantern\" viewBox=\"0 0 48 48\">"));
    let drawing = drawing.and_then(|rest| rest.strip_suffix("</symbol>")).unwrap_or("");
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 48 48\" color=\"#c8791a\" {OUTLINE}>{drawing}</svg>"
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use undercroft_welcome::{Hero, Monster, Tile};

    #[test]
    fn everything_on_the_table_has_a_picture() {
        let ids = (Monster::ALL.map(Monster::id).into_iter())
            .chain(Hero::ALL.map(Hero::id))
            .chain(Tile::ALL.map(Tile::id));
        for id in ids {
            assert!(is_drawn(id), "{id}");
        }
        assert!(icon().contains("<path"), "the lantern is drawn");
    }

    #[test]
    fn every_drawing_that_another_one_uses_is_in_the_same_file() {
        for (name, drawings) in DRAWINGS {
            for used in drawings.split("<use href=\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
                assert!(drawings.contains(&format!("<symbol id=\"{used}\"")), "{name}: {used}");
            }
        }
    }

    #[test]
    fn one_creature_has_one_drawing() {
        let mut all: Vec<&str> =
            DRAWINGS.iter().flat_map(|(_, drawings)| drawings.lines().filter_map(id_of)).collect();
        let count = all.len();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), count, "a name is drawn twice");
    }
}

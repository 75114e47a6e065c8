//! Pictures: our own drawings, gathered in one sprite file.

use maud::{Markup, html};
use std::sync::LazyLock;

const DRAWINGS: &str = include_str!("../art/pictures.svg");

/// The sprite, an SVG file full of symbols.
pub static SPRITE: LazyLock<String> = LazyLock::new(|| {
    let symbols: String = DRAWINGS.lines().filter(|line| line.starts_with("<symbol")).collect();
    format!("<svg xmlns=\"http://www.w3.org/2000/svg\" {OUTLINE}>{symbols}</svg>")
});

/// What every drawing inherits; the stylesheet gives small ones a thicker outline.
const OUTLINE: &str = "fill=\"none\" stroke=\"#2a1810\" stroke-width=\"2.2\" stroke-linejoin=\"round\" stroke-linecap=\"round\"";

/// A picture that only decorates: the words stand beside it.
pub fn picture(id: &str) -> Markup {
    let href = format!("{}#{id}", crate::assets::SPRITE.path);
    html! { svg.pic aria-hidden="true" focusable="false" { use href=(href) {} } }
}

/// The picture beside the page's title: a lantern.
pub fn icon() -> String {
    let drawing =
        DRAWINGS.lines().find_map(|line| line.strip_prefix("<symbol id=\"lantern\" viewBox=\"0 0 48 48\">"));
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
            assert!(SPRITE.contains(&format!("<symbol id=\"{id}\"")), "{id}");
        }
        assert!(icon().contains("<path"), "the lantern is drawn");
    }

    #[test]
    fn every_drawing_that_another_one_uses_is_there() {
        for used in SPRITE.split("<use href=\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
            assert!(SPRITE.contains(&format!("<symbol id=\"{used}\"")), "{used}");
        }
    }
}

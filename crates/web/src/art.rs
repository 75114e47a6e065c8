//! Pictures: our own drawings and emoji of Twemoji (CC BY 4.0), gathered in one sprite file.

use maud::{Markup, html};
use std::sync::LazyLock;
use twemoji_assets::svg::{SvgTwemojiAsset, codes};

/// Our own drawings.
const OWN: &str = include_str!("../art/own.svg");

/// The sprite, an SVG file full of symbols.
pub static SPRITE: LazyLock<String> = LazyLock::new(sprite);

/// Emoji by the name pages use.
fn emoji() -> Vec<(&'static str, &'static SvgTwemojiAsset)> {
    vec![
        ("skeleton", &codes::U_2620),
        ("vampire", &codes::U_1F9DB_1F3FB_200D_2642_FE0F),
        ("golem", &codes::U_1F5FF),
        ("skull", &codes::U_1F480),
        ("crown", &codes::U_1F451),
        ("imp", &codes::U_1F47F),
        ("dragon", &codes::U_1F432),
        ("knight-shield", &codes::U_1F6E1),
        ("flame", &codes::U_1F525),
        ("holy-grail", &codes::U_1F3C6),
        ("ring-of-power", &codes::U_1F48D),
        ("vorpal-dagger", &codes::U_1F5E1),
        ("healing-potion", &codes::U_1F9EA),
        ("polymorph", &codes::U_1F438),
        ("robot", &codes::U_1F916),
        ("person", &codes::U_1F9D1),
        ("spectator", &codes::U_1F440),
        ("castle", &codes::U_1F3F0),
        ("scroll", &codes::U_1F4DC),
        ("hourglass", &codes::U_23F3),
        ("trophy", &codes::U_1F3C6),
        ("dice", &codes::U_1F3B2),
        ("speech", &codes::U_1F4AC),
    ]
}

/// Two drawings that are made of others: a Lich is a crowned skull, a Demon a red imp.
fn composed(emoji: &[(&'static str, &'static SvgTwemojiAsset)]) -> String {
    let inner = |name: &str| {
        let found = emoji.iter().find(|(other, _)| *other == name);
        found.map_or("", |(_, asset)| content(asset))
    };
    let lich = inner("skull").replace("#CCD6DD", "#9fd8c0").replace("#292F33", "#0c3d33");
    let demon = inner("imp").replace("#AA8DD8", "#d9402f").replace("#553986", "#4a0d0a");
    format!(
        "<symbol id=\"lich\" viewBox=\"0 0 36 36\"><g transform=\"translate(3 6.500) scale(.83)\">{lich}</g>\
         <g transform=\"translate(7 -3) scale(.61)\">{}</g></symbol>\
         <symbol id=\"demon\" viewBox=\"0 0 36 36\">{demon}</symbol>",
        inner("crown")
    )
}

fn content(asset: &'static SvgTwemojiAsset) -> &'static str {
    let text: &'static str = asset.data.0;
    let start = text.find('>').map_or(0, |at| at + 1);
    let end = text.rfind("</svg>").unwrap_or(text.len());
    &text[start..end]
}

fn sprite() -> String {
    let emoji = emoji();
    let mut text = String::from("<svg xmlns=\"http://www.w3.org/2000/svg\">");
    text.extend(OWN.lines().filter(|line| line.starts_with("<symbol")));
    for (name, asset) in &emoji {
        text += &format!("<symbol id=\"{name}\" viewBox=\"0 0 36 36\">{}</symbol>", content(asset));
    }
    text += &composed(&emoji);
    text + "</svg>"
}

/// The symbol that shows a thing of the games, by its id.
fn symbol(id: &str) -> &str {
    match id {
        "goblin" => "goblin-hood",
        "orc" => "orc-face",
        "torch" => "flame",
        other => other,
    }
}

/// A picture that only decorates: the words stand beside it.
pub fn picture(id: &str) -> Markup {
    let href = format!("{}#{}", crate::assets::SPRITE.path, symbol(id));
    html! { svg.pic aria-hidden="true" focusable="false" { use href=(href) {} } }
}

/// The picture beside the page's title: a lantern.
pub fn icon() -> String {
    let drawing =
        OWN.lines().find_map(|line| line.strip_prefix("<symbol id=\"lantern\" viewBox=\"0 0 36 36\">"));
    let drawing = drawing.and_then(|rest| rest.strip_suffix("</symbol>")).unwrap_or("");
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 36 36\" color=\"#c8791a\">{drawing}</svg>"
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
            assert!(SPRITE.contains(&format!("<symbol id=\"{}\"", symbol(id))), "{id}");
        }
    }
}

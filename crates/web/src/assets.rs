//! The files pages refer to. Their addresses carry a hash of the content, so browsers may keep them for ever.

use sha2::{Digest, Sha256};
use std::borrow::Cow;
use std::sync::LazyLock;

/// A file with its address.
#[derive(Debug)]
pub struct Asset {
    /// Where it is, such as `/assets/undercroft-1a2b3c4d.css`.
    pub path: String,
    /// What kind of file.
    pub content_type: &'static str,
    /// The file.
    pub content: Cow<'static, [u8]>,
}

impl Asset {
    pub(crate) fn new(
        name: &str,
        ending: &str,
        content_type: &'static str,
        content: Cow<'static, [u8]>,
    ) -> Asset {
        let hash = Sha256::digest(&content);
        let hash: String = hash.iter().take(6).map(|byte| format!("{byte:02x}")).collect();
        Asset { path: format!("/assets/{name}-{hash}.{ending}"), content_type, content }
    }
}

/// The stylesheet.
pub static STYLE: LazyLock<Asset> = LazyLock::new(|| {
    let text = [
        include_str!("../assets/base.css"),
        include_str!("../assets/table.css"),
        include_str!("../assets/parts.css"),
        include_str!("../assets/plain.css"),
        &crate::face::colours(),
        include_str!("../assets/pages.css"),
        include_str!("../assets/home.css"),
        include_str!("../assets/small.css"),
    ];
    let (fonts, text) = (font_faces(), text.concat());
    Asset::new("undercroft", "css", "text/css; charset=utf-8", Cow::Owned((fonts + &text).into_bytes()))
});

/// The script.
pub static SCRIPT: LazyLock<Asset> = LazyLock::new(|| {
    let text = concat!(
        include_str!("../assets/table.js"),
        include_str!("../assets/aim.js"),
        include_str!("../assets/map.js"),
        include_str!("../assets/morph.js"),
        include_str!("../assets/live.js"),
        include_str!("../assets/replay.js"),
    );
    Asset::new("undercroft", "js", "text/javascript; charset=utf-8", Cow::Borrowed(text.as_bytes()))
});

/// The stylesheets of drawn tables, each for the pages of its game alone.
static TABLES: LazyLock<Vec<(&'static str, Asset)>> = LazyLock::new(|| {
    let sheet = |(game, text): (&'static str, &'static str)| {
        (game, Asset::new(game, "css", "text/css; charset=utf-8", Cow::Borrowed(text.as_bytes())))
    };
    crate::face::sheets().map(sheet).collect()
});

/// The stylesheet of a game's table.
pub fn table_style(game: &str) -> Option<&'static Asset> {
    TABLES.iter().find(|(other, _)| *other == game).map(|(_, asset)| asset)
}

/// The book face for names and prompts: Libertinus Serif (OFL), cut down by the build script.
pub static SEMIBOLD: LazyLock<Asset> = LazyLock::new(|| {
    let file: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/semibold.otf"));
    Asset::new("serif-semibold", "otf", "font/otf", Cow::Borrowed(file))
});

/// The same for running text.
pub static REGULAR: LazyLock<Asset> = LazyLock::new(|| {
    let file: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/regular.otf"));
    Asset::new("serif-regular", "otf", "font/otf", Cow::Borrowed(file))
});

/// What a pen writes on a sheet: figures only, drawn by us.
pub static HAND: LazyLock<Asset> = LazyLock::new(|| {
    Asset::new("hand", "woff2", "font/woff2", Cow::Borrowed(include_bytes!("../art/hand.woff2")))
});

fn font_faces() -> String {
    let face = |asset: &Asset, weight: &str| {
        format!(
            "@font-face{{font-family:\"Undercroft Serif\";font-weight:{weight};font-display:swap;\
             src:url({}) format(\"opentype\")}}\n",
            asset.path
        )
    };
    let hand = format!(
        "@font-face{{font-family:\"Undercroft Hand\";font-display:swap;src:url({}) format(\"woff2\")}}\n",
        HAND.path
    );
    face(&SEMIBOLD, "600") + &face(&REGULAR, "400") + &hand
}

/// All of them.
pub fn all() -> impl Iterator<Item = &'static Asset> {
    let shared = [&STYLE, &SCRIPT, &SEMIBOLD, &REGULAR, &HAND].into_iter().map(|asset| &**asset);
    shared.chain(crate::art::SPRITES.iter()).chain(TABLES.iter().map(|(_, asset)| asset))
}

/// The asset at an address.
pub fn find(path: &str) -> Option<&'static Asset> {
    all().find(|asset| asset.path == path)
}

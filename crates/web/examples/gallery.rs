//! Writes every state of the table to `target/gallery`, to be looked at in a browser.

#[path = "../tests/common/mod.rs"]
mod common;

use common::moments::{DELVES, MOMENTS, delve, find};
use common::table_page;
use std::path::Path;
use undercroft_core::Language;
use undercroft_web::assets;
use undercroft_web::face::plan;
use undercroft_web::page::Theme;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = Path::new("target/gallery");
    std::fs::create_dir_all(folder.join("assets"))?;
    for asset in assets::all() {
        std::fs::write(folder.join(asset.path.trim_start_matches('/')), &asset.content)?;
    }
    let welcome =
        MOMENTS.iter().map(|(name, phase, pile)| (format!("table-{name}"), *name, find(name, phase, *pile)));
    let delves = DELVES.iter().map(|(name, game, phase, top, least)| {
        (format!("delve-{name}"), *name, delve(game, phase, top, *least))
    });
    let wanted = std::env::args().nth(1).unwrap_or_default();
    let all: Vec<_> = if wanted == "delves" { delves.collect() } else { welcome.chain(delves).collect() };
    for (file, name, table) in all {
        for language in Language::ALL {
            let names = match language {
                Language::En => ["Ann", "Mira", "Oskar"],
                Language::Ru => ["Анна", "Мира", "Оскар"],
            };
            for theme in [Theme::Dark, Theme::Light] {
                let html = table_page(name, &*table, language, theme, names);
                write_plans(folder, &html)?;
                let file = format!("{file}-{}-{}.html", language.code(), theme.id());
                std::fs::write(folder.join(file), html)?;
            }
        }
    }
    println!("{}", folder.display());
    Ok(())
}

/// The floor plans that a page shows; a server draws them when it is asked.
fn write_plans(folder: &Path, html: &str) -> std::io::Result<()> {
    for rest in html.split("src=\"/places/").skip(1) {
        let Some((drawn_with, file)) = rest.split('"').next().and_then(|address| address.split_once('/'))
        else {
            continue;
        };
        if let Some(drawing) = plan::drawing(drawn_with, file) {
            let place = folder.join("places").join(drawn_with);
            std::fs::create_dir_all(&place)?;
            std::fs::write(place.join(file), drawing)?;
        }
    }
    Ok(())
}

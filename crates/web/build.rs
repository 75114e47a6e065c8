//! Cuts the book face down to the letters that English and Russian pages need: 330 kB become 50.

use allsorts::Font;
use allsorts::binary::read::ReadScope;
use allsorts::font::MatchingPresentation;
use allsorts::font_data::FontData;
use allsorts::subset::{CmapTarget, SubsetProfile, subset};
use std::error::Error;
use std::path::Path;

/// Letters beyond ASCII and Russian: quotes, dashes and what western names are written with.
const FURTHER: &str = "Ёё«»“”‘’„—–…·×−•½ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿßœŒšŠžŽ";

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    let folder = std::env::var("OUT_DIR")?;
    for (name, full_name) in
        [("semibold", "Libertinus Serif Semibold"), ("regular", "Libertinus Serif Regular")]
    {
        let face = typst_assets::fonts()
            .find(|face| holds(face, full_name))
            .ok_or_else(|| format!("the fonts have no {full_name}"))?;
        std::fs::write(Path::new(&folder).join(format!("{name}.otf")), cut(face)?)?;
    }
    Ok(())
}

/// Is this the face with that name? The name table spells it in UTF-16.
fn holds(face: &[u8], full_name: &str) -> bool {
    let wanted: Vec<u8> = full_name.encode_utf16().flat_map(u16::to_be_bytes).collect();
    let italic: Vec<u8> = format!("{full_name} Italic").encode_utf16().flat_map(u16::to_be_bytes).collect();
    let found = |part: &[u8]| face.windows(part.len()).any(|window| window == part);
    found(&wanted) && !found(&italic)
}

fn cut(face: &[u8]) -> Result<Vec<u8>, Box<dyn Error>> {
    let data = ReadScope::new(face).read::<FontData<'_>>()?;
    let mut font = Font::new(data.table_provider(0)?)?;
    let letters = (' '..='~').chain('А'..='я').chain(FURTHER.chars());
    let mut glyphs: Vec<u16> = letters
        .map(|letter| font.lookup_glyph_index(letter, MatchingPresentation::NotRequired, None).0)
        .chain([0])
        .collect();
    glyphs.sort_unstable();
    glyphs.dedup();
    Ok(subset(&font.font_table_provider, &glyphs, &SubsetProfile::Minimal, CmapTarget::Unicode)?)
}

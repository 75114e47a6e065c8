//! The proof that the luck of a game was fixed before it began.

use crate::page::{Frame, Reader, page as frame_page};
use maud::{Markup, html};
use undercroft_server::TableId;
use undercroft_server::hall::Fairness;

/// Seal, seed and whether they belong together.
pub fn page(reader: &Reader, id: &TableId, proof: &Fairness) -> Markup {
    let speech = reader.speech();
    let frame = Frame { title: speech.text("web-fair"), class: "plain", ..Frame::default() };
    let verdict = match proof.holds {
        Some(true) => "web-fair-holds",
        Some(false) => "web-fair-broken",
        None => "web-fair-later",
    };
    frame_page(
        reader,
        &frame,
        html! {
            section.sheet.prose {
                h1 { (speech.text("web-fair")) }
                p { (speech.text("web-fair-what")) }
                @if proof.from_position { p { (speech.text("web-from-position")) " " (speech.text("web-fair-position")) } }
                p.verdict { b { (speech.text(verdict)) } }
                p { (speech.text("web-fair-seal")) " " code { (proof.seal) } }
                @if let Some(seed) = &proof.seed {
                    p { (speech.text("web-fair-seed")) " " code { (seed) } }
                    p { a.choice href={ "/tables/" (id) "/file" } { (speech.text("web-file")) } }
                }
                p { a href={ "/tables/" (id) } { (speech.text("web-back-to-table")) } }
            }
        },
    )
}

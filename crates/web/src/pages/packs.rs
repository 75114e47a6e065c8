//! A page to try a pack of Dungeoneer: its faults with their lines, or all that is in it and a button to play with it.

use crate::face;
use crate::page::{Frame, Reader, page as frame_page};
use maud::{Markup, html};

/// A pack that somebody tried.
#[derive(Debug)]
pub struct Tried {
    /// Its text.
    pub text: String,
    /// What is in it, or what is wrong with it.
    pub found: Result<Markup, Vec<String>>,
}

/// The page; without a pack just the form.
pub fn page(reader: &Reader, tried: Option<&Tried>) -> Markup {
    let speech = reader.speech();
    let frame = Frame {
        title: speech.text("web-packs"),
        class: "plain",
        game: Some("vault"),
        private: true,
        ..Frame::default()
    };
    let text = tried.map_or("", |tried| tried.text.as_str());
    frame_page(
        reader,
        &frame,
        html! {
            section.sheet.packs.dungeoneer {
                h1 { (speech.text("web-packs")) }
                p { (speech.text("web-packs-what")) }
                @if let Some(Tried { found: Err(wrong), .. }) = tried {
                    div.wrong role="alert" { h2 { (speech.count("web-packs-wrong", wrong.len() as i64)) } ol { @for one in wrong { li { (one) } } } }
                }
                form method="post" action="/packs" data-pack {
                    input type="hidden" name="word" value=(reader.token);
                    p.script-only { label { (speech.text("web-packs-file")) " " input type="file" accept=".toml,text/plain" data-pack-file; } }
                    label for="pack-text" { (speech.text("web-packs-text")) }
                    textarea #pack-text name="pack" rows="12" spellcheck="false" required { (text) }
                    button.choice.main { (speech.text("web-packs-try")) }
                }
                @if let Some(Tried { found: Ok(inside), .. }) = tried {
                    form.start method="post" action="/packs" {
                        input type="hidden" name="word" value=(reader.token);
                        input type="hidden" name="pack" value=(text);
                        p { (speech.text("web-packs-good")) }
                        @for bots in 1..=3u8 { button.choice name="bots" value=(bots) { (speech.count("web-packs-play", bots)) } " " }
                    }
                    (inside)
                }
            }
        },
    )
}

/// Reads what somebody sent.
pub fn tried(reader: &Reader, text: &str) -> Tried {
    Tried { text: text.to_owned(), found: face::browse_pack(text, &reader.speech()) }
}

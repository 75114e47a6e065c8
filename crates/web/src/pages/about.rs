//! What this is, whose pictures it uses, and what to say when something went wrong.

use crate::art::picture;
use crate::page::{Frame, Reader, page as frame_page};
use crate::speech::Speech;
use maud::{Markup, html};
use undercroft_server::Trouble;

/// About Undercroft.
pub fn page(reader: &Reader) -> Markup {
    let speech = reader.speech();
    let frame = Frame { title: speech.text("web-about"), class: "plain", ..Frame::default() };
    frame_page(
        reader,
        &frame,
        html! {
            article.sheet.prose {
                h1 { (speech.text("web-about")) }
                p { (speech.text("web-about-what")) }
                p { (speech.text("web-about-fair")) }
                h2 { (speech.text("web-about-keys")) }
                p { (speech.text("web-about-keys-list")) }
                h2 { (speech.text("web-about-thanks")) }
                p { (speech.text("web-about-pictures")) }
                p { (speech.text("web-about-letters")) }
                p { (speech.text("web-about-names")) }
                p { a href="/api" { (speech.text("web-api")) } }
            }
        },
    )
}

/// A page that says what went wrong.
pub fn trouble(reader: &Reader, trouble: &Trouble) -> Markup {
    let speech = reader.speech();
    let frame = Frame { title: speech.text("web-trouble"), class: "plain", ..Frame::default() };
    frame_page(
        reader,
        &frame,
        html! {
            div.sheet.trouble {
                (picture("lantern"))
                h1 { (speech.text("web-trouble")) }
                p { (speech.say(&trouble.phrase())) }
                p { a.choice.main href="/" { (speech.text("web-trouble-home")) } }
            }
        },
    )
}

/// The same as a card beside the board, for the script.
pub fn trouble_card(speech: &Speech, trouble: &Trouble) -> Markup {
    html! {
        div #answers.answers {
            section.card.why { h2 { (speech.text("web-trouble")) } p { (speech.say(&trouble.phrase())) } }
        }
    }
}

//! The frame of every page: head, header with language and theme, and the place for what the page is about.

use crate::art::picture;
use crate::assets::{SCRIPT, STYLE, table_style};
use crate::speech::Speech;
use maud::{DOCTYPE, Markup, html};
use undercroft_core::Language;
use undercroft_server::PersonId;

/// Who reads the page, and how.
#[derive(Clone, Debug)]
pub struct Reader {
    /// The language of the page.
    pub language: Language,
    /// The theme.
    pub theme: Theme,
    /// Who it is, once the person has a name.
    pub person: Option<PersonId>,
    /// The name, once the person has one.
    pub name: Option<String>,
    /// An account rather than a guest.
    pub account: bool,
    /// The secret that proves that a form came from our page.
    pub token: String,
    /// The address of this page, to come back to after a switch.
    pub path: String,
    /// Where the server is for this reader, such as `https://club.example`; addresses to be passed on begin so.
    pub origin: String,
}

impl Reader {
    /// Speaks the reader's language.
    pub fn speech(&self) -> Speech {
        Speech::new(self.language)
    }
}

/// Light or dark.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// As the reader's system has it.
    #[default]
    Auto,
    /// By torch light.
    Dark,
    /// By daylight.
    Light,
}

impl Theme {
    /// The name in cookies and forms.
    pub fn id(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Dark => "dark",
            Theme::Light => "light",
        }
    }

    /// The theme with this name.
    pub fn from_id(id: &str) -> Option<Theme> {
        [Theme::Auto, Theme::Dark, Theme::Light].into_iter().find(|theme| theme.id() == id)
    }
}

/// What is special about a page.
#[derive(Debug, Default)]
pub struct Frame<'a> {
    /// The title.
    pub title: String,
    /// The kind of page, for the stylesheet.
    pub class: &'a str,
    /// Where the page hears of changes.
    pub stream: Option<String>,
    /// Without a script: load the page again after so many seconds.
    pub reload: Option<u8>,
    /// Shown in the header beside the name.
    pub headline: Option<String>,
    /// Further links of the header.
    pub links: Vec<(String, String)>,
    /// What the page is about, for previews of a link to it.
    pub summary: Option<String>,
    /// The game it is about, whose rules one may want to look up.
    pub game: Option<&'a str>,
    /// Its address is nobody else's business: no search engine should keep it.
    pub private: bool,
}

/// A whole page.
pub fn page(reader: &Reader, frame: &Frame<'_>, main: Markup) -> Markup {
    let speech = reader.speech();
    html! {
        (DOCTYPE)
        html lang=(reader.language.code()) data-theme=(reader.theme.id()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="dark light";
                title { (frame.title) " · " (speech.text("web-title")) }
                @if let Some(summary) = &frame.summary {
                    meta name="description" content=(summary);
                    meta property="og:site_name" content=(speech.text("web-title"));
                    meta property="og:title" content=(frame.title);
                    meta property="og:description" content=(summary);
                }
                @if frame.private { meta name="robots" content="noindex"; }
                link rel="stylesheet" href=(STYLE.path);
                @if let Some(sheet) = frame.game.and_then(table_style) { link rel="stylesheet" href=(sheet.path); }
                link rel="icon" type="image/svg+xml" href="/favicon.svg";
                @if let Some(seconds) = frame.reload {
                    noscript { meta http-equiv="refresh" content=(seconds); }
                }
                script src=(SCRIPT.path) defer {}
            }
            body.(frame.class) data-stream=[frame.stream.as_ref()] data-lost=(speech.text("web-connection-lost")) {
                a.skip href="#main" { (speech.text("web-skip")) }
                (header(reader, frame, &speech))
                main #main { (main) }
                p #announcer.unseen role="status" aria-live="polite" {}
            }
        }
    }
}

fn header(reader: &Reader, frame: &Frame<'_>, speech: &Speech) -> Markup {
    let learn = frame.game.map_or_else(|| "/how-to-play".to_owned(), |game| format!("/how-to-play/{game}"));
    html! {
        header.top {
            a.brand href="/" { (picture("lantern")) span { (speech.text("web-title")) } }
            @if let Some(headline) = &frame.headline { h1 #headline.headline { (headline) } }
            nav aria-label=(speech.text("web-navigation")) {
                @for (label, href) in &frame.links { a href=(href) { (label) } }
                (place("/lobby", "table", &speech.text("web-lobby")))
                (place(&learn, "book", &speech.text("web-how-to-play")))
                @match &reader.name {
                    Some(name) => (place("/me", "person", name)),
                    None => (place("/sign-in", "person", &speech.text("web-sign-in"))),
                }
            }
            (settings(reader, speech))
        }
    }
}

/// A link of the header: words on a wide screen, a picture on a narrow one.
fn place(href: &str, sign: &str, label: &str) -> Markup {
    html! { a href=(href) title=(label) { (picture(sign)) span { (label) } } }
}

/// Language and theme: plain forms, so that they work without a script.
fn settings(reader: &Reader, speech: &Speech) -> Markup {
    let themes = [Theme::Dark, Theme::Light, Theme::Auto];
    let label = |theme: Theme| match theme {
        Theme::Auto => speech.text("web-theme-auto"),
        Theme::Dark => speech.text("web-theme-dark"),
        Theme::Light => speech.text("web-theme-light"),
    };
    html! {
        details.settings {
            summary aria-label=(speech.text("web-settings")) title=(speech.text("web-settings")) { (picture("gear")) }
            form method="post" action="/settings" {
                input type="hidden" name="word" value=(reader.token);
                input type="hidden" name="back" value=(reader.path);
                fieldset {
                    legend { (speech.text("web-language")) }
                    @for language in Language::ALL {
                        button name="language" value=(language.code()) lang=(language.code())
                            aria-pressed=(reader.language == language) {
                            @match language { Language::En => "English", Language::Ru => "Русский" }
                        }
                    }
                }
                fieldset {
                    legend { (speech.text("web-theme")) }
                    @for theme in themes {
                        button name="theme" value=(theme.id()) aria-pressed=(reader.theme == theme) { (label(theme)) }
                    }
                }
                fieldset.script-only {
                    legend { (speech.text("web-keys")) }
                    @for (value, key) in [("on", "web-keys-on"), ("off", "web-keys-off")] {
                        button type="button" data-keys=(value) aria-pressed=(value == "on") { (speech.text(key)) }
                    }
                }
            }
        }
    }
}

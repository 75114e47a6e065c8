//! The words of a page: one language, and the company that is spoken of.

use std::sync::LazyLock;
use undercroft_core::{Company, Language, Phrase, Words};

static EN: LazyLock<Words> = LazyLock::new(|| {
    load(
        Language::En,
        concat!(
            include_str!("../../../locales/en/web.ftl"),
            include_str!("../../../locales/en/web-dungeoneer.ftl"),
            include_str!("../../../locales/en/web-day.ftl"),
            include_str!("../../../locales/en/web-campaign.ftl")
        ),
    )
});
static RU: LazyLock<Words> = LazyLock::new(|| {
    load(
        Language::Ru,
        concat!(
            include_str!("../../../locales/ru/web.ftl"),
            include_str!("../../../locales/ru/web-dungeoneer.ftl"),
            include_str!("../../../locales/ru/web-day.ftl"),
            include_str!("../../../locales/ru/web-campaign.ftl")
        ),
    )
});

fn load(language: Language, own: &'static str) -> Words {
    let mut files = undercroft_shelf::words(language);
    files.extend([undercroft_server::words(language), own]);
    Words::new(language, &files)
}

/// All words of a language that pages use.
pub fn words(language: Language) -> &'static Words {
    match language {
        Language::En => &EN,
        Language::Ru => &RU,
    }
}

/// Speaks one language to one company.
#[derive(Clone, Debug)]
pub struct Speech {
    words: &'static Words,
    company: Company,
}

impl Speech {
    /// Speaks of nobody in particular.
    pub fn new(language: Language) -> Speech {
        Speech { words: words(language), company: Company::default() }
    }

    /// Speaks of these people.
    #[must_use]
    pub fn with(mut self, company: Company) -> Speech {
        self.company = company;
        self
    }

    /// Which language it is.
    pub fn language(&self) -> Language {
        self.words.language()
    }

    /// The words themselves.
    pub fn words(&self) -> &'static Words {
        self.words
    }

    /// Who is spoken of.
    pub fn company(&self) -> &Company {
        &self.company
    }

    /// A phrase in words.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.words.say(phrase, &self.company)
    }

    /// A message without arguments.
    pub fn text(&self, key: &'static str) -> String {
        self.say(&Phrase::new(key))
    }

    /// A message with one number.
    pub fn count(&self, key: &'static str, n: impl Into<i64>) -> String {
        self.say(&Phrase::new(key).number("n", n))
    }
}

//! Phrases put into English or Russian by Fluent.

use crate::phrase::{Arg, Phrase};
use crate::seat::Seat;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The languages Undercroft speaks.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// English.
    #[default]
    En,
    /// Russian.
    Ru,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 2] = [Language::En, Language::Ru];

    /// The code, as in `--lang ru`.
    pub fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Ru => "ru",
        }
    }

    /// The language with this code.
    pub fn from_code(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.code() == code)
    }
}

/// The people at a table as one of them hears of them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Company {
    /// Names by seat.
    pub names: Vec<String>,
    /// The seat that is told, which is called "you".
    pub you: Option<Seat>,
}

impl Company {
    fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| seat.number().to_string())
    }
}

/// A message that a language lacks, or that asks for an argument it is not given.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{language}: message “{key}”: {problem}")]
pub struct WordsError {
    /// The language's code.
    pub language: &'static str,
    /// The message's key.
    pub key: String,
    /// What is wrong with it.
    pub problem: String,
}

/// One language's words.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Words").field("language", &self.language).finish_non_exhaustive()
    }
}

impl Words {
    /// The words of these Fluent files, and our own.
    ///
    /// # Panics
    /// If a file is not Fluent or two files share a key: they are part of the program, and a test reads them.
    pub fn new(language: Language, files: &[&str]) -> Words {
        let locale: unic_langid::LanguageIdentifier =
            language.code().parse().expect("the language codes are valid");
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(with_true_minus));
        let own = match language {
            Language::En => include_str!("../../../locales/en/core.ftl"),
            Language::Ru => include_str!("../../../locales/ru/core.ftl"),
        };
        for file in files.iter().chain([&own]) {
            let resource = FluentResource::try_new((*file).to_owned())
                .unwrap_or_else(|(_, errors)| panic!("{} words: {errors:?}", language.code()));
            if let Err(errors) = bundle.add_resource(resource) {
                panic!("{} words: {errors:?}", language.code());
            }
        }
        Words { language, bundle }
    }

    /// Which language this is.
    pub fn language(&self) -> Language {
        self.language
    }

    /// A message without arguments.
    pub fn text(&self, key: &'static str) -> String {
        self.say(&Phrase::new(key), &Company::default())
    }

    /// The phrase as this company hears it. A missing message shows its key; tests keep that from happening.
    pub fn say(&self, phrase: &Phrase, company: &Company) -> String {
        self.try_say(phrase, company).unwrap_or_else(|_| format!("⟨{}⟩", phrase.key))
    }

    /// The phrase, or what is missing.
    pub fn try_say(&self, phrase: &Phrase, company: &Company) -> Result<String, WordsError> {
        let wrong = |problem: String| WordsError {
            language: self.language.code(),
            key: phrase.key.to_string(),
            problem,
        };
        if let Some(own) = phrase.own.as_ref().and_then(|own| own.get(self.language)) {
            return Ok(own.to_owned());
        }
        let message =
            self.bundle.get_message(&phrase.key).ok_or_else(|| wrong("does not exist".to_owned()))?;
        let pattern = message.value().ok_or_else(|| wrong("has no text".to_owned()))?;
        let args = self.arguments(phrase, company)?;
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        match errors.first() {
            Some(error) => Err(wrong(error.to_string())),
            None => Ok(text),
        }
    }

    fn arguments<'a>(&self, phrase: &'a Phrase, company: &Company) -> Result<FluentArgs<'a>, WordsError> {
        let mut args = FluentArgs::new();
        for (name, arg) in &phrase.args {
            match arg {
                Arg::Text(text) => args.set(*name, FluentValue::from(text.clone())),
                Arg::Number(number) => args.set(*name, FluentValue::from(*number)),
                Arg::Seat(seat) => {
                    args.set(*name, FluentValue::from(company.name(*seat)));
                    let is = if company.you == Some(*seat) { "you" } else { "other" };
                    args.set(format!("{name}_is"), FluentValue::from(is));
                }
                Arg::Phrase(inner) => {
                    args.set(*name, FluentValue::from(self.try_say(inner, company)?));
                    for (case, text) in self.attributes(inner, company)? {
                        args.set(format!("{name}-{case}"), FluentValue::from(text));
                    }
                }
                Arg::List(items) => {
                    let said: Result<Vec<_>, _> =
                        items.iter().map(|item| self.try_say(item, company)).collect();
                    args.set(*name, FluentValue::from(said?.join(", ")));
                }
            }
        }
        Ok(args)
    }

    /// Other forms of a message, such as the grammatical cases of a monster's name.
    fn attributes(&self, phrase: &Phrase, company: &Company) -> Result<Vec<(String, String)>, WordsError> {
        let Some(message) = self.bundle.get_message(&phrase.key) else { return Ok(Vec::new()) };
        let args = self.arguments(phrase, company)?;
        Ok(message
            .attributes()
            .map(|attribute| {
                let own = phrase.own.as_ref().and_then(|own| own.form(self.language, attribute.id()));
                if let Some(own) = own {
                    return (attribute.id().to_owned(), own.to_owned());
                }
                let mut errors = Vec::new();
                let text = self.bundle.format_pattern(attribute.value(), Some(&args), &mut errors);
                (attribute.id().to_owned(), text.into_owned())
            })
            .collect())
    }
}

/// A negative number has a minus in front of it, not the hyphen of a keyboard.
fn with_true_minus<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) if number.value < 0.0 => Some(number.as_string().replacen('-', "−", 1)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pack::Library;

    const RU: &str = "orc = Орк\n    .acc = Орка\nmeet = { $who_is ->\n    [you] Вы встречаете { $monster-acc }\n   *[other] { $who } встречает { $monster-acc }\n}.\nhp = { $n ->\n    [one] { $n } жизнь\n    [few] { $n } жизни\n   *[other] { $n } жизней\n}\n";

    fn words() -> Words {
        Words::new(Language::Ru, &[RU])
    }

    #[test]
    fn russian_has_cases_persons_and_plurals() {
        let company =
            Company { names: vec!["Мира".into(), "Оскар".into()], you: Some(Seat::new(1)) };
        let meet =
            |seat| Phrase::new("meet").seat("who", Seat::new(seat)).phrase("monster", Phrase::new("orc"));
        assert_eq!(words().say(&meet(0), &company), "Мира встречает Орка.");
        assert_eq!(words().say(&meet(1), &company), "Вы встречаете Орка.");
        let hp = |n: i64| words().say(&Phrase::new("hp").number("n", n), &company);
        assert_eq!([hp(1), hp(3), hp(11)], ["1 жизнь", "3 жизни", "11 жизней"]);
    }

    #[test]
    fn negative_numbers_have_a_true_minus() {
        let hp = |n: i64| words().say(&Phrase::new("hp").number("n", n), &Company::default());
        assert_eq!([hp(-1), hp(-5), hp(0)], ["−1 жизнь", "−5 жизней", "0 жизней"]);
    }

    /// A name from a file of the players' own takes the place of ours in every case; what it does not say in this
    /// language stays ours.
    #[test]
    fn own_names_come_first() {
        let read = |text: &str| {
            let pack = Library { packs: &[], keys: &[] }.open(Some(text)).unwrap();
            pack.read(|root| Some(root.said("name"))).unwrap()
        };
        let meet = |name: &str| {
            let orc = Phrase::new("orc").or_own(Some(&read(name)));
            words().say(
                &Phrase::new("meet").seat("who", Seat::new(0)).phrase("monster", orc),
                &Company::default(),
            )
        };
        assert_eq!(meet("name = { ru = 'Тролль', ru-acc = 'Тролля' }"), "1 встречает Тролля.");
        assert_eq!(meet("name = 'Grunt'"), "1 встречает Grunt.");
        assert_eq!(meet("name = { en = 'Grunt' }"), "1 встречает Орка.");
    }

    #[test]
    fn what_is_missing_is_named() {
        let company = Company::default();
        assert_eq!(words().say(&Phrase::new("dragon"), &company), "⟨dragon⟩");
        let error = words().try_say(&Phrase::new("hp"), &company).unwrap_err();
        assert_eq!(error.key, "hp");
    }
}

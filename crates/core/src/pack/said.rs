//! Names and texts that a file brings along, in whatever languages it has them.

use super::entry::Entry;
use crate::words::Language;
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;
use std::sync::Arc;

/// A name or text by language code; the empty code stands for every language that has no text of its own. Other
/// grammatical forms follow the code, as in `ru-acc`.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Said(Arc<BTreeMap<String, String>>);

impl Said {
    /// Does the file say nothing?
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The text for readers of this language; none where the words of `locales/` are to be used.
    pub fn get(&self, language: Language) -> Option<&str> {
        self.0.get(language.code()).or_else(|| self.0.get("")).map(String::as_str)
    }

    /// The same in another grammatical form, such as `acc`; the plain text where the file has no such form.
    pub fn form(&self, language: Language, form: &str) -> Option<&str> {
        let own = self.0.get(&format!("{}-{form}", language.code()));
        own.map(String::as_str).or_else(|| self.get(language))
    }

    /// The text in this language or else in any: for things that `locales/` does not know.
    pub fn any(&self, language: Language) -> &str {
        self.get(language).or_else(|| self.0.values().next().map(String::as_str)).unwrap_or_default()
    }
}

impl Serialize for Said {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter())
    }
}

impl Entry<'_> {
    /// A name or text: `name = "Gremlin"` for every language, `name = { en = "Gremlin", ru = "Гремлин" }`, or
    /// `name_en = "Gremlin"` and `name_ru = "Гремлин"`.
    pub fn said(&self, name: &str) -> Said {
        let mut said = BTreeMap::new();
        if let Some(field) = self.field(name) {
            match field.maybe_entry() {
                Some(languages) => {
                    let texts = languages.fields();
                    said.extend(
                        texts.filter_map(|(code, text)| Some((code.to_owned(), text.text()?.to_owned()))),
                    );
                }
                None => said.extend(field.text().map(|text| (String::new(), text.to_owned()))),
            }
        }
        for language in self.languages(name) {
            let text = self.field(&format!("{name}_{language}"));
            said.extend(text.and_then(|text| Some((language, text.text()?.to_owned()))));
        }
        Said(Arc::new(said))
    }
}

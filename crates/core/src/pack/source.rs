//! Where values come from.

use super::entry::Entry;
use crate::kit::Named;
use std::collections::BTreeMap;

crate::named! {
    /// Where a value comes from.
    Source {
        /// The rules text or one of its worked examples.
        Rulebook = "rulebook",
        /// Photographs, published lists, the publisher's answers.
        Public = "public",
        /// Follows from the others.
        Derived = "derived",
        /// No source gives it: it is ours, or the owner's of the file.
        House = "house",
    }
}

/// The provenance of an entry: its source, and single values that come from elsewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Provenance {
    /// Of all that is not named in `but`.
    pub source: Source,
    /// Of single values.
    pub but: BTreeMap<String, Source>,
}

impl Provenance {
    /// Where the value of this field comes from.
    pub fn of(&self, field: &str) -> Source {
        self.but.get(field).copied().unwrap_or(self.source)
    }
}

impl Entry<'_> {
    /// The provenance of the entry. In the box it must be there; in a file of the players' own, what does not say where
    /// it comes from is theirs, and so is every field with which they overrule the box.
    ///
    /// Written as `source = "public"` or by field as `source = { strength = "rulebook", copies = "public" }`; single
    /// fields also as `source_of = { copies = "house" }`, `except = { house = ["copies"] }` or
    /// `house_fields = ["copies"]`. `provenance` is another word for `source`, and a `note` may say more.
    pub fn source(&self) -> Provenance {
        let mut found = Provenance { source: Source::House, but: BTreeMap::new() };
        let stated = self.field("source").or_else(|| self.allow("provenance"));
        self.allow("note");
        for field in self.allow("house_fields").map(|field| field.list()).unwrap_or_default() {
            found.but.extend(field.text().map(|name| (name.to_owned(), Source::House)));
        }
        if let Some(single) = self.allow("source_of") {
            found.but.extend(by_field(&single.entry()));
        }
        if let Some(except) = self.allow("except").map(|field| field.entry()) {
            for source in Source::ALL {
                let names = except.maybe_list(source.id());
                found.but.extend(names.iter().filter_map(|name| Some((name.text()?.to_owned(), source))));
            }
        }
        let Some(stated) = stated else {
            if self.is_in_the_box() {
                self.missing("source", &format!("one of {}", Source::ids()));
            }
            return found;
        };
        match stated.maybe_entry() {
            Some(single) => found.but.extend(by_field(&single)),
            None => found.source = stated.word().unwrap_or_default(),
        }
        for name in self.overruled_since(&stated) {
            found.but.insert(name, Source::House);
        }
        found
    }
}

fn by_field(single: &Entry<'_>) -> Vec<(String, Source)> {
    single.fields().filter_map(|(name, field)| Some((name.to_owned(), field.word()?))).collect()
}

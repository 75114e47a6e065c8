//! Typed access to what a pack says: required and optional fields, numbers in ranges, words of a closed list.

use super::node::{Node, Place, Table, Value};
use super::problem::one_of;
use super::reading::{Asked, MEANINGLESS, Reading, Unread};
use crate::kit::Named;
use std::cell::{Cell, RefCell};
use std::ops::RangeInclusive;

static NOTHING: Table = Table(Vec::new());

/// A table of the file: a section, an entry of a list, or a table within one. When it goes out of scope, fields that
/// nobody asked for are problems.
#[derive(Debug)]
pub struct Entry<'a> {
    reading: &'a Reading<'a>,
    table: &'a Table,
    at: Place,
    /// How messages call it, such as `[[heroes]] “mage”`.
    name: String,
    /// What stands before its fields, such as `cost.`.
    prefix: String,
    /// The list whose entry it is; empty for a section.
    list: String,
    /// Every field that was asked for, and whether messages recommend it.
    asked: RefCell<Asked>,
    /// A word that decides what else belongs here was wrong, or the entry is missing altogether, which has been told.
    silent: Cell<bool>,
}

/// A value of the file.
#[derive(Clone, Debug)]
pub struct Field<'a> {
    reading: &'a Reading<'a>,
    node: &'a Node,
    entry: String,
    path: String,
}

impl<'a> Entry<'a> {
    pub(super) fn root(reading: &'a Reading<'a>) -> Entry<'a> {
        let at = reading.pack.root.at;
        Entry::new(reading, reading.pack.root.table(), at, String::new(), String::new())
    }

    fn new(
        reading: &'a Reading<'a>,
        table: Option<&'a Table>,
        at: Place,
        name: String,
        prefix: String,
    ) -> Entry<'a> {
        let silent = Cell::new(table.is_none());
        let table = table.unwrap_or(&NOTHING);
        let list = String::new();
        Entry { reading, table, at, name, prefix, list, asked: RefCell::default(), silent }
    }

    /// Something about the entry as a whole is wrong.
    pub fn wrong(&self, found: impl Into<String>, needed: impl Into<String>) {
        let field = self.prefix.trim_end_matches('.');
        self.reading.report(self.at, &self.name, field, found.into(), needed.into());
    }

    /// Nothing more will be read here, so nobody can say which fields would have been asked for.
    pub(super) fn gives_up(&self) {
        if self.reading.is_clean() {
            self.wrong("a file that is not whole", "everything the game asks for");
        }
        self.silent.set(true);
    }

    /// A field is not there, and ought to be.
    pub(super) fn missing(&self, name: &str, needed: &str) {
        if !self.silent.get() {
            let field = format!("{}{name}", self.prefix);
            self.reading.report(self.at, &self.name, &field, "nothing".to_owned(), needed.to_owned());
        }
    }

    pub(super) fn is_in_the_box(&self) -> bool {
        self.reading.pack.files.get(usize::from(self.at.file)).is_some_and(|file| file.in_the_box)
    }

    /// Fields that a later file gave than the one in which this field stands.
    pub(super) fn overruled_since(&self, field: &Field<'_>) -> impl Iterator<Item = String> {
        let file = field.node.at.file;
        self.table.0.iter().filter(move |slot| slot.node.is_later_than(file)).map(|slot| slot.name.clone())
    }

    /// The languages in which fields such as `name_en` are there.
    pub(super) fn languages(&self, name: &str) -> Vec<String> {
        let code = |field: &'a str| field.strip_prefix(name)?.strip_prefix('_');
        let codes = self.table.0.iter().filter_map(|slot| code(&slot.name));
        codes
            .filter(|code| matches!(code.split('_').next().map(str::len), Some(2 | 3)))
            .map(str::to_owned)
            .collect()
    }

    /// An optional field.
    pub fn field(&self, name: &str) -> Option<Field<'a>> {
        self.asked.borrow_mut().insert(name.to_owned(), true);
        self.allow(name)
    }

    /// An optional field that messages do not recommend: another spelling, or a remark.
    pub(super) fn allow(&self, name: &str) -> Option<Field<'a>> {
        self.asked.borrow_mut().entry(name.to_owned()).or_insert(false);
        let node = self.table.get(name)?;
        let path = format!("{}{name}", self.prefix);
        Some(Field { reading: self.reading, node, entry: self.name.clone(), path })
    }

    /// A field that must be there; `needed` says what it should hold.
    pub fn need(&self, name: &str, needed: &str) -> Option<Field<'a>> {
        let field = self.field(name);
        if field.is_none() {
            self.missing(name, needed);
        }
        field
    }

    /// All fields, whatever their names.
    pub fn fields(&self) -> impl Iterator<Item = (&'a str, Field<'a>)> {
        let names = self.table.0.iter().map(|slot| slot.name.as_str());
        names.filter_map(|name| Some((name, self.field(name)?)))
    }

    /// A number that must be there; the lowest one stands in where it is wrong.
    pub fn number<N: Number>(&self, name: &str, range: RangeInclusive<N>) -> N {
        let field = self.need(name, &range_words(&range));
        let lowest = *range.start();
        field.and_then(|field| field.number(range)).unwrap_or(lowest)
    }

    /// A number that may be left out.
    pub fn maybe_number<N: Number>(&self, name: &str, range: RangeInclusive<N>) -> Option<N> {
        self.field(name)?.number(range)
    }

    /// Exactly so many numbers; the lowest one stands in for those that are wrong.
    pub fn numbers<N: Number, const COUNT: usize>(&self, name: &str, range: RangeInclusive<N>) -> [N; COUNT] {
        let lowest = *range.start();
        match self.exactly::<COUNT>(name) {
            Some(fields) => fields.map(|field| field.number(range.clone()).unwrap_or(lowest)),
            None => [lowest; COUNT],
        }
    }

    /// `true` or `false`, the latter where it is left out.
    pub fn flag(&self, name: &str) -> bool {
        self.field(name).and_then(|field| field.flag()).unwrap_or(false)
    }

    /// A text that must be there.
    pub fn text(&self, name: &str) -> Option<&'a str> {
        self.decide(self.need(name, "a text").and_then(|field| field.text()))
    }

    /// A text that may be left out.
    pub fn maybe_text(&self, name: &str) -> Option<&'a str> {
        self.field(name)?.text()
    }

    /// An id that must be there: small letters, digits, `-` and `_`.
    pub fn id(&self, name: &str) -> Option<&'a str> {
        self.decide(self.need(name, ID).and_then(|field| field.id()))
    }

    /// An id that may be left out.
    pub fn maybe_id(&self, name: &str) -> Option<&'a str> {
        self.field(name)?.id()
    }

    /// A word of a closed list that must be there.
    pub fn word<W: Named>(&self, name: &str) -> Option<W> {
        self.decide(self.need(name, &format!("one of {}", W::ids())).and_then(|field| field.word()))
    }

    /// A word of a closed list that may be left out.
    pub fn maybe_word<W: Named>(&self, name: &str) -> Option<W> {
        self.field(name)?.word()
    }

    /// A word that must be there, and what it stands for: a value, or a function that reads the rest.
    pub fn one_of<T: Copy>(&self, name: &str, words: &[(&str, T)]) -> Option<T> {
        let list = words.iter().map(|(word, _)| *word).collect::<Vec<_>>().join(", ");
        let field = self.need(name, &format!("one of {list}"));
        self.decide(field.and_then(|field| field.one_of(words.iter().copied())))
    }

    /// Where the deciding word is wrong, nobody can say which other fields belong here.
    fn decide<T>(&self, word: Option<T>) -> Option<T> {
        if word.is_none() {
            self.silent.set(true);
        }
        word
    }

    /// A table that must be there; where it is not, an empty one that complains no further.
    pub fn table(&self, name: &str) -> Entry<'a> {
        match self.need(name, &format!("a table, [{}{name}]", self.prefix)) {
            Some(field) => field.entry(),
            None => Entry::new(self.reading, None, self.at, self.name.clone(), self.prefix.clone()),
        }
    }

    /// A table that may be left out.
    pub fn maybe_table(&self, name: &str) -> Option<Entry<'a>> {
        Some(self.field(name)?.entry())
    }

    /// A list that must be there.
    pub fn list(&self, name: &str) -> Vec<Field<'a>> {
        self.need(name, "a list").map(|field| field.list()).unwrap_or_default()
    }

    /// A list that may be left out.
    pub fn maybe_list(&self, name: &str) -> Vec<Field<'a>> {
        self.field(name).map(|field| field.list()).unwrap_or_default()
    }

    /// A list of exactly so many values.
    pub fn exactly<const COUNT: usize>(&self, name: &str) -> Option<[Field<'a>; COUNT]> {
        let field = self.need(name, &format!("a list of {COUNT}"))?;
        let list: Result<[_; COUNT], _> = field.list().try_into();
        list.map_err(|_| field.wrong(field.node.shown(), format!("a list of {COUNT}"))).ok()
    }

    /// The entries of a list; none where it is left out.
    pub fn entries(&self, name: &str) -> Vec<Entry<'a>> {
        let Some(field) = self.field(name) else { return Vec::new() };
        let entry = |(index, one): (usize, Field<'a>)| {
            let table = one.node.table();
            if table.is_none() {
                one.wrong(one.node.shown(), "a table");
            }
            let key = table.and_then(|table| self.reading.pack.key(name, table));
            let label = key.map_or_else(|| (index + 1).to_string(), |key| format!("“{key}”"));
            let called = match self.name.as_str() {
                "" => format!("[[{name}]] {label}"),
                outer => format!("{outer}, {}{name} {label}", self.prefix),
            };
            let mut entry = Entry::new(self.reading, table, one.node.at, called, String::new());
            name.clone_into(&mut entry.list);
            entry
        };
        field.list().into_iter().enumerate().map(entry).collect()
    }

    /// The entries of a list that has one for every kind, known by its `id`.
    pub fn one_each<K: Named>(&self, name: &str) -> Vec<(K, Entry<'a>)> {
        let read = |entry: Entry<'a>| Some((entry.word::<K>("id")?, entry));
        let entries = self.entries(name);
        let found: Vec<(K, Entry<'a>)> = entries.into_iter().filter_map(read).collect();
        let is_there = |kind: &K| found.iter().any(|(known, _)| known.id() == kind.id());
        let lacking: Vec<_> = K::all().iter().filter(|kind| !is_there(kind)).map(|kind| kind.id()).collect();
        if !lacking.is_empty() && !self.silent.get() {
            let at = self.field(name).map_or(self.at, |field| field.node.at);
            let list =
                if self.name.is_empty() { format!("[[{name}]]") } else { format!("{}, {name}", self.name) };
            let needed = format!("an entry for each of {}", K::ids());
            self.reading.report(at, &list, "", format!("nothing for {}", lacking.join(", ")), needed);
        }
        found
    }
}

impl Drop for Entry<'_> {
    fn drop(&mut self) {
        let asked = self.asked.take();
        self.reading.note(&self.list, &asked);
        let (list, name, prefix) =
            (self.list.clone(), std::mem::take(&mut self.name), std::mem::take(&mut self.prefix));
        if self.silent.get() {
            let fields = self.table.0.iter().map(|slot| (slot.name.clone(), slot.at)).collect();
            self.reading.put_off(Unread { fields, list, name, prefix, asked });
            return;
        }
        for slot in self.table.0.iter().filter(|slot| !asked.contains_key(&slot.name)) {
            let known = asked.iter().filter(|(_, recommended)| **recommended).map(|(name, _)| name.as_str());
            let field = format!("{prefix}{}", slot.name);
            self.reading.report(slot.at, &name, &field, MEANINGLESS.to_owned(), one_of(&slot.name, known));
        }
    }
}

const ID: &str = "an id of small letters, digits, “-” and “_”";

impl<'a> Field<'a> {
    /// Something is wrong with the value.
    pub fn wrong(&self, found: impl Into<String>, needed: impl Into<String>) {
        self.reading.report(self.node.at, &self.entry, &self.path, found.into(), needed.into());
    }

    fn expect<T>(&self, value: Option<T>, needed: impl FnOnce() -> String) -> Option<T> {
        if value.is_none() {
            self.wrong(self.node.shown(), needed());
        }
        value
    }

    /// A number in a range.
    pub fn number<N: Number>(&self, range: RangeInclusive<N>) -> Option<N> {
        let number = match self.node.value {
            Value::Number(number) => N::try_from(number).ok().filter(|number| range.contains(number)),
            Value::Text(_) | Value::Flag(_) | Value::List(_) | Value::Table(_) | Value::Other(_) => None,
        };
        self.expect(number, || range_words(&range))
    }

    /// `true` or `false`.
    pub fn flag(&self) -> Option<bool> {
        let flag = match self.node.value {
            Value::Flag(flag) => Some(flag),
            Value::Text(_) | Value::Number(_) | Value::List(_) | Value::Table(_) | Value::Other(_) => None,
        };
        self.expect(flag, || "true or false".to_owned())
    }

    /// A text.
    pub fn text(&self) -> Option<&'a str> {
        self.expect(self.node.text(), || "a text in quotation marks".to_owned())
    }

    /// An id.
    pub fn id(&self) -> Option<&'a str> {
        let fits = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b"-_".contains(&byte);
        let id = self.node.text().filter(|id| (1..=64).contains(&id.len()) && id.bytes().all(fits));
        self.expect(id, || ID.to_owned())
    }

    /// A word of a closed list.
    pub fn word<W: Named>(&self) -> Option<W> {
        self.one_of(W::all().iter().map(|word| (word.id(), *word)))
    }

    /// What one of these words stands for.
    pub fn one_of<'w, T>(&self, words: impl Iterator<Item = (&'w str, T)> + Clone) -> Option<T> {
        let found = self.node.text();
        let meant = found.and_then(|found| words.clone().find(|(word, _)| *word == found));
        let all = words.map(|(word, _)| word);
        self.expect(meant, || one_of(found.unwrap_or_default(), all)).map(|(_, value)| value)
    }

    /// What a text is read as by a function of the game; `needed` says what would be right.
    pub fn read<T>(&self, read: impl FnOnce(&str) -> Option<T>, needed: &str) -> Option<T> {
        self.expect(self.node.text().and_then(read), || needed.to_owned())
    }

    /// The values of a list.
    pub fn list(&self) -> Vec<Field<'a>> {
        let list = match &self.node.value {
            Value::List(list) => Some(list),
            Value::Text(_) | Value::Number(_) | Value::Flag(_) | Value::Table(_) | Value::Other(_) => None,
        };
        let nodes = self.expect(list, || "a list".to_owned()).map(Vec::as_slice).unwrap_or_default();
        let path = |index: usize| format!("{} {}", self.path, index + 1);
        let field = |(index, node)| Field { node, path: path(index), entry: self.entry.clone(), ..*self };
        nodes.iter().enumerate().map(field).collect()
    }

    /// The fields of a table; an empty one that complains no further where it is something else.
    pub fn entry(&self) -> Entry<'a> {
        let table = self.expect(self.node.table(), || "a table".to_owned());
        let (name, prefix) = match self.entry.as_str() {
            "" => (format!("[{}]", self.path), String::new()),
            entry => (entry.to_owned(), format!("{}.", self.path)),
        };
        Entry::new(self.reading, table, self.node.at, name, prefix)
    }

    /// The fields, if the value is a table.
    pub fn maybe_entry(&self) -> Option<Entry<'a>> {
        self.node.table().map(|_| self.entry())
    }
}

/// A whole number.
pub trait Number: Copy + PartialOrd + TryFrom<i64> + std::fmt::Display {}

impl<N: Copy + PartialOrd + TryFrom<i64> + std::fmt::Display> Number for N {}

fn range_words<N: Number>(range: &RangeInclusive<N>) -> String {
    format!("a number from {} to {}", range.start(), range.end())
}

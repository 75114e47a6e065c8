//! Packs: the component files of all games, read in one way.
//!
//! A pack is TOML. Its head is optional, and everything in it:
//!
//! ```toml
//! [pack]
//! id = "my-house"                            # letters, digits, - and _
//! version = 2
//! name = { en = "My house", ru = "Мой дом" }
//! uses = ["welcome"]                         # only what differs from this pack of the box
//!
//! [[monsters]]
//! id = "dragon"
//! strength = 8
//! ```
//!
//! Without `uses` a file stands alone. With it, what it says is laid over the pack it uses:
//! - a section (`[dice]`) is laid over the section of that name, field by field;
//! - a list of entries with ids is matched by id: a field that is given replaces that of the entry, whatever it held;
//!   entries with new ids are added; a list of such entries inside an entry is matched by id as well;
//! - `remove = true` in a section or an entry takes it out, `remove = ["field"]` takes out fields;
//! - everything else is replaced whole.
//!
//! Every problem names file, line, entry and field, what was found and what would be right, and all are found at once.
//! A game describes its box as a [`Library`], opens a [`Pack`] and [`read`](Pack::read)s it entry by entry.

mod entry;
mod node;
mod overlay;
mod problem;
mod reading;
mod said;
mod source;
#[cfg(test)]
mod tests;

pub use entry::{Entry, Field, Number};
pub use problem::{Problem, Problems};
pub use said::Said;
pub use source::{Provenance, Source};

use crate::seed::fingerprint;
use node::{Node, Table, Value};
use reading::Reading;
use serde::Serialize;

/// A line that begins with this and the name of a file begins the next of several packs in one text. Games whose packs are
/// laid over each other have one.
pub const NEXT_PACK: &str = "#!pack";

/// The packs in a game's box.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Library {
    /// Packs by id, as TOML; the first is in force where nobody names another.
    pub packs: &'static [(&'static str, &'static str)],
    /// By which fields the entries of a list are known, where it is not `id`: `("space", &["order", "space"])`.
    pub keys: &'static [(&'static str, &'static [&'static str])],
}

/// One or several files laid over each other, ready to be read.
#[derive(Clone, PartialEq, Eq)]
pub struct Pack {
    library: Library,
    files: Vec<File>,
    root: Node,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct File {
    head: Head,
    fingerprint: String,
    in_the_box: bool,
}

/// What a pack says of itself.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Head {
    /// Its id.
    pub id: String,
    /// Its version.
    pub version: u32,
    /// Its name.
    pub name: Said,
    /// The packs it is laid over.
    pub uses: Vec<String>,
}

/// A pack that is in force at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct InForce {
    /// Its id; `components` for a file that does not say.
    pub id: String,
    /// Its version.
    pub version: u32,
    /// Changes with every value, not with comments or blank lines.
    pub fingerprint: String,
}

impl std::fmt::Debug for Pack {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.in_force()).finish()
    }
}

impl Library {
    /// The pack in force: the first of the box, or a file of the players' own, laid over what it uses.
    pub fn open(&self, own: Option<&str>) -> Result<Pack, Problems> {
        match (own, self.packs) {
            (None, []) => Ok(self.empty()),
            (None, [(id, _), ..]) => self.boxed(id),
            (Some(text), _) => {
                one_file(text)?;
                let (head, table) = self.head("components", text, false)?;
                let mut pack = self.empty();
                for id in &head.uses {
                    let base = self.packs.iter().find(|(known, _)| known == id).copied().unwrap_or((id, ""));
                    pack.lay(self.head(base.0, base.1, true)?, true)?;
                }
                pack.lay((head, table), false)?;
                Ok(pack)
            }
        }
    }

    /// A file by itself, without what it uses: for games whose packs stand beside each other instead of being laid over
    /// each other.
    pub fn alone(&self, id: &str, text: &str) -> Result<Pack, Problems> {
        let mut pack = self.empty();
        pack.lay(self.head(id, text, false)?, false)?;
        Ok(pack)
    }

    /// A pack of the box by its id; an empty one if there is none with this id.
    pub fn boxed(&self, id: &str) -> Result<Pack, Problems> {
        let mut pack = self.empty();
        if let Some((id, text)) = self.packs.iter().find(|(known, _)| *known == id) {
            pack.lay(self.head(id, text, true)?, true)?;
        }
        Ok(pack)
    }

    fn empty(&self) -> Pack {
        let root = Node { at: node::Place::default(), value: Value::Table(Table::default()) };
        Pack { library: *self, files: Vec::new(), root }
    }

    /// Reads a file and its head.
    fn head(&self, id: &str, text: &str, in_the_box: bool) -> Result<(Head, Table), Problems> {
        let named = |mut problem: Problem| {
            problem.file = id.to_owned();
            problem
        };
        let mut table =
            node::parse(text, 0).map_err(|wrong| Problems(wrong.into_iter().map(named).collect()))?;
        let Some(written) = table.take("pack") else {
            return Ok((Head { id: id.to_owned(), version: 1, ..Head::default() }, table));
        };
        let head = Head { id: id.to_owned(), ..Head::default() };
        let file = File { head, fingerprint: String::new(), in_the_box };
        let root = Node { at: written.at, value: Value::Table(Table(vec![overlay::slot("pack", written)])) };
        let known: Vec<_> = self.packs.iter().map(|(id, _)| *id).collect();
        let head = Pack { library: *self, files: vec![file], root }.read(|root| {
            let head = root.table("pack");
            let used = head.maybe_list("uses");
            let uses = used.iter().filter_map(|id| id.one_of(known.iter().map(|id| (*id, *id))));
            Some(Head {
                id: head.maybe_id("id").unwrap_or(id).to_owned(),
                version: head.maybe_number("version", 0..=1_000_000).unwrap_or(1),
                name: head.said("name"),
                uses: uses.map(str::to_owned).collect(),
            })
        })?;
        Ok((head, table))
    }
}

/// Packs that are laid over the box are one file.
fn one_file(text: &str) -> Result<(), Problems> {
    let mut begun = text.lines().enumerate().filter(|(_, line)| line.starts_with(NEXT_PACK));
    let Some((line, _)) = begun.nth(1) else { return Ok(()) };
    Err(Problems(vec![Problem {
        file: "components".to_owned(),
        line: line as u32 + 1,
        entry: String::new(),
        field: String::new(),
        found: "a second pack".to_owned(),
        needed: "one file; only the sets of Dungeoneer are played together".to_owned(),
    }]))
}

impl Pack {
    /// Is this file laid over a pack of the box? Of a text that is not even TOML: no.
    pub fn uses(text: &str) -> bool {
        let used = node::parse(text, 0).ok().and_then(|mut file| file.take("pack"));
        used.is_some_and(|head| head.table().is_some_and(|head| head.get("uses").is_some()))
    }

    /// The packs in force, each laid over the ones before it.
    pub fn in_force(&self) -> Vec<InForce> {
        let line = |file: &File| InForce {
            id: file.head.id.clone(),
            version: file.head.version,
            fingerprint: file.fingerprint.clone(),
        };
        self.files.iter().map(line).collect()
    }

    /// The heads of the packs in force.
    pub fn heads(&self) -> impl Iterator<Item = &Head> {
        self.files.iter().map(|file| &file.head)
    }

    /// All values in force, as they are written.
    pub fn values(&self) -> serde_json::Value {
        self.root.json()
    }

    /// Reads the values. Fields that `read` did not ask for are problems; what it returns counts only if there are none.
    pub fn read<T>(&self, read: impl FnOnce(&Entry<'_>) -> Option<T>) -> Result<T, Problems> {
        let reading = Reading::new(self);
        let root = Entry::root(&reading);
        let result = read(&root);
        if result.is_none() {
            root.gives_up();
        }
        drop(root);
        let problems = reading.finish();
        result.filter(|_| problems.0.is_empty()).ok_or(problems)
    }

    fn lay(&mut self, (head, mut table): (Head, Table), in_the_box: bool) -> Result<(), Problems> {
        let fingerprint = fingerprint(&table.json());
        overlay::move_to(&mut table, self.files.len() as u8);
        self.files.push(File { head, fingerprint, in_the_box });
        let root = std::mem::replace(&mut self.root.value, Value::Table(Table::default()));
        let reading = Reading::new(self);
        overlay::find_doubles(&table, &reading);
        let merged = match root {
            Value::Table(base) => overlay::lay(base, table, &reading),
            Value::Text(_) | Value::Number(_) | Value::Flag(_) | Value::List(_) | Value::Other(_) => table,
        };
        let problems = reading.finish();
        self.root.value = Value::Table(merged);
        self.root.at = node::Place { file: self.files.len() as u8 - 1, line: 1 };
        if problems.0.is_empty() { Ok(()) } else { Err(problems) }
    }

    /// What an entry of this list is known by.
    fn key(&self, list: &str, table: &Table) -> Option<String> {
        let fields =
            self.library.keys.iter().find(|(name, _)| *name == list).map_or(&["id"][..], |(_, key)| key);
        let parts: Option<Vec<_>> = fields.iter().map(|field| table.get(field)?.plain()).collect();
        parts.map(|parts| parts.join(" "))
    }
}

//! A pack while it is read: what was asked for, and what was wrong with it.

use super::Pack;
use super::node::Place;
use super::problem::{Problem, Problems, near};
use std::cell::RefCell;
use std::collections::BTreeMap;

/// A pack while it is read, and what was wrong with it so far.
#[derive(Debug)]
pub(super) struct Reading<'a> {
    pub(super) pack: &'a Pack,
    problems: RefCell<Vec<Problem>>,
    /// By list, every field that was asked of any of its entries, and whether messages recommend it.
    asked: RefCell<BTreeMap<String, Asked>>,
    unread: RefCell<Vec<Unread>>,
}

/// Fields by name, and whether messages recommend them.
pub(super) type Asked = BTreeMap<String, bool>;

/// An entry of which nobody can say what belongs there.
#[derive(Debug)]
pub(super) struct Unread {
    pub(super) fields: Vec<(String, Place)>,
    pub(super) list: String,
    pub(super) name: String,
    pub(super) prefix: String,
    pub(super) asked: Asked,
}

impl<'a> Reading<'a> {
    pub(super) fn new(pack: &'a Pack) -> Reading<'a> {
        Reading { pack, problems: RefCell::default(), asked: RefCell::default(), unread: RefCell::default() }
    }

    /// Has anything been wrong so far?
    pub(super) fn is_clean(&self) -> bool {
        self.problems.borrow().is_empty()
    }

    /// An entry has been read: what was asked of it is known to belong into its list.
    pub(super) fn note(&self, list: &str, asked: &Asked) {
        if !list.is_empty() {
            self.asked.borrow_mut().entry(list.to_owned()).or_default().extend(asked.clone());
        }
    }

    /// An entry could not be read.
    pub(super) fn put_off(&self, unread: Unread) {
        self.unread.borrow_mut().push(unread);
    }

    pub(super) fn report(&self, at: Place, entry: &str, field: &str, found: String, needed: String) {
        let file = self.pack.files.get(usize::from(at.file)).map_or("components", |file| &file.head.id);
        let (file, entry, field) = (file.to_owned(), entry.to_owned(), field.to_owned());
        self.problems.borrow_mut().push(Problem { file, line: at.line, entry, field, found, needed });
    }

    /// A field that is almost the name of one that its neighbours have is misspelt, whatever else belongs there.
    fn find_misspelt(&self) {
        for mut one in self.unread.take() {
            one.asked.extend(self.asked.borrow().get(&one.list).cloned().unwrap_or_default());
            for (field, at) in one.fields.iter().filter(|(field, _)| !one.asked.contains_key(field)) {
                let known = one.asked.iter().filter(|(_, recommended)| **recommended);
                if let Some(meant) = near(field, known.map(|(name, _)| name.as_str())) {
                    let (field, needed) = (format!("{}{field}", one.prefix), format!("“{meant}”, perhaps"));
                    self.report(*at, &one.name, &field, MEANINGLESS.to_owned(), needed);
                }
            }
        }
    }

    pub(super) fn finish(self) -> Problems {
        self.find_misspelt();
        let mut problems = self.problems.into_inner();
        problems.sort_by_key(|problem| problem.line);
        Problems(problems)
    }
}

/// What is found where a field has a name that nobody asked for.
pub(super) const MEANINGLESS: &str = "a name that means nothing here";

//! What happened at a table, in lists that share what they have in common.

use std::sync::Arc;
use undercroft_shelf::Happening;

/// What one observer heard so far. A copy costs next to nothing, and a longer list shares the beginning with the
/// shorter one it grew from.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Happenings(Arc<Vec<Arc<Happening>>>);

impl Happenings {
    /// How many.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// None at all?
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// From the first to the last.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &Happening> {
        self.0.iter().map(Arc::as_ref)
    }

    /// The same, to be held on to.
    pub(crate) fn shared(&self) -> impl Iterator<Item = &Arc<Happening>> {
        self.0.iter()
    }

    /// How many at the beginning are the same in both lists.
    pub fn in_common_with(&self, other: &Happenings) -> usize {
        // Equal pointers are equal without a look.
        self.0.iter().zip(other.0.iter()).take_while(|(a, b)| a == b).count()
    }

    /// Adds what happened since.
    pub(super) fn extend(&mut self, news: Vec<Happening>) {
        if !news.is_empty() {
            Arc::make_mut(&mut self.0).extend(news.into_iter().map(Arc::new));
        }
    }
}

impl From<Vec<Happening>> for Happenings {
    fn from(happenings: Vec<Happening>) -> Happenings {
        Happenings(Arc::new(happenings.into_iter().map(Arc::new).collect()))
    }
}

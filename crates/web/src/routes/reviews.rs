//! Finished games looked back upon: each costs some thought, so the last ones are kept.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::OnceCell;
use undercroft_server::{Hall, PersonId, TableId, Trouble};
use undercroft_shelf::AnyReview;

/// How many are kept.
const KEPT: usize = 64;

type Place = Arc<OnceCell<Arc<AnyReview>>>;

/// The last reviews.
#[derive(Debug, Default)]
pub(super) struct Reviews {
    kept: Mutex<VecDeque<(TableId, Place)>>,
}

impl Reviews {
    /// The review of a game, as far as the person may see the table. Whoever asks for the same game meanwhile gets the
    /// same one; other games do not wait for it.
    pub(super) async fn of(
        &self,
        hall: &Arc<Hall>,
        person: &PersonId,
        id: &TableId,
    ) -> Result<Arc<AnyReview>, Trouble> {
        hall.see(Some(person), id).await?;
        let review = async || hall.review(person, id).await.map(Arc::new);
        self.place(id).get_or_try_init(review).await.cloned()
    }

    fn place(&self, id: &TableId) -> Place {
        // Whole between any two statements.
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, place)) = kept.iter().find(|(table, _)| table == id) {
            return place.clone();
        }
        if kept.len() == KEPT {
            kept.pop_front();
        }
        let place = Place::default();
        kept.push_back((id.clone(), place.clone()));
        place
    }
}

//! Finished games looked back upon: each costs some thought, so the last ones are kept.

use std::collections::VecDeque;
use std::sync::Arc;
use tokio::sync::Mutex;
use undercroft_server::{Hall, PersonId, TableId, Trouble};
use undercroft_shelf::AnyReview;

/// How many are kept.
const KEPT: usize = 64;

/// The last reviews.
#[derive(Debug, Default)]
pub(super) struct Reviews {
    kept: Mutex<VecDeque<(TableId, Arc<AnyReview>)>>,
}

impl Reviews {
    /// The review of a game, as far as the person may see the table. One is worked out at a time; whoever
    /// asks for the same game meanwhile gets the same one.
    pub(super) async fn of(
        &self,
        hall: &Arc<Hall>,
        person: Option<&PersonId>,
        id: &TableId,
    ) -> Result<Arc<AnyReview>, Trouble> {
        let mut kept = self.kept.lock().await;
        if let Some((_, review)) = kept.iter().find(|(table, _)| table == id) {
            hall.see(person, id).await?;
            return Ok(review.clone());
        }
        let review = Arc::new(hall.review(person, id).await?);
        kept.push_back((id.clone(), review.clone()));
        if kept.len() > KEPT {
            kept.pop_front();
        }
        Ok(review)
    }
}

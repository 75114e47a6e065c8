//! Clearing away what nobody will come back to.

use super::Hall;
use crate::trouble::Trouble;

impl Hall {
    /// Clears away what nobody will come back to, if that was not done for an hour. Says how many tables went.
    pub async fn sweep(&self) -> Result<usize, Trouble> {
        if !self.store.is_time_to_sweep(self.now()).await? {
            return Ok(0);
        }
        let mut gone = 0;
        loop {
            let tables = self.store.abandoned(self.now()).await?;
            if tables.is_empty() || self.is_closing() {
                break;
            }
            for table in &tables {
                self.store.clear_away(table).await?;
                // Whatever is left of it in memory looks again, and finds nothing.
                if let Some(cell) = self.cells.find(table) {
                    cell.mark_stale();
                    cell.wake();
                }
            }
            gone += tables.len();
        }
        self.store.end_expired_sessions(self.now()).await?;
        let guests = self.store.forget_guests(self.now()).await?;
        if gone > 0 || guests > 0 {
            tracing::info!(tables = gone, guests, "cleared away");
            self.lobby.send_modify(|version| *version += 1);
        }
        Ok(gone)
    }
}

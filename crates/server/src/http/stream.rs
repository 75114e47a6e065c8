//! Streams of server-sent events: woken by the hall, filled by whoever renders for the visitor.

use super::App;
use crate::hall::{Attendance, Hall, TableView};
use crate::ids::{PersonId, TableId};
use crate::trouble::Trouble;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::Stream;
use futures_util::stream::unfold;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

/// The name of the last event of a stream whose server closes: connect again a little later.
#[derive(Copy, Clone, Debug)]
pub struct Goodbye;

impl Goodbye {
    /// The event's name.
    pub const EVENT: &'static str = "goodbye";
}

struct Feed<R> {
    hall: Arc<Hall>,
    _attendance: Attendance,
    changes: watch::Receiver<u64>,
    closing: watch::Receiver<bool>,
    person: Option<PersonId>,
    id: TableId,
    last: Option<Arc<TableView>>,
    render: R,
    over: bool,
}

impl App {
    /// The table's events for this visitor. `render` turns what the visitor may see, and what they saw last,
    /// into an event; it is not called when nothing changed for them.
    pub async fn stream<R>(
        &self,
        person: Option<PersonId>,
        id: TableId,
        render: R,
    ) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>> + use<R>>, Trouble>
    where
        R: FnMut(&TableView, Option<&TableView>) -> Event + Send + 'static,
    {
        let changes = self.hall().watch(person.as_ref(), &id).await?;
        let feed = Feed {
            hall: self.hall().clone(),
            _attendance: self.hall().attend(person.as_ref(), &id),
            changes,
            closing: self.hall().closing(),
            person,
            id,
            last: None,
            render,
            over: false,
        };
        let events = unfold(feed, |mut feed| async move {
            let event = feed.next().await?;
            Some((Ok(event), feed))
        });
        Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(Duration::from_secs(20))))
    }
}

impl<R: FnMut(&TableView, Option<&TableView>) -> Event> Feed<R> {
    async fn next(&mut self) -> Option<Event> {
        if self.over {
            return None;
        }
        loop {
            if self.last.is_some() {
                tokio::select! {
                    changed = self.changes.changed() => changed.ok()?,
                    _ = self.closing.wait_for(|closing| *closing) => {
                        self.over = true;
                        return Some(Event::default().event(Goodbye::EVENT).data("{}"));
                    }
                }
            }
            self.changes.mark_unchanged();
            // Whoever may no longer see the table hears no more of it.
            let glance = self.hall.glance(self.person.as_ref(), &self.id).await.ok()?;
            // A running clock is no news. Nor is a secret move of somebody else, which must not be told by a beat
            // of the stream. So views are compared without their times.
            if self.last.as_ref() != Some(&glance.view) {
                let before = self.last.replace(glance.view.clone());
                return Some((self.render)(&glance.with_times(), before.as_deref()));
            }
        }
    }
}

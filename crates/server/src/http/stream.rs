//! One engine for all streams of server-sent events: woken by the hall, filled by whoever [looks](Look) for a reader.
//!
//! What is sent depends only on what the reader may know. The hall wakes every stream of a table; whoever looks
//! compares with what the reader holds already, so that a running clock or somebody else's secret move sends nothing.

use crate::hall::{Attendance, Hall};
use crate::places::Place;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::Stream;
use futures_util::stream::unfold;
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, VecDeque};
use std::convert::Infallible;
use std::future::Future;
use std::time::Duration;
use tokio::sync::watch;

/// The name of the last event of a stream whose server closes: connect again a little later.
#[derive(Copy, Clone, Debug)]
pub struct Goodbye;

impl Goodbye {
    /// The event's name.
    pub const EVENT: &'static str = "goodbye";
}

/// The name of an event that says nothing but that the connection holds. Unlike a comment, a script hears of it: a
/// reader who hears nothing for twice as long knows that the connection is lost.
#[derive(Copy, Clone, Debug)]
pub struct Alive;

impl Alive {
    /// The event's name.
    pub const EVENT: &'static str = "alive";
    /// How long a stream is silent at most.
    pub const EVERY: Duration = Duration::from_secs(4);
}

/// Somebody who looks on behalf of a reader.
pub trait Look: Send + 'static {
    /// What is new to the reader; no list at all once they may not look any more.
    fn look(&mut self) -> impl Future<Output = Option<Vec<Event>>> + Send;
}

/// The right to have a stream, given back when it ends. See [`Caller::take_stream`](super::Caller::take_stream).
#[derive(Debug, Default)]
pub struct Pass(#[allow(dead_code, reason = "held, not read")] Vec<Place>);

impl Pass {
    pub(super) fn of(places: [Place; 2]) -> Pass {
        Pass(places.into())
    }
}

struct Feed<L> {
    _pass: Pass,
    changes: watch::Receiver<u64>,
    closing: watch::Receiver<bool>,
    /// Those who are there as long as the stream lives.
    _attendance: Vec<Attendance>,
    look: L,
    news: VecDeque<Event>,
    begun: bool,
    over: bool,
}

/// The stream of a reader: a first look at once, and another whenever `changes` say so.
pub fn stream<L: Look>(
    hall: &Hall,
    pass: Pass,
    changes: watch::Receiver<u64>,
    attendance: Vec<Attendance>,
    look: L,
) -> Sse<impl Stream<Item = Result<Event, Infallible>> + use<L>> {
    let feed = Feed {
        _pass: pass,
        changes,
        closing: hall.closing(),
        _attendance: attendance,
        look,
        news: VecDeque::new(),
        begun: false,
        over: false,
    };
    let events = unfold(feed, |mut feed| async move {
        let event = feed.next().await?;
        Some((Ok(event), feed))
    });
    let alive = Event::default().event(Alive::EVENT).data("{}");
    Sse::new(events).keep_alive(KeepAlive::new().interval(Alive::EVERY).event(alive))
}

impl<L: Look> Feed<L> {
    async fn next(&mut self) -> Option<Event> {
        loop {
            if let Some(event) = self.news.pop_front() {
                return Some(event);
            }
            if self.over {
                return None;
            }
            if self.begun {
                tokio::select! {
                    changed = self.changes.changed() => changed.ok()?,
                    // Not `changed`: a stream that is opened while the hall closes must hear of it as well.
                    _ = self.closing.wait_for(|closing| *closing) => {
                        self.over = true;
                        return Some(Event::default().event(Goodbye::EVENT).data("{}"));
                    }
                }
            }
            self.begun = true;
            self.changes.mark_unchanged();
            self.news = self.look.look().await?.into();
        }
    }
}

/// A part of a page that is sent apart from the others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    name: &'static str,
    text: String,
    print: Option<String>,
}

impl Part {
    /// A part that is sent whenever its text changed.
    pub fn new(name: &'static str, text: String) -> Part {
        Part { print: Some(fingerprint(&text)), name, text }
    }

    /// A part that is sent whenever its `essence` changed: its text without the times of clocks.
    pub fn with_essence(name: &'static str, text: String, essence: &str) -> Part {
        Part { print: Some(fingerprint(essence)), name, text }
    }

    /// A part that goes along with others and never on its own, such as the times of clocks.
    pub fn going_along(name: &'static str, text: String) -> Part {
        Part { print: None, name, text }
    }

    /// The part's text.
    pub fn text(&self) -> &str {
        &self.text
    }
}

/// What a reader holds of a page: the fingerprint of each part.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Held(BTreeMap<String, String>);

impl Held {
    /// What a page with these parts shows.
    pub fn of(parts: &[Part]) -> Held {
        let print = |part: &Part| Some((part.name.to_owned(), part.print.clone()?));
        Held(parts.iter().filter_map(print).collect())
    }

    /// Reads what [`write`](Held::write) wrote. What cannot be read is not held.
    pub fn read(text: &str) -> Held {
        let part = |part: &str| {
            let (name, print) = part.split_once('.')?;
            Some((name.to_owned(), print.to_owned()))
        };
        Held(text.split('~').take(MOST_PARTS).filter_map(part).collect())
    }

    /// As text for an event's id or an address: `board.1a2b~log.3c4d`.
    pub fn write(&self) -> String {
        let parts: Vec<String> = self.0.iter().map(|(name, print)| format!("{name}.{print}")).collect();
        parts.join("~")
    }

    /// The parts that are new to the reader, who holds them from now on. An event's id says what the reader holds
    /// with it, so that a stream that broke goes on where it was.
    pub fn news(&mut self, parts: Vec<Part>) -> Vec<Event> {
        let is_new =
            |part: &Part| part.print.as_ref().is_some_and(|print| self.0.get(part.name) != Some(print));
        if !parts.iter().any(is_new) {
            return Vec::new();
        }
        let news: Vec<Part> = parts.into_iter().filter(|part| part.print.is_none() || is_new(part)).collect();
        let mut events = Vec::new();
        for part in news {
            self.0.extend(part.print.map(|print| (part.name.to_owned(), print)));
            events.push(Event::default().event(part.name).id(self.write()).data(part.text));
        }
        events
    }
}

/// No page has more parts; a reader may say what they like.
const MOST_PARTS: usize = 32;

/// A short mark of what was shown.
fn fingerprint(text: &str) -> String {
    Sha256::digest(text.as_bytes()).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(log: &str, clock: u32) -> Vec<Part> {
        vec![
            Part::with_essence("board", format!("board {clock}"), "board"),
            Part::new("log", log.to_owned()),
            Part::going_along("clocks", clock.to_string()),
        ]
    }

    #[test]
    fn only_what_is_new_is_sent_and_clocks_only_with_it() {
        let mut held = Held::default();
        assert_eq!(held.news(page("a", 10)).len(), 3);
        assert_eq!(held.news(page("a", 9)).len(), 0, "a running clock is no news");
        assert_eq!(held.news(page("b", 8)).len(), 2, "the log, and the clocks with it");
        let mut back = Held::read(&held.write());
        assert_eq!(back, held);
        assert_eq!(back.news(page("b", 7)).len(), 0, "who comes back is sent nothing twice");
        assert_eq!(Held::of(&page("b", 1)), held);
    }

    #[test]
    fn nobody_makes_us_hold_much() {
        let held = Held::read(&"a.b~".repeat(9_999).replace("a.", "aa."));
        assert_eq!(held.write(), "aa.b");
        assert_eq!(Held::read("nonsense"), Held::default());
        let many: Vec<String> = (0..999).map(|number| format!("p{number}.x")).collect();
        assert!(Held::read(&many.join("~")).0.len() <= MOST_PARTS);
    }
}

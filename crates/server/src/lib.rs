//! The server of Undercroft: people, tables, clocks, live streams, storage and the bot API.
//!
//! Everything is asked of the [`Hall`](hall::Hall), which knows nothing of HTTP: pages, API and tests make the
//! same calls. A table is its journal in the database; what is in memory may be dropped at any time.

#![warn(missing_docs)]

pub mod hall;
pub mod http;
pub mod ids;
pub mod journal;
pub mod load;
pub mod metrics;
mod places;
pub mod ratings;
pub mod room;
pub mod session;
pub mod store;
pub mod throttle;
pub mod time;
mod trouble;

pub use hall::{Hall, NewTable, Person, Quotas, SeatPlan, Settings, TableView};
pub use ids::{PersonId, TableId};
pub use store::Location;
pub use trouble::{Not, Trouble};

use undercroft_core::Language;

/// The server's own words, to be put into one [`Words`](undercroft_core::Words) with those of the games.
pub fn words(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../../../locales/en/server.ftl"),
        Language::Ru => include_str!("../../../locales/ru/server.ftl"),
    }
}

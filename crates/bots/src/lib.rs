//! Opponents for every game, the arena that measures them, and hints that explain.

#![warn(missing_docs)]

pub mod arena;
pub mod bot;
pub mod budget;
pub mod dungeoneer;
pub mod greedy;
pub mod guide;
pub mod hint;
pub mod ismcts;
pub mod level;
pub mod lords;
pub mod opponents;
pub mod paper;
pub mod review;
pub mod trial;
pub mod welcome;

pub use bot::{Bot, Random, luck_of};
pub use budget::{Budget, BudgetError, Limit};
pub use greedy::Greedy;
pub use guide::{Guide, Shares, Unguided};
pub use hint::{Hint, hints};
pub use ismcts::{Ismcts, Settings};
pub use level::{BOTS, BotError, BotSpec, LEVELS};
pub use opponents::{Fallback, Opponents};
pub use review::{Review, review};

use undercroft_core::Language;

/// The words of this crate.
pub fn words(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../../../locales/en/bots.ftl"),
        Language::Ru => include_str!("../../../locales/ru/bots.ftl"),
    }
}

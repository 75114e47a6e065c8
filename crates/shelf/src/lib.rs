//! The shelf with all games of Undercroft: the only place that lists them.
//!
//! Whoever needs a game by its id either [`open`]s it with a [`Visitor`], which is generic over the game, or
//! sits down at an [`AnyTable`], which is the same for all games.

#![warn(missing_docs)]

pub mod any_scene;
pub mod any_table;
pub mod bots;
pub mod campaigns;
pub mod days;
mod erased;
mod packs;

pub use any_scene::{AnyEvent, AnyScene, Happening, scene_as};
pub use any_table::{AnyTable, Choice, NotNow, OpenError};
pub use bots::{AnyHint, AnyReview, Bot, BotError, BotMoveError};

use std::collections::BTreeMap;
use std::sync::LazyLock;
use thiserror::Error;
use undercroft_bots::Opponents;
use undercroft_core::pack::Pack;
use undercroft_core::{Facts, Language, Phrase, Setup, Tell, fingerprint};

/// Something to be done with a game, whichever it is.
pub trait Visitor {
    /// What comes of it.
    type Output;

    /// Does it with the game `G`.
    fn visit<G: Opponents>(self) -> Self::Output;
}

/// A name that no game on the shelf has.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{}", self.phrase().in_english())]
pub struct UnknownGame {
    /// The name that was asked for.
    pub id: String,
}

impl UnknownGame {
    /// What was asked for, and what there is.
    pub fn phrase(&self) -> Phrase {
        Phrase::new("core-unknown-game").text("game", self.id.clone()).text("known", ids().join(", "))
    }
}

/// A list of types cannot be walked by a function, so the functions that need it are written out here.
macro_rules! shelf {
    ($($game:ty: $components:expr),+ $(,)?) => {
        /// The facts of every game, in the order they are offered.
        pub fn facts() -> Vec<&'static Facts> {
            vec![$(<$game as undercroft_core::Game>::facts()),+]
        }

        /// Opens the game with this id for a visitor.
        pub fn open<V: Visitor>(id: &str, visitor: V) -> Result<V::Output, UnknownGame> {
            $(
                if id == <$game as undercroft_core::Game>::facts().id {
                    return Ok(visitor.visit::<$game>());
                }
            )+
            Err(UnknownGame { id: id.chars().take(60).collect() })
        }

        /// The component table in the box of the game with this id.
        fn in_the_box(id: &str) -> Option<&'static str> {
            $(
                if id == <$game as undercroft_core::Game>::facts().id {
                    return Some($components);
                }
            )+
            None
        }
    };
}

shelf![
    undercroft_welcome::Welcome: undercroft_welcome::IN_THE_BOX,
    undercroft_lords::Lords: undercroft_lords::components::IN_THE_BOX,
    undercroft_paper::Paper: undercroft_paper::components::IN_THE_BOX,
    undercroft_dungeoneer::Vault: undercroft_dungeoneer::components::VAULT,
    undercroft_dungeoneer::Serpent: undercroft_dungeoneer::components::SERPENT,
];

/// A fingerprint of the component values a set-up plays with: it changes with a value, not with a comment.
pub fn components_fingerprint(game: &str, setup: &Setup) -> Result<String, UnknownGame> {
    static IN_THE_BOX: LazyLock<BTreeMap<&'static str, String>> = LazyLock::new(|| {
        let printed = |id| Some((id, fingerprint_of(in_the_box(id)?)));
        ids().into_iter().filter_map(printed).collect()
    });
    let unknown = || UnknownGame { id: game.chars().take(60).collect() };
    let boxed = IN_THE_BOX.get(game).ok_or_else(unknown)?;
    let Some(own) = setup.components.as_deref() else { return Ok(boxed.clone()) };
    // What is laid over the box changes with the box.
    let extends = Pack::uses(own);
    Ok(if extends { fingerprint(&[&fingerprint_of(own), boxed]) } else { fingerprint_of(own) })
}

fn fingerprint_of(components: &str) -> String {
    let lines = components.lines().map(str::trim);
    fingerprint(&lines.filter(|line| !line.is_empty() && !line.starts_with('#')).collect::<Vec<_>>())
}

/// The ids of all games.
pub fn ids() -> Vec<&'static str> {
    facts().iter().map(|facts| facts.id).collect()
}

/// The facts of one game.
pub fn facts_of(id: &str) -> Result<&'static Facts, UnknownGame> {
    struct Ask;
    impl Visitor for Ask {
        type Output = &'static Facts;
        fn visit<G: Tell>(self) -> &'static Facts {
            G::facts()
        }
    }
    open(id, Ask)
}

/// The Fluent files of the bots and of all games in a language; games that share a file share it here too.
pub fn words(language: Language) -> Vec<&'static str> {
    struct Ask(Language);
    impl Visitor for Ask {
        type Output = &'static str;
        fn visit<G: Tell>(self) -> &'static str {
            G::words(self.0)
        }
    }
    let mut files = vec![undercroft_bots::words(language)];
    for id in ids() {
        match open(id, Ask(language)) {
            Ok(file) if !files.contains(&file) => files.push(file),
            Ok(_) | Err(UnknownGame { .. }) => {}
        }
    }
    files
}

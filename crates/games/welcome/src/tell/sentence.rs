//! Events as sentences of the log.

use crate::Welcome;
use crate::components::Monster;
use crate::event::Event;
use crate::moves::Order;
use crate::state::Fate;
use undercroft_core::Phrase;

/// An event as those who heard of it are told.
pub(super) fn sentence(game: &Welcome, event: &Event) -> Phrase {
    let with_card = |known: &'static str, secret: &'static str, card: &Option<Monster>| match card {
        Some(kind) => Phrase::new(known).phrase("monster", game.monster_name(*kind)),
        None => Phrase::new(secret),
    };
    match event {
        Event::FirstHero { hero, drawn: true } => {
            Phrase::new("welcome-log-hero-drawn").phrase("hero", game.hero_name(*hero))
        }
        Event::FirstHero { hero, drawn: false } => {
            Phrase::new("welcome-log-hero-agreed").phrase("hero", game.hero_name(*hero))
        }
        Event::HeroChosen { seat, hero } => {
            Phrase::new("welcome-log-hero-chosen").seat("who", *seat).phrase("hero", game.hero_name(*hero))
        }
        Event::RoundBegan { round, first } => {
            Phrase::new("welcome-log-round").number("round", *round).seat("who", *first)
        }
        Event::Passed { seat, ordered: true, .. } => {
            Phrase::new("welcome-log-ordered-pass").seat("who", *seat)
        }
        Event::Ordered { order: Order::Pass, .. } => Phrase::new("welcome-log-order-pass"),
        Event::Ordered { order: Order::None, .. } => Phrase::new("welcome-log-order-none"),
        Event::Passed { seat, forced: false, ordered: false } => {
            Phrase::new("welcome-log-passed").seat("who", *seat)
        }
        Event::Passed { seat, forced: true, ordered: false } => {
            Phrase::new("welcome-log-forced-pass").seat("who", *seat)
        }
        Event::Drew { seat, monster } => {
            with_card("welcome-log-drew-known", "welcome-log-drew", monster).seat("who", *seat)
        }
        Event::Added { seat, monster } => {
            with_card("welcome-log-added-known", "welcome-log-added", monster).seat("who", *seat)
        }
        Event::ThrewAway { seat, monster, tile: thrown } => {
            with_card("welcome-log-threw-known", "welcome-log-threw", monster)
                .seat("who", *seat)
                .phrase("tile", game.tile_name(*thrown))
        }
        Event::Entered { seat, health, monsters } => Phrase::new("welcome-log-entered")
            .seat("who", *seat)
            .number("health", *health)
            .number("monsters", *monsters),
        Event::Named { seat, monster: kind } => {
            Phrase::new("welcome-log-named").seat("who", *seat).phrase("monster", game.monster_name(*kind))
        }
        Event::Met { seat, monster: kind, fate, health } => {
            let phrase = match fate {
                Fate::Beaten(by) => Phrase::new("welcome-log-met-beaten").phrase("tile", game.tile_name(*by)),
                Fate::Hit | Fate::Healed => Phrase::new("welcome-log-met-hit"),
                Fate::Facing | Fate::Replaced | Fate::Shown => Phrase::new("welcome-log-met-facing"),
            };
            phrase
                .seat("who", *seat)
                .phrase("monster", game.monster_name(*kind))
                .number("strength", game.components().strength(*kind))
                .number("health", *health)
        }
        Event::Axed { seat, monster: kind } => {
            Phrase::new("welcome-log-axed").seat("who", *seat).phrase("monster", game.monster_name(*kind))
        }
        Event::Polymorphed { seat, monster: kind } => Phrase::new("welcome-log-polymorphed")
            .seat("who", *seat)
            .phrase("monster", game.monster_name(*kind)),
        Event::Faced { seat, monster: kind, health } => Phrase::new("welcome-log-faced")
            .seat("who", *seat)
            .phrase("monster", game.monster_name(*kind))
            .number("strength", game.components().strength(*kind))
            .number("health", *health),
        Event::Drank { seat, health } => {
            Phrase::new("welcome-log-drank").seat("who", *seat).number("health", *health)
        }
        Event::RestShown { seat: _, monsters } => Phrase::new("welcome-log-rest")
            .list("monsters", monsters.iter().copied().map(|kind| game.monster_name(kind)).collect()),
        Event::SavedByOmnipotence { seat } => Phrase::new("welcome-log-omnipotence").seat("who", *seat),
        Event::Succeeded { seat, successes } => {
            Phrase::new("welcome-log-succeeded").seat("who", *seat).number("successes", *successes)
        }
        Event::Failed { seat, eliminated: false } => Phrase::new("welcome-log-failed").seat("who", *seat),
        Event::Failed { seat, eliminated: true } => Phrase::new("welcome-log-eliminated").seat("who", *seat),
        Event::Won { seat, last_standing: false } => Phrase::new("welcome-log-won").seat("who", *seat),
        Event::Won { seat, last_standing: true } => Phrase::new("welcome-log-won-last").seat("who", *seat),
    }
}

//! What happens at the table, and who may know of it.

use crate::components::{Hero, Monster, Tile};
use crate::moves::Order;
use crate::state::Fate;
use serde::{Deserialize, Serialize};
use undercroft_core::{Observer, Seat};

/// Something that happened. Secret faces are `None` for those who may not see them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// WD-013: the first hero; `drawn` if luck chose.
    FirstHero { hero: Hero, drawn: bool },
    /// WD-144.
    HeroChosen { seat: Seat, hero: Hero },
    /// WD-020, WD-147: a round begins.
    RoundBegan { round: u8, first: Seat },
    /// WD-028; `forced` when the deck was empty (WD-032), `ordered` when it was said beforehand (WDA-18).
    Passed {
        seat: Seat,
        forced: bool,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        ordered: bool,
    },
    /// WDA-18: heard by the player alone.
    Ordered { seat: Seat, order: Order },
    /// WD-033.
    Drew { seat: Seat, monster: Option<Monster> },
    /// WD-039.
    Added { seat: Seat, monster: Option<Monster> },
    /// WD-045, WD-046.
    ThrewAway { seat: Seat, monster: Option<Monster>, tile: Tile },
    /// WD-057, WD-064.
    Entered { seat: Seat, health: i8, monsters: u8 },
    /// WD-066.
    Named { seat: Seat, monster: Monster },
    /// WD-067: a card is turned over and, unless the runner has a choice, resolved. `health` is after it.
    Met { seat: Seat, monster: Monster, fate: Fate, health: i8 },
    /// WD-101.
    Axed { seat: Seat, monster: Monster },
    /// WD-113.
    Polymorphed { seat: Seat, monster: Monster },
    /// WD-070 by choice: the runner keeps the one-shots. `health` is after the hit.
    Faced { seat: Seat, monster: Monster, health: i8 },
    /// WD-108.
    Drank { seat: Seat, health: i8 },
    /// WD-127: the rest of the pile, turned over for Omnipotence.
    RestShown { seat: Seat, monsters: Vec<Monster> },
    /// WD-125.
    SavedByOmnipotence { seat: Seat },
    /// WD-136.
    Succeeded { seat: Seat, successes: u8 },
    /// WD-139, WD-140.
    Failed { seat: Seat, eliminated: bool },
    /// WD-152, WD-153.
    Won { seat: Seat, last_standing: bool },
}

impl Event {
    /// WD-034, WD-162: only the player who drew a card knows its face, and nobody else hears of an order.
    pub fn seen_by(&self, observer: Observer) -> Option<Event> {
        let mut event = self.clone();
        match &mut event {
            Event::Drew { seat, monster }
            | Event::Added { seat, monster }
            | Event::ThrewAway { seat, monster, .. } => {
                if !observer.knows_secrets_of(*seat) {
                    *monster = None;
                }
            }
            Event::Ordered { seat, .. } => {
                if !observer.knows_secrets_of(*seat) {
                    return None;
                }
            }
            Event::FirstHero { .. }
            | Event::HeroChosen { .. }
            | Event::RoundBegan { .. }
            | Event::Passed { .. }
            | Event::Entered { .. }
            | Event::Named { .. }
            | Event::Met { .. }
            | Event::Axed { .. }
            | Event::Polymorphed { .. }
            | Event::Faced { .. }
            | Event::Drank { .. }
            | Event::RestShown { .. }
            | Event::SavedByOmnipotence { .. }
            | Event::Succeeded { .. }
            | Event::Failed { .. }
            | Event::Won { .. } => {}
        }
        Some(event)
    }

    /// Does it turn a card over for somebody, or tell what a player had ordered?
    pub fn reveals(&self) -> bool {
        match self {
            Event::Drew { .. } | Event::Met { .. } | Event::RestShown { .. } => true,
            Event::Passed { ordered, .. } => *ordered,
            Event::FirstHero { .. }
            | Event::HeroChosen { .. }
            | Event::RoundBegan { .. }
            | Event::Ordered { .. }
            | Event::Added { .. }
            | Event::ThrewAway { .. }
            | Event::Entered { .. }
            | Event::Named { .. }
            | Event::Axed { .. }
            | Event::Polymorphed { .. }
            | Event::Faced { .. }
            | Event::Drank { .. }
            | Event::SavedByOmnipotence { .. }
            | Event::Succeeded { .. }
            | Event::Failed { .. }
            | Event::Won { .. } => false,
        }
    }
}

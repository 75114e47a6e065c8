//! What things on the table are called.

use crate::face::Thing;
use undercroft_dungeoneer::ids::{Card, HeroId, Location, QuestId};
use undercroft_dungeoneer::state::Cell;

pub(super) fn site(location: Location) -> Thing {
    Thing::of("site", location.0)
}

/// A free place of the map.
pub(super) fn cell(cell: Cell) -> Thing {
    Thing::new(format!("cell-{}-{}", cell.x, cell.y))
}

pub(super) fn card(card: Card) -> Thing {
    Thing::of("card", card.0)
}

pub(super) fn quest(quest: QuestId) -> Thing {
    Thing::of("quest", quest.0)
}

/// A hero who can be chosen.
pub(super) fn hero(hero: HeroId) -> Thing {
    Thing::of("hero", hero.0)
}

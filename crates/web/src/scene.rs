//! The scene of a table that is not in the hall: lessons and pictures.

use undercroft_core::{Ear, Observer};
use undercroft_server::hall::Sight;
use undercroft_shelf::AnyTable;

/// A table as an observer sees it, with the choices of the observer's seat.
pub fn scene_of(table: &dyn AnyTable, observer: Observer) -> Sight {
    Sight { scene: table.scene(observer), happenings: table.listen(&mut Ear::default(), observer).into() }
}

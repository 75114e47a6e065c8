//! The scene of a table that is not in the hall: lessons and pictures.

use undercroft_core::Observer;
use undercroft_server::hall::Scene;
use undercroft_shelf::AnyTable;

/// A table as an observer sees it, with the choices of the observer's seat.
pub fn scene_of(table: &dyn AnyTable, observer: Observer) -> Scene {
    let seat = observer.seat();
    Scene {
        view: table.view(observer),
        prompt: table.prompt(observer),
        choices: seat.map(|seat| table.legal(seat)).unwrap_or_default(),
        not_now: seat.map(|seat| table.not_now(seat)).unwrap_or_default(),
        happenings: table.events(0, observer).into(),
    }
}

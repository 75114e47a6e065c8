//! The drawings of this table, and the small marks a pen makes.

use crate::art::{address, is_drawn};
use maud::{Markup, html};

/// The name of a drawing among all drawings: the faces of dice begin with `f-`, everything else in ink with `i-`.
pub(super) fn named(id: &str) -> String {
    if id.starts_with("f-") { id.to_owned() } else { format!("i-{id}") }
}

/// The address of a drawing.
pub(super) fn href(id: &str) -> &'static str {
    address(&named(id))
}

/// A drawing that only decorates: the words stand beside it.
pub(super) fn ink(id: &str) -> Markup {
    html! { svg.ink aria-hidden="true" focusable="false" { use href=(href(id)) {} } }
}

/// A drawing without its colours: not yet finished.
pub(super) fn dry(id: &str) -> Markup {
    html! { svg.ink.dry aria-hidden="true" focusable="false" { use href=(href(id)) {} } }
}

/// The drawing of a monster.
pub(super) fn monster(id: &str) -> &str {
    if is_drawn(&named(id)) { id } else { "f-skull" }
}

/// What a pen fills a box with; wet as long as it can still be taken back.
pub(super) fn scribble(wet: bool) -> Markup {
    html! { svg.ink.scribble.wet[wet] aria-hidden="true" focusable="false" { use href=(href("scribble")) {} } }
}

/// A small heart, full or not.
pub(super) fn heart(full: bool) -> Markup {
    let id = if full { "heart-full" } else { "heart" };
    html! { svg.ink.heart aria-hidden="true" focusable="false" { use href=(href(id)) {} } }
}

#[cfg(test)]
mod tests {
    use super::*;
    use undercroft_paper::Components;
    use undercroft_paper::components::{Hero, Item, Minion, Reward, Symbol};

    #[test]
    fn everything_on_the_sheet_is_drawn() {
        let components = Components::in_force(None).expect("the values in the box");
        let ids = (Hero::ALL.map(Hero::id).into_iter().map(str::to_owned))
            .chain(Item::ALL.map(|item| item.id().to_owned()))
            .chain(
                [Minion::Ghost, Minion::Goblin, Minion::Orc, Minion::Zombie]
                    .map(|minion| minion.id().to_owned()),
            )
            .chain(
                [Reward::Potion, Reward::Item, Reward::Level, Reward::Gem]
                    .map(|reward| reward.id().to_owned()),
            )
            .chain(Symbol::ALL.map(|symbol| format!("f-{}", symbol.id())))
            .chain(components.monsters.iter().map(|monster| monster.id.clone()))
            .chain(
                ["trap", "heart", "tomb", "laurel", "scribble", "cross", "tick", "star"].map(str::to_owned),
            );
        for id in ids {
            assert!(is_drawn(&named(&id)), "{id}");
        }
        assert_eq!(monster("a-monster-of-their-own"), "f-skull");
    }
}

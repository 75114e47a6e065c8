//! The decks have their printed sizes, and the paladins are who they should be.

use super::{Adventurer, Class, Components, Creature, Trap};
use undercroft_core::kit::Named;
use undercroft_core::pack::Entry;

/// How many there are of each kind, to find the wrong one.
fn listed<K: Named>(copies: impl Fn(&K) -> u8) -> String {
    let each = K::all().iter().map(|kind| format!("{} {}", kind.id(), copies(kind)));
    each.collect::<Vec<_>>().join(", ")
}

/// Tells every deck that is not whole.
pub(super) fn is_whole(root: &Entry<'_>, components: &Components) {
    let need = |fits: bool, told: &dyn Fn() -> (String, String)| {
        if !fits {
            let (found, needed) = told();
            root.wrong(found, needed);
        }
    };
    let traps: u32 = components.traps.iter().map(|trap| u32::from(trap.copies)).sum();
    need(traps == 27, &|| {
        let copies = |trap: &Trap| components.traps[trap.place()].copies;
        (format!("{traps} cards in the trap deck (copies: {})", listed(copies)), "27".to_owned())
    });
    for year in [1, 2] {
        let index = usize::from(year - 1);
        let tiles: u32 = components.creatures.iter().map(|one| u32::from(one.copies[index])).sum();
        need(tiles == 12, &|| {
            let copies = |one: &Creature| components.creatures[one.place()].copies[index];
            (format!("{tiles} creatures of year {year} (copies: {})", listed(copies)), "12".to_owned())
        });
        let people: u32 = components
            .adventurers
            .iter()
            .filter(|one| one.year == year && !matches!(one.class, Class::Paladin | Class::Illusion))
            .map(|one| u32::from(one.copies))
            .sum();
        need(people == 16, &|| (format!("{people} adventurers of year {year}"), "16".to_owned()));
        let rooms = components.rooms.iter().filter(|room| room.year == year).count();
        need(rooms == 8, &|| (format!("{rooms} rooms of year {year}"), "8".to_owned()));
        let mut fatigue: Vec<u8> =
            components.cards.iter().filter(|card| card.year == year).map(|card| card.fatigue).collect();
        fatigue.sort_unstable();
        let printed: [u8; 9] = std::array::from_fn(|at| year - 1 + u8::from(at > 0) + u8::from(at > 4));
        need(fatigue == printed, &|| {
            (format!("combat cards of year {year} with fatigue {fatigue:?}"), format!("{printed:?}"))
        });
    }
    let trolls: u32 =
        components.creatures[Creature::Troll.place()].copies.iter().copied().map(u32::from).sum();
    need(trolls == 3, &|| (format!("{trolls} Trolls"), "3, one for each Troll Token".to_owned()));
    for (who, year) in [(Adventurer::SilverPaladin, 1), (Adventurer::GoldPaladin, 2)] {
        let spec = components.adventurer(who);
        need(spec.class == Class::Paladin && spec.year == year && spec.copies == 1, &|| {
            let found = format!("adventurer {who}: {} × {} of year {}", spec.copies, spec.class, spec.year);
            (found, format!("the one paladin of year {year}"))
        });
    }
    let illusion = components.adventurer(Adventurer::Illusion);
    need(illusion.class == Class::Illusion && illusion.copies == 0, &|| {
        let found = format!("adventurer illusion: {} × {}", illusion.copies, illusion.class);
        (found, "class illusion with copies = 0".to_owned())
    });
}

//! The values in the box, written down a second time from the sources, so that none changes by accident.

use undercroft_lords::components::{
    Adventurer, Card, Class, Components, Cost, Creature, LIBRARY, Speed, Trap, TrapEffect,
};

fn box_of_the_game() -> Components {
    Components::read(&LIBRARY.open(None).expect("a whole file")).expect("the table in the box is whole")
}

fn food(food: u8) -> Cost {
    Cost { food, ..Cost::default() }
}

/// DL-008, DL-009, DL-010: power, hit points and symbols of all 32 adventurers, by class and year.
#[test]
fn adventurers() {
    let parts = box_of_the_game();
    let others = [[(1, 3, 1), (2, 3, 2), (2, 4, 1), (3, 4, 2)], [(1, 4, 2), (2, 5, 2), (3, 5, 3), (4, 6, 3)]];
    let warriors =
        [[(1, 3, 0), (2, 4, 0), (2, 4, 0), (3, 5, 0)], [(1, 5, 0), (2, 6, 0), (3, 7, 0), (4, 8, 0)]];
    for class in [Class::Warrior, Class::Thief, Class::Priest, Class::Wizard] {
        for year in [1, 2] {
            let mut found = Vec::new();
            for spec in Adventurer::ALL.iter().map(|who| parts.adventurer(*who)) {
                if (spec.class, spec.year) == (class, year) {
                    let [trap, heal, magic] =
                        [Class::Thief, Class::Priest, Class::Wizard].map(|one| one == class);
                    assert!(trap || spec.trap == 0);
                    assert!(heal || spec.heal == 0);
                    assert!(magic || spec.magic == 0);
                    let one = (spec.power, spec.hit_points, spec.trap + spec.heal + spec.magic);
                    found.extend(std::iter::repeat_n(one, spec.copies.into()));
                }
            }
            found.sort_unstable();
            let printed = if class == Class::Warrior { warriors } else { others };
            assert_eq!(found, printed[usize::from(year - 1)], "{class} of year {year}");
        }
    }
}

/// DL-011, DL-347, DL-350: tiles, prices and damage of all creatures.
#[test]
fn creatures() {
    let parts = box_of_the_game();
    let evil = |evil: u8, cost: Cost| Cost { evil, ..cost };
    for (creature, copies, cost, damage, other) in [
        (Creature::Goblin, [2, 1], food(1), 2, 1),
        (Creature::Slime, [2, 1], food(1), 1, 0),
        (Creature::Ghost, [2, 1], evil(1, food(0)), 2, 0),
        (Creature::Troll, [2, 1], food(2), 3, 4),
        (Creature::Witch, [2, 1], evil(1, food(1)), 4, 1),
        (Creature::Vampire, [2, 1], evil(2, food(0)), 3, 2),
        (Creature::Golem, [0, 2], Cost { gold: 1, traps: 1, ..Cost::default() }, 4, 0),
        (Creature::Dragon, [0, 2], evil(2, food(2)), 2, 0),
        (Creature::Demon, [0, 2], Cost { monsters: 1, ..evil(1, food(0)) }, 7, 0),
    ] {
        let spec = parts.creature(creature);
        assert_eq!(
            (spec.copies, spec.cost, spec.damage, spec.other),
            (copies, cost, damage, other),
            "{creature}"
        );
    }
}

/// DL-006, DL-007: the nine traps, three of each, in both years.
#[test]
fn traps() {
    let parts = box_of_the_game();
    let none = TrapEffect::default();
    let gold = Cost { gold: 1, ..Cost::default() };
    let imp = Cost { imps: 1, ..Cost::default() };
    let stone = |first| TrapEffect { first, ..none };
    let pendulum = |second| TrapEffect { second, ..none };
    let door = |first| TrapEffect { first, hold: true, ..none };
    let fire = TrapEffect { each: 1, last: 1, ..none };
    let ring = TrapEffect { each: 1, hold: true, ..none };
    let meal = TrapEffect { lethal: true, ..none };
    let kamikaze = TrapEffect { first: 3, others: 1, ..none };
    let poison = TrapEffect { any: 1, poison: 2, ..none };
    let dart = TrapEffect { any: 1, anti_magic: true, ..none };
    for (trap, costs, effects) in [
        (Trap::RollingStone, [food(0), food(0)], [stone(3), stone(4)]),
        (Trap::Pendulum, [food(0), food(0)], [pendulum(3), pendulum(4)]),
        (Trap::WallOfFire, [food(0), food(0)], [fire, fire]),
        (Trap::TrapDoor, [food(0), food(0)], [door(2), door(3)]),
        (Trap::CursedRing, [gold, gold], [ring, ring]),
        (Trap::PoisonedMeal, [food(1), food(2)], [meal, meal]),
        (Trap::KamikazeImp, [imp, imp], [kamikaze, kamikaze]),
        (Trap::PoisonedDart, [food(0), food(0)], [poison, poison]),
        (Trap::AntiMagicDart, [food(0), food(0)], [dart, dart]),
    ] {
        assert_eq!(parts.traps[trap.place()].copies, 3, "{trap}");
        for year in [1, 2] {
            let (side, index) = (parts.trap(trap, year), usize::from(year - 1));
            assert_eq!((side.cost, side.effect), (costs[index], effects[index]), "{trap} in year {year}");
        }
    }
}

/// DL-278: which card is cast when, and how tired it makes.
#[test]
fn combat_cards() {
    use Speed::{Fast, Slow};
    let parts = box_of_the_game();
    for (card, year, speed, fatigue) in [
        (Card::Invisibility, 1, Fast, 0),
        (Card::MagicShield, 1, Fast, 1),
        (Card::Fireball, 1, Fast, 1),
        (Card::DetectTreasure, 1, Slow, 1),
        (Card::FistOfJustice, 1, Slow, 1),
        (Card::Suggestion, 1, Fast, 2),
        (Card::WordOfPeace, 1, Fast, 2),
        (Card::DetectEvil, 1, Slow, 2),
        (Card::AuraOfFear, 1, Fast, 2),
        (Card::CreateFood, 2, Fast, 1),
        (Card::Illusion, 2, Fast, 2),
        (Card::BlindRage, 2, Fast, 2),
        (Card::Metamorphosis, 2, Fast, 3),
        (Card::DimensionalGate, 2, Fast, 3),
        (Card::Regeneration, 2, Slow, 3),
        (Card::HolyTithe, 2, Slow, 2),
        (Card::Exorcism, 2, Slow, 2),
        (Card::BookOfCrimes, 2, Slow, 3),
    ] {
        let spec = parts.card(card);
        assert_eq!((spec.year, spec.speed, spec.fatigue), (year, speed, fatigue), "{card}");
    }
}

/// DL-031, DL-198: fifteen spaces; everybody starts on the fifth, the paladin looks from the tenth on.
#[test]
fn the_evilometer() {
    let meter = box_of_the_game().evilometer;
    assert_eq!((meter.spaces, meter.start, meter.paladin, meter.top()), (15, 4, 9, 14));
}

//! Health tiles, permanent killers and vorpal weapons (WD-080 … WD-100).

use crate::common::*;
use undercroft_core::{Game, Setup};
use undercroft_welcome::{Effect, Fate, Hero, Monster, MonsterSet, Tile, Welcome};

fn effect(hero: Hero, tile: Tile) -> Effect {
    let game = Welcome::new(&Setup::new(2)).unwrap();
    let found = game.components().tiles(hero).iter().find(|(other, _)| *other == tile).copied();
    found.unwrap_or_else(|| panic!("{hero:?} has no {tile:?}")).1
}

/// WD-080…087: what the health tiles add.
#[test]
fn health_tiles() {
    let bonuses = [
        (Hero::Warrior, Tile::PlateArmor, 5),
        (Hero::Warrior, Tile::KnightShield, 3),
        (Hero::Barbarian, Tile::Chainmail, 4),
        (Hero::Barbarian, Tile::LeatherShield, 3),
        (Hero::Mage, Tile::WallOfFire, 6),
        (Hero::Mage, Tile::BraceletOfProtection, 3),
        (Hero::Rogue, Tile::MithrilArmor, 5),
        (Hero::Rogue, Tile::Buckler, 3),
    ];
    for (hero, tile, bonus) in bonuses {
        assert_eq!(effect(hero, tile), Effect::Health(bonus), "{tile:?}");
        let entered = Dungeon::of(hero.id()).without(&[tile.id()]).pile(&["orc"]).enter();
        assert_eq!(health(&entered), 11 - bonus as i8, "without {tile:?}");
    }
}

fn kinds(monsters: &[Monster]) -> MonsterSet {
    monsters.iter().copied().collect()
}

/// WD-088…093: which kinds each permanent tile beats.
#[test]
fn permanent_killers() {
    use Monster::*;
    for hero in [Hero::Warrior, Hero::Barbarian] {
        assert_eq!(effect(hero, Tile::Torch), Effect::Beats(kinds(&[Goblin, Skeleton, Orc])));
    }
    for hero in [Hero::Warrior, Hero::Mage] {
        assert_eq!(effect(hero, Tile::HolyGrail), Effect::Beats(kinds(&[Skeleton, Vampire, Lich])));
    }
    assert_eq!(effect(Hero::Warrior, Tile::DragonSpear), Effect::Beats(kinds(&[Dragon])));
    assert_eq!(effect(Hero::Barbarian, Tile::WarHammer), Effect::Beats(kinds(&[Golem])));
    assert_eq!(effect(Hero::Rogue, Tile::InvisibilityCloak), Effect::Beats(kinds(&[Lich, Demon, Dragon])));
    assert_eq!(effect(Hero::Rogue, Tile::RingOfPower), Effect::Absorbs(kinds(&[Goblin, Skeleton])));
}

/// WD-091: the War Hammer beats both Golems.
#[test]
fn the_hammer_beats_both_golems() {
    let mut table = Dungeon::of("barbarian").pile(&["golem", "golem", "orc"]).enter();
    play_all(&mut table, &["reveal", "reveal"]);
    assert_eq!(health(&table), 11);
}

/// WD-094, WD-095, WDX-02: Goblin and Skeleton give 1 + 2 health, each at once.
#[test]
fn the_ring_adds_their_strength() {
    let mut table = Dungeon::of("rogue").pile(&["goblin", "skeleton", "orc"]).enter();
    play_all(&mut table, &["name orc", "reveal"]);
    assert_eq!(health(&table), 11 + 1);
    play(&mut table, "reveal");
    assert_eq!(health(&table), 11 + 3);
}

/// WD-095: in time for the next blow.
#[test]
fn the_ring_helps_at_once() {
    let mut table = Dungeon::of("rogue").with_only(&["ring-of-power"]).pile(&["skeleton", "vampire"]).enter();
    let runner = turn(&table);
    play_all(&mut table, &["reveal", "reveal"]);
    assert_eq!(tally(&table, runner), (1, 0), "3 + 2 - 4 leaves 1");
}

/// WD-074: Ring and vorpal weapon together still give the Ring's health (WDA-05).
#[test]
fn the_ring_comes_before_the_dagger() {
    let mut table = Dungeon::of("rogue").pile(&["goblin", "orc"]).enter();
    play_all(&mut table, &["name goblin", "reveal"]);
    assert_eq!(health(&table), 12);
    assert_eq!(public(&table).delve.unwrap().met[0], (Monster::Goblin, Fate::Beaten(Tile::RingOfPower)));
}

/// WD-097, WDX-03: both Skeletons fall to the named weapon.
#[test]
fn the_vorpal_weapon_beats_all_of_its_kind() {
    for (hero, weapon) in [("warrior", "vorpal-sword"), ("rogue", "vorpal-dagger")] {
        let mut table =
            Dungeon::of(hero).with_only(&[weapon]).pile(&["skeleton", "skeleton", "goblin"]).enter();
        play_all(&mut table, &["name skeleton", "reveal", "reveal"]);
        assert_eq!(health(&table), 3, "{weapon}");
    }
}

/// WD-100: a name that never shows up does nothing, and a kill does not use the weapon up.
#[test]
fn a_wrong_name_does_nothing() {
    let mut table = Dungeon::of("warrior").with_only(&["vorpal-sword"]).pile(&["goblin", "goblin"]).enter();
    play_all(&mut table, &["name dragon", "reveal"]);
    assert_eq!(health(&table), 2);
    assert!(public(&table).delve.unwrap().spent.is_empty());
}

//! The exact chance to come out of the dungeon alive, for a runner who decides as well as can be.
//!
//! The runner knows the cards it put into the pile and where they lie; every other face-down card is equally
//! likely to be any of those the runner has not seen. Over that the best decisions are found by looking at
//! every way the dungeon can go, each situation once.

use super::kit::{Counts, Kit};
use std::collections::HashMap;
use undercroft_welcome::{Monster, Move};

/// What a runner knows before or during the trip.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dungeon {
    /// The cards still in the pile, next one first; `None` where the face is unknown.
    pub pile: Vec<Option<Monster>>,
    /// How many of each kind lie face down with an unknown face: in the pile, the deck and the discard.
    pub unseen: Counts,
    /// How many cards the deck holds.
    pub deck: u8,
    /// WDA-01: does Polymorph take its card from the pile?
    pub polymorph_from_pile: bool,
    /// WDA-07: does a card swapped by Polymorph count for Omnipotence?
    pub replaced_counts: bool,
}

/// Where the runner stands.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Progress {
    /// Cards of the pile already turned over.
    pub position: u8,
    /// Unknown cards not yet turned over, by kind.
    pub unseen: Counts,
    /// Cards left in the deck.
    pub deck: u8,
    /// Current health.
    pub health: i8,
    /// Is the axe still there?
    pub axe: bool,
    /// Is Polymorph still there?
    pub polymorph: bool,
    /// Is the potion still there?
    pub potion: bool,
    /// WD-121: is the next card beaten whatever it is?
    pub pact: bool,
    /// Kinds met that count for Omnipotence, one bit each.
    pub met: u8,
    /// Was one of them met twice?
    pub twice: bool,
}

/// Solves one dungeon with one kit. A vorpal weapon must have been [named](Kit::naming) before.
#[derive(Debug)]
pub struct Solver<'a> {
    kit: Kit,
    dungeon: &'a Dungeon,
    known: HashMap<Progress, f64>,
}

/// The chance to survive on entering, and the best kind to name.
pub fn survival(kit: Kit, dungeon: &Dungeon) -> (f64, Option<Monster>) {
    if !kit.vorpal {
        let mut solver = Solver::new(kit, dungeon);
        let start = solver.start();
        return (solver.go_on(start), None);
    }
    let mut best = (-1.0, None);
    for (name, chance) in namings(kit, dungeon) {
        if chance > best.0 {
            best = (chance, Some(name));
        }
    }
    if best.1.is_none() { (1.0, Some(Monster::Dragon)) } else { best }
}

/// The chance to survive with each kind worth naming.
pub fn namings(kit: Kit, dungeon: &Dungeon) -> Vec<(Monster, f64)> {
    kit.worth_naming()
        .map(|name| {
            let mut solver = Solver::new(kit.naming(name), dungeon);
            let start = solver.start();
            (name, solver.go_on(start))
        })
        .collect()
}

impl<'a> Solver<'a> {
    /// A solver that knows nothing yet.
    pub fn new(kit: Kit, dungeon: &'a Dungeon) -> Solver<'a> {
        Solver { kit, dungeon, known: HashMap::new() }
    }

    /// The runner at the entrance.
    pub fn start(&self) -> Progress {
        Progress {
            position: 0,
            unseen: self.dungeon.unseen,
            deck: self.dungeon.deck,
            health: self.kit.health,
            axe: self.kit.axe,
            polymorph: self.kit.polymorph,
            potion: self.kit.potion,
            pact: false,
            met: 0,
            twice: false,
        }
    }

    /// WD-075 (6), (7): dead, through, or on to the next card.
    pub fn go_on(&mut self, at: Progress) -> f64 {
        if at.health <= 0 {
            return self.dying(at).into_iter().map(|(_, chance)| chance).fold(0.0, f64::max);
        }
        if at.position as usize == self.dungeon.pile.len() {
            return 1.0;
        }
        if let Some(chance) = self.known.get(&at) {
            return *chance;
        }
        let chance = self.next_card(at, |solver, at, monster| solver.meet(at, monster));
        self.known.insert(at, chance);
        chance
    }

    /// The choices of a runner at the point of death.
    pub fn dying(&mut self, at: Progress) -> Vec<(Move, f64)> {
        let mut choices = vec![(Move::Fall, self.after_death(at))];
        if at.potion {
            let risen = Progress { health: self.kit.base, potion: false, ..at };
            choices.insert(0, (Move::Drink, self.go_on(risen)));
        }
        choices
    }

    /// The choices of a runner face to face with a monster that nothing beats; `at` is before the blow.
    pub fn facing(&mut self, at: Progress, monster: Monster) -> Vec<(Move, f64)> {
        let mut choices = Vec::with_capacity(3);
        let noted = note(at, monster);
        if at.axe {
            choices.push((Move::Axe, self.go_on(Progress { axe: false, ..noted })));
        }
        if at.polymorph && self.can_polymorph(&at) {
            let left = if self.dungeon.replaced_counts { noted } else { at };
            choices.push((Move::Polymorph, self.replacement(Progress { polymorph: false, ..left })));
        }
        let hit = Progress { health: at.health - self.kit.strength[monster as usize], ..noted };
        choices.push((Move::Face, self.go_on(hit)));
        choices
    }

    fn can_polymorph(&self, at: &Progress) -> bool {
        if self.dungeon.polymorph_from_pile {
            (at.position as usize) < self.dungeon.pile.len()
        } else {
            at.deck > 0
        }
    }

    /// The mean over what the next card of the pile may be.
    fn next_card(&mut self, at: Progress, then: impl Fn(&mut Self, Progress, Monster) -> f64) -> f64 {
        let next = Progress { position: at.position + 1, ..at };
        match self.dungeon.pile[at.position as usize] {
            Some(monster) => then(self, next, monster),
            None => self.unknown_card(next, then),
        }
    }

    fn unknown_card(&mut self, at: Progress, then: impl Fn(&mut Self, Progress, Monster) -> f64) -> f64 {
        let total: u8 = at.unseen.iter().sum();
        let mut mean = 0.0;
        for monster in Monster::ALL {
            let count = at.unseen[monster as usize];
            if count > 0 {
                let mut next = at;
                next.unseen[monster as usize] -= 1;
                mean += f64::from(count) / f64::from(total) * then(self, next, monster);
            }
        }
        mean
    }

    fn replacement(&mut self, at: Progress) -> f64 {
        if self.dungeon.polymorph_from_pile {
            self.next_card(at, |solver, at, monster| solver.meet(at, monster))
        } else {
            let at = Progress { deck: at.deck - 1, ..at };
            self.unknown_card(at, |solver, at, monster| solver.meet(at, monster))
        }
    }

    /// WD-075: the order of things when a card is turned over.
    fn meet(&mut self, at: Progress, monster: Monster) -> f64 {
        let kind = monster as usize;
        let beaten = at.pact || self.kit.beaten[kind];
        let mut at = Progress { pact: self.kit.pact == Some(monster), ..at };
        if self.kit.absorbed[kind] {
            at.health += self.kit.strength[kind];
        }
        if beaten {
            return self.go_on(note(at, monster));
        }
        self.facing(at, monster).into_iter().map(|(_, chance)| chance).fold(0.0, f64::max)
    }

    /// WD-125: Omnipotence saves a dead hero if no two monsters are of the same kind.
    fn after_death(&mut self, at: Progress) -> f64 {
        if !self.kit.omnipotence || at.twice {
            return 0.0;
        }
        if at.position as usize == self.dungeon.pile.len() {
            return 1.0;
        }
        self.next_card(at, |solver, at, monster| solver.after_death(note(at, monster)))
    }
}

/// Notes a kind for Omnipotence.
fn note(mut at: Progress, monster: Monster) -> Progress {
    let bit = 1 << monster as u8;
    at.twice |= at.met & bit != 0;
    at.met |= bit;
    at
}

#[cfg(test)]
mod tests {
    use super::*;
    use undercroft_core::{Game, Setup};
    use undercroft_welcome::{Hero, Tile, TileSet, Welcome};

    fn blind(game: &Welcome, hero: Hero, tiles: TileSet, cards: usize) -> f64 {
        let dungeon = Dungeon {
            pile: vec![None; cards],
            unseen: Monster::ALL.map(|monster| game.components().copies(monster)),
            deck: 13 - cards as u8,
            polymorph_from_pile: false,
            replaced_counts: false,
        };
        100.0 * survival(Kit::new(game.components(), hero, tiles), &dungeon).0
    }

    fn compare(hero: Hero, missing: Option<Tile>, first: usize, expected: &[f64]) {
        let game = Welcome::new(&Setup::new(2)).unwrap();
        let all = game.components().all_tiles(hero);
        let tiles = missing.map_or(all, |tile| all.without(tile));
        for (index, chance) in expected.iter().enumerate() {
            let found = blind(&game, hero, tiles, first + index);
            assert!(
                (found - chance).abs() < 0.0501,
                "{hero:?} without {missing:?}, {} cards: {found:.2}, not {chance}",
                first + index
            );
        }
    }

    /// The tables of the component sheet: a runner who knows no card of the pile.
    #[test]
    fn a_full_kit_survives_as_computed_elsewhere() {
        compare(Hero::Warrior, None, 0, &[100.0; 14]);
        let rogue = [100.0, 100.0, 100.0, 100.0, 99.9, 99.8, 99.6, 99.4, 99.3, 99.3, 99.3, 99.3, 99.3, 99.3];
        compare(Hero::Rogue, None, 0, &rogue);
        let barbarian =
            [100.0, 100.0, 100.0, 100.0, 99.8, 99.0, 97.1, 93.5, 87.5, 78.5, 65.7, 48.7, 26.9, 0.0];
        compare(Hero::Barbarian, None, 0, &barbarian);
        let mage = [100.0, 100.0, 100.0, 99.6, 97.6, 93.2, 85.2, 73.6, 59.0, 42.7, 26.6, 11.5, 0.0, 0.0];
        compare(Hero::Mage, None, 0, &mage);
    }

    /// The sheet's other rows for the mage follow another ruling about Polymorph: see `tests/sheet.rs`.
    #[test]
    fn with_one_tile_missing_as_well() {
        let rows: [(Hero, Tile, [f64; 8]); 10] = [
            (Hero::Warrior, Tile::PlateArmor, [96.2, 92.3, 87.2, 80.8, 73.1, 64.1, 53.8, 42.3]),
            (Hero::Warrior, Tile::HolyGrail, [90.9, 80.3, 68.5, 56.3, 43.7, 31.5, 20.3, 10.8]),
            (Hero::Warrior, Tile::VorpalSword, [92.7, 86.0, 77.9, 68.5, 58.4, 47.8, 37.1, 26.6]),
            (Hero::Barbarian, Tile::Torch, [100.0, 99.7, 96.6, 85.7, 64.6, 37.8, 14.2, 1.9]),
            (Hero::Barbarian, Tile::VorpalAxe, [97.6, 91.5, 81.6, 68.5, 53.5, 38.0, 23.6, 11.9]),
            (Hero::Barbarian, Tile::HealingPotion, [99.0, 95.9, 90.3, 81.6, 69.8, 55.4, 39.3, 23.1]),
            (Hero::Mage, Tile::Polymorph, [96.9, 89.1, 75.7, 58.0, 39.1, 23.0, 12.0, 5.6]),
            (Hero::Mage, Tile::Omnipotence, [98.9, 96.0, 90.7, 82.7, 71.7, 58.2, 42.7, 26.6]),
            (Hero::Rogue, Tile::MithrilArmor, [98.6, 95.8, 92.2, 88.5, 84.8, 80.8, 76.0, 69.9]),
            (Hero::Rogue, Tile::HealingPotion, [99.3, 98.2, 96.9, 95.2, 92.9, 89.5, 85.4, 81.6]),
        ];
        for (hero, missing, expected) in rows {
            compare(hero, Some(missing), 3, &expected);
        }
    }

    #[test]
    fn a_naked_hero_survives_little() {
        let game = Welcome::new(&Setup::new(2)).unwrap();
        for (hero, expected) in [(Hero::Warrior, [30.8, 1.3, 0.0]), (Hero::Barbarian, [46.2, 6.4, 0.0])] {
            for (index, chance) in expected.iter().enumerate() {
                let found = blind(&game, hero, TileSet::EMPTY, index + 1);
                assert!((found - chance).abs() < 0.0501, "{hero:?}: {found:.2}, not {chance}");
            }
        }
    }

    /// The runner knows its own Dragon at the top and keeps the axe for it.
    #[test]
    fn own_cards_are_known() {
        let game = Welcome::new(&Setup::new(2)).unwrap();
        let kit = Kit::new(game.components(), Hero::Barbarian, TileSet::EMPTY.with(Tile::VorpalAxe));
        let mut unseen = Monster::ALL.map(|monster| game.components().copies(monster));
        unseen[Monster::Dragon as usize] -= 1;
        let dungeon = Dungeon {
            pile: vec![None, Some(Monster::Dragon)],
            unseen,
            deck: 11,
            polymorph_from_pile: false,
            replaced_counts: false,
        };
        // 4 health, no other tile: the unknown card must be of strength 3 or less (6 of 12).
        assert!((survival(kit, &dungeon).0 - 0.5).abs() < 1e-12);
    }
}

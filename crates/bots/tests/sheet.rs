//! The mage's rows of the component sheet, by a calculation of its own that follows either of two rulings.
//!
//! The sheet lets Polymorph take away any card just turned over, also one that a tile or the Pact beats (which can
//! make all monsters of the dungeon different for Omnipotence); a Pact waiting for its next card waits on. By
//! WDA-04 and WDA-16 a beaten card stays. That is the whole difference between the sheet and the exact chances.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::collections::HashMap;
use undercroft_bots::welcome::kit::Kit;
use undercroft_bots::welcome::survival::{Dungeon, survival};
use undercroft_core::{Game, Setup};
use undercroft_welcome::{Hero, Monster, Tile, Welcome};

const STRENGTH: [i8; 8] = [1, 2, 3, 4, 5, 6, 7, 9];
const COPIES: [u8; 8] = [2, 2, 2, 2, 2, 1, 1, 1];
const DEMON: usize = 6;

/// Which cards may Polymorph take away?
#[derive(Copy, Clone, PartialEq, Eq)]
enum Swaps {
    Unbeaten,
    Any,
}

/// A mage on the way: cards left in the pile, cards unseen, health, Polymorph, Pact waiting, kinds met, one twice.
type Way = (u8, [u8; 8], i8, bool, bool, u8, bool);

struct Mage {
    swaps: Swaps,
    deck: u8,
    beaten: [bool; 8],
    pact: bool,
    omnipotence: bool,
    known: HashMap<Way, f64>,
}

impl Mage {
    fn chance(swaps: Swaps, missing: Tile, cards: u8) -> f64 {
        let has = |tile: Tile| tile != missing;
        let grail = has(Tile::HolyGrail);
        let mut beaten = [false, grail, false, grail, false, grail, false, false];
        beaten[DEMON] = has(Tile::DemonicPact);
        let bonus = |tile: Tile, bonus: i8| if has(tile) { bonus } else { 0 };
        let health = 2 + bonus(Tile::WallOfFire, 6) + bonus(Tile::BraceletOfProtection, 3);
        let mut mage = Mage {
            swaps,
            deck: 13 - cards,
            beaten,
            pact: beaten[DEMON],
            omnipotence: has(Tile::Omnipotence),
            known: HashMap::new(),
        };
        mage.go_on((cards, COPIES, health, has(Tile::Polymorph), false, 0, false))
    }

    fn go_on(&mut self, way: Way) -> f64 {
        let (left, _, health, _, _, _, twice) = way;
        if health <= 0 && (!self.omnipotence || twice) {
            return 0.0;
        }
        if left == 0 {
            return 1.0;
        }
        if let Some(chance) = self.known.get(&way) {
            return *chance;
        }
        let chance = self.next(way, |mage, way, kind| {
            let way = (way.0 - 1, way.1, way.2, way.3, way.4, way.5, way.6);
            if way.2 <= 0 { mage.go_on(note(way, kind)) } else { mage.meet(way, kind) }
        });
        self.known.insert(way, chance);
        chance
    }

    fn next(&mut self, way: Way, then: impl Fn(&mut Mage, Way, usize) -> f64) -> f64 {
        let total: u8 = way.1.iter().sum();
        let mut mean = 0.0;
        for kind in 0..8 {
            if way.1[kind] > 0 {
                let mut after = way;
                after.1[kind] -= 1;
                mean += f64::from(way.1[kind]) / f64::from(total) * then(self, after, kind);
            }
        }
        mean
    }

    fn meet(&mut self, way: Way, kind: usize) -> f64 {
        let (left, unseen, health, polymorph, pact, met, twice) = way;
        let beaten = pact || self.beaten[kind];
        let calls = self.pact && kind == DEMON;
        let blow = if beaten { 0 } else { STRENGTH[kind] };
        let stays = self.go_on(note((left, unseen, health - blow, polymorph, calls, met, twice), kind));
        if !polymorph || self.deck == 0 || (beaten && self.swaps == Swaps::Unbeaten) {
            return stays;
        }
        let swapped = (left, unseen, health, false, beaten && pact, met, twice);
        stays.max(self.next(swapped, Mage::meet))
    }
}

fn note(mut way: Way, kind: usize) -> Way {
    way.6 |= way.5 >> kind & 1 == 1;
    way.5 |= 1 << kind;
    way
}

/// From three cards to ten.
const ROWS: [(Tile, [f64; 8]); 6] = [
    (Tile::WallOfFire, [96.5, 87.5, 71.4, 50.0, 28.1, 11.4, 2.7, 0.0]),
    (Tile::BraceletOfProtection, [99.0, 94.6, 84.1, 67.2, 47.3, 29.0, 15.0, 5.4]),
    (Tile::HolyGrail, [98.8, 88.7, 67.4, 42.4, 18.0, 4.7, 0.0, 0.0]),
    (Tile::Polymorph, [96.9, 89.1, 75.7, 58.0, 39.1, 23.0, 12.0, 5.6]),
    (Tile::DemonicPact, [99.4, 95.5, 83.7, 62.1, 36.7, 16.3, 4.9, 0.0]),
    (Tile::Omnipotence, [98.9, 96.0, 90.7, 82.7, 71.7, 58.2, 42.7, 26.6]),
];

#[test]
fn the_sheet_swaps_any_card() {
    for (missing, row) in ROWS {
        for (cards, sheet) in (3..).zip(row) {
            let found = 100.0 * Mage::chance(Swaps::Any, missing, cards);
            assert!(
                (found - sheet).abs() < 0.0501,
                "without {missing:?}, {cards} cards: {found:.2}, not {sheet}"
            );
        }
    }
}

#[test]
fn the_exact_chances_swap_only_what_is_not_beaten() {
    let game = Welcome::new(&Setup::new(2)).unwrap();
    let all = game.components().all_tiles(Hero::Mage);
    for (missing, _) in ROWS {
        for cards in 0..=13u8 {
            let dungeon = Dungeon {
                pile: vec![None; usize::from(cards)],
                unseen: Monster::ALL.map(|monster| game.components().copies(monster)),
                deck: 13 - cards,
                polymorph_from_pile: false,
                replaced_counts: false,
            };
            let exact = survival(Kit::new(game.components(), Hero::Mage, all.without(missing)), &dungeon).0;
            let found = Mage::chance(Swaps::Unbeaten, missing, cards);
            assert!((found - exact).abs() < 1e-9, "without {missing:?}, {cards} cards: {found}, not {exact}");
        }
    }
}

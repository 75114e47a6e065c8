//! Moves and their notation.

use crate::components::{Hero, Monster, Tile};
use std::fmt;
use std::str::FromStr;
use undercroft_core::{NotationError, named};

named! {
    /// WDA-18: what a player wants to happen when next asked.
    Order {
        /// To be asked, as ever.
        None = "none",
        /// To pass, as soon as that is allowed.
        Pass = "pass",
    }
}

/// One decision.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// WD-028.
    Pass,
    /// WD-033.
    Draw,
    /// WD-039.
    Add,
    /// WD-045, WD-046: the drawn monster and this tile.
    Discard(Tile),
    /// WD-066.
    Name(Monster),
    /// WD-067.
    Reveal,
    /// WD-101.
    Axe,
    /// WD-113.
    Polymorph,
    /// WD-070: take the hit.
    Face,
    /// WD-106.
    Drink,
    /// WD-107: leave the potion unused.
    Fall,
    /// WD-144.
    Choose(Hero),
    /// WDA-18: said beforehand, unseen.
    Order(Order),
}

const EXPECTED: &str = "moves are: pass, draw, add, discard TILE, name MONSTER, reveal, axe, polymorph, face, \
                        drink, fall, hero HERO, order pass, order none";

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Pass => f.write_str("pass"),
            Move::Draw => f.write_str("draw"),
            Move::Add => f.write_str("add"),
            Move::Discard(tile) => write!(f, "discard {tile}"),
            Move::Name(monster) => write!(f, "name {monster}"),
            Move::Reveal => f.write_str("reveal"),
            Move::Axe => f.write_str("axe"),
            Move::Polymorph => f.write_str("polymorph"),
            Move::Face => f.write_str("face"),
            Move::Drink => f.write_str("drink"),
            Move::Fall => f.write_str("fall"),
            Move::Choose(hero) => write!(f, "hero {hero}"),
            Move::Order(order) => write!(f, "order {order}"),
        }
    }
}

/// Reads what `Display` writes; capitals and extra blanks do not matter.
impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move, NotationError> {
        let lower = text.to_lowercase();
        let words: Vec<&str> = lower.split_whitespace().collect();
        let unknown = |expected: String| NotationError::new(text, expected);
        match words[..] {
            ["pass"] => Ok(Move::Pass),
            ["draw"] => Ok(Move::Draw),
            ["add"] => Ok(Move::Add),
            ["reveal"] => Ok(Move::Reveal),
            ["axe"] => Ok(Move::Axe),
            ["polymorph"] => Ok(Move::Polymorph),
            ["face"] => Ok(Move::Face),
            ["drink"] => Ok(Move::Drink),
            ["fall"] => Ok(Move::Fall),
            ["discard", id] => Tile::from_id(id)
                .map(Move::Discard)
                .ok_or_else(|| unknown(format!("tiles are: {}", Tile::ALL.map(Tile::id).join(", ")))),
            ["name", id] => Monster::from_id(id).map(Move::Name).ok_or_else(|| {
                unknown(format!("monsters are: {}", Monster::ALL.map(Monster::id).join(", ")))
            }),
            ["hero", id] => Hero::from_id(id)
                .map(Move::Choose)
                .ok_or_else(|| unknown(format!("heroes are: {}", Hero::ALL.map(Hero::id).join(", ")))),
            ["order", id] => Order::from_id(id)
                .map(Move::Order)
                .ok_or_else(|| unknown(format!("orders are: {}", Order::ALL.map(Order::id).join(", ")))),
            _ => Err(unknown(EXPECTED.to_owned())),
        }
    }
}

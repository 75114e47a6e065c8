//! The decisions of a team, and how they are written.

use crate::components::{Die, Gem, GoalCard, Hero, Item, Room, Talent};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;
use undercroft_core::NotationError;

/// One small decision.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Move {
    /// PD-016: keep this talent (`talent thief`).
    Talent(Talent),
    /// PD-016: keep this goal (`goal 14`).
    Goal(GoalCard),
    /// PD-258: steal a gem before the game (`steal A`).
    Steal(Gem),
    /// PD-259: steal none (`decline`).
    Decline,
    /// PD-081: mark so many of the wounds under potions (`heal 2`).
    Heal(u8),
    /// PD-096: raise a hero with a die (`black-warrior level warrior`).
    Level(Die, Hero),
    /// PD-116: fill a box with a die (`clover craft crown`).
    Craft(Die, Item),
    /// PD-144: brew potions with a die (`white-wizard brew`).
    Brew(Die),
    /// PD-158: use a die for movement (`boots move`).
    March(Die),
    /// PD-162: move to a room (`go D1`).
    Go(Room),
    /// PD-160: leave the other moves unused (`stop`).
    Stop,
    /// PD-104: a level as a reward (`train rogue`).
    Train(Hero),
    /// PD-128: a box as a reward (`fill crown`).
    Fill(Item),
    /// PD-139, PD-274: beat a minion from afar (`slay B4`).
    Slay(Room),
    /// PD-325: confirm what was done (`done`).
    Done,
}

/// Frozen: the recorded playthroughs choose moves by their hash, so names count as whole words however many bytes they have.
impl Hash for Move {
    fn hash<H: Hasher>(&self, state: &mut H) {
        fn name(place: usize, state: &mut impl Hasher) {
            (place as isize).hash(state);
        }
        std::mem::discriminant(self).hash(state);
        if let Some(die) = self.die() {
            name(die.colour.place(), state);
            name(die.symbol.place(), state);
        }
        match *self {
            Move::Talent(talent) => name(talent.place(), state),
            Move::Level(_, hero) | Move::Train(hero) => name(hero.place(), state),
            Move::Craft(_, item) | Move::Fill(item) => name(item.place(), state),
            Move::Goal(goal) => goal.hash(state),
            Move::Steal(gem) => gem.hash(state),
            Move::Heal(wounds) => wounds.hash(state),
            Move::Go(room) | Move::Slay(room) => room.hash(state),
            Move::Brew(_) | Move::March(_) | Move::Decline | Move::Stop | Move::Done => {}
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Move::Talent(talent) => write!(f, "talent {}", talent.id()),
            Move::Goal(goal) => write!(f, "goal {}", goal.number()),
            Move::Steal(gem) => write!(f, "steal {gem}"),
            Move::Decline => f.write_str("decline"),
            Move::Heal(wounds) => write!(f, "heal {wounds}"),
            Move::Level(die, hero) => write!(f, "{} level {}", die.name(), hero.id()),
            Move::Craft(die, item) => write!(f, "{} craft {}", die.name(), item.id()),
            Move::Brew(die) => write!(f, "{} brew", die.name()),
            Move::March(die) => write!(f, "{} move", die.name()),
            Move::Go(room) => write!(f, "go {room}"),
            Move::Stop => f.write_str("stop"),
            Move::Train(hero) => write!(f, "train {}", hero.id()),
            Move::Fill(item) => write!(f, "fill {}", item.id()),
            Move::Slay(room) => write!(f, "slay {room}"),
            Move::Done => f.write_str("done"),
        }
    }
}

/// Reads what `Display` writes; capitals and extra blanks do not matter.
impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Move, NotationError> {
        let lower = text.to_lowercase();
        let words: Vec<&str> = lower.split_whitespace().take(4).collect();
        parse(&words).ok_or_else(|| {
            NotationError::new(
                text,
                "write “DIE level HERO”, “DIE craft ITEM”, “DIE brew” or “DIE move” (dice: white-warrior, \
                 black-rogue, clover, boots), “go C1”, “stop”, “heal 1”, “train HERO”, “fill ITEM”, “slay C5”, \
                 “talent NAME”, “goal 1”, “steal A”, “decline” or “done”",
            )
        })
    }
}

impl Move {
    /// The die a move uses.
    pub fn die(self) -> Option<Die> {
        match self {
            Move::Level(die, _) | Move::Craft(die, _) | Move::Brew(die) | Move::March(die) => Some(die),
            Move::Talent(_)
            | Move::Goal(_)
            | Move::Steal(_)
            | Move::Decline
            | Move::Heal(_)
            | Move::Go(_)
            | Move::Stop
            | Move::Train(_)
            | Move::Fill(_)
            | Move::Slay(_)
            | Move::Done => None,
        }
    }
}

fn parse(words: &[&str]) -> Option<Move> {
    Some(match *words {
        ["talent", name] => Move::Talent(Talent::from_id(name)?),
        ["goal", number] => Move::Goal(GoalCard::from_number(small_number(number)?.into())?),
        ["steal", letter] => Move::Steal(Gem::from_letter(letter)?),
        ["decline"] => Move::Decline,
        ["heal", wounds] => Move::Heal(small_number(wounds)?),
        ["go", room] => Move::Go(Room::from_name(room)?),
        ["stop"] => Move::Stop,
        ["train", hero] => Move::Train(Hero::from_id(hero)?),
        ["fill", item] => Move::Fill(Item::from_id(item)?),
        ["slay", room] => Move::Slay(Room::from_name(room)?),
        ["done"] => Move::Done,
        [die, "level", hero] => Move::Level(Die::from_name(die)?, Hero::from_id(hero)?),
        [die, "craft", item] => Move::Craft(Die::from_name(die)?, Item::from_id(item)?),
        [die, "brew"] => Move::Brew(Die::from_name(die)?),
        [die, "move"] => Move::March(Die::from_name(die)?),
        _ => return None,
    })
}

/// A number as it is written: no sign, no leading zero.
fn small_number(text: &str) -> Option<u8> {
    let canonical = text.bytes().all(|byte| byte.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    canonical.then(|| text.parse().ok()).flatten()
}

//! The situation on the table, and nothing that decides anything.

use crate::components::{Hero, Monster, Tile, TileSet};
use serde::{Deserialize, Serialize};
use undercroft_core::{Seat, SeatSet};

/// The most cards a pile can hold; the component table is checked against it.
pub const CAPACITY: usize = 16;

/// A pile of cards; the last one is the top.
pub type Stack<T> = tinyvec::ArrayVec<[T; CAPACITY]>;

/// The whole table.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    pub phase: Phase,
    /// Whose turn it is; in the dungeon and once the game is over, the runner.
    pub turn: Seat,
    pub players: [Player; 4],
    pub hero: Hero,
    /// Equipment that has not been discarded.
    pub tiles: TileSet,
    /// WD-161: secret; the last card is the top.
    pub deck: Stack<Monster>,
    /// The dungeon pile as it was laid; the last card is the top.
    pub pile: Stack<Placed>,
    pub discard: Stack<Discarded>,
    /// Out of this round's bidding.
    pub passed: SeatSet,
    /// Has had a bidding turn this round (for the variant, WD-157).
    pub started: SeatSet,
    pub delve: Delve,
    /// WDA-18: players who pass as soon as they can; each order is known to its player alone.
    #[serde(default, skip_serializing_if = "is_nobody")]
    pub passing: SeatSet,
}

/// Old games knew no orders: where nobody has given one, a state is written as it always was.
fn is_nobody(seats: &SeatSet) -> bool {
    seats.is_empty()
}

/// What is being asked.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// WD-026: draw or pass.
    Bidding,
    /// WD-035: add or discard the drawn card.
    Deciding(Monster),
    /// WD-066: name a kind for the vorpal weapon.
    Naming,
    /// WD-067: turn over the next card.
    Delving,
    /// WD-075 (4): the monster just turned over hits unless Axe or Polymorph is used.
    Facing,
    /// WD-075 (6): the potion, or death.
    Dying,
    /// WD-144: choose the hero of the next round.
    ChoosingHero,
    /// WD-152, WD-153.
    Over,
}

/// What a player has gained and lost.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// Success tokens; 2 wins (WD-001).
    pub successes: u8,
    /// 0: aid white, 1: aid red, 2: eliminated (WD-010, WD-002).
    pub failures: u8,
}

impl Player {
    /// WD-002.
    pub fn is_eliminated(self) -> bool {
        self.failures >= 2
    }
}

/// A card in the dungeon pile and who put it there; that player alone knows its face.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Placed {
    pub monster: Monster,
    pub by: Seat,
}

/// A monster thrown away with a tile; who did it and which tile is public (WD-053, WDA-14).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Discarded {
    pub monster: Monster,
    pub by: Seat,
    pub tile: Tile,
}

/// The trip through the dungeon.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Delve {
    /// Current health; 0 or less is death.
    pub health: i8,
    /// WD-097: the kind named for the vorpal weapon.
    pub named: Option<Monster>,
    /// One-shot tiles used up (WD-072).
    pub spent: TileSet,
    /// WD-121: the next card is beaten whatever it is.
    pub pact: bool,
    /// Cards turned over so far, in order.
    pub met: Stack<Met>,
}

/// A card turned over in the dungeon.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Met {
    pub monster: Monster,
    /// Who had put it into the pile; nobody if it came from the deck by Polymorph.
    pub by: Option<Seat>,
    pub fate: Fate,
}

/// What became of a card turned over.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fate {
    /// The runner has yet to decide.
    Facing,
    /// Beaten by this tile.
    Beaten(Tile),
    /// Swapped by Polymorph.
    Replaced,
    /// It hit for its strength.
    Hit,
    /// It hit, and the Healing Potion brought the hero back.
    Healed,
    /// Turned over after the hero's death, because Omnipotence asks for it (WD-127).
    Shown,
}

impl Default for Placed {
    fn default() -> Placed {
        Placed { monster: Monster::Goblin, by: Seat::FIRST }
    }
}

impl Default for Discarded {
    fn default() -> Discarded {
        Discarded { monster: Monster::Goblin, by: Seat::FIRST, tile: Tile::Torch }
    }
}

impl Default for Met {
    fn default() -> Met {
        Met { monster: Monster::Goblin, by: None, fate: Fate::Facing }
    }
}

impl State {
    pub fn player(&self, seat: Seat) -> Player {
        self.players[seat.index()]
    }

    /// Which round this is, counted from 1: every round changes exactly one tally by one (WD-168).
    pub fn round(&self) -> u8 {
        let finished: u8 = self.players.iter().map(|player| player.successes + player.failures).sum();
        if self.phase == Phase::Over { finished } else { finished + 1 }
    }

    /// Is the runner in the dungeon?
    pub fn is_delving(&self) -> bool {
        match self.phase {
            Phase::Naming | Phase::Delving | Phase::Facing | Phase::Dying => true,
            Phase::Bidding | Phase::Deciding(_) | Phase::ChoosingHero | Phase::Over => false,
        }
    }

    /// WD-024: players still in the game.
    pub fn survivors(&self, seats: u8) -> SeatSet {
        Seat::all(seats).filter(|seat| !self.player(*seat).is_eliminated()).collect()
    }

    /// Players who can still take a bidding turn this round.
    pub fn bidders(&self, seats: u8) -> SeatSet {
        self.survivors(seats).iter().filter(|seat| !self.passed.contains(*seat)).collect()
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_state_stays_small() {
        assert!(size_of::<super::State>() <= 256, "{} bytes", size_of::<super::State>());
    }
}

//! Positions: any situation of the game as a text file, checked so that only reachable ones get through.

use crate::PileOrder;
use crate::Welcome;
use crate::components::{Hero, Monster, Tile};
use crate::state::{Fate, Phase, Placed, Player, State};
use serde::{Deserialize, Serialize};
use undercroft_core::{PositionError, Seat, position};

mod gate;
mod history;
mod replay;

/// A situation as written, not yet known to be possible.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Description {
    pub phase: PhaseName,
    /// Whose turn it is; in the dungeon, the runner.
    pub turn: Seat,
    pub hero: Hero,
    /// The monster deck, top card first.
    pub deck: Vec<Monster>,
    /// The dungeon pile in the order it will be met: `"orc 2"` is an Orc that seat 2 put there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pile: Vec<String>,
    /// Thrown away, oldest first: `"lich 3 torch"` is a Lich that seat 3 threw away with the Torch.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub discard: Vec<String>,
    /// Seats that have passed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub passed: Vec<Seat>,
    /// The card in the hand of the player who has just drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<Monster>,
    /// The kind named for the vorpal weapon.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub named: Option<Monster>,
    /// Cards turned over, in order: `"goblin 1 torch"` was seat 1's and beaten by the Torch. Instead of a tile:
    /// `hit`, `healed`, `replaced`, `facing` for the last, or `shown` for those turned over after death. A card from the deck has `deck` for the seat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub met: Vec<String>,
    /// WDA-18: seats that pass as soon as they can.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub passing: Vec<Seat>,
    /// Success tokens by seat.
    pub successes: Vec<u8>,
    /// Failed dungeons by seat.
    pub failures: Vec<u8>,
}

impl Description {
    /// The tallies by seat, as far as both lists go.
    fn players(&self) -> Vec<Player> {
        let tallies = self.successes.iter().zip(&self.failures);
        tallies.map(|(successes, failures)| Player { successes: *successes, failures: *failures }).collect()
    }
}

/// The phases a description can be in; what exactly is asked in the dungeon follows from the cards.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PhaseName {
    Bidding,
    Deciding,
    Dungeon,
    ChoosingHero,
    Over,
}

/// Reads a position file.
pub fn read(text: &str) -> Result<(Welcome, State), PositionError> {
    let (game, description) = position::read::<Welcome, Description>(text)?;
    let state = gate::admit(&game, &description).map_err(PositionError)?;
    Ok((game, state))
}

/// Writes a position file.
pub fn write(game: &Welcome, state: &State) -> String {
    position::write(game, describe(game, state))
}

/// The situation in words.
fn describe(game: &Welcome, state: &State) -> Description {
    let (phase, card) = match state.phase {
        Phase::Bidding => (PhaseName::Bidding, None),
        Phase::Deciding(card) => (PhaseName::Deciding, Some(card)),
        Phase::Naming | Phase::Delving | Phase::Facing | Phase::Dying => (PhaseName::Dungeon, None),
        Phase::ChoosingHero => (PhaseName::ChoosingHero, None),
        Phase::Over => (PhaseName::Over, None),
    };
    let mut pile: Vec<String> = state.pile.iter().map(write_placed).collect();
    if game.options().pile_order != PileOrder::Fifo {
        pile.reverse();
    }
    let seated = &state.players[..game.seats() as usize];
    Description {
        phase,
        turn: state.turn,
        hero: state.hero,
        deck: state.deck.iter().rev().copied().collect(),
        pile,
        discard: state
            .discard
            .iter()
            .map(|card| format!("{} {} {}", card.monster.id(), card.by, card.tile.id()))
            .collect(),
        passed: state.passed.into(),
        card,
        named: state.delve.named,
        met: state.delve.met.iter().map(|met| write_met(met.monster, met.by, met.fate)).collect(),
        passing: state.passing.into(),
        successes: seated.iter().map(|player| player.successes).collect(),
        failures: seated.iter().map(|player| player.failures).collect(),
    }
}

fn write_placed(card: &Placed) -> String {
    format!("{} {}", card.monster.id(), card.by)
}

fn write_met(monster: Monster, by: Option<Seat>, fate: Fate) -> String {
    let from = by.map_or_else(|| "deck".to_owned(), |seat| seat.to_string());
    let fate = match fate {
        Fate::Facing => "facing",
        Fate::Beaten(tile) => tile.id(),
        Fate::Replaced => "replaced",
        Fate::Hit => "hit",
        Fate::Healed => "healed",
        Fate::Shown => "shown",
    };
    format!("{} {from} {fate}", monster.id())
}

fn read_monster(id: &str) -> Result<Monster, String> {
    Monster::from_id(id).ok_or_else(|| {
        format!("there is no monster “{id}”; the monsters are: {}", Monster::ALL.map(Monster::id).join(", "))
    })
}

fn read_seat(text: &str) -> Result<Seat, String> {
    text.parse().ok().and_then(Seat::from_number).ok_or_else(|| format!("“{text}” is not a seat"))
}

fn read_tile(id: &str) -> Result<Tile, String> {
    Tile::from_id(id).ok_or_else(|| format!("there is no tile “{id}”"))
}

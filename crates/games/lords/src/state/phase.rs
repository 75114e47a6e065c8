//! Where in the game we are, and what is asked.

use serde::{Deserialize, Serialize};

/// Where in the game we are.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Full game: the first two inaccessible orders are chosen.
    Draft,
    /// Orders are chosen.
    Orders,
    /// Orders are carried out: the place in the order of all 24 spaces.
    Actions(u8),
    /// Rooms produce: whose turn, counted from the first player.
    Production(u8),
    /// Orders are taken back.
    Recall(u8),
    /// The event of the season.
    Event(u8),
    /// Impatient heroes do their harm.
    Arrival(u8),
    /// Combat is planned.
    Planning(u8),
    /// Battles are fought.
    Battle(u8),
    /// The game is over.
    Over,
}

/// What the acting seat is asked.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    /// Nothing: the rules go on by themselves.
    Nothing,
    /// Which of three orders to keep in hand (all at once).
    Keep,
    /// Which orders to give (all at once).
    Orders,
    /// Whether and how to use a space of the board.
    Space,
    /// Which combat card to look at.
    Spy,
    /// Where to dig next.
    Dig,
    /// Which trap to discard.
    Discard,
    /// Which monster to feed to the Demon.
    Feed,
    /// Which room to put to work.
    Produce,
    /// Where the Tool Shed digs.
    Tunnel,
    /// Which order to take back.
    Recall,
    /// Which creature to pay or let go.
    Wages,
    /// How much to pay, at most `due`.
    Give,
    /// Which monster to give up, or to gain Evil.
    Hunt,
    /// Which part of a wage to pay, or who goes on strike.
    Strike,
    /// Which tile to defend.
    Tile,
    /// What to send into battle.
    Plan,
    /// Which prisoner to free.
    Free,
    /// Which of two traps goes first.
    TrapOrder,
    /// Whom the trap hits.
    TrapTarget,
    /// Which monster to pay again or withdraw.
    Suggestion,
    /// Whether to withdraw all monsters or gain Evil.
    Peace,
    /// Which monster the spell hits.
    Pick,
    /// Who attacks, and how.
    Fight,
    /// Whom the Witch hits second.
    Second,
}

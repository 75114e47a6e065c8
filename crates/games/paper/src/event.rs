//! What happens, and who hears of it.

use crate::components::{Colour, Die, Gem, Gems, GoalCard, Hero, Item, Minion, Room, Symbol, Talent};
use crate::rules::score::Score;
use crate::state::{Dealt, DungeonCard, Team};
use serde::{Deserialize, Serialize};
use undercroft_core::{Observer, Seat, SeatSet};

/// Something that happened, in full.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    /// PD-009, PD-012, PD-014: what lies open on the table.
    Opened { dungeon: DungeonCard, missions: Vec<u8> },
    /// PD-016: the cards of one team.
    Dealt { seat: Seat, talents: [Talent; 2], goals: [GoalCard; 2] },
    /// What one team does in its own time.
    Done { seat: Seat, what: Deed },
    /// A team has nothing more to do in this phase.
    Ready { seat: Seat },
    /// PD-324: what a team has marked becomes known when everybody is done; its goal stays its own.
    Shown { seat: Seat, sheet: Box<Team>, training: [Colour; 4] },
    /// PD-323: the talents are open once everybody has chosen.
    Talents { talents: Vec<Talent> },
    /// PD-063, PD-064: a new round and its dice, after so many rolls that had to be repeated.
    Rolled { round: u8, dice: [Symbol; 6], repeated: u8 },
    /// PD-210: the gems a team stole in this round.
    Announced { seat: Seat, gems: Gems },
    /// PD-240: a team hurt the monster.
    Fought { seat: Seat, monster: u8, power: u8, glory: i8, wounds: u8 },
    /// PD-236: a team fled.
    Fled { seat: Seat, monster: u8, glory: i8 },
    /// PD-242: the best team gets the reward.
    Prize { seat: Seat, monster: u8 },
    /// PD-302: gems vanish after a fight.
    Vanished { monster: u8, gems: Gems },
    /// PD-028, PD-031: these teams complete a mission.
    Mission { card: u8, seats: SeatSet, glory: i16 },
    /// PD-294: the final score of a team.
    Scored { seat: Seat, goal: GoalCard, dealt: Dealt, score: Score },
}

/// What one team does in its own time; only that team hears of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Deed {
    KeepsTalent { talent: Talent },
    KeepsGoal { goal: GoalCard },
    Declines,
    Takes { die: Die },
    Levels { hero: Hero, level: u8 },
    FillsBox { item: Item, boxes: u8 },
    Potions { potions: u8, total: u8 },
    Marches { moves: u8 },
    Goes { room: Room },
    Beats { room: Room, minion: Minion, level: u8 },
    Trap { room: Room },
    StealsGem { gem: Option<Gem>, total: u8 },
    Wounded { wounds: u8, healed: u8, total: u8 },
    Resurrected,
}

impl Event {
    /// PD-220, PD-324: what a team does is its own affair until the round ends.
    pub fn project(&self, observer: Observer) -> Option<Event> {
        match self {
            Event::Dealt { seat, .. } | Event::Done { seat, .. } => {
                observer.knows_secrets_of(*seat).then(|| self.clone())
            }
            Event::Opened { .. }
            | Event::Ready { .. }
            | Event::Shown { .. }
            | Event::Talents { .. }
            | Event::Rolled { .. }
            | Event::Announced { .. }
            | Event::Fought { .. }
            | Event::Fled { .. }
            | Event::Prize { .. }
            | Event::Vanished { .. }
            | Event::Mission { .. }
            | Event::Scored { .. } => Some(self.clone()),
        }
    }

    /// Does it tell anybody something that could not be known before?
    pub fn reveals(&self) -> bool {
        match self {
            Event::Done { .. } | Event::Ready { .. } => false,
            Event::Opened { .. }
            | Event::Dealt { .. }
            | Event::Shown { .. }
            | Event::Talents { .. }
            | Event::Rolled { .. }
            | Event::Announced { .. }
            | Event::Fought { .. }
            | Event::Fled { .. }
            | Event::Prize { .. }
            | Event::Vanished { .. }
            | Event::Mission { .. }
            | Event::Scored { .. } => true,
        }
    }
}

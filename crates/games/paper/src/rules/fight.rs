//! Fights with monsters.

use super::Common;
use crate::components::{Hero, Item, Talent};
use crate::state::Team;

/// PD-228 to PD-231: combat power against a monster with this weakness.
pub fn power_against(team: &Team, weakness: Hero) -> u8 {
    team.health()
        + team.level(weakness)
        + u8::from(team.level(Hero::Warrior) >= 4)
        + 3 * u8::from(team.has(Item::Sword))
        + 2 * u8::from(team.is(Talent::Bloodthirsty))
}

/// How a team fares against a monster.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Fight {
    /// PD-240: it hurts the monster.
    Hurts {
        /// Its combat power.
        power: u8,
        /// Glory of the range.
        glory: i8,
        /// Wounds of the range.
        wounds: u8,
    },
    /// PD-236: it flees and loses glory.
    Flees {
        /// The glory lost, as a negative number.
        glory: i8,
    },
}

impl Common<'_> {
    /// PD-222 to PD-239: the fight of one team against the monster of a stage.
    pub fn fight(&self, team: &Team, stage: usize) -> Fight {
        let monster = self.monster_of(stage);
        let power = power_against(team, monster.weakness);
        // PD-233, PD-234: the highest range whose limit is reached; exactly is enough.
        let range = monster.power.iter().rposition(|limit| power >= *limit);
        match range {
            Some(range) if team.explored.contains(self.dungeon.lairs[stage]) => {
                // PD-256: a Barbarian takes no wounds.
                let wounds = if team.is(Talent::Barbarian) { 0 } else { monster.wounds[range] };
                Fight::Hurts { power, glory: monster.glory[range], wounds }
            }
            Some(_) | None => Fight::Flees { glory: -monster.flee },
        }
    }
}

//! Fights with monsters.

use super::Common;
use crate::components::{Hero, Item, Talent};
use crate::state::Team;

/// PD-228 to PD-231: combat power, part by part.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Power {
    /// The levels of all heroes.
    pub levels: u8,
    /// Once more the level of the hero the monster fears.
    pub feared: u8,
    /// PD-107: a Warrior of level 4.
    pub warrior: u8,
    /// PD-230: the sword.
    pub sword: u8,
    /// PD-261: the talent.
    pub talent: u8,
}

impl Power {
    /// Of a team against a monster with this weakness.
    pub fn of(team: &Team, weakness: Hero) -> Power {
        Power {
            levels: team.health(),
            feared: team.level(weakness),
            warrior: u8::from(team.level(Hero::Warrior) >= 4),
            sword: 3 * u8::from(team.has(Item::Sword)),
            talent: 2 * u8::from(team.is(Talent::Bloodthirsty)),
        }
    }

    /// All of it.
    pub fn total(self) -> u8 {
        self.levels + self.feared + self.warrior + self.sword + self.talent
    }
}

/// PD-228 to PD-231: combat power against a monster with this weakness.
pub fn power_against(team: &Team, weakness: Hero) -> u8 {
    Power::of(team, weakness).total()
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
    /// PD-233, PD-234: the highest range of a stage's monster whose limit the team reaches, its lair found or not;
    /// exactly is enough.
    pub fn range(&self, team: &Team, stage: usize) -> Option<usize> {
        let monster = self.monster_of(stage);
        let power = power_against(team, monster.weakness);
        monster.power.iter().rposition(|limit| power >= *limit)
    }

    /// PD-222 to PD-239: the fight of one team against the monster of a stage.
    pub fn fight(&self, team: &Team, stage: usize) -> Fight {
        let monster = self.monster_of(stage);
        let power = power_against(team, monster.weakness);
        match self.range(team, stage) {
            Some(range) if team.explored.contains(self.dungeon.lairs[stage]) => {
                // PD-256: a Barbarian takes no wounds.
                let wounds = if team.is(Talent::Barbarian) { 0 } else { monster.wounds[range] };
                Fight::Hurts { power, glory: monster.glory[range], wounds }
            }
            Some(_) | None => Fight::Flees { glory: -monster.flee },
        }
    }
}

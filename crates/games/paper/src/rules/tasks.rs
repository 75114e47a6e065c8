//! Missions and goals: what is counted.

use super::Common;
use crate::components::{COLUMNS, ROWS, Rooms, Task};
use crate::state::Team;

impl Common<'_> {
    /// How much of a task the team has done.
    pub fn measure(&self, team: &Team, task: Task) -> u8 {
        let heroes_at = |level| team.levels.iter().filter(|own| **own >= level).count() as u8;
        let beaten_of = |level: usize| team.beaten.and(self.components.minions_of_level[level]).len();
        let rows = || (0..ROWS).map(Rooms::row);
        let columns = || (0..COLUMNS).map(Rooms::column);
        match task {
            Task::MinionLevels => (1..10).filter(|level| beaten_of(*level) > 0).count() as u8,
            Task::MinionsThree => beaten_of(3),
            Task::MinionsFour => beaten_of(4),
            Task::MinionsFive => beaten_of(5),
            Task::Minions => team.minions(),
            Task::LevelThree => heroes_at(3),
            Task::LevelFour => heroes_at(4),
            Task::LevelFive => heroes_at(5),
            Task::LevelSix => heroes_at(6),
            Task::Health => team.health(),
            Task::FullRows => rows().filter(|row| team.explored.covers(*row)).count() as u8,
            Task::FullColumns => columns().filter(|column| team.explored.covers(*column)).count() as u8,
            Task::ColumnsOfFour => {
                columns().filter(|column| team.explored.and(*column).len() >= 4).count() as u8
            }
            Task::Rooms => team.explored.len(),
            Task::Edge => team.explored.and(Rooms::EDGE).len(),
            Task::Corners => team.explored.and(Rooms::CORNERS).len(),
            Task::Lairs => team.explored.and(self.dungeon.lairs.into_iter().collect()).len(),
            Task::Traps => team.traps,
            Task::Obstacles => team.traps.saturating_add(team.barriers),
            Task::Potions => team.potions,
            Task::Gems => team.gems,
            Task::Items => team.items.iter().filter(|boxes| **boxes == 2).count() as u8,
            Task::MonsterGlory => {
                let glory: i16 = team.monster_glory.iter().map(|glory| i16::from(*glory)).sum();
                glory.clamp(0, i16::from(u8::MAX)) as u8
            }
        }
    }

    /// PD-036, PD-038: the glory of the highest degree of the goal the team has reached.
    pub fn goal_glory(&self, team: &Team) -> i16 {
        let Some(goal) = team.goal.map(|goal| self.components.goal(goal)) else { return 0 };
        let done = self.measure(team, goal.task);
        let degree = goal.steps.iter().rposition(|step| done >= *step);
        degree.map_or(0, |degree| self.components.goal_glory[degree])
    }
}

//! The final score, line by line.

use super::Common;
use crate::Paper;
use crate::components::Item;
use crate::state::{MissionSlot, State, Team};
use serde::{Deserialize, Serialize};
use undercroft_core::{Outcome, Seat};

/// PD-281 to PD-294: the lines of the sheet.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Score {
    /// A, B, C: the three monsters.
    pub monsters: [i16; 3],
    /// D: the lowest level, and heroes at level 6.
    pub levels: i16,
    /// E: item boxes and finished items.
    pub items: i16,
    /// F: gems.
    pub gems: i16,
    /// G: minions.
    pub minions: i16,
    /// H: wounds, negative.
    pub wounds: i16,
    /// I: resurrection, negative.
    pub resurrection: i16,
    /// J, first part: the goal.
    pub goal: i16,
    /// J, second part: the talent.
    pub talent: i16,
    /// K: missions.
    pub missions: i16,
}

impl Score {
    /// PD-294, line L: the total; PD-299: it may be negative.
    pub fn total(&self) -> i16 {
        self.lines().iter().map(|(_, glory)| glory).sum()
    }

    /// The lines with their letters; the goal and the talent share line J (PD-292).
    pub fn lines(&self) -> [(char, i16); 11] {
        let [first, second, third] = self.monsters;
        [
            ('A', first),
            ('B', second),
            ('C', third),
            ('D', self.levels),
            ('E', self.items),
            ('F', self.gems),
            ('G', self.minions),
            ('H', self.wounds),
            ('I', self.resurrection),
            ('J', self.goal + self.talent),
            ('K', self.missions),
        ]
    }
}

impl Common<'_> {
    /// The score of a team as its sheet stands.
    pub fn score(&self, team: &Team, missions: &[MissionSlot], solo: bool) -> Score {
        let table = self.components;
        Score {
            monsters: team.monster_glory.map(i16::from),
            levels: self.level_glory(team),
            items: self.item_glory(team),
            gems: table.gem_track[usize::from(team.gems)].0,
            minions: table.minion_glory[usize::from(team.minions())],
            wounds: -table.wound_penalty[usize::from(team.wounds)],
            resurrection: if team.resurrected { -table.resurrection } else { 0 },
            goal: self.goal_glory(team),
            talent: team.talent.map_or(0, |talent| table.talent_glory(talent)),
            missions: missions
                .iter()
                .zip(team.missions)
                .filter(|(_, done)| *done)
                .map(|(slot, _)| self.mission_glory(slot.round, solo))
                .sum(),
        }
    }

    /// PD-282 to PD-284: the lowest level, and a little for every hero at level 6.
    fn level_glory(&self, team: &Team) -> i16 {
        let lowest = team.levels.iter().min().copied().unwrap_or(0);
        let masters = team.levels.iter().filter(|level| **level == 6).count() as i16;
        self.components.level_glory[usize::from(lowest)] + masters * self.components.master_glory
    }

    /// PD-285, PD-286: boxes, and what finished items add or take.
    fn item_glory(&self, team: &Team) -> i16 {
        let boxes: i16 = team.items.iter().map(|boxes| i16::from(*boxes)).sum();
        let finished = Item::ALL.into_iter().filter(|item| team.has(*item));
        boxes + finished.map(|item| self.components.item_glory[item as usize]).sum::<i16>()
    }

    /// PD-029, PD-316: four glory in company; alone it depends on the round.
    pub fn mission_glory(&self, round: u8, solo: bool) -> i16 {
        match (solo, round.checked_sub(1)) {
            (true, Some(index)) => self.components.solo_glory.get(usize::from(index)).copied().unwrap_or(0),
            (true, None) => 0,
            (false, _) => self.components.mission_glory,
        }
    }
}

/// PD-295, PD-296: what decides the places: glory, then rooms explored.
pub(crate) fn rank(glory: i32, team: &Team) -> i32 {
    glory * 64 + i32::from(team.explored.len())
}

impl Paper {
    /// PD-295 to PD-297: most glory, then most rooms explored, then a shared victory.
    pub(crate) fn outcome(&self, state: &State) -> Outcome {
        let seats = Seat::all(state.teams.len() as u8);
        let scores: Vec<i32> = seats.clone().map(|seat| i32::from(self.score(state, seat).total())).collect();
        let ranks: Vec<i32> = seats.map(|seat| rank(scores[seat.index()], state.team(seat))).collect();
        Outcome::by_rank(&ranks, &scores, "home")
    }
}

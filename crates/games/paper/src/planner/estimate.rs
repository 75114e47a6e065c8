//! What a sheet is worth: the glory on it, and the glory it promises.

use super::distances::Distances;
use super::experience::Experience;
use super::signs::signs;
use crate::Paper;
use crate::components::Content;
use crate::room::{Room, Rooms};
use crate::rules::{Fight, Scene};
use crate::state::{MissionSlot, Phase, ROUNDS, Team};

/// Beyond this distance nothing counts.
const FAR: usize = 32;

/// Judges sheets.
#[derive(Copy, Clone, Debug)]
pub(super) struct Judge<'a> {
    pub game: &'a Paper,
    pub missions: &'a [MissionSlot],
    pub distances: &'a Distances,
    /// Nothing to look at nothing but the glory on the sheet.
    pub experience: Option<&'a Experience>,
    pub solo: bool,
    /// What something so many moves away counts, slowly and quickly fading.
    pub fading: [[f32; 2]; FAR],
    /// Rooms that are not empty.
    pub furnished: Rooms,
}

impl<'a> Judge<'a> {
    pub(super) fn new(
        game: &'a Paper,
        missions: &'a [MissionSlot],
        distances: &'a Distances,
        experience: Option<&'a Experience>,
    ) -> Judge<'a> {
        let mut fading = [[1.0f32; 2]; FAR];
        for moves in 1..FAR {
            fading[moves] = [fading[moves - 1][0] * 0.8, fading[moves - 1][1] * 0.5];
        }
        let rooms = &game.components().rooms;
        let furnished = Room::all().filter(|room| rooms[room.index()] != Content::default()).collect();
        let solo = game.agreements().seats == 1;
        Judge { game, missions, distances, experience, solo, fading, furnished }
    }

    /// The worth of a sheet in this scene.
    pub(super) fn worth(&self, scene: &Scene<'_>, team: &Team) -> f32 {
        let Some(experience) = self.experience else {
            return f32::from(scene.score(team, self.missions, self.solo).total());
        };
        let glory = self.certain(scene, team);
        if scene.round == ROUNDS && team.dice_used() == 3 && scene.phase != Phase::Dice {
            return glory;
        }
        glory + experience.promise(&signs(self, scene, team))
    }

    /// The glory that the sheet has already, and what the end of this round will add for certain.
    pub(super) fn certain(&self, scene: &Scene<'_>, team: &Team) -> f32 {
        let glory = scene.score(team, self.missions, self.solo).total();
        let missions: i16 = self
            .missions
            .iter()
            .filter(|slot| slot.round == 0)
            .map(|slot| scene.components.missions[usize::from(slot.card) - 1])
            .filter(|mission| scene.measure(team, mission.task) >= mission.count)
            .map(|_| scene.mission_glory(scene.round.max(1), self.solo))
            .sum();
        let fights =
            matches!(scene.round, 3 | 6 | ROUNDS) && scene.phase == Phase::Dice && team.dice_used() == 3;
        let fight = if fights {
            match scene.fight(team, scene.stage) {
                Fight::Hurts { glory, .. } | Fight::Flees { glory } => i16::from(glory),
            }
        } else {
            0
        };
        f32::from(glory + missions + fight)
    }
}

//! What a sheet is worth: the glory on it, and the glory it promises.

use super::distances::Distances;
use super::experience::Experience;
use super::leaning::Leaning;
use super::signs::signs;
use undercroft_core::Silent;
use undercroft_paper::Paper;
use undercroft_paper::components::Content;
use undercroft_paper::room::{Room, Rooms};
use undercroft_paper::rules::{Fight, Scene};
use undercroft_paper::state::{MissionSlot, Phase, ROUNDS, Team};

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
    /// Set while learning from games that are not played for glory alone.
    pub leaning: Option<Leaning>,
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
        Judge { game, missions, distances, experience, leaning: None, solo, fading, furnished }
    }

    /// The worth of a sheet in this scene.
    pub(super) fn worth(&self, scene: &Scene<'_>, team: &Team) -> f32 {
        let Some(experience) = self.experience else {
            return f32::from(scene.score(team, self.missions, self.solo).total());
        };
        let team = self.settled(scene, team);
        let liked = self.leaning.map_or(0.0, |leaning| leaning.likes(scene, &team));
        let glory = self.certain(scene, &team) + liked;
        if scene.round == ROUNDS && team.dice_used() == 3 {
            return glory;
        }
        glory + experience.promise(&signs(self, scene, &team))
    }

    /// The sheet after everything that will happen to it for certain before the dice are rolled again: with the
    /// last die of a stage the monster is fought, its wounds are marked and gems vanish. What the other teams
    /// may do to it is left out.
    pub(super) fn settled(&self, scene: &Scene<'_>, team: &Team) -> Team {
        let mut team = *team;
        if scene.phase != Phase::Dice || team.dice_used() < 3 || !matches!(scene.round, 3 | 6 | ROUNDS) {
            return team;
        }
        match scene.fight(&team, scene.stage) {
            Fight::Hurts { glory, wounds, .. } => {
                team.monster_glory[scene.stage] = glory;
                team.pending.wounds = wounds;
                let healed = wounds.min(scene.free_hearts(&team));
                scene.mark_wounds(&mut team, healed, &mut Silent);
            }
            Fight::Flees { glory } => team.monster_glory[scene.stage] = glory,
        }
        if self.game.agreements().vanishing && scene.round < ROUNDS {
            team.crossed = team.crossed.or(scene.monster().vanish.without(team.letters));
        }
        team
    }

    /// The glory on a settled sheet, with the missions that will be claimed when the round ends.
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
        f32::from(glory + missions)
    }
}

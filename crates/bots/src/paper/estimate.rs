//! What a sheet is worth: the glory on it, and the glory it promises.

use super::distances::Distances;
use super::features::features;
use super::network::Network;
use super::reward_bias::RewardBias;
use undercroft_core::Silent;
use undercroft_paper::Paper;
use undercroft_paper::components::{Content, Room, Rooms};
use undercroft_paper::rules::{Common, Fight};
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
    pub network: Option<&'a Network>,
    /// Set where a game is not played for glory alone: while learning, and by simple players.
    pub reward_bias: Option<RewardBias>,
    pub solo: bool,
    /// What something so many moves away counts, slowly and quickly discount.
    pub discount: [[f32; 2]; FAR],
    /// Rooms that are not empty.
    pub furnished: Rooms,
}

impl<'a> Judge<'a> {
    pub(super) fn new(
        game: &'a Paper,
        missions: &'a [MissionSlot],
        distances: &'a Distances,
        network: Option<&'a Network>,
    ) -> Judge<'a> {
        let mut discount = [[1.0f32; 2]; FAR];
        for moves in 1..FAR {
            discount[moves] = [discount[moves - 1][0] * 0.8, discount[moves - 1][1] * 0.5];
        }
        let rooms = &game.components().rooms;
        let furnished = Room::all().filter(|room| rooms[room.index()] != Content::default()).collect();
        let solo = game.agreements().seats == 1;
        Judge { game, missions, distances, network, reward_bias: None, solo, discount, furnished }
    }

    /// The worth of a sheet in this phase.
    pub(super) fn worth(&self, common: &Common<'_>, team: &Team) -> f32 {
        let likes = |team: &Team| self.reward_bias.map_or(0.0, |bias| bias.likes(common, team));
        let Some(network) = self.network else {
            return f32::from(common.score(team, self.missions, self.solo).total()) + likes(team);
        };
        let team = self.settled(common, team);
        let liked = likes(&team);
        let glory = self.certain(common, &team) + liked;
        if common.round == ROUNDS && team.dice_used() == 3 {
            return glory;
        }
        glory + network.promise(&features(self, common, &team))
    }

    /// The sheet after everything that will happen to it for certain before the dice are rolled again: with the
    /// last die of a stage the monster is fought, its wounds are marked and gems vanish. What the other teams
    /// may do to it is left out.
    pub(super) fn settled(&self, common: &Common<'_>, team: &Team) -> Team {
        let mut team = *team;
        if common.phase != Phase::Dice || team.dice_used() < 3 || !matches!(common.round, 3 | 6 | ROUNDS) {
            return team;
        }
        match common.fight(&team, common.stage) {
            Fight::Hurts { glory, wounds, .. } => {
                team.monster_glory[common.stage] = glory;
                team.pending.wounds = wounds;
                let healed = wounds.min(common.free_hearts(&team));
                common.mark_wounds(&mut team, healed, &mut Silent);
            }
            Fight::Flees { glory } => team.monster_glory[common.stage] = glory,
        }
        if self.game.agreements().vanishing && common.round < ROUNDS {
            team.crossed = team.crossed.or(common.monster().vanish.without(team.letters));
        }
        team
    }

    /// The glory on a settled sheet, with the missions that will be claimed when the round ends.
    pub(super) fn certain(&self, common: &Common<'_>, team: &Team) -> f32 {
        let glory = common.score(team, self.missions, self.solo).total();
        let missions: i16 = self
            .missions
            .iter()
            .filter(|slot| slot.round == 0)
            .map(|slot| common.components.missions[usize::from(slot.card) - 1])
            .filter(|mission| common.measure(team, mission.task) >= mission.count)
            .map(|_| common.mission_glory(common.round.max(1), self.solo))
            .sum();
        f32::from(glory + missions)
    }
}

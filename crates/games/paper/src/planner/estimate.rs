//! What a sheet is worth: the glory on it, and the glory it promises.

use super::distances::Distances;
use crate::Paper;
use crate::components::Treasure;
use crate::kinds::{Hero, Item, Reward, Talent};
use crate::room::Room;
use crate::rules::Scene;
use crate::state::{MissionSlot, ROUNDS, Team};

/// How much the estimate cares about each promise. The numbers were found by playing many games with small
/// changes and keeping what helped.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Weights(pub [f32; Weights::COUNT]);

#[derive(Copy, Clone)]
enum Weight {
    Level,
    LowestLevel,
    PowerPerDie,
    Reach,
    Wound,
    Gem,
    ItemRoom,
    LevelRoom,
    PotionRoom,
    Minion,
    Discount,
    Rooms,
    FutureWounds,
    Heart,
    Potions,
    HalfItem,
    Armour,
    Medallion,
    Cloak,
    Mission,
    Goal,
    Risk,
    Wizard,
    Cleric,
    Rogue,
    Fight,
}

impl Weights {
    /// How many there are.
    pub const COUNT: usize = 26;
}

impl Default for Weights {
    fn default() -> Weights {
        Weights([
            1.5, 0.8, 0.55, 1.26, 0.7, 2.8, 2.0, 2.5, 1.2, 1.5, 0.36, 0.5, 2.2, 1.8, 2.0, 0.5, 1.0, 1.5, 1.5,
            0.8, 0.98, 9.0, 2.0, 1.4, 3.0, 1.0,
        ])
    }
}

/// Judges sheets.
#[derive(Copy, Clone, Debug)]
pub(super) struct Judge<'a> {
    pub game: &'a Paper,
    pub missions: &'a [MissionSlot],
    pub distances: &'a Distances,
    pub weights: &'a Weights,
    /// Look at nothing but the glory on the sheet.
    pub only_score: bool,
}

impl Judge<'_> {
    fn weight(&self, weight: Weight) -> f32 {
        self.weights.0[weight as usize]
    }

    /// The worth of a sheet in this scene.
    pub(super) fn worth(&self, scene: &Scene<'_>, team: &Team) -> f32 {
        let solo = self.game.agreements().seats == 1;
        let glory = f32::from(scene.score(team, self.missions, solo).total());
        if self.only_score {
            return glory;
        }
        let dice_left = f32::from(3 * (ROUNDS - scene.round.min(ROUNDS))) + 3.0 - team.dice_used() as f32;
        let share = dice_left / 24.0;
        glory
            + self.levels(scene, team, share)
            + self.monsters(scene, team)
            + self.rooms(scene, team, dice_left)
            + self.potions(team, dice_left)
            + self.items(team, share)
            + self.tasks(scene, team, dice_left, solo)
            + self.danger(scene, team, dice_left)
    }

    fn levels(&self, scene: &Scene<'_>, team: &Team, share: f32) -> f32 {
        let gift = |hero, weight| if team.level(hero) >= 4 { self.weight(weight) * share } else { 0.0 };
        let lowest = team.levels.iter().min().copied().unwrap_or(1);
        let above = team.levels.iter().filter(|level| **level > lowest).count() as f32;
        let table = &scene.components.level_glory;
        let step = table.get(usize::from(lowest) + 1).map_or(0, |next| next - table[usize::from(lowest)]);
        let rogue = f32::from(team.level(Hero::Rogue).min(4)) / 4.0;
        self.weight(Weight::Level) * f32::from(team.health()) * share
            + self.weight(Weight::LowestLevel) * f32::from(step) * above / 4.0
            + gift(Hero::Wizard, Weight::Wizard)
            + gift(Hero::Cleric, Weight::Cleric)
            + if team.level(Hero::Rogue) < 4 { self.weight(Weight::Rogue) * rogue * share } else { 0.0 }
    }

    /// The fights to come: the glory of the power expected by then, if the lair can be reached in time.
    fn monsters(&self, scene: &Scene<'_>, team: &Team) -> f32 {
        let mut worth = 0.0;
        for (stage, last) in [3u8, 6, ROUNDS].into_iter().enumerate() {
            if scene.round > last || scene.round == last && scene.phase != crate::state::Phase::Dice {
                continue;
            }
            let monster = scene.monster_of(stage);
            let dice = f32::from(3 * (last - scene.round)) + 3.0 - team.dice_used() as f32;
            let power = f32::from(crate::rules::power_against(team, monster.weakness))
                + self.weight(Weight::PowerPerDie) * dice;
            let lair = scene.dungeon.lairs[stage];
            let chance = if team.explored.contains(lair) {
                1.0
            } else {
                let moves = f32::from(self.distances.of(team, lair));
                (1.0 - moves / (2.0 * dice * self.weight(Weight::Reach) + 0.01)).clamp(0.0, 1.0)
            };
            let flee = -f32::from(monster.flee);
            let limits = monster.power.map(f32::from);
            let glory = monster.glory.map(f32::from);
            let barbarian = if team.is(Talent::Barbarian) { 0.0 } else { self.weight(Weight::Wound) };
            let wounds = monster.wounds.map(|wounds| f32::from(wounds) * barbarian);
            let gain = between(
                power,
                [limits[0] - 4.0, limits[0], limits[1], limits[2]],
                [flee, glory[0] - wounds[0], glory[1] - wounds[1], glory[2] - wounds[2]],
            );
            worth += chance * gain + (1.0 - chance) * flee;
        }
        worth * self.weight(Weight::Fight)
    }

    /// What lies in rooms not yet explored, the less the farther away.
    fn rooms(&self, scene: &Scene<'_>, team: &Team, dice_left: f32) -> f32 {
        if dice_left <= 0.0 {
            return 0.0;
        }
        let mut fading = [1.0f32; 32];
        for moves in 1..fading.len() {
            fading[moves] = fading[moves - 1] * self.weight(Weight::Discount);
        }
        let mut worth = 0.0;
        for room in Room::all().filter(|room| !team.explored.contains(*room)) {
            let value = self.room(scene, team, room);
            if value > 0.0 {
                worth += value * fading[usize::from(self.distances.of(team, room)).min(fading.len() - 1)];
            }
        }
        worth * self.weight(Weight::Rooms) * (dice_left / 6.0).min(1.0)
    }

    fn room(&self, scene: &Scene<'_>, team: &Team, room: Room) -> f32 {
        let content = &scene.components.rooms[room.index()];
        let mut value = match content.treasure {
            Some(Treasure::Gem(gem)) if !team.letters.or(team.crossed).contains(gem) => {
                self.weight(Weight::Gem)
            }
            Some(Treasure::Reward(Reward::Item)) => self.weight(Weight::ItemRoom),
            Some(Treasure::Reward(Reward::Level)) => self.weight(Weight::LevelRoom),
            Some(Treasure::Reward(Reward::Potion)) => self.weight(Weight::PotionRoom),
            Some(Treasure::Gem(_) | Treasure::Reward(Reward::Gem)) | None => 0.0,
        };
        if content.minion.is_some() && !team.beaten.contains(room) {
            value += self.weight(Weight::Minion);
            value -= self.weight(Weight::Wound) * f32::from(scene.wounds_from_minion(team, room));
        }
        if content.trap && !team.is(Talent::Scout) {
            value -= self.weight(Weight::Wound);
        }
        value
    }

    /// A row of potions on the way to its reward.
    fn potions(&self, team: &Team, dice_left: f32) -> f32 {
        let part = f32::from(team.potions % 6) / 6.0;
        self.weight(Weight::Potions) * part * (dice_left / 6.0).min(1.0)
    }

    fn items(&self, team: &Team, share: f32) -> f32 {
        let mut worth = 0.0;
        for (item, weight) in [
            (Item::Armour, Weight::Armour),
            (Item::Medallion, Weight::Medallion),
            (Item::Cloak, Weight::Cloak),
        ] {
            if team.has(item) {
                worth += self.weight(weight) * share;
            }
        }
        let half = team.items.iter().filter(|boxes| **boxes == 1).count() as f32;
        worth + half * self.weight(Weight::HalfItem) * share.sqrt()
    }

    /// Missions and the goal: what is done already, and how far the rest is.
    fn tasks(&self, scene: &Scene<'_>, team: &Team, dice_left: f32, solo: bool) -> f32 {
        let mut worth = 0.0;
        for slot in self.missions.iter().filter(|slot| slot.round == 0) {
            let mission = scene.components.missions[usize::from(slot.card) - 1];
            let done = f32::from(scene.measure(team, mission.task)) / f32::from(mission.count);
            let now = f32::from(scene.mission_glory(scene.round.max(1), solo));
            worth += if done >= 1.0 {
                now
            } else if dice_left > 0.0 {
                now * self.weight(Weight::Mission) * done * done * (dice_left / 6.0).min(1.0)
            } else {
                0.0
            };
        }
        if let Some(goal) = team.goal.map(|goal| scene.components.goal(goal)) {
            let done = f32::from(scene.measure(team, goal.task));
            let steps = goal.steps.map(f32::from);
            let [low, middle, high] = scene.components.goal_glory.map(f32::from);
            let smooth = between(done, [0.0, steps[0], steps[1], steps[2]], [0.0, low, middle, high]);
            let promised = smooth - f32::from(scene.goal_glory(team));
            worth += promised * self.weight(Weight::Goal) * (dice_left / 6.0).min(1.0);
        }
        worth
    }

    /// Wounds still to come, as far as potions will not heal them: their penalty, and the threat of a
    /// resurrection soon or late.
    fn danger(&self, scene: &Scene<'_>, team: &Team, dice_left: f32) -> f32 {
        let rounds = dice_left / 3.0;
        let hearts = f32::from(scene.free_hearts(team));
        let wounds = f32::from(team.wounds);
        let coming = self.weight(Weight::FutureWounds) * rounds;
        let last = wounds + (coming - hearts * self.weight(Weight::Heart)).max(0.0);
        let penalty = &scene.components.wound_penalty;
        let at = |wounds: f32| {
            let below = (wounds as usize).min(penalty.len() - 1);
            let above = (below + 1).min(penalty.len() - 1);
            let part = wounds - wounds.floor();
            f32::from(penalty[below]) * (1.0 - part) + f32::from(penalty[above]) * part
        };
        let mut worth = f32::from(penalty[usize::from(team.wounds)]) - at(last);
        if !team.resurrected && dice_left > 0.0 {
            let health = f32::from(team.health());
            let soon = wounds + (2.0 * self.weight(Weight::FutureWounds) - hearts).max(0.0) - health;
            let late = last - health - self.weight(Weight::PowerPerDie) * dice_left;
            let threat = soon.max(late);
            worth -= self.weight(Weight::Risk) / (1.0 + (-threat / 1.2).exp());
        }
        worth
    }
}

/// Straight lines between four points; flat outside.
fn between(at: f32, places: [f32; 4], values: [f32; 4]) -> f32 {
    if at <= places[0] {
        return values[0];
    }
    for index in 1..4 {
        if at <= places[index] {
            let part = (at - places[index - 1]) / (places[index] - places[index - 1]);
            return values[index - 1] + part * (values[index] - values[index - 1]);
        }
    }
    values[3]
}

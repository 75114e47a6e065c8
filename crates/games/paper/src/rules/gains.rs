//! Levels, item boxes, potions, gems and minions: what a team gains, and what each gain brings with it.

use super::Common;
use crate::components::{Gem, Hero, Item, Reward, Room, Talent};
use crate::event::Deed;
use crate::state::Team;
use undercroft_core::Sink;

/// PD-099: the highest level.
pub const TOP_LEVEL: u8 = 6;

impl Common<'_> {
    /// PD-199 to PD-202: gives a reward; what needs a choice waits for it.
    pub(super) fn give(&self, team: &mut Team, reward: Reward, deeds: &mut impl Sink<Deed>) {
        match reward {
            Reward::Potion => self.gain_potions(team, 1, deeds),
            Reward::Item => team.pending.boxes += 1,
            Reward::Level => team.pending.levels += 1,
            Reward::Gem => self.steal(team, None, deeds),
        }
    }

    /// PD-097, PD-106: a level for a hero, and the gifts that come with it.
    pub(super) fn raise(&self, team: &mut Team, hero: Hero, deeds: &mut impl Sink<Deed>) {
        team.levels[hero as usize] += 1;
        let level = team.level(hero);
        deeds.push(|| Deed::Levels { hero, level });
        if level == 4 && hero == Hero::Rogue {
            // PD-114: the gem outside the dungeon.
            self.steal(team, None, deeds);
        }
        if level == 5 && team.is(Talent::Noble) {
            // PD-254: a box for every hero of level 5.
            team.pending.boxes += 1;
        }
    }

    /// PD-116, PD-121: fills a box; with the second the item starts to work.
    pub(super) fn fill_box(&self, team: &mut Team, item: Item, deeds: &mut impl Sink<Deed>) {
        team.items[item as usize] += 1;
        let boxes = team.items[item as usize];
        deeds.push(|| Deed::FillsBox { item, boxes });
        if !team.has(item) {
            return;
        }
        match item {
            Item::Cauldron => self.gain_potions(team, 3, deeds),
            Item::Tome => team.pending.levels += 1,
            Item::Sceptre => team.pending.minions += 2,
            Item::Sword | Item::Crown | Item::Cloak | Item::Armour | Item::Medallion => {}
        }
    }

    /// PD-146, PD-147, PD-151: the next potions, with the rewards of full rows; surplus is ignored.
    pub(super) fn gain_potions(&self, team: &mut Team, potions: u8, deeds: &mut impl Sink<Deed>) {
        let gained = potions.min(self.components.potion_limit() - team.potions);
        for _ in 0..gained {
            team.potions += 1;
            let total = team.potions;
            deeds.push(|| Deed::Potions { potions: 1, total });
            if let Some(reward) = self.components.potion_rewards[usize::from(total)] {
                self.give(team, reward, deeds);
            }
            if team.potions == self.components.potion_limit() {
                return;
            }
        }
    }

    /// PD-208: the next circle of the gem track and its reward; PD-210: lettered gems will be announced.
    pub(super) fn steal(&self, team: &mut Team, gem: Option<Gem>, deeds: &mut impl Sink<Deed>) {
        if let Some(gem) = gem {
            team.letters.insert(gem);
            // PD-260: a gem stolen before the game is never announced.
            if self.round > 0 {
                team.fresh.insert(gem);
            }
        }
        if team.gems == self.components.gem_limit() {
            return;
        }
        team.gems += 1;
        let total = team.gems;
        deeds.push(|| Deed::StealsGem { gem, total });
        if let Some(reward) = self.components.gem_track[usize::from(total)].1 {
            self.give(team, reward, deeds);
        }
        if team.is(Talent::Merchant) {
            // PD-272: a potion for every gem.
            self.gain_potions(team, 1, deeds);
        }
    }

    /// PD-190: crosses out a minion; PD-262, PD-278: every third one is worth something to some talents.
    pub(super) fn cross_out_minion(&self, team: &mut Team, room: Room, deeds: &mut impl Sink<Deed>) {
        team.beaten.insert(room);
        if let Some((minion, level)) = self.components.rooms[room.index()].minion {
            deeds.push(|| Deed::Beats { room, minion, level });
        }
        if team.minions().is_multiple_of(3) {
            if team.is(Talent::Marauder) {
                team.pending.boxes += 1;
            }
            if team.is(Talent::Shaman) {
                self.gain_potions(team, 1, deeds);
            }
        }
    }

    /// PD-105, PD-130, PD-142: what finds no place is lost. True if nothing, or only a decision, is left.
    pub(super) fn drop_what_cannot_be_used(&self, team: &mut Team) -> bool {
        if team.pending.levels > 0 && !Hero::ALL.into_iter().any(|hero| self.may_train(team, hero).is_ok()) {
            team.pending.levels = 0;
        }
        if team.pending.boxes > 0 && !Item::ALL.into_iter().any(|item| self.may_fill(team, item).is_ok()) {
            team.pending.boxes = 0;
        }
        if team.pending.minions > 0 && self.components.minion_rooms().without(team.beaten).is_empty() {
            team.pending.minions = 0;
        }
        true
    }

    /// PD-258 to PD-277: talents that act before the game.
    pub(super) fn talent_before_the_game(&self, team: &mut Team, deeds: &mut impl Sink<Deed>) {
        let Some(talent) = team.talent else { return };
        match talent {
            Talent::Thief => team.pending.gem = true,
            Talent::Master => team.pending.levels += 2,
            Talent::Assassin => team.pending.minions += 2,
            Talent::Craftsman => team.pending.boxes += 2,
            Talent::Healer => self.gain_potions(team, 2, deeds),
            Talent::Alchemist
            | Talent::Noble
            | Talent::Barbarian
            | Talent::Bloodthirsty
            | Talent::Marauder
            | Talent::Mystic
            | Talent::Seer
            | Talent::Scout
            | Talent::Ranger
            | Talent::Merchant
            | Talent::Shaman => {}
        }
    }
}

//! Everything that lies open, in words: the monsters to come, the tracks, and the sheets of all teams.

use super::names::{hero, talent, who};
use crate::Paper;
use crate::components::{Hero, Item, Reward};
use crate::rules::Common;
use crate::state::{Phase, ROUNDS};
use crate::view::{TeamView, View};
use undercroft_core::{Phrase, Seat};

impl Paper {
    /// The table in sentences, monsters first.
    pub(super) fn told_in_words(&self, view: &View) -> Vec<Phrase> {
        let common = view.common(self.components());
        let mut told: Vec<Phrase> = Vec::new();
        if view.phase != Phase::Over {
            told.extend((common.stage..3).map(|stage| self.monster_in_words(&common, stage)));
            told.extend(self.tracks_in_words());
        }
        for (seat, team) in Seat::all(view.teams.len() as u8).zip(&view.teams) {
            told.push(self.team_in_words(seat, team));
        }
        told
    }

    fn monster_in_words(&self, common: &Common<'_>, stage: usize) -> Phrase {
        let monster = common.monster_of(stage);
        let list = |numbers: [String; 3]| numbers.join("/");
        let (reward, count) = monster.prize;
        let vanish = if self.agreements().vanishing { monster.vanish.to_string() } else { String::new() };
        let key = if vanish.is_empty() { "paper-words-monster" } else { "paper-words-monster-vanish" };
        Phrase::new(key)
            .number("round", [3, 6, ROUNDS][stage])
            .text("room", common.dungeon.lairs[stage].to_string())
            .phrase("monster", self.monster_phrase(common.dungeon.monsters[stage]))
            .phrase("weakness", hero(monster.weakness))
            .text("power", list(monster.power.map(|power| power.to_string())))
            .text("glory", list(monster.glory.map(|glory| glory.to_string())))
            .text("wounds", list(monster.wounds.map(|wounds| wounds.to_string())))
            .number("flee", monster.flee)
            .phrase("prize", reward_phrase(reward))
            .number("count", count)
            .text("gems", vanish)
    }

    fn tracks_in_words(&self) -> [Phrase; 4] {
        let table = self.components();
        let gems = table.gem_track.iter().skip(1).map(|(glory, reward)| match reward {
            Some(reward) => Phrase::new("paper-words-step-reward")
                .number("glory", *glory)
                .phrase("reward", reward_phrase(*reward)),
            None => Phrase::new("paper-words-step").number("glory", *glory),
        });
        let plain = |glory: &[i16]| -> Vec<Phrase> {
            glory.iter().map(|glory| Phrase::new("paper-words-step").number("glory", *glory)).collect()
        };
        let mut last = 0;
        let wounds = table.wound_penalty.iter().enumerate().filter_map(|(wounds, glory)| {
            let more = *glory != last;
            last = *glory;
            more.then(|| {
                Phrase::new("paper-words-wound").number("wounds", wounds as i64).number("glory", *glory)
            })
        });
        [
            Phrase::new("paper-words-gems").list("steps", gems.collect()),
            Phrase::new("paper-words-minions").list("steps", plain(&table.minion_glory[1..])),
            Phrase::new("paper-words-levels").list("steps", plain(&table.level_glory[1..])),
            Phrase::new("paper-words-wounds").list("steps", wounds.collect()),
        ]
    }

    fn team_in_words(&self, seat: Seat, team: &TeamView) -> Phrase {
        let sheet = &team.sheet;
        let heroes = Hero::ALL.map(|one| {
            Phrase::new("paper-words-hero").phrase("hero", hero(one)).number("level", sheet.level(one))
        });
        let items = Item::ALL.into_iter().filter(|item| sheet.items[item.place()] > 0).map(|item| {
            Phrase::new("paper-words-item")
                .phrase("item", self.short_item_name(item))
                .number("boxes", sheet.items[item.place()])
        });
        let items: Vec<Phrase> = items.collect();
        let none = || Phrase::new("paper-words-none");
        Phrase::new("paper-words-team")
            .phrase("team", who(seat))
            .number("glory", team.score.total())
            .list("heroes", heroes.into())
            .number("wounds", sheet.wounds)
            .number("potions", sheet.potions)
            .number("healed", sheet.healed)
            .number("gems", sheet.gems)
            .number("minions", sheet.minions())
            .list("items", if items.is_empty() { vec![none()] } else { items })
            .number("rooms", sheet.explored.len())
            .phrase("talent", sheet.talent.map_or_else(none, talent))
    }
}

fn reward_phrase(reward: Reward) -> Phrase {
    Phrase::member("paper-reward", reward.id())
}

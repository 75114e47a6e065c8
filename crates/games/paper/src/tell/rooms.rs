//! What lies in a room, in a few words.

use super::names::hero;
use crate::Paper;
use crate::components::{Room, Treasure};
use crate::state::Team;
use crate::view::View;
use undercroft_core::Phrase;

impl Paper {
    /// What is printed in a room.
    pub fn content(&self, room: Room) -> Phrase {
        let content = &self.components().rooms[room.index()];
        let mut parts: Vec<Phrase> = self.minion(room).into_iter().collect();
        if content.trap {
            parts.push(Phrase::new("paper-content-trap"));
        }
        parts.extend(content.treasure.map(treasure));
        listed(parts)
    }

    /// What awaits this team in a room: what is still there, and what it costs.
    pub fn ahead(&self, view: &View, team: &Team, room: Room) -> Phrase {
        let common = view.common(self.components());
        let content = &self.components().rooms[room.index()];
        let explored = team.explored.contains(room);
        let mut parts = Vec::new();
        if let Some(minion) = self.minion(room).filter(|_| !explored && !team.beaten.contains(room)) {
            parts.push(minion);
            parts.push(
                Phrase::new("paper-content-wounds").number("wounds", common.wounds_from_minion(team, room)),
            );
        }
        if content.trap {
            parts.push(Phrase::new("paper-content-trap"));
        }
        match content.treasure.filter(|_| !explored) {
            Some(Treasure::Gem(gem)) if team.letters.or(team.crossed).contains(gem) => {}
            found => parts.extend(found.map(treasure)),
        }
        if let Some(stage) = common.dungeon.lairs.iter().position(|lair| *lair == room && !explored) {
            let monster = self.monster_phrase(common.dungeon.monsters[stage]);
            parts.push(Phrase::new("paper-content-lair").phrase("monster", monster));
        }
        if explored {
            parts.push(Phrase::new("paper-content-explored"));
        }
        listed(parts)
    }

    fn minion(&self, room: Room) -> Option<Phrase> {
        let (minion, level) = self.components().rooms[room.index()].minion?;
        let fighter = self.components().fighters[minion as usize];
        Some(
            Phrase::new("paper-content-minion")
                .phrase("minion", self.minion_name(minion))
                .number("level", level)
                .phrase("hero", hero(fighter)),
        )
    }
}

fn treasure(treasure: Treasure) -> Phrase {
    match treasure {
        Treasure::Gem(gem) => Phrase::new("paper-content-gem").text("gem", gem.to_string()),
        Treasure::Reward(reward) => Phrase::member("paper-reward", reward.id()),
    }
}

fn listed(parts: Vec<Phrase>) -> Phrase {
    if parts.is_empty() {
        Phrase::new("paper-content-empty")
    } else {
        Phrase::new("paper-content").list("parts", parts)
    }
}

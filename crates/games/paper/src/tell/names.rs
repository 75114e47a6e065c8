//! The names of things.

use crate::Paper;
use crate::components::{Colour, Die, GoalCard, Hero, Item, Minion, Talent, Task};
use undercroft_core::{Phrase, Seat};

impl Paper {
    /// What a goal asks for.
    pub fn goal_phrase(&self, card: GoalCard) -> Phrase {
        let goal = self.components().goal(card);
        let [first, second, third] = goal.steps;
        task(goal.task, format!("{first}/{second}/{third}"))
    }

    /// What a mission, counted from 1, asks for.
    pub fn mission_phrase(&self, card: u8) -> Phrase {
        let mission = self.components().missions[usize::from(card.clamp(1, 16)) - 1];
        task(mission.task, mission.count.to_string())
    }

    /// The name of a monster; one of the players' own keeps the name from their file.
    pub fn monster_phrase(&self, monster: u8) -> Phrase {
        const KNOWN: [&str; 12] = [
            "minotaur",
            "mummy",
            "gorgon",
            "ogre",
            "chimera",
            "vampire",
            "golem",
            "manticore",
            "watcher",
            "dragon",
            "lich",
            "demon",
        ];
        let id = self.components().monsters[usize::from(monster)].id.as_str();
        let ours = if KNOWN.contains(&id) {
            Phrase::member("paper-monster", id)
        } else {
            Phrase::new("paper-monster-other").text("name", id.replace(['-', '_'], " "))
        };
        ours.or_own(self.components().own_name(&format!("paper-monster-{id}")))
    }

    /// The name of an item.
    pub fn item_name(&self, item: Item) -> Phrase {
        let ours = Phrase::member("paper-item", item.id());
        let own = self.components().own_name(&ours.key);
        ours.or_own(own)
    }

    /// The name of an item as the sheet beside the map writes it: a list of dozens of choices has to fit on a page.
    pub fn short_item_name(&self, item: Item) -> Phrase {
        let own = self.components().own_name(&format!("paper-item-{item}"));
        Phrase::member("paper-short", item.id()).or_own(own)
    }

    /// The name of a kind of minion.
    pub fn minion_name(&self, minion: Minion) -> Phrase {
        let ours = Phrase::member("paper-minion", minion.id());
        let own = self.components().own_name(&ours.key);
        ours.or_own(own)
    }

    pub(super) fn training_text(&self, card: GoalCard) -> String {
        self.components().goal(card).training.map(training_mark).iter().collect()
    }
}

pub(super) fn training_mark(colour: Colour) -> char {
    match colour {
        Colour::White => '○',
        Colour::Black => '●',
    }
}

/// What a task counts, and how many.
pub fn task(task: Task, count: String) -> Phrase {
    Phrase::member("paper-task", task.id()).text("n", count)
}

pub(super) fn who(seat: Seat) -> Phrase {
    Phrase::new("paper-who").seat("who", seat)
}

/// The name of a hero.
pub(super) fn hero(hero: Hero) -> Phrase {
    Phrase::member("paper-hero", hero.id())
}

/// The name of a talent.
pub(super) fn talent(talent: Talent) -> Phrase {
    Phrase::member("paper-talent", talent.id())
}

/// A die as people see it.
pub(super) fn die(die: Die) -> Phrase {
    Phrase::member("paper-die", &die.name())
}

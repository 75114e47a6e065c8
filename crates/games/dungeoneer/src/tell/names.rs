//! The names of things as phrases.

use crate::Rules;
use crate::components::{Components, Form, Resource, Text};
use crate::event::Being;
use crate::ids::{Card, HeroId, Location, QuestId};
use crate::state::{Creature, Side, Source};
use undercroft_core::{Phrase, Seat};

/// A text of the pack in both languages: the message picks the reader's.
fn both(key: &'static str, text: &Text) -> Phrase {
    let first = |one: &str, other: &str| if one.is_empty() { other.to_owned() } else { one.to_owned() };
    Phrase::new(key).text("en", first(&text.en, &text.ru)).text("ru", first(&text.ru, &text.en))
}

pub(super) fn text(text: &Text) -> Phrase {
    both("dungeoneer-text", text)
}

/// A word of the notation for which there is no component: it stands for itself.
pub(super) fn word(word: &str) -> Phrase {
    Phrase::new("dungeoneer-text").text("en", word).text("ru", word)
}

pub(super) fn seat(seat: Seat) -> Phrase {
    Phrase::new("dungeoneer-name").seat("who", seat)
}

pub(super) fn side(side: Side) -> Phrase {
    Phrase::member("dungeoneer-side", side.word())
}

pub(super) fn form(form: Form) -> Phrase {
    Phrase::member("dungeoneer-stat", form.word())
}

/// So many points of something, with its name in the right number.
pub(super) fn points(resource: Resource, amount: impl Into<i64>) -> Phrase {
    Phrase::member("dungeoneer-points", resource.word()).number("n", amount)
}

fn hero_of(seat: Seat) -> Phrase {
    Phrase::new("dungeoneer-hero-of").seat("who", seat)
}

fn monster(name: &Text) -> Phrase {
    both("dungeoneer-monster", name)
}

fn quest_monster(components: &Components, quest: QuestId) -> Phrase {
    let quest = components.quest(quest);
    monster(quest.monster_name.as_ref().map_or(&quest.print.name, |print| &print.name))
}

impl Rules {
    pub(crate) fn card_phrase(&self, card: Card) -> Phrase {
        text(&self.components.card(card).print.name)
    }

    pub(crate) fn site_phrase(&self, location: Location) -> Phrase {
        text(&self.components.site(location).print.name)
    }

    pub(crate) fn quest_phrase(&self, quest: QuestId) -> Phrase {
        text(&self.components.quest(quest).print.name)
    }

    pub(crate) fn hero_phrase(&self, hero: HeroId) -> Phrase {
        text(&self.components.hero(hero).print.name)
    }

    /// A creature, with its cases.
    pub(crate) fn creature_phrase(&self, who: Creature) -> Phrase {
        match who {
            Creature::Nobody => Phrase::new("dungeoneer-nobody"),
            Creature::Hero(seat) => hero_of(seat),
            Creature::Monster(card) => monster(&self.components.card(card).print.name),
            Creature::Quest(quest) => quest_monster(&self.components, quest),
        }
    }

    /// The same out of an event.
    pub(super) fn being_phrase(&self, who: &Being) -> Phrase {
        match who {
            Being::Nobody => Phrase::new("dungeoneer-nobody"),
            Being::Hero(seat) => hero_of(*seat),
            Being::Monster(name) => match self.components.find_card(name) {
                Some(card) => self.creature_phrase(Creature::Monster(card)),
                None => word(name),
            },
            Being::QuestMonster(name) => match self.components.find_quest(name) {
                Some(quest) => quest_monster(&self.components, quest),
                None => word(name),
            },
        }
    }

    /// What carries an effect; of a hero the ability.
    pub(crate) fn source_phrase(&self, source: Source, nth: u8) -> Phrase {
        match source {
            Source::Rules => Phrase::new("dungeoneer-rules"),
            Source::Card(card) => self.card_phrase(card),
            Source::Location(location) => self.site_phrase(location),
            Source::Quest(quest) => self.quest_phrase(quest),
            Source::Hero(hero) => {
                let hero = self.components.hero(hero);
                text(&hero.ability_names.get(usize::from(nth)).unwrap_or(&hero.print).name)
            }
            Source::Event(event) => text(&self.components.events[usize::from(event)].print.name),
        }
    }

    /// The component with this word, whatever sort it is of.
    pub(super) fn named(&self, name: &str) -> Phrase {
        let components = &self.components;
        let event = || components.events.iter().find(|event| *event.print.word == *name);
        (components.find_card(name).map(|card| self.card_phrase(card)))
            .or_else(|| components.find_site(name).map(|site| self.site_phrase(site)))
            .or_else(|| components.find_quest(name).map(|quest| self.quest_phrase(quest)))
            .or_else(|| components.find_hero(name).map(|hero| self.hero_phrase(hero)))
            .or_else(|| event().map(|event| text(&event.print.name)))
            .unwrap_or_else(|| word(name))
    }
}

/// A grade, as in “the heroic part”.
pub(super) fn grade(grade: crate::components::Grade) -> Phrase {
    Phrase::member("dungeoneer-grade", grade.word())
}

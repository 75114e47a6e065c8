//! What cards, locations, quests and abilities say: the pack's own words, or sentences made from the operations.
//!
//! Every operation, step, cost and condition of the vocabulary has one message in `locales/*/dungeoneer-card.ftl`, so a
//! pack without texts, or with texts in one language, is read by everybody. Where both exist a test compares them.

mod blocks;
mod ops;
mod quests;
mod things;

use super::names;
use crate::Rules;
use crate::components::{Barrier, Duration, Form, HostKind, Placement, Print, Resource, Text};
use crate::ids::{Card, HeroId, Location, QuestId};
use blocks::Frame;
use undercroft_core::Phrase;

/// Something with a text of its own.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Printed {
    /// An adventure card.
    Card(Card),
    /// A location card.
    Location(Location),
    /// A quest card.
    Quest(QuestId),
    /// The monster of a quest: what its strikes do.
    QuestMonster(QuestId),
    /// An ability of a hero, by its number on the hero card.
    Ability(HeroId, u8),
    /// A legendary event card, by its number.
    Event(u8),
}

impl Rules {
    /// What is printed on it, with its name; nothing for a number that does not exist.
    pub(super) fn print(&self, of: Printed) -> Option<&Print> {
        let components = &self.components;
        match of {
            Printed::Card(card) => {
                let title = components.cards.get(card.index())?;
                Some(&components.titles.get(usize::from(*title))?.print)
            }
            Printed::Location(location) => Some(&components.sites.get(location.index())?.print),
            Printed::Quest(quest) => Some(&components.quests.get(quest.index())?.print),
            Printed::QuestMonster(quest) => components.quests.get(quest.index())?.monster_name.as_ref(),
            Printed::Ability(hero, nth) => {
                components.heroes.get(hero.index())?.ability_names.get(usize::from(nth))
            }
            Printed::Event(event) => Some(&components.events.get(usize::from(event))?.print),
        }
    }

    /// Its text: the pack's own words where it has them in the reader's language, or else made from its operations.
    /// Nothing where there is nothing to say.
    pub(crate) fn text_of(&self, of: Printed) -> Option<Phrase> {
        let print = self.print(of)?;
        let Text { en, ru } = &print.text;
        if !en.is_empty() && !ru.is_empty() {
            return Some(names::text(&print.text));
        }
        match self.made_text_of(of) {
            Some(made) => {
                let said = Phrase::new("dungeoneer-text");
                let said = if en.is_empty() { said.phrase("en", made.clone()) } else { said.text("en", en) };
                Some(if ru.is_empty() { said.phrase("ru", made) } else { said.text("ru", ru) })
            }
            None if en.is_empty() && ru.is_empty() => None,
            None => Some(names::text(&print.text)),
        }
    }

    /// The text made from its operations, whatever the pack says.
    pub(crate) fn made_text_of(&self, of: Printed) -> Option<Phrase> {
        self.print(of)?;
        let said = match of {
            Printed::Card(card) => self.card_sentences(card),
            Printed::Location(location) => self.site_sentences(location),
            Printed::Quest(quest) => self.quest_sentences(quest),
            Printed::QuestMonster(quest) => {
                self.components.quest(quest).monster.map_or_else(Vec::new, |sheet| self.hit_sentences(sheet))
            }
            Printed::Ability(hero, nth) => {
                let hero = self.components.hero(hero);
                let block = self.components.blocks(hero.abilities).get(usize::from(nth));
                block.map(|block| self.block_sentence(block, Frame::Ability)).into_iter().collect()
            }
            Printed::Event(event) => self.event_sentences(event),
        };
        self::sentences(said)
    }

    fn card_sentences(&self, card: Card) -> Vec<Phrase> {
        let title = self.components.card(card);
        let mut said = Vec::new();
        if let (Duration::Attachment, Some(host)) = (title.duration, title.host) {
            said.push(self.host_sentence(host, title.host_kinds));
        }
        if title.placement == Placement::Placed {
            said.push(Phrase::new("dungeoneer-card-placed"));
        }
        let blocks = self.components.blocks(title.blocks);
        said.extend(blocks.iter().map(|block| self.block_sentence(block, Frame::Card)));
        if let Some(sheet) = title.sheet {
            said.extend(self.hit_sentences(sheet));
        }
        if title.upkeep > 0 {
            said.push(Phrase::new("dungeoneer-card-upkeep").number("n", title.upkeep));
        }
        said
    }

    fn host_sentence(&self, host: HostKind, kinds: u64) -> Phrase {
        let marks = self.kind_marks(kinds);
        Phrase::member("dungeoneer-card-host", host.word()).phrase("marks", things::in_brackets(marks))
    }

    /// The strikes of a monster, form by form.
    pub(super) fn hit_sentences(&self, sheet: u8) -> Vec<Phrase> {
        let sheet = &self.components.sheets[usize::from(sheet)];
        let hit = |form: &Form| {
            let hit = sheet.hits[*form as usize]?;
            Some(
                Phrase::new("dungeoneer-card-hit")
                    .phrase("form", things::form(*form))
                    .phrase("wounds", things::wounds(hit.wounds.into()))
                    .phrase("more", self.consequences("dungeoneer-card-hit-more", hit.then)),
            )
        };
        Form::ALL.iter().filter_map(hit).collect()
    }

    /// Life and values of a monster.
    fn sheet_sentence(&self, sheet: u8) -> Phrase {
        let sheet = &self.components.sheets[usize::from(sheet)];
        let forms = Form::ALL.iter().map(|form| {
            Phrase::member("dungeoneer-card-form", sheet.symbols[*form as usize].word())
                .phrase("form", things::form(*form))
                .number("value", sheet.values[*form as usize])
        });
        Phrase::new("dungeoneer-card-sheet").number("life", sheet.life).list("forms", forms.collect())
    }

    /// What fights on a card or in a quest, in numbers.
    pub(crate) fn sheet_of(&self, of: Printed) -> Option<Phrase> {
        self.print(of)?;
        let sheet = match of {
            Printed::Card(card) => self.components.card(card).sheet,
            Printed::Quest(quest) | Printed::QuestMonster(quest) => self.components.quest(quest).monster,
            Printed::Location(_) | Printed::Ability(..) | Printed::Event(_) => None,
        };
        sheet.map(|sheet| self.sheet_sentence(sheet))
    }

    /// The line of a card above its text: class, kind and price.
    pub(super) fn type_line(&self, of: Printed) -> Phrase {
        let Printed::Card(card) = of else { return things::nothing() };
        let title = self.components.card(card);
        let resource = if title.class.is_glory() { Resource::Glory } else { Resource::Peril };
        Phrase::new("dungeoneer-card-line")
            .phrase("class", Phrase::member("dungeoneer-class", title.class.word()))
            .phrase("kind", names::text(&self.components.kinds[usize::from(title.kind)].name))
            .phrase("cost", names::points(resource, title.cost))
    }

    fn site_sentences(&self, location: Location) -> Vec<Phrase> {
        let site = self.components.site(location);
        let mut said = Vec::new();
        if site.entrance {
            said.push(Phrase::new("dungeoneer-card-entrance"));
        }
        let checked = |key: &'static str, stat: crate::components::Stat, target: u8| {
            Phrase::new(key).phrase("stat", things::stat(stat)).number("target", target)
        };
        said.extend(match site.barrier {
            Barrier::None => None,
            Barrier::Hazard { amount } => Some(Phrase::new("dungeoneer-card-hazard").number("n", amount)),
            Barrier::Spikes { stat, target } => Some(checked("dungeoneer-card-spikes", stat, target)),
            Barrier::Pit { stat, target } => Some(checked("dungeoneer-card-pit", stat, target)),
        });
        let blocks = self.components.blocks(site.blocks);
        said.extend(blocks.iter().map(|block| self.block_sentence(block, Frame::Location)));
        if let Some(title) = site.resident {
            let name = &self.components.titles[usize::from(title)].print.name;
            said.push(Phrase::new("dungeoneer-card-resident").phrase("monster", names::text(name)));
        }
        said
    }

    fn event_sentences(&self, event: u8) -> Vec<Phrase> {
        let event = &self.components.events[usize::from(event)];
        let mut said = vec![
            Phrase::new("dungeoneer-card-event")
                .number("most", event.max_tokens)
                .number("on", event.token_on),
        ];
        let blocks = self.components.blocks(event.blocks);
        said.extend(blocks.iter().map(|block| self.block_sentence(block, Frame::Card)));
        if let Some(title) = event.ends_with {
            let name = &self.components.titles[usize::from(title)].print.name;
            said.push(Phrase::new("dungeoneer-card-event-ends").phrase("monster", names::text(name)));
        }
        said
    }
}

/// Alternatives, each in brackets.
fn either(options: impl Iterator<Item = Phrase>) -> Phrase {
    let options = options.map(|option| Phrase::new("dungeoneer-card-option").phrase("do", option));
    one_after_another("dungeoneer-card-or-kind", options.collect()).unwrap_or_else(ops::no_effect)
}

/// One sentence after the other; none if there is none.
pub(super) fn sentences(all: Vec<Phrase>) -> Option<Phrase> {
    one_after_another("dungeoneer-card-and-then", all)
}

/// Phrases joined two by two with a message; none if there is none.
fn one_after_another(key: &'static str, phrases: Vec<Phrase>) -> Option<Phrase> {
    let join = |first: Phrase, second| Phrase::new(key).phrase("first", first).phrase("second", second);
    phrases.into_iter().reduce(join)
}

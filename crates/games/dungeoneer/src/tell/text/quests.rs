//! Quests: where, what step by step, and what for.

use super::blocks::Frame;
use super::{one_after_another, things};
use crate::Rules;
use crate::components::{Resource, Step, Where};
use crate::ids::QuestId;
use crate::tell::names;
use undercroft_core::Phrase;

impl Rules {
    pub(super) fn quest_sentences(&self, quest: QuestId) -> Vec<Phrase> {
        let card = self.components.quest(quest);
        let influence = self.components.blocks(card.influence);
        let mut said: Vec<Phrase> =
            influence.iter().map(|block| self.block_sentence(block, Frame::Influence)).collect();
        let sites = card.sites.iter().map(|site| match site {
            Where::At(location) => self.site_phrase(*location),
            Where::Terrain(terrain) => Phrase::member("dungeoneer-card-any-place", terrain.word()),
        });
        let steps = self.steps_phrase(card.steps);
        let key = if self.leads_somewhere(card.steps) {
            "dungeoneer-card-quest"
        } else {
            "dungeoneer-card-quest-at"
        };
        let place = one_after_another("dungeoneer-card-or-kind", sites.collect());
        said.push(
            Phrase::new(key).phrase("place", place.unwrap_or_else(things::nothing)).phrase("steps", steps),
        );
        let reward = self.components.blocks(card.reward);
        said.extend(reward.iter().map(|block| self.block_sentence(block, Frame::Reward)));
        said
    }

    /// Does an escort name its places itself?
    fn leads_somewhere(&self, steps: crate::components::Span) -> bool {
        let steps = &self.components.steps[steps.range()];
        steps.iter().any(|step| matches!(step, Step::Escort { .. } | Step::Search { .. }))
    }

    fn steps_phrase(&self, steps: crate::components::Span) -> Phrase {
        let steps = &self.components.steps[steps.range()];
        let said = steps.iter().map(|step| self.step_phrase(step)).collect();
        one_after_another("dungeoneer-card-then", said).unwrap_or_else(super::ops::no_effect)
    }

    /// One step of a quest.
    fn step_phrase(&self, step: &Step) -> Phrase {
        match *step {
            Step::Search { target, terrain, ap } => Phrase::new("dungeoneer-card-step-search")
                .phrase(
                    "place",
                    Phrase::member("dungeoneer-card-any-place", terrain.map_or("any", |one| one.word())),
                )
                .phrase("ap", names::points(Resource::Ap, ap))
                .number("target", target),
            Step::Pay { glory, life, ap } => {
                let mut paid = Vec::new();
                if glory > 0 {
                    paid.push(names::points(Resource::Glory, glory));
                }
                if ap > 0 {
                    paid.push(names::points(Resource::Ap, ap));
                }
                if life > 0 {
                    paid.push(Phrase::new("dungeoneer-card-life").number("n", life));
                }
                Phrase::new("dungeoneer-card-step-pay").list("what", paid)
            }
            Step::Give { class, count, min_total_cost } => Phrase::new("dungeoneer-card-step-give")
                .phrase("class", Phrase::member("dungeoneer-card-noun", class.word()))
                .number("count", count)
                .number("total", min_total_cost),
            Step::Threat { options, fail } => {
                let threats = &self.components.threats[options.range()];
                let said = threats.iter().map(|(stat, target)| {
                    Phrase::new("dungeoneer-card-threat")
                        .text("sort", stat.word())
                        .phrase("stat", things::stat(*stat))
                        .number("target", *target)
                });
                let said = one_after_another("dungeoneer-card-or-kind", said.collect());
                Phrase::new("dungeoneer-card-step-threat")
                    .phrase("threat", said.unwrap_or_else(super::ops::no_effect))
                    .phrase("fail", self.consequences("dungeoneer-card-fail", fail))
            }
            Step::Hunt { monster } => {
                Phrase::new("dungeoneer-card-step-hunt").phrase("monster", self.sheet_phrase(monster))
            }
            Step::Escort { from, to } => {
                let site = |site: u8| names::text(&self.components.sites[usize::from(site)].print.name);
                Phrase::new("dungeoneer-card-step-escort").phrase("from", site(from)).phrase("to", site(to))
            }
            Step::Roll { dice, test, target, fail } => {
                Phrase::member("dungeoneer-card-step-roll", test.word())
                    .number("dice", dice)
                    .number("target", target)
                    .phrase("fail", self.consequences("dungeoneer-card-fail", fail))
            }
            Step::AnyOf { options } => {
                let paths = &self.components.paths[options.range()];
                let options = super::either(paths.iter().map(|path| self.steps_phrase(*path)));
                Phrase::new("dungeoneer-card-step-any").phrase("options", options)
            }
            Step::Play { class } => Phrase::new("dungeoneer-card-step-play")
                .phrase("class", Phrase::member("dungeoneer-card-noun", class.word())),
            Step::Do { ops } => self.operations(ops),
        }
    }

    /// The monster that a sheet belongs to: a card, or a quest's own.
    fn sheet_phrase(&self, sheet: u8) -> Phrase {
        let components = &self.components;
        let title = components.titles.iter().find(|title| title.sheet == Some(sheet));
        let quest = || {
            let quest = components.quests.iter().find(|quest| quest.monster == Some(sheet));
            quest.map(|quest| quest.monster_name.as_ref().unwrap_or(&quest.print))
        };
        let print = title.map(|title| &title.print).or_else(quest);
        print.map_or_else(super::ops::no_effect, |print| names::text(&print.name))
    }

    /// What completing a quest brings besides the effects of an artifact.
    pub(crate) fn reward_of(&self, quest: QuestId) -> Phrase {
        let quest = self.components.quest(quest);
        if quest.win {
            return Phrase::new("dungeoneer-card-reward-win");
        }
        let points = [(Resource::Level, quest.level), (Resource::Glory, quest.glory)];
        let given = points.into_iter().filter(|(_, n)| *n > 0);
        let given: Vec<Phrase> = given.map(|(resource, n)| names::points(resource, n)).collect();
        Phrase::new("dungeoneer-card-reward").list("what", given)
    }
}

//! Quests: attempts, searches, escorts and what completing one brings (sections 16 and 17).

mod attempt;
mod escort;

use super::Play;
use crate::Rules;
use crate::components::{Category, Class, Span, Step, Terrain, Where};
use crate::event::Event;
use crate::ids::{Card, QuestId};
use crate::moves::Move;
use crate::state::{End, Escort, OpenQuest, Phase, State};
use undercroft_core::{Chance, Seat, Sink};

impl Rules {
    /// Everything the active hero may do about quests where he stands.
    pub(crate) fn quest_moves(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        let points = self.points_for_actions(state, seat);
        for open in &state.quests {
            // DRA-66.
            if !self.is_open_to(state, seat, open) {
                continue;
            }
            self.escort_moves(state, seat, open, moves);
            let quest = self.components.quest(open.quest);
            // DR-230, DR-577.
            if open.owner.is_some_and(|owner| owner != seat)
                || quest.is(Category::Escort)
                || !self.is_site(state, seat, open.quest)
            {
                continue;
            }
            if let Some(Step::Search { ap, .. }) = self.components.steps[quest.steps.range()].first()
                && !open.found
            {
                if points >= *ap {
                    moves.push(Move::Search(open.quest));
                }
                continue;
            }
            // DR-231…233: the first attempt of a turn is free, each further one costs a point.
            if (open.attempts == 0 || points > 0) && self.can_begin(state, seat, quest.steps) {
                moves.push(Move::Attempt(open.quest));
            }
        }
    }

    /// Does the hero stand where the quest can be completed?
    pub(crate) fn is_site(&self, state: &State, seat: Seat, quest: QuestId) -> bool {
        let location = state.placed(state.player(seat).spot).location;
        let site = self.components.site(location);
        self.components.quest(quest).sites.iter().any(|one| match one {
            Where::At(at) => *at == location,
            Where::Terrain(terrain) => site.is(*terrain),
        })
    }

    /// Can the steps up to the first roll or fight be made? Own cards are known to their player.
    pub(crate) fn can_begin(&self, state: &State, seat: Seat, steps: Span) -> bool {
        let player = state.player(seat);
        self.components.steps[steps.range()].iter().all(|step| match *step {
            Step::Pay { glory, life, ap } => {
                player.glory >= glory.into()
                    && player.life >= life
                    && (ap == 0 || self.points_for_actions(state, seat) >= ap)
            }
            Step::Give { class, count, min_total_cost } => {
                let costs = self.gifts(state, seat, class).map(|card| self.components.card(card).cost);
                let (number, total) =
                    costs.fold((0u8, 0u8), |(number, total), cost| (number + 1, total + cost));
                number >= count.max(1) && total >= min_total_cost
            }
            Step::Play { class } => player.played >> class as u8 & 1 != 0,
            Step::AnyOf { options } => {
                let paths = &self.components.paths[options.range()];
                paths.iter().any(|path| self.can_begin(state, seat, *path))
            }
            Step::Search { .. }
            | Step::Threat { .. }
            | Step::Hunt { .. }
            | Step::Escort { .. }
            | Step::Roll { .. }
            | Step::Do { .. } => true,
        })
    }

    /// Readied cards of a class.
    pub(crate) fn gifts(&self, state: &State, seat: Seat, class: Class) -> impl Iterator<Item = Card> {
        let items = state.player(seat).items.into_iter().map(|item| item.card);
        items.filter(move |card| self.components.card(*card).class == class)
    }

    /// DR-272, DR-273, DRA-18: what the distance to the entrance adds to a search.
    pub(crate) fn search_bonus(&self, state: &State, seat: Seat) -> i8 {
        let moves = self.moves_to_entrance(state, state.player(seat).spot).unwrap_or(0);
        let between = if self.agreed.search_by_moves { moves } else { moves.saturating_sub(1) };
        between as i8
    }
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// DR-234…242: the reward, and the quest leaves the table.
    pub fn complete(&mut self, seat: Seat, quest: QuestId) {
        let rules = self.rules;
        let card = rules.components.quest(quest);
        let set = rules.set(self.state);
        // DR-501: a quest of an earlier grade brings no level.
        let rise = if card.grade == self.state.grade { card.level } else { 0 };
        let place = self.state.quests.iter().position(|open| open.quest == quest);
        let common = place.is_some_and(|place| {
            let open = self.state.quests.remove(place);
            open.owner.is_none()
        });
        let player = self.player(seat);
        player.level = (player.level + rise).min(set.top_level.max(player.level));
        if player.completed.len() < player.completed.capacity() {
            player.completed.push(quest);
        }
        let (level, done) = (player.level, player.completed.len());
        self.events.push(|| Event::Completed { seat, quest: rules.quest_name(quest), level });
        self.gain(seat, crate::components::Resource::Glory, card.glory.into());
        if card.win {
            // DR-004, DR-459.
            self.finish(End::Nakari, Some(seat));
            return;
        }
        if rules.agreed.solo {
            self.check_solo_win(seat);
        } else if done >= usize::from(set.quests_to_win) && !rules.is_combined() {
            // DR-001; in a combined game quests are victory points (DR-499).
            self.finish(End::Quests, Some(seat));
            return;
        }
        // DRA-14: an artifact leaves its place as well, unless agreed otherwise.
        if common && (!card.is(Category::Artifact) || rules.agreed.artifacts_replaced) {
            self.reveal_common();
        }
        if self.state.phase == Phase::Hero && self.state.active == seat {
            self.end_hero_phase();
        }
    }

    /// DR-543, DR-564: three quests, and back at the entrance.
    pub fn check_solo_win(&mut self, seat: Seat) {
        let player = self.state.player(seat);
        let here = self.rules.components.site(self.state.placed(player.spot).location);
        let rules = self.rules;
        let of_grade = |quest: &&QuestId| rules.components.quest(**quest).grade == self.state.grade;
        let done = player.completed.iter().filter(of_grade).count();
        // Of a combined game the quests of the last grade are those that count.
        let enough = done >= usize::from(rules.set(self.state).quests_to_win)
            && rules.later_grades(self.state.grade).next().is_none();
        if self.rules.agreed.solo && enough && here.is(Terrain::Entrance) {
            self.finish(End::SoloWon, Some(seat));
        }
    }

    /// DR-240, DR-531: the missing common quests, as long as the deck has any (DRA-44).
    pub fn reveal_common(&mut self) {
        let rules = self.rules;
        if rules.agreed.solo {
            return;
        }
        let wanted = if rules.agreed.nothing_personal { 2 } else { 1 };
        // DR-093: a quest that is never in the deck is common besides the others.
        // DR-588: one of an earlier grade is left over and takes no place.
        let grade = self.state.grade;
        let ordinary = |open: &&OpenQuest| {
            let quest = rules.components.quest(open.quest);
            open.is_common() && quest.in_deck && quest.grade == grade
        };
        while self.state.quests.iter().filter(ordinary).count() < wanted
            && self.state.quests.len() < self.state.quests.capacity()
        {
            let Some(quest) = self.next_quest() else { return };
            self.state.quests.push(OpenQuest { quest, owner: None, ..OpenQuest::default() });
            self.events.push(|| Event::QuestRevealed { quest: rules.quest_name(quest), owner: None });
        }
    }

    /// DR-271, DR-274: the die, the distance, and what was added.
    pub fn search(&mut self, seat: Seat, quest: QuestId) {
        let rules = self.rules;
        let steps = rules.components.quest(quest).steps;
        let Some(Step::Search { target, ap, .. }) = rules.components.steps[steps.range()].first().copied()
        else {
            return;
        };
        for _ in 0..ap {
            self.pay_ap(seat);
        }
        let die = self.chance.die(6);
        let who = crate::state::Creature::Hero(seat);
        let more = rules.bonus(
            self.state,
            who,
            crate::components::Value::All,
            crate::components::Checks::Search,
            crate::state::Creature::Nobody,
            None,
        );
        let total = die as i8 + rules.search_bonus(self.state, seat) + more;
        let found = total >= target as i8;
        if let Some(open) = self.state.quests.iter_mut().find(|open| open.quest == quest) {
            open.found = found;
        }
        self.events.push(|| Event::Searched { seat, quest: rules.quest_name(quest), total, found });
    }

    /// What was found stays where it was (DR-275).
    pub fn forget_found(&mut self) {
        for open in self.state.quests.iter_mut() {
            open.found = false;
        }
    }
}

impl OpenQuest {
    /// Lies on the table for everybody, not under way.
    pub(crate) fn is_common(&self) -> bool {
        self.owner.is_none() && self.escort == Escort::Waiting
    }
}

//! Sets of several grades in one game: heroic first, then legendary (sections 26 and 27).

use super::Play;
use super::options::Pairing;
use crate::Rules;
use crate::components::Grade;
use crate::event::Event;
use crate::ids::{Card, CardSet, HeroId, Location};
use crate::state::{End, Escort, OpenQuest, Phase, Player, State};
use undercroft_core::{Chance, Seat, Sink};

impl Rules {
    /// DR-492: the grade the game begins with.
    pub(crate) fn first_grade(&self) -> Grade {
        self.components.grades().next().unwrap_or_default()
    }

    /// Grades that come after this one.
    pub(crate) fn later_grades(&self, grade: Grade) -> impl Iterator<Item = Grade> + '_ {
        self.components.grades().filter(move |later| *later > grade)
    }

    /// Are several grades played, one after the other (DR-498)?
    pub(crate) fn is_combined(&self) -> bool {
        self.components.sets.iter().any(|set| set.grade != self.components.sets[0].grade)
    }

    /// The numbers that hold now.
    pub(crate) fn set(&self, state: &State) -> &crate::components::Set {
        self.components.set_of(state.grade)
    }

    /// The grade of an adventure card.
    pub(crate) fn card_grade(&self, card: Card) -> Grade {
        self.components.grade_of(&self.components.card(card).print)
    }

    fn hero_grade(&self, hero: HeroId) -> Grade {
        self.components.grade_of(&self.components.hero(hero).print)
    }

    /// DR-494, DRA-79: the hero cards a player has and has grown into, the one in force first. What a card of a higher
    /// level offers is out of reach while the hero's level is below it (DR-489).
    pub(crate) fn hero_cards(&self, state: &State, seat: Seat) -> impl Iterator<Item = HeroId> {
        let (player, grade) = (state.player(seat), state.grade);
        let level = player.level;
        let earlier = player.pairs.into_iter().filter(move |hero| self.hero_grade(*hero) < grade);
        std::iter::once(player.hero)
            .chain(earlier)
            .filter(move |hero| self.components.hero(*hero).first_level <= level)
    }

    /// The card on which the characteristics of the hero's level stand (DR-028, DR-494).
    pub(crate) fn hero_card(&self, state: &State, seat: Seat) -> HeroId {
        let player = state.player(seat);
        if player.pairs.is_empty() {
            return player.hero;
        }
        let first_level = |hero: &HeroId| self.components.hero(*hero).first_level;
        self.hero_cards(state, seat).max_by_key(first_level).unwrap_or(player.hero)
    }

    /// DRA-60: the lowest level printed on the hero cards in use.
    pub(crate) fn lowest_level(&self) -> u8 {
        self.components.set_of(self.first_grade()).start_level
    }

    /// DR-491: has the hero reached the level at which he waits for the others?
    pub(crate) fn waits(&self, state: &State, seat: Seat) -> bool {
        self.later_grades(state.grade).next().is_some()
            && state.player(seat).level >= self.set(state).top_level
    }

    /// DRA-66: may the seat work on this quest? Whoever waits leaves the quests of all to those who still need them.
    pub(crate) fn is_open_to(&self, state: &State, seat: Seat, open: &OpenQuest) -> bool {
        match open.owner {
            Some(owner) => owner == seat || matches!(open.escort, Escort::Lying(_)),
            None => !self.waits(state, seat) || self.components.quest(open.quest).grade != state.grade,
        }
    }

    /// DR-506: victory points for completed quests.
    pub(crate) fn points(&self, player: &Player) -> u16 {
        let grades = player.completed.iter().map(|quest| self.components.quest(*quest).grade);
        grades.map(|grade| u16::from(grade.points())).sum()
    }

    /// DR-490, DRA-66: is nobody left who could gain a level of this grade?
    fn is_grade_over(&self, state: &State) -> bool {
        let below: Vec<Seat> =
            state.heroes_from(Seat::FIRST).filter(|seat| !self.waits(state, *seat)).collect();
        let useful = |open: &OpenQuest| {
            self.components.quest(open.quest).grade == state.grade
                && open.owner.is_none_or(|owner| below.contains(&owner))
        };
        below.is_empty() || !state.quests.iter().any(useful)
    }

    /// DRA-78: heroes of a grade that a seat may be given: those nobody has.
    pub(crate) fn free_cards(&self, state: &State, grade: Grade) -> Vec<HeroId> {
        let has = |player: &Player, hero: &HeroId| player.hero == *hero || player.pairs.contains(hero);
        let free = |hero: &HeroId| !state.players.iter().any(|player| has(player, hero));
        self.components.heroes_of(grade).filter(free).collect()
    }

    /// The grade for which a seat has no card yet.
    pub(crate) fn unpaired(&self, state: &State, seat: Seat) -> Option<Grade> {
        let pairs = state.player(seat).pairs;
        self.later_grades(self.first_grade())
            .find(|grade| !pairs.iter().any(|hero| self.hero_grade(*hero) == *grade))
    }

    /// DR-486, DRA-78: with `pairing = shared` only heroes that are in every grade play.
    pub(crate) fn heroes_to_begin_with(&self) -> Vec<HeroId> {
        let first = self.first_grade();
        let in_all = |hero: &HeroId| {
            self.later_grades(first).all(|grade| self.components.shared(*hero, grade).is_some())
        };
        let only_shared = self.agreed.pairing == Pairing::Shared;
        self.components.heroes_of(first).filter(|hero| !only_shared || in_all(hero)).collect()
    }

    /// DRA-78: whoever has a hero of several grades keeps him; the others are dealt a card at random, unless they choose.
    pub(crate) fn pair_heroes(&self, state: &mut State, chance: &mut impl Chance) {
        for grade in self.later_grades(self.first_grade()) {
            for seat in Seat::all(state.seats()) {
                let card = self.components.shared(state.player(seat).hero, grade);
                if let Some(card) = card.filter(|card| self.free_cards(state, grade).contains(card)) {
                    state.player_mut(seat).pairs.push(card);
                }
            }
            if self.agreed.pairing == Pairing::Choice {
                continue;
            }
            let mut free = self.free_cards(state, grade);
            chance.shuffle(&mut free);
            for seat in Seat::all(state.seats()) {
                if self.unpaired(state, seat) == Some(grade)
                    && let Some(card) = free.pop()
                {
                    state.player_mut(seat).pairs.push(card);
                }
            }
        }
    }
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// All heroes are known: what is still to be chosen for them is asked, then the first turn begins.
    pub fn heroes_are_known(&mut self) {
        let rules = self.rules;
        rules.pair_heroes(self.state, self.chance);
        for seat in Seat::all(self.state.seats()) {
            self.tell_pairs(seat);
        }
        self.state.phase = Phase::Pairing;
        self.next_to_pair();
    }

    fn tell_pairs(&mut self, seat: Seat) {
        let rules = self.rules;
        for hero in self.state.player(seat).pairs {
            self.events.push(|| Event::Paired { seat, hero: rules.components.hero(hero).print.word.clone() });
        }
    }

    /// The next seat that has a card to choose, from the first player on.
    fn next_to_pair(&mut self) {
        let mut seats = self.state.heroes_from(self.state.first);
        let rules = self.rules;
        let lacks = |seat: &Seat| {
            let grade = rules.unpaired(self.state, *seat);
            grade.is_some_and(|grade| !rules.free_cards(self.state, grade).is_empty())
        };
        match seats.find(lacks) {
            Some(seat) => self.state.active = seat,
            None => {
                self.state.active = self.state.first;
                self.state.phase = Phase::Reset;
            }
        }
    }

    /// DRA-78 with `pairing = choice`.
    pub fn choose_pair(&mut self, seat: Seat, hero: HeroId) {
        let rules = self.rules;
        self.player(seat).pairs.push(hero);
        self.events.push(|| Event::Paired { seat, hero: rules.components.hero(hero).print.word.clone() });
        self.next_to_pair();
    }

    /// Between two things that happen: is the grade over, or the game (DR-490, DR-504)? `true` if so.
    pub fn grade_is_over(&mut self, between: bool) -> bool {
        let rules = self.rules;
        if !rules.is_combined() || matches!(self.state.phase, Phase::Heroes | Phase::Pairing | Phase::Over) {
            return false;
        }
        match rules.later_grades(self.state.grade).next() {
            Some(next) if between && rules.is_grade_over(self.state) => {
                self.begin_grade(next);
                true
            }
            Some(_) => false,
            None => {
                let top = rules.set(self.state).top_level;
                let reached = self.state.heroes_from(Seat::FIRST).any(|seat| {
                    let player = self.state.player(seat);
                    player.level >= top && player.life > 0
                });
                if reached && !rules.agreed.solo {
                    self.finish(End::Points, None);
                }
                reached && !rules.agreed.solo
            }
        }
    }

    /// DR-490…503: the heroes rise, and the decks of the next grade replace those of the last.
    pub fn begin_grade(&mut self, grade: Grade) {
        let rules = self.rules;
        self.state.grade = grade;
        self.state.before = self.state.round - 1;
        self.events.push(|| Event::GradeBegan { grade });
        self.replace_cards(grade);
        for seat in Seat::all(self.state.seats()) {
            self.rise(seat, grade);
        }
        if !rules.agreed.whole_map {
            // DRA-65: the locations join what is left of theirs.
            let fresh = rules.sites_of(grade);
            self.state.locations.extend(fresh);
            self.state.locations.sort_unstable();
            self.chance.shuffle(&mut self.state.locations);
        }
        let shown = self.state.quests.len();
        self.state.quest_deck.clear();
        self.state.quests_returned = 0;
        rules.deal_quests(self.state, self.chance);
        for index in shown..self.state.quests.len() {
            let OpenQuest { quest, owner, .. } = self.state.quests[index];
            self.events.push(|| Event::QuestRevealed { quest: rules.quest_name(quest), owner });
        }
        // DR-496: the active player gives up his surplus first.
        let seats: Vec<Seat> = self.state.heroes_from(self.state.active).collect();
        for seat in seats.into_iter().rev() {
            self.check_limits(seat);
        }
    }

    /// DRA-64: a discarded card of an earlier grade leaves the game.
    pub fn forget_outgrown(&mut self) {
        if self.rules.is_combined() {
            let gone = self.rules.cards_of_earlier_grades(self.state);
            self.state.discard = self.state.discard.minus(&gone);
        }
    }

    /// DR-493, DRA-64: hands, inventories and lairs stay; what lies in the decks and on the pile leaves the game.
    fn replace_cards(&mut self, grade: Grade) {
        let state = &mut *self.state;
        let face_down: CardSet = state.deck.iter().chain(&state.peril_deck).copied().collect();
        state.removed = state.removed.or(&face_down);
        state.discard = CardSet::EMPTY;
        state.deck.clear();
        state.peril_deck.clear();
        self.rules.shuffle_cards(self.state, grade, self.chance);
    }

    /// DR-490, DR-494, DRA-64: the next card is laid below the old one; wounds stay.
    fn rise(&mut self, seat: Seat, grade: Grade) {
        let rules = self.rules;
        let player = *self.state.player(seat);
        if player.out {
            return;
        }
        let level = player.level.max(rules.components.set_of(grade).start_level);
        let next = player.pairs.iter().copied().find(|hero| rules.hero_grade(*hero) == grade);
        let me = self.player(seat);
        me.level = level;
        if let Some(next) = next {
            me.pairs.retain(|hero| *hero != next);
            me.pairs.push(player.hero);
            me.hero = next;
            let full = |hero: HeroId| rules.components.hero(hero).life;
            let wounds = full(player.hero).saturating_sub(player.life);
            // Whatever a card gave beyond the printed life is kept as well.
            let beyond = player.life.saturating_sub(full(player.hero));
            me.life = (full(next).saturating_sub(wounds) + beyond).max(1);
        }
        let (hero, life) = (me.hero, me.life);
        self.events.push(|| Event::Rose {
            seat,
            hero: rules.components.hero(hero).print.word.clone(),
            level,
            life,
        });
    }
}

impl Rules {
    /// Locations of a grade.
    pub(crate) fn sites_of(&self, grade: Grade) -> impl Iterator<Item = Location> + '_ {
        let all = (0..self.components.sites.len() as u8).map(Location);
        all.filter(move |site| self.components.grade_of(&self.components.site(*site).print) == grade)
    }

    /// Cards of grades that are over.
    pub(crate) fn cards_of_earlier_grades(&self, state: &State) -> CardSet {
        let earlier = Grade::ALL.iter().filter(|grade| **grade < state.grade);
        earlier.fold(CardSet::EMPTY, |all, grade| all.or(&self.decks[*grade as usize]))
    }
}

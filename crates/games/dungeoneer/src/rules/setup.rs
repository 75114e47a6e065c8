//! Setting up the table (section 4 of the catalogue).

use super::Play;
use crate::components::{Grade, Terrain};
use crate::event::Event;
use crate::ids::{Card, CardSet, HeroId, Location, QuestId, Spot};
use crate::state::{Cell, List, OpenQuest, Phase, Placed, Player, Side, State};
use crate::{Components, Rules};
use undercroft_core::{Chance, Seat, Sink};

impl Rules {
    /// Everything on the table before the first turn.
    pub(crate) fn set_up(&self, chance: &mut impl Chance) -> State {
        let components = &self.components;
        let mut state = State {
            round: 1,
            first: Seat::FIRST,
            active: Seat::FIRST,
            phase: if self.agreed.hero_choice { Phase::Heroes } else { Phase::Reset },
            declared: false,
            end: None,
            winner: None,
            grade: self.first_grade(),
            before: 0,
            players: List::default(),
            map: List::default(),
            locations: List::default(),
            gone: 0,
            passed: 0,
            deck: List::default(),
            peril_deck: List::default(),
            discard: Default::default(),
            apart: Default::default(),
            removed: Default::default(),
            quest_deck: List::default(),
            quests_returned: 0,
            quests: List::default(),
            attached: List::default(),
            field: List::default(),
            tray: List::default(),
            modifiers: List::default(),
            used: List::default(),
            battles: List::default(),
            stack: List::default(),
            fallen: 0,
            held: List::default(),
            legend: Default::default(),
            total: 0,
            lost: 0,
        };
        self.lay_start(&mut state, chance);
        let set = components.set_of(state.grade);
        let entrance = components.site(state.map[0].location);
        // DR-074: a random hero each.
        let mut heroes: Vec<HeroId> = self.heroes_to_begin_with();
        chance.shuffle(&mut heroes);
        for seat in Seat::all(self.setup.seats) {
            let mut player = Player {
                hero: heroes[seat.index()],
                level: set.start_level,
                life: set.start_life,
                glory: entrance.glory.into(),
                peril: if self.agreed.solo { 0 } else { entrance.peril.into() },
                spot: Spot(0),
                ..Player::default()
            };
            player.visit(Spot(0));
            state.players.push(player);
        }
        self.deal_quests(&mut state, chance);
        self.deal_hands(&mut state, chance);
        if self.agreed.no_blank_spots {
            // DR-513: the entrance says who begins.
            let all = self.all_sites(&state);
            self.deal_locations(&mut state, all, chance);
        } else {
            state.first = first_player(self.setup.seats, chance);
            state.active = state.first;
        }
        state
    }

    /// Every location of the beginning.
    fn all_sites(&self, state: &State) -> Vec<Location> {
        let later = self.later_grades(state.grade).filter(|_| self.agreed.whole_map);
        let grades = std::iter::once(state.grade).chain(later);
        grades.flat_map(|grade| self.sites_of(grade)).collect()
    }

    /// DR-070…073, DRA-10: the entrance, and four random passages round it wherever they fit.
    fn lay_start(&self, state: &mut State, chance: &mut impl Chance) {
        let components = &self.components;
        let first = state.grade;
        // DRA-65: what joins later is set aside, unless agreed otherwise.
        let later: Vec<Location> = self.later_grades(first).flat_map(|grade| self.sites_of(grade)).collect();
        let all = self.sites_of(first);
        let (entrances, rest): (Vec<_>, Vec<_>) = all.partition(|one| components.site(*one).entrance);
        let (mut passages, mut others): (Vec<_>, Vec<_>) =
            rest.into_iter().partition(|one| components.site(*one).is(Terrain::Passage));
        state.lay_entrance(entrances[0]);
        if self.agreed.no_blank_spots {
            return;
        }
        others.extend(&entrances[1..]);
        chance.shuffle(&mut passages);
        let ways = components.site(entrances[0]).ways;
        for side in Side::ALL.into_iter().filter(|side| ways >> *side as u8 & 1 != 0) {
            let need = side.opposite() as u8;
            let fits = |one: &Location| {
                let ways = components.site(*one).ways;
                [false, true]
                    .into_iter()
                    .find(|turned| crate::state::turned_ways(ways, *turned) >> need & 1 != 0)
            };
            if let Some(found) = passages.iter().rposition(|one| fits(one).is_some()) {
                let location = passages.remove(found);
                let turns: Vec<bool> = [false, true]
                    .into_iter()
                    .filter(|turned| {
                        crate::state::turned_ways(components.site(location).ways, *turned) >> need & 1 != 0
                    })
                    .collect();
                let turned = turns[chance.below(turns.len() as u32) as usize];
                let cell = Cell::default().beside(side);
                state.map.push(Placed { location, cell, turned, ..Placed::default() });
            }
        }
        others.extend(passages);
        if self.agreed.whole_map {
            others.extend(later);
        }
        others.sort_unstable();
        // DR-072.
        chance.shuffle(&mut others);
        for location in others {
            state.locations.push(location);
        }
    }

    /// DR-083, DR-084, DR-502; variants DR-530, DR-546.
    pub(crate) fn deal_quests(&self, state: &mut State, chance: &mut impl Chance) {
        let components = &self.components;
        let grade = state.grade;
        let all = (0..components.quests.len()).map(|quest| QuestId(quest as u8));
        let of_grade = |quest: &QuestId| components.grade_of(&components.quest(*quest).print) == grade;
        let mut deck: Vec<QuestId> =
            all.filter(|quest| of_grade(quest) && components.quest(*quest).in_deck).collect();
        chance.shuffle(&mut deck);
        let (personal, common) = match (self.agreed.solo, self.agreed.nothing_personal) {
            (true, _) => (3, 0),
            (false, true) => (0, 2),
            (false, false) => (2, 1),
        };
        let playing = Seat::all(self.setup.seats).filter(|seat| !state.player(*seat).out);
        let owners: Vec<Option<Seat>> = playing
            .flat_map(|seat| std::iter::repeat_n(Some(seat), personal))
            .chain(std::iter::repeat_n(None, common))
            .collect();
        for owner in owners {
            if let Some(quest) = deck.pop() {
                state.quests.push(OpenQuest { quest, owner, ..OpenQuest::default() });
            }
        }
        // DR-092, DR-093: besides those, what is never in the deck.
        for quest in self.standing_quests().filter(of_grade) {
            state.quests.push(OpenQuest { quest, ..OpenQuest::default() });
        }
        if self.agreed.solo {
            deck.clear();
        }
        for quest in deck {
            state.quest_deck.push(quest);
        }
    }

    /// DR-086; split decks DR-479, solo DR-544, DR-545.
    fn deal_hands(&self, state: &mut State, chance: &mut impl Chance) {
        self.shuffle_cards(state, state.grade, chance);
        for seat in Seat::all(self.setup.seats) {
            for nth in 0..self.set(state).hand_size {
                // DR-480 at set-up: the two decks by turns, so that nobody has to be asked.
                let from_peril = self.agreed.split_decks && !self.agreed.solo && nth % 2 == 1;
                let deck = if from_peril { &mut state.peril_deck } else { &mut state.deck };
                if let Some(card) = deck.pop() {
                    state.player_mut(seat).hand.insert(card);
                }
            }
        }
    }

    /// DR-479, DR-493: the cards of a grade become the deck, or two.
    pub(crate) fn shuffle_cards(&self, state: &mut State, grade: Grade, chance: &mut impl Chance) {
        let mut cards: Vec<Card> = self.decks[grade as usize].iter().collect();
        chance.shuffle(&mut cards);
        for card in cards {
            let glory = self.components.card(card).class.is_glory();
            if self.agreed.split_decks && !glory {
                state.peril_deck.push(card);
            } else {
                state.deck.push(card);
            }
        }
    }

    /// The cards of the decks that are played now.
    pub(crate) fn cards_in_play(&self, state: &State) -> CardSet {
        self.decks[state.grade as usize]
    }

    /// The cards that make each grade's deck, in a solo game without those of DR-544.
    pub(crate) fn decks_of(components: &Components, solo: bool) -> [CardSet; 3] {
        let mut decks = [CardSet::EMPTY; 3];
        for card in components.all_cards() {
            let title = components.card(card);
            if title.in_deck && !(solo && title.solo.removed) {
                decks[components.grade_of(&title.print) as usize].insert(card);
            }
        }
        decks
    }
}

/// DR-089, DRA-43: the highest roll begins; ties roll again.
fn first_player(seats: u8, chance: &mut impl Chance) -> Seat {
    let mut tied: Vec<Seat> = Seat::all(seats).collect();
    while tied.len() > 1 {
        let rolls: Vec<u8> = tied.iter().map(|_| chance.die(6)).collect();
        let best = rolls.iter().copied().max().unwrap_or(0);
        let mut roll = rolls.into_iter();
        tied.retain(|_| roll.next() == Some(best));
    }
    tied[0]
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// Tells the beginning and goes on to the first question.
    pub fn begin(&mut self) {
        let (rules, first) = (self.rules, self.state.first);
        let heroes: Vec<HeroId> = self.state.players.iter().map(|player| player.hero).collect();
        if !rules.agreed.hero_choice {
            self.events.push(|| Event::Started {
                heroes: heroes.iter().map(|hero| rules.components.hero(*hero).print.word.clone()).collect(),
                first,
            });
            if rules.is_combined() {
                self.heroes_are_known();
            }
        }
        for index in 0..self.state.quests.len() {
            let OpenQuest { quest, owner, .. } = self.state.quests[index];
            self.events.push(|| Event::QuestRevealed { quest: rules.quest_name(quest), owner });
        }
        for seat in Seat::all(rules.setup.seats) {
            let hand = self.state.player(seat).hand;
            self.events.push(|| Event::Drew {
                seat,
                count: hand.len() as u8,
                cards: Some(hand.iter().map(|card| rules.card_name(card)).collect()),
            });
        }
        self.run();
    }
}

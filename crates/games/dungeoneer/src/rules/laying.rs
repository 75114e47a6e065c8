//! “No blank spots”: all locations are dealt and laid before the first turn (DR-511…516, DR-586, DRA-84).

use super::Play;
use crate::Rules;
use crate::components::{Category, Quest, Where};
use crate::event::Event;
use crate::ids::{Location, QuestId, Spot};
use crate::state::{Frame, Phase, Placed, Placing, Player, State};
use undercroft_core::{Chance, Seat, Sink};

impl Rules {
    /// DR-512, DR-513: everything is dealt face down; whoever got the entrance begins, and it lies on the table.
    pub(crate) fn deal_locations(&self, state: &mut State, mut all: Vec<Location>, chance: &mut impl Chance) {
        all.sort_unstable();
        chance.shuffle(&mut all);
        let seats = Seat::all(self.setup.seats).cycle();
        for (seat, location) in seats.zip(all) {
            if location == state.map[0].location {
                (state.first, state.active) = (seat, seat);
            } else {
                state.player_mut(seat).plots |= 1 << location.0;
            }
        }
    }

    /// Locations that a player may lay now: the site of a common quest only when nothing else of his fits (DR-515).
    pub(crate) fn layable(&self, state: &State, seat: Seat) -> Vec<Location> {
        let fitting: Vec<Location> = state.player(seat).plots().collect();
        let fitting: Vec<Location> = self.laid_somewhere(state, &fitting).collect();
        let (last, first): (Vec<_>, Vec<_>) =
            fitting.into_iter().partition(|location| self.is_common_site(state, *location));
        if first.is_empty() { last } else { first }
    }

    fn is_common_site(&self, state: &State, location: Location) -> bool {
        state
            .quests
            .iter()
            .filter(|open| open.owner.is_none())
            .any(|open| self.components.quest(open.quest).sites.contains(&Where::At(location)))
    }

    /// Can the quest be completed on a map from which these locations are missing? An escort needs both its sites.
    fn has_lost_its_site(&self, quest: &Quest, gone: u128) -> bool {
        let is_gone = |site: &Where| match site {
            Where::At(location) => gone >> location.0 & 1 != 0,
            Where::Terrain(_) => false,
        };
        if quest.is(Category::Escort) {
            quest.sites.iter().any(is_gone)
        } else {
            quest.sites.iter().all(is_gone)
        }
    }
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// DR-514: clockwise from the first player, whose card was the entrance.
    pub fn begin_laying(&mut self) {
        self.state.phase = Phase::Laying;
        self.state.active = self.state.first;
        self.next_to_lay();
    }

    /// One of the locations is shown; where it goes is asked next.
    pub fn show_plot(&mut self, seat: Seat, location: Location) {
        let rules = self.rules;
        self.player(seat).plots &= !(1 << location.0);
        self.state.passed = 0;
        self.events.push(|| Event::LocationShown { seat, location: rules.site_name(location) });
        self.push(Frame::Place { seat, drawer: seat, location, why: Placing::Lay });
    }

    /// DRA-84: nothing of his fits.
    pub fn pass_laying(&mut self, seat: Seat) {
        self.events.push(|| Event::LaidNothing { seat });
        self.state.passed += 1;
        self.next_to_lay();
    }

    /// The next player who holds a location; with none left, or when all of them have passed, the first turn begins.
    pub fn next_to_lay(&mut self) {
        let holders = self.state.players.iter().filter(|player| player.plots != 0).count();
        let all_passed = usize::from(self.state.passed) >= holders;
        let after = self.state.heroes_from(self.state.active).skip(1);
        let mut next = after.chain([self.state.active]).filter(|seat| self.state.player(*seat).plots != 0);
        match next.next() {
            Some(seat) if !all_passed => self.state.active = seat,
            Some(_) | None => {
                self.remove_what_fits_nowhere();
                self.state.passed = 0;
                self.state.active = self.state.first;
                self.state.phase = Phase::Reset;
            }
        }
    }

    /// DR-586: what fits nowhere leaves the game, and with it the quests that need it; those on the table are replaced.
    fn remove_what_fits_nowhere(&mut self) {
        let rules = self.rules;
        let gone = self.state.players.iter().fold(0, |all, player| all | player.plots);
        if gone == 0 {
            return;
        }
        self.state.gone |= gone;
        for player in self.state.players.iter_mut() {
            player.plots = 0;
        }
        let names = bits(gone).map(|location| rules.site_name(location)).collect();
        self.events.push(|| Event::LocationsGone { locations: names });
        let gone = self.state.gone;
        let lost = |quest: &QuestId| rules.has_lost_its_site(rules.components.quest(*quest), gone);
        self.state.quest_deck.retain(|quest| !lost(quest));
        for index in 0..self.state.quests.len() {
            let open = self.state.quests[index];
            if !lost(&open.quest) {
                continue;
            }
            let old = rules.quest_name(open.quest);
            self.events.push(|| Event::QuestGone { quest: old });
            match self.next_quest() {
                Some(quest) => {
                    self.state.quests[index].quest = quest;
                    let owner = open.owner;
                    self.events.push(|| Event::QuestRevealed { quest: rules.quest_name(quest), owner });
                }
                None => self.state.quests[index].attempts = NO_QUEST,
            }
        }
        self.state.quests.retain(|open| open.attempts != NO_QUEST);
    }
}

/// The mark of a quest for which there was no replacement (DRA-44), until it is taken off the table.
const NO_QUEST: u8 = u8::MAX;

fn bits(set: u128) -> impl Iterator<Item = Location> {
    (0..128).filter(move |bit| set >> bit & 1 != 0).map(Location)
}

impl Player {
    /// The locations that were dealt to him and are not laid yet.
    pub fn plots(&self) -> impl Iterator<Item = Location> + use<> {
        bits(self.plots)
    }
}

impl State {
    /// Locations that have left the game.
    pub fn gone(&self) -> impl Iterator<Item = Location> + use<> {
        bits(self.gone)
    }

    /// The entrance alone, upright in the middle.
    pub(crate) fn lay_entrance(&mut self, location: Location) {
        self.map.push(Placed { location, ..Placed::default() });
        debug_assert_eq!(self.spot_of(location), Some(Spot(0)));
    }
}

//! The New Round Phase: creatures, rooms, and what the next season will bring.

use super::Play;
use crate::components::{Adventurer, EventTile, Season};
use crate::event::Event;
use crate::state::{Ask, List, Phase};
use undercroft_core::{Chance, Sink};

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// DL-052…061.
    pub fn new_round(&mut self) {
        let (year, season, first) = (self.state.year, self.state.season, self.state.first);
        self.tell(|| Event::Round { year, season, first });
        self.restock();
        self.state.arriving = std::mem::take(&mut self.state.forecast);
        if let Some(next) = season.next() {
            self.show_event(next);
            self.draw_adventurers(next);
        }
        self.begin_orders();
    }

    /// DL-052…054: what nobody took leaves the game; three creatures and two rooms come.
    fn restock(&mut self) {
        let state = &mut *self.state;
        state.creatures_gone.pour(&std::mem::take(&mut state.tavern));
        for room in state.shop.drain(..) {
            state.rooms_gone.add(room);
        }
        let mut creatures = List::<_, 3>::new();
        for _ in 0..3 {
            let below = if state.year == 1 { 12 } else { 0 };
            let from = below.min(state.creature_stack.len());
            self.chance.bring_up(&mut state.creature_stack[from..], |one, name| one.id() == name);
            creatures.extend(state.creature_stack.pop());
        }
        for _ in 0..2 {
            let below = if state.year == 1 { 8 } else { 0 };
            let from = below.min(state.room_stack.len());
            self.chance.bring_up(&mut state.room_stack[from..], |one, name| one.id() == name);
            state.shop.extend(state.room_stack.pop());
        }
        state.tavern = creatures.iter().copied().collect();
        let shop = state.shop;
        self.tell(|| Event::Tavern { creatures: creatures.to_vec() });
        self.tell(|| Event::Shop { rooms: shop.to_vec() });
    }

    /// DL-056, 057: the event tile of the next season is turned up, and with it the special event.
    fn show_event(&mut self, season: Season) {
        let Some(place) = EventTile::place_of(season) else { return };
        let tile = self.state.event_tiles[place];
        self.state.events_shown = place as u8 + 1;
        self.tell(|| Event::EventShown { season, tile });
        if tile == EventTile::Special
            && let Some(special) = self.state.special()
        {
            self.tell(|| Event::SpecialShown { special });
        }
    }

    /// DL-058…060: adventurers for the next season, weakest first; not all of the same strength. Everybody
    /// sees who goes under the stack.
    fn draw_adventurers(&mut self, season: Season) {
        let wanted = if self.state.seats() == 4 { 4 } else { 3 };
        let parts = &self.game.components;
        let power = |who: &Adventurer| parts.adventurer(*who).power;
        let year = usize::from(self.state.year - 1);
        let mut drawn = List::<Adventurer, 4>::new();
        while drawn.len() < wanted {
            let stack = &mut self.state.adventurer_stacks[year];
            // Those put back under the stack come last, whoever is wished for.
            let from = usize::from(self.state.returned).min(stack.len().saturating_sub(1));
            self.chance.bring_up(&mut stack[from..], |one, name| one.id() == name);
            let Some(next) = stack.pop() else { break };
            self.state.returned = self.state.returned.min(stack.len() as u8);
            drawn.push(next);
            let alike = drawn.len() == wanted && drawn.iter().all(|one| power(one) == power(&drawn[0]));
            // DLA-13: a stack in which nobody differs would be drawn through for ever.
            if alike && stack.iter().any(|one| power(one) != power(&next)) {
                drawn.pop();
                stack.insert(0, next);
                self.state.returned += 1;
                self.tell(|| Event::PutBack { adventurer: next });
            }
        }
        drawn.sort_by_key(power);
        self.state.forecast = drawn;
        self.tell(|| Event::Forecast { season, adventurers: drawn.to_vec() });
    }

    fn begin_orders(&mut self) {
        self.draw_dummy_orders();
        self.state.phase = Phase::Orders;
        self.state.ask = Ask::Orders;
    }
}

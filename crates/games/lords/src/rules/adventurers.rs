//! The Adventurers Phase: who goes to whom.

use super::Play;
use crate::Lords;
use crate::components::{Adventurer, Class, EventTile, SpecialEffect};
use crate::event::Event;
use crate::state::{List, Member, Phase, Player};
use undercroft_core::{Chance, Seat, Sink};

/// DL-186…188: an adventurer joins at the end; a warrior goes to the front, behind the paladin.
pub(crate) fn join(game: &Lords, player: &mut Player, who: Adventurer) {
    let class = |who| game.components.adventurer(who).class;
    let place = match class(who) {
        Class::Warrior => player.party.iter().take_while(|one| class(one.who) == Class::Paladin).count(),
        Class::Thief | Class::Priest | Class::Wizard | Class::Paladin | Class::Illusion => player.party.len(),
    };
    player.party.insert(place, Member::new(who));
}

/// Evil Counters from the nicest to the most evil; nobody is the counter that nobody plays.
pub(crate) type Counters = List<(u8, Option<Seat>), 4>;

impl Lords {
    /// DL-183…185, 190: the weakest goes to the nicest; equals in player order, and the dummy counter, which has moved
    /// by then, before all. `evil` has the players' counters in player order.
    pub(crate) fn counters(&self, dummy_evil: u8, evil: impl Iterator<Item = (u8, Seat)>) -> Counters {
        let mut counters = Counters::new();
        if self.seats() == 2 {
            counters.push(((dummy_evil + 1).min(self.components.evilometer.top()), None));
        }
        counters.extend(evil.map(|(evil, seat)| (evil, Some(seat))));
        counters.sort_by_key(|(evil, _)| *evil);
        counters
    }
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// DL-183…190: who goes to whom.
    pub fn adventurers_arrive(&mut self) {
        let state = &*self.state;
        let evil = (0..state.seats()).map(|turn| state.seat_in_turn(turn));
        let counters = self.game.counters(state.dummy_evil, evil.map(|seat| (state.player(seat).evil, seat)));
        if let Some((to, _)) = counters.iter().copied().find(|(_, goes_to)| goes_to.is_none()) {
            self.state.dummy_evil = to;
            self.tell(|| Event::DummyEvil { to });
        }
        let arriving = std::mem::take(&mut self.state.arriving);
        for (adventurer, (_, goes_to)) in arriving.into_iter().zip(counters) {
            match goes_to {
                Some(seat) => {
                    let game = self.game;
                    let player = self.player(seat);
                    join(game, player, adventurer);
                    player.visitor = Some(adventurer);
                    self.tell(|| Event::Arrived { seat, adventurer });
                }
                None => {
                    self.state.adventurers_gone.add(adventurer);
                    self.tell(|| Event::WentElsewhere { adventurer });
                }
            }
        }
        let impatient = self.state.event_tile() == Some(EventTile::Special)
            && self.game.special_effect(self.state) == Some(SpecialEffect::ImpatientHeroes);
        if impatient {
            self.begin_turn(Phase::Arrival(0));
        } else {
            self.state.players.iter_mut().for_each(|player| player.visitor = None);
            self.end_round();
        }
    }
}

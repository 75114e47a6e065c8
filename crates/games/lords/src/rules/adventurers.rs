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

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// DL-183…190: the weakest goes to the nicest; equals in player order, and the dummy counter before all.
    pub fn adventurers_arrive(&mut self) {
        let mut counters: List<(u8, Option<Seat>), 4> = List::new();
        if self.state.seats() == 2 {
            let top = self.game.components.evilometer.top();
            let to = (self.state.dummy_evil + 1).min(top);
            self.state.dummy_evil = to;
            self.tell(|| Event::DummyEvil { to });
            counters.push((to, None));
        }
        for turn in 0..self.state.seats() {
            let seat = self.state.seat_in_turn(turn);
            counters.push((self.state.player(seat).evil, Some(seat)));
        }
        counters.sort_by_key(|(evil, _)| *evil);
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

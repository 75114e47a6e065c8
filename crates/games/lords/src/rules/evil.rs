//! The Evilometer and the paladin who watches it.

use super::Play;
use crate::components::{Adventurer, Class};
use crate::event::Event;
use crate::state::{Member, Paladin};
use undercroft_core::{Chance, Seat, Sink};

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// DL-194, 195: gained Evil moves the counter up, to the top at most.
    pub fn gain_evil(&mut self, seat: Seat, points: u8) {
        let to = (self.player(seat).evil + points).min(self.game.components.evilometer.top());
        self.move_counter(seat, to);
    }

    /// DL-087, 195: reputation moves it down, to the bottom at most.
    pub fn lose_evil(&mut self, seat: Seat, points: u8) {
        let to = self.player(seat).evil.saturating_sub(points);
        self.move_counter(seat, to);
    }

    fn move_counter(&mut self, seat: Seat, to: u8) {
        // The training ground has no Evilometer.
        if self.game.agreed.training.is_some() {
            return;
        }
        let from = std::mem::replace(&mut self.player(seat).evil, to);
        if from != to {
            self.tell(|| Event::Evil { seat, from, to });
            self.check_paladin();
        }
    }

    /// DL-198…204, DLA-37: after every movement the paladin joins the most evil player on or above his
    /// space, if that one is strictly more evil than his host; among equals the last in player order.
    pub fn check_paladin(&mut self) {
        let space = self.game.components.evilometer.paladin;
        let above = match self.state.paladin {
            Paladin::Out => return,
            Paladin::Tent => space,
            Paladin::With(host) => space.max(self.state.player(host).evil + 1),
        };
        let goes_to = (0..self.state.seats())
            .map(|turn| self.state.seat_in_turn(turn))
            .filter(|seat| self.state.player(*seat).evil >= above)
            .max_by_key(|seat| self.state.player(*seat).evil);
        if let Some(seat) = goes_to {
            self.move_paladin(seat);
        }
    }

    /// DL-200, 205: he takes the lead of the party, with all the damage he has.
    fn move_paladin(&mut self, seat: Seat) {
        let who = if self.state.year == 1 { Adventurer::SilverPaladin } else { Adventurer::GoldPaladin };
        let mut paladin = Member::new(who);
        if let Paladin::With(host) = self.state.paladin {
            let party = &mut self.player(host).party;
            if let Some(found) = party.iter().position(|member| member.who == who) {
                paladin = party.remove(found);
            }
        }
        self.state.paladin = Paladin::With(seat);
        let game = self.game;
        let party = &mut self.player(seat).party;
        let illusions = party
            .iter()
            .take_while(|one| game.components.adventurer(one.who).class == Class::Illusion)
            .count();
        party.insert(illusions, paladin);
        self.tell(|| Event::Paladin { seat });
    }
}

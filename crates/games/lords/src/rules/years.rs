//! From the first year to the second, and from the second to the end.

use super::Play;
use super::scoring;
use crate::components::Season;
use crate::event::Event;
use crate::state::{Paladin, Phase, Plan};
use undercroft_core::{Chance, Seat, Sink};

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// DL-287, 291: whoever is left goes home, and all creatures rise.
    pub fn end_combat(&mut self) {
        if self.only_combat {
            self.state.phase = Phase::Over;
            return;
        }
        let game = self.game;
        for seat in self.everybody() {
            let state = &mut *self.state;
            let player = state.player_mut(seat);
            let party = std::mem::take(&mut player.party);
            let (up, down) = (player.up, std::mem::take(&mut player.down));
            player.up = up;
            player.up.pour(&down);
            player.plan = Plan::default();
            let leaving = party.iter().filter(|one| scoring::is_real(game, one.who));
            let count = leaving.clone().count() as u8;
            for member in leaving {
                state.adventurers_gone.add(member.who);
            }
            if count > 0 {
                self.tell(|| Event::PartyLeaves { seat, count });
            }
        }
        if let Paladin::With(_) = self.state.paladin {
            self.state.paladin = Paladin::Out;
        }
        self.state.combat_round = 0;
        if self.state.year == 1 && self.game.agreed.training.is_none() {
            self.second_year();
        } else {
            self.finish();
        }
    }

    /// DL-292…302: the same dungeons, stronger visitors.
    fn second_year(&mut self) {
        let state = &mut *self.state;
        state.year = 2;
        state.season = Season::Winter;
        // DL-295: the used combat cards leave the game.
        state.cards[0].clear();
        state.cards_shown = 0;
        state.events_shown = 0;
        state.returned = 0;
        for player in &mut state.players {
            player.spied = [false; 4];
        }
        // DLA-30: the same three tiles are shuffled again.
        self.chance.shuffle(&mut state.event_tiles);
        state.dummy_evil = state.dummy_evil.saturating_sub(2);
        // DL-298…300: one seat to the right with four, to the left with three, unmoved with two players.
        let seats = state.seats();
        let steps = match seats {
            4 => 3,
            3 => 1,
            _ => 0,
        };
        state.first = (0..steps).fold(state.first, |seat: Seat, _| seat.next(seats));
        // DL-208: a paladin still in his tent is replaced by the stronger one.
        state.paladin = Paladin::Tent;
        let first = state.first;
        self.tell(|| Event::SecondYear { first });
        self.check_paladin();
        self.new_round();
    }

    /// DL-308…327: points and titles.
    fn finish(&mut self) {
        self.state.phase = Phase::Over;
        let (game, state) = (self.game, &*self.state);
        let sheet = scoring::scores(game, state);
        for title in &sheet.titles {
            for seat in title.holders.iter() {
                self.events.push(|| Event::Titled { seat, title: title.title, points: title.points });
            }
        }
        for seat in Seat::all(state.seats()) {
            let points = sheet.total(seat);
            self.events.push(|| Event::Scored { seat, points });
        }
    }
}

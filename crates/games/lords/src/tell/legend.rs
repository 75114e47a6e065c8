//! What everything means: the orders space by space, the creatures, the rooms and traps at hand, the signs.

use super::phrases;
use crate::Lords;
use crate::components::{Cost, Creature, Order, Room};
use crate::view::View;
use undercroft_core::Phrase;

/// The year in a few sentences.
const COURSE: [&str; 5] = [
    "lords-legend-year",
    "lords-legend-orders",
    "lords-legend-adventurers",
    "lords-legend-events",
    "lords-legend-combat",
];

impl Lords {
    pub(super) fn explained(&self, view: &View) -> Vec<Phrase> {
        let training = self.agreed.training.is_some();
        let mut told = Vec::new();
        if !training {
            told.extend(
                COURSE.map(|key| Phrase::new(key).number("paladin", self.components.evilometer.paladin)),
            );
            if self.has_unplayed_counter(view) {
                told.push(Phrase::new("lords-legend-two"));
            }
            if self.agreed.full {
                told.push(Phrase::new("lords-legend-full"));
            }
            told.extend(view.special.map(|special| {
                Phrase::new("lords-legend-thing")
                    .phrase("name", phrases::special(special))
                    .phrase("text", self.special_text(special))
            }));
            told.extend(Order::ALL.iter().map(|order| self.order_explained(*order, view.year)));
        } else {
            told.push(Phrase::new("lords-legend-combat"));
        }
        told.push(Phrase::new("lords-legend-battle"));
        told.extend(self.creatures_explained(view));
        told.extend(self.rooms_explained(view));
        let hand = view.player(view.subject()).shown.traps;
        told.extend(hand.kinds().map(|trap| {
            Phrase::new("lords-legend-thing")
                .phrase("name", phrases::trap(trap))
                .phrase("text", self.trap_text(trap, view.year, 0))
        }));
        let known = view.cards.iter().flatten();
        told.extend(known.map(|card| {
            Phrase::new("lords-legend-thing")
                .phrase("name", phrases::card(*card))
                .phrase("text", self.card_text(*card))
        }));
        told.push(Phrase::new("lords-legend-party"));
        told.push(Phrase::new("lords-legend-signs"));
        if !training {
            told.push(Phrase::new("lords-legend-points"));
        }
        told
    }

    /// An order with its three spaces.
    fn order_explained(&self, order: Order, year: u8) -> Phrase {
        let spaces = (0..3).map(|space| self.space_explained(order, space, year));
        Phrase::new("lords-legend-order")
            .phrase("order", phrases::order(order))
            .list("spaces", spaces.collect())
    }

    /// A space of an order with its price and what it gives.
    pub fn space_explained(&self, order: Order, space: usize, year: u8) -> Phrase {
        let cost = self.components.space(order, space).cost;
        let key = if cost == Cost::default() { "lords-legend-space-free" } else { "lords-legend-space" };
        Phrase::new(key)
            .text("space", super::sentence::space_name(space as u8))
            .phrase("cost", phrases::cost(cost))
            .phrase("gain", self.gain(order, space, year))
    }

    /// What a creature wants, when it is hired and on Pay Day.
    pub fn wage_told(&self, creature: Creature) -> Phrase {
        phrases::cost(self.components.creature(creature).cost)
    }

    /// The creatures that somebody has or can hire.
    fn creatures_explained(&self, view: &View) -> Vec<Phrase> {
        let about = |creature: &&Creature| {
            view.tavern.has(**creature)
                || view.players.iter().any(|player| player.shown.owned(**creature) > 0)
        };
        let explain = |creature: &Creature| {
            Phrase::new("lords-legend-creature")
                .phrase("creature", phrases::creature(*creature))
                .phrase("cost", phrases::cost(self.components.creature(*creature).cost))
                .phrase("text", self.creature_text(*creature))
        };
        Creature::ALL.iter().filter(about).map(explain).collect()
    }

    /// The rooms on offer and those the player has.
    fn rooms_explained(&self, view: &View) -> Vec<Phrase> {
        let own = view.player(view.subject()).shown.dungeon.rooms.iter().map(|(room, _)| room);
        let rooms: Vec<Room> = view.shop.iter().copied().chain(own).collect();
        rooms.into_iter().map(|room| self.room_explained(room)).collect()
    }

    /// A room with its zone and what it is for.
    pub fn room_explained(&self, room: Room) -> Phrase {
        let named = match self.zone(room) {
            Some(zone) => Phrase::new("lords-legend-room").phrase("zone", zone),
            None => Phrase::new("lords-legend-thing"),
        };
        named.phrase("name", phrases::room(room)).phrase("text", self.room_text(room))
    }
}

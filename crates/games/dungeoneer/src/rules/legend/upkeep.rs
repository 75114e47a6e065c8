//! Keeping costs, and what happens to a hero at the start of his turn (DR-108…111).

use crate::Rules;
use crate::components::Resource;
use crate::components::Trigger;
use crate::event::Event;
use crate::ids::Card;
use crate::moves::Move;
use crate::rules::Play;
use crate::state::{Choice, Context, Frame, Host, Source, State};
use undercroft_core::{Chance, Seat, Sink};

impl Rules {
    /// Cards in an inventory for which upkeep is due.
    fn kept(&self, state: &State, seat: Seat) -> impl Iterator<Item = (Card, u16)> {
        let items = state.player(seat).items;
        items
            .into_iter()
            .map(|item| (item.card, u16::from(self.components.card(item.card).upkeep)))
            .filter(|(_, upkeep)| *upkeep > 0)
    }

    /// DRA-63: with too little glory the player chooses what he keeps.
    pub(crate) fn upkeep_moves(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        moves.extend(self.kept(state, seat).map(|(card, _)| Move::Hand(card)));
    }
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// DR-108, DRA-63: paid if it can be; otherwise cards go back until the rest can be paid.
    pub fn upkeep(&mut self) {
        let seat = self.state.active;
        let due: u16 = self.rules.kept(self.state, seat).map(|(_, upkeep)| upkeep).sum();
        if due > self.state.player(seat).glory {
            let context = self.context(seat, Source::Rules);
            self.ask(seat, Choice::Upkeep, context);
            return;
        }
        self.pop();
        self.lose(seat, Resource::Glory, due);
        self.take_action_points();
        self.start_of_turn(seat);
    }

    /// DR-109, DR-111: back in the hand, for all to see; tokens and attachments are lost.
    pub fn take_back(&mut self, seat: Seat, card: Card) {
        let rules = self.rules;
        let player = self.player(seat);
        let Some(place) = player.items.iter().position(|item| item.card == card) else { return };
        player.items.remove(place);
        player.hand.insert(card);
        player.known.insert(card);
        self.events.push(|| Event::Returned { seat, card: rules.card_name(card) });
        self.drop_attachments(Host::Card(card));
        self.check_limits(seat);
    }

    /// Cards in play and attachments that do something at the start of the bearer's turn.
    fn start_of_turn(&mut self, seat: Seat) {
        let player = *self.state.player(seat);
        let own = player.items.into_iter().map(|item| item.card);
        let attached = self.state.attached.into_iter().filter(|one| match one.host {
            Host::Hero(host) => host == seat,
            Host::Card(host) => player.items.iter().any(|item| item.card == host),
        });
        let cards: Vec<Card> = own.chain(attached.map(|one| one.card)).collect();
        for card in cards.into_iter().rev() {
            let context = Context::of(seat, Source::Card(card), player.spot);
            for block in self.rules.blocks_of(Source::Card(card)).iter().rev() {
                if block.on == Trigger::TurnStart && self.rules.holds(self.state, &block.when, &context) {
                    self.push(Frame::Run { ops: block.ops, context });
                }
            }
        }
    }
}

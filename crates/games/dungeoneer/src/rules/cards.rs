//! Cards between decks, hands, inventories and the discard pile.

use super::Play;
use crate::Rules;
use crate::components::{Class, Duration, Value};
use crate::event::Event;
use crate::ids::{Card, CardSet};
use crate::state::{Asked, Choice, Context, Creature, Frame, Host, Source, State};
use undercroft_core::{Chance, Seat, Sink};

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// Asks a seat to choose something.
    pub fn ask(&mut self, seat: Seat, choice: Choice, context: Context) {
        self.push(Frame::Ask { seat, what: Asked::Choice(choice), context });
    }

    /// Asks whoever played the card; alone, the dungeon answers for its own.
    pub fn ask_player(&mut self, choice: Choice, context: Context) {
        if self.rules.is_the_dungeons(&context) {
            self.dungeon_answers(context.you, choice, context);
        } else {
            self.ask(context.you, choice, context);
        }
    }

    /// The context of something that a seat does where its hero stands.
    pub fn context(&self, seat: Seat, source: Source) -> Context {
        Context::of(seat, source, self.state.player(seat).spot)
    }

    /// DR-063, DR-064: a card goes to the discard pile, and with it whatever is attached to it.
    pub fn lay_on_pile(&mut self, card: Card) {
        self.state.discard.insert(card);
        self.drop_attachments(Host::Card(card));
    }

    /// What was attached to this is discarded.
    pub fn drop_attachments(&mut self, host: Host) {
        while let Some(place) = self.state.attached.iter().position(|one| one.host == host) {
            let gone = self.state.attached.remove(place);
            let rules = self.rules;
            self.events.push(|| Event::Discarded { seat: gone.controller, card: rules.card_name(gone.card) });
            self.state.discard.insert(gone.card);
        }
    }

    /// DR-307, DR-309, DR-583: so many cards of a deck; `glory` names one of split decks.
    pub fn draw_cards(&mut self, seat: Seat, count: u8, glory: Option<bool>) {
        let rules = self.rules;
        let mut drawn = CardSet::EMPTY;
        for _ in 0..count {
            let Some(card) = self.next_card(glory) else { break };
            drawn.insert(card);
            self.player(seat).hand.insert(card);
        }
        if !drawn.is_empty() {
            self.events.push(|| Event::Drew {
                seat,
                count: drawn.len() as u8,
                cards: Some(drawn.iter().map(|card| rules.card_name(card)).collect()),
            });
        }
    }

    /// The next card of a deck, which is made of the discards where it is empty.
    pub fn next_card(&mut self, glory: Option<bool>) -> Option<Card> {
        let rules = self.rules;
        let split = rules.agreed.split_decks;
        let in_play = rules.cards_in_play(self.state);
        let from_peril = match glory {
            Some(glory) => split && !glory,
            None => split && self.state.deck.is_empty() && !rules.has_discarded(self.state, true),
        };
        let deck = if from_peril { &mut self.state.peril_deck } else { &mut self.state.deck };
        if deck.is_empty() {
            let fits = |card: &Card| !split || rules.components.card(*card).class.is_glory() != from_peril;
            let again: CardSet = self.state.discard.iter().filter(fits).collect();
            if again.is_empty() {
                return None;
            }
            self.state.discard = self.state.discard.minus(&again);
            let of_this_deck: CardSet = in_play.iter().filter(fits).collect();
            self.state.apart = self.state.apart.minus(&of_this_deck).or(&of_this_deck.minus(&again));
            for card in again.iter() {
                deck.push(card);
            }
            self.chance.shuffle(deck);
            self.events.push(|| Event::Reshuffled);
        }
        let deck = if from_peril { &mut self.state.peril_deck } else { &mut self.state.deck };
        self.chance.bring_up(deck, |card, word| *rules.card_name(*card) == *word);
        deck.pop()
    }

    /// DR-218, DRA-38: with a limit lowered, the surplus goes.
    pub fn check_limits(&mut self, seat: Seat) {
        for class in [Class::Treasure, Class::Boon] {
            if self.rules.readied(self.state, seat, class) > self.rules.limit(self.state, seat, class) {
                let context = self.context(seat, Source::Rules);
                self.ask(seat, Choice::Surplus(class), context);
                return;
            }
        }
    }
}

impl Rules {
    fn has_discarded(&self, state: &State, glory: bool) -> bool {
        state.discard.iter().any(|card| self.components.card(card).class.is_glory() == glory)
    }

    /// How many permanent cards of the class are in the inventory (DR-061).
    pub(crate) fn readied(&self, state: &State, seat: Seat, class: Class) -> i16 {
        let counts = |card: Card| {
            let title = self.components.card(card);
            match title.class {
                // DR-468: a minion counts as a permanent treasure.
                Class::Monster => class == Class::Treasure,
                other => other == class && title.duration == Duration::Permanent,
            }
        };
        state.player(seat).items.iter().filter(|item| counts(item.card)).count() as i16
    }

    /// DR-060: how many may be there.
    pub(crate) fn limit(&self, state: &State, seat: Seat, class: Class) -> i16 {
        let hero = self.components.hero(state.player(seat).hero);
        let (printed, value) = match class {
            Class::Boon => (hero.boon_limit, Value::BoonLimit),
            Class::Treasure | Class::Bane | Class::Monster | Class::Trap => {
                (hero.treasure_limit, Value::TreasureLimit)
            }
        };
        // An inventory holds so many of each class, whatever a pack says.
        (i16::from(printed) + i16::from(self.added(state, Creature::Hero(seat), value))).min(7)
    }

    /// DR-307.
    pub(crate) fn hand_size(&self, state: &State, seat: Seat) -> usize {
        let printed = i16::from(self.set(state).hand_size);
        (printed + i16::from(self.added(state, Creature::Hero(seat), Value::HandSize))).max(0) as usize
    }
}

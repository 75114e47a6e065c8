//! What one observer may see: the table with the secrets of others taken out.

pub mod reckon;
pub mod step;

use crate::Rules;
use crate::components::{Class, Components};
use crate::ids::CardSet;
use crate::position::spoken;
use crate::state::{Orders, Player, State};
use serde::ser::{Error, SerializeStruct};
use serde::{Serialize, Serializer};
use std::sync::Arc;
use undercroft_core::{Observer, Seat, SeatSet};

/// How many cards somebody holds that are not shown: glory and peril cards apart where their backs differ (DR-479).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Hidden {
    /// All cards, or the glory cards of split decks.
    pub cards: u8,
    /// The peril cards of split decks.
    #[serde(skip_serializing_if = "crate::state::is_zero")]
    pub peril: u8,
}

/// The table as one observer sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Who looks, if it is a player.
    pub you: Option<Seat>,
    /// Who is asked.
    pub acting: SeatSet,
    /// The table; hands, decks and orders that the observer may not know are empty.
    pub shown: State,
    /// Cards in each hand that are not shown.
    pub hands: [Hidden; 4],
    /// Cards in the decks.
    pub decks: Hidden,
    /// Locations to come.
    pub locations: u8,
    /// Quests to come.
    pub quests: u8,
    /// Locations that each player has still to lay (DR-512).
    pub plots: [u8; 4],
    /// What everything is called, for those who read the view as data.
    words: Words,
}

/// The words of the components: the same at every view of a table, so that views never differ by them.
#[derive(Clone)]
struct Words(Arc<Components>);

impl PartialEq for Words {
    fn eq(&self, _: &Words) -> bool {
        true
    }
}

impl Eq for Words {}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Words")
    }
}

impl View {
    /// A player as shown.
    pub fn player(&self, seat: Seat) -> &Player {
        self.shown.player(seat)
    }

    /// Is the observer asked?
    pub fn is_asked(&self) -> bool {
        self.you.is_some_and(|you| self.acting.contains(you))
    }
}

/// The projection of a state.
pub(crate) fn view(rules: &Rules, state: &State, observer: Observer) -> View {
    let mut shown = *state;
    let mut hands = [Hidden::default(); 4];
    let mut plots = [0; 4];
    for seat in Seat::all(state.seats()) {
        plots[seat.index()] = state.player(seat).plots.count_ones() as u8;
        if observer.knows_secrets_of(seat) {
            continue;
        }
        let player = shown.player_mut(seat);
        let secret = player.hand.minus(&player.known);
        hands[seat.index()] = rules.hidden(&secret);
        player.hand = player.known;
        player.orders = Orders::default();
        player.plots = 0;
    }
    if !state.declared && !observer.knows_secrets_of(state.active) {
        shown.tray.retain(|sent| rules.is_committed(state, sent.card));
    }
    let split = rules.agreed.split_decks;
    let decks =
        Hidden { cards: state.deck.len() as u8, peril: if split { state.peril_deck.len() as u8 } else { 0 } };
    if observer != Observer::Omniscient {
        shown.deck.clear();
        shown.peril_deck.clear();
        shown.removed = CardSet::EMPTY;
        shown.locations.clear();
        let known = usize::from(shown.quests_returned).min(shown.quest_deck.len());
        shown.quest_deck.truncate(known);
    }
    View {
        you: observer.seat(),
        acting: rules.acting(state),
        shown,
        hands,
        decks,
        locations: state.locations.len() as u8,
        quests: state.quest_deck.len() as u8,
        plots,
        words: Words(Arc::clone(&rules.components)),
    }
}

impl Rules {
    /// What can be told of cards by their backs.
    pub(crate) fn hidden(&self, cards: &CardSet) -> Hidden {
        let peril = |card: &crate::ids::Card| {
            self.agreed.split_decks
                && match self.components.card(*card).class {
                    Class::Bane | Class::Monster | Class::Trap => true,
                    Class::Treasure | Class::Boon => false,
                }
        };
        let peril = cards.iter().filter(peril).count() as u8;
        Hidden { cards: cards.len() as u8 - peril, peril }
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut out = serializer.serialize_struct("View", 9)?;
        out.serialize_field("you", &self.you)?;
        out.serialize_field("acting", &self.acting)?;
        out.serialize_field("hands", &self.hands[..usize::from(self.shown.seats())])?;
        out.serialize_field("decks", &self.decks)?;
        out.serialize_field("locations", &self.locations)?;
        out.serialize_field("quests", &self.quests)?;
        if self.plots == [0; 4] {
            out.skip_field("plots")?;
        } else {
            out.serialize_field("plots", &self.plots[..usize::from(self.shown.seats())])?;
        }
        let mut shown = serde_json::to_value(self.shown).map_err(S::Error::custom)?;
        spoken::say(&self.words.0, &mut shown);
        out.serialize_field("shown", &shown)?;
        out.end()
    }
}

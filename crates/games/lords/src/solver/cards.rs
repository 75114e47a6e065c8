//! What a player may expect of the combat cards he has not seen.

use super::Solver;
use crate::components::Spell;
use crate::names::Card;
use crate::state::State;
use arrayvec::ArrayVec;
use undercroft_core::Seat;

/// A card that may come, and how many others would do exactly the same.
pub(super) type Chances = ArrayVec<(Card, u8), { Card::COUNT }>;

/// Does the player know the card in this place?
pub(super) fn knows(state: &State, seat: Seat, place: usize) -> bool {
    let spied = state.player(seat).spied.get(place).copied().unwrap_or(true);
    place < usize::from(state.cards_shown) || spied
}

impl Solver<'_> {
    fn knows(&self, state: &State, place: usize) -> bool {
        knows(state, self.me, place)
    }

    /// The cards that may lie in the places of which the player knows nothing.
    fn unseen<'s>(&'s self, state: &'s State) -> impl Iterator<Item = Card> + 's {
        let cards = &state.cards[usize::from(state.year - 1)];
        let known = move |card: &Card| {
            cards.iter().position(|one| one == card).is_some_and(|place| self.knows(state, place))
        };
        self.game.components.cards_of(state.year).filter(move |card| !known(card))
    }

    /// May a card with such a spell still come?
    pub(super) fn may_come(&self, state: &State, such: impl Fn(Spell) -> bool) -> bool {
        let parts = &self.game.components;
        let fits = |card: Card| such(parts.card(card).spell);
        let cards = &state.cards[usize::from(state.year - 1)];
        let to_come = cards.iter().enumerate().skip(usize::from(state.combat_round.saturating_sub(1)));
        let known = |place| knows(state, self.seat, place);
        parts.cards_of(state.year).any(&fits)
            && to_come.into_iter().any(|(place, card)| !known(place) || fits(*card))
    }

    /// DL-244: without the magic for this round, nobody casts in it or later: only the fatigue of a card counts.
    fn only_fatigue(&self, state: &State) -> bool {
        let parts = &self.game.components;
        let party = &state.player(self.me).party;
        let magic: u8 = party.iter().map(|one| parts.adventurer(one.who).magic).sum();
        magic < state.combat_round && !self.wanders
    }

    /// The cards that may be turned up this round; none if the player knows it.
    pub(super) fn chances(&self, state: &State) -> Chances {
        let place = usize::from(state.combat_round.saturating_sub(1));
        let mut chances = Chances::new();
        if place >= state.cards[usize::from(state.year - 1)].len() || self.knows(state, place) {
            return chances;
        }
        let alike = self.only_fatigue(state);
        let parts = &self.game.components;
        for card in self.unseen(state) {
            let fatigue = parts.card(card).fatigue;
            let found = chances.iter_mut().find(|(one, _)| alike && parts.card(*one).fatigue == fatigue);
            match found {
                Some((_, count)) => *count += 1,
                None => chances.push((card, 1)),
            }
        }
        chances
    }

    /// The situation with this card turned up next.
    pub(super) fn with_card(&self, state: &State, card: Card) -> State {
        let place = usize::from(state.combat_round.saturating_sub(1));
        let mut fate = state.clone();
        let cards = &mut fate.cards[usize::from(state.year - 1)];
        match cards.iter().position(|one| *one == card) {
            Some(elsewhere) => cards.swap(place, elsewhere),
            None => cards[place] = card,
        }
        fate
    }

    /// All that still matters of the cards: those known to come, and how the others may fall.
    pub(super) fn cards_to_come(&self, state: &State) -> ArrayVec<(u8, u8), { Card::COUNT + 4 }> {
        let parts = &self.game.components;
        let alike = self.only_fatigue(state);
        let mut told = ArrayVec::new();
        let from = usize::from(state.combat_round.saturating_sub(1));
        let cards = &state.cards[usize::from(state.year - 1)];
        let name = |card: Card| if alike { parts.card(card).fatigue } else { card as u8 };
        let mut unknown = false;
        for (place, card) in cards.iter().enumerate().skip(from) {
            if self.knows(state, place) {
                told.push((place as u8, name(*card)));
            } else {
                unknown = true;
            }
        }
        if unknown {
            let from = told.len();
            told.extend(self.unseen(state).map(|card| (u8::MAX, name(card))));
            told[from..].sort_unstable();
        }
        told
    }
}

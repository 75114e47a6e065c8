//! What a player may expect of the combat cards he has not seen.

use super::Solver;
use arrayvec::ArrayVec;
use undercroft_core::Seat;
use undercroft_lords::components::{Card, Spell};
use undercroft_lords::state::{COMBAT_ROUNDS, State};

/// A card that may come, and how many others would do exactly the same.
pub(super) type Chances = ArrayVec<(Card, u8), { Card::COUNT }>;

/// What may still happen to the party besides what the player does.
#[derive(Copy, Clone, Debug, Default)]
pub(super) struct Omens {
    /// The paladin may come, or go and come back.
    pub wanders: bool,
    /// Wizards may hide behind the others.
    pub hides: bool,
    /// Illusions may come.
    pub conjures: bool,
    /// A spell may send creatures home.
    pub withdraws: bool,
}

impl Omens {
    fn add(&mut self, spell: Spell) {
        self.hides |= spell == Spell::Invisibility;
        self.conjures |= spell == Spell::Illusion;
        self.withdraws |= matches!(spell, Spell::Fear | Spell::Suggestion | Spell::Peace { .. });
    }
}

/// Does the player know the card in this place?
pub(super) fn knows(state: &State, seat: Seat, place: usize) -> bool {
    let spied = state.player(seat).spied.get(place).copied().unwrap_or(true);
    place < usize::from(state.cards_shown) || spied
}

impl Solver<'_> {
    fn knows(&self, state: &State, place: usize) -> bool {
        knows(state, self.me, place)
    }

    /// Does the player know all cards that are looked at?
    pub(super) fn knows_all(&self, state: &State) -> bool {
        let last = COMBAT_ROUNDS.min(self.last_round);
        (state.combat_round..=last).all(|round| self.knows(state, usize::from(round.saturating_sub(1))))
    }

    /// The cards that may lie in the places of which the player knows nothing.
    fn unseen<'s>(&'s self, state: &'s State) -> impl Iterator<Item = Card> + 's {
        let cards = &state.cards[usize::from(state.year - 1)];
        let known = move |card: &Card| {
            cards.iter().position(|one| one == card).is_some_and(|place| self.knows(state, place))
        };
        self.game.components().cards_of(state.year).filter(move |card| !known(card))
    }

    /// What may still happen to the party in the rounds that are looked at, or until the end.
    pub(super) fn omens(&self, state: &State, to_the_end: bool) -> Omens {
        let wanders = self.wanders && self.may_wander(state, self.me);
        let mut omens = Omens { wanders, ..Omens::default() };
        let last = if to_the_end { COMBAT_ROUNDS } else { self.last_round.min(COMBAT_ROUNDS) };
        // DL-244: nobody casts without the magic for the round, but who rides about may bring some along.
        let last = if wanders { last } else { last.min(self.magic(state)) };
        let from = state.combat_round + u8::from(self.spell_is_over(state, self.me));
        self.add_omens(&mut omens, state, from, last);
        omens
    }

    /// What may still happen to the party in this round, where the paladin does not wander.
    pub(super) fn omens_now(&self, state: &State) -> Omens {
        let mut omens = Omens::default();
        let casts = !self.spell_is_over(state, self.me) && self.magic(state) >= state.combat_round;
        if casts {
            self.add_omens(&mut omens, state, state.combat_round, state.combat_round);
        }
        omens
    }

    fn add_omens(&self, omens: &mut Omens, state: &State, from: u8, last: u8) {
        let cards = &state.cards[usize::from(state.year - 1)];
        for place in (from..=last).map(|round| usize::from(round.saturating_sub(1))) {
            match cards.get(place).filter(|_| self.knows(state, place)) {
                Some(card) => omens.add(self.game.components().card(*card).spell),
                None => self.spells_unseen.iter().for_each(|spell| omens.add(*spell)),
            }
        }
    }

    /// The spells of the cards that the player does not know.
    pub(super) fn spells_unseen(&self, state: &State) -> ArrayVec<Spell, { Card::COUNT }> {
        self.unseen(state).map(|card| self.game.components().card(card).spell).collect()
    }

    fn magic(&self, state: &State) -> u8 {
        let party = &state.player(self.me).party;
        party.iter().map(|one| self.game.components().adventurer(one.who).magic).sum()
    }

    /// DL-244: without the magic for this round, nobody casts in it or later: only the fatigue of a card counts.
    fn only_fatigue(&self, state: &State) -> bool {
        self.magic(state) < state.combat_round && !self.wanders
    }

    /// The cards that may be turned up this round; none if the player knows it.
    pub(super) fn chances(&self, state: &State) -> Chances {
        let place = usize::from(state.combat_round.saturating_sub(1));
        let mut chances = Chances::new();
        if place >= state.cards[usize::from(state.year - 1)].len() || self.knows(state, place) {
            return chances;
        }
        let alike = self.only_fatigue(state);
        let parts = self.game.components();
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
        let parts = self.game.components();
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

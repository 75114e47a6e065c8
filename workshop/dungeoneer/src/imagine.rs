//! A world that a seat could not tell from the true one: what it does not know is dealt anew.

use crate::Rules;
use crate::ids::{Card, CardSet};
use crate::state::{Orders, State};
use undercroft_core::{Chance, Seat};

/// Deals hidden cards, decks and orders from what the seat knows.
pub(crate) fn imagine(rules: &Rules, state: &State, seat: Seat, chance: &mut impl Chance) -> State {
    let mut world = *state;
    // Where backs differ, glory and peril cards are dealt apart.
    let split = rules.agreed.split_decks;
    let is_glory = |card: Card| !split || rules.components.card(card).class.is_glory();
    for glory in [true, false] {
        if !glory && !split {
            continue;
        }
        let deck = if glory { &state.deck } else { &state.peril_deck };
        let mut pool: CardSet = deck.iter().copied().collect();
        let others = || Seat::all(state.seats()).filter(|other| *other != seat);
        let secret = |other: Seat| -> CardSet {
            let player = state.player(other);
            player.hand.minus(&player.known).iter().filter(|card| is_glory(*card) == glory).collect()
        };
        for other in others() {
            pool = pool.or(&secret(other));
        }
        let mut cards: Vec<Card> = pool.iter().collect();
        chance.shuffle(&mut cards);
        for other in others() {
            let hand = secret(other);
            let player = world.player_mut(other);
            player.hand = player.hand.minus(&hand);
            for _ in 0..hand.len() {
                player.hand.insert(cards.pop().unwrap_or_default());
            }
        }
        let deck = if glory { &mut world.deck } else { &mut world.peril_deck };
        deck.clear();
        for card in cards {
            deck.push(card);
        }
    }
    for other in Seat::all(state.seats()).filter(|other| *other != seat) {
        world.player_mut(other).orders = Orders::default();
    }
    if state.active != seat {
        let known = state.player(state.active).known;
        world.tray.retain(|sent| known.contains(sent.card));
    }
    world.locations.sort_unstable();
    chance.shuffle(&mut world.locations);
    let known = usize::from(state.quests_returned).min(state.quest_deck.len());
    world.quest_deck[known..].sort_unstable();
    chance.shuffle(&mut world.quest_deck[known..]);
    world
}

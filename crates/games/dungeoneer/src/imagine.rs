//! A world that a seat could not tell from the true one: what it does not know is dealt anew.

use crate::Rules;
use crate::ids::{Card, CardSet};
use crate::state::{Orders, State};
use undercroft_core::{Chance, Seat};

/// Deals hidden cards, decks and orders from what the seat knows.
pub(crate) fn imagine(rules: &Rules, state: &State, seat: Seat, chance: &mut impl Chance) -> State {
    let mut world = *state;
    for sort in SORTS {
        deal(rules, state, &mut world, seat, sort, chance);
    }
    for other in Seat::all(state.seats()).filter(|other| *other != seat) {
        world.player_mut(other).orders = Orders::default();
    }
    if state.active != seat && !state.declared {
        world.tray.retain(|sent| rules.is_committed(state, sent.card));
    }
    world.locations.sort_unstable();
    chance.shuffle(&mut world.locations);
    let known = usize::from(state.quests_returned).min(state.quest_deck.len());
    world.quest_deck[known..].sort_unstable();
    chance.shuffle(&mut world.quest_deck[known..]);
    world
}

/// Cards that are told apart without being seen: glory and peril cards by their backs in split decks, and those that a
/// deck was made of from those that somebody has held ever since.
#[derive(Copy, Clone)]
struct Sort {
    glory: bool,
    apart: bool,
}

const SORTS: [Sort; 4] = [
    Sort { glory: true, apart: false },
    Sort { glory: true, apart: true },
    Sort { glory: false, apart: false },
    Sort { glory: false, apart: true },
];

/// Deals the hidden cards of a sort anew: as many to each hand as there were, the rest to the deck.
fn deal(rules: &Rules, state: &State, world: &mut State, seat: Seat, sort: Sort, chance: &mut impl Chance) {
    let split = rules.agreed.split_decks;
    if !sort.glory && !split {
        return;
    }
    let belongs = |card: &Card| {
        let glory = !split || rules.components.card(*card).class.is_glory();
        glory == sort.glory && state.apart.contains(*card) == sort.apart
    };
    let others = || Seat::all(state.seats()).filter(|other| *other != seat);
    let secret = |other: Seat| -> CardSet {
        let player = state.player(other);
        player.hand.minus(&player.known).iter().filter(belongs).collect()
    };
    let deck = if sort.glory { &state.deck } else { &state.peril_deck };
    let mut pool: CardSet = deck.iter().copied().filter(belongs).collect();
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
    // What is left lay in the deck; a card that is apart lies in no deck.
    if !sort.apart {
        let deck = if sort.glory { &mut world.deck } else { &mut world.peril_deck };
        deck.clear();
        for card in cards {
            deck.push(card);
        }
    }
}

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
    deal_plots(state, &mut world, seat, chance);
    world.locations.sort_unstable();
    chance.shuffle(&mut world.locations);
    let known = usize::from(state.quests_returned).min(state.quest_deck.len());
    world.quest_deck[known..].sort_unstable();
    chance.shuffle(&mut world.quest_deck[known..]);
    world
}

/// DR-586: which of the others holds which location that is still to be laid, nobody knows.
fn deal_plots(state: &State, world: &mut State, seat: Seat, chance: &mut impl Chance) {
    let others = || Seat::all(state.seats()).filter(|other| *other != seat);
    let mut pool: Vec<crate::ids::Location> =
        others().flat_map(|other| state.player(other).plots()).collect();
    if pool.is_empty() {
        return;
    }
    pool.sort_unstable();
    chance.shuffle(&mut pool);
    for other in others() {
        let count = state.player(other).plots.count_ones() as usize;
        let dealt = pool.drain(..count.min(pool.len()));
        world.player_mut(other).plots = dealt.fold(0, |all, location| all | 1 << location.0);
    }
}

/// Cards that are told apart without being seen: glory and peril cards by their backs in split decks, and those that a
/// deck was made of from those that somebody has held ever since.
#[derive(Copy, Clone)]
struct Sort {
    glory: bool,
    apart: bool,
    /// Of a grade that is over: everybody counts how many of those a hand still holds.
    past: bool,
}

const SORTS: [Sort; 8] = {
    let mut sorts = [Sort { glory: false, apart: false, past: false }; 8];
    let mut nth = 0;
    while nth < 8 {
        sorts[nth] = Sort { glory: nth & 2 == 0, apart: nth & 1 != 0, past: nth & 4 != 0 };
        nth += 1;
    }
    sorts
};

/// Deals the hidden cards of a sort anew: as many to each hand as there were, the rest to the deck.
fn deal(rules: &Rules, state: &State, world: &mut State, seat: Seat, sort: Sort, chance: &mut impl Chance) {
    let split = rules.agreed.split_decks;
    if (!sort.glory && !split) || (sort.past && state.grade == rules.first_grade()) {
        return;
    }
    let belongs = |card: &Card| {
        let glory = !split || rules.components.card(*card).class.is_glory();
        let past = rules.card_grade(*card) < state.grade;
        (glory, state.apart.contains(*card), past) == (sort.glory, sort.apart, sort.past)
    };
    let others = || Seat::all(state.seats()).filter(|other| *other != seat);
    let secret = |other: Seat| -> CardSet {
        let player = state.player(other);
        player.hand.minus(&player.known).iter().filter(belongs).collect()
    };
    let deck = if sort.glory { &state.deck } else { &state.peril_deck };
    let mut pool: CardSet = if sort.past {
        state.removed.iter().filter(belongs).collect()
    } else {
        deck.iter().copied().filter(belongs).collect()
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
    // What is left lay in the deck, or left the game with it; a card that is apart lies in no deck.
    if sort.past {
        world.removed = world.removed.minus(&pool).or(&cards.into_iter().collect());
    } else if !sort.apart {
        let deck = if sort.glory { &mut world.deck } else { &mut world.peril_deck };
        deck.clear();
        for card in cards {
            deck.push(card);
        }
    }
}
